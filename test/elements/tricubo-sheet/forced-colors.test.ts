import { expect } from '@open-wc/testing';
import { inForcedColors, system } from '../forced-colors.js';
import { MOMENTS, openMoment } from './moments.js';
import type { TricuboPage } from './tricubo-page.js';

const look = (page: TricuboPage, selector: string) => getComputedStyle(page.find(selector) as Element);

async function open(what: string): Promise<TricuboPage> {
  const moment = MOMENTS.find((each) => each.what === what);
  if (!moment) throw new Error(`there is no moment ${what}`);
  return openMoment(moment);
}

describe('<tricubo-sheet> in the forced colours of a reader', () => {
  inForcedColors();

  it('is what is tested here', () => {
    expect(matchMedia('(forced-colors: active)').matches).to.be.true;
    expect(system('Highlight')).to.not.equal(system('CanvasText'));
  });

  for (const what of ['after the roll', 'looking through a record', 'before a diagram']) {
    it(`draws boxes and marks in the colour of text, ${what}`, async () => {
      const page = await open(what);
      const colors = ['.box', '.ink'].map((path) => look(page, `.rows ${path}`).stroke);
      expect(colors).to.deep.equal(Array(2).fill(system('CanvasText')));
    });

    it(`shows which columns are purple, ${what}`, async () => {
      const page = await open(what);
      const { stroke, strokeWidth, opacity } = look(page, '.purple');
      expect(stroke).to.not.equal('none');
      expect(parseFloat(strokeWidth)).to.be.above(parseFloat(look(page, '.box').strokeWidth) * 2);
      expect(Number(opacity)).to.be.above(0.3);
    });
  }

  it('draws what would be crossed in another colour than what is, and dashed', async () => {
    const page = await open('with a die chosen');
    const [ink, pencil] = ['.ink', '.pencil'].map((path) => look(page, `tr[data-row="4"] ${path}`));
    expect(pencil?.stroke).to.equal(system('Highlight'));
    expect(pencil?.strokeDasharray).to.not.equal(ink?.strokeDasharray);
  });

  it('has dice with pips in the colour of text, and their letters', async () => {
    const page = await open('after the roll');
    const [rect, pips] = ['.hand .die rect', '.hand .die path'].map((part) => look(page, part));
    expect([rect?.fill, rect?.stroke, pips?.stroke]).to.deep.equal(['Canvas', 'CanvasText', 'CanvasText'].map(system));
    // Some browsers tell what is computed, others what is asked for.
    const letters = page
      .all('.hand .sized')
      .map((die) => getComputedStyle(die, '::after').content.replace('attr(data-die)', `"${die.dataset['die']}"`));
    expect(letters).to.deep.equal(['"L"', '"M"', '"S"']);
  });

  it('shows which die is chosen', async () => {
    const page = await open('with a die chosen');
    const frames = page.dice
      .map((die) => getComputedStyle(die))
      .map(({ outlineStyle, outlineColor }) => outlineStyle === 'solid' && outlineColor);
    expect(frames).to.deep.equal([false, system('Highlight'), false]);
  });

  it('shows what can be pressed on the sheet by a dashed frame', async () => {
    const page = await open('with a die chosen');
    const row = getComputedStyle(page.rowTarget(4) as Element);
    expect([row.borderBlockStartStyle, row.borderBlockStartWidth]).to.deep.equal(['dashed', '2px']);
    const field = getComputedStyle(page.fieldTarget('M')?.closest('li') as Element);
    expect([field.borderBlockStartStyle, field.borderBlockStartWidth]).to.deep.equal(['dashed', '2px']);
    expect(look(page, '.fields [data-die="L"]').borderBlockStartStyle).to.equal('solid');
  });

  it('shows which rows are ticked', async () => {
    const page = await open('with rows ticked to be scored');
    const frames = [1, 2, 3, 4, 5].map((row) => {
      const { outlineStyle, outlineColor } = getComputedStyle(page.interimTarget(row)?.closest('.slot') as Element);
      return outlineStyle === 'solid' && outlineColor === system('Highlight');
    });
    expect(frames).to.deep.equal([true, true, false, false, false]);
  });

  it('shows which use in words is chosen', async () => {
    const page = await open('with a use chosen in words');
    const frames = page.all('.entry').map((entry) => getComputedStyle(entry).outlineStyle === 'solid');
    expect(frames).to.deep.equal(page.choices.map(({ isChosen }) => isChosen));
    expect(frames).to.include(true);
  });

  it('shows whose sheet is shown', async () => {
    const page = await open('of two, waiting for the other');
    const [ann, bob] = page.all('.seat-button').map((seat) => getComputedStyle(seat));
    expect([ann?.outlineStyle, ann?.outlineColor]).to.deep.equal(['solid', system('Highlight')]);
    expect(bob?.outlineStyle).to.equal('none');
  });

  it('shows crosses on the small sheets of all players', async () => {
    const page = await open('of two, waiting for the other');
    const [box, ink] = ['.mini-box', '.mini-ink'].map((part) => look(page, part).fill);
    expect(ink).to.not.equal(box);
  });

  it('shows which row was changed last', async () => {
    const page = await (await open('before a roll')).played('roll 346', 'M');
    const edge = (row: number) => look(page, `tr[data-row="${row}"] > :first-child`);
    expect([edge(4).borderInlineStartWidth, edge(4).borderInlineStartColor]).to.deep.equal([
      '4px',
      system('Highlight'),
    ]);
    expect(edge(3).borderInlineStartWidth).to.equal('0px');
  });

  it('shows the round of a player alone', async () => {
    const page = await open('after the roll');
    const now = look(page, '.round[data-when="now"]');
    expect([now.outlineStyle, now.outlineColor]).to.deep.equal(['solid', system('Highlight')]);
  });

  it('shows which die is closed in a round by how broad its edge is', async () => {
    const page = await open('after the roll');
    const edges = page.all('.round').map((round) => getComputedStyle(round).borderInlineStartWidth);
    expect(edges.slice(0, 6)).to.deep.equal(['9px', '6px', '3px', '9px', '6px', '3px']);
  });

  it('shows what is most likely wanted by a thicker border', async () => {
    const page = await open('before a roll');
    expect(look(page, '.button.primary').borderBlockStartWidth).to.equal('3px');
  });
});
