import type { Component } from 'svelte';
import type { IconName } from '../art/icons';
import type { Luck } from '../art/seed';
import type { PlanetSpot } from '../board/layout';
import type { BoardBeside, BoardModel, BoardPlanet, Picking } from '../board/model';
import type { Switchboard } from '../board/wires';
import type { KindLook } from '../cards/face';
import type { Shade } from '../cards/ground';
import type { CardInfo, DealTerm, Prompt, PromptOption, SeatView, SystemView, View } from '../protocol/types';
import type { TableSource } from '../state/source';
import type { TableStore } from '../state/table.svelte';
import type { Tray } from '../state/tray.svelte';
import type { Voice } from '../table/context';
import type { Piece } from '../table/pieces';
import type { Sentence, Value } from '../words/rich';
import type { Key } from '../words/words.svelte';

type Named<Of> = Readonly<Record<string, Of>>;

/** What draws the answers to a question. */
export type Answering = Component<{ prompt: Prompt; tray: Tray; send: (answer: string) => void }>;

/** What is known to whatever a variant puts beside a planet. */
export interface BesideProps {
  readonly model: BoardModel;
  readonly planet: BoardPlanet;
  readonly spot: PlanetSpot;
  readonly switchboard: Switchboard;
  readonly small: number;
}

/** A kind of place beside planets, with room for one ship. Its words are `place.<kind>` and `board.<kind>.…`. */
export interface BesidePlace {
  readonly icon: IconName;
  /** What is drawn beside a planet. */
  readonly shown: Component<BesideProps>;
  /** What is beside this planet; `about` says what a card does. */
  readonly of: (
    planet: SystemView['planets'][number],
    voice: Voice,
    about: (card: string) => string | undefined,
  ) => BoardBeside | undefined;
}

/** A kind of cards. */
export interface KindOfCard {
  /** How it is drawn; an entry that looks like another kind says as which. */
  readonly look?: KindLook;
  readonly as?: string;
  /** What lies behind the middle of a card. */
  readonly ground?: (luck: Luck) => Shade[];
  /** Where it stands in a sorted hand; encounter cards are 0 to 3, aliens 8. */
  readonly rank?: number;
  /** It is nothing but its sides, each with its own text. */
  readonly sided?: boolean;
  /** The game in which one is tried out. */
  readonly preset?: string;
}

/** A kind of option in questions. */
export interface KindOfOption {
  /** What stands on its button. */
  readonly said: (option: PromptOption) => Sentence;
  /** It is a card, drawn as one. */
  readonly isCard?: boolean;
  /** It speaks of a card that one may want to read. */
  readonly hasText?: boolean;
  /** It can be pressed elsewhere too, and is sent by a second press. */
  readonly twice?: boolean;
  /** The place of the board that it is. */
  readonly spot?: (option: PromptOption) => string;
  /** It is offered large over the board; from which deck, and what it is called while its face is hidden. */
  readonly laidOut?: { readonly deck: string; readonly hidden: Key };
}

/** A kind of terms in deals. */
export interface KindOfTerm {
  /** The term in words, from what follows its kind in notation. */
  readonly said: (what: string) => Sentence;
  /** It in a deal that lies on the table, where that says more. */
  readonly item?: (term: DealTerm, view: View) => Sentence | null;
  /** What a newcomer must know of it. */
  readonly help?: Key;
  /** A half has one at most. */
  readonly single?: boolean;
}

/** Something that standing orders can wait for. */
export interface Awaited {
  /** Whether it can happen at this table. */
  readonly here?: (view: Pick<View, 'seats'>) => boolean;
  /** What it can be about, as far as everybody knows. */
  readonly effects: (view: View) => string[];
  /** One of these in words, where it is no card. */
  readonly said?: (effect: string) => Value;
  /** It is answered without a card. */
  readonly bare?: boolean;
  /** Words for who did it, where they are others than usual. */
  readonly by?: Key;
}

/** A figure or a state of a seat. */
export interface SeatMark {
  readonly icon?: IconName;
  readonly text: string;
  /** In more words. */
  readonly title?: string;
  /** The icon in a word. */
  readonly label?: string;
  /** It binds the seat: shown as a word with a frame. */
  readonly bound?: boolean;
}

/** A kind of card that people can write in the workshop. */
export interface Written {
  /** What it is called where one begins with it. */
  readonly name: Key;
  /** A file to begin from. */
  readonly template: string;
  /** A number of such a file that is worth measuring with others in its place. */
  readonly number?: {
    readonly key: string;
    /** One of them, as `number`. */
    readonly row: Key;
    readonly others: Key;
  };
}

/** A place of its own on the table, beside the hand. */
export interface Area {
  /** Whether this table has it. */
  readonly here: (view: View) => boolean;
  /** Whether nothing lies there yet. */
  readonly empty: (view: View) => boolean;
  readonly name: Key;
  /** Its tab on a phone, with what is counted there. */
  readonly tab: { readonly name: Key; readonly icon: IconName; readonly count: (table: TableStore) => number };
  readonly shown: Component<{ rows?: boolean }>;
}

