import { registerTranslation } from '@shoelace-style/localize';
import type { Translation } from '@shoelace-style/localize';

/** Loads terms of one language. */
export type TermsLoader<Terms extends object = object> = () => Promise<Terms>;

/** The terms of all games that are there, by the code of the language. A word is read from these objects: the library would parse the code for each. */
const translations = new Map<string, object>();
const added = new WeakSet<object>();
const loads = new WeakMap<TermsLoader, Promise<void>>();
const complete = new WeakSet<TermsLoader>();

/** The terms of a language that are there so far. */
export const termsOf = (code: string): object => translations.get(code) ?? {};

/** Adds terms to a language. The library asks every connected element to update, so it happens once for the same terms. */
export function addTerms(code: string, terms: object): void {
  if (added.has(terms)) return;
  added.add(terms);
  translations.set(code, Object.assign(termsOf(code), terms));
  registerTranslation({ ...(terms as Translation), $code: code });
}

/** Whether a loader has brought its terms. */
export const isLoaded = (load: TermsLoader): boolean => complete.has(load);

/** Loads terms once; after a failure the next call tries again. */
export function loadTerms(code: string, load: TermsLoader): Promise<void> {
  const loading = loads.get(load) ?? addLoaded(code, load);
  loads.set(load, loading);
  return loading;
}

async function addLoaded(code: string, load: TermsLoader): Promise<void> {
  try {
    const terms = await load();
    complete.add(load);
    addTerms(code, terms);
  } catch (error) {
    loads.delete(load);
    throw error;
  }
}
