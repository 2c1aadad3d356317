import KeepAnswer from '../../table/prompt/KeepAnswer.svelte';
import { card, place, say, seat } from '../../words/rich';
import { t } from '../../words/words.svelte';
import type { KindOfOption, Variant } from '../variant';
import Drawings from './Drawings.svelte';
import Sheet from './Sheet.svelte';
import TechAnswer from './TechAnswer.svelte';
import Techs from './Techs.svelte';
import Text from './Text.svelte';
import { actionSaid } from './answer';
import { costSaid } from './cost';
import { techSeats as seats } from './events';
import { facts, plays } from './facts';
import { circuits } from './ground';
import { research } from './research.svelte';
import { story } from './story';
import { tech } from './written';

const laidOut = { deck: 'tech', hidden: 'table.tech.face-down' } as const;
const thing: KindOfOption['said'] = ({ card: named, notation }) =>
  say('table.thing', { thing: card(named ?? notation) });

/** What the page knows of technology. */
export const technology = {
  written: { tech },
  story,
  seats,
  topics: ['tech'],
  pace: { 'tech-completed': 1000 },
  turns: ['tech-completed'],
  marksOfEncounters: { tech: 'device' },
  reshuffled: (deck) => (deck.includes('tech') ? say('log.reshuffled.techs') : null),
  shipsTo: (goal) => (goal === 'tech' ? 'log.ships.research' : null),

  cards: {
    tech: {
      look: { icon: 'device', band: '#74dcea', high: '#125463', low: '#071a24', art: 'device' },
      ground: circuits,
      rank: 7,
      preset: 'odyssey',
    },
  },
  backs: { tech: ['#1d7285', '#061a24', '#8eeaf5'] },
  cost: costSaid,
  facts,
  plays,

  options: {
    research: {
      said: ({ planet, card: named, notation }) =>
        say('option.kind.research', { planet: place(planet ?? ''), tech: card(named ?? notation) }),
    },
    complete: {
      said: ({ card: named, notation }) => say('option.kind.complete', { tech: card(named ?? notation) }),
      hasText: true,
    },
    abandon: { said: ({ card: named, notation }) => say('option.kind.abandon', { tech: card(named ?? notation) }) },
    'face-down': { said: (option) => say('option.kind.face-down', { seat: seat(option.seat ?? '') }), laidOut },
    tech: { said: thing, isCard: true, laidOut },
    'tech-card': { said: thing, isCard: true, twice: true, laidOut },
  },
  terms: {
    tech: {
      said: (what) => {
        const [, number] = /^tech-(\d+)$/.exec(what) ?? [];
        return number === undefined
          ? say('term.tech', { tech: card(what) })
          : say('term.tech.hidden', { number: Number(number) });
      },
      // A face-down tech of the other is told by its ships.
      item: (term, { techs }) =>
        term.card
          ? null
          : say('deal.item.tech.hidden', { ships: techs.find(({ slot }) => slot === term.slot)?.ships ?? 0 }),
      help: 'deal.tech.help',
    },
  },
  said: { 'tech-action': actionSaid },
  leads: {
    'next tech': (prompt, table) =>
      t('table.next.tech', {
        count: Number(table.view.table.options['tech.newTechCount'] ?? 1) + (table.seat(prompt.seat)?.colonies ?? 0),
      }),
  },
  answers: { 'tech-action': TechAnswer, 'keep-tech': KeepAnswer },
  keeps: ['keep-tech'],
  pickings: { 'tech-action': (table, prompt) => research.picking(table, prompt) },
  orders: { 'tech-used': { effects: (view) => [...new Set(view.techs.flatMap(({ id }) => id ?? []))] } },
  usable: (view) => view.techs.filter((tech) => view.me.seats.includes(tech.owner)).map((tech) => tech.id),

  area: {
    here: (view) => view.techs.length > 0 || (view.table.options['technology'] ?? 'off') !== 'off',
    empty: (view) => view.techs.length === 0,
    name: 'table.techs',
    tab: {
      name: 'table.tab.tech',
      icon: 'device',
      count: (table) => table.view.techs.filter((tech) => table.mine(tech.owner)).length,
    },
    shown: Techs,
  },
  keys: { tech: 't' },
  marks: ({ researching: count }) =>
    count
      ? [
          {
            icon: 'device',
            text: String(count),
            title: t('table.seat.research', { count }),
            label: t('table.seat.research.short'),
          },
        ]
      : [],
  sheet: Sheet,
  ended: {
    here: ({ table }) => (table.options['technology'] ?? 'off') !== 'off',
    name: 'table.end.techs',
    count: ({ techs }, owner) => techs.filter((tech) => tech.owner === owner && tech.complete).length,
  },

  text: { id: 'text-techs', name: 'text.techs', shown: Text },
  column: { name: 'text.researching', figure: ({ researching }) => researching ?? 0 },
  piles: ({ piles, techs }) =>
    piles.techDeck > 0 || techs.length > 0 ? [{ name: 'text.piles.techs', count: piles.techDeck }] : [],
  help: ['help.tech', 'help.tech.text'],
  groups: ['technology'],
  drawings: Drawings,
} satisfies Variant;
