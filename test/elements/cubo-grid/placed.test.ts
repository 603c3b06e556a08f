import { expect, html } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import { FakeClock } from '../../match/fake-clock.js';
import { onScreen } from '../on-screen.js';
import { CuboPage } from './cubo-page.js';
import { table } from './moments.js';
import { expectWhole } from './whole.js';

function made(stages: string): HTMLElement {
  const element = document.createElement('cubo-grid');
  element.clock = new FakeClock();
  element.setAttribute('position', table(stages));
  return element;
}

const PLACES: Readonly<Record<string, (grid: HTMLElement) => TemplateResult>> = {
  'a float': (grid) => html`<div><div style="float: left">${grid}</div></div>`,
  'a row of boxes': (grid) => html`<div style="display: flex"><div>${grid}</div></div>`,
  'a column of boxes': (grid) =>
    html`<div style="display: flex; flex-direction: column; align-items: start">${grid}</div>`,
  'a cell of a table': (grid) =>
    html`<table>
      <tr>
        <td>${grid}</td>
      </tr>
    </table>`,
  'a grid': (grid) => html`<div style="display: grid; justify-items: start">${grid}</div>`,
  'a dialog': (grid) => html`<div><dialog open style="position: static">${grid}</dialog></div>`,
};

for (const width of [360, 900]) {
  describe(`<cubo-grid> on a screen ${width} wide`, () => {
    onScreen(width, 900);

    for (const [what, place] of Object.entries(PLACES)) {
      it(`takes its place in ${what}`, async () => {
        const page = await CuboPage.within(place(made('o')));
        expect(page.element.offsetWidth).to.be.above(200);
        expect(page.cell('a1').offsetWidth).to.be.above(40);
        expectWhole(page);
      });
    }
  });
}

describe('<cubo-grid> that is born hidden', () => {
  onScreen(900, 900);

  it('is whole when it is shown, and can be played on', async () => {
    const grid = made('o');
    const holder = document.createElement('div');
    holder.hidden = true;
    holder.append(grid);
    document.body.append(holder);
    await new Promise(requestAnimationFrame);
    holder.hidden = false;
    const page = await new CuboPage(grid as HTMLElementTagNameMap['cubo-grid']).ready();
    expectWhole(page);
    await page.click(page.cell('a1'));
    await page.click(page.cell('c3'));
    expect(page.moves).to.deep.equal(['swap a1c3']);
    holder.remove();
  });
});
