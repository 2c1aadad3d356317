import { toasts } from '../state/toasts.svelte';

/** Puts a text into the clipboard and says so; where it may not, says the other thing. */
export async function copy(
  text: string,
  done: string,
  failed: { say: string; tone?: 'plain' | 'warn' },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.say(done, 'ok');
  } catch {
    toasts.say(failed.say, failed.tone ?? 'warn');
  }
}

/** The same with an address, which is shown where it cannot be copied. */
export function copyAddress(address: string, done: string): Promise<void> {
  return copy(address, done, { say: address, tone: 'plain' });
}
