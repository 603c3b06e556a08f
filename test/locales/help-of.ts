import { expect } from 'chai';
import type { HelpSource, HelpText } from '../../src/elements/features/help/help-source.js';
import type { HelpCard, HelpFigure, HelpSection } from '../../src/locales/help.js';

/** A game's help and what has to be found in it, whatever the language. */
export interface Helped<Section extends string> {
  readonly game: string;
  readonly source: HelpSource<Section>;
  readonly english: HelpText<Section>;
  /** The words of the element by language: the buttons are called as the help calls them. */
  readonly words: Readonly<Record<string, () => Promise<object>>>;
  /** How moves are written, in the section about it. */
  readonly examples: readonly string[];
  /** The keys that are called alike in every language, in the section about them. */
  readonly keys: readonly string[];
  /** The keys of the terms that a section has to name word by word. */
  readonly buttons: Readonly<Partial<Record<Section, readonly string[]>>>;
  /** Facts that a section may speak of, found in its text. */
  readonly facts: Readonly<Record<string, (text: string) => readonly string[]>>;
}

/** A section as a list, its heading first, the text below its diagram last. */
function written(section: HelpSection | HelpFigure): string[] {
  return [section.heading, ...section.text, ...('caption' in section ? [section.caption] : [])];
}

const textOf = (section: HelpSection): string => written(section).join(' ');

/** Whether a text names something as a word of its own, not as a part of a longer one. */
const names = (text: string, word: string): boolean =>
  new RegExp(`(?<![\\p{L}\\d=>|(])${word.replace(/[|()]/g, '\\$&')}(?![\\p{L}\\d=>|)])`, 'u').test(text);

/** What stands in quotation marks. */
const quoted = (text: string): string[] =>
  [...text.matchAll(/[„«‘“]\u00a0?([^„«‘“»’]+?)\u00a0?[“»’”]/g)].map(([, name = '']) => name);

/** Words as a reader counts them: what stands between spaces. */
const wordsIn = (text: string): number => text.split(/\s+/u).filter((word) => /[\p{L}\d]/u.test(word)).length;

const cardsOf = (help: { readonly cards: Readonly<Record<string, HelpCard>> }): readonly HelpCard[] =>
  Object.values(help.cards);

export function describeHelp<Section extends string>(helped: Helped<Section>): void {
  const { game, source, english, words, examples, keys, buttons, facts } = helped;
  const { sections, figures, texts } = source;
  const load = (code: string) => texts[code]?.() as Promise<HelpText<Section>>;
  const termsOf = (code: string) => words[code]?.() as Promise<Readonly<Record<string, unknown>>>;
  const allOf = (help: HelpText<Section>): string[] => [
    help.title,
    ...cardsOf(help).map(({ text }) => text),
    ...sections.flatMap((section) => written(help[section])),
  ];

  describe(`the help of ${game}`, () => {
    it('is written in every language that the element speaks', () => {
      expect(Object.keys(texts)).to.have.members(Object.keys(words));
    });

    it('shows every section that is written, and no other', () => {
      expect([...sections, 'title', 'cards']).to.have.members(Object.keys(english));
    });

    it('has a picture on every card', () => {
      expect(Object.keys(source.cards)).to.have.ordered.members(Object.keys(english.cards));
      expect(Object.keys(source.cards).length).to.be.within(4, 6);
    });

    it('has a caption where it has a diagram, and nowhere else', () => {
      const withCaption = sections.filter((section) => 'caption' in english[section]);
      expect(Object.keys(figures)).to.have.members(withCaption);
    });
  });

  for (const code of Object.keys(texts)) {
    describe(`the help of ${game} in ${code}`, () => {
      it('has a heading, and something below it, in every section', async () => {
        const help = await load(code);
        expect(help.title.length).to.be.above(5);
        for (const section of sections) {
          expect(help[section].heading, section).to.match(/^\p{Lu}.{2,}[^.:]$/u);
          expect(help[section].text, section).to.not.be.empty;
          for (const paragraph of help[section].text) {
            const isBegun = /^\p{Lu}/u.test(paragraph) || examples.some((example) => paragraph.startsWith(example));
            expect(isBegun, `${section}: ${paragraph}`).to.equal(true);
            expect(paragraph, section).to.match(/.{30,}\.$/u);
          }
        }
      });

      it('says on a card no more than 40 words', async () => {
        for (const { heading, text } of cardsOf(await load(code))) {
          expect(heading).to.match(/^\p{Lu}.*[^.:]$/u);
          expect(text).to.match(/^\p{Lu}.{30,}\.$/u);
          expect(wordsIn(`${heading} ${text}`), text).to.be.at.most(40);
        }
      });

      it('says nothing twice', async () => {
        const all = allOf(await load(code));
        expect(new Set(all).size).to.equal(all.length);
      });

      it('shows how moves are written', async () => {
        const { byNotation } = (await load(code)) as unknown as Record<'byNotation', HelpSection>;
        for (const example of examples) expect(names(textOf(byNotation), example), example).to.equal(true);
      });

      it('names the keys that the element listens to', async () => {
        const { byKey } = (await load(code)) as unknown as Record<'byKey', HelpSection>;
        const text = textOf(byKey);
        for (const key of keys) expect(names(text, key), key).to.equal(true);
        expect(text).to.match(/\+Z\b/).and.to.match(/\+Y\b/);
      });

      it('calls buttons what they are called in that language', async () => {
        const help = await load(code);
        const terms = await termsOf(code);
        for (const [section, called] of Object.entries<readonly string[] | undefined>(buttons)) {
          const text = textOf(help[section as Section]);
          for (const key of called ?? []) expect(text.includes(String(terms[key])), key).to.equal(true);
        }
        expect(Object.values(terms)).to.include.members(allOf(help).flatMap(quoted));
      });
    });
  }

  for (const code of Object.keys(texts).filter((each) => each !== 'en')) {
    describe(`the help of ${game} in ${code}, beside the English one,`, () => {
      const compare = async (of: (section: HelpSection) => unknown) => {
        const help = await load(code);
        const entries = (text: HelpText<Section>) => sections.map((section) => [section, of(text[section])]);
        expect(entries(help)).to.deep.equal(entries(english));
      };

      it('has the same sections, with as many paragraphs and with captions where that has them', async () => {
        expect(Object.keys(await load(code))).to.have.members(Object.keys(english));
        await compare((section) => [section.text.length, 'caption' in section]);
      });

      for (const [what, find] of Object.entries(facts)) {
        it(`speaks of the same ${what}`, () => compare((section) => find(textOf(section))));
      }

      it('has the same cards with the same numbers', async () => {
        const { cards } = await load(code);
        const facts = (of: Readonly<Record<string, HelpCard>>) =>
          Object.entries(of).map(([name, { text }]) => [name, (text.match(/\d+/g) ?? []).sort()]);
        expect(facts(cards)).to.deep.equal(facts(english.cards));
      });

      it('is nowhere the English one', async () => {
        const all = allOf(await load(code));
        expect(all.filter((text) => allOf(english).includes(text))).to.be.empty;
      });
    });
  }
}
