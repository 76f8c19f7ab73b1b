/**
 * A table is played in one tab at a time: where it was opened last. Two that knew nothing of each other would each keep
 * their own game in the place of the other's.
 */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('guimard.tables');
/** Tables that were opened in this tab, and what to do when another takes them. */
const here = new Map<string, () => void>();

if (channel !== undefined) {
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const table = String(data);
    here.get(table)?.();
    here.delete(table);
  };
}

/** Before the table is read: the tab that had it writes nothing more from now on. */
export function takeTable(id: string, onTaken: () => void): void {
  here.set(id, onTaken);
  channel?.postMessage(id);
}
