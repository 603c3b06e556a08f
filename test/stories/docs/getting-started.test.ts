import { expect } from '@open-wc/testing';
import type { KubiSheet } from '../../../src/elements/kubi-sheet/define.js';
import type { TriadBoard } from '../../../src/elements/triad-board/define.js';
import { actByKey } from '../../elements/languages.js';
import { BoardPage } from '../../elements/triad-board/board-page.js';
import { sourcesOf } from './docs-page.js';
import { docsSuite } from './docs-suite.js';
import type { Shown } from './docs-suite.js';

const board = ({ find }: Shown) => new BoardPage(find<TriadBoard>('triad-board')).ready();

await docsSuite('getting-started', {
  page({ stage }) {
    const [frame] = stage.frames;
    expect(frame?.find('.board')).to.be.ok;
  },

  async game(shown) {
    const page = await board(shown);
    expect(page.element.names).to.equal('Ann, Bob');
    await page.clickButton('Roll the dice');
    const again = document.createElement('triad-board');
    again.seed = page.element.seed;
    again.match.draw();
    expect(page.position).to.equal(new BoardPage(again).position);
  },

  async diagram({ find }) {
    const diagram = find<TriadBoard>('triad-board');
    await diagram.updateComplete;
    expect(diagram.shadowRoot?.querySelector('[role=table]')).to.be.ok;
    expect(diagram.shadowRoot?.querySelector('button, [tabindex], input')).to.equal(null);
    const makesTriad = diagram.legalMoves().some((move) => move.kind === 'move' && move.remove !== undefined);
    expect(makesTriad, 'Black can make a triad').to.be.true;
  },

  async replay(shown) {
    const page = await board(shown);
    expect(page.element.ply).to.equal(1);
    await page.until(() => page.find('.comment') !== null);
    expect(page.find('.comment')?.textContent).to.contain('Both sides');
    shown.find('a').click();
    await page.until(() => page.element.ply === 3);
    expect(page.element.match.entries[page.element.ply - 1]?.text).to.equal('f6f4');
  },

  async lesson(shown) {
    const page = await board(shown);
    const answer = shown.find('[role=status]');
    const { match } = page.element;
    await actByKey(page, 'type f1f3');
    expect(match.length, 'the other move').to.equal(0);
    expect(answer.textContent).to.contain('makes no triad');
    const triads = page.element.legalMoves().filter((move) => move.kind === 'move' && move.remove !== undefined);
    expect(triads.length).to.be.greaterThan(1);
    for (const move of triads) {
      answer.textContent = '';
      await actByKey(page, `type ${match.game.makeMove(move, match.state, 0)}`);
      expect(match.length).to.equal(1);
      expect(answer.textContent).to.contain('Right');
      page.element.undo();
      await page.element.updateComplete;
    }
  },

  async kept({ find }) {
    const sheet = find<KubiSheet>('kubi-sheet');
    sheet.play('x146');
    const again = sheet.cloneNode(true) as KubiSheet;
    sheet.replaceWith(again);
    await again.updateComplete;
    expect(again.match.entries[0]?.text).to.equal('x146');
    again.persist = null;
    await again.updateComplete;
    localStorage.clear();
  },

  async 'What it needs'({ section }) {
    const { 'package.json': text = '', 'README.md': readme = '' } = await sourcesOf(['package.json', 'README.md']);
    const browsers = (page: string) =>
      page.match(/(?:Edge|Firefox(?: ESR)?|Safari|Chromium|WebKitGTK) [\d.]+\d/g)?.join('; ');
    const [, inReadme = ''] = readme.split('\n## What it needs\n');
    expect(browsers(section.text)).to.equal(browsers(inReadme));
    const { devDependencies } = JSON.parse(text) as { devDependencies: Readonly<Record<string, string>> };
    const [chromium] = devDependencies['@sparticuz/chromium']?.split('.') ?? [];
    expect(browsers(section.text)).to.contain(`Chromium ${chromium};`);
  },
});
