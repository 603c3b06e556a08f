/**
 * The least game that has all the contract can ask for: cards that only their owner knows, seats that decide at the same
 * time, and a clock. Everybody is dealt a card and stays or folds; the highest card that stayed scores its number.
 */
import type { Actor, Game, Refusal, Seat } from '../../src/games/game.js';
import { illegalMove } from '../../src/games/illegal-move.js';
import { resolveOptions } from '../../src/games/options.js';
import { checkSeats, forSeat, isActing } from '../../src/games/seats.js';
import { moveText, positionText } from '../../src/games/texts.js';

type Card = number | null;
type Decision = 'stay' | 'fold' | null;

interface Options {
  readonly highest: 3 | 6;
  readonly timed: boolean;
}

interface Position {
  readonly cards: readonly Card[];
  readonly decisions: readonly Decision[];
}

interface State extends Position {
  readonly options: Options;
}

type Move =
  | { readonly kind: 'deal'; readonly cards: readonly Card[] }
  | { readonly kind: 'stay' | 'fold' }
  | { readonly kind: 'timeout' };

const SEATS = { min: 2, max: 3 } as const;
const TABLE = {
  highest: { type: 'choice', default: 6, values: [3, 6] },
  timed: { type: 'boolean', default: true },
} as const;

const isOver = ({ decisions }: State): boolean => !decisions.includes(null);
/** Before the deal, a seat has no card; afterwards others' cards are unknown, but never one's own. */
const isDealt = ({ cards }: State): boolean => cards.some((card) => card !== null);

function start({ cards, decisions }: Position, options?: Partial<Options>): State {
  return { options: resolveOptions<Options>(TABLE, options), cards, decisions };
}

function setup(seats: number, options?: Partial<Options>): State {
  checkSeats(seats, SEATS);
  return start({ cards: Array<Card>(seats).fill(null), decisions: Array<Decision>(seats).fill(null) }, options);
}

function actors(state: State): readonly Actor[] {
  if (!isDealt(state)) return ['chance'];
  return state.decisions.flatMap((decision, seat) => (decision === null ? [seat] : []));
}

function refusal(state: State, actor: Actor, move: Move): Refusal | undefined {
  const kind: unknown = (move as Move | null | undefined)?.kind;
  const running = isDealt(state) && !isOver(state);
  if (kind === 'timeout') return actor === 'clock' && running && state.options.timed ? undefined : { code: 'no-clock' };
  if (!actors(state).includes(actor)) return { code: 'not-your-turn' };
  const isFitting = actor === 'chance' ? kind === 'deal' : kind === 'stay' || kind === 'fold';
  return isFitting ? undefined : { code: 'bad-move' };
}

function play(state: State, actor: Actor, move: Move): State {
  const refused = refusal(state, actor, move);
  if (refused) throw illegalMove(refused, actor, move);
  if (move.kind === 'deal') return { ...state, cards: move.cards };
  const decisions = state.decisions.map((decision, seat): Decision => {
    if (move.kind === 'timeout') return decision ?? 'fold';
    return seat === actor ? move.kind : decision;
  });
  return { ...state, decisions };
}

function pointsOf({ cards, decisions }: State, seat: Seat): number {
  const stayed = cards.map((card, i) => (decisions[i] === 'stay' ? (card ?? 0) : 0));
  const own = stayed[seat] ?? 0;
  return own === Math.max(...stayed) ? own : 0;
}

function outcome(state: State) {
  if (!isOver(state)) return undefined;
  const scores = state.cards.map((_, seat) => pointsOf(state, seat));
  const best = Math.max(...scores);
  return { winners: scores.flatMap((points, seat) => (points === best ? [seat] : [])), scores, reason: 'all-decided' };
}

const hide = (cards: readonly Card[], viewer: Seat | 'public'): Card[] =>
  cards.map((card, seat) => (seat === viewer ? card : null));

const cardText = (cards: readonly Card[]): string => cards.map((card) => card ?? '-').join('');
const readCards = (text: string): Card[] => [...text].map((digit) => (digit === '-' ? null : Number(digit)));
const LETTERS = { stay: 's', fold: 'f' } as const;

export const highCard: Game<State, Move, Options, Position> = {
  id: 'high-card',
  seats: SEATS,
  options: TABLE,
  setup,
  start,
  seatsOf: ({ cards }) => cards.length,
  actors,
  moves: (state, seat) => (isActing(actors(state), seat) ? [{ kind: 'stay' }, { kind: 'fold' }] : []),
  chance: ({ cards, options }, random) => ({
    kind: 'deal',
    cards: cards.map(() => Math.floor(random() * options.highest) + 1),
  }),
  deadline: (state) =>
    state.options.timed && isDealt(state) && !isOver(state)
      ? { key: 'decide', ms: 1000, move: { kind: 'timeout' } }
      : undefined,
  refusal,
  play,
  outcome,
  score: (state, seat) =>
    isOver(state) && forSeat(state.cards, seat) !== undefined
      ? [{ code: 'highest', points: pointsOf(state, seat), cells: [] }]
      : [],
  view: (state, viewer) => (isOver(state) ? state : { ...state, cards: hide(state.cards, viewer) }),
  conceal: (move, _actor, viewer) => (move.kind === 'deal' ? { ...move, cards: hide(move.cards, viewer) } : move),
  parseMove: (given) => {
    const text = moveText(given);
    return text.startsWith('deal ') ? { kind: 'deal', cards: readCards(text.slice(5)) } : { kind: text as 'stay' };
  },
  makeMove: (move) => (move.kind === 'deal' ? `deal ${cardText(move.cards)}` : move.kind),
  parsePosition: (text) => {
    const [cards = '', decisions = ''] = positionText(text).split(' ');
    const decide = (letter: string): Decision => (letter === 's' ? 'stay' : letter === 'f' ? 'fold' : null);
    return { cards: readCards(cards), decisions: [...decisions].map(decide) };
  },
  makePosition: ({ cards, decisions }) =>
    `${cardText(cards)} ${decisions.map((decision) => (decision ? LETTERS[decision] : '-')).join('')}`,
  positionOf: ({ cards, decisions }) => ({ cards, decisions }),
};
