import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { Deaf } from '../../../fixtures/deaf';
import { table, tableWith } from '../../../fixtures/sample';
import type { DealTerm, DealVersion, DealView } from '../../../protocol/types';
import Deal from '../Deal.svelte';

const term = (notation: string, more: Partial<DealTerm> = {}): DealTerm => {
  const [kind = '', what = ''] = notation.split(' ');
  return {
    notation,
    kind: kind as DealTerm['kind'],
    ...(kind === 'cards' ? { count: Number(what) } : kind === 'colony' ? { planet: what } : { card: what }),
    ...more,
  };
};
const version = (number: number, more: Partial<DealVersion>): DealVersion => ({
  number,
  by: 'C',
  offenseGives: [],
  defenseGives: [],
  promises: [],
  digest: `digest-${number}`,
  ...more,
});
const deal = (more: Partial<DealView> = {}): DealView => ({
  offense: 'A',
  defense: 'C',
  speaker: 'A',
  versions: [],
  standing: null,
  offersLeft: { A: 2, C: 2 },
  penalty: 3,
  allowed: {
    A: ['colony A1', 'cards 1', 'cards 2', 'card attack-08', 'card negotiate'].map((one) => term(one)),
    C: ['colony C4', 'cards 1', 'card attack-15'].map((one) => term(one)),
  },
  ...more,
});
const offer = version(1, { offenseGives: [term('card attack-08')], defenseGives: [term('colony C4')] });

function show(open: DealView, phase: 'resolution' | 'planning' = 'resolution', me = table.me) {
  const game = table.game && { ...table.game, phase };
  const deaf = new Deaf(tableWith({ deal: open, game, me }));
  return { deaf, ...render(Deal, { props: { source: deaf.store }, context: deaf.around() }) };
}
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));

