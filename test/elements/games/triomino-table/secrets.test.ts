import { expect } from '@open-wc/testing';
import { printedSheet, withPrinter } from '../../printing.js';
import type { TriominoTable } from '../../../../src/elements/games/triomino-table/define.js';
import { leaks, tilesShown } from './secrets.js';
import { openEmbedTab } from '../../dialogs.js';
import { withoutMotion } from '../../without-motion.js';
import { TWO, TriominoPage } from './page.js';
import type { Attributes } from './page.js';
import { REDO, UNDO, walk } from './walks.js';

/** A seed is one word that is nowhere else. */
const SEED = 'quicksilver';
const VIEWERS = [
  ['', undefined],
  ['public', undefined],
  ['0', 0],
  ['1', 1],
] as const;

/** A game of two that has been dealt. */
const running = async (attributes: Attributes = {}) =>
  (await TriominoPage.open({ seats: 'human human', seed: SEED, names: 'Ann, Bo', ...attributes })).played('draw all');

describe('the search for tiles that are not to be seen', () => {
  it('finds those in a rack, in the list of places, in what is said, and in what is drawn', async () => {
    const page = await TriominoPage.open({ ...TWO, viewer: 'all' });
    expect([...tilesShown(page)].toSorted()).to.deep.equal(['012', '055', '222', '334', '344', '345', '445']);
    expect([leaks(page, 0), leaks(page, 1)]).to.deep.equal([
      ['1: 012', '1: 222', '1: 334'],
      ['0: 055', '0: 345', '0: 445'],
    ]);
    page.find('.rack')?.remove();
    page.root.append(Object.assign(document.createElement('p'), { title: 'has 4-5-5.', textContent: '5-0-5, 13455' }));
    expect(leaks(page, 1)).to.deep.equal(['0: 055']);
    expect([...tilesShown(page)].toSorted()).to.deep.equal(['012', '055', '222', '334', '344', '455']);
  });
});

describe('the tiles of players on one device', () => {
  for (const [what, attributes, steps] of [
    ['two players', { seats: 'human human' }, 200],
    ['two players by the rules of the United States', { seats: 'human human', variant: 'pressman', rounds: '1' }, 120],
    ['three players without points', { seats: 'human human human', rounds: '3', scoring: 'none' }, 200],
  ] as const) {
    it(`are never found anywhere by those who have not been shown them, whatever is taken back: ${what}`, async () => {
      const page = await walk({ attributes, steps, also: [UNDO, REDO], covered: [UNDO, REDO] }, 1);
      expect(page.element.match.length).to.be.above(10);
    });
  }

  for (const [viewer, seen] of VIEWERS.slice(1)) {
    it(`are not found while the others move on their own devices: viewer="${viewer}"`, async () => {
      const page = await running({ viewer });
      for (let turn = 0; turn < 24 && page.element.state.last === null; turn++) {
        const { match } = page.element;
        const moves = page.element
          .legalMoves()
          .map((move) => match.game.makeMove(move, match.state, match.state.turn ?? 0));
        const lay = moves.find((move) => move.includes('@'));
        await page.played(turn % 3 === 1 ? 'buy' : (lay ?? moves[0] ?? 'pass'), 'draw all');
        expect(leaks(page, seen), page.moves.slice(-2).join('; ')).to.be.empty;
        if (turn % 4 === 3) page.element.undo();
        await page.element.updateComplete;
        expect(leaks(page, seen), 'taken back').to.be.empty;
      }
      expect([page.moves.length > 15, page.isCovered]).to.deep.equal([true, false]);
    });
  }
});

