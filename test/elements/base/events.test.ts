import { expect, fixture, html } from '@open-wc/testing';
import { EVENT_TYPES, logEvents } from '../event-log.js';
import { beginAnew } from '../new-game.js';
import { TriadPage, makeBoard } from '../games/triad-board/page.js';
import { DRAW_AHEAD, START, TRIAD_AHEAD, WIN_AHEAD } from '../games/triad-board/positions.js';

const ROLL = 'roll 111333 111233';

interface Row {
  readonly what: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Moves of a script before the events are heard. */
  readonly moves?: readonly string[];
  readonly act: (page: TriadPage) => unknown;
  readonly log: readonly string[];
}

const ROWS: readonly Row[] = [
  {
    what: 'a move of the reader: asked before, then the move, then the change',
    attributes: { position: START },
    act: (page) => page.clickCells('a1', 'a3'),
    log: ['game-before-move a1a3 by user', 'game-move a1a3 by user', 'game-change play by user a1a3'],
  },
  {
    what: 'a move of a script: nobody is asked',
    attributes: { position: START },
    act: ({ board }) => board.play('a1a3'),
    log: ['game-move a1a3 by script', 'game-change play by script a1a3'],
  },
  {
    what: 'a record that is longer than the game: its further moves',
    attributes: { record: `triad 1; start=${START}; a1a3` },
    act: ({ board }) => (board.record = `triad 1; start=${START}; a1a3; f6f4; a3a4`),
    log: ['game-move f6f4 by script', 'game-move a3a4 by script', 'game-change play by script f6f4 a3a4'],
  },
  {
    what: 'a record that says what is shown already: nothing',
    attributes: { position: START },
    moves: ['a1a3'],
    act: ({ board }) => (board.record = board.match.toRecord()),
    log: [],
  },
  {
    what: 'a record of something else',
    attributes: { record: `triad 1; start=${START}; a1a3` },
    act: ({ board }) => (board.record = `triad 1; start=${START}; b1b4; f6f4`),
    log: ['game-change load by script'],
  },
  {
    what: 'the reader’s roll',
    attributes: { seed: 'house' },
    act: (page) => page.clickButton('Roll the dice'),
    log: [`game-before-move ${ROLL} by user`, `game-move ${ROLL} by user`, `game-change play by user ${ROLL}`],
  },
  {
    what: 'dice that come by themselves: nobody is asked',
    attributes: { seed: 'house', dice: 'remote' },
    act: ({ board }) => (board.dice = 'auto'),
    log: [`game-move ${ROLL} by auto`, `game-change play by auto ${ROLL}`],
  },
  {
    what: 'dice that come by themselves in a new game: the new game is told first',
    attributes: { dice: 'auto' },
    act: ({ board }) => board.restart('house'),
    log: ['game-change restart by script', `game-move ${ROLL} by auto`, `game-change play by auto ${ROLL}`],
  },
  {
    what: 'dice that come by themselves in a game that is loaded: the same',
    attributes: { dice: 'auto' },
    act: ({ board }) => (board.seed = 'house'),
    log: ['game-change load by script', `game-move ${ROLL} by auto`, `game-change play by auto ${ROLL}`],
  },
  {
    what: 'taking back and playing again by the reader',
    attributes: { position: START },
    moves: ['a1a3'],
    async act(page) {
      await page.clickButton('Undo');
      await page.clickButton('Redo');
    },
    log: ['game-change undo by user', 'game-change redo by user'],
  },
  {
    what: 'taking back and playing again by a script',
    attributes: { position: START },
    moves: ['a1a3'],
    act: ({ board }) => [board.undo(), board.redo()],
    log: ['game-change undo by script', 'game-change redo by script'],
  },
  {
    what: 'going to a ply, but not to the one that is shown',
    attributes: { position: START },
    moves: ['a1a3'],
    act: ({ board }) => [0, 0, 1].forEach((ply) => board.goTo(ply)),
    log: ['game-change go-to by script', 'game-change go-to by script'],
  },
  {
    what: 'a new game by a script and by the reader',
    attributes: { position: START },
    async act(page) {
      page.board.restart();
      await beginAnew(page);
    },
    log: ['game-change restart by script', 'game-change restart by user'],
  },
  {
    what: 'other attributes',
    attributes: { position: START },
    act: ({ board }) => (board.position = TRIAD_AHEAD),
    log: ['game-change load by script'],
  },
  {
    what: 'a refusal',
    attributes: { position: START },
    act: (page) => page.clickCells('a1', 'a2'),
    log: ['game-refuse same-value'],
  },
  {
    what: 'an end, which comes last, and not again for going back and forth',
    attributes: { position: WIN_AHEAD },
    act({ board }) {
      board.play('b1d3xc3');
      board.undo();
      board.redo();
    },
    log: [
      'game-move b1d3xc3 by script',
      'game-change play by script b1d3xc3',
      'game-end three-removed',
      'game-change undo by script',
      'game-change redo by script',
    ],
  },
  {
    what: 'a game that is loaded finished: no end',
    attributes: {},
    act: ({ board }) => (board.record = `triad 1; start=${WIN_AHEAD}; b1d3xc3`),
    log: ['game-change load by script'],
  },
  {
    what: 'a page that answers with the move that ends the game: one end',
    attributes: { position: DRAW_AHEAD.replace('199', '198') },
    act({ board }) {
      board.addEventListener('game-move', () => board.play('f6f4'), { once: true });
      board.play('a1a3');
    },
    log: [
      'game-move a1a3 by script',
      'game-change play by script a1a3',
      'game-move f6f4 by script',
      'game-change play by script f6f4',
      'game-end no-removal',
    ],
  },
];

