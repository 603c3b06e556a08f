import { expect } from '@open-wc/testing';
import { LANGUAGES } from './languages.js';
import type { Language } from './languages.js';

/** Texts to be proof-read by column: English, German, Dutch, French, Italian. */
export type ProofTable = Readonly<Record<string, readonly [string, string, string, string, string]>>;

/** Finds the texts of such a table. */
export function proofReader<Table extends ProofTable>(table: Table) {
  const textIn = (language: Language, name: keyof Table): string => table[name]?.[LANGUAGES.indexOf(language)] ?? '';

  /** Puts texts of a language in their places: `{white} 1, {chosen}`. What stands beside the braces is the same in all of them. */
  const inWords = (language: Language, template: string): string =>
    template.replace(/\{(\w+)\}/g, (place, name: string) => {
      if (!Object.hasOwn(table, name)) throw new Error(`there is no text ${place}`);
      return textIn(language, name);
    });

  return { names: Object.keys(table) as (keyof Table & string)[], textIn, inWords };
}

/** Nothing is missing, nothing is there that nobody has proof-read, and nothing of what is in no language. */
export function expectTexts(shown: readonly string[], proofs: readonly string[]): void {
  expect(shown.filter((text) => /\b(triad|kubi|tricubo|tabletop)\.|undefined|NaN|\[object/.test(text))).to.be.empty;
  expect([...shown].sort()).to.deep.equal([...new Set(proofs)].sort());
}

const SLOT = '\u0001';

/** Fills the place of whatever a term speaks of. */
const anything = (facts: readonly string[]): object => ({
  toString: () => SLOT,
  ...Object.fromEntries(facts.map((fact) => [fact, SLOT] as const)),
});

/**
 * What a term can say, whatever it speaks of.
 * @param facts the names of what refusals speak of
 */
export function patternOf(term: unknown, facts: readonly string[]): RegExp {
  const any = anything(facts);
  const text = typeof term === 'function' ? String((term as (...facts: unknown[]) => string)(any, any, any)) : term;
  const literal = String(text).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // What is said within a sentence can also begin one.
  return new RegExp(literal.replaceAll(new RegExp(`${SLOT}|NaN|undefined`, 'g'), '.+'), 'iu');
}
