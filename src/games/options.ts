import { GameError, notOneOf } from './game-error.js';

/** How one option of a game is written, what it may be and what it is when nobody says. */
export type OptionSpec<Value = unknown> = Following<Value> &
  ([Value] extends [boolean]
    ? { readonly type: 'boolean'; readonly default: boolean }
    : { readonly type: 'choice'; readonly default: Value; readonly values: readonly Value[] } | DataSpec<Value>);

/** An option that follows others which stand before it in the table. */
interface Following<Value> {
  /** What it is when nobody says and the others are as given; missing where that is always the same. */

  defaultBy?(others: object): Value;
}

/** An option that is more than a word, such as a sheet of one's own. */
interface DataSpec<Value> {
  readonly type: 'data';
  readonly default: Value;
  /** Other values, for docs and tests. */
  readonly examples: readonly Value[];
  /**
   * Takes the value from anywhere, also as text.
   * @throws GameError `bad-options`, naming the place
   */
  read(value: unknown): Value;
}

/** All options of a game under their camel-case names. */
export type OptionTable<Options> = { readonly [Name in keyof Options]-?: OptionSpec<Options[Name]> };

/** A spec whose value type has been forgotten, for code that serves every game. */
export type AnyOptionSpec = Following<unknown> &
  (
    | { readonly type: 'boolean'; readonly default: boolean }
    | { readonly type: 'choice'; readonly default: unknown; readonly values: readonly unknown[] }
    | DataSpec<unknown>
  );

/** The specs of a table by name, with their value types forgotten. */
export function optionSpecs(table: object): [name: string, spec: AnyOptionSpec][] {
  return Object.entries(table as Record<string, AnyOptionSpec>);
}

/** The name of an option as attributes and records in text form write it: `evenStart` → `even-start`. */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** What an option is when nobody says, given those before it. */
export const defaultOf = (spec: AnyOptionSpec, others: object): unknown => spec.defaultBy?.(others) ?? spec.default;

type WordSpec = Exclude<AnyOptionSpec, { readonly type: 'data' }>;

const allowedBy = (spec: WordSpec): readonly unknown[] => (spec.type === 'boolean' ? [true, false] : spec.values);

/** One of the allowed values. @param isMeant whether a value is the one that is given */
function choose(name: string, given: unknown, spec: WordSpec, isMeant: (value: unknown) => boolean): unknown {
  const allowed = allowedBy(spec);
  const value = allowed.find(isMeant);
  if (value === undefined) throw notOneOf('bad-options', kebabCase(name), given, allowed.map(makeOption));
  return value;
}

/**
 * Fills in the defaults.
 * @throws GameError `bad-options` for an unknown name, a wrong type or a value that is not allowed
 */
export function resolveOptions<Options extends object>(
  table: OptionTable<Options>,
  given: Partial<Options> = {},
): Options {
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(table, name)) {
      const place = kebabCase(name).slice(0, 40);
      throw new GameError('bad-options', `there is no option ${place}`, { place });
    }
  }
  const resolved: Record<string, unknown> = {};
  for (const [name, spec] of optionSpecs(table)) {
    const { [name]: value = defaultOf(spec, resolved) } = given as Record<string, unknown>;
    resolved[name] = spec.type === 'data' ? spec.read(value) : choose(name, value, spec, (each) => each === value);
  }
  return resolved as Options;
}

/** Other ways to write a switch. */
const SYNONYMS: Readonly<Record<string, string>> = { '': 'on', true: 'on', false: 'off' };

/**
 * Reads an option as attributes and records write it: `on` or `off` (also `true`, `false`, and the empty text for `on`), one
 * of the allowed values, or what the option reads itself.
 * @throws GameError `bad-options`
 */
export function parseOption(name: string, written: unknown, spec: AnyOptionSpec): unknown {
  if (spec.type === 'data') return spec.read(written);
  const text = String(written);
  const meant = spec.type === 'boolean' ? (SYNONYMS[text] ?? text) : text;
  return choose(name, text, spec, (value) => makeOption(value) === meant);
}

/** The text that {@link parseOption} reads. */
export function makeOption(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
