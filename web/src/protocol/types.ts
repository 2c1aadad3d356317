import type { Events } from './events';
import type { components, paths } from './schema';

type Schemas = components['schemas'];

/** The objects of openapi.yaml by their names. */
export type View = Omit<Schemas['View'], 'log'> & { log: LogEvent[] };
export type Sections = Partial<Omit<View, 'epoch' | 'n' | 'now'>>;
export type Me = Schemas['Me'];
export type SeatId = Schemas['SeatId'];
export type SeatView = Schemas['SeatView'];
export type SystemView = Schemas['SystemView'];
export type EncounterView = Schemas['EncounterView'];
export type HandCard = Schemas['HandCard'];
export type Prompt = Schemas['Prompt'];
export type PromptOption = Schemas['PromptOption'];
export type Command = Schemas['Command'];
export type CommandBody = Omit<Command, 'key'>;
export type Problem = Schemas['Problem'];
export type EventName = keyof Events;
/** A line of the log: what kind of event it is says which facts it has. */
export type LogEvent = {
  [Name in EventName]: Omit<Schemas['LogEvent'], 'type' | 'args'> & { type: Name; args: Events[Name] };
}[EventName];
export type ChatLine = Schemas['ChatLine'];
export type CardInfo = Schemas['CardInfo'];
export type CardBook = Schemas['CardBook'];
export type RuleBook = Schemas['RuleBook'];
/** What the list of lessons says of one. */
export type LessonName = Schemas['LessonName'];
/** All that is said in a lesson, in one language. */
export type LessonText = Schemas['LessonText'];
/** The puzzle of a day, before it is played. */
export type PuzzleDay = Schemas['PuzzleDay'];
/** How the puzzle of a table stands. */
export type Puzzle = Schemas['Puzzle'];
export type SessionView = Schemas['SessionView'];
/** What is shown of a table to whoever may not watch it. */
export type TableName = Schemas['TableName'];
export type TableSummary = Schemas['TableSummary'];
export type TableView = Schemas['TableView'];
export type GameView = Schemas['GameView'];
export type NewTable = Schemas['NewTable'];
export type CreatedTable = Schemas['CreatedTable'];
export type SeatChange = Schemas['SeatChange'];
export type SeatLink = Schemas['SeatLink'];
/** What an answer would come to. */
export type Outlook = Omit<Schemas['Outlook'], 'events'> & { events: LogEvent[] };
export type Explanation = Omit<Schemas['Explanation'], 'events' | 'outlooks'> & {
  events?: LogEvent[];
  outlooks?: Outlook[];
};
export type ExplainRequest = Schemas['ExplainRequest'];
export type Hint = Schemas['Hint'];
export type HintRequest = Schemas['HintRequest'];
export type Fortunes = Schemas['Fortunes'];
export type Misses = Schemas['Misses'];
export type Term = Schemas['Term'];
export type DealView = Schemas['DealView'];
export type DealTerm = Schemas['DealTerm'];
export type DealVersion = Schemas['DealVersion'];
export type DealDraft = Schemas['DealDraft'];
export type DealCheck = Omit<Schemas['DealCheck'], 'explanation'> & { explanation?: Explanation | null };
export type Promised = Schemas['Promise'];
export type StandingOrder = Schemas['StandingOrder'];
export type WindowView = Schemas['WindowView'];
export type Beat = Omit<Schemas['Beat'], 'events'> & { events: LogEvent[] };
export type Whole = Omit<Schemas['Whole'], 'view'> & { view: View };
export type Reply = Schemas['Reply'];
export type Bye = Schemas['Bye'];
export type Still = Schemas['Still'];
export type Message = Beat | Whole | Reply | Bye | Still;
export type GameSummary = Schemas['GameSummary'];
export type Replay = Omit<Schemas['Replay'], 'view' | 'beats'> & { view: View; beats: Beat[] };
export type Branch = Schemas['Branch'];
export type CatalogueEntry = Schemas['CatalogueEntry'];
export type CatalogueFacet = Schemas['CatalogueFacet'];
export type CatalogueFound = Schemas['CatalogueFound'];
export type CataloguePage = Schemas['CataloguePage'];
export type CatalogueComparison = Schemas['CatalogueComparison'];
export type CatalogueDraw = Schemas['CatalogueDraw'];
export type CatalogueWords = Schemas['CatalogueWords'];
export type WorkshopWord = Schemas['WorkshopWord'];
export type CardPattern = Schemas['CardPattern'];
export type CardReading = Schemas['CardReading'];
export type CardProblem = Schemas['CardProblem'];
/** A card that somebody wrote, as it was understood. */
export type HouseCardInfo = Schemas['HouseCardInfo'];
export type OwnCardsInfo = Schemas['OwnCardsInfo'];
/** A card that somebody wrote, at a table that is played with it. */
export type TableCard = Schemas['TableCard'];
/** A scenario for a card, to begin from. */
export type CardSkeleton = Schemas['CardSkeleton'];
export type ScenarioDraft = Schemas['ScenarioDraft'];
export type ScenarioResult = Schemas['ScenarioResult'];
export type BalanceWish = Schemas['BalanceWish'];
export type BalanceStep = Schemas['BalanceStep'];
export type Paths = paths;
