/** The messages between server and clients: one schema per message, types derived from it. */
export * from './chance.ts';
export * from './changes.ts';
export * from './client/index.ts';
export * from './closing.ts';
export * from './command.ts';
export * from './deal.ts';
export * from './ids.ts';
export * from './invisible.ts';
export * from './keys.ts';
export * from './message.ts';
export * from './notifications.ts';
export * from './reach.ts';
export * from './refusal.ts';
export * from './review.ts';
export * from './table.ts';
export * from './verify.ts';
export * from './version.ts';
