import { optionSpecs, resolveOptions } from '../../../games/options.js';
import type { AnyOptionSpec } from '../../../games/options.js';
import { starterOf } from '../../../games/seats.js';
import type { GameId } from '../../registry.js';

/** What readers may choose between, where the values of an option are not listed by the rules. */
type Values = readonly unknown[] | undefined;

const CLOCKS = ['', '3+2', '5+3', '10+5'];

/** The options of each game that readers may choose, in the order of the dialog. Their words are in `locales/setup/`. */
const CHOOSABLE: Readonly<Partial<Record<GameId, Readonly<Record<string, Values>>>>> = {
  triad: { starter: undefined, evenStart: undefined, draws: undefined, clock: CLOCKS },
  tricubo: { starter: undefined, sheet: ['A', 'B'], overflow: undefined, colourOnSix: undefined },
  cubo: {
    starter: undefined,
    timeLimits: undefined,
    practiceSeconds: [30, 60, 90, 120],
    streets: undefined,
    resetColours: undefined,
  },
  triomino: {
    variant: undefined,
    scoring: undefined,
    target: [0, 100, 200, 400],
    turnSeconds: [0, 30, 60, 120],
    clock: CLOCKS,
  },
};

/** An option with what can be chosen. */
export interface ChoosableOption {
  readonly name: string;
  readonly value: unknown;
  /** `undefined` for what is on or off. */
  readonly values: readonly unknown[] | undefined;
}

/** Some options, of which those that are left out are the defaults. */
export type GivenOptions = Readonly<Record<string, unknown>>;

/** Whether an option changes anything, given the number of players and the other options. */
function matters(name: string, seats: number, options: GivenOptions): boolean {
  switch (name) {
    case 'practiceSeconds':
      return seats === 1 && options['timeLimits'] === true;
    case 'starter':
      return seats > 1;
    case 'target':
      return seats > 1 && options['scoring'] !== 'none' && options['rounds'] === 0;
    case 'turnSeconds':
      return options['clock'] === '';
    default:
      return true;
  }
}

/** The options that readers may choose, with their values now. One that an author has set to something of its own stays as it is, unless it is a number. */
export function choosableOptions(
  game: { readonly id: string; readonly options: object },
  seats: number,
  given: GivenOptions,
): readonly ChoosableOption[] {
  const resolved = resolveOptions<Record<string, unknown>>(game.options as never, given);
  const specs: Readonly<Record<string, AnyOptionSpec>> = Object.fromEntries(optionSpecs(game.options));
  return Object.entries(CHOOSABLE[game.id as GameId] ?? {}).flatMap(([name, listed]): readonly ChoosableOption[] => {
    const spec = specs[name];
    const { [name]: value } = resolved;
    if (!spec || !matters(name, seats, resolved)) return [];
    if (spec.type === 'boolean') return [{ name, value, values: undefined }];
    const values = listed ?? (spec.type === 'choice' ? spec.values : []);
    if (name === 'starter')
      return [{ name, value: starterOf(resolved as never, seats), values: values.slice(0, seats) }];
    if (values.includes(value)) return [{ name, value, values }];
    return typeof value === 'number' ? [{ name, value, values: withNumber(values as readonly number[], value) }] : [];
  });
}

const withNumber = (numbers: readonly number[], one: number): readonly number[] =>
  [...numbers, one].sort((a, b) => a - b);
