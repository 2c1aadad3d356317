import { moment } from '../words/words.svelte';

const hours = 24;
const length = hours * 60 * 60 * 1000;

/** The day a number of days before another one, both written as `2026-11-24`. */
export function before(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * length).toISOString().slice(0, 10);
}

/** The last days up to one, newest first, none before the first. */
export function daysUpTo(last: string, first: string, most: number): string[] {
  const days = [];
  for (let at = 0; at < most && before(last, at) >= first; at++) days.push(before(last, at));
  return days;
}

/** A day in words of the current language. */
export function daySaid(day: string): string {
  return moment(Date.parse(`${day}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' });
}

/** For how many days up to one every puzzle was solved: today's may still be open. */
export function running(today: string, solved: (day: string) => boolean): number {
  let count = solved(today) ? 1 : 0;
  for (let at = 1; solved(before(today, at)); at++) count++;
  return count;
}
