/**
 * Makes the letters of a button smaller until its words have room in it: `data-snug` says by how many steps. The button
 * stays as large as it is.
 */
export function snug(button: HTMLElement): () => void {
  const most = 2;
  function measure() {
    delete button.dataset['snug'];
    const fits = () => button.scrollHeight <= button.clientHeight && button.scrollWidth <= button.clientWidth;
    for (let step = 1; step <= most && !fits(); step++) button.dataset['snug'] = String(step);
  }
  const words = new MutationObserver(measure);
  words.observe(button, { childList: true, characterData: true, subtree: true });
  const size = new ResizeObserver(measure);
  size.observe(button);
  return () => {
    words.disconnect();
    size.disconnect();
  };
}
