import { expect, test } from 'vitest';
import { HELP, readWish } from './settings.ts';

test('without a word: this machine alone, port 8080', () => {
  expect(readWish([], {})).toEqual({ serve: { host: '127.0.0.1', port: 8080 } });
  expect(readWish([], { PORT: '', HOST: '' })).toEqual({ serve: { host: '127.0.0.1', port: 8080 } });
});

test('the environment chooses, and a flag has the last word', () => {
  const env = { PORT: '3000', HOST: '0.0.0.0' };
  expect(readWish([], env)).toEqual({ serve: { host: '0.0.0.0', port: 3000 } });
  expect(readWish(['--port', '0', '--host=::1'], env)).toEqual({ serve: { host: '::1', port: 0 } });
});

test.each(['eighty', '-1', '65536', '80.5', '1e3', ' 80'])('port "%s" is refused in words', (written) => {
  expect(readWish([`--port=${written}`], {})).toEqual({
    refuse: `A port is a number from 0 to 65535, not "${written}".`,
  });
  expect(readWish([], { PORT: written })).toHaveProperty('refuse');
});

test('a flag that there is not is named', () => {
  expect(readWish(['--prot', '80'], {})).toEqual({
    refuse: "Unknown option '--prot'. See npm start -- --help",
  });
  expect(readWish(['80'], {})).toHaveProperty('refuse');
});

test('help', () => {
  expect(readWish(['--help', '--port', 'x'], {})).toEqual({ tell: HELP });
  expect(readWish(['-h'], {})).toEqual({ tell: HELP });
});
