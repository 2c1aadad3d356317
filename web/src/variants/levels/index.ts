import type { SeatView } from '../../protocol/types';
import { say } from '../../words/rich';
import { t, type Key } from '../../words/words.svelte';
import type { Variant } from '../variant';
import Asking from './Asking.svelte';
import Matrix from './Matrix.svelte';
import Sheet from './Sheet.svelte';
import { levelSeats as seats } from './events';
import { story } from './story';

const fieldSaid = (field: string) => say(`field.${field}` as Key);

/** The fields in which a seat is above nothing. */
const above = ({ levels }: SeatView) =>
  Object.entries(levels ?? {})
    .filter(([, level]) => level > 0)
    .map(([field, level]) => ({ field: t(`field.${field}` as Key), level }));

/** What the page knows of Tech levels. */
export const levels = {
  story,
  seats,
  asking: Asking,
  sheet: Sheet,
  area: {
    here: (view) => view.seats.some((one) => one.levels),
    empty: () => false,
    name: 'table.seat.levels',
    tab: {
      name: 'table.tab.levels',
      icon: 'research',
      count: ({ view }) => above(view.seats.find(({ seat }) => seat === view.me.seat) ?? ({} as SeatView)).length,
    },
    shown: Matrix,
  },
  notes: (seat) => above(seat).map((level) => t('table.seat.level', level)),
  options: {
    field: {
      said: ({ notation, amount }) => say('option.kind.field', { field: fieldSaid(notation), level: amount ?? 0 }),
    },
  },
  terms: { level: { said: (what) => say('term.level', { field: fieldSaid(what) }), single: true } },
  orders: {
    wielding: {
      here: (view) => view.seats.some((one) => one.levels),
      effects: (view) => [...new Set(view.seats.flatMap((one) => Object.keys(one.levels ?? {})))],
      said: fieldSaid,
      bare: true,
      by: 'orders.sentence.acting',
    },
  },
} satisfies Variant;
