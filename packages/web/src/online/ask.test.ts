import { afterEach, expect, test, vi } from 'vitest';
import { ask, OFFLINE } from './ask.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function answer(response: Response | Error): void {
  vi.stubGlobal('fetch', async () => {
    if (response instanceof Error) throw response;
    return response;
  });
}

test('an answer without a body is one', async () => {
  answer(new Response(null, { status: 204 }));
  expect(await ask('DELETE', '/api/tables/abcdefgh/seats/mine')).toEqual({ ok: true, value: {} });
});

test('a refusal has its rule', async () => {
  answer(Response.json({ rule: 'secret', reason: 'No.' }, { status: 401 }));
  expect(await ask('GET', '/')).toEqual({ ok: false, error: { rule: 'secret', reason: 'No.' } });
});

test.each([new Error('no network'), new Response('<html>', { status: 502 }), new Response('<html>')])(
  'what is no answer of the server counts as none: %o',
  async (response) => {
    answer(response);
    expect(await ask('GET', '/')).toMatchObject({ ok: false, error: { rule: OFFLINE } });
  },
);
