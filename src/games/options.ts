import { GameError, notOneOf } from './game-error.js';

/** How one option of a game is written, what it may be and what it is when nobody says. */
export type OptionSpec<Value = unknown> = [Value] extends [boolean]
  ? { readonly type: 'boolean'; readonly default: boolean }
  : { readonly type: 'choice'; readonly default: Value; readonly values: readonly Value[] };

/** All options of a game under their camel-case names. */
export type OptionTable<Options> = { readonly [Name in keyof Options]-?: OptionSpec<Options[Name]> };

/** A spec whose value type has been forgotten, for code that serves every game. */
export type AnyOptionSpec =
  | { readonly type: 'boolean'; readonly default: boolean }
  | { readonly type: 'choice'; readonly default: unknown; readonly values: readonly unknown[] };

/** The specs of a table by name, with their value types forgotten. */
export function optionSpecs(table: object): [name: string, spec: AnyOptionSpec][] {
  return Object.entries(table as Record<string, AnyOptionSpec>);
}

/** The name of an option as attributes and records in text form write it: `evenStart` → `even-start`. */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function bad(name: string, value: unknown, spec: AnyOptionSpec): GameError {
  const allowed = spec.type === 'boolean' ? ['on', 'off'] : spec.values;
  return notOneOf('bad-options', kebabCase(name), value, allowed);
}

function isAllowed(value: unknown, spec: AnyOptionSpec): boolean {
  return spec.type === 'boolean' ? typeof value === 'boolean' : spec.values.includes(value);
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
    const value = (given as Record<string, unknown>)[name] ?? spec.default;
    if (!isAllowed(value, spec)) throw bad(name, value, spec);
    resolved[name] = value;
  }
  return resolved as Options;
}

/**
 * Reads an option as attributes and records write it: `on` or `off` (also `true`, `false`, and the empty text for `on`), or
 * one of the allowed values.
 * @throws GameError `bad-options`
 */
export function parseOption(name: string, text: string, spec: AnyOptionSpec): unknown {
  if (spec.type === 'boolean') {
    if (text === 'on' || text === 'true' || text === '') return true;
    if (text === 'off' || text === 'false') return false;
    throw bad(name, text, spec);
  }
  const value = spec.values.find((each) => String(each) === text);
  if (value === undefined) throw bad(name, text, spec);
  return value;
}

/** The text that {@link parseOption} reads. */
export function makeOption(value: unknown): string {
  return value === true ? 'on' : value === false ? 'off' : String(value);
}
