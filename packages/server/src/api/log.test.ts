import { expect, test } from 'vitest';
import { ask, command, look, newKey, startGame } from './testing/client.ts';
import { startServer } from './testing/server.ts';
import { TestSocket } from './testing/socket.ts';

test('the log of a game contains no secret and no chat', async () => {
  const server = await startServer();
  const [first, second] = await startGame(server);
  const { table } = first;
  const socket = new TestSocket(server, table);
  await socket.hello({ secret: first.secret });
  socket.send({ type: 'say', key: newKey(), text: 'between us' });
  await socket.next('chat');
  await ask(server, 'GET', `/api/tables/${table}?secret=${first.secret}`, { secret: second.secret });
  await ask(server, 'POST', `/api/tables/${table}/seats/recover`, { body: { recovery: second.recovery } });
  await ask(server, 'POST', `/api/tables/${table}/commands`, {
    secret: first.secret,
    body: `{"secret":"${first.secret}"`,
  });
  await command(server, first, 0, { type: 'resign' });
  const [{ seed }] = (await look(server, table)).table.commitments;
  await server.close();
  const log = server.log.join('');
  // It is still a log: each request and its status are in it.
  expect(log).toContain(`"path":"/api/tables/${table}/commands"`);
  expect(log).toContain('"statusCode":400');
  expect(server.log.every((line) => JSON.parse(line).level < 50)).toBe(true);
  const hidden = [
    first.secret,
    second.secret,
    first.recovery,
    second.recovery,
    seed!,
    'between us',
    'Bearer',
  ];
  for (const one of hidden) expect(log).not.toContain(one);
});
