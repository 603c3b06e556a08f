/** What is shown of a game that is over, beside its result. */
export interface Ending {
  /** The points of each seat; missing in a game without points. */
  readonly scores?: readonly number[];
  /** Whether somebody alone has reached what the game asks for. */
  readonly isReached?: boolean;
  /** What somebody alone may be compared with: the nine deciles of the points of well-played games, fewest first. */
  readonly deciles?: readonly number[];
}
