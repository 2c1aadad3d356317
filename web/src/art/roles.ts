import type { IconName } from './icons';

/** Which sides a role as the catalogue names it means. */
export function sides(role: string): { offense: boolean; defense: boolean; ally: boolean } {
  return {
    offense: [
      'any',
      'main',
      'main-or-ally',
      'main-or-offensive-ally',
      'offense',
      'offense-or-ally',
      'offense-or-offensive-ally',
      'not-defense',
    ].includes(role),
    defense: [
      'any',
      'main',
      'main-or-ally',
      'main-or-offensive-ally',
      'defense',
      'defense-or-defensive-ally',
      'not-offense',
    ].includes(role),
    ally: [
      'any',
      'main-or-ally',
      'main-or-offensive-ally',
      'ally',
      'offensive-ally',
      'defensive-ally',
      'defense-or-defensive-ally',
      'offense-or-ally',
      'offense-or-offensive-ally',
      'not-offense',
      'not-defense',
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
  'main-or-offensive-ally': 'main',
  'offense-or-ally': 'offense',
  'offense-or-offensive-ally': 'offense',
  'defense-or-defensive-ally': 'defense',
  'not-defense': 'people',
  'not-offense': 'defense',
  any: 'people',
  'not-main': 'bystander',
  bystander: 'bystander',
};
