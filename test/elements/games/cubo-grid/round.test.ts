import { expect } from '@open-wc/testing';
import { bestSquare, cubo } from '../../../../src/games/cubo/index.js';
import { logEvents } from '../../event-log.js';
import { CuboPage, ONE, SQUARE, SQUARES, TWO, table, textOf } from './page.js';
import type { Attributes } from './page.js';

const MIDDLE = cubo.parsePosition(table('o')).middle;

const open = async (attributes: Attributes = {}, ...moves: readonly string[]) =>
  (await CuboPage.open({ ...ONE, seed: 'round', ...attributes })).played(...moves);

/** All call, one after the other, and take nothing. */
const calls = (seats: number): string[] =>
  Array.from({ length: seats }, (_, seat) => [`#${seat} call`, `#${seat} take -`]).flat();

describe('the dice of a round on <cubo-grid>', () => {
  it('are rolled with one press, those of the middle and of everybody, and told together', async () => {
    const page = await CuboPage.open({ seats: 'human human', seed: 'roll', names: 'Ann, Bob' });
    expect([page.status, page.primaryName]).to.deep.equal(['Roll the dice.', 'Roll for round 1']);
    expect(page.all('.middle .die[data-value], .square .die[data-value]'), 'what nobody has rolled is blank').to.be
      .empty;
    await page.goOn();
    expect([page.kinds, page.primary]).to.deep.equal([['middle', 'dice', 'dice'], null]);
    expect(page.spoken).to.match(/^In the middle: .* Ann: Dice: .* Bob: Dice: .* Everyone builds\. /);
  });

  it('come by themselves with dice="auto", and again in the next round', async () => {
    const page = await open({ position: '', dice: 'auto' });
    expect(page.kinds).to.deep.equal(['middle', 'dice']);
    await page.played('call', 'take -');
    expect([page.kinds.slice(4), page.time]).to.deep.equal([['middle', 'dice'], '1:00']);
  });

  it('are waited for with dice="remote"', async () => {
    const page = await open({ position: '', dice: 'remote' });
    expect([page.status, page.primary]).to.deep.equal(['Waiting for the dice.', null]);
    await page.played('middle r1r2b3b4', 'dice 0 123456123');
    expect(page.square()).to.equal('r1r2r3/r4w5b6/b1b2b3');
  });

  it('stay in hand where the page refuses them: asked once for each throw, with the dice that would come', async () => {
    const page = await open({ position: '' });
    page.element.addEventListener('game-before-move', (event) => event.preventDefault(), { once: true });
    const log = logEvents(page.element);
    await page.goOn();
    expect([page.moves, page.primaryName]).to.deep.equal([[], 'Roll for round 1']);
    await page.goOn();
    const [middle, dice] = page.moves;
    expect(log.filter((line) => line.startsWith('game-before'))).to.deep.equal(
      [middle, middle, dice].map((text) => `game-before-move ${text} by user`),
    );
  });
});

describe('“Roll all again” on <cubo-grid>', () => {
  it('throws all nine dice, which keep their cells by colour, any number of times', async () => {
    const page = await open();
    for (let rolls = 1; rolls <= 3; rolls++) {
      const before = page.square();
      await page.do('Roll all again');
      expect(page.kinds.slice(-2)).to.deep.equal(['roll', 'dice']);
      expect(page.square()).not.to.equal(before);
      expect(page.square().replace(/\d/g, '')).to.equal(SQUARE.replace(/\d/g, ''));
    }
    expect(page.spoken).to.match(/^All dice in hand\. .*Dice: .*Swap two dice at a time/);
  });

  it('is not there any more after somebody’s call', async () => {
    const page = await open(TWO);
    expect(page.actions(1)).to.deep.equal(['Cubo!', 'Roll all again']);
    await page.do('Cubo!', 0);
    expect([page.actions(1), page.find('.second.off')?.textContent]).to.deep.equal([
      ['Cubo!'],
      'No more rolls this round',
    ]);
  });

  it('waits for what is thrown elsewhere, and neither swaps nor calls meanwhile', async () => {
    const page = await open({ dice: 'remote' });
    await page.do('Roll all again');
    expect([page.facts(), page.actions()]).to.deep.equal(['dice in hand', []]);
    const refusals = page.listen('game-refuse');
    await page.click(page.cell('a1'));
    expect(refusals.map(({ code }) => code)).to.deep.equal(['in-hand']);
    await page.played('dice 0 111111111');
    expect(page.actions()).to.deep.equal(['Cubo!', 'Roll all again']);
  });

  it('leaves the dice in hand where the page refuses how they fall: they are thrown later', async () => {
    const page = await open();
    const refuse = (event: HTMLElementEventMap['game-before-move']) => {
      if (event.detail.actor === 'chance') event.preventDefault();
    };
    page.element.addEventListener('game-before-move', refuse);
    await page.do('Roll all again');
    expect([page.moves, page.actions()]).to.deep.equal([['roll'], ['Roll the dice']]);
    page.element.removeEventListener('game-before-move', refuse);
    await page.do('Roll the dice');
    expect(page.kinds).to.deep.equal(['roll', 'dice']);
  });
});

