/** What an element says where players of a shared game give up, leave or are gone, in one language. Names are those of seats, as the game calls them. */
export interface EndsWords {
  /** The accessible name of what is asked here. */
  readonly title: string;
  /** The tool, and the button that does it. */
  readonly resign: string;
  readonly resignSure: string;
  readonly keepPlaying: string;
  /** A player is gone who need not be waited for any more. */
  readonly mayGoOn: (name: string) => string;
  readonly claimWin: string;
  readonly useComputer: string;
  /** How a game of two has ended that was given up. A missing name is the reader’s. */
  readonly lost: Readonly<
    Record<'resigned' | 'left', (loser: string | undefined, winner: string | undefined) => string>
  >;
}
