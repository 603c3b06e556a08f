import { css } from 'lit';
import { cellName } from '../../../../games/triad/board.js';
import { dieAfter, targetOf } from '../../../../games/triad/destination.js';
import { triad } from '../../../../games/triad/index.js';
import type { TriadMove, TriadSeatMove, TriadState } from '../../../../games/triad/index.js';
import type { TriadHint } from '../../../../locales/triad/hint/terms.js';
import type { TriadTerms } from '../../../../locales/triad/index.js';
import { hintStyles } from '../../../features/hint/hint.styles.js';
import { CERTAIN } from '../../../features/hint/hint-words.js';
import type { HintLanguage, HintMoment, HintSource } from '../../../features/hint/hint-source.js';

/** Cells touch each other, and dice cover most of them. */
export const styles = css`
  ${hintStyles}

  .cell[data-hint] {
    --_hint-offset: -3px;
  }

  /* The wood is as light in the dark. */
  :is(.board, .board *)[data-hint] {
    --_hint: var(--tabletop-hint, #00528a);
  }
`;

type Moment = HintMoment<TriadState, TriadMove>;
type Language = HintLanguage<TriadTerms, TriadHint>;

export const source: HintSource<TriadState, TriadMove, TriadTerms, TriadHint> = {
  unit: 'outcome',
  texts: {
    en: () => import('../../../../locales/triad/hint/en.js'),
    de: () => import('../../../../locales/triad/hint/de.js'),
    nl: () => import('../../../../locales/triad/hint/nl.js'),
    fr: () => import('../../../../locales/triad/hint/fr.js'),
    it: () => import('../../../../locales/triad/hint/it.js'),
  },
  where: ({ best }, { texts }) => texts.die(cellName(seatMove(best.move).from)),
  nameOf: (move, { state }, language) => nameOf(seatMove(move), state, language),
  why,
  lookAt: ({ best }) => cellSelector(seatMove(best.move).from),
  act({ best }) {
    const move = seatMove(best.move);
    const cells = [move.from, targetOf(move), ...(move.remove === undefined ? [] : [move.remove])];
    return cells.map(cellSelector).join();
  },
};

const cellSelector = (cell: number): string => `.cell[data-cell="${cell}"]`;

/** Seats get no other moves. */
const seatMove = (move: TriadMove): TriadSeatMove => move as TriadSeatMove;

function nameOf(move: TriadSeatMove, state: TriadState, { texts }: Language): string {
  const from = cellName(move.from);
  const to = cellName(targetOf(move));
  const name =
    move.kind === 'turn'
      ? texts.turn(from, move.value)
      : move.kind === 'step'
        ? texts.step(from, to)
        : texts.move(from, to, Math.abs(dieAfter(state, move)));
  return move.remove === undefined ? name : texts.taking(name, cellName(move.remove));
}

/** The die that comes off, and what the other side can do next. */
function why({ state, seat, best, isOnly }: Moment, { words, texts }: Language): readonly string[] {
  const move = seatMove(best.move);
  const off =
    move.remove === undefined ? [] : [words('triad.removed', cellName(move.remove), state.removed[state.turn] + 1)];
  // Where the end is known, the next move matters no more.
  if (isOnly || Math.abs(best.value) >= CERTAIN || triad.outcome(triad.play(state, seat, move))) return off;
  if (canAnswer(state, seat, move)) return [...off, texts.wary];
  const isBetter = triad.moves(state, seat).some((other) => canAnswer(state, seat, other));
  return isBetter ? [...off, texts.quiet] : off;
}

/** Whether the other side can make a triad after a move. */
function canAnswer(state: TriadState, seat: number, move: TriadMove): boolean {
  const after = triad.play(state, seat, move);
  return triad.moves(after, after.turn).some((answer) => seatMove(answer).remove !== undefined);
}