describe('a call on <cubo-grid>', () => {
  it('covers the square, and one die of the middle can be taken', async () => {
    const page = await open(TWO);
    await page.do('Cubo!', 0);
    expect([page.isCovered(0), page.isCovered(1), page.facts(0)]).to.deep.equal([true, false, 'has called']);
    expect(page.actions(0)).to.deep.equal(['Take red 6', 'Take red 1', 'Take blue 6', 'Take blue 2', 'Take none']);
    await page.do('Take red 1', 0);
    expect([page.actions(0), page.facts(0), page.taken(0)]).to.deep.equal([[], 'has taken red 1', 'has taken red 1']);
    expect(page.middleDice[1]).to.equal('empty');
    await page.do('Cubo!', 1);
    expect(page.actions(1)).to.deep.equal(['Take red 6', 'Take blue 6', 'Take blue 2', 'Take none']);
  });

  it('of everybody uncovers the squares, and those who have a die exchange it one after the other', async () => {
    const page = await open(TWO, '#1 call', '#1 take 2', '#0 call', '#0 take 1');
    expect([page.isCovered(0), page.isCovered(1)]).to.deep.equal([false, false]);
    for (const seat of [0, 1]) {
      expect([page.actions(seat), page.actions(1 - seat)]).to.deep.equal([['Keep my dice'], []]);
      await page.do('Keep my dice', seat);
    }
    expect(page.status).to.match(/^Round 1 is over\./);
  });

  it('in the same instant as another one is told with it, and those who take a die do so in the order of the calls', async () => {
    const page = await open({ position: table('ooo'), names: 'Ann, Bob, Cleo' });
    page.element.play('#2 call');
    page.element.play('#0 call');
    await page.element.updateComplete;
    expect(page.element.match.entries.map(({ actor, at }) => `${actor} ${at}`)).to.deep.equal(['2 0', '0 0']);
    expect(page.urgent).to.match(/^Cleo: Cubo! Ann: Cubo! /);
    const two = await open(TWO);
    two.element.play('#1 call');
    two.element.play('#0 call');
    await two.element.updateComplete;
    expect([two.actions(1).at(-1), two.actions(0), two.time]).to.deep.equal(['Take none', [], '6']);
  });
});

