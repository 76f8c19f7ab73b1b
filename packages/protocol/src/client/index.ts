/** The one client: browsers, bots, the load generator and tests use it to talk to a server. */
export { Chain, checkNotes, isComplete, type ShareNote, type Shares } from './chain.ts';
export { CLOSED, Connection, type ConnectionOptions, type Link, type ResumePoint } from './connection.ts';
export { type Fetch, HOST, type Host, type HttpAnswer, newId, openSocket, type Socket } from './host.ts';
export * from './http.ts';
export { type Fit, type FollowedTable, KnownGame, type Taken } from './known-game.ts';
export { readMessage } from './read-message.ts';
export { TableClient, type TableClientOptions } from './table-client.ts';
export type { CommandResult } from './unanswered.ts';
