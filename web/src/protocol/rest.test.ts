import { afterEach, expect, test, vi } from 'vitest';
import { Refusal, rest } from './rest';

afterEach(() => {
  vi.unstubAllGlobals();
});

const answering = (status: number, body: string, type: string) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status, headers: { 'Content-Type': type } })));
};

async function refusal(): Promise<Refusal> {
  try {
    await rest.game('0123456789');
  } catch (reason) {
    if (reason instanceof Refusal) return reason;
  }
  throw new Error('not refused');
}

test('what the server says is passed on with its reasons', async () => {
  answering(
    503,
    '{"type":"/problems/storage","title":"Not now","status":503,"detail":"The disk is full."}',
    'application/problem+json',
  );
  const { status, message } = await refusal();
  expect([status, message]).toEqual([503, 'The disk is full.']);
});

test.each([
  [502, '<h1>Bad Gateway</h1>', 'text/html'],
  [504, '{"error":"upstream"}', 'application/json'],
  [200, '<form>Log in to this network</form>', 'text/html'],
  [200, '{"cut short', 'application/json'],
])('whoever answers %i in its place has refused nothing', async (status, body, type) => {
  answering(status, body, type);
  expect((await refusal()).status).toBe(0);
});

test('a broken line is no refusal either', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect((await refusal()).status).toBe(0);
});
