import { expect } from '@open-wc/testing';
import { inForcedColors, system } from '../forced-colors.js';
import type { CuboPage } from './cubo-page.js';
import { momentOf, openMoment } from './moments.js';

const open = (what: string): Promise<CuboPage> => openMoment(momentOf(what));
const look = (page: CuboPage, selector: string, pseudo?: string) =>
  getComputedStyle(page.find(selector) as Element, pseudo);
const outline = (element: Element | null): string | false => {
  const { outlineStyle, outlineColor } = getComputedStyle(element as Element);
  return outlineStyle === 'solid' && outlineColor;
};

describe('<cubo-grid> in the forced colours of a reader', () => {
  inForcedColors();

  it('is what is tested here', () => {
    expect(matchMedia('(forced-colors: active)').matches).to.be.true;
    expect(system('Highlight')).to.not.equal(system('CanvasText'));
  });

  for (const what of ['building', 'before a diagram', 'between two rounds']) {
    it(`has dice with pips in the colour of text, ${what}`, async () => {
      const page = await open(what);
      const [rect, pips] = ['.square .die rect', '.square .die path'].map((part) => look(page, part));
      expect([rect?.fill, rect?.stroke, pips?.fill]).to.deep.equal(['Canvas', 'CanvasText', 'CanvasText'].map(system));
    });

    it(`tells red, blue and white dice apart without their colours, ${what}`, async () => {
      const page = await open(what);
      const signs = ['r', 'b', 'w'].map((colour) => {
        const cell = page.find(`.square [data-colour=${colour}]`) as Element;
        const rim = getComputedStyle(cell, '::after');
        const { strokeWidth } = getComputedStyle(cell.querySelector('.die rect') as Element);
        const isRimmed =
          rim.content !== 'none' && rim.borderTopStyle === 'solid' && parseFloat(rim.borderTopWidth) >= 1;
        return `${isRimmed ? 'rim' : ''} ${strokeWidth}`;
      });
      expect(new Set(signs).size).to.equal(3);
    });
  }

  it('draws the edge of the square', async () => {
    const page = await open('building');
    expect(look(page, '.square').borderTopStyle).to.equal('solid');
  });

  it('shows which die is chosen, and which would be swapped with it', async () => {
    const page = await open('with a die chosen and another in view');
    const frames = (['a1', 'b1', 'c1'] as const).map((name) => outline(page.cell(name)) === system('Highlight'));
    expect(frames).to.deep.equal([true, true, false]);
  });

  it('covers a square that has called, so that its dice are not seen', async () => {
    const page = await open('of two, where one takes a die');
    const { backgroundColor, color } = look(page, '.cover');
    expect([backgroundColor, color]).to.deep.equal([system('Canvas'), system('CanvasText')]);
  });

  it('shows the last seconds in a frame', async () => {
    const page = await open('in the last seconds');
    expect(look(page, '.seconds').borderTopWidth).to.equal('3px');
  });

  for (const [what, seat] of [
    ['of two, exchanging', 1],
    ['of four, at the end', 3],
  ] as const) {
    it(`frames the square it is about, ${what}`, async () => {
      const page = await open(what);
      const frames = page.all('.seat > .square').map((square) => outline(square) === system('Highlight'));
      expect(frames).to.deep.equal(frames.map((_, i) => i === seat));
    });
  }

  it('shows what has been changed last by an edge', async () => {
    const page = await (await open('building')).played('swap a1c3');
    const edges = (['a1', 'b1', 'c3'] as const).map((name) => getComputedStyle(page.cell(name)).borderBottomWidth);
    expect(edges).to.deep.equal(['4px', '0px', '4px']);
  });

  it('shows what is most likely wanted by a thicker border', async () => {
    const page = await open('building');
    expect(look(page, '.button.primary').borderTopWidth).to.equal('3px');
  });
});
