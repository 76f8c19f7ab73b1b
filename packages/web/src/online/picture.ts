/** The board on the screen as a picture, with the result below it. */
import type { TableHistory, TableSetup } from '../table/table-model.ts';

const WIDTH = 1200;
const MARGIN = 40;
const LINE = 44;

/** What the style sheets decide about a drawing, and a picture of its own must be told. */
const PROPERTIES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'display',
  'visibility',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'letter-spacing',
  'transform',
] as const;

/** A PNG; undefined if there is no board, or the browser cannot. */
export async function pictureOf(table: TableSetup & TableHistory): Promise<Blob | undefined> {
  const board = boardOnScreen();
  if (board === undefined) return undefined;
  const { width, height } = board.getBoundingClientRect();
  const tall = Math.round((WIDTH * height) / width);
  const image = await drawn(board, WIDTH, tall);
  const lines = table.names.map((name, seat) => `${name}  ${table.scores[seat]}`);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = tall + MARGIN + LINE * 2;
  const pen = canvas.getContext('2d');
  if (pen === null || image === undefined) return undefined;
  const { backgroundColor, color } = getComputedStyle(document.documentElement);
  pen.fillStyle = backgroundColor;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0, WIDTH, tall);
  pen.fillStyle = color;
  pen.textAlign = 'center';
  pen.font = `600 34px ${getComputedStyle(document.body).fontFamily}`;
  pen.fillText(table.ui.title(table.options), WIDTH / 2, tall + MARGIN, WIDTH - MARGIN);
  pen.font = `28px ${getComputedStyle(document.body).fontFamily}`;
  pen.fillText(lines.join('   ·   '), WIDTH / 2, tall + MARGIN + LINE, WIDTH - MARGIN);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}

/** Hands the picture over to the device, or saves it as a file. */
export async function sharePicture(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  const isTouch = matchMedia('(pointer: coarse)').matches;
  if (isTouch && navigator.canShare?.({ files: [file] })) {
    // Whoever closes the sheet has changed their mind.
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

/** The first of the largest drawings of the table: others may lie over it. */
function boardOnScreen(): SVGSVGElement | undefined {
  const areaOf = (svg: SVGSVGElement): number => {
    const { width, height } = svg.getBoundingClientRect();
    return Math.round(width * height);
  };
  const drawings = [...document.querySelectorAll<SVGSVGElement>('main.board svg')];
  return drawings.toSorted((a, b) => areaOf(b) - areaOf(a))[0];
}

/** As a data address: the only kind of picture from a page that the server's rules allow. */
async function drawn(
  board: SVGSVGElement,
  width: number,
  height: number,
): Promise<HTMLImageElement | undefined> {
  const copy = styled(board);
  const patterns = document.getElementById('pattern-0')?.closest('defs');
  if (patterns) copy.prepend(styled(patterns));
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const { width: shownWidth, height: shownHeight } = board.getBoundingClientRect();
  // A drawing without a frame of its own is measured in pixels of the screen.
  if (!copy.hasAttribute('viewBox')) copy.setAttribute('viewBox', `0 0 ${shownWidth} ${shownHeight}`);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  return image.decode().then(
    () => image,
    () => undefined,
  );
}

/** A copy that looks the same without style sheets. */
function styled<E extends Element>(element: E): E {
  // A clone is of the same kind, which its type does not say.
  const copy = element.cloneNode(false) as E;
  copy.removeAttribute('style');
  copy.removeAttribute('class');
  const style = getComputedStyle(element);
  for (const property of PROPERTIES) {
    const value = style.getPropertyValue(property);
    const isPlain = property === 'transform' && value === 'none';
    if (value !== '' && !isPlain) copy.setAttribute(property, value);
  }
  for (const child of element.childNodes) {
    if (child instanceof Element) copy.append(styled(child));
    else if (child instanceof Text) copy.append(child.data);
  }
  return copy;
}
