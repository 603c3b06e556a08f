import { expect } from '@open-wc/testing';
import { makeLink } from '../../stories/editor/diagram.js';
import type { PositionEditor } from '../../stories/editor/position-editor.js';
import { DemoFrame } from './demo-frame.js';
import { waitUntil } from '../wait-until.js';

describe('the editor of positions on the demo page', () => {
  let page: DemoFrame;
  afterEach(() => page.close());

  const editor = async (): Promise<PositionEditor> => {
    await waitUntil(() => page.document.querySelector('position-editor'), 'there is no editor');
    const element = page.find<PositionEditor>('position-editor');
    await element.updateComplete;
    return element;
  };

  it('starts with the position of the game above, and makes pictures under the policy of the page', async () => {
    page = await DemoFrame.open('#lang=en&game=cubo');
    const refused: string[] = [];
    page.document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      refused.push(violatedDirective),
    );
    expect(page.document.querySelector('position-editor'), 'loaded when it is opened').to.equal(null);
    await page.openDoor();
    await page.click('#edit');
    const element = await editor();
    const { game, state } = page.game.match;
    expect(element.diagram.game).to.equal('cubo');
    expect(element.diagram.position).to.equal(game.makePosition(game.positionOf(state)));
    for (const format of ['SVG', 'PNG'] as const) expect((await element.takePicture(format)).size).to.be.above(1000);
    expect(refused).to.deep.equal([]);
  });

  it('opens what a link says', async () => {
    const diagram = {
      game: 'triad',
      position: '6/6/6/2b3/6/A5 b 1-0',
      attributes: { marks: 'c3 a1-a3' },
      caption: 'Which die?',
    } as const;
    page = await DemoFrame.open(makeLink(diagram));
    expect((await editor()).diagram).to.deep.equal(diagram);
  });

  it('speaks the language of the page', async () => {
    page = await DemoFrame.open('#lang=en');
    await page.openDoor();
    await page.click('#edit');
    const element = await editor();
    await page.choose('lang', 'de');
    const title = () => element.shadowRoot?.querySelector('#position-title')?.textContent;
    await waitUntil(() => title() === 'Stellung', 'the editor is not German');
  });
});
