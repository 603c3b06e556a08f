import { expect } from '@open-wc/testing';
import { BoardPage } from './board-page.js';
import { START } from './positions.js';
import { watchTrouble } from '../watch-trouble.js';

const record = (moves: string) => `triad 1; start=${START}; ${moves}`;

/** An attribute, what is wrong with its value, the value, the code, and something the message must name. */
type Row = readonly [attribute: string, what: string, value: string, code: string, names: string];

const ROWS: readonly Row[] = [
  ['seats', 'of a kind nobody knows', 'human robot', 'bad-attribute', 'robot'],
  ['seats', 'that are too few', 'human', 'bad-seats', '1'],
  ['seats', 'that are too many', 'human human human', 'bad-seats', '3'],
  ['even-start', 'that is neither on nor off', 'maybe', 'bad-options', 'maybe'],
  ['starter', 'that is no seat', '2', 'bad-options', 'starter'],
  ['starter', 'in words', 'white', 'bad-options', 'white'],
  ['draws', 'that is neither on nor off', '1', 'bad-options', 'draws'],
  ['position', 'that is none', 'nonsense', 'bad-position', 'ranks'],
  ['position', 'with a rank too long', 'ccbbaa/7/6/6/6/AABBCC w 0-0', 'bad-position', 'rank 5'],
  ['position', 'with dice missing', 'ccbbaa/6/6/6/6/AABBC1 w 0-0', 'bad-position', 'White'],
  ['position', 'with a side nobody plays', 'ccbbaa/6/6/6/6/AABBCC x 0-0', 'bad-position', '"x"'],
  ['record', 'that is none', 'nonsense', 'record-game', 'nonsense'],
  ['record', 'of another game', 'chess 1; e2e4', 'record-game', 'chess'],
  ['record', 'of another format', 'triad 2; a1a3', 'record-format', '2'],
  ['record', 'that breaks off', '{"format":1,"game":"triad","moves":[{"mo', 'record-syntax', 'breaks off'],
  ['record', 'with an open comment', record('a1a3 {not closed'), 'record-syntax', 'comment'],
  ['record', 'with a move against the rules', record('a1a3; a1a2'), 'record-move', 'ply 2'],
  ['record', 'with a move that is none', record('a1a3; hello'), 'record-move', 'hello'],
  ['record', 'that is a list', '[]', 'record-type', 'object'],
  ['record', 'with moves that are none', '{"format":1,"game":"triad","moves":5}', 'record-type', 'moves'],
  ['record', 'for too many seats', 'triad 1; seats=3', 'bad-seats', '3'],
  ['record', 'that is far too long', record('a1a3;'.repeat(200_001)), 'record-too-long', '1000000'],
  ['dice', 'nobody throws', 'loaded', 'bad-attribute', 'loaded'],
  ['mode', 'nobody knows', 'sleep', 'bad-attribute', 'sleep'],
];

const AFTER_MOVE = 'ccbbaa/6/6/B5/6/1ABBCC b 0-0 1';
const AFTER_REPLY = 'ccbba1/6/5b/B5/6/1ABBCC w 0-0 2';

for (const [attribute, what, value, code, names] of ROWS) {
  describe(`${attribute} ${what}`, () => {
    it('is reported in place and by an event, and the running game goes on', async () => {
      const trouble = watchTrouble();
      const page = await BoardPage.open({ position: START });
      page.board.play('a1a3');
      const before = page.board.getAttribute(attribute);
      const errors = page.listen('game-error');
      const changes = page.listen('game-change');

      page.board.setAttribute(attribute, value);
      await page.board.updateComplete;
      expect(page.board.error?.code).to.equal(code);
      expect(page.board.error?.message).to.contain(names);
      expect(errors.map((error) => error.code)).to.deep.equal([code]);
      expect(errors[0]?.message).to.contain(page.board.error?.message);
      expect(page.board.matches(':state(error)')).to.be.true;
      const alert = page.find('[part=error][role=alert]');
      expect(alert?.textContent).to.contain(page.board.error?.message);
      expect(alert?.textContent).to.contain('This game cannot be set up as the page asks.');

      expect(page.position).to.equal(AFTER_MOVE);
      await page.clickCell('f6');
      await page.clickCell('f4');
      expect(page.position).to.equal(AFTER_REPLY);

      if (before === null) page.board.removeAttribute(attribute);
      else page.board.setAttribute(attribute, before);
      await page.board.updateComplete;
      expect(page.board.error).to.equal(undefined);
      expect(page.board.matches(':state(error)')).to.be.false;
      expect(page.find('[part=error]')).to.equal(null);
      expect(page.position).to.equal(AFTER_REPLY);
      expect(changes.map(({ cause }) => cause)).to.deep.equal(['play']);
      expect(errors).to.have.lengthOf(1);
      expect(trouble.stop()).to.be.empty;
    });

    it('at birth leaves a board that can be played', async () => {
      const trouble = watchTrouble();
      const page = await BoardPage.open({ [attribute]: value });
      expect(page.board.error?.code).to.equal(code);
      expect(page.find('[part=error]')).to.not.equal(null);
      expect(page.position).to.equal('- w 0-0');
      await page.clickButton('Roll the dice');
      expect(page.board.match.length).to.equal(1);
      expect(trouble.stop()).to.be.empty;
    });
  });
}
