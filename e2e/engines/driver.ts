/** All that a browser must be able to do to be driven through a journey, whatever the engine. */
export interface Driver {
  /** An address on the server of the tests, or a whole one. */
  goto(path: string): Promise<void>;
  /** The size of the page itself, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Runs in the page: the function must bring all that it needs. */
  evaluate<Argument, Result>(
    script: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  move(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  /** Into whatever has the focus. */
  type(text: string): Promise<void>;
  /** Errors and warnings that the pages have written to the console, and errors that nobody caught. */
  complaints(): string[];
  close(): Promise<void>;
}