describe('a record of Triomino as somebody looks on', () => {
  const RECORD = `triomino 2; seats=2; deal 000,013,044,155,222,234,333,345,455; deal 001,012,111,122,144,344,444,445,555; lead 023/335; 444@0,0; 044@0,1; buy; draw 112; 445@1,0`;
  const RACKS = [
    '0-0-0 0-1-3 0-4-4 1-5-5 2-2-2 2-3-4 3-3-3 3-4-5 4-5-5',
    '0-0-1 0-1-2 1-1-1 1-2-2 1-4-4 3-4-4 4-4-4 4-4-5 5-5-5',
  ];
  const openRecord = async (viewer: string, ply = '3') => {
    const page = await TriominoPage.open({ mode: 'replay', record: RECORD, names: 'Ann, Bo', viewer, ply });
    return page.until(() => page.find('.moves') !== null);
  };

  for (const [viewer, seen] of VIEWERS.slice(1)) {
    it(`shows only the racks, moves and sentences of viewer="${viewer}", at any ply`, async () => {
      const page = await openRecord(viewer);
      expect(page.held).to.deep.equal(RACKS.map((rack, seat) => (seat === seen ? rack : '')));
      const deals = [1, 2].map((ply) => page.listedMoves[ply] === `${ply} deal ?9`);
      expect(deals).to.deep.equal([seen !== 0, seen !== 1]);
      expect([page.sentence(1) === 'Ann gets 9 tiles.', page.sentence(2) === 'Bo gets 9 tiles.']).to.deep.equal(deals);
      expect([page.listedMoves[7], page.sentence(7)]).to.deep.equal(
        seen === 1 ? ['7 draw 112', 'Bo has bought 1-1-2.'] : ['7 draw ?', 'Bo has bought a tile.'],
      );
      for (let ply = 0; ply <= 8; ply++) {
        page.element.goTo(ply);
        await page.element.updateComplete;
        // What is laid sooner or later stands in the list of moves.
        const found = leaks(page, seen).filter((leak) => !/: (444|044|445)$/.test(leak));
        expect(found, `ply ${ply}`).to.be.empty;
      }
    });
  }

  it('follows the viewer while the page changes it', async () => {
    const page = await openRecord('all');
    for (const viewer of ['0', 'public', null, '1'] as const) {
      await page.set({ viewer });
      expect(page.held, String(viewer)).to.deep.equal(
        RACKS.map((rack, seat) => (viewer === null || viewer === String(seat) ? rack : '')),
      );
    }
  });

  it('lets own moves be tried for the seat that may be seen alone', async () => {
    const page = await openRecord('0', '5');
    await page.tryMoves();
    expect([page.status, page.find('.rack-tile[data-fits]')]).to.deep.equal(['Bo to move.', null]);
    await page.typed('buy');
    expect([page.moves.length, leaks(page, 0)]).to.deep.equal([5, []]);
  });
});

