/** Where this browser keeps the cards of its reader. */
export const place = 'hypergate.collection';

/** Whether it keeps any, as far as can be told without reading them. */
export function hasCollection(): boolean {
  try {
    return (localStorage.getItem(place)?.length ?? 0) > '[]'.length;
  } catch {
    return false;
  }
}
