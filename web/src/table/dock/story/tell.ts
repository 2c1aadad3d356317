import type { LogEvent } from '../../../protocol/types';
import { card, place, say, seat, type Sentence, type Value } from '../../../words/rich';
import { offerOf, termValues } from '../../../words/terms';
import type { Key } from '../../../words/words.svelte';
import { because, count, isPlanet, seatsOf, text, texts, type Args } from './facts';
import { counter, decided, destiny, reasonOf, reshuffled, sideOf, sum, won, type Term } from './sentences';

/** An event in words, and how it is to be shown. */
export interface Told {
  sentence: Sentence;
  minor?: boolean;
  strong?: boolean;
  about?: string;
  places?: readonly string[];
}

/** Puts events into words, one after another: what was shown and who has joined is remembered until the next encounter. */
export class Teller {
  /** Cards that lay open in this encounter, so that their discarding is no news. */
  private readonly shown = new Set<string>();
  /** Seats that have joined a side: their ships are on their way already. */
  readonly joined = new Set<string>();

  constructor(private readonly aliens: ReadonlySet<string>) {}

  /** What is said of an event; null when it gives no line of its own. */
  tell(event: LogEvent): Told | null {
    const { args, type } = event;
    const why = because(text(args, 'cause'));
    switch (type) {
      case 'encounter-began':
        return this.encounter(args);
      case 'destiny-drawn':
        return { sentence: destiny(args) };
      case 'destiny-discarded':
      case 'paused':
      case 'resumed':
        return { sentence: say(`log.${type}`) };
      case 'defense-named':
        return { sentence: say('log.defense-named', seatsOf(args, 'offense', 'defense')) };
      case 'aimed':
        return {
          sentence: say('log.aimed', { ...seatsOf(args, 'offense'), target: place(text(args, 'target')) }),
          places: [text(args, 'target')],
        };
      case 'ships-lost':
      case 'ships-removed':
      case 'ships-saved':
        return {
          sentence: say(`log.${type}`, { ...seatsOf(args, 'owner'), count: count(args, 'count'), why }),
          places: ['warp'],
        };
      case 'invited': {
        const invited = texts(args, 'seats');
        return {
          sentence:
            invited.length === 0
              ? say('log.invited.nobody', seatsOf(args, 'by'))
              : say('log.invited', { ...seatsOf(args, 'by'), seats: invited.map(seat) }),
        };
      }
      case 'joined': {
        const side = text(args, 'side') === 'offense' ? 'offense' : 'defense';
        this.joined.add(text(args, 'seat'));
        return { sentence: say(`log.joined.${side}`, { ...seatsOf(args, 'seat'), ships: count(args, 'ships') }) };
      }
      case 'decided':
        return { sentence: decided(args), strong: true };
      case 'offered': {
        const offer = offerOf(text(args, 'terms'));
        return {
          sentence: say('log.offered', {
            ...seatsOf(args, 'seat'),
            give: termValues(offer.give),
            get: termValues(offer.get),
          }),
        };
      }
      case 'deal-ended':
        return args['made'] === true
          ? { sentence: say('log.deal-ended.made'), strong: true }
          : { sentence: say('log.deal-ended.failed', { why: because(text(args, 'why')) }), strong: true };
      case 'rewarded': {
        const ships = count(args, 'ships');
        return {
          sentence: say(ships > 0 ? 'log.rewarded.ships' : 'log.rewarded', {
            ...seatsOf(args, 'seat'),
            cards: count(args, 'cards'),
            ships,
          }),
        };
      }
      case 'total-changed':
        return {
          sentence: say(`log.total-changed.${sideOf(args)}`, { amount: count(args, 'amount'), why }),
        };
      case 'total-counted':
        return {
          sentence: say(`log.total-counted.${sideOf(args)}`, {
            total: count(args, 'total'),
            sum: sum(Array.isArray(args['terms']) ? (args['terms'] as Term[]) : []),
          }),
        };
      case 'planet-changed':
        return {
          sentence: say(args['added'] === true ? 'log.planet-changed.added' : 'log.planet-changed.destroyed', {
            planet: place(text(args, 'planet')),
          }),
          places: [text(args, 'planet')],
          strong: true,
        };
      case 'token-placed': {
        const token = card(text(args, 'token').toLowerCase().replaceAll(' ', '-'));
        const where = text(args, 'where');
        return {
          sentence:
            where === 'box'
              ? say('log.token-placed.gone', { token })
              : say('log.token-placed', { token, where: where.split('+').map(place) }),
          places: where.split('+').filter(isPlanet),
        };
      }
      case 'counted':
        return {
          sentence: say('log.counted', {
            ...seatsOf(args, 'seat'),
            counter: counter(text(args, 'counter')),
            now: count(args, 'now'),
          }),
        };
      case 'reshuffled':
        return { sentence: reshuffled(args), strong: args['quake'] === true };
      case 'called-off':
        return {
          sentence: say('log.called-off', { ...seatsOf(args, 'offense'), why: reasonOf(text(args, 'why')) }),
          strong: true,
        };
      case 'game-won':
        return { sentence: won(args), strong: true };
      default:
        return (
          this.cards(event, why) ??
          techs(event, why) ??
          hazards(event, why) ??
          levels(event) ??
          pulsars(event) ??
          moons(event, why) ??
          tables(event)
        );
    }
  }

