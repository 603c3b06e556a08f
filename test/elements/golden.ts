import { LANGUAGES } from './languages.js';
import type { Language } from './languages.js';

type Sentences = Readonly<Record<string, string>>;

/** What is said at each moment in every language, as it has been proof-read in `test/words/golden/`. */
export async function goldenOf(subject: string): Promise<Readonly<Record<Language, Sentences>>> {
  const entries = LANGUAGES.map(async (language) => [language, await sentencesIn(subject, language)] as const);
  return Object.fromEntries(await Promise.all(entries)) as Readonly<Record<Language, Sentences>>;
}

async function sentencesIn(subject: string, language: Language): Promise<Sentences> {
  const text = await (await fetch(`/test/words/golden/${subject}.${language}.txt`)).text();
  return Object.fromEntries(
    [...text.matchAll(/^(.*?) → (.*)$/gm)].map(([, moment = '', said = '']) => [moment, plain(said)]),
  );
}

/** With the no-break spaces that are escapes in the file. */
const plain = (text: string): string =>
  text.replace(/\\u([\da-f]{4})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
