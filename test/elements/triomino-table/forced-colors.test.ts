import { expect } from '@open-wc/testing';
import { inForcedColors, system } from '../forced-colors.js';
import { momentOf, openMoment } from './moments.js';
import type { TriominoPage } from './triomino-page.js';

const open = (what: string): Promise<TriominoPage> => openMoment(momentOf(what));
const look = (page: TriominoPage, selector: string) => getComputedStyle(page.root.querySelector(selector) as Element);

describe('<triomino-table> in the forced colours of a reader', () => {
  inForcedColors();

  it('is what is tested here', () => {
    expect(matchMedia('(forced-colors: active)').matches).to.be.true;
    expect(system('Highlight')).to.not.equal(system('CanvasText'));
  });

  for (const [where, what] of [
    ['.board .laid', 'to move'],
    ['.rack-tile .laid', 'to move'],
    ['.held .laid', 'of two, with all tiles seen'],
    ['.pad-tile .laid', 'with some of nine tiles entered'],
    ['.board .laid', 'before a diagram'],
  ] as const) {
    it(`has tiles with an edge and numbers in the colour of text: ${where}, ${what}`, async () => {
      const page = await open(what);
      const [path, text] = [look(page, `${where}:not(.latest) path`), look(page, `${where} text`)];
      const isChosen = page.root.querySelector(`${where}:not(.latest)`)?.closest('[aria-pressed=true]');
      expect([path.fill, text.fill]).to.deep.equal(['Canvas', 'CanvasText'].map(system));
      expect(path.stroke).to.equal(system(isChosen ? 'Highlight' : 'CanvasText'));
    });
  }

  it('draws the edge of the table', async () => {
    const page = await open('to move');
    expect(look(page, '.table').borderTopStyle).to.equal('solid');
  });

  it('tells the latest tile, a tile that is chosen, and places from the others', async () => {
    const page = await open('with a tile chosen by key and the second place in view');
    const strokes = ['.board .latest path', '.rack-tile[aria-selected=true] path', '.board .ghost path'];
    for (const selector of strokes) expect(look(page, selector).stroke, selector).to.equal(system('Highlight'));
    const ghosts = [...page.root.querySelectorAll('.ghost path')].map((path) => getComputedStyle(path).strokeDasharray);
    expect(ghosts).to.deep.equal(['8px, 5px', 'none']);
    const [one, other] = page.all('.place').map((place) => getComputedStyle(place).borderTopColor);
    expect(other).to.not.equal(one);
  });

  it('tells tiles that fit nowhere from those that fit', async () => {
    const page = await open('to move');
    const opacities = page.all('.rack-tile .single').map((tile) => getComputedStyle(tile).opacity);
    expect(opacities).to.deep.equal(['0.7', '0.7', '1', '0.7']);
  });

  it('has backs of hidden tiles with an edge', async () => {
    const page = await open('before a diagram');
    const { fill, stroke } = look(page, '.held .back');
    expect(fill !== system('Canvas') || stroke !== 'none', `${fill} ${stroke}`).to.be.true;
  });

  it('covers the tiles with something that is seen', async () => {
    const page = await open('of two, covered');
    expect(look(page, '.cover').borderTopStyle).to.equal('dashed');
  });

  it('shows what is most likely wanted by a thicker border', async () => {
    const page = await open('of two, covered');
    expect(look(page, '.button.primary').borderTopWidth).to.equal('3px');
  });
});
