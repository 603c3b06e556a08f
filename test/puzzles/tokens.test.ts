import { expect } from 'chai';
import { SET } from '../../src/puzzles/triomino/set.js';
import { makeTokens, readTokens, tilesText } from '../../src/puzzles/triomino/tokens.js';

describe('the short form of tiles on a table', () => {
  it('has the first tile in the middle, and the next one in a place that is open', () => {
    expect(tilesText(readTokens('344 0441', []) ?? [])).to.equal('344@0,0 044@1,0');
  });

  it('is written as it is read, with a letter for the eleventh place and those after it', () => {
    const written = SET.split('\n').flatMap((line) => (/ \| /.test(line) ? [line.split(' | ')[0] as string] : []));
    expect(written.some((text) => /[a-z]/.test(text))).to.equal(true);
    for (const text of written.slice(0, 50)) expect(makeTokens(readTokens(text, []) ?? [], [])).to.equal(text);
  });

  it('is refused where a tile names no place', () => {
    expect(readTokens('344 044z', [])).to.equal(undefined);
  });
});
