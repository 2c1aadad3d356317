/** Whether this reader wants things to move: by their own choice, or else by the system's. */
export function moves(): boolean {
  const { motion } = document.documentElement.dataset;
  if (motion !== undefined) return motion === 'full';
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
