/**
 * What servers and clients say to each other, and a client for browsers, bots and tests.
 *
 * - A *table* is a game on a server. Its *code* (`tableId`) lets anyone watch or join; a *seat's secret* lets its player play.
 * - {@link HttpClient} finds tables and takes seats; {@link TableClient} follows a table over a socket that may break at any time.
 * - Each message is a schema (`update`) and the type that follows from it (`Update`): parse everything from outside.
 * - A *command* is what a player asks for; a *version* counts what has happened at a table.
 * - A *commitment* is the hash of a *seed* that all draws follow from; clients add *shares*. {@link verifyGame} and
 *   {@link contributionsTo} check a finished game.
 *
 * @module
 */
export * from './chance.ts';
export * from './changes.ts';
export * from './client/index.ts';
export * from './closing.ts';
export * from './command.ts';
export * from './daily.ts';
export * from './deal.ts';
export * from './draws.ts';
export * from './ids.ts';
export * from './invisible.ts';
export * from './keys.ts';
export * from './message.ts';
export * from './notifications.ts';
export * from './reach.ts';
export * from './refusal.ts';
export * from './review.ts';
export * from './shares.ts';
export * from './table.ts';
export * from './verify.ts';
export * from './version.ts';
