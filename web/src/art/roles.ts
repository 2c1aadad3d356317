import type { IconName } from './icons';

/** Which sides a role as the catalogue names it means. */
export function sides(role: string): { offense: boolean; defense: boolean; ally: boolean } {
  return {
    offense: ['any', 'main', 'main-or-ally', 'offense', 'offense-or-ally'].includes(role),
    defense: ['any', 'main', 'main-or-ally', 'defense', 'not-offense'].includes(role),
    ally: [
      'any',
      'main-or-ally',
      'ally',
      'offensive-ally',
      'defensive-ally',
      'offense-or-ally',
      'not-offense',
      'not-main',
    ].includes(role),
  };
}

/** The icon of a role as the catalogue names it. */
export const roleIcons: Readonly<Record<string, IconName>> = {
  offense: 'offense',
  defense: 'defense',
  ally: 'ally',
  'offensive-ally': 'offense-ally',
  'defensive-ally': 'ally',
  main: 'main',
  'main-or-ally': 'main',
  'offense-or-ally': 'offense',
  'not-offense': 'defense',
  any: 'people',
  'not-main': 'bystander',
  bystander: 'bystander',
};
