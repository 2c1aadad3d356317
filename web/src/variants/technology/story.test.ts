import { expect, test } from 'vitest';
import { happened } from '../../fixtures/event';
import { castOf } from '../../words/cast';
import { plain } from '../../words/rich';
import { story } from '../../table/dock/story';

test('ships that go to a tech are sent to research, in a line of less weight', () => {
  const moved = happened({ id: 1, encounter: 1, phase: 'regroup' }, 'ships-moved', {
    owner: 'A',
    from: 'A1',
    to: 'tech',
    count: 1,
  });
  const lines = story([moved]);
  const cast = castOf(
    { seats: ['A'] },
    [{ seat: 'A', name: 'Ana', colour: 'red', kind: 'person', connected: true, ready: true, status: 'idle' }],
    null,
  );
  expect(lines.map((line) => [plain(line.sentence, cast), line.minor])).toEqual([
    ['You send 1 ship from A1 to research.', true],
  ]);
});
