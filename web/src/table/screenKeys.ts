import { preferences } from '../state/preferences.svelte';
import type { TableStore } from '../state/table.svelte';
import { t } from '../words/words.svelte';
import type { Keys } from './keys';
import { layout } from './layout.svelte';

/**
 * Lets keys do what belongs to the table's page as a whole, until the returned function is called.
 *
 * @param opens how the standing orders and the command line are opened
 */
export function screenKeys(keys: Keys, store: TableStore, opens: { orders: () => void; command: () => void }) {
  const show = (tab: TableStore['tab']) => {
    store.openTab(tab);
    focusDock();
  };
  const offs = [
    keys.on('skip', () => {
      store.skip();
    }),
    keys.on('dock', () => {
      if (layout.drawer && store.drawer) store.drawer = false;
      else show(store.tab);
    }),
    keys.on('log', () => {
      show('log');
    }),
    keys.on('chat', () => {
      show('chat');
    }),
    keys.on('why', () => {
      show('why');
    }),
    keys.on('orders', () => {
      if (!store.spectator) opens.orders();
    }),
    keys.on('command', opens.command),
    keys.on('search', () => {
      store.openTab('log');
      requestAnimationFrame(() => {
        document.querySelector<HTMLElement>(`.dock-place [aria-label="${CSS.escape(t('history.search'))}"]`)?.click();
      });
    }),
    keys.on('text', () => {
      preferences.change({ text: !preferences.now.text });
    }),
  ];
  return () => {
    for (const off of offs) off();
  };
}

function focusDock(): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>('.dock-place [role="tab"][aria-selected="true"]')?.focus();
  });
}
