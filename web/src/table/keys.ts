import { entries } from '../variants/asked';

const plain = {
  why: '?',
  search: '/',
  command: ':',
  pass: '.',
  clear: 'Escape',
  confirm: ' ',
  hand: 'h',
  board: 'b',
  log: 'l',
  chat: 'c',
  dock: 'd',
  orders: 'o',
  text: 'v',
  read: 'p',
  who: 'w',
  skip: 's',
  undo: 'u',
  hint: 'i',
  left: '[',
  right: ']',
  'event-back': ',',
  'event-on': ';',
  'phase-on': 'j',
  'phase-back': 'k',
  'encounter-on': 'J',
  'encounter-back': 'K',
} as const satisfies Readonly<Record<string, string>>;

/** What a key can do at the table, with the key it has when nobody has changed it; variants have keys of their own. */
export const actions = (): Readonly<Record<string, string>> => ({ ...plain, ...Object.fromEntries(entries('keys')) });

export type Action = string;
/** Keys that a reader has changed, by action. */
export type Keymap = Readonly<Record<string, string>>;

/** Keys that always work, since no text and no reader can use them for something else. */
const always: readonly string[] = ['Escape', 'Enter'];

/** The one place where keys of a table's page arrive. What registered last answers first. */
export class Keys {
  private readonly handlers = new Map<Action, (() => void)[]>();

  /**
   * @param choices whether single letters are on, and which keys were changed
   */
  constructor(private readonly choices: () => { letters: boolean; map: Keymap }) {}

  /** Lets `run` answer an action until the returned function is called. */
  on(action: Action, run: () => void): () => void {
    const list = this.handlers.get(action) ?? [];
    list.push(run);
    this.handlers.set(action, list);
    return () => {
      list.splice(list.indexOf(run), 1);
    };
  }

  /** Does an action by its name; false when nothing answers it. */
  do(action: Action): boolean {
    const run = this.handlers.get(action)?.at(-1);
    run?.();
    return run !== undefined;
  }

  press(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const { letters } = this.choices();
    if (!letters && !always.includes(event.key)) return;
    const target = event.target instanceof Element ? event.target : null;
    if (typing(target) && event.key !== 'Escape') return;
    if (document.querySelector('dialog[open]')) return;
    const action = this.actionOf(event.key);
    if (action === null || (presses(target) && (action === 'primary' || action === 'confirm'))) return;
    if (this.do(action)) event.preventDefault();
  }

  private actionOf(key: string): Action | null {
    if (/^[1-9]$/.test(key)) return `option-${Number(key)}`;
    if (key === 'Enter') return 'primary';
    const { map } = this.choices();
    return Object.entries(actions()).find(([name, usual]) => (map[name] ?? usual) === key)?.[0] ?? null;
  }
}

function typing(target: Element | null): boolean {
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'range', 'button'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** Whether Enter and space mean something else here already. */
function presses(target: Element | null): boolean {
  return target?.closest('button, a, summary, input, [role="gridcell"], [role="tab"]') !== null && target !== null;
}
