import type { IconName } from '../../art/icons';
import type { Line } from './story';
import { tellingOf } from './story/kinds';

export const iconOf = (line: Pick<Line, 'type'>): IconName => tellingOf(line.type)?.icon ?? 'info';
