import edicts from './edicts/words.json';
import essences from './essences/words.json';
import hazards from './hazards/words.json';
import levels from './levels/words.json';
import moons from './moons/words.json';
import pulsars from './pulsars/words.json';
import rewards from './rewards/words.json';
import technology from './technology/words.json';
import visits from './visits/words.json';

/*
 * The words of variants in English, taken in apart from the roster: everything else asks for words first.
 */

/** By variant. */
export const areas = { edicts, essences, hazards, levels, moons, pulsars, rewards, technology, visits };

/** All together. */
export const texts = {
  ...edicts,
  ...essences,
  ...hazards,
  ...levels,
  ...moons,
  ...pulsars,
  ...rewards,
  ...technology,
  ...visits,
};
