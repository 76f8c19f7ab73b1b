import { afterEach, expect, it, vi } from 'vitest';
import { openSocket } from './host.ts';

afterEach(() => vi.unstubAllGlobals());

it('opens a socket to a table of a server', () => {
  const WebSocket = vi.fn(class {});
  vi.stubGlobal('WebSocket', WebSocket);
  openSocket('https://play.example.org', 'abcdefgh');
  expect(WebSocket).toHaveBeenCalledExactlyOnceWith('wss://play.example.org/api/tables/abcdefgh/socket');
});

it('says what to do where there are no sockets, as in Node 20', () => {
  vi.stubGlobal('WebSocket', undefined);
  expect(() => openSocket('https://play.example.org', 'abcdefgh')).toThrow(
    /There is no WebSocket here\. Use Node 22 or newer, or let `open` return a socket of the package ws\./,
  );
});
