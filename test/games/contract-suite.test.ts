import { expect } from 'chai';
import { GameError } from '../../src/games/game-error.js';
import { triad } from '../../src/games/triad/index.js';
import type { TriadMove, TriadOptions, TriadState } from '../../src/games/triad/index.js';
import { contractChecks } from './contract-suite.js';
import { randomGames } from './contract/random-game.js';
import type { AnyGame } from './contract/random-game.js';
import { highCard } from './high-card.js';

interface Flaw {
  readonly promise: string;
  /** What the broken game does. */
  readonly flaw: string;
  readonly sound: AnyGame;
  readonly broken: AnyGame;
}

type Changes = Partial<Record<keyof AnyGame, unknown>>;

const flawed = (sound: AnyGame, promise: string, flaw: string, changes: Changes): Flaw => ({
  promise,
  flaw,
  sound,
  broken: { ...sound, ...changes } as AnyGame,
});

const inTriad = (promise: string, flaw: string, changes: Changes): Flaw => flawed(triad, promise, flaw, changes);
const inCards = (promise: string, flaw: string, changes: Changes): Flaw => flawed(highCard, promise, flaw, changes);

const winning = (winners: readonly number[]) => (state: TriadState) =>
  triad.outcome(state) && { ...triad.outcome(state), winners };

const FLAWS: readonly Flaw[] = [
  inTriad('refuses a number of seats that the game has no room for', 'seats anybody', { setup: () => triad.setup(2) }),
  inTriad('refuses an option that nobody knows', 'takes any option', { setup: () => triad.setup(2) }),
  inTriad('refuses an option that nobody knows', 'takes any option at a position', {
    start: (position: TriadState) => triad.start(position),
  }),
  inTriad('takes its defaults', 'has defaults of its own', {
    setup: (seats: number, options: Partial<TriadOptions> = { draws: false }) => triad.setup(seats, options),
  }),
  inTriad('takes the options of a rematch', 'counts seats from 1', { rematch: () => ({ starter: 2 }) }),
  inTriad('has somebody to move', 'never ends', { outcome: () => undefined }),
  inTriad('lets everybody who is to move choose', 'forgets a seat', { actors: () => [0] }),
  inTriad('lists every move once', 'lists moves twice', {
    moves: (state: TriadState, seat: number) => triad.moves(state, seat).flatMap((move) => [move, move]),
  }),
  inTriad('plays every move that it lists', 'refuses what it lists', { refusal: () => ({ code: 'game-over' }) }),
  inTriad('refuses the moves of other moments', 'allows too much', { refusal: () => undefined }),
  inTriad('refuses the moves of other moments', 'lists too little', {
    moves: (state: TriadState, seat: number) => triad.moves(state, seat).slice(1),
  }),
  inTriad('refuses every move from whoever is not to move', 'does not ask who moves', {
    refusal: (state: TriadState, _: unknown, move: TriadMove) => triad.refusal(state, state.turn, move),
  }),
  inTriad('throws the refusal', 'ignores a refused move', { play: (state: TriadState) => state }),
  inTriad('says which argument is wrong', 'does not say so', {
    play: (...[state, actor, move]: Parameters<typeof triad.play>) => {
      const refused = triad.refusal(state, actor, move);
      throw new GameError('illegal-move', 'illegal move', {}, refused);
    },
  }),
  inTriad('refuses rubbish', 'stumbles over rubbish', {
    refusal: (_: unknown, __: unknown, { kind }: TriadMove) => ({ code: kind }),
  }),
  inTriad('can draw wherever', 'has lost its dice', { chance: undefined }),
  inTriad('draws only what is legal', 'rolls a 4 with the greatest number', {
    chance: (state: TriadState, random: () => number) => triad.chance(state, () => (random() > 0.9999 ? 1 : 0)),
  }),
  inTriad('draws the same from the same numbers', 'has a chance of its own', {
    chance: (state: TriadState) => triad.chance(state, () => Math.random()),
  }),
  inTriad('lists outcomes of chance only where', 'always expects a roll', {
    outcomes: ({ options }: TriadState) => triad.outcomes?.(triad.setup(2, options)),
  }),
  inTriad('weighs the outcomes of chance to 1', 'forgets an outcome', {
    outcomes: (state: TriadState) => triad.outcomes?.(state).slice(1),
  }),
  inTriad('accepts every outcome of chance', 'lists a roll of nothing', {
    outcomes: () => [{ move: { kind: 'roll', dice: [[], []] }, weight: 1 }],
  }),
  inTriad('reads every move', 'reads one move for another', {
    parseMove: () => ({ kind: 'move', from: 0, to: 6 }),
  }),
  inTriad('reads every position', 'forgets the plies', {
    makePosition: (state: TriadState) => triad.makePosition({ ...state, quiet: 0 }),
  }),
  inTriad('replays to the same end', 'counts in secret', {
    play: (...[state, actor, move]: Parameters<typeof triad.play>) => ({
      ...triad.play(state, actor, move),
      luck: Math.random(),
    }),
  }),
  inTriad('starts from the position of any moment', 'always lets White begin', {
    positionOf: (state: TriadState) => ({ ...triad.positionOf(state), turn: 0 }),
  }),
  inTriad('shows a seat its own moves', 'hides the board', {
    view: (state: TriadState) => ({ ...state, rolled: false }),
  }),
  inCards('shows everybody the same', 'hides cards without saying so', { conceal: undefined }),
  inCards('conceals no move from the seat', 'hides one’s own decision', { conceal: () => ({ kind: 'hidden' }) }),
  inCards('shows nobody a difference', 'shows all cards', { view: (state: unknown) => state }),
  inCards('imagines only states', 'forgets the deal', { sample: () => highCard.setup(2) }),
  inTriad('explains every point', 'explains one point too many', {
    score: () => [{ code: 'removed', points: 1, cells: [] }],
  }),
  inCards('knows how many seats', 'gives every position two seats', { seatsOf: () => 2 }),
  inTriad('names winners who sit', 'has no winner', { outcome: winning([]) }),
  inTriad('names winners who sit', 'names them backwards', { outcome: winning([1, 0]) }),
  inTriad('names winners who sit', 'lets a stranger win', { outcome: winning([2]) }),
  inTriad('ends some of the games', 'never ends', { outcome: () => undefined }),
  inCards('gives the same time limit', 'lets the clock run on', {
    deadline: () => ({ key: 'always', ms: 1000, move: { kind: 'timeout' } }),
  }),
  inTriad('refuses a number of seats that is no number', 'counts the length', {
    setup: ({ length }: number & { length?: number }) => triad.setup(length ?? 0),
  }),
  inTriad('gives neither moves nor points', 'gives the points of whatever is named', {
    score: ({ removed }: TriadState, seat: number) => (removed[seat] ? triad.score({ removed } as TriadState, 0) : []),
  }),
  inCards('shows a stranger no more', 'shows all cards to strangers', {
    view: (state: { cards: [] }, viewer: number) => (viewer in state.cards ? state : highCard.view(state as never, 0)),
  }),
  inTriad('refuses the moves of a stranger', 'lets everybody move', {
    play: (state: TriadState, _: unknown, move: TriadMove) =>
      triad.play(state, triad.actors(state)[0] ?? 'chance', move),
  }),
  inTriad('refuses a move or a position that is no text', 'expects texts', {
    parseMove: (text: string, state: TriadState) => triad.parseMove(text.slice(0, 40), state, 0),
  }),
];

