import { areas as areasOfVariants, texts as textsOfVariants } from '../variants/words';
import page from './en.json';
import cards from './en/cards.json';
import catalogue from './en/catalogue.json';
import command from './en/command.json';
import deal from './en/deal.json';
import dock from './en/dock.json';
import explain from './en/explain.json';
import game from './en/game.json';
import guide from './en/guide.json';
import learn from './en/learn.json';
import log from './en/log.json';
import orders from './en/orders.json';
import pages from './en/pages.json';
import prompts from './en/prompts.json';
import reasons from './en/reasons.json';
import replay from './en/replay.json';
import since from './en/since.json';
import reveal from './en/reveal.json';
import text from './en/text.json';
import table from './en/table.json';

/** English, one file for each area and each variant; a key stands in one of them only. */
export const areas = {
  page,
  pages,
  game,
  cards,
  catalogue,
  log,
  prompts,
  reasons,
  explain,
  dock,
  deal,
  orders,
  guide,
  learn,
  text,
  command,
  table,
  replay,
  reveal,
  since,
  ...areasOfVariants,
};

export const texts = {
  ...page,
  ...pages,
  ...game,
  ...cards,
  ...catalogue,
  ...log,
  ...prompts,
  ...reasons,
  ...explain,
  ...dock,
  ...deal,
  ...orders,
  ...guide,
  ...learn,
  ...text,
  ...command,
  ...table,
  ...replay,
  ...reveal,
  ...since,
  ...textsOfVariants,
};

/** A key of one of the files; a key that does not exist does not compile. */
export type Key = keyof typeof texts;
