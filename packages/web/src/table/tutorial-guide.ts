/** Leads a table through a written game. */
export interface TutorialGuide {
  /** What comes next by itself, chance and opponents included; undefined while the player is to read or to act. */
  next(played: number): string | undefined;
  /** Whether the player may do this now. */
  allows(played: number, action: string): boolean;
  /** The least time between two actions now, in milliseconds. */
  pace(played: number): number;
  /** The player did something else. */
  onstray(): void;
}
