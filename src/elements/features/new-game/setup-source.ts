import type { LazyModule } from '../../base/lazy-modules.js';

/** Some options, of which those that are left out are the defaults. */
export type GivenOptions = Readonly<Record<string, unknown>>;

/** An option of the rules that readers may choose for a new game. */
export interface SetupChoice {
  /** What they choose between, where the rules do not list it. */
  readonly values?: readonly unknown[];
  /** Whether it changes anything, given the number of players and all options. Without it, it always does. */
  matters?(seats: number, options: GivenOptions): boolean;
}

/** The options that readers may choose, by name, in the order of the dialog. Their words are in `locales/setup/`. */
export type SetupChoices = Readonly<Record<string, SetupChoice>>;

/** What a game offers for a new game. */
export interface SetupModule extends LazyModule {
  readonly choices: SetupChoices;
}

/** Who begins, which is nothing to choose for somebody alone. */
export const STARTER: SetupChoice = { matters: (seats) => seats > 1 };

/** Times for each side, in minutes, and what each move adds, in seconds. */
export const CLOCK: SetupChoice = { values: ['', '3+2', '5+3', '10+5'] };