describe('what <triomino-table> gives away of a game that goes on', () => {
  withoutMotion();
  const printer = withPrinter();
  const KEY = 'a secret game of Triomino';
  const stored = () => Object.entries<string>({ ...localStorage }).find(([key]) => key.includes(KEY));
  afterEach(() => {
    const [key] = stored() ?? [];
    if (key) localStorage.removeItem(key);
  });

  /** What the dialog holds on its two tabs: the game as text, everything that can be copied, and the tiles in the picture. */
  async function share(page: TriominoPage): Promise<{ text: string; copies: string; pictured: ReadonlySet<string> }> {
    const values = () => page.all('dialog :is(input, textarea)').map((field) => (field as HTMLInputElement).value);
    page.find('[data-tool=share]')?.click();
    await page.until(() => page.find('dialog[open] .share-picture') !== null);
    const picture = new TriominoPage(page.find('.share-picture > *') as TriominoTable);
    await picture.until(() => picture.find('.board') !== null);
    const pictured = tilesShown(picture);
    const link = values();
    await openEmbedTab(page);
    const [text = '', tag = ''] = values();
    return { text, copies: [...link, text, tag].join('\n'), pictured };
  }

  for (const [viewer, seat] of VIEWERS) {
    for (const start of ['draw', 'triple']) {
      it(`is, shared, nobody’s tiles but one’s own, and no seed: viewer="${viewer}" start="${start}"`, async () => {
        const page = await running({ viewer, start, 'share-url': '/play' });
        const racks = page.element.state.racks.map((rack) => rack.join());
        const { text, copies, pictured } = await share(page);
        const deals = text.split('; ').filter((line) => line.startsWith('deal'));
        expect(deals).to.deep.equal(racks.map((rack, each) => (each === seat ? `deal ${rack}` : 'deal ?9')));
        expect(copies).to.contain('#triomino=').and.to.not.contain(SEED);
        const others = racks.filter((_, each) => each !== seat);
        expect(others.filter((rack) => copies.includes(rack))).to.be.empty;
        expect([...pictured].filter((tile) => others.join().includes(tile))).to.be.empty;
        const again = await TriominoPage.open({ mode: 'replay', record: text });
        expect([again.element.error, again.all('.held .back').length]).to.deep.equal([
          ...[undefined, seat === undefined ? 18 : 9],
        ]);
      });
    }

    it(`is, printed, nobody’s tiles but one’s own, and no seed: viewer="${viewer}"`, async () => {
      const page = await (await running({ viewer })).uncover();
      const racks = page.element.state.racks.map((rack) => rack.map(String));
      await printer.print(page);
      const { element, moves } = printedSheet();
      const printed = new TriominoPage(element.firstElementChild as TriominoTable);
      // The tiles that were drawn for the lead have gone back, and may be anybody's.
      const lead = page.moves.filter((move) => move.startsWith('lead')).join();
      const shown = [...tilesShown(printed)].filter((tile) => !lead.includes(tile));
      expect(shown.filter((tile) => !racks.some((rack, each) => each === seat && rack.includes(tile)))).to.be.empty;
      expect(`${element.innerHTML} ${printed.root.innerHTML}`).to.not.contain(SEED);
      expect(moves?.match(/deal \?9/g)).to.have.lengthOf(seat === undefined ? 2 : 1);
      if (seat !== undefined) expect(printed.held[seat]?.replaceAll('-', '')).to.equal(racks[seat]?.join(' '));
    });
  }

  for (const viewer of ['0', '1', 'public']) {
    it(`is, kept for one viewer, no other seat’s tile and no seed, and is found again: viewer="${viewer}"`, async () => {
      const page = await running({ viewer, persist: KEY });
      const { rack } = page;
      const others = page.element.state.racks.filter((_, seat) => String(seat) !== viewer);
      const [, text = ''] = stored() ?? [];
      expect(text).to.contain('deal ?9').and.to.not.contain(SEED);
      expect(others.filter((tiles) => text.includes(tiles.join()))).to.be.empty;
      page.element.remove();
      const next = await TriominoPage.open({ seats: 'human human', viewer, persist: KEY, dice: 'remote', seed: SEED });
      expect([next.element.error, next.rack]).to.deep.equal([undefined, rack]);
      expect(next.element.state.racks.map(({ length }) => length)).to.deep.equal([9, 9]);
    });
  }

  it('is, kept, no other seat’s tile from the first moment, where tiles are dealt by themselves', async () => {
    await TriominoPage.open({ seats: 'human human', seed: SEED, dice: 'auto', viewer: '0', persist: KEY });
    const [, text = ''] = stored() ?? [];
    expect(text).to.contain('deal ?9').and.to.not.contain(SEED);
  });

  it('is the whole game where one device is handed round, found again covered', async () => {
    const page = await running({ persist: KEY });
    const [, text] = stored() ?? [];
    expect(text).to.contain(SEED).and.not.contain('?');
    page.element.remove();
    const next = await TriominoPage.open({ seats: 'human human', persist: KEY, seed: SEED });
    expect([next.isCovered, leaks(next, undefined), next.moves.length]).to.deep.equal([true, [], 3]);
  });

  it('is what comes from elsewhere, kept with what is not known', async () => {
    const attributes = { seats: 'human human', viewer: '0', dice: 'remote', persist: KEY };
    const page = await TriominoPage.open(attributes);
    await page.played('deal 000,013,044,155,222,234,333,345,455', 'deal ?9', 'lead 023/335', '444@0,0');
    page.element.remove();
    const next = await (await TriominoPage.open(attributes)).played('044@0,1', 'buy', 'draw ?', '445@1,0');
    expect([next.laid, next.facts(1)]).to.deep.equal([['444@0,0', '044@0,1', '445@1,0'], '20 points 8 tiles']);
  });

  it('is, shared, what was known where a game began at a position, and everything when it is over', async () => {
    const page = await TriominoPage.open({ position: '344@0,0 | 044,144 / 000,555 | 0 1 0 - 2 | 12,40' });
    await page.played('044@0,1');
    const { text } = await share(page);
    expect(text)
      .to.contain('start=344@0,0 | ?2 / ?2 | 0 1 0 - 2 | 12,40')
      .and.to.not.match(/144|000|555/);
    const over = await TriominoPage.open({
      position: '344@0,0 | 044 / 555 | 0 1 0 - 1 | 390,0',
      lap: 'off',
      seed: SEED,
    });
    await over.played('044@0,1');
    expect((await share(over)).text)
      .to.contain('044 / 555')
      .and.to.contain(SEED);
  });

  it('is, printed, not with what one has to lead', async () => {
    const page = await TriominoPage.open({ position: '| 012,333,555 / 222,011,001 | 0 0 0 - 1', start: 'triple' });
    await page.uncover();
    expect(page.status).to.contain('5-5-5');
    await printer.print(page);
    expect(printedSheet().caption).to.not.contain('5-5-5');
  });
});
