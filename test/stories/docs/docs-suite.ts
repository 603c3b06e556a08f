import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/index.js';
import { watchTrouble } from '../../elements/watch-trouble.js';
import { sectionsOf } from './docs-page.js';
import type { Section, Snippet } from './docs-page.js';
import { tryOut } from './rules.js';
import type { Stage } from './rules.js';

/** What the snippets of a section have made. */
export interface Shown {
  readonly stage: Stage;
  readonly section: Section;
  /** An element of the section, by a selector. */
  readonly find: <Found extends HTMLElement = HTMLElement>(selector: string) => Found;
}

/** What a text claims of a snippet, under the snippet's name, or of a whole section, under its heading. */
export type Claims = Readonly<Record<string, (shown: Shown) => void | Promise<void>>>;

const namesOf = ({ title, snippets }: Section): string[] => [
  title,
  ...new Set(snippets.flatMap(({ language, name }) => (name && !SAID_ALL.includes(language) ? [name] : []))),
];

/** Blocks of which their name says all: the path of a file, or the game of positions. */
const SAID_ALL = ['ts', 'tsx', 'mjs', 'vue', 'svelte', 'text'];

const arrowsIn = (snippets: readonly Snippet[]): number =>
  snippets.reduce((count, { code }) => count + code.split(' // → ').length - 1, 0);

async function tryOutSection(section: Section, claims: Claims): Promise<void> {
  const place = await fixture<HTMLElement>(html`<div lang="en"></div>`);
  const stage: Stage = { place, frames: [], told: [] };
  const trouble = watchTrouble();
  const find = <Found extends HTMLElement>(selector: string): Found => {
    const found = place.querySelector<Found>(selector);
    if (!found) throw new Error(`there is no ${selector}`);
    return found;
  };
  try {
    for (const snippet of section.snippets) await tryOut(snippet, stage);
    for (const name of namesOf(section)) await claims[name]?.({ stage, section, find });
    const { told } = stage;
    expect(told.map(({ printed }) => printed)).to.deep.equal(told.map(({ expected }) => expected));
    expect(told.length, 'lines that print what they say').to.equal(arrowsIn(section.snippets));
  } finally {
    for (const frame of stage.frames) frame.close();
  }
  expect(trouble.stop()).to.be.empty;
}

/** Runs every snippet of a page of the documentation, section by section, and what the page claims of them. */
export async function docsSuite(page: string, claims: Claims = {}): Promise<void> {
  const sections = await sectionsOf(page);

  describe(`the page ${page} of the documentation`, () => {
    it('has a test for each snippet with a name, and tests nothing that it has not', () => {
      const named = sections.flatMap((section) => namesOf(section).slice(1));
      expect(named.filter((name) => !claims[name])).to.be.empty;
      expect(Object.keys(claims).filter((name) => !sections.flatMap(namesOf).includes(name))).to.be.empty;
    });

    for (const section of sections) {
      if (section.snippets.length === 0 && !claims[section.title]) continue;
      it(`is true in ‹${section.title}›`, () => tryOutSection(section, claims)).timeout(20_000);
    }
  });
}
