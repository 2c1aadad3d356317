/** How fast a reader wants to see what the machines do. */
export const paces = ['slow', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof paces)[number];
