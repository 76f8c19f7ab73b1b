/** A rectangle of characters, each with a style. */
import { nth } from '@guimard/engine/kit';
import type { Paint } from './paint.ts';

export class Canvas {
  readonly #chars: string[][];
  readonly #styles: string[][];

  constructor(columns: number, rows: number) {
    this.#chars = Array.from({ length: rows }, () => Array<string>(columns).fill(' '));
    this.#styles = Array.from({ length: rows }, () => Array<string>(columns).fill(''));
  }

  write(x: number, y: number, text: string, style = ''): void {
    const chars = nth(this.#chars, y);
    const styles = nth(this.#styles, y);
    for (const [i, char] of Array.from(text).entries()) {
      chars[x + i] = char;
      styles[x + i] = style;
    }
  }

  restyle(x: number, y: number, style: string): void {
    nth(this.#styles, y)[x] = style;
  }

  /** Lines without blanks at their ends. */
  lines(paint: Paint): string[] {
    return this.#chars.map((chars, y) => {
      const styles = nth(this.#styles, y);
      const end = chars.findLastIndex((char) => char !== ' ') + 1;
      let line = '';
      for (let x = 0; x < end; ) {
        const begin = x;
        const style = nth(styles, x);
        while (x < end && styles[x] === style) x++;
        line += paint(style, chars.slice(begin, x).join(''));
      }
      return line;
    });
  }
}
