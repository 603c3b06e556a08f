import { GameError, brief, notOneOf } from './game-error.js';

/** The type, default and allowed values of one option. */
export type OptionSpec<Value = unknown> = Following<Value> &
  ([Value] extends [boolean]
    ? { readonly type: 'boolean'; readonly default: boolean }
    : { readonly type: 'choice'; readonly default: Value; readonly values: readonly Value[] } | DataSpec<Value>);

/** An option whose default depends on options before it in the table. */
interface Following<Value> {
  /** The default, given the options before this one and an earlier revision of the rules, if any. Omitted if the default is fixed. */
  defaultBy?(others: object, revision?: number): Value;
}

/** An option with a structured value, such as a custom sheet. */
interface DataSpec<Value> {
  readonly type: 'data';
  readonly default: Value;
  /** Other valid values, for docs and tests. */
  readonly examples: readonly Value[];
  /**
   * Validates a value of any type, or parses it from text.
   * @throws GameError `bad-options`, with the place
   */
  read(value: unknown): Value;
}

/** All options of a game under their camel-case names. */
export type OptionTable<Options> = { readonly [Name in keyof Options]-?: OptionSpec<Options[Name]> };

/** A spec without its value type, for code that works with every game. */
export type AnyOptionSpec = Following<unknown> &
  (
    | { readonly type: 'boolean'; readonly default: boolean }
    | { readonly type: 'choice'; readonly default: unknown; readonly values: readonly unknown[] }
    | DataSpec<unknown>
  );

/** The specs of a table by name, without their value types. */
export function optionSpecs(table: object): [name: string, spec: AnyOptionSpec][] {
  return Object.entries(table as Record<string, AnyOptionSpec>);
}

/** The name of an option in attributes and text records: `evenStart` → `even-start`. */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The default of an option, given the options before it. */
export const defaultOf = (spec: AnyOptionSpec, others: object, revision?: number): unknown =>
  spec.defaultBy?.(others, revision) ?? spec.default;

/** The options of a game that are not the defaults of a revision of its rules. */
export function changedOptions(table: object, options: object, revision?: number): Record<string, unknown> {
  const given = options as Readonly<Record<string, unknown>>;
  const changed = optionSpecs(table).flatMap(([name, spec]) => {
    const usual = defaultOf(spec, given, revision);
    const { [name]: value = usual } = given;
    return value === usual ? [] : [[name, value] as const];
  });
  return Object.fromEntries(changed);
}

type WordSpec = Exclude<AnyOptionSpec, { readonly type: 'data' }>;

const allowedBy = (spec: WordSpec): readonly unknown[] => (spec.type === 'boolean' ? [true, false] : spec.values);

/** Finds the allowed value that `isMeant` accepts. */
function choose(name: string, given: unknown, spec: WordSpec, isMeant: (value: unknown) => boolean): unknown {
  const allowed = allowedBy(spec);
  const value = allowed.find(isMeant);
  if (value === undefined) throw notOneOf('bad-options', kebabCase(name), given, allowed.map(makeOption));
  return value;
}

/**
 * Validates options and fills in the defaults.
 * @param revision the revision of the rules whose defaults are meant. Default: the latest.
 * @throws GameError `bad-options` for an unknown name, a wrong type or a value that is not allowed
 */
export function resolveOptions<Options extends object>(
  table: OptionTable<Options>,
  given: Partial<Options> = {},
  revision?: number,
): Options {
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(table, name)) {
      const place = brief(kebabCase(name));
      throw new GameError('bad-options', `there is no option ${place}`, { place });
    }
  }
  const resolved: Record<string, unknown> = {};
  for (const [name, spec] of optionSpecs(table)) {
    const { [name]: value = defaultOf(spec, resolved, revision) } = given as Record<string, unknown>;
    resolved[name] = spec.type === 'data' ? spec.read(value) : choose(name, value, spec, (each) => each === value);
  }
  return resolved as Options;
}

/** Alternative spellings of `on` and `off`. */
const SYNONYMS: Readonly<Record<string, string>> = { '': 'on', true: 'on', false: 'off' };

/**
 * Parses an option from an attribute or a text record: `on` or `off` (also `true`, `false`, and the empty text for `on`), one
 * of the allowed values, or whatever the `read` function of its spec accepts.
 * @throws GameError `bad-options`
 */
export function parseOption(name: string, written: unknown, spec: AnyOptionSpec): unknown {
  if (spec.type === 'data') return spec.read(typeof written === 'string' ? written.trim() : written);
  const text = typeof written === 'string' ? written.trim() : brief(written);
  const meant = spec.type === 'boolean' ? (SYNONYMS[text] ?? text) : text;
  return choose(name, text, spec, (value) => makeOption(value) === meant);
}

/** The text form of an option, which {@link parseOption} parses. */
export function makeOption(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