describe('undo on <cubo-grid>', () => {
  const FREE = { 'time-limits': 'off' };

  it('takes swaps, a call, a die and an exchange back, one after the other, where no time runs', async () => {
    const page = await open(FREE, 'swap a1c3', 'call', 'take 1', 'put a1');
    await page.clickButton('Undo');
    expect([page.element.state.phase, page.moves.length]).to.deep.equal(['exchange', 3]);
    await page.clickButton('Undo');
    expect(page.actions()).to.contain('Take red 6');
    await page.clickButton('Undo');
    expect([page.actions(), page.isCovered()]).to.deep.equal([['Cubo!', 'Roll all again'], false]);
    await page.clickButton('Undo');
    expect([page.square(), page.canUse('Undo')]).to.deep.equal([SQUARE, false]);
    await page.clickButton('Redo');
    expect(page.moves).to.deep.equal(['swap a1c3']);
  });

  it('stops at dice that were thrown', async () => {
    const page = await open(FREE);
    await page.do('Roll all again');
    expect(page.canUse('Undo')).to.equal(false);
    await page.played('swap a1c3');
    await page.clickButton('Undo');
    expect([page.moves.length, page.canUse('Undo')]).to.deep.equal([2, false]);
  });

  it('is not to be had while time runs, which is for several once all but one have called, nor once it is up', async () => {
    const one = await open({}, 'swap a1c3');
    await one.clickButton('Undo');
    expect([one.canUse('Undo'), one.element.undo(), one.moves.length]).to.deep.equal([false, false, 1]);
    await one.pass(60_000);
    await one.clickButton('Undo');
    expect(one.moves.at(-1)).to.equal('timeout');
    const two = await open(TWO, '#0 swap a1c3');
    expect(two.canUse('Undo')).to.equal(true);
    for (const move of ['#0 call', '#0 take 1', '#1 call', '#1 take 2']) {
      await two.played(move);
      expect(two.canUse('Undo'), move).to.equal(false);
    }
    await two.played('#0 keep');
    expect(two.canUse('Undo')).to.equal(true);
  });

  it('by a script is of one seat, while the other’s moves stay', async () => {
    const page = await open({ ...TWO, ...FREE }, '#0 swap a1c3', '#1 swap b1b3');
    expect(page.element.undo(0)).to.be.true;
    await page.element.updateComplete;
    expect([page.square(0), page.made]).to.deep.equal([SQUARE, ['1 swap b1b3']]);
    expect([page.element.redo(), page.element.redo()]).to.deep.equal([true, false]);
  });
});

describe('the end of a round on <cubo-grid>', () => {
  it('says what was earned, and offers the next one', async () => {
    const page = await open({}, 'call', 'take -');
    expect(page.status).to.equal('Round 1: 32 points. Roll the dice.');
    expect([page.points(), page.actions(), page.primaryName]).to.deep.equal(['32', [], 'Next round']);
  });

  it('is told for each player by name, and at the end of the game stands in a table by round, with a dash for whoever was late', async () => {
    const page = await open({ position: table('oo', 5, [50, 7]), names: 'Ann, Bob' }, '#0 call', '#0 take -');
    await page.pass(6000);
    await page.played('roll all');
    const [ann, bob] = [page.worth(0), page.worth(1)];
    await page.played(...calls(2));
    await page.ended();
    await page.showSums();
    expect(page.rounds).to.deep.equal(['Player 5 6 Total', `Ann 32 ${ann} ${82 + ann}`, `Bob – ${bob} ${7 + bob}`]);
    expect(page.spoken).to.match(/Ann: \d+ points? in this round\. Bob: \d+ points? in this round\./);
  });

  it('shows one who practises what one more swap had given, and the best square there was, in the place of the own one', async () => {
    const best = bestSquare(SQUARE, { middle: MIDDLE });
    const page = await open({}, 'swap a1b1', 'call', 'take -');
    const [own, swap, most] = page.all('.side');
    expect([textOf(own), textOf(swap), textOf(most)]).to.deep.equal([
      ...[`Yours ${page.worth()}`, 'One swap 32', `Best ${best.total}`],
    ]);
    await page.click(swap as Element);
    expect([page.square(), page.worth(), page.status]).to.deep.equal([SQUARE, 32, 'Red 2 with red 1: 13 more.']);
    await page.click(most as Element);
    expect([page.worth(), page.earned().reduce((sum, each) => sum + each)]).to.deep.equal([best.total, best.total]);
    await page.click(own as Element);
    expect(page.square()).to.not.equal(SQUARE);
    const found = '1 0 build 0 | b6b6b6/r6w6r6/r6b6r6 o - 0 | r1r1b1b1';
    const perfect = await open({ position: found }, 'call', 'take -');
    expect(perfect.sides).to.equal('You found the best possible square.');
  });

  it('does so also by other streets and after a round that was too long, and not in the next round, nor to several', async () => {
    const streets = await open({ streets: 'any-order' }, 'call', 'take -');
    const { total } = bestSquare(SQUARE, { middle: MIDDLE, streets: 'any-order' });
    expect(streets.sides).to.contain(`Best ${total}`);
    const late = await open({}, 'swap a1c3');
    await late.pass(60_000);
    expect(late.sides).to.equal('Yours 0 Best 36');
    expect(late.status).to.contain('Round 1: 0 points.');
    await late.played('roll all');
    expect(late.find('.sides')).to.equal(null);
    const two = await open(TWO, ...calls(2));
    expect(two.find('.sides')).to.equal(null);
  });

  it('opens the square of the other, whose place the own one takes, and either is shown on a press', async () => {
    const page = await open({ ...TWO, seats: 'human remote' }, ...calls(2));
    const large = () => page.all('.squares > .seat').findIndex((seat) => seat.dataset['own'] === '');
    // While it is seen, the own square stays.
    expect([large(), page.root.getAnimations().length > 0]).to.deep.equal([0, true]);
    page.element.dispatchEvent(new PointerEvent('pointerdown'));
    await page.element.updateComplete;
    expect(large()).to.equal(1);
    await page.click(page.find('.player[data-seat="0"] .mini') as Element);
    expect(large()).to.equal(0);
  });
});

