/** An option in words: what can be switched on, or a question with its answers, as attributes write them. An answer without words is a number or, of who begins, a player. */
export type OptionWords = string | { readonly label: string; readonly values?: Readonly<Record<string, string>> };

/** What the dialog for a new game says in one language. */
export interface SetupWords {
  /** The button that begins the game. */
  readonly begin: string;
  /** Shown while a game goes on that would be left. */
  readonly leaves: string;
  readonly players: string;
  /** The accessible name of the choice between a person and computer players. */
  readonly playedBy: string;
  readonly person: string;
  readonly rules: string;
  /** By game and option. A game without any has no entry. */
  readonly options: {
    readonly triad: Readonly<Record<'starter' | 'evenStart' | 'draws' | 'clock', OptionWords>>;
    readonly tricubo: Readonly<Record<'starter' | 'sheet' | 'overflow' | 'colourOnSix', OptionWords>>;
    readonly cubo: Readonly<
      Record<'starter' | 'timeLimits' | 'practiceSeconds' | 'streets' | 'resetColours', OptionWords>
    >;
    readonly triomino: Readonly<Record<'variant' | 'scoring' | 'target' | 'turnSeconds' | 'clock', OptionWords>>;
  };
}
