import { expect } from '@open-wc/testing';
import { NAMES, ReplayPage } from './replay-page.js';

const ANN = '0-0-0 0-1-3 0-4-4 1-5-5 2-2-2 2-3-4 3-3-3 3-4-5 4-5-5';
const BO = '0-0-1 0-1-2 1-1-1 1-2-2 1-4-4 3-4-4 4-4-4 4-4-5 5-5-5';

/** What each viewer sees of the two racks, and reads of the two deals and of the tile that Bo buys. */
const VIEWERS = {
  '0': [[ANN, ''], ['deal 000,013,044,155,222,234,333,345,455', 'deal ?9', 'draw ?'], 'Bo: has bought a tile.'],
  '1': [['', BO], ['deal ?9', 'deal 001,012,111,122,144,344,444,445,555', 'draw 112'], 'Bo: has bought 1-1-2.'],
  public: [['', ''], ['deal ?9', 'deal ?9', 'draw ?'], 'Bo: has bought a tile.'],
  all: [
    [ANN, BO],
    ['deal 000,013,044,155,222,234,333,345,455', 'deal 001,012,111,122,144,344,444,445,555', 'draw 112'],
    'Bo: has bought 1-1-2.',
  ],
} as const;

/** Tiles that nobody has laid, in the ways in which they are written anywhere. */
const SECRETS = {
  ann: ['013', '155', '222', '234', '333', '345', '455'],
  bo: ['001', '012', '111', '122', '144', '344', '555'],
};
const written = (page: ReplayPage): string => page.root.innerHTML;

describe('a replay of Triomino as somebody looks on', () => {
  for (const [viewer, [held, texts, bought]] of Object.entries(VIEWERS)) {
    it(`shows only the racks, moves and sentences of viewer="${viewer}"`, async () => {
      const page = await ReplayPage.open({ viewer });
      expect(page.element.error).to.equal(undefined);
      expect(page.held).to.deep.equal(held);
      const [, first, second] = page.listedMoves;
      expect([first, second, page.listedMoves[7]]).to.deep.equal([`1 ${texts[0]}`, `2 ${texts[1]}`, `7 ${texts[2]}`]);
      const told = [1, 2].map((ply) => page.sentence(ply));
      expect(told[0]).to.equal(texts[0].includes('?') ? 'Ann: gets 9 tiles.' : `Ann: gets ${listed(ANN)}.`);
      expect(told[1]).to.equal(texts[1].includes('?') ? 'Bo: gets 9 tiles.' : `Bo: gets ${listed(BO)}.`);
      expect(page.sentence(7)).to.equal(bought);
    });
  }

  for (const viewer of ['0', '1', 'public'] as const) {
    it(`has no tile of others anywhere in it, at any ply: viewer="${viewer}"`, async () => {
      const page = await ReplayPage.open({ viewer, ply: '0' });
      const secrets = [...(viewer === '0' ? [] : SECRETS.ann), ...(viewer === '1' ? [] : SECRETS.bo)];
      const names = secrets.flatMap((tile) => [tile, [...tile].join('-')]);
      for (let ply = 0; ply <= 8; ply++) {
        page.element.goTo(ply);
        await page.element.updateComplete;
        const found = names.filter((name) => new RegExp(`(?<![\\d.-])${name}(?![\\d.-])`).test(written(page)));
        expect(found, `ply ${ply}`).to.be.empty;
      }
    });
  }

  it('follows the viewer while the page changes it', async () => {
    const page = await ReplayPage.open({ names: NAMES });
    for (const viewer of ['0', 'public', null, '1'] as const) {
      page.element.viewer = viewer;
      await page.element.updateComplete;
      expect(page.held).to.deep.equal([
        viewer === '0' || viewer === null ? ANN : '',
        viewer === '1' || viewer === null ? BO : '',
      ]);
    }
  });
});

const listed = (tiles: string): string => tiles.replaceAll(' ', ', ').replace(/, (\S+)$/, ', and $1');
