import { css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { linesOf, totalOf } from '../../../../games/cubo/score.js';
import { bestSquare } from '../../../../games/cubo/solver.js';
import type { BestSquare } from '../../../../games/cubo/solver.js';
import type { CuboState } from '../../../../games/cubo/state.js';
import type { Term } from '../../../../interaction/language.js';
import type { CuboTerms } from '../../../../locales/cubo/index.js';
import type { Match } from '../../../../match/match.js';
import { renderEdges } from './details.js';
import { dieName } from '../words/names.js';
import { picture } from './picture.js';

/** By finished rounds: the search takes a few milliseconds, and its result is rendered many times. */
const known = new WeakMap<CuboState['rounds'], BestSquare>();

/** The best square that was possible in the latest finished round: with its last dice, and one of the middle. */
function bestOf<Move>(match: Match<CuboState, Move>): BestSquare | undefined {
  const { rounds, options } = match.state;
  const found = known.get(rounds);
  if (found) return found;
  for (let { ply } = match; ply >= 0; ply--) {
    const state = match.stateAt(ply);
    const seat = state?.seats[0];
    const wasBuilt = state?.rounds.length === rounds.length - 1 && state.phase === 'build' && seat?.stage !== 'decided';
    if (!wasBuilt || !seat) continue;
    const best = bestSquare(seat.square, { streets: options.streets, middle: state.middle });
    known.set(rounds, best);
    return best;
  }
  return undefined;
}

/** The best square that was possible in a solo round, next to the player's own. */
export function renderBest<Move>(
  match: Match<CuboState, Move>,
  numerals: boolean,
  words: Term<CuboTerms>,
): TemplateResult | typeof nothing {
  const { state } = match;
  const best = bestOf(match);
  if (!best) return nothing;
  const { square, total, exchange } = best;
  const own = state.rounds.at(-1)?.[0];
  const isFound = own && totalOf(linesOf(own, state.options)) >= total;
  const label = words('cubo.best', total);
  const lines = linesOf(square, state.options);
  return html`<div class="best" part="best" role="group" aria-label=${label}>
    <p>
      <b>${label}</b>
      ${exchange && words('cubo.bestExchange', dieName(exchange.taken, words), dieName(exchange.given, words))}
    </p>
    ${
      isFound
        ? html`<p>${words('cubo.bestFound')}</p>`
        : html`<div class="square">
            ${picture({ square, lines, last: exchange ? [exchange.cell] : [], marked: undefined, numerals }, label, words)}
            ${renderEdges(lines, square, undefined, words)}
          </div>`
    }
  </div>`;
}

export const styles = css`
  .best .square {
    inline-size: min(100%, 13rem);
    font-size: 0.875em;
  }

  .best p {
    margin-block-end: 6px;
  }
`;