test('what can be offered at a press comes first until somebody has made an offer', () => {
  const order = () =>
    screen
      .getByRole('heading', { name: 'Quick offers' })
      .compareDocumentPosition(screen.getByRole('heading', { name: 'You give' }));
  const { unmount } = show(deal());
  expect(order()).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  unmount();
  show(deal({ versions: [offer], standing: 1 }));
  expect(order()).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

test('an offer is put together and proposed', async () => {
  const { deaf } = show(deal());
  const [give] = screen.getAllByRole('region', { name: 'You give' });
  const [get] = screen.getAllByRole('region', { name: 'You get' });
  if (!give || !get) throw new Error('two columns');
  await fireEvent.click(within(give).getByRole('button', { name: '+ random cards' }));
  await fireEvent.click(within(give).getByRole('button', { name: 'One more' }));
  await fireEvent.click(within(get).getByRole('button', { name: '+ colony' }));
  await press('a colony on C4');
  await press('Propose v1');
  expect(deaf.sent).toEqual([{ do: 'deal', action: 'propose', draft: { give: ['cards 2'], get: ['colony C4'] } }]);
});

test('an untouched offer is signed by its digest, with two presses', async () => {
  const { deaf } = show(deal({ versions: [offer], standing: 1 }));
  await press('Accept v1');
  expect(deaf.sent).toEqual([]);
  await press('Sign v1: press again');
  expect(deaf.sent).toEqual([{ do: 'deal', action: 'accept', digest: 'digest-1' }]);
});

test('a change makes a new version; the way back restores the old one', async () => {
  show(deal({ versions: [offer], standing: 1 }));
  expect(screen.queryByRole('button', { name: 'Back to v1' })).toBeNull();
  await press('Take out Attack 8');
  expect(screen.getByRole('button', { name: 'Propose v2' })).not.toHaveProperty('disabled', true);
  await press('Back to v1');
  expect(screen.getByRole('button', { name: 'Propose v2' })).toHaveProperty('disabled', true);
});

test('the server is asked about every edit and its answer is shown', async () => {
  const { deaf } = show(deal());
  deaf.check = {
    legal: true,
    digest: 'x',
    result: { A: { colonies: [3, 4], hand: [8, 7] } },
    threats: [{ key: 'threat.one-short', args: { seat: 'C' } }],
  };
  await press('One card each');
  expect(await screen.findByText('You: colonies 3 → 4, hand 8 → 7')).toBeTruthy();
  expect(deaf.drafts).toEqual([{ give: ['cards 1'], get: ['cards 1'] }]);
  expect(screen.getByText(/needs 1 more colony/)).toBeTruthy();
});

test('an offer that cannot be made cannot be proposed', async () => {
  const { deaf } = show(deal());
  deaf.check = { legal: false, digest: 'x' };
  await press('One card each');
  expect(await screen.findByText('This offer cannot be made.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Propose v1' })).toHaveProperty('disabled', true);
});

test('what the other side changed is said, and my own writing is kept', async () => {
  const { deaf, container } = show(deal({ versions: [offer], standing: 1 }));
  await press('One card each');
  const changed = version(2, { offenseGives: [term('card negotiate')], defenseGives: [term('colony C4')] });
  deaf.change({ deal: deal({ versions: [offer, changed], standing: 2 }) });
  expect(await screen.findByText('Cy changed the offer: Negotiate added and Attack 8 taken out.')).toBeTruthy();
  expect(container.textContent).toContain('1 random card');
});

test('before the cards are chosen an offer is only talk', async () => {
  const { deaf } = show(deal({ speaker: null }), 'planning');
  expect(screen.queryByRole('button', { name: /^Propose/ })).toBeNull();
  await press('One card each');
  await press('Send as a draft');
  expect(deaf.sent).toEqual([{ do: 'deal', action: 'draft', draft: { give: ['cards 1'], get: ['cards 1'] } }]);
});

test('failing takes two presses and says what it costs', async () => {
  const { deaf } = show(deal());
  await press('Fail now');
  expect(screen.getByText('3 ships each go to the warp.')).toBeTruthy();
  await press(/^Really fail/);
  expect(deaf.sent).toEqual([{ do: 'deal', action: 'fail' }]);
});

test('others read the deal and cannot speak in it', () => {
  show(deal({ versions: [offer], standing: 1 }), 'resolution', { seat: 'B', seats: ['B'], host: false });
  expect(screen.getByText(/negotiate/, { selector: 'h3' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Propose|Accept|Fail/ })).toBeNull();
});

test('while the other one thinks nothing can be pressed', () => {
  show(deal({ versions: [version(1, { by: 'A' })], standing: 1, speaker: 'C' }));
  expect(screen.queryByRole('button', { name: /Propose|Accept|Fail/ })).toBeNull();
  expect(screen.getByText(/is thinking about your offer/)).toBeTruthy();
});

test('an offer that hands the other side the game is red, and signed only at the third press', async () => {
  const { deaf } = show(deal({ versions: [{ ...offer, wins: ['C'] }], standing: 1 }));
  await press('Accept v1');
  await press('Sign v1: press again');
  expect(deaf.sent).toEqual([]);
  await press('Hand Cy the game? Press once more');
  expect(deaf.sent).toEqual([{ do: 'deal', action: 'accept', digest: 'digest-1' }]);
});

test('an offer by which only the reader wins is signed as any other', async () => {
  const { deaf } = show(deal({ versions: [{ ...offer, wins: ['A'] }], standing: 1 }));
  await press('Accept v1');
  await press('Sign v1: press again');
  expect(deaf.sent).toHaveLength(1);
});

test('nothing that hands the other side the game is proposed with one press, or by a quick offer', async () => {
  const allowed = {
    A: [term('colony A1', { wins: true }), term('cards 1')],
    C: [term('colony C4'), term('cards 1')],
  };
  const { deaf } = show(deal({ allowed }));
  expect(screen.queryByRole('button', { name: 'Swap colonies' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'My colony for a card' })).toBeNull();
  const [give] = screen.getAllByRole('region', { name: 'You give' });
  if (!give) throw new Error('no column');
  await fireEvent.click(within(give).getByRole('button', { name: '+ colony' }));
  await press('a colony on A1');
  await press('Propose v1');
  await press('Propose v1: press again');
  expect(deaf.sent).toEqual([]);
  await press('Hand Cy the game? Press once more');
  expect(deaf.sent).toEqual([{ do: 'deal', action: 'propose', draft: { give: ['colony A1'], get: [] } }]);
});
