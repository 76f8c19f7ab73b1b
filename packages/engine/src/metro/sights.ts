/** Sights of cities. Events and standings use their keys; every language has its own names for them. */
export interface Sight {
  /** Its name in words, events and catalogues. */
  readonly key: string;
  /** In English, for the command line. */
  readonly name: string;
}

export const sightCalled = (sights: readonly Sight[], key: string): string =>
  sights.find((sight) => sight.key === key)!.name;
