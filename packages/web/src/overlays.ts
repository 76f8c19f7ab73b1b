/**
 * Back closes what lies over a page before it leaves the page. For each open dialog the browser's history has an entry
 * with the page's own address; its `depth` is the number of dialogs open there. Whenever the two numbers differ, dialogs
 * are closed (the user went back) or the history moves (a dialog was closed by its button, or a reload lost it).
 */
import { integer, object } from './schema.ts';

/** No browser takes so long to go back within a page, in milliseconds. */
const LONGEST_MOVE = 2000;

const entry = object({ depth: integer(0, 99) });
const depthHere = (): number => entry(history.state)?.depth ?? 0;

/** How to close each open dialog, the topmost last. */
const closers: (() => void)[] = [];
/** The history is moving because of us. */
let isMoving = false;
let isScheduled = false;
/** What waits until it stands still. */
let waiting: (() => void)[] = [];

/** Registers a dialog that has just opened; returns what to call when it is closed. */
export function coverPage(close: () => void): () => void {
  closers.push(close);
  // At once: if a reload overtakes a new entry, browsers give the page's own one the state of the new one.
  if (!isMoving) addEntries();
  return () => {
    const index = closers.indexOf(close);
    if (index < 0) return;
    closers.splice(index, 1);
    schedule();
  };
}

/** Goes to another address of the app, in place of the entry of a dialog that is open here. */
export function moveTo(path: string, onArrival: () => void): void {
  if (isMoving) {
    waiting.push(() => moveTo(path, onArrival));
    return;
  }
  if (depthHere() > 0) history.replaceState(null, '', path);
  else {
    // For the way back.
    history.replaceState({ y: scrollY }, '');
    history.pushState(null, '', path);
  }
  onArrival();
}

/** Later, as one dialog often closes while another one opens. */
function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(() => {
    isScheduled = false;
    if (!isMoving) level();
  });
}

function level(): void {
  addEntries();
  const depth = depthHere();
  if (depth === closers.length) return;
  isMoving = true;
  history.go(closers.length - depth);
  // A browser may have dropped the entry: then this one is the page's own from now on.
  setTimeout(() => {
    if (!isMoving) return;
    history.replaceState(null, '');
    onPop();
  }, LONGEST_MOVE);
}

/** For dialogs that have none. */
function addEntries(): void {
  const depth = depthHere();
  if (depth >= closers.length) return;
  if (depth === 0) history.replaceState({ y: scrollY }, '');
  for (let next = depth + 1; next <= closers.length; next++) history.pushState({ depth: next }, '');
}

function onPop(): void {
  const wasOurs = isMoving;
  isMoving = false;
  if (!wasOurs) while (closers.length > depthHere()) closers.pop()?.();
  const calls = waiting;
  waiting = [];
  for (const call of calls) call();
  schedule();
}

export function watchHistory(): void {
  addEventListener('popstate', onPop);
  // A reload closes every dialog.
  schedule();
}
