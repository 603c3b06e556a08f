import { expect, html } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { tempo } from '../../../src/elements/features/computer/computer-players.js';
import { onlyWith } from '../../runner/browser.js';
import { waitUntil } from '../../wait-until.js';
import { OnlinePage, tidyUp } from '../features/online/party.js';
import { TriadPage } from '../games/triad-board/page.js';
import { START } from '../games/triad-board/positions.js';
import { TriominoPage } from '../games/triomino-table/page.js';
import { watchTrouble } from '../watch-trouble.js';

const usual = { ...tempo };

/** The reader follows a link, and comes back: the browser has kept the page as it was. */
async function leaveAndComeBack(): Promise<void> {
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  await executeServerCommand('sleep', { ms: 1000 });
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await waitUntil(() => !document.hidden, 'the page stays hidden');
}

describe('a page that the reader leaves and comes back to', () => {
  onlyWith('pages that sleep');
  let trouble: ReturnType<typeof watchTrouble>;
  beforeEach(() => {
    trouble = watchTrouble();
  });
  afterEach(() => {
    Object.assign(tempo, usual);
    tidyUp();
    expect(trouble.stop()).to.be.empty;
  });

  it('goes on with the thought of a computer player', async () => {
    tempo.budget = 3000;
    const page = await TriadPage.open({ position: START, seats: 'human computer:hard', seed: 'house' });
    await page.play('a1a3');
    await leaveAndComeBack();
    expect(page.board.match.length).to.equal(1);
    await waitUntil(() => page.board.match.length === 2, 'the computer does not answer');
  });

  it('takes no time from the reader meanwhile, and lets it run on', async () => {
    const position = '344@0,0 | 044,111 | 0 0 0 - 1';
    const page = await TriominoPage.within(
      html`<div><triomino-table position=${position} turn-seconds="30"></triomino-table></div>`,
    );
    await page.uncover();
    const left = () => Number((page.element.match as { timeLeft?: number }).timeLeft);
    const before = left();
    await leaveAndComeBack();
    expect(left()).to.be.within(before - 800, before);
    await waitUntil(() => left() < before - 900, 'the clock stands');
  });

  it('finds those again with whom the game is shared', async () => {
    const [ann, bob] = [
      await OnlinePage.open({ online: 'tabs', room: 'left' }),
      await OnlinePage.open({ online: 'tabs', room: 'left' }),
    ];
    for (const page of [ann, bob]) await page.until(() => page.state === 'playing');
    await leaveAndComeBack();
    await waitUntil(() => ann.state === 'playing' && bob.state === 'playing', 'they are not linked');
    const { match } = ann.element;
    const length = match.length;
    const [seat] = match.actors.filter((actor) => typeof actor === 'number');
    const mover = [ann, bob].find(({ element }) => element.match.gate.mayAct(seat!, 'user'));
    const [move] = match.legalMoves(seat);
    mover!.element.match.play(match.game.makeMove(move, match.state, seat!), { actor: seat, by: 'user' });
    for (const { element } of [ann, bob])
      await waitUntil(() => element.match.length > length, 'the move does not arrive');
  });
});