/**
 * What the page asks a variant, a way to play with its own cards or places. Everything is there only where the variant
 * has something to say; names are those of the protocol.
 */
export interface Variant {
  /** Kinds of cards of its own that people can write, by the word with which their files begin. */
  readonly written?: Named<Written>;
  /** How its events are told. */
  readonly story?: object;
  /** Which facts of its events are seats. */
  readonly seats?: object;
  /** Topics of the log by which it can be filtered, each with an icon of its own: `history.filter.<topic>`. */
  readonly topics?: readonly string[];
  /** How long an event of its own is shown, in milliseconds. */
  readonly pace?: Named<number>;
  /** Events at which a game turned. */
  readonly turns?: readonly string[];
  /** Marks of encounters in a replay. */
  readonly marksOfEncounters?: Named<IconName>;
  /** That this deck was shuffled anew. */
  readonly reshuffled?: (deck: string) => Sentence | null;
  /** What ships do that go where no planet is. */
  readonly shipsTo?: (goal: string) => Key | null;

  /** Its kinds of cards. */
  readonly cards?: Named<KindOfCard>;
  /** The colours of its cards' backs: light, dark, lines. */
  readonly backs?: Named<readonly [string, string, string]>;
  /** What a card of its own costs, in words; empty where that says nothing to it. */
  readonly cost?: (cost: string) => string;
  /** What a card without a name in the catalogue is called. */
  readonly cardName?: (base: string, side: string | undefined, nameOf: (id: string) => string) => string | null;
  /** What is said of a card besides its text. */
  readonly facts?: (info: CardInfo) => { name: string; said: string }[];
  /** What one should know of a card of its own before one keeps it: what it takes, and how it plays. */
  readonly plays?: (info: CardInfo) => string[];
  /** What a card says side by side; the sides that are the reader's come first. */
  readonly sides?: (info: CardInfo, aliens: readonly string[]) => { name: string; text: string; mine: boolean }[];

  /** Its kinds of options. */
  readonly options?: Named<KindOfOption>;
  /** Its kinds of terms. */
  readonly terms?: Named<KindOfTerm>;
  /** Answers to its questions in words, from the words of their notation. */
  readonly said?: Named<(words: readonly string[]) => Sentence | null>;
  /** What an answer to a question leads to, by both. */
  readonly leads?: Named<(prompt: Prompt, table: TableStore) => string>;
  /** What draws the answers to its questions. */
  readonly answers?: Named<Answering>;
  /** Questions in which one of several cards is kept. */
  readonly keeps?: readonly string[];
  /** What can be pressed on the board for a question, once something else has been pressed. */
  readonly pickings?: Named<(table: TableStore, prompt: Prompt) => Picking | null>;
  /** What is shown beside the words of a question. */
  readonly asking?: Component<{ prompt: Prompt }>;
  /** What standing orders can wait for. */
  readonly orders?: Named<Awaited>;
  /** Cards that the reader could use. */
  readonly usable?: (view: View) => (string | null | undefined)[];

  /** Its places beside planets. */
  readonly places?: Named<BesidePlace>;
  /** The drawings of its tokens. */
  readonly tokens?: Named<{ icon: IconName; isShip?: boolean; flies?: boolean }>;
  /** What is shown above the board. */
  readonly above?: Component;
  /** Its place beside the hand. */
  readonly area?: Area;
  /** Keys that lead to it: `keys.action.<name>`. */
  readonly keys?: Named<string>;

  /** A seat's figures and states. */
  readonly marks?: (seat: SeatView, voice: Voice) => SeatMark[];
  /** What of it lies before a seat. */
  readonly pieces?: (seat: SeatView) => Piece[];
  /** What a seat's sheet has of it. */
  readonly sheet?: Component<{ seat: SeatView }>;
  /** What is compared at the end of a game. */
  readonly ended?: { here: (view: View) => boolean; name: Key; count: (view: View, seat: string) => number };

  /** A section of the text view. */
  readonly text?: { id: string; name: Key; shown: Component<{ source: TableSource }> };
  /** What the text view says of an encounter. */
  readonly ofEncounter?: (view: View) => Sentence[];
  /** What the text view says of a planet. */
  readonly ofPlanet?: (planet: SystemView['planets'][number]) => Sentence[];
  /** What the text view says of a seat: a column of figures, notes. */
  readonly column?: { name: Key; figure: (seat: SeatView) => number };
  readonly notes?: (seat: SeatView) => string[];
  /** Its piles: how many cards are in them, or which. */
  readonly piles?: (view: View) => { name: Key; count: number; cards?: readonly string[] }[];

  /** Its part of the help: heading and text. */
  readonly help?: readonly [Key, Key];
  /** Groups of options, when a table is made. */
  readonly groups?: readonly string[];
  /** Drawings of it, on the page of drawings. */
  readonly drawings?: Component;
}