describe('the events', () => {
  for (const { what, attributes, moves = [], act, log: expected } of ROWS) {
    it(`for ${what}`, async () => {
      const page = await TriadPage.open(attributes);
      await page.play(...moves);
      const log = logEvents(page.board);
      await act(page);
      await page.board.updateComplete;
      expect(log).to.deep.equal(expected);
    });
  }

  it('carry whose move it was, as data and in letters', async () => {
    const page = await TriadPage.open({ position: START });
    const [before, moves, changes] = [
      page.listen('game-before-move'),
      page.listen('game-move'),
      page.listen('game-change'),
    ];
    await page.clickCells('a1', 'a3');
    const detail = { actor: 0, move: { kind: 'move', from: 0, to: 12 }, text: 'a1a3', by: 'user' };
    expect(before[0]).to.deep.include(detail);
    expect(moves).to.deep.equal([detail]);
    expect(changes).to.deep.equal([{ cause: 'play', by: 'user', moves: [detail] }]);
  });

  it('carry the sentence of a refusal and the result of an end', async () => {
    const page = await TriadPage.open({ position: WIN_AHEAD });
    const refusals = page.listen('game-refuse');
    const ends = page.listen('game-end');
    await page.clickCell('c6');
    expect(refusals).to.deep.equal([{ code: 'not-your-die', message: page.status }]);
    const won = { winners: [0], scores: [3, 0], reason: 'three-removed' };
    page.board.play('b1d3xc3');
    expect(page.board.outcome).to.deep.equal(won);
    page.board.undo();
    page.board.play('b1d3xd3');
    expect(ends).to.deep.equal([won, won]);
  });

  it('come when the game already is as they say', async () => {
    const page = await TriadPage.open({ position: START });
    const lengths: number[] = [];
    for (const type of ['game-before-move', 'game-move', 'game-change'] as const) {
      page.board.addEventListener(type, () => lengths.push(page.board.match.length));
    }
    await page.clickCells('a1', 'a3');
    expect(lengths).to.deep.equal([0, 1, 1]);
  });
});

describe('the events of an element in a shadow root', () => {
  it('reach the page with the host as their target, and can be cancelled there only before a move', async () => {
    const board = makeBoard({ position: WIN_AHEAD });
    const host = document.createElement('div');
    host.attachShadow({ mode: 'open' }).append(board);
    const top = await fixture(html`<div>${host}</div>`);
    const page = await new TriadPage(board).ready();
    const heard = new Map<string, boolean>();
    for (const type of EVENT_TYPES) {
      top.addEventListener(type, (event) => {
        expect(event.target === host).to.be.true;
        expect(event).to.include({ bubbles: true, composed: true });
        heard.set(type, event.cancelable);
      });
    }
    await page.clickCells('b1', 'a6', 'd3', 'c3');
    await page.change({ position: 'nonsense' });
    expect(Object.fromEntries(heard)).to.deep.include({
      'game-before-move': true,
      'game-move': false,
      'game-change': false,
      'game-refuse': false,
      'game-end': false,
      'game-error': false,
    });
  });
});
