import type { LogEvent } from '../../protocol/types';
import { copy } from '../../ui/copy';
import { t } from '../../words/words.svelte';

/**
 * Where in a game an event is: `E12.planning.3` is the third event of encounter 12's planning phase. Where the beginning
 * of that phase is not loaded the event's number stands alone.
 */
export function addressOf(id: number, log: readonly LogEvent[]): string {
  const event = log.find((one) => one.id === id);
  const same = (one: LogEvent) => one.encounter === event?.encounter && one.phase === event.phase;
  if (!event || (log[0] && same(log[0]))) return String(id);
  return `E${event.encounter}.${event.phase}.${log.filter((one) => same(one) && one.id <= id).length}`;
}

/** The event at an address; null when it is not loaded or there is none. */
export function eventAt(address: string, log: readonly LogEvent[]): LogEvent | null {
  const [, encounter, phase, position] = /^E(\d+)\.([a-z-]+)\.(\d+)$/.exec(address) ?? [];
  if (encounter === undefined) return log.find((event) => String(event.id) === address) ?? null;
  const there = log.filter((event) => event.encounter === Number(encounter) && event.phase === phase);
  return there[Number(position) - 1] ?? null;
}

/** Puts a link to a line into the clipboard. */
export async function copyLink(id: number, log: readonly LogEvent[]): Promise<void> {
  // A replay's perspective belongs to what one shows.
  const as = new URLSearchParams(location.search).get('as');
  const query = `?at=${addressOf(id, log)}${as === null ? '' : `&as=${as}`}`;
  await copy(location.origin + location.pathname + query, t('history.copied.line'), {
    say: t('history.not-copied'),
  });
}
