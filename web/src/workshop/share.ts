/*
 * A card travels in the link itself, so that no server keeps it: compressed, in letters that addresses may hold, behind
 * the # that browsers send to nobody.
 */

const mark = '#card=';
/** More than any card takes. */
const longest = 60_000;

/** All that comes out of a stream; null when it is more than a card takes. */
async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let length = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    length += value.length;
    if (length > longest) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
}

/** What stands behind an address for a card. */
export async function hashOf(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  if (!bytes) throw new RangeError('no card is so long');
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return mark + letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The card behind an address; null where there is none, or what there is is none of ours. */
export async function cardOf(hash: string): Promise<string | null> {
  const letters = hash.startsWith(mark) ? hash.slice(mark.length) : '';
  if (!/^[\w-]+$/.test(letters) || letters.length > longest) return null;
  try {
    const packed = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = await through(
      Uint8Array.from(packed, (letter) => letter.charCodeAt(0)),
      new DecompressionStream('deflate-raw'),
    );
    return bytes && new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
