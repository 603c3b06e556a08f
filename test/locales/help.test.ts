import { expect } from '@open-wc/testing';
import { triadHelp } from '../../src/elements/triad-board/help.js';
import { help as english } from '../../src/locales/triad/help/en.js';
import { triadLanguages } from '../../src/locales/triad/index.js';
import type { HelpFigure, HelpSection } from '../../src/locales/help.js';
import type { TriadHelp } from '../../src/locales/triad/help/terms.js';

type Section = (typeof triadHelp.sections)[number];

const { sections, figures, texts } = triadHelp;
const others = Object.keys(texts).filter((code) => code !== 'en');
const load = (code: string) => texts[code]?.() as Promise<TriadHelp>;

/** A section as a list, its heading first, the text below its diagram last. */
function written(section: HelpSection | HelpFigure): string[] {
  return [section.heading, ...section.text, ...('caption' in section ? [section.caption] : [])];
}

const allOf = (help: TriadHelp): string[] => [help.title, ...sections.flatMap((section) => written(help[section]))];

/** The cells and moves that a section speaks of. */
const cellsOf = (section: HelpSection): string[] =>
  written(section)
    .join(' ')
    .match(/\b[a-f][1-6]\b|b1[\w=>]+/g) ?? [];

/** The rows of dice that a section speaks of: `1 2 3`. */
const diceOf = (section: HelpSection): string[] =>
  written(section)
    .join(' ')
    .match(/\b[1-3]( [1-3])+\b/g) ?? [];

describe('the help of Triad', () => {
  it('is written in every language that a board speaks', () => {
    expect(Object.keys(texts)).to.have.members(['en', ...Object.keys(triadLanguages.others)]);
  });

  it('shows every section that is written, and no other', () => {
    expect([...sections, 'title']).to.have.members(Object.keys(english));
  });

  it('has a caption where it has a diagram, and nowhere else', () => {
    const withCaption = sections.filter((section) => 'caption' in english[section]);
    expect(Object.keys(figures)).to.have.members(withCaption);
  });
});

for (const code of Object.keys(texts)) {
  describe(`the help of Triad in ${code}`, () => {
    it('has a heading, and something below it, in every section', async () => {
      const help = await load(code);
      expect(help.title.length).to.be.above(5);
      for (const section of sections) {
        expect(help[section].heading, section).to.match(/^\p{Lu}.{3,}[^.:]$/u);
        expect(help[section].text, section).to.not.be.empty;
        for (const paragraph of help[section].text) expect(paragraph, section).to.match(/^\p{Lu}.{30,}\.$/u);
      }
    });

    it('says nothing twice', async () => {
      const all = allOf(await load(code));
      expect(new Set(all).size).to.equal(all.length);
    });

    it('shows how moves are written, and names the first cell and the last', async () => {
      const text = written((await load(code)).byNotation).join(' ');
      for (const example of ['a1', 'f6', 'b1b4', 'b1b4xb4', 'b1=3', 'b1>b3']) {
        expect(text.split(/[\s,.:]+/), example).to.include(example);
      }
    });

    it('names the keys that the board listens to', async () => {
      const text = written((await load(code)).byKey).join(' ');
      for (const key of ['F', 'R', 'U']) expect(text).to.match(new RegExp(`\\b${key}\\b`));
      expect(text).to.match(/\+Z\b/).and.to.match(/\+Y\b/);
    });
  });
}

for (const code of others) {
  describe(`the help of Triad in ${code}, beside the English one,`, () => {
    const compare = async (of: (section: HelpSection) => unknown) => {
      const help = await load(code);
      const entries = (texts: TriadHelp) => sections.map((section: Section) => [section, of(texts[section])]);
      expect(entries(help)).to.deep.equal(entries(english));
    };

    it('has the same sections, with as many paragraphs and with captions where that has them', async () => {
      expect(Object.keys(await load(code))).to.have.members(Object.keys(english));
      await compare((section) => [section.text.length, 'caption' in section]);
    });

    it('speaks of the same cells and moves', () => compare((section) => cellsOf(section).sort()));

    it('speaks of the same dice', () => compare((section) => diceOf(section)));

    it('is nowhere the English one', async () => {
      const all = allOf(await load(code));
      expect(all.filter((text) => allOf(english).includes(text))).to.be.empty;
    });
  });
}