  private encounter(args: Args): Told | null {
    this.joined.clear();
    this.shown.clear();
    const number = count(args, 'number');
    if (number === 1) return null;
    const key =
      number === 0
        ? 'log.encounter-began.extra'
        : number === 2
          ? 'log.encounter-began.second'
          : 'log.encounter-began.further';
    return { sentence: say(key, seatsOf(args, 'offense')) };
  }

  private cards(event: LogEvent, why: Value): Told | null {
    const { args, type } = event;
    const own = seatsOf(args, 'seat');
    switch (type) {
      case 'drew': {
        const seen = texts(args, 'cards');
        const dealt = text(args, 'cause') === 'setup';
        const key: Key = dealt ? 'log.dealt' : 'log.drew';
        if (seen.length > 0) return { sentence: say(`${key}.seen`, { ...own, cards: seen.map(card), why }) };
        return { sentence: say(key, { ...own, count: count(args, 'count'), why }), minor: dealt };
      }
      case 'rewards-drawn': {
        const seen = texts(args, 'cards');
        if (seen.length > 0) return { sentence: say('log.rewards-drawn.seen', { ...own, cards: seen.map(card), why }) };
        return { sentence: say('log.rewards-drawn', { ...own, count: count(args, 'count'), why }) };
      }
      case 'deck-opened':
        return { sentence: say('log.deck-opened', { why }), strong: true };
      case 'took': {
        const seen = texts(args, 'cards');
        const both = seatsOf(args, 'to', 'from');
        if (seen.length > 0) return { sentence: say('log.took.seen', { ...both, cards: seen.map(card), why }) };
        return { sentence: say('log.took', { ...both, count: count(args, 'count'), why }) };
      }
      case 'discarded': {
        const away = texts(args, 'cards');
        return {
          sentence: say('log.discarded', { ...own, cards: away.map(card), why }),
          minor: away.every((one) => this.shown.has(one)),
        };
      }
      case 'new-hand': {
        const shown = texts(args, 'shown');
        return {
          sentence:
            shown.length > 0 ? say('log.new-hand.shown', { ...own, shown: shown.map(card) }) : say('log.new-hand', own),
        };
      }
      case 'took-back':
        return { sentence: say('log.took-back', { ...own, card: card(text(args, 'card')), why }) };
      case 'showed':
        return { sentence: say('log.showed', { ...own, cards: texts(args, 'cards').map(card), why }) };
      case 'looked-at': {
        const seen = texts(args, 'cards');
        const both = seatsOf(args, 'seat', 'owner');
        return {
          sentence:
            seen.length > 0
              ? say('log.looked-at.seen', { ...both, cards: seen.map(card), why })
              : say('log.looked-at', { ...both, why }),
        };
      }
      case 'selected': {
        const id = text(args, 'card');
        return {
          sentence: id === '' ? say('log.selected', own) : say('log.selected.seen', { ...own, card: card(id) }),
        };
      }
      case 'revealed':
        this.shown.add(text(args, 'card'));
        return { sentence: say('log.revealed', { ...own, card: card(text(args, 'card')) }), strong: true };
      case 'card-changed':
        return { sentence: say('log.card-changed', { ...own, counts: card(text(args, 'counts')), why }) };
      case 'used': {
        const effect = text(args, 'effect');
        this.shown.add(effect.replace(/\/.*/, ''));
        return {
          sentence: say(this.aliens.has(effect) ? 'log.used.power' : 'log.used', { ...own, effect: card(effect) }),
          about: effect,
          strong: true,
        };
      }
      case 'cancelled':
        return { sentence: say('log.cancelled', { ...own, effect: card(text(args, 'effect')), why }), strong: true };
      case 'zapped':
        return { sentence: say('log.zapped', { ...own, alien: card(text(args, 'alien')) }), strong: true };
      case 'power-changed':
        return {
          sentence: say(args['lost'] === true ? 'log.power-changed.lost' : 'log.power-changed.back', own),
          strong: true,
        };
      case 'alien-shown':
        return {
          sentence: say('log.alien-shown', { ...own, alien: card(text(args, 'alien')) }),
          about: text(args, 'alien'),
        };
      case 'alien-changed':
        if (text(args, 'alien') === '')
          return {
            sentence: say(args['gained'] === true ? 'log.alien-changed.hidden' : 'log.alien-changed.unhidden', own),
          };
        return {
          sentence: say(args['gained'] === true ? 'log.alien-changed.gained' : 'log.alien-changed.lost', {
            ...own,
            alien: card(text(args, 'alien')),
          }),
          about: text(args, 'alien'),
        };
      default:
        return null;
    }
  }
}

