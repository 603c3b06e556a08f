import { css } from 'lit';
import { DIRECTIONS, cellAt } from '../../../../games/triad/board.js';
import { isSeatMove, targetOf } from '../../../../games/triad/destination.js';
import { triad } from '../../../../games/triad/index.js';
import type { Cell, Die } from '../../../../games/triad/index.js';
import type { TriadMove, TriadState } from '../../../../games/triad/index.js';
import type { TriadTip } from '../../../../locales/triad/coach/terms.js';
import { coachStyles } from '../../../features/coach/coach.styles.js';
import type { CoachSource, CoachedMove } from '../../../features/coach/coach-source.js';

export const styles = css`
  ${coachStyles(css`.stage .primary, .grid[data-interaction='idle'] .cell[data-traits~='movable']`)}

  /* The wood is as light in the dark. */
  .board {
    --_ring: #2a2420;
  }

  .cell {
    --_ring-offset: -5px;
  }

  @media screen {
    :host(:state(goal)) .grid[data-interaction='idle'] .cell[data-traits~='movable']:not(:focus-visible) {
      border-radius: 12px;
    }
  }
`;

export const source: CoachSource<TriadState, TriadMove, TriadTip> = {
  tips: ['triad', 'oneColour', 'stuck'],
  texts: {
    en: () => import('../../../../locales/triad/coach/en.js'),
    de: () => import('../../../../locales/triad/coach/de.js'),
    nl: () => import('../../../../locales/triad/coach/nl.js'),
    fr: () => import('../../../../locales/triad/coach/fr.js'),
    it: () => import('../../../../locales/triad/coach/it.js'),
  },
  isTurn: isSeatMove,
  happens,
};

function happens({ actor, move, after, isOwn }: CoachedMove<TriadState, TriadMove>): readonly TriadTip[] {
  if (isSeatMove(move)) {
    if (move.remove !== undefined) return ['triad'];
    if (typeof actor === 'number' && isOwn(actor) && isLineOfOneColour(after.cells, targetOf(move)))
      return ['oneColour'];
  }
  const isStuck = isOwn(after.turn) && triad.moves(after, after.turn).some(({ kind }) => kind === 'turn');
  return isStuck ? ['stuck'] : [];
}

/** Whether a die makes a line of three that would be a triad, were it not for the colours. */
function isLineOfOneColour(cells: readonly Die[], target: Cell): boolean {
  return DIRECTIONS.some((direction) =>
    // The other directions are the opposite ones, so a line may begin or have its middle here.
    [0, -1].some((first) => {
      const line = [0, 1, 2].map((step) => cells[cellAt(target, direction, first + step)] ?? 0);
      const total = line.reduce<number>((sum, die) => sum + die, 0);
      return (line.every((die) => die > 0) || line.every((die) => die < 0)) && total % 3 === 0;
    }),
  );
}
