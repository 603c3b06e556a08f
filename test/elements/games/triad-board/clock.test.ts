import { expect } from '@open-wc/testing';
import { FakeClock } from '../../../match/fake-clock.js';
import { awaitDialog, closeByKey, openByTool } from '../../dialogs.js';
import { NewGameDialog } from '../../new-game.js';
import { Saved } from '../../saved-game.js';
import { TriadPage } from './page.js';

/** A game of two people after White's first move, unless the properties say otherwise, by a clock that a test drives. */
async function open(
  properties: { readonly dice?: string; readonly [name: string]: unknown } = {},
  first: readonly string[] = ['a1a3'],
) {
  const timekeeper = new FakeClock();
  const page = await TriadPage.with({ seed: 'house', dice: 'auto', clock: '1+5', timekeeper, ...properties });
  if (properties.dice !== 'remote') await page.until(() => page.board.match.length > 0);
  await page.play(...first);
  return { page, timekeeper };
}

async function pass({ page, timekeeper }: Awaited<ReturnType<typeof open>>, ms: number): Promise<void> {
  timekeeper.advance(ms);
  await page.board.updateComplete;
}

const timesOf = (page: TriadPage): string[] =>
  page.all('.seat-clock .face').map((face) => `${face.textContent}${face.matches('[data-running]') ? ' runs' : ''}`);

const hide = async (page: TriadPage, isHidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  document.dispatchEvent(new Event('visibilitychange'));
  await page.board.updateComplete;
};

