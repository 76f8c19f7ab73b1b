/** Fills the frames of drawings that all languages share. */
import { BLANK } from '../../build/blank.ts';

const files = import.meta.glob<Readonly<Record<string, string>>>('../drawn/shared/*.json', {
  import: 'default',
});

export async function fillDrawings(): Promise<void> {
  const frames = [...document.querySelectorAll<SVGElement>('svg[data-drawing]:empty')];
  await Promise.all(
    frames.map(async (frame) => {
      const { drawing = '', words = '' } = frame.dataset;
      const [page = '', mark = ''] = drawing.split('/');
      const contents = await files[`../drawn/shared/${page}.json`]?.();
      const texts = words.split('|');
      let next = 0;
      frame.innerHTML = (contents?.[mark] ?? '').replaceAll(BLANK, () => escaped(texts[next++] ?? ''));
    }),
  );
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
