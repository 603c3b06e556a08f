import { expect } from '@open-wc/testing';
import { inForcedColors, system } from '../forced-colors.js';
import { MOMENTS, openMoment } from './moments.js';
import type { SheetPage } from './sheet-page.js';

const look = (page: SheetPage, selector: string, part?: string) =>
  getComputedStyle(page.find(selector) as Element, part);

async function open(what: string): Promise<SheetPage> {
  const moment = MOMENTS.find((each) => each.what === what);
  if (!moment) throw new Error(`there is no moment ${what}`);
  return openMoment(moment);
}

describe('<kubi-sheet> in the forced colours of a reader', () => {
  inForcedColors();

  it('is what is tested here', () => {
    expect(matchMedia('(forced-colors: active)').matches).to.be.true;
    expect(system('Highlight')).to.not.equal(system('CanvasText'));
  });

  for (const what of ['with all dice placed', 'looking through a record', 'before a diagram']) {
    it(`draws boxes and marks in the colour of text, ${what}`, async () => {
      const page = await open(what);
      const colors = ['.boxes .box', '.tally .ink'].map((path) => look(page, path).stroke);
      expect(colors).to.deep.equal(Array(2).fill(system('CanvasText')));
    });
  }

  it('draws what would be marked in another colour than what is', async () => {
    const page = await open('with all dice placed');
    expect(look(page, '.tally .pencil').stroke).to.equal(system('Highlight'));
    expect(look(page, '.tally .pencil').strokeDasharray).to.not.equal(look(page, '.tally .ink').strokeDasharray);
  });

  it('has dice with pips in the colour of text', async () => {
    const page = await open('after the roll');
    const [rect, pips] = ['.hand .die rect', '.hand .die path'].map((part) => look(page, part));
    expect([rect?.fill, rect?.stroke, pips?.stroke]).to.deep.equal(['Canvas', 'CanvasText', 'CanvasText'].map(system));
  });

  it('shows which dice have to be thought of, since one of them stays out', async () => {
    const page = await open('after the roll');
    const borders = page.dice.map((die) => getComputedStyle(die).borderBlockEndWidth);
    expect(borders).to.deep.equal(['4px', '0px', '0px', '4px', '4px']);
    expect(getComputedStyle(page.dice[0] as Element).borderBlockEndColor).to.equal(system('Highlight'));
  });

  it('shows the places of the dice', async () => {
    const page = await open('after the roll');
    const [out, pair] = page.all('.slot').map((slot) => getComputedStyle(slot).borderBlockStartStyle);
    expect([out, pair]).to.deep.equal(['double', 'dashed']);
  });

  it('shows which numbers are chosen, by a cross and a frame', async () => {
    const page = await open('with three numbers chosen');
    const boxes = page.all('.number-box').map((box) => getComputedStyle(box));
    const frames = boxes.map(({ outlineStyle, outlineColor }) => outlineStyle === 'solid' && outlineColor);
    const chosen = system('Highlight');
    expect(frames).to.deep.equal([chosen, false, false, chosen, false, chosen]);
    const cross = look(page, '.number-box', '::after');
    expect(cross.content).to.equal('""');
    expect(cross.backgroundImage).to.include(chosen);
  });

  it('shows which entry is chosen', async () => {
    const page = await open('with all dice placed');
    const frames = page.all('.entry').map((entry) => getComputedStyle(entry).outlineStyle);
    expect(frames.map((frame) => frame === 'solid')).to.deep.equal(page.entries.map(({ isChosen }) => isChosen));
    expect(frames).to.include('solid');
  });

  it('shows whose sheet is shown', async () => {
    const page = await open('of two, waiting for the other');
    const [ann, bob] = page.all('.seat-button').map((seat) => getComputedStyle(seat));
    expect([ann?.outlineStyle, ann?.outlineColor]).to.deep.equal(['solid', system('Highlight')]);
    expect(bob?.outlineStyle).to.equal('none');
  });

  it('shows the author’s marks', async () => {
    const page = await open('before a diagram');
    await page.until(() => page.find('[data-traits~=marked]') !== null);
    for (const row of ['.sums [data-sum="7"]', '.countdown tr:nth-child(2)']) {
      const { borderBlockStartWidth, borderBlockStartColor } = look(page, `${row} > th`);
      expect([borderBlockStartWidth, borderBlockStartColor]).to.deep.equal(['2px', system('Highlight')]);
    }
  });

  it('shows what is most likely wanted by a thicker border', async () => {
    const page = await open('before a roll');
    expect(look(page, '.button.primary').borderBlockStartWidth).to.equal('3px');
  });
});
