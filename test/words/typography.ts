import { expect } from 'chai';
import type { Language } from './proof.js';

/** The quotation marks of each language. */
const QUOTES: Readonly<Record<Language, string>> = { en: '“”', de: '„“', nl: '‘’', fr: '«»', it: '«»' };

/** Typed moves and tiles, in which signs are those of the notation: `M:2,5`, `012@3,-1`, `3-4-4`, `take -`. */
const NOTATION = /[A-Z]:\d(,\d)*|@-?\d+,-?\d+|\b\d-\d-\d\b|\btake -|(?<= )-(?=[.,])/g;

/** A text has the apostrophes, quotation marks, minus signs and spaces of its language. */
export function expectTypography(language: Language, text: string, name: string): void {
  const prose = text.replace(NOTATION, '…');
  expect(prose, `${name}: straight quotation marks`).to.not.match(/['"]/);
  const others = [...'“”„‘«»'].filter((sign) => !QUOTES[language].includes(sign));
  expect(
    [...prose].filter((sign) => others.includes(sign)),
    `${name}: quotation marks of another language`,
  ).to.deep.equal([]);
  expect(prose, `${name}: a hyphen before a number`).to.not.match(/(^|[\s(])-\d/);
  expect(prose, `${name}: spaces`).to.not.match(/ {2}|^\s|\s$| [,.)]|undefined|NaN|\[object/);
  if (language === 'fr') {
    expect(prose, `${name}: a narrow no-break space before ; : ! ?`).to.not.match(/[^\u202f][;:!?]/);
    expect(prose, `${name}: no-break spaces inside the quotation marks`).to.not.match(/«[^\u00a0]|[^\u00a0]»/);
  } else {
    expect(prose, `${name}: a space before ; : ! ?`).to.not.match(/\s[;:!?]/);
  }
}
