import type { Prompt, PromptOption } from '../protocol/types';
import { joined, type Warning } from './warnings';

/** What is picked in a gesture of cards or seats: which thing on the screen, and how an answer calls it. */
export interface Pick {
  /** A card's handle, or the notation where there is only one such thing. */
  readonly key: string;
  readonly notation: string;
}

/** Why an answer is not complete yet. */
export type Lack = 'side' | 'few' | 'many' | 'other' | 'choice';

const words = (text: string) => text.trim().split(/\s+/).filter(Boolean);

/**
 * An answer being put together, until it is sent. Counts, and knows how the answer is written; what is legal it does not
 * know: it only holds what the prompt offers.
 */
export class Tray {
  prompt = $state.raw<Prompt>() as Prompt;
  /** The word that comes first where there are several: offense, defense. */
  prefix = $state<string | null>(null);
  /** A single option that was pressed once and waits for its second press. */
  choice = $state<string | null>(null);
  private ships = $state<Record<string, number>>({});
  private chosen = $state<readonly Pick[]>([]);

  constructor(prompt: Prompt) {
    this.prompt = prompt;
    this.prefix = this.onlyPrefix();
  }

  get kind(): Prompt['gesture']['kind'] {
    return this.prompt.gesture.kind;
  }

  get least(): number {
    return this.prompt.gesture.least ?? (this.kind === 'seats' ? 0 : 1);
  }

  get most(): number {
    return this.prompt.gesture.most ?? (this.kind === 'ships' ? this.available : this.prompt.options.length);
  }

  get prefixes(): readonly string[] {
    return this.prompt.gesture.prefixes ?? [];
  }

  /** Places from which ships can be picked, or on which they can be put. */
  get places(): readonly string[] {
    return Object.keys(this.prompt.gesture.from ?? {});
  }

  private get available(): number {
    return Object.values(this.prompt.gesture.from ?? {}).reduce((sum, count) => sum + count, 0);
  }

  get picks(): readonly Pick[] {
    return this.chosen;
  }

  /** How many ships, cards or seats are picked. */
  get count(): number {
    return this.kind === 'ships'
      ? Object.values(this.ships).reduce((sum, count) => sum + count, 0)
      : this.chosen.length;
  }

  get empty(): boolean {
    return this.count === 0 && this.choice === null && this.prefix === this.onlyPrefix();
  }

  /** Ships picked at a place. */
  at(place: string): number {
    return this.ships[place] ?? 0;
  }

  /** Ships that can still be picked at a place. */
  left(place: string): number {
    if (this.prompt.gesture.onePlace && this.count > this.at(place)) return 0;
    const there = (this.prompt.gesture.from?.[place] ?? 0) - this.at(place);
    return Math.max(0, Math.min(there, this.most - this.count));
  }

  /** One ship more (or, below zero, fewer) at a place; false when that can't be. */
  add(place: string, ships = 1): boolean {
    const wanted = this.at(place) + ships;
    if (wanted < 0 || (ships > 0 && this.left(place) < ships)) return false;
    this.choice = null;
    this.ships = { ...this.ships, [place]: wanted };
    return true;
  }

  has(key: string): boolean {
    return this.chosen.some((pick) => pick.key === key);
  }

  /** Picks a card or seat, or takes it back. Where only one is wanted, the new one takes the place of the old. */
  toggle(pick: Pick): boolean {
    this.choice = null;
    if (this.has(pick.key)) this.chosen = this.chosen.filter((one) => one.key !== pick.key);
    else if (this.most === 1) this.chosen = [pick];
    else if (this.count >= this.most) return false;
    else this.chosen = [...this.chosen, pick];
    return true;
  }

  /** Chooses one of the options as the whole answer, or takes that back. */
  choose(notation: string | null): void {
    this.choice = this.choice === notation ? null : notation;
  }

  /** Picks exactly these, as far as they are allowed. */
  pick(picks: readonly Pick[]): void {
    this.chosen = picks.slice(0, this.most);
  }

  clear(): void {
    this.ships = {};
    this.chosen = [];
    this.choice = null;
    this.prefix = this.onlyPrefix();
  }

  /** What is missing before the answer can be sent; null when nothing is. */
  get lack(): Lack | null {
    if (this.choice !== null) return null;
    if (this.kind === 'single' || this.kind === 'deal') return 'choice';
    if (this.prefixes.length > 0 && this.prefix === null) return 'side';
    if (this.count < this.least || (this.count === 0 && this.kind === 'ships')) return 'few';
    if (this.count === this.prompt.gesture.barred) return 'other';
    return this.count > this.most ? 'many' : null;
  }