function techs(event: LogEvent, why: Value): Told | null {
  const { args, type } = event;
  const own = seatsOf(args, 'seat');
  const tech = text(args, 'tech');
  switch (type) {
    case 'tech-kept':
      return {
        sentence: tech === '' ? say('log.tech-kept', own) : say('log.tech-kept.seen', { ...own, tech: card(tech) }),
      };
    case 'researched': {
      const ships = count(args, 'ships');
      return {
        sentence:
          tech === ''
            ? say('log.researched', { ...own, ships })
            : say('log.researched.seen', { ...own, ships, tech: card(tech) }),
      };
    }
    case 'tech-completed':
      return { sentence: say('log.tech-completed', { ...own, tech: card(tech) }), strong: true, about: tech };
    case 'tech-discarded':
      return {
        sentence: say('log.tech-discarded', { ...own, tech: card(tech), why }),
        minor: text(args, 'cause') === 'setup',
      };
    case 'techs-laid-out':
      return { sentence: say('log.techs-laid-out', { techs: texts(args, 'techs').map(card) }) };
    case 'tech-copied':
      return {
        sentence: say('log.tech-copied', { ...own, copier: card(text(args, 'card')), tech: card(tech) }),
        about: tech,
        strong: true,
      };
    case 'tech-reset':
      return { sentence: say('log.tech-reset', { ...own, tech: card(tech), why }), strong: true };
    case 'tech-given': {
      const both = seatsOf(args, 'from', 'to');
      return {
        sentence: tech === '' ? say('log.tech-given', both) : say('log.tech-given.seen', { ...both, tech: card(tech) }),
      };
    }
    default:
      return null;
  }
}

function levels(event: LogEvent): Told | null {
  const { args, type } = event;
  const field = say(`field.${text(args, 'field')}` as Key);
  const action = text(args, 'action');
  const win = action === '' ? '.win' : '';
  switch (type) {
    case 'level-advanced':
      return {
        sentence: say('log.level-advanced', {
          ...seatsOf(args, 'seat'),
          field,
          from: count(args, 'from'),
          to: count(args, 'to'),
        }),
      };
    case 'levels-stripped':
      return { sentence: say('log.levels-stripped', { field, seats: texts(args, 'seats').map(seat) }), strong: true };
    case 'wielded':
    case 'advocated':
    case 're-wielded':
      return {
        sentence: say(`log.${type}${win}`, { ...seatsOf(args, 'seat', 'target'), field, action: card(action) }),
        strong: true,
      };
    case 'action-blocked':
      return { sentence: say(`log.action-blocked${win}`, { action: card(action) }), strong: true };
    default:
      return null;
  }
}

