/** What the address of a finished game says besides the game: where in it, as whom, and whether to branch. */
export interface Place {
  /** An event's address in the log; null is the start. */
  readonly at: string | null;
  /** A seat's letter, `public` or `everything`. */
  readonly as: string;
  readonly branch: boolean;
  /** Addresses of marked events. */
  readonly marks: readonly string[];
}

const event = /^(E\d+\.[a-z-]+\.\d+|\d+)$/;
/** More marks than this make an address too long to pass on. */
const most = 40;

/** Reads the query of an address. What cannot be understood counts as not said. */
export function placeOf(query: string): Place {
  const said = new URLSearchParams(query);
  const at = said.get('at');
  return {
    at: at !== null && event.test(at) ? at : null,
    as: viewer(said.get('as') ?? ''),
    branch: said.has('branch'),
    marks: (said.get('b') ?? '')
      .split(',')
      .filter((one) => event.test(one))
      .slice(0, most),
  };
}

function viewer(as: string): string {
  if (as === 'everything') return as;
  if (/^[A-H]$/i.test(as)) return as.toUpperCase();
  const number = /^seat([1-8])$/.exec(as)?.[1];
  return number === undefined ? 'public' : String.fromCharCode(64 + Number(number));
}

/** The address of a place in a game. */
export function addressOf(game: string, { at, as, marks }: Omit<Place, 'branch'>): string {
  const said = [
    ...(at === null ? [] : [`at=${at}`]),
    ...(as === 'public' ? [] : [`as=${as}`]),
    ...(marks.length === 0 ? [] : [`b=${marks.join(',')}`]),
  ].join('&');
  return `/g/${game}${said && `?${said}`}`;
}
