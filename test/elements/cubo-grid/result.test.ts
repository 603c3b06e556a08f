import { expect } from '@open-wc/testing';
import { CuboPage } from './cubo-page.js';
import { SQUARES, table } from './moments.js';

const isWinner = (page: CuboPage, seat: number): boolean => page.seat(seat).hasAttribute('data-winner');

/** All call, one after the other, and take nothing. */
const calls = (seats: number): string[] =>
  Array.from({ length: seats }, (_, seat) => [`#${seat} call`, `#${seat} take -`]).flat();

describe('what is earned on <cubo-grid>', () => {
  it('is explained line by line after each round', async () => {
    const page = await CuboPage.open({ position: table('o') });
    await page.played('call', 'take -');
    expect(page.explained()).to.deep.equal([
      'Row 1: street in one colour, doubled, 6',
      'Row 2: street, 4',
      'Row 3: street in one colour, doubled, 10',
      'Column a: street, 3',
      'Column b: street, 4',
      'Column c: street, 5',
      'Worth 32',
    ]);
    expect(page.facts()).to.equal('Score 32');
    expect([page.square(), page.actions()]).to.deep.equal([SQUARES[0], []]);
  });

  it('is told with the end of the round, for each player by name', async () => {
    const page = await CuboPage.open({ position: table('oo'), names: 'Ann, Bob' });
    const bob = page.worth(1);
    await page.played(...calls(2));
    const points = bob === 1 ? '1 point' : `${bob} points`;
    expect(page.spoken).to.contain('Ann: 32 points in this round.').and.to.contain(`Bob: ${points} in this round.`);
    expect(page.status).to.match(/^Round 1 is over\./);
  });

  it('stands in a table by round, with a dash for whoever was late', async () => {
    const page = await CuboPage.open({ position: table('oo', 4, [50, 7]), names: 'Ann, Bob', seed: 'table' });
    await page.played('#0 call', '#0 take -');
    await page.pass(6000);
    await page.played('roll all');
    const [ann, bob] = [page.worth(0), page.worth(1)];
    await page.played(...calls(2));
    expect(page.rounds).to.deep.equal(['Player 4 5 Total', `Ann 32 ${ann} ${82 + ann}`, `Bob – ${bob} ${7 + bob}`]);
    expect(page.find('.result')?.closest('table')?.caption?.textContent ?? page.find('.result')?.ariaLabel).to.contain(
      'Points by round',
    );
  });
});

describe('the end of a game of <cubo-grid>', () => {
  const end = async (seats: number, scores: readonly number[], attributes: Readonly<Record<string, string>> = {}) => {
    const page = await CuboPage.open({
      position: table('o'.repeat(seats), 6, scores),
      names: 'Ann, Bob, Cleo',
      ...attributes,
    });
    const ends = page.listen('game-end');
    await page.played(...calls(seats));
    return { page, ends };
  };

  it('names the winner, and marks the square', async () => {
    const { page, ends } = await end(2, [0, 100]);
    expect(ends.map(({ winners, reason }) => [winners, reason])).to.deep.equal([[[1], 'six-rounds']]);
    expect(page.status).to.contain('Bob').and.to.contain('Six rounds have been played.');
    expect([isWinner(page, 0), isWinner(page, 1)]).to.deep.equal([false, true]);
    expect(page.primary?.textContent?.trim()).to.equal('Rematch');
  });

  it('is a shared first place where two have the same', async () => {
    const { page, ends } = await end(3, [0, 10, 28]);
    expect(page.element.outcome?.scores).to.deep.equal([32, 28, 32]);
    expect(ends[0]?.winners).to.deep.equal([0, 2]);
    expect(page.status).to.contain('Ann').and.to.contain('Cleo').and.not.to.contain('Bob');
    expect([0, 1, 2].map((seat) => isWinner(page, seat))).to.deep.equal([true, false, true]);
  });

  it('is a rematch of a whole game', async () => {
    const { page } = await end(2, [0, 100]);
    await page.click(page.primary as Element);
    expect([page.moves, page.status]).to.deep.equal([[], 'Roll the dice.']);
    expect([page.element.state.round, page.element.state.seats.map(({ score }) => score)]).to.deep.equal([1, [0, 0]]);
  });

  it('of one who practised is the total', async () => {
    const { page } = await end(1, [100]);
    expect(page.status).to.equal('132 points in six rounds.');
    expect(isWinner(page, 0)).to.equal(false);
    expect(page.primary?.textContent?.trim()).to.equal('New game');
  });
});