function pulsars(event: LogEvent): Told | null {
  const { args, type } = event;
  switch (type) {
    case 'pulsar-in-force': {
      const [base = '', way = ''] = text(args, 'effect').split('/');
      const alien = card(base.replace(/^pulsar-/, ''));
      return { sentence: say(`log.pulsar-in-force.${way}` as Key, { ...seatsOf(args, 'seat'), alien }), strong: true };
    }
    case 'power-shielded':
      return {
        sentence: say('log.power-shielded', { ...seatsOf(args, 'seat'), alien: card(text(args, 'alien')) }),
        strong: true,
      };
    case 'pulsar-returned':
      return { sentence: say('log.pulsar-returned', { ...seatsOf(args, 'seat'), card: card(text(args, 'card')) }) };
    default:
      return null;
  }
}

function hazards(event: LogEvent, why: Value): Told | null {
  const { args, type } = event;
  const hazard = text(args, 'hazard');
  switch (type) {
    case 'hazard-drawn':
      return {
        sentence: say('log.hazard-drawn', { ...seatsOf(args, 'offense'), hazard: card(hazard) }),
        strong: true,
        about: hazard,
      };
    case 'hazard-discarded':
      return {
        sentence: say('log.hazard-discarded', { hazard: card(hazard), why }),
        minor: text(args, 'cause') === '',
      };
    case 'hazard-held':
      return { sentence: say('log.hazard-held', { ...seatsOf(args, 'seat'), hazard: card(hazard) }), about: hazard };
    case 'laid-aside': {
      const seen = texts(args, 'cards');
      const who = { ...seatsOf(args, 'seat'), why };
      return {
        sentence:
          seen.length > 0
            ? say('log.laid-aside.seen', { ...who, cards: seen.map(card) })
            : say('log.laid-aside', { ...who, count: count(args, 'count') }),
      };
    }
    case 'cards-removed':
      return { sentence: say('log.cards-removed', { cards: texts(args, 'cards').map(card), why }), strong: true };
    case 'proposed':
      return {
        sentence: say('log.proposed', { ...seatsOf(args, 'seat'), colonies: texts(args, 'colonies').join(', ') }),
        strong: true,
      };
    default:
      return null;
  }
}

function moons(event: LogEvent, why: Value): Told | null {
  const { args, type } = event;
  const moon = text(args, 'moon');
  const planet = place(text(args, 'planet'));
  const seen = { ...seatsOf(args, 'seat'), planet, moon: card(moon), why };
  switch (type) {
    case 'moon-placed':
    case 'moon-occupied':
      return {
        sentence:
          moon === ''
            ? say(`log.${type}.hidden`, {
                ...seatsOf(args, 'seat'),
                planet,
                back: say(`board.moon.${text(args, 'back')}` as Key),
              })
            : say(`log.${type}`, seen),
        about: moon === '' ? undefined : moon,
        minor: type === 'moon-placed',
      };
    case 'moon-shown':
      return { sentence: say('log.moon-shown', seen), strong: true, about: moon };
    case 'moon-turned-down':
    case 'moon-removed':
      return { sentence: say(`log.${type}`, seen), about: moon };
    default:
      return null;
  }
}

// Events of the table rather than of the game.
function tables(event: LogEvent): Told {
  const { args, type } = event;
  switch (type) {
    case 'stayed-out':
      return { sentence: say('log.stayed-out', seatsOf(args, 'seat')), minor: true };
    case 'seat-taken':
    case 'seat-back':
    case 'clock-ran-out':
    case 'conceded':
    case 'time-given':
    case 'undone':
    case 'link-renewed':
      return { sentence: say(`log.${type}`, seatsOf(args, 'seat')) };
    case 'promise-kept':
    case 'promise-broken':
      return { sentence: say(`log.${type}`, seatsOf(args, 'by', 'to')) };
    case 'order-fired':
      return { sentence: say('log.order-fired', { answer: text(args, 'answer') }) };
    default:
      return { sentence: say('log.unknown', { type }) };
  }
}
