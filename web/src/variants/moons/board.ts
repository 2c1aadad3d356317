import type { BoardBeside } from '../../board/model';
import type { SystemView } from '../../protocol/types';
import type { Voice } from '../../table/context';
import { t } from '../../words/words.svelte';

type MoonView = NonNullable<SystemView['planets'][number]['moon']>;

/** What the board shows of a planet's moon; `about` says what a card does. */
export function moonOf(
  planet: string,
  moon: MoonView,
  voice: Voice,
  about: (card: string) => string | undefined,
): BoardBeside {
  const name = moon.id ? voice.cast.card(moon.id) : t(`board.moon.${moon.back}`);
  return {
    id: `moon-${planet}`,
    label: moon.state ? `${name}, ${t(`board.moon.state.${moon.state}`)}` : name,
    card: moon.id ?? undefined,
    about: moon.id ? about(moon.id) : undefined,
    back: moon.back,
    ship: moon.ship ?? undefined,
    state: moon.state ?? undefined,
  };
}
