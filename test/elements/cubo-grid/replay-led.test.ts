import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';
import type { TemplateResult } from 'lit';
import '../../../src/elements/kubi-sheet/define.js';
import { LinksPage } from '../links-page.js';
import { testPlyOfReplay } from '../replays.js';
import { ENDING, NAMES, PLIES, ReplayPage, TWO } from './replay-page.js';

/** A page with squares of Cubo and links that lead them. */
class LinkedPage extends LinksPage<ReplayPage> {
  static async open(part: TemplateResult): Promise<LinkedPage> {
    return new LinkedPage(await fixture<HTMLElement>(part)).ready();
  }

  get replays(): readonly ReplayPage[] {
    return [...this.top.querySelectorAll('cubo-grid')].map((grid) => new ReplayPage(grid));
  }
}

describe('links to plies of Cubo', () => {
  let page: LinkedPage;
  afterEach(() => page.close());

  it('lead the squares after them, or those they name, beside other games', async () => {
    page = await LinkedPage.open(html`
      <div>
        <p><a href="#ply-7">next</a> <a href="#ply-2" data-for="ending">named</a></p>
        <cubo-grid mode="replay" record=${TWO} names=${NAMES}></cubo-grid>
        <kubi-sheet></kubi-sheet>
        <cubo-grid id="ending" mode="replay" record=${ENDING}></cubo-grid>
      </div>
    `);
    await page.follow('next');
    expect(page.plies).to.deep.equal([7, 0]);
    expect(page.replays[0]?.status).to.equal(PLIES[7]?.status);
    expect(page.isLeftAlone).to.be.false;
    await page.follow('named');
    expect(page.plies).to.deep.equal([7, 2]);
    expect(page.replays[1]?.lastOn(0)).to.equal('a1 c1');
  });
});

testPlyOfReplay({
  game: 'Cubo',
  open: (attributes) => ReplayPage.open(attributes),
  start: 3,
  ply: 8,
  status: PLIES[8]?.status,
  seat: 0,
  shownSeat: () => 0,
});

describe('the list of moves of Cubo', () => {
  const signOf = (page: ReplayPage, ply: number) =>
    page.listed(ply).querySelector<SVGElement>('.seat-sign')?.dataset['seat'];

  it('has every move as it is written, and says it', async () => {
    const page = await ReplayPage.open();
    const moves = TWO.split('\n')
      .slice(2)
      .map((line) => line.replace(/^#\d |\s*@.*$/g, ''));
    expect(page.listedMoves).to.deep.equal(['Start', ...moves.map((move, i) => `${i + 1} ${move}`)]);
    const sentences = PLIES.map((_, ply) => page.sentence(ply));
    expect(sentences).to.deep.equal([undefined, ...PLIES.slice(1).map(({ status }) => status)]);
  });

  it('has before each move the sign of its seat, where there are several, and none before dice and the clock', async () => {
    const page = await ReplayPage.open();
    const signs = Array.from({ length: 11 }, (_, ply) => signOf(page, ply));
    const none = undefined;
    expect(signs).to.deep.equal([none, none, none, none, '0', '1', none, '0', '0', none, '0']);
    const alone = await ReplayPage.open({ record: ENDING });
    expect(alone.list.querySelectorAll('.seat-sign')).to.have.lengthOf(0);
  });

  it('leads to a move', async () => {
    const page = await ReplayPage.open();
    await page.click(page.listed(5));
    expect([page.element.ply, page.lastOn(1)]).to.deep.equal([5, 'a3 b3']);
    await page.press('ArrowDown', 'ArrowDown', 'ArrowDown');
    expect([page.focusedPly, page.facts(0)]).to.deep.equal([8, 'covered']);
  });
});
