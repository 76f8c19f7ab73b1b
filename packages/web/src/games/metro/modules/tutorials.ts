/** The tutorial of every module, loaded when it is played. Nothing else of the game is loaded with this list. */
import type { ModuleName } from '@guimard/engine/metro';
import type { Tutorial } from '../../../learn/learn.ts';

export const moduleTutorials = {
  companies: async () => (await import('./companies/tutorial.ts')).tutorial,
  'central-stations': async () => (await import('./central-stations/tutorial.ts')).tutorial,
  'central-tracks': async () => (await import('./central-tracks/tutorial.ts')).tutorial,
  solo: async () => (await import('./solo/tutorial.ts')).tutorial,
  paris: async () => (await import('./paris/tutorial.ts')).tutorial,
  stockholm: async () => (await import('./stockholm/tutorial.ts')).tutorial,
  london: async () => (await import('./london/tutorial.ts')).tutorial,
  'new-york': async () => (await import('./new-york/tutorial.ts')).tutorial,
  'st-petersburg': async () => (await import('./st-petersburg/tutorial.ts')).tutorial,
  berlin: async () => (await import('./berlin/tutorial.ts')).tutorial,
} satisfies Readonly<Record<ModuleName, () => Promise<Tutorial>>>;
