import type { Picking } from '../../board/model';
import type { Prompt } from '../../protocol/types';
import type { TableStore } from '../../state/table.svelte';

/** Which tech a ship is to be sent to, once "+1 ship" has been pressed and the planet has not. */
class Research {
  slot = $state<number | null>(null);

  /** The planets from which the chosen tech can get its ship, for the board. */
  picking(table: TableStore, prompt: Prompt | undefined): Picking | null {
    if (prompt?.prompt !== 'tech-action' || this.slot === null) return null;
    const options = prompt.options.filter((option) => option.kind === 'research' && option.slot === this.slot);
    const notationAt = new Map(options.map((option) => [option.planet ?? '', option.notation]));
    const tray = table.tray(prompt);
    const chosen = options.find((option) => option.notation === tray.choice)?.planet;
    return {
      selectable: new Set(notationAt.keys()),
      selected: chosen ? { [chosen]: 1 } : {},
      sign: '-',
      onadd: (place) => {
        const notation = notationAt.get(place);
        if (notation !== undefined && tray.choice === notation) void table.answer(prompt, notation);
        else tray.choice = notation ?? null;
      },
      onremove: () => {
        tray.choice = null;
      },
      onwhy: (place) => {
        table.openWhy({ ask: 'absent', prompt: prompt.prompt, answer: place, n: prompt.n });
      },
    };
  }
}

export const research = new Research();
