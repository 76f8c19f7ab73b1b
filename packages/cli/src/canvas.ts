/** A rectangle of characters, each with a style. */
import type { Paint } from './paint.ts';

export class Canvas {
  readonly #chars: string[][];
  readonly #styles: string[][];

  constructor(columns: number, rows: number) {
    this.#chars = Array.from({ length: rows }, () => Array<string>(columns).fill(' '));
    this.#styles = Array.from({ length: rows }, () => Array<string>(columns).fill(''));
  }

  write(x: number, y: number, text: string, style = ''): void {
    for (const [i, char] of Array.from(text).entries()) {
      this.#chars[y][x + i] = char;
      this.#styles[y][x + i] = style;
    }
  }

  restyle(x: number, y: number, style: string): void {
    this.#styles[y][x] = style;
  }

  /** Lines without blanks at their ends. */
  lines(paint: Paint): string[] {
    return this.#chars.map((chars, y) => {
      const end = chars.findLastIndex((char) => char !== ' ') + 1;
      let line = '';
      for (let x = 0; x < end; ) {
        const begin = x;
        while (x < end && this.#styles[y][x] === this.#styles[y][begin]) x++;
        line += paint(this.#styles[y][begin], chars.slice(begin, x).join(''));
      }
      return line;
    });
  }
}
