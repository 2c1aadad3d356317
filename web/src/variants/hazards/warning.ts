import type { View } from '../../protocol/types';

/** Whether a hazard warning has come up in this encounter, at a table where one means something. */
export const isWarned = ({ encounter, table }: Pick<View, 'encounter' | 'table'>): boolean =>
  encounter?.warning === true && table.options?.['hazards'] !== 'off';
