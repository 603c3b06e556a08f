/** Whether a player is called by the colour: `Il Bianco vince.`, but `Ann vince.` */
export const isSide = (name: string): boolean => name === 'Bianco' || name === 'Nero';

/** Names that are nouns, alone or in a list: `Computer`, `Giocatore 1 e Computer 2`. */
const NOUNS = /(?<=^|, | e )(?:Computer(?= \d|$|, | e )|Giocatore(?= \d))/g;

/** Players within a sentence, computers and numbered ones with their article: `Ann e il computer 2`, `il giocatore 1`. */
export const named = (names: string): string =>
  isSide(names) ? `il ${names}` : names.replace(NOUNS, (noun) => `il ${noun.toLowerCase()}`);

/** Players at the beginning of a sentence: `Il Bianco`, `Il computer 2 e Ann`. */
export const subject = (names: string): string =>
  named(names).replace(/^il (?=computer|giocatore \d|Bianco$|Nero$)/, 'Il ');

/** A preposition before a player, joined with the article if there is one. */
const before = (joined: string, alone: string, name: string): string => {
  const within = named(name);
  return within === name ? `${alone} ${name}` : within.replace(/^il /, `${joined} `);
};

/** `al Bianco`, `al computer 2`, `ad Ann`, `a Bob` */
export const toPlayer = (name: string): string => before('al', /^a/i.test(name) ? 'ad' : 'a', name);

/** `del giocatore 1`, `di Ann` */
export const ofPlayer = (name: string): string => before('del', 'di', name);

/** `dal computer 2`, `da Ann` */
export const byPlayer = (name: string): string => before('dal', 'da', name);

/** Whether a number begins with a vowel as it is spoken: `uno`, `otto`, `undici`, `ottanta`. */
const isElided = (number: number | string): boolean => /^(?:1|11|8\d*)(?!\d)/.test(String(number));

/** A number with its article: `l’8`, `il 9`. */
export const the = (number: number | string): string => `${isElided(number) ? 'l’' : 'il '}${number}`;

/** `all’8`, `al 9` */
export const toThe = (number: number | string): string => `${isElided(number) ? 'all’' : 'al '}${number}`;

/** `dell’8`, `del 9` */
export const ofThe = (number: number | string): string => `${isElided(number) ? 'dell’' : 'del '}${number}`;
