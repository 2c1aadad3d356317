import type { LogEvent } from '../protocol/types';

/** The events as lines of JSON. */
export const logText = (events: readonly LogEvent[]): string =>
  events.map((event) => `${JSON.stringify(event)}\n`).join('');
