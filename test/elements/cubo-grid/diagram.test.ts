import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { DiagramPage, EXAMPLE } from './diagram-page.js';

const SHUFFLED = 'r2b1b3/r4w3r5/b3b2r4';

describe('a diagram of a square of Cubo', () => {
  it('explains the 32 points of the example line by line', async () => {
    const page = await DiagramPage.open({ position: EXAMPLE });
    expect(page.element.error).to.equal(undefined);
    expect(page.squares).to.deep.equal([EXAMPLE]);
    expect(page.explained()).to.deep.equal([
      'Row 1: street in one colour, doubled, 6',
      'Row 2: street, 4',
      'Row 3: street in one colour, doubled, 10',
      'Column a: street, 3',
      'Column b: street, 4',
      'Column c: street, 5',
      'Worth 32',
    ]);
    expect(page.earned()).to.deep.equal([6, 4, 10, 3, 4, 5]);
    expect(page.lines()).to.deep.equal(page.explained().slice(0, 6));
    expect(page.worth()).to.equal(32);
  });

  it('has its die read in each cell, and frames what counts double in its colour', async () => {
    const page = await DiagramPage.open({ position: EXAMPLE });
    const cells = page.all('.square [role="row"]').map((row) => [...row.children].map(({ ariaLabel }) => ariaLabel));
    expect(cells).to.deep.equal([
      ['a1, red 1', 'b1, red 2', 'c1, red 3'],
      ['a2, red 2', 'b2, white 3', 'c2, blue 4'],
      ['a3, blue 3', 'b3, blue 4', 'c3, blue 5'],
    ]);
    const frames = page.all('.edges li').map((line) => getComputedStyle(line).borderTopColor);
    expect(new Set(frames).size).to.equal(3);
    expect([frames[1], frames[3], frames[4], frames[5]]).to.deep.equal(Array(4).fill('rgba(0, 0, 0, 0)'));
    expect(page.labels).to.deep.equal(['Square of Player 1']);
  });

  it('counts streets in any order where the attribute says so, and follows it', async () => {
    const page = await DiagramPage.open({ position: SHUFFLED, streets: 'any-order' });
    expect(page.worth()).to.equal(32);
    expect(page.explained()[0]).to.equal('Row 1: street, 3');
    page.element.streets = 'ordered';
    await page.element.updateComplete;
    expect(page.worth()).to.equal(0);
    expect(page.explained()).to.include('Row 1: 0').and.to.include('Worth 0');
    expect(page.all('.edges [data-none]')).to.have.lengthOf(6);
  });

  for (const [what, position, worth, line] of [
    ['a lane in one colour', 'r3r3r3/b1w5b1/b6b1b1', 6, 'Row 1: lane in one colour, doubled, 6'],
    ['a street in two colours', 'r4r5b6/b1w1b5/b3b6r1', 6, 'Row 1: street, 6'],
    ['the white die in red and in blue', 'r1b4b1/r3w4r5/b6b4r1', 18, 'Column b: lane in one colour, doubled, 8'],
    ['the best there is', 'b6b6b6/r6w6r6/r6b6r6', 54, 'Row 2: lane in one colour, doubled, 12'],
  ] as const) {
    it(`says what counts: ${what}`, async () => {
      const page = await DiagramPage.open({ position });
      expect([page.element.error, page.worth()]).to.deep.equal([undefined, worth]);
      expect(page.explained()).to.include(line);
    });
  }

  it('alone has no middle, and a name only where the page gives one', async () => {
    const page = await DiagramPage.open({ position: EXAMPLE });
    expect(page.all('.middle, .head > *')).to.have.lengthOf(0);
    page.element.names = 'Zoë';
    await page.element.updateComplete;
    expect([page.names, page.labels]).to.deep.equal([['Zoë'], ['Square of Zoë']]);
  });

  it('that is blank explains nothing', async () => {
    const page = await DiagramPage.open({});
    expect(page.squares).to.deep.equal(['r.r.r./r.w.b./b.b.b.']);
    expect(page.explained()).to.be.empty;
    expect(page.all('.middle')).to.have.lengthOf(0);
    expect(page.element.error).to.equal(undefined);
  });

  it('has a caption below it', async () => {
    const page = await DiagramPage.within(
      html`<div>
        <cubo-grid mode="diagram" position=${EXAMPLE}><p slot="caption">Six streets.</p></cubo-grid>
      </div>`,
    );
    const caption = page.element.querySelector('p') as Element;
    expect(caption.getBoundingClientRect().top).to.be.at.least(page.seat().getBoundingClientRect().bottom);
  });

  it('has numerals where the page wants them', async () => {
    const page = await DiagramPage.open({ position: EXAMPLE, numerals: '' });
    const numerals = page.all('.cell .die text').map(({ textContent }) => textContent);
    expect(numerals.join('')).to.equal('123234345');
  });
});
