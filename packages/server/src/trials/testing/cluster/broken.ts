/** Nodes that break what the server promises, to show that the trial would notice. */
import { setTimeout as sleep } from 'node:timers/promises';
import { fail, ok } from '@guimard/engine/kit';
import type { Bus } from '../../../bus/bus.ts';
import { delegate } from '../../../store/delegate.ts';
import type { Append, Store } from '../../../store/store.ts';

/** Each breaks one. */
export type Broken = 'compare-and-set' | 'gap repair';

export interface Parts {
  readonly store: Store;
  readonly bus: Bus;
}

export function breakParts({ store, bus }: Parts, broken: Broken | undefined): Parts {
  switch (broken) {
    case undefined:
      return { store, bus };
    case 'compare-and-set':
      return { store: withoutComparing(store), bus };
    case 'gap repair':
      return { store: withoutNews(store), bus: withoutHints(bus) };
  }
}

/** In milliseconds: so long that two nodes decide about the same version again and again. */
const SLOW = 50;

/** Appends after whatever there is, as if nobody else had written: the primary key alone does not prevent that. */
function withoutComparing(store: Store): Store {
  return Object.assign(delegate(store), {
    append: async (append: Append) => {
      await sleep(SLOW);
      for (let { from } = append; ; ) {
        const appended = await store.append({ ...append, from });
        if (appended.ok) return ok(undefined);
        const stored = await store.load(append.table);
        if (stored === undefined) return fail('taken');
        from = stored.length;
      }
    },
  });
}

/** Never says that other nodes have changed a table. */
const withoutNews = (store: Store): Store =>
  Object.assign(delegate(store), { listChanged: async () => new Map() });

/** Loses every message, and does not know it. */
const withoutHints = (bus: Bus): Bus => ({
  node: bus.node,
  isAlone: bus.isAlone,
  roundTrip: bus.roundTrip,
  publish: () => {},
  subscribe: () => () => {},
  get health() {
    return bus.health;
  },
  get outages() {
    return bus.outages;
  },
  get rejected() {
    return bus.rejected;
  },
  close: () => bus.close(),
});
