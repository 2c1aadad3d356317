import type { IconName } from '../../../art/icons';
import type { Sentence } from '../../../words/rich';

/** What a line is about, for the filters of the log: `encounter`, `cards`, `deal`, `table`, or a topic of a variant. */
export type Topic = string;

/** An event in words, and how it is to be shown. */
export interface Told {
  readonly sentence: Sentence;
  /** Worth a small line only: what follows from another line or was said before. */
  readonly minor?: boolean;
  /** Worth a strong line: a reveal, a decision. */
  readonly strong?: boolean;
  /** A card whose text helps a newcomer when it comes up for the first time. */
  readonly about?: string;
  /** What to mark on the board. */
  readonly places?: readonly string[];
}

/** What is remembered from event to event, until the next encounter begins. */
export interface Remembered {
  /** Cards that lay open in this encounter, so that their discarding is no news. */
  readonly shown: Set<string>;
  /** Seats that have joined a side: their ships are on their way already. */
  readonly joined: Set<string>;
  /** Ids of all aliens: what they use is called a power. */
  readonly aliens: ReadonlySet<string>;
}

/** How one kind of event is told; null when it gives no line of its own. */
export interface Telling<Facts> {
  readonly icon: IconName;
  /** The encounter, unless it says otherwise. */
  readonly topic?: Topic;
  readonly tell: (facts: Facts, story: Remembered) => Told | null;
}

/** A telling for each kind of event: one that is missing does not compile. */
export type Tellings<Kinds> = { readonly [Name in keyof Kinds]: Telling<Kinds[Name]> };

/** Which facts of each kind are seats. */
export type Seats<Kinds> = { readonly [Name in keyof Kinds]: readonly (keyof Kinds[Name])[] };
