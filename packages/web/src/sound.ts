/** Short sounds, made by the browser itself; off unless the player wants them. */
import type { SoundKind } from './preferences.ts';
import { settings } from './settings.svelte.ts';

/** Each sound is a few soft notes: frequency in hertz, start and length in seconds. */
const SOUNDS: Readonly<Record<SoundKind, readonly (readonly [number, number, number])[]>> = {
  /** The chime before an announcement. */
  turn: [
    [784, 0, 0.14],
    [587, 0.12, 0.26],
  ],
  /** A wooden tap. */
  place: [[220, 0, 0.06]],
  /** A platform bell. */
  score: [
    [659, 0, 0.12],
    [880, 0.1, 0.2],
  ],
  /** The last train. */
  over: [
    [523, 0, 0.18],
    [659, 0.16, 0.18],
    [784, 0.32, 0.4],
  ],
  /** A knock at the ticket window. */
  chat: [
    [988, 0, 0.05],
    [988, 0.08, 0.07],
  ],
};

let context: AudioContext | undefined;

export function play(kind: SoundKind): void {
  if (settings.sounds.on && settings.sounds[kind]) trySound(kind);
}

/** Whatever the player has chosen to hear. */
export function trySound(kind: SoundKind): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [frequency, start, length] of SOUNDS[kind]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, now + start);
    volume.gain.exponentialRampToValueAtTime(0.12, now + start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(now + start);
    tone.stop(now + start + length);
  }
}
