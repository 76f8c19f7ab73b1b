/** The drawings of a board that lie on top of each other, as a single one that needs no style sheet. */
import { nth } from '@guimard/engine/kit';

const SVG = 'http://www.w3.org/2000/svg';

/** What the style sheets decide about a drawing, and a picture of its own must be told. */
const PROPERTIES = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'display',
  'visibility',
  'paint-order',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'letter-spacing',
  'transform',
] as const;

export interface Layers {
  /** Where the board is on the page. */
  readonly frame: DOMRect;
  /** From the bottom to the top. */
  readonly drawings: readonly SVGSVGElement[];
}

/** The largest drawing of the board and all that lie on it as large; undefined if there is none. */
export function layersOf(board: Element | null): Layers | undefined {
  const all = [...(board?.querySelectorAll<SVGSVGElement>('svg') ?? [])].filter(
    (svg) => svg.parentElement?.closest('svg') === null,
  );
  const areaOf = (svg: SVGSVGElement): number => {
    const { width, height } = svg.getBoundingClientRect();
    return Math.round(width * height);
  };
  const largest = Math.max(0, ...all.map(areaOf));
  if (largest === 0) return undefined;
  const drawings = all.filter((svg) => areaOf(svg) === largest);
  // A board without borders names the part that matters, wherever on it the player looks.
  const shown = board?.querySelector('[data-picture]');
  const { x, y, width, height } = (shown ?? nth(drawings, 0)).getBoundingClientRect();
  const margin = shown ? Math.max(width, height) / 16 : 0;
  const frame = new DOMRect(x - margin, y - margin, width + 2 * margin, height + 2 * margin);
  return { frame, drawings };
}

export function composed({ frame, drawings }: Layers, width: number, height: number): SVGSVGElement {
  const whole = document.createElementNS(SVG, 'svg');
  whole.setAttribute('xmlns', SVG);
  whole.setAttribute('viewBox', `0 0 ${frame.width} ${frame.height}`);
  whole.setAttribute('width', String(width));
  whole.setAttribute('height', String(height));
  const patterns = document.getElementById('pattern-0')?.closest('defs');
  if (patterns) whole.append(styled(patterns));
  for (const drawing of drawings) {
    const copy = styled(drawing);
    const place = drawing.getBoundingClientRect();
    copy.setAttribute('x', String(place.x - frame.x));
    copy.setAttribute('y', String(place.y - frame.y));
    copy.setAttribute('width', String(place.width));
    copy.setAttribute('height', String(place.height));
    copy.setAttribute('overflow', 'visible');
    // Of a drawing inside another, only its place may move it.
    copy.removeAttribute('transform');
    whole.append(copy);
  }
  return whole;
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
