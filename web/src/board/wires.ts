import type { Picking, Place } from './model';
import type { Presses } from './presses.svelte';

/** What every place on a board that can be pressed needs: its state, and where its presses go. */
export interface Wires {
  readonly highlighted: boolean;
  readonly focused: boolean;
  /** It was pressed though it can't be chosen: the way to the reason is shown. */
  readonly asking: boolean;
  readonly picking: Picking | null;
  readonly id: string;
  readonly onpress: (back: boolean) => void;
  readonly onwhy: () => void;
  readonly onpoint: (over: boolean) => void;
  readonly onfocus: () => void;
}

/** What all places of one board have in common. */
export interface Switchboard {
  readonly presses: Presses;
  readonly picking: Picking | null;
  readonly highlighted: ReadonlySet<Place>;
  readonly element: (cell: string) => string;
  readonly press: (place: Place, back: boolean) => void;
}

export function wired(place: Place, { presses, picking, highlighted, element, press }: Switchboard): Wires {
  return {
    highlighted: highlighted.has(place),
    focused: presses.current === place,
    asking: presses.asked === place,
    picking,
    id: element(place),
    onpress: (back) => {
      press(place, back);
    },
    onwhy: () => {
      presses.why(place);
    },
    onpoint: (over) => {
      presses.point(place, over);
    },
    onfocus: () => {
      presses.stand(place);
    },
  };
}
