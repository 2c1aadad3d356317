import { texts as textsOfVariants } from '../variants/words';
import page from './en.json';
import cards from './en/cards.json';
import deal from './en/deal.json';
import dock from './en/dock.json';
import explain from './en/explain.json';
import game from './en/game.json';
import guide from './en/guide.json';
import learn from './en/learn.json';
import log from './en/log.json';
import pages from './en/pages.json';
import prompts from './en/prompts.json';
import since from './en/since.json';
import reveal from './en/reveal.json';
import text from './en/text.json';
import table from './en/table.json';

/** English, as the page has it from the first, one file for each area. The others are in `areas.ts`. */
export const areas = {
  page,
  pages,
  game,
  cards,
  log,
  prompts,
  explain,
  dock,
  deal,
  guide,
  learn,
  text,
  table,
  reveal,
  since,
};

/** All keys of these, and those of variants. */
export const texts = {
  ...page,
  ...pages,
  ...game,
  ...cards,
  ...log,
  ...prompts,
  ...explain,
  ...dock,
  ...deal,
  ...guide,
  ...learn,
  ...text,
  ...table,
  ...reveal,
  ...since,
  ...textsOfVariants,
};