describe('the contract suite', () => {
  const games = new Map([triad, highCard].map((sound: AnyGame) => [sound, randomGames(sound, { seeds: 1 })]));

  for (const { promise, flaw, sound, broken } of FLAWS) {
    it(`finds a game that ${flaw}: ${promise} …`, () => {
      const [check] = Object.entries(contractChecks).flatMap(([name, each]) =>
        name.startsWith(promise) ? [each] : [],
      );
      expect(() => check?.(sound, games.get(sound) ?? [])).not.to.throw();
      expect(() => check?.(broken, games.get(sound) ?? [])).to.throw();
    });
  }

  it('finds a game that changes the state it is given', () => {
    const play = (state: { turn: number }) => {
      state.turn = 1;
      return state;
    };
    expect(() => randomGames({ ...triad, play })).to.throw(TypeError);
  });

  it('finds a state that is not JSON', () => {
    const setup = (seats: number, options: object) => ({ ...triad.setup(seats, options), since: new Date() });
    const broken = { ...triad, setup } as AnyGame;
    const name = 'plays on from a state that went through JSON as from the state itself';
    expect(() => contractChecks[name]?.(broken, randomGames(broken, { seeds: 1 }))).to.throw(/seed 1, ply 0/);
  });

  it('has a broken game for every promise but the one about JSON', () => {
    const untested = Object.keys(contractChecks).filter(
      (name) => !FLAWS.some(({ promise }) => name.startsWith(promise)),
    );
    expect(untested).to.deep.equal(['plays on from a state that went through JSON as from the state itself']);
  });
});
