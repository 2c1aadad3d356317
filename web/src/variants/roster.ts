import { hazards } from './hazards';
import { levels } from './levels';
import { moons } from './moons';
import { pulsars } from './pulsars';
import { rewards } from './rewards';
import { technology } from './technology';

/** The variants that the page knows, a folder each. */
export const variants = { technology, levels, pulsars, moons, hazards, rewards };
