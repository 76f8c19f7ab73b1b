/** The board on the screen as a picture, with the title, the result and our mark. */
import { nth } from '@guimard/engine/kit';
import type { TableResult } from '../table-model.ts';
import { canShare } from './can-share.ts';
import { composed, layersOf } from './drawing.ts';

const WIDTH = 1200;
const MARGIN = 40;
const TITLE = 84;
const LINE = 52;
const MARK = 'Guimard';

/** A PNG; undefined if there is no board, or the browser cannot. */
export async function pictureOf(table: TableResult): Promise<Blob | undefined> {
  const layers = layersOf(document.querySelector('main.board'));
  if (layers === undefined) return undefined;
  const tall = Math.round((WIDTH * layers.frame.height) / layers.frame.width);
  const board = await imageOf(composed(layers, WIDTH, tall));
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (pen === null || board === undefined) return undefined;
  const rows = rowsOf(table, pen);
  canvas.width = WIDTH;
  canvas.height = TITLE + tall + MARGIN + rows.length * LINE + MARGIN;
  const { backgroundColor, color } = getComputedStyle(document.documentElement);
  pen.fillStyle = backgroundColor;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(board, 0, TITLE, WIDTH, tall);
  pen.fillStyle = color;
  pen.textBaseline = 'middle';
  pen.textAlign = 'left';
  pen.font = fontOf('h1', 600, 38);
  pen.fillText(table.ui.title(table.options), MARGIN, TITLE / 2 + 4, WIDTH - 2 * MARGIN - 200);
  pen.textAlign = 'right';
  pen.globalAlpha = 0.65;
  pen.font = fontOf('h1', 600, 28);
  pen.fillText(MARK, WIDTH - MARGIN, TITLE / 2 + 4);
  pen.globalAlpha = 1;
  for (const [i, row] of rows.entries()) {
    drawRow(pen, row, TITLE + tall + MARGIN + i * LINE + LINE / 2, color);
  }
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}

/** Hands the picture over to the device, or saves it as a file. */
export async function sharePicture(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  if (canShare()) {
    // Closing the sheet is changing one's mind.
    await navigator.share({ files: [file] }).catch(() => undefined);
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Not before the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

interface Score {
  readonly text: string;
  readonly paint: string;
  readonly width: number;
}

const DOT = 30;
const GAP = 44;

/** Names and scores in as many rows as they need. */
function rowsOf(table: TableResult, pen: CanvasRenderingContext2D): readonly Score[][] {
  pen.font = fontOf('body', 600, 30);
  const rows: Score[][] = [[]];
  let used = 0;
  for (const [seat, name] of table.names.entries()) {
    const text = `${name}  ${nth(table.scores, seat)}`;
    const width = DOT + 12 + pen.measureText(text).width;
    if (used > 0 && used + GAP + width > WIDTH - 2 * MARGIN) {
      rows.push([]);
      used = 0;
    }
    const { colour } = table.ui.seatLivery(table.options, seat);
    rows.at(-1)?.push({ text, width, paint: paintOf(colour) });
    used += (used > 0 ? GAP : 0) + width;
  }
  return rows;
}

/** As the page shows it now, light or dark. */
function paintOf(colour: number): string {
  const sample = document.createElement('span');
  sample.style.color = `var(--colour-${colour})`;
  document.body.append(sample);
  const { color } = getComputedStyle(sample);
  sample.remove();
  return color;
}

function drawRow(pen: CanvasRenderingContext2D, row: readonly Score[], y: number, ink: string): void {
  const width = row.reduce((sum, score) => sum + score.width, GAP * (row.length - 1));
  let x = (WIDTH - width) / 2;
  pen.textAlign = 'left';
  pen.font = fontOf('body', 600, 30);
  for (const score of row) {
    pen.fillStyle = score.paint;
    pen.beginPath();
    pen.arc(x + DOT / 2, y, DOT / 2, 0, 2 * Math.PI);
    pen.fill();
    pen.fillStyle = ink;
    pen.fillText(score.text, x + DOT + 12, y + 2);
    x += score.width + GAP;
  }
}

/** The face that the page has for such an element. */
function fontOf(element: 'h1' | 'body', weight: number, size: number): string {
  const found = document.querySelector(element) ?? document.body;
  return `${weight} ${size}px ${getComputedStyle(found).fontFamily}`;
}

/** As a data address: the only kind of picture from a page that the server's rules allow. */
async function imageOf(svg: SVGSVGElement): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  const text = new XMLSerializer().serializeToString(svg);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  return image.decode().then(
    () => image,
    () => undefined,
  );
}
