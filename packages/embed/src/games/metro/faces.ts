/** How the board of a city looks; each is loaded with the first game there. */
import type { ModuleName } from '@guimard/engine/metro';
import type { Face } from '@guimard/web/src/games/metro/module-ui.ts';

const FACES: Partial<Readonly<Record<ModuleName, () => Promise<Face>>>> = {
  paris: async () => (await import('@guimard/web/src/games/metro/modules/paris/face/face.ts')).parisFace,
  stockholm: async () =>
    (await import('@guimard/web/src/games/metro/modules/stockholm/face/face.ts')).stockholmFace,
  london: async () => (await import('@guimard/web/src/games/metro/modules/london/face/face.ts')).londonFace,
  'new-york': async () =>
    (await import('@guimard/web/src/games/metro/modules/new-york/face/face.ts')).newYorkFace,
  'st-petersburg': async () =>
    (await import('@guimard/web/src/games/metro/modules/st-petersburg/face/face.ts')).stPetersburgFace,
  berlin: async () => (await import('@guimard/web/src/games/metro/modules/berlin/face/face.ts')).berlinFace,
};

export const loadFace = async (city: ModuleName | undefined): Promise<Face | undefined> =>
  city && FACES[city]?.();