  /** The answer in notation, or null while something is missing. */
  get line(): string | null {
    if (this.lack !== null) return null;
    if (this.choice !== null) return this.choice;
    if (this.kind !== 'ships') {
      if (this.count === 0) return this.prompt.options.find(isRefusal)?.notation ?? null;
      return this.chosen.map((pick) => pick.notation).join(' ');
    }
    const parts = this.places.filter((place) => this.at(place) > 0).map((place) => times(place, this.at(place)));
    return [...(this.prefix !== null ? [this.prefix] : []), ...parts].join(' ');
  }

  /**
   * Picks ships by itself up to `wanted`: from where most stand, and the last ship of a place only when it must be.
   *
   * @param spread whether ships are put down, which go where fewest stand
   */
  auto(wanted: number, standing: (place: string) => number, spread = false): void {
    this.ships = {};
    const picked: Record<string, number> = {};
    const rest = (place: string) => standing(place) + (spread ? 1 : -1) * (picked[place] ?? 0);
    for (let count = 0; count < Math.min(wanted, this.most); count++) {
      const open = this.places.filter((place) => (this.prompt.gesture.from?.[place] ?? 0) > (picked[place] ?? 0));
      const keeping = spread ? open : open.filter((place) => rest(place) > 1);
      const order = (keeping.length > 0 ? keeping : open).sort((a, b) =>
        spread ? rest(a) - rest(b) : rest(b) - rest(a),
      );
      const place = order[0];
      if (place === undefined) break;
      picked[place] = (picked[place] ?? 0) + 1;
    }
    this.ships = picked;
  }

  /** The consequences of what is picked that the server has named. */
  get warnings(): Warning[] {
    const found = this.prompt.options.filter((option) => {
      const place = option.planet ?? option.notation;
      if (this.kind !== 'ships') return option.notation === this.choice || this.has(option.notation);
      const there = option.available ?? this.prompt.gesture.from?.[place] ?? 0;
      return this.at(place) > 0 && this.at(place) >= there;
    });
    return joined(found.flatMap((option) => (option.warning ? [option.warning] : [])));
  }

  /** The same question anew: keeps of the answer what still fits. */
  refit(prompt: Prompt): void {
    this.prompt = prompt;
    const from = prompt.gesture.from ?? {};
    let room = this.most;
    const kept: Record<string, number> = {};
    for (const [place, count] of Object.entries(this.ships)) {
      const fits = Math.min(count, from[place] ?? 0, room);
      if (fits > 0) kept[place] = fits;
      room -= fits;
    }
    this.ships = this.kind === 'ships' ? kept : {};
    const open = prompt.options.map((option) => option.notation);
    this.chosen = this.chosen.filter((pick) => open.includes(pick.notation)).slice(0, this.most);
    if (this.choice !== null && !open.includes(this.choice)) this.choice = null;
    if (this.prefix === null || !this.prefixes.includes(this.prefix)) this.prefix = this.onlyPrefix();
  }

  /** Takes an answer written by hand apart; false when it names something that is not offered. */
  take(answer: string): boolean {
    const rest = words(answer);
    if (this.prompt.options.some((option) => option.notation === answer.trim())) {
      const notation = answer.trim();
      this.clear();
      if (this.kind === 'single' || this.kind === 'deal' || this.kind === 'ships') this.choice = notation;
      else this.chosen = [{ key: notation, notation }];
      if (this.kind !== 'ships' || this.places.every((place) => place !== notation)) return true;
      this.choice = null;
    }
    const ships: Record<string, number> = {};
    const picks: Pick[] = [];
    let prefix = this.onlyPrefix();
    for (const word of rest) {
      const [, place = word, count = '1'] = /^(.+)x(\d{1,2})$/.exec(word) ?? [];
      if (this.prefixes.includes(word)) prefix = word;
      else if (this.kind === 'ships' && this.places.includes(place)) ships[place] = (ships[place] ?? 0) + Number(count);
      else if (this.prompt.options.some((option) => option.notation === word))
        picks.push({ key: picks.some((pick) => pick.key === word) ? `${word}#${picks.length}` : word, notation: word });
      else return false;
    }
    this.clear();
    this.prefix = prefix;
    this.ships = ships;
    this.chosen = picks;
    this.refit(this.prompt);
    return true;
  }

  private onlyPrefix(): string | null {
    return this.prefixes.length === 1 ? (this.prefixes[0] ?? null) : null;
  }
}

/** `A1x2`, or `A1` for a single ship. */
export const times = (place: string, count: number): string => (count === 1 ? place : `${place}x${count}`);

const refusals = new Set(['pass', 'none', 'no', 'reject', 'stop']);
const isRefusal = (option: PromptOption) => option.kind === 'word' && refusals.has(option.notation);
