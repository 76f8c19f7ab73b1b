/** Sights of cities. Events and standings have their keys; every language has its names for them. */
export interface Sight {
  readonly key: string;
  /** In English, for the terminal. */
  readonly name: string;
}

export const sightCalled = (sights: readonly Sight[], key: string): string =>
  sights.find((sight) => sight.key === key)!.name;
