import { expect } from 'chai';
import { triominoHelp } from '../../src/elements/triomino-table/help.js';
import { differencesOf, scorePlacement, tilesOf, triomino } from '../../src/games/triomino/index.js';
import type { TriominoMove } from '../../src/games/triomino/index.js';
import { VARIANTS, triominoOptions } from '../../src/games/triomino/options.js';
import type { HelpFigure, HelpSection } from '../../src/locales/help.js';
import type { TriominoHelp } from '../../src/locales/triomino/help/terms.js';

const { figures, texts } = triominoHelp;
const { goliath, pressman } = VARIANTS;

const load = (code: string) => texts[code]?.() as Promise<TriominoHelp>;
const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);
const inText = ({ text }: HelpSection): number[] => numbersIn(text.join(' '));
const inCaption = ({ caption }: HelpFigure): number[] => numbersIn(caption);

const parse = (text: string): TriominoMove => triomino.parseMove(text, { racks: [], turn: 0 });

/** What a picture shows: the tile that is laid, and what lies there. */
function shown(section: 'laying' | 'bridge' | 'hexagon') {
  const { position = '', placement = '' } = figures[section] ?? {};
  const move = parse(placement);
  if (move.kind !== 'lay') throw new Error(`${placement} lays no tile`);
  const { values } = move;
  // As the tile is spoken, from its lowest number.
  const numbers = Array.from([0, 1, 2], (i) => values.slice(i) + values.slice(0, i)).sort()[0] ?? '';
  const { laid } = triomino.parsePosition(position);
  return { tile: move, numbers: Array.from(numbers, Number), laid };
}

const scored = (section: 'bridge' | 'hexagon') => {
  const { tile, laid } = shown(section);
  return scorePlacement(laid, tile, { scoring: 'standard', ...goliath });
};

for (const code of Object.keys(texts)) {
  describe(`the help of Triomino in ${code} is true:`, () => {
    it('the tile that does not fit disagrees at its tip alone, as is said', async () => {
      const { tile, laid } = shown('laying');
      const differences = differencesOf(laid, tile);
      expect(differences).to.have.lengthOf(1);
      // The first number of a laid tile is the one at its tip.
      expect(differences[0]?.value).to.equal(Number(tile.values.charAt(0)));
      expect(inCaption((await load(code)).laying)).to.deep.equal([differences[0]?.value, differences[0]?.laid]);
    });

    it('the bridge is one, and earns what is said', async () => {
      const { numbers } = shown('bridge');
      const { bonus, bonusPoints } = scored('bridge');
      expect(bonus).to.equal('bridge');
      const help = await load(code);
      expect(inCaption(help.bridge)).to.deep.equal([...numbers, ...numbers, bonusPoints]);
      expect(inText(help.bridge)).to.deep.equal([bonusPoints]);
    });

    it('the hexagons are two, and earn what is said', async () => {
      const { numbers } = shown('hexagon');
      const { bonus, bonusPoints } = scored('hexagon');
      expect(bonus).to.equal(2);
      const help = await load(code);
      expect(inCaption(help.hexagon)).to.deep.equal([...numbers, ...numbers, bonusPoints]);
      expect(inText(help.hexagon)).to.deep.equal([...goliath.hexagons, ...pressman.hexagons.slice(1)]);
      expect(pressman.hexagons[0]).to.equal(goliath.hexagons[0]);
    });

    it('numbers of tiles and points are those of the rules', async () => {
      const help = await load(code);
      const highest = Math.max(...numbersIn(tilesOf(56).join()).flatMap((tile) => Array.from(String(tile), Number)));
      expect(inText(help.aim)).to.deep.equal([tilesOf(56).length, 0, highest, triominoOptions.target.default]);
      expect(inText(help.variants)).to.deep.equal([tilesOf(76).length]);
      // In the order of the rules: a triple in the lead, three noughts; a purchase, passing after three; going out.
      expect(inText(help.start)).to.deep.equal([10, 40]);
      expect(inText(help.buying)).to.deep.equal([5, 10]);
      expect(inText(help.ending)).to.deep.equal([25]);
      expect(inText(help.laying)).to.be.empty;
    });

    it('moves are written like that', async () => {
      const text = (await load(code)).byNotation.text.join(' ');
      const moves: Readonly<Record<string, TriominoMove>> = {
        '012@3,-1': { kind: 'lay', values: '012', column: 3, row: -1 },
        buy: { kind: 'buy' },
        pass: { kind: 'pass' },
      };
      for (const [written, move] of Object.entries(moves)) {
        expect(text).to.contain(written);
        expect(parse(written)).to.deep.equal(move);
      }
      expect(text).to.contain('012,055,344');
      expect(parse('deal 012,055,344')).to.deep.include({ kind: 'deal', tiles: ['012', '055', '344'] });
    });
  });
}
