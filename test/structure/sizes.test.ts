import { expect } from 'chai';
import { classSizes, filesAtRoot, importCircles } from './source.js';

/** What may be larger than its bound, with its size. The numbers only fall, and what is within its bound leaves the list. */
const EXCEPTIONS: Readonly<Record<string, Readonly<Record<string, number>>>> = {};

type Sizes = Readonly<Record<string, number>>;

const classes = classSizes();
const sizesOf = (of: 'lines' | 'fields' | 'methods'): Sizes =>
  Object.fromEntries(classes.map((each) => [each.name, each[of]]));

const MEASURES: Readonly<Record<string, { readonly bound: number; readonly sizes: Sizes }>> = {
  'files at the root of a folder': { bound: 24, sizes: Object.fromEntries(filesAtRoot()) },
  'lines of a class': { bound: 300, sizes: sizesOf('lines') },
  'fields of a class': { bound: 20, sizes: sizesOf('fields') },
  'methods of a class': { bound: 40, sizes: sizesOf('methods') },
};

describe('the shape of the source', () => {
  for (const [what, { bound, sizes }] of Object.entries(MEASURES)) {
    const known = EXCEPTIONS[what] ?? {};

    it(`has at most ${bound} ${what}`, () => {
      const larger = Object.entries(sizes).filter(([name, size]) => size > (known[name] ?? bound));
      expect(Object.fromEntries(larger)).to.deep.equal({});
      expect(Object.keys(sizes).length).to.be.above(10);
    });

    it(`names no exception that there is not: ${what}`, () => {
      expect(Object.keys(known).filter((name) => (sizes[name] ?? 0) <= bound)).to.deep.equal([]);
    });
  }

  it('has no files that import each other in a circle', () => {
    expect(importCircles()).to.deep.equal([]);
  });
});

describe('import circles', () => {
  it('are found, whatever leads to them', () => {
    const graph = new Map(
      Object.entries({ a: ['b'], b: ['c', 'd'], c: ['b', 'none'], d: ['e'], e: [], f: ['f', 'a'] }),
    );
    expect(importCircles(graph)).to.deep.equal([['b', 'c']]);
  });
});
