import { optionSpecs, resolveOptions } from '../../../games/options.js';
import type { AnyOptionSpec } from '../../../games/options.js';
import { starterOf } from '../../../games/seats.js';
import type { GivenOptions, SetupChoices } from './setup-source.js';

/** An option with what can be chosen. */
export interface ChoosableOption {
  readonly name: string;
  readonly value: unknown;
  /** `undefined` for what is on or off. */
  readonly values: readonly unknown[] | undefined;
}

/** The options that readers may choose, with their values now. One that an author has set to something of its own stays as it is, unless it is a number. */
export function choosableOptions(
  game: { readonly options: object },
  choices: SetupChoices,
  seats: number,
  given: GivenOptions,
): readonly ChoosableOption[] {
  const resolved = resolveOptions<Record<string, unknown>>(game.options as never, given);
  const specs: Readonly<Record<string, AnyOptionSpec>> = Object.fromEntries(optionSpecs(game.options));
  return Object.entries(choices).flatMap(([name, choice]): readonly ChoosableOption[] => {
    const spec = specs[name];
    const { [name]: value } = resolved;
    if (!spec || choice.matters?.(seats, resolved) === false) return [];
    if (spec.type === 'boolean') return [{ name, value, values: undefined }];
    const values = choice.values ?? (spec.type === 'choice' ? spec.values : []);
    if (name === 'starter')
      return [{ name, value: starterOf(resolved as never, seats), values: values.slice(0, seats) }];
    if (values.includes(value)) return [{ name, value, values }];
    return typeof value === 'number' ? [{ name, value, values: withNumber(values as readonly number[], value) }] : [];
  });
}

const withNumber = (numbers: readonly number[], one: number): readonly number[] =>
  [...numbers, one].sort((a, b) => a - b);
