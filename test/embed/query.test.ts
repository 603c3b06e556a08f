import { expect } from '@open-wc/testing';
import { parseQuery } from '../../src/embed/query.js';

describe('the address of a frame', () => {
  for (const [search, tag] of [
    ['?game=triad', 'triad-board'],
    ['game=kubi', 'kubi-sheet'],
    ['?lang=de&game=tricubo', 'tricubo-sheet'],
    ['?game=cubo-grid', 'cubo-grid'],
    ['?game=TRIOMINO', 'triomino-table'],
    ['?GAME=+triomino-table+', 'triomino-table'],
    ['?game=triad&game=kubi', 'triad-board'],
    ['', undefined],
    ['?game', undefined],
    ['?game=', undefined],
    ['?game=chess', undefined],
    ['?game=toString', undefined],
    ['?game=__proto__', undefined],
    ['?game=constructor', undefined],
    ['?game=triad%00', undefined],
    ['?game=script', undefined],
    ['?game=../evil', undefined],
  ] as const) {
    it(`names a game, or none: ${search}`, () => {
      expect(parseQuery(search).tag).to.equal(tag);
    });
  }

  for (const [search, settings] of [
    ['?game=triad', []],
    ['?game=triad&numerals', [['numerals', '']]],
    ['?game=triad&numerals=', [['numerals', '']]],
    ['?game=triad&numerals=off', [['numerals', 'off']]],
    ['?names=Ann,+Bob&game=triad', [['names', 'Ann, Bob']]],
    ['?game=triad&names=Zo%C3%AB', [['names', 'Zoë']]],
    ['?game=triad&lang=de&lang=fr', [['lang', 'de']]],
    ['?game=triad&Even-Start', [['even-start', '']]],
    ['?game=triad&&&=&', [['', '']]],
    ['?game=triad&names=%ZZ%', [['names', '%ZZ%']]],
    ['?game=triad&names=%FF', [['names', '\uFFFD']]],
    ['?game=triad&names=%00', [['names', '\0']]],
    ['?game=triad&names=a=b', [['names', 'a=b']]],
    [
      '?game=triad&__proto__=1&constructor=2',
      [
        ['__proto__', '1'],
        ['constructor', '2'],
      ],
    ],
    ['?game=triad&names=%3Cscript%3E', [['names', '<script>']]],
  ] as const) {
    it(`says what is set: ${search}`, () => {
      expect([...parseQuery(search).settings]).to.deep.equal(settings);
    });
  }
});
