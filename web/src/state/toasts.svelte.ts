export interface Toast {
  id: number;
  text: string;
  tone: 'plain' | 'ok' | 'warn' | 'danger';
}

let next = 1;
const shown = $state<Toast[]>([]);

/** Short notes at the edge of the page; for what needs no answer. */
export const toasts = {
  get all(): readonly Toast[] {
    return shown;
  },
  say(text: string, tone: Toast['tone'] = 'plain', seconds = 6): void {
    const id = next++;
    shown.push({ id, text, tone });
    if (shown.length > 4) shown.shift();
    setTimeout(() => {
      toasts.close(id);
    }, seconds * 1000);
  },
  close(id: number): void {
    const at = shown.findIndex((toast) => toast.id === id);
    if (at >= 0) shown.splice(at, 1);
  },
};
