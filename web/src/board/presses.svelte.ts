import type { Picking, Place } from './model';
import { walk, type Cell } from './walk';

/** What of the board the presses need to know. */
interface Ground {
  picking: () => Picking | null;
  cells: () => readonly (readonly Cell[])[];
  inspect: (place: Place) => void;
  /** Puts the focus on a cell and brings it into sight. */
  focus: (cell: Cell) => void;
}

/** What fingers and keys do on a board: which cell the keys stand on, what a press means, which place was asked about. */
export class Presses {
  private cursor = $state<Cell | null>(null);
  /** Under the pointer or the focus. */
  pointed = $state<Place | null>(null);
  /** Pressed though it can't be chosen; a second press asks why. */
  asked = $state<Place | null>(null);

  constructor(private readonly ground: Ground) {}

  /** The cell that the tab key reaches. */
  get current(): Cell | undefined {
    const cells = this.ground.cells();
    const { cursor } = this;
    return cursor !== null && cells.some((row) => row.includes(cursor)) ? cursor : cells[0]?.[0];
  }

  stand(cell: Cell): void {
    this.cursor = cell;
  }

  point(place: Place, over: boolean): void {
    if (over) this.pointed = place;
    else if (this.pointed === place) this.pointed = null;
  }

  press(place: Place, back = false): void {
    const picking = this.ground.picking();
    if (!picking) {
      this.ground.inspect(place);
    } else if (back) {
      if ((picking.selected[place] ?? 0) > 0) picking.onremove(place);
    } else if (picking.selectable.has(place)) {
      this.asked = null;
      picking.onadd(place);
    } else if (this.asked === place) this.why(place);
    else this.asked = place;
  }

  why(place: Place): void {
    this.asked = null;
    this.ground.picking()?.onwhy(place);
  }

  /** True when the key meant something here. */
  key(event: KeyboardEvent): boolean {
    const from = this.current;
    if (from === undefined) return false;
    const next = walk(this.ground.cells(), from, event.key);
    if (next !== undefined) {
      this.cursor = next;
      this.asked = null;
      this.ground.focus(next);
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (!from.startsWith('system:')) this.press(from, event.shiftKey);
      else if (!this.ground.picking()) this.ground.inspect(from.slice('system:'.length));
    } else if (event.key === 'Delete' || event.key === 'Backspace') this.press(from, true);
    else if (event.key === 'Escape' && this.asked !== null) this.asked = null;
    else return false;
    return true;
  }
}
