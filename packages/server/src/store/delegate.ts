import type { Store } from './store.ts';

/** A store that delegates to another, as a base for changing parts of it. */
export function delegate(store: Store): Store {
  return {
    get opening() {
      return store.opening;
    },
    boards: store.boards,
    time: store.time,
    created: store.created,
    append: (append) => store.append(append),
    load: (table, from) => store.load(table, from),
    loadReadable: (table) => store.loadReadable(table),
    noteSeen: (tables, time) => store.noteSeen(tables, time),
    listPublic: (phases, limit) => store.listPublic(phases, limit),
    listDealt: (deal, limit) => store.listDealt(deal, limit),
    isShared: store.isShared,
    takeAwake: (request) => store.takeAwake(request),
    renewLeases: (node, tables) => store.renewLeases(node, tables),
    releaseLeases: (node, tables) => store.releaseLeases(node, tables),
    count: (key, ms) => store.count(key, ms),
    countOpen: () => store.countOpen(),
    listOld: (phase, since, limit) => store.listOld(phase, since, limit),
    listDeserted: (since, sinceOverDays, limit) => store.listDeserted(since, sinceOverDays, limit),
    remove: (table, since, unseen) => store.remove(table, since, unseen),
    erase: (table) => store.erase(table),
    erasePlayer: (table, seat) => store.erasePlayer(table, seat),
    listChanged: (known) => store.listChanged(known),
    addChat: (table, hears, line, key) => store.addChat(table, hears, line, key),
    loadChat: (table, hears, limit) => store.loadChat(table, hears, limit),
    heartbeat: (time) => store.heartbeat(time),
    check: () => store.check(),
    get health() {
      return store.health;
    },
    get commits() {
      return store.commits;
    },
    get size() {
      return store.size;
    },
    close: () => store.close(),
  };
}