describe('the end of a game of <cubo-grid>', () => {
  const end = (scores: readonly number[]) =>
    CuboPage.open({ position: table('o'.repeat(scores.length), 6, scores), names: 'Ann, Bob, Cleo' });
  const winners = (page: CuboPage) => page.all('.seat').map((seat) => seat.hasAttribute('data-winner'));

  it('names the winner, marks the square, and offers a rematch of a whole game', async () => {
    const page = await end([0, 100]);
    const ends = page.listen('game-end');
    await page.played(...calls(2));
    await page.ended();
    expect(ends).to.deep.equal([{ winners: [1], scores: [32, 100 + (page.worth(1) || 0)], reason: 'six-rounds' }]);
    expect(page.status).to.match(/^Bob wins with \d+ points\. All six rounds have been played\.$/);
    expect([winners(page), page.primaryName]).to.deep.equal([[false, true], 'Rematch']);
    await page.goOn();
    expect([page.moves, page.status, page.element.state.round]).to.deep.equal([[], 'Roll the dice.', 1]);
    expect([page.facts(0), page.facts(1), page.seat(0).ariaLabel]).to.deep.equal(['', '', 'Ann']);
  });

  for (const [attributes, isRanked] of [
    [{}, true],
    [{ streets: 'any-order' }, false],
    [{ 'reset-colours': '' }, false],
  ] as const) {
    it(`ranks the points of a practice game ${isRanked ? '' : 'not '}among those of others, with ${JSON.stringify(attributes)}`, async () => {
      const page = await CuboPage.open({ ...attributes, seed: 'rank', 'time-limits': 'off' });
      const { match } = page.element;
      while (!match.outcome) {
        if (match.actors.includes('chance')) match.draw();
        else match.play(match.state.seats[0]?.stage === 'open' ? 'call' : 'take -');
      }
      await page.until(() => page.find('.result-card') !== null);
      expect(page.element.gamePlay?.ending.deciles !== undefined).to.equal(isRanked);
    });
  }

  it('is a shared first place where two have the same', async () => {
    const page = await (await end([0, 10, 28])).played(...calls(3));
    expect(page.element.outcome?.scores).to.deep.equal([32, 28, 32]);
    expect(page.status).to.match(/^Ann and Cleo share first place/);
    expect(winners(page)).to.deep.equal([true, false, true]);
  });

  it('is the total of one who practised, also where the clock brings it', async () => {
    const page = await (await end([100])).played(...calls(1));
    await page.ended();
    expect([page.status, page.primaryName]).to.deep.equal(['132 points in six rounds.', 'New game']);
    expect(winners(page)).to.deep.equal([false]);
    const late = await end([100]);
    await late.pass(60_000);
    expect([late.element.outcome?.scores, late.element.matches(':state(over)')]).to.deep.equal([[100], true]);
  });
});

describe('several elements of Cubo in one page', () => {
  it('are played each for itself, each with its own rules and time', async () => {
    const [first, second] = (await CuboPage.besides(ONE, { ...ONE, 'practice-seconds': '5' })) as [CuboPage, CuboPage];
    expect([first.time, second.time]).to.deep.equal(['1:00', '5']);
    await first.swap('a1', 'c3');
    await second.pass(5000);
    expect([first.moves, second.moves]).to.deep.equal([['swap a1c3'], ['timeout']]);
    expect(first.square()).to.not.equal(SQUARES[0]);
  });
});
