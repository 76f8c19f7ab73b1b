import { Session } from '@guimard/engine/kit';

/** The bytes of the state before each action of a session, and now: its log is played once more. */
export function momentsOf({ game, log, steps }: Session): Uint8Array[] {
  const again = Session.open(game, { ...log, actions: [] });
  if (!again.ok) throw new Error(`our own log is refused: ${again.error.code}`);
  const { state } = again.value;
  const moments = [state.bytes.slice()];
  for (const { action } of steps) {
    const played = again.value.playWord(action);
    if (!played.ok) throw new Error(`our own log is refused: ${played.error.code}`);
    moments.push(state.bytes.slice());
  }
  return moments;
}
