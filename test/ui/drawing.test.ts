import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { render } from 'lit';
import type { Term } from '../../src/interaction/language.js';
import type { PictureTerms } from '../../src/locales/common/terms.js';
import { en } from '../../src/locales/common/en.js';
import { readDrawing } from '../../src/ui/drawing.js';
import { gameErrorOf } from '../games/contract/check.js';

/** Places of a board that is larger than any of ours, with names of different lengths. */
const PLACES = ['a1', 'b2', 'h8', 'h10', 'deck', 'é', '7'];
const isPlace = (name: string) => PLACES.includes(name);
const read = (text: string) => readDrawing(text, { isPlace, placeAt: () => [0, 0] });

const words = ((key: keyof PictureTerms, ...args: unknown[]) => {
  const term = en[key] as string | ((...args: unknown[]) => string);
  return typeof term === 'string' ? term : term(...args);
}) as Term<PictureTerms>;

interface Mark {
  readonly from: string;
  readonly to?: string;
}

const place = fc.constantFrom(...PLACES);
const ring = place.map((from): Mark => ({ from }));
const arrow = fc
  .tuple(place, place)
  .filter(([from, to]) => from !== to)
  .map(([from, to]): Mark => ({ from, to }));
const anyMarks = fc.array(fc.oneof(ring, arrow), { maxLength: 12 });

const separator = fc.stringMatching(/^[ \t\n,;]+$/);
const padding = fc.stringMatching(/^[ \t\n,;]*$/);
const inAnyCase = (text: string) =>
  fc.array(fc.boolean(), { minLength: text.length, maxLength: text.length }).map((upper) => {
    return [...text].map((letter, i) => (upper[i] ? letter.toUpperCase() : letter)).join('');
  });

/** Marks, and one of the many ways in which an author may write them. */
const writtenMarks = anyMarks.chain((marks) =>
  fc.record({
    marks: fc.constant(marks),
    text: fc
      .tuple(
        padding,
        ...marks.map(({ from, to }, i) => {
          const word = inAnyCase(to === undefined ? from : `${from}-${to}`);
          const before = i === 0 ? fc.constant('') : separator;
          return fc.tuple(before, word).map((parts) => parts.join(''));
        }),
        padding,
      )
      .map((parts) => parts.join('')),
  }),
);

const arrowsOf = (marks: readonly Mark[]) => marks.flatMap(({ from, to }) => (to === undefined ? [] : [[from, to]]));
const placesOf = (marks: readonly Mark[]) => marks.flatMap(({ from, to }) => (to === undefined ? [from] : []));

describe('reading marks', () => {
  for (const text of ['a1 b2 a1-b2', 'a1,b2,a1-b2', 'a1;b2;a1-b2', ' A1, \n b2;\t;A1-B2,, ', 'a1-b2 a1 b2']) {
    it(`takes ${JSON.stringify(text)} for two places and an arrow`, () => {
      const { places, arrows } = read(text);
      expect([...places.keys()]).to.deep.equal(['a1', 'b2']);
      expect(arrows).to.deep.equal([['a1', 'b2']]);
    });
  }

  it('finds the same marks in the same order however they are separated, padded and capitalised', () => {
    fc.assert(
      fc.property(writtenMarks, ({ marks, text }) => {
        const { places, arrows } = read(text);
        expect([...places.keys()]).to.deep.equal([...new Set(placesOf(marks))]);
        const seen = new Set(arrows.map(String));
        expect([...seen]).to.deep.equal([...new Set(arrowsOf(marks).map(String))]);
      }),
    );
  });

  it('names the bad mark wherever it stands among good ones', () => {
    const bad = fc.constantFrom('a9', 'a1-a1', 'a1-b2-h8', '-', 'a1-', '-a1', 'a1--b2', 'a1=b2', 'deck-ship', '<b>');
    fc.assert(
      fc.property(writtenMarks, bad, writtenMarks, (before, mark, after) => {
        const error = gameErrorOf(() => read(`${before.text} ${mark} ${after.text}`), 'bad-attribute');
        expect(error.details).to.include({ attribute: 'marks', place: 'marks', value: mark });
        expect(error.message).to.contain(`"${mark}"`);
      }),
    );
  });

  it('reads any text or says what is wrong with it, in a few words', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.string({ maxLength: 200 })), (text) => {
        const marks = text
          .toLowerCase()
          .split(/[\s,;]+/)
          .filter(Boolean);
        if (marks.length === 0) expect(read(text).places.size).to.equal(0);
        else if (!marks.some((mark) => mark.split('-').some(isPlace))) {
          expect(gameErrorOf(() => read(text), 'bad-attribute').message.length).to.be.below(140);
        }
      }),
    );
  });

  it('asks what a place is of each name, and of nothing else', () => {
    const asked: string[] = [];
    readDrawing('a1 B2-h8;deck', { isPlace: (name) => asked.push(name) > 0, placeAt: () => [0, 0] });
    expect(asked).to.deep.equal(['a1', 'b2', 'h8', 'deck']);
  });
});

describe('a drawing', () => {
  /** The middle of the ring that is drawn, in parts of the board. */
  function ringAt(point: readonly [number, number]): readonly [number, number] {
    const div = document.createElement('div');
    div.style.inlineSize = '1000px';
    document.body.append(div);
    render(readDrawing('a1', { isPlace, placeAt: () => point }).render(words, false), div);
    const [board, ring] = ['svg', '.ring'].map((name) => div.querySelector(name)?.getBoundingClientRect());
    div.remove();
    if (!board || !ring) throw new Error('nothing is drawn');
    const [x, y] = [ring.left + ring.width / 2 - board.left, ring.top + ring.height / 2 - board.top];
    return [x / board.width, y / board.height];
  }

  it('has its rings where their places are seen, wherever that is', () => {
    const part = fc.integer({ min: 0, max: 1000 }).map((n) => n / 1000);
    fc.assert(
      fc.property(fc.tuple(part, part), (point) => {
        const [x, y] = ringAt(point);
        expect(x).to.be.closeTo(point[0], 0.001);
        expect(y).to.be.closeTo(point[1], 0.001);
      }),
      { numRuns: 30 },
    );
  });

  it('says places before arrows, each in the order of the author, and nothing of what is not there', () => {
    expect(read('a1-b2 h8 deck-a1 7').describe(words)).to.equal(
      'Marked: h8, 7. Arrow from a1 to b2. Arrow from deck to a1.',
    );
    expect(read('a1-b2').describe(words)).to.equal('Arrow from a1 to b2.');
    expect(read('a1').describe(words)).to.equal('Marked: a1.');
    expect(read('').describe(words)).to.equal('');
  });

  it('keeps the marks of the author beside those of a hint, and then tells only the hint', () => {
    const drawing = read('a1 b2 a1-b2').withHint(read('b2 h8 b2-h8'));
    expect([...drawing.places]).to.deep.equal([
      ['a1', 'marked'],
      ['b2', 'marked hinted'],
      ['h8', 'hinted'],
    ]);
    expect(drawing.arrows).to.deep.equal([['a1', 'b2']]);
    expect(drawing.arrowsAt(() => [[0, 0]])).to.have.lengthOf(2);
    expect(drawing.describe(words)).to.equal('Marked: b2, h8. Arrow from b2 to h8.');
    expect([...read('b2').asHint().places]).to.deep.equal([['b2', 'hinted']]);
  });
});
