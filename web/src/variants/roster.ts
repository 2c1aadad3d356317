import { edicts } from './edicts';
import { essences } from './essences';
import { hazards } from './hazards';
import { levels } from './levels';
import { moons } from './moons';
import { pulsars } from './pulsars';
import { rewards } from './rewards';
import { technology } from './technology';
import { tokens } from './tokens';
import { visits } from './visits';

/**
 * The variants that the page knows, a folder each; `asked.ts` asks them. It is called when something is to be shown: what
 * variants show stands on the same pages as whatever asks them.
 */
export const variants = () => ({
  technology,
  hazards,
  moons,
  levels,
  pulsars,
  essences,
  rewards,
  edicts,
  tokens,
  visits,
});
