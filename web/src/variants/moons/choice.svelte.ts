import type { Picking } from '../../board/model';
import type { Prompt } from '../../protocol/types';
import type { TableStore } from '../../state/table.svelte';

/** Which moon is to be attached, once it has been pressed and its planet has not. */
class MoonChoice {
  card = $state<string | null>(null);

  /** The options about the moon in question. */
  options(prompt: Prompt) {
    return prompt.options.filter((option) => option.kind === 'moon' && option.card === this.card);
  }

  /** The planets to which the moon can be attached, for the board. */
  picking(table: TableStore, prompt: Prompt | undefined): Picking | null {
    if (prompt?.prompt !== 'place-moon' || this.card === null) return null;
    const notationAt = new Map(this.options(prompt).map((option) => [option.planet ?? '', option.notation]));
    const tray = table.tray(prompt);
    const chosen = [...notationAt].find(([, notation]) => notation === tray.choice)?.[0];
    return {
      selectable: new Set(notationAt.keys()),
      selected: chosen === undefined ? {} : { [chosen]: 1 },
      sign: '+',
      onadd: (planet) => {
        const notation = notationAt.get(planet);
        if (notation !== undefined && tray.choice === notation) void table.answer(prompt, notation);
        else tray.choice = notation ?? null;
      },
      onremove: () => {
        tray.choice = null;
      },
      onwhy: (planet) => {
        table.openWhy({ ask: 'absent', prompt: prompt.prompt, answer: planet, n: prompt.n });
      },
    };
  }
}

export const moonChoice = new MoonChoice();
