import type { IconName } from '../../../art/icons';
import type { SeatFact, TableEvents } from '../../../protocol/events';
import { say, seat, type Sentence } from '../../../words/rich';
import { has, type Key } from '../../../words/words.svelte';
import type { Telling, Tellings, Topic } from './telling';

/** Who came and went, the clock, promises: what a table tells of itself. */
export const people: Tellings<TableEvents> = {
  'seat-taken': ofSeat('seat-taken', 'machine'),
  'seat-back': ofSeat('seat-back', 'person'),
  conceded: ofSeat('conceded', 'flag'),
  'time-given': ofSeat('time-given', 'clock'),
  'clock-ran-out': ofSeat('clock-ran-out', 'hourglass'),
  undone: ofSeat('undone', 'undo'),
  'link-renewed': ofSeat('link-renewed', 'share'),
  paused: { icon: 'pause', topic: 'table', tell: () => ({ sentence: say('log.paused') }) },
  resumed: { icon: 'play', topic: 'table', tell: () => ({ sentence: say('log.resumed') }) },
  'order-fired': {
    icon: 'order',
    topic: 'table',
    tell: ({ answer }) => ({ sentence: say('log.order-fired', { answer }) }),
  },
  'deal-reason': {
    icon: 'deal',
    topic: 'deal',
    tell: (facts) => ({ sentence: dealReasonSaid(facts) }),
  },
  'promise-kept': ofPromise('promise-kept'),
  'promise-broken': ofPromise('promise-broken'),
};

type OfSeat = {
  [Name in keyof TableEvents]: keyof TableEvents[Name] extends 'seat' ? Name : never;
}[Exclude<keyof TableEvents, 'paused' | 'resumed'>];

function ofSeat(name: OfSeat, icon: IconName): Telling<{ readonly seat: SeatFact }> {
  const topic: Topic = 'table';
  return { icon, topic, tell: (facts) => ({ sentence: say(`log.${name}`, { seat: seat(facts.seat) }) }) };
}

/** The words for a reason; a newer server may have one that this page does not know. */
function reasonKey(why: string): Key {
  const key = `deal.reason.${why}`;
  return has(key) ? key : 'deal.reason.not-enough';
}

/** What a machine says of a deal, in its own words. */
export const dealReasonSaid = ({ seat: by, said, why, other, count }: TableEvents['deal-reason']): Sentence =>
  say('log.deal-reason', {
    seat: seat(by),
    said,
    why: say(reasonKey(why), { other: seat(other), count }),
  });

function ofPromise(name: 'promise-kept' | 'promise-broken'): Telling<{ readonly by: SeatFact; readonly to: SeatFact }> {
  return {
    icon: 'promise',
    topic: 'deal',
    tell: ({ by, to }) => ({ sentence: say(`log.${name}`, { by: seat(by), to: seat(to) }) }),
  };
}
