import { areas as areasOfVariants, texts as textsOfVariants } from '../variants/words';
import catalogue from './en/catalogue.json';
import command from './en/command.json';
import help from './en/help.json';
import orders from './en/orders.json';
import reasons from './en/reasons.json';
import replay from './en/replay.json';
import workshop from './en/workshop.json';
import { areas as first, texts as atFirst } from './texts';

/*
 * All English words. The page itself takes in those of `texts.ts` with its first file, and each other area where it is
 * needed: `later/<area>.ts`.
 */

/** Areas that are fetched with what needs them. */
export const later = { catalogue, command, help, orders, reasons, replay, workshop };

/** One file for each area and each variant; a key stands in one of them only. */
export const areas = { ...first, ...later, ...areasOfVariants };

export const texts = {
  ...atFirst,
  ...textsOfVariants,
  ...catalogue,
  ...command,
  ...help,
  ...orders,
  ...reasons,
  ...replay,
  ...workshop,
};

/** A key of one of the files; a key that does not exist does not compile. */
export type Key = keyof typeof texts;
