import { expect, test } from 'vitest';
import { table } from '../../fixtures/sample';
import type { EncounterView } from '../../protocol/types';
import { isWarned } from './warning';

test('the mark on a destiny card is a warning only where hazards are played', () => {
  const seen = (warning: boolean, hazards: string) => ({
    encounter: { ...(table.encounter as EncounterView), warning },
    table: { ...table.table, options: { hazards } },
  });
  expect(isWarned(seen(true, 'both'))).toBe(true);
  expect(isWarned(seen(true, 'off'))).toBe(false);
  expect(isWarned(seen(false, 'both'))).toBe(false);
});
