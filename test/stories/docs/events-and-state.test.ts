import { expect } from '@open-wc/testing';
import type { TriadBoard } from '../../../src/elements/triad-board/define.js';
import type { KubiSheet } from '../../../src/elements/kubi-sheet/define.js';
import { SheetPage } from '../../elements/kubi-sheet/sheet-page.js';
import { actByKey } from '../../elements/languages.js';
import { BoardPage } from '../../elements/triad-board/board-page.js';
import { rowsIn } from './docs-page.js';
import { docsSuite } from './docs-suite.js';
import type { Shown } from './docs-suite.js';

const open = ({ find }: Shown, selector = 'triad-board') => new BoardPage(find<TriadBoard>(selector)).ready();
const textsOf = ({ element }: BoardPage) => element.match.entries.map(({ text }) => text);

await docsSuite('events-and-state', {
  async listen(shown) {
    const page = await open(shown);
    await actByKey(page, 'type a1a3');
    await actByKey(page, 'type a1a4');
    const lines = [...shown.find('#log').children].map(({ textContent }) => textContent?.split(' ')[0]);
    expect(lines).to.deep.equal(['game-before-move', 'game-move', 'game-change', 'game-refuse']);
  },

  'The six events': async ({ section }) => {
    const { GameElement } = await import('../../../src/elements/game-element.js');
    expect(GameElement).to.be.ok;
    const manifest = (await (await fetch('/custom-elements.json')).json()) as {
      modules: { declarations?: { tagName?: string; events: { name: string }[] }[] }[];
    };
    const elements = manifest.modules.flatMap(({ declarations = [] }) => declarations.filter((each) => each.tagName));
    const told = rowsIn(section).map(([event = '']) => event.replaceAll('`', ''));
    for (const { events } of elements) expect(events.map(({ name }) => name)).to.have.members(told);
  },

  by: () => undefined,

  async veto(shown) {
    const page = await open(shown);
    await actByKey(page, 'type c1c4');
    expect(page.element.match.length).to.equal(0);
    expect(shown.find('[role=status]').textContent).to.equal('c1c4 leaves the files a and b.');
    await actByKey(page, 'type a1a3');
    expect(textsOf(page)).to.deep.equal(['a1a3']);
  },

  async tutorial(shown) {
    const page = await open(shown);
    const said = () => shown.find('#say').textContent;
    expect(said()).to.contain('The die on a1');
    await actByKey(page, 'type c1c4');
    expect(said()).to.contain('c1c4 is legal, and the die would show 3. That is another way. The die on a1');
    await actByKey(page, 'type a1a2');
    expect(said(), 'what the rules refuse').to.contain('The die on a1 shows 1 already');
    expect(textsOf(page)).to.be.empty;
    await actByKey(page, 'type a1a3');
    expect(textsOf(page)).to.deep.equal(['a1a3', 'f6f4']);
    expect(said()).to.contain('Black has done the same');
    shown.find('#show-me').click();
    expect(textsOf(page)).to.deep.equal(['a1a3', 'f6f4', 'b1b4']);
    expect(said()).to.equal('That is all. The board is yours now.');
    expect(shown.find('#show-me').hidden).to.be.true;
    await page.element.updateComplete;
    await actByKey(page, 'type a6a5');
    expect(textsOf(page), 'what the reader likes').to.have.lengthOf(4);
  },

  async puzzle(shown) {
    const sheet = shown.find<KubiSheet>('kubi-sheet');
    const page = await new SheetPage(sheet).ready();
    const verdict = () => shown.find('[role=status]').textContent;
    await actByKey(page, 'type 1|23|46');
    expect(sheet.match.length).to.equal(0);
    expect(verdict()).to.equal('That makes 0. Look for more.');
    for (const [entry, points] of [
      ['6|14|23', 250],
      ['1|34|26', 230],
      ['4|23|16', 230],
    ]) {
      await actByKey(page, `type ${entry}`);
      expect(sheet.match.length, String(entry)).to.equal(1);
      expect(verdict()).to.equal(`Right: ${points} points.`);
      sheet.undo();
      await sheet.updateComplete;
    }
  },

  async 'in-step'(shown) {
    const left = await open(shown, '#left');
    const right = await open(shown, '#right');
    await left.clickButton('Roll the dice');
    const [first = ''] = left.element
      .legalMoves()
      .map((move) => left.element.match.game.makeMove(move, left.element.state, 0));
    await actByKey(right, `type ${first}`);
    expect(textsOf(left)).to.deep.equal(textsOf(right));
    expect(textsOf(left)[1]).to.equal(first);
    await actByKey(left, 'tool undo');
    expect([left.element.match.ply, right.element.match.ply]).to.deep.equal([1, 1]);
    await actByKey(right, 'tool redo');
    expect([left.element.match.ply, right.element.match.ply]).to.deep.equal([2, 2]);
    await actByKey(right, 'tool new-game');
    await actByKey(right, 'press .actions button:last-child');
    await left.element.updateComplete;
    expect([textsOf(left), textsOf(right)]).to.deep.equal([[], []]);
  },

  async server(shown) {
    const page = await open(shown);
    const start = textsOf(page);
    expect(start).to.deep.equal(['roll 111333 111233']);
    await actByKey(page, 'type a1a3');
    expect(textsOf(page)).to.deep.equal([...start, 'a1a3']);
    expect(page.element.match.entries[1]?.by).to.equal('script');
    await actByKey(page, 'tool undo');
    expect(page.element.match.ply, 'what lies, lies').to.equal(2);
    await actByKey(page, 'type f6f4');
    expect(page.element.match.ply).to.equal(3);
  },

  drive: () => undefined,
  keep: () => undefined,
});
