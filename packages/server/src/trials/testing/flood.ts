/** Nonsense in bulk, over sockets and over HTTP; every answer is counted and looked at. */
import { Agent, type IncomingMessage, request } from 'node:http';
import type { Refusal } from '@guimard/engine/kit';
import { serverMessage } from '@guimard/protocol';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import type { nonsenseRequest } from './nonsense.ts';

/** So many are sent before their answers are waited for. */
const BATCH = 200;

/** Sends messages that must all be answered; answers how often each rule refused, and `done`. */
export async function floodSocket(
  url: string,
  table: string,
  secret: string | undefined,
  protocol: number,
  count: number,
  next: (version: number) => string,
): Promise<Map<string, number>> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/socket`);
  const answers = new Map<string, number>();
  const faults: string[] = [];
  let [answered, wanted, version] = [0, 0, 0];
  let wake = (): void => {};
  let closed: string | undefined;
  const welcome = new Promise<void>((resolve, reject) => {
    socket.on('close', (code, reason) => reject(new Error(`${code} ${String(reason)}`)));
    socket.on('message', (data: Buffer) => {
      const message = serverMessage.parse(JSON.parse(data.toString()));
      if (message.type === 'update' || message.type === 'welcome') version = message.update.table.version;
      if (message.type === 'welcome') resolve();
      if (message.type !== 'done' && message.type !== 'refused') return;
      const kind = message.type === 'done' ? 'done' : message.rule;
      if (message.type === 'refused' && !isReason(message.reason)) faults.push(data.toString());
      answers.set(kind, (answers.get(kind) ?? 0) + 1);
      if (++answered >= wanted) wake();
    });
  });
  socket.on('close', (code, reason) => {
    closed = `${code} ${String(reason)}`;
    wake();
  });
  await new Promise((resolve) => socket.on('open', resolve));
  socket.send(JSON.stringify({ type: 'hello', protocol, ...(secret === undefined ? {} : { secret }) }));
  await welcome;
  while (wanted < count) {
    const batch = Math.min(BATCH, count - wanted);
    wanted += batch;
    const all = new Promise<void>((resolve) => {
      wake = resolve;
    });
    for (let i = 0; i < batch; i++) socket.send(next(version));
    await all;
    expect(closed).toBeUndefined();
  }
  socket.close();
  expect(faults).toEqual([]);
  return answers;
}

/** A sentence. */
const isReason = (text: string): boolean => /^\S.*[.!?]$/su.test(text);

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** Answers the status; whatever is refused is refused properly. */
export async function floodRequest(url: string, asked: ReturnType<typeof nonsenseRequest>): Promise<number> {
  const { method, path, headers, body } = asked;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const sent = request(`${url}${path}`, { method, headers: { ...headers, ...length }, agent }, resolve);
    sent.on('error', reject);
    sent.end(body);
  });
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += chunk as string;
  const status = response.statusCode!;
  const { rule, reason } = status < 400 ? { rule: '', reason: 'ok.' } : (JSON.parse(text) as Refusal);
  if (status >= 500 || typeof rule !== 'string' || !isReason(reason)) {
    throw new Error(`${JSON.stringify(asked)} was answered by ${status}: ${text}`);
  }
  return status;
}
