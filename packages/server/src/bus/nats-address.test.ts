import { expect, test } from 'vitest';
import { natsAddressOf } from './nats-address.ts';

test.each([
  ['nats://localhost', { servers: ['localhost:4222'] }],
  ['nats://[::1]:4333/', { servers: ['[::1]:4333'] }],
  ['nats://one,two:4333, nats://three', { servers: ['one:4222', 'two:4333', 'three:4222'] }],
  ['nats://s3cret@one', { servers: ['one:4222'], token: 's3cret' }],
  ['nats://me:a%3Ab@one,two', { servers: ['one:4222', 'two:4222'], user: 'me', pass: 'a:b' }],
  ['tls://one', { servers: ['one:4222'], tls: {} }],
])('%s', (written, address) => {
  expect(natsAddressOf(written)).toEqual(address);
});

test.each([
  '',
  'one',
  'http://one',
  'nats://',
  'nats://one,tls://two',
  'nats://one/path',
  'nats://a%zz@one',
  'nats://one?x',
])('malformed: %s', (written) => {
  expect(natsAddressOf(written)).toBeUndefined();
});