describe('the clocks on <triad-board>', () => {
  afterEach(() => delete (document as { hidden?: boolean }).hidden);

  it('stand until the first move, and then run for whoever is to move', async () => {
    const table = await open({}, []);
    const { page } = table;
    await page.until(() => timesOf(page).length === 2);
    await pass(table, 500_000);
    expect(timesOf(page)).to.deep.equal(['1:00', '1:00']);
    await page.play('a1a3');
    await pass(table, 4000);
    expect(timesOf(page)).to.deep.equal(['1:00', '0:56 runs']);
    await page.play('f6f4');
    expect(timesOf(page)).to.deep.equal(['1:00 runs', '1:01']);
  });

  it('show tenths of the last twenty seconds, and move on without another picture', async () => {
    const table = await open();
    const { page, timekeeper } = table;
    await page.until(() => timesOf(page).length === 2);
    const seen: string[] = [];
    let pictures = 0;
    page.board.addController({ hostUpdated: () => void pictures++ });
    for (const ms of [39_500, 500, 100, 10_000, 9300, 99]) {
      timekeeper.advance(ms);
      seen.push(timesOf(page)[1] ?? '');
    }
    expect(seen).to.deep.equal(['0:21', '0:20', '0:19.9', '0:09.9', '0:00.6', '0:00.6'].map((time) => `${time} runs`));
    expect(page.all('.face[data-short]')).to.have.lengthOf(1);
    await page.board.updateComplete;
    expect(pictures, 'pictures of two sentences').to.be.at.most(4);
  });

  it('are told to the reader once, a minute and ten seconds before the end, and never of a computer', async () => {
    const table = await open({ clock: '2+0', seats: 'remote human' });
    const { page } = table;
    const said: string[] = [];
    for (let second = 0; second < 119; second++) {
      await pass(table, 1000);
      if (page.spoken !== said.at(-1)) said.push(page.spoken);
    }
    expect(said.filter((text) => text.includes('left'))).to.deep.equal(['One minute left.', 'Ten seconds left.']);
    const other = await open({ clock: '2+0', seats: 'human remote' });
    for (let second = 0; second < 119; second++) await pass(other, 1000);
    expect(other.page.spoken).to.not.include('left');
  });

  it('end the game, which the other side has won, and nothing is taken back', async () => {
    const table = await open({ clock: '1+0', names: 'Ann, Bob' });
    const { page } = table;
    await pass(table, 50_000);
    await pass(table, 10_000);
    await page.until(() => page.find('.result-card') !== null);
    expect(page.find('.result-card')?.textContent).to.match(/Ann wins\.\s*Time has run out\./);
    expect(page.spoken).to.equal('Bob: no time left. Ann wins. Time has run out.');
    expect([page.moves.at(-1), timesOf(page)]).to.deep.equal(['timeout', ['1:00', '0:00']]);
    expect([page.board.undo(), page.button('Undo')?.matches(':disabled, [aria-disabled=true]')]).to.deep.equal([
      false,
      true,
    ]);
  });

  it('stand, with the board covered, while somebody alone reads the help or has hidden the page', async () => {
    const table = await open({ seats: 'human computer', starter: '1', dice: 'remote' }, ['roll 111333 111233']);
    const { page, timekeeper } = table;
    page.board.play('f6f4', { actor: 1 });
    await page.until(() => timesOf(page).length === 2);
    const isCovered = () => page.find('.frame')?.hasAttribute('data-covered');
    await pass(table, 2000);
    await openByTool(page, 'Help');
    await awaitDialog(page);
    await pass(table, 500_000);
    expect([timesOf(page)[0], isCovered()]).to.deep.equal(['0:58', true]);
    await closeByKey(page);
    await page.until(() => timesOf(page)[0] === '0:58 runs');
    await hide(page, true);
    await pass(table, 500_000);
    await hide(page, false);
    await page.until(() => timesOf(page)[0] === '0:58 runs');
    expect([isCovered(), page.board.match.outcome, timekeeper.pending > 0]).to.deep.equal([false, undefined, true]);
  });

  it('go on after a reload with the time that was used', async () => {
    const saved = new Saved();
    const table = await open({ persist: saved.key });
    await pass(table, 10_000);
    table.page.board.remove();
    const again = await open({ persist: saved.key }, []);
    await again.page.until(() => timesOf(again.page).length === 2);
    expect([again.page.moves.at(-1), timesOf(again.page)]).to.deep.equal(['a1a3', ['1:00', '0:50 runs']]);
    again.page.board.remove();
    saved.forget();
  });

  it('are shown of a record, move by move, and run neither there nor while own moves are tried', async () => {
    const record = 'triad 1; clock=1+5; seed=house; roll 111333 111233; #0 a1a3 @9000; #1 f6f4 @21000; #0 b1b3 @31500';
    const table = await open({ record, mode: 'replay', clock: undefined }, []);
    const { page } = table;
    const shown: string[][] = [];
    for (const ply of [1, 2, 3, 4]) {
      page.board.goTo(ply);
      await page.until(() => timesOf(page).length === 2);
      shown.push(timesOf(page));
    }
    await pass(table, 500_000);
    expect([...shown, timesOf(page)]).to.deep.equal([
      ['1:00', '1:00'],
      ['1:00', '1:00'],
      ['1:00', '0:53'],
      ['0:55', '0:53'],
      ['0:55', '0:53'],
    ]);
    await page.tryMoves();
    await pass(table, 500_000);
    expect([timesOf(page), page.board.outcome]).to.deep.equal([['0:55', '0:53'], undefined]);
  });

  it('are there in the next game where the reader chooses one, and gone without', async () => {
    const table = await open({ clock: undefined }, []);
    const { page } = table;
    expect(timesOf(page)).to.deep.equal([]);
    const label = 'Clock: minutes + seconds per move';
    const dialog = await NewGameDialog.open(page);
    expect(dialog.answer(label)).to.equal('none');
    await dialog.choose(label, '3+2');
    await dialog.begin();
    await page.until(() => timesOf(page).length === 2);
    const [move] = page.board.legalMoves();
    page.board.play(move!);
    await pass(table, 1000);
    expect(timesOf(page)).to.deep.equal(['3:00', '2:59 runs']);
    const next = await NewGameDialog.open(page);
    await next.choose(label, 'none');
    await next.begin();
    await page.until(() => timesOf(page).length === 0);
  });

  it('are refused with a sentence where they are written wrongly', async () => {
    const { page } = await open({ clock: '10 minutes' }, []);
    expect(page.board.error?.message).to.equal(
      'clock is "10 minutes", expected minutes, 1 to 180, and seconds for each move, 0 to 180: 5+3',
    );
  });
});
