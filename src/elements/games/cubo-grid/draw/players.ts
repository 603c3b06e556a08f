import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { CuboSeat, CuboState } from '../../../../games/cubo/index.js';
import type { CuboSquare } from '../../../../games/cubo/square.js';
import { areRolled } from '../../../../games/cubo/square.js';
import type { Seat } from '../../../../games/game.js';
import type { Term } from '../../../../interaction/language.js';
import type { CuboTerms } from '../../../../locales/cubo/index.js';
import { seatSign } from '../../../../ui/seats/seat-sign.js';
import { dieName } from '../words/names.js';
import { colouredDie } from './picture.js';

type Words = Term<CuboTerms>;

/** A player in the row over the squares. */
export interface Player {
  readonly seat: Seat;
  /** The name, or the field for it. */
  readonly name: unknown;
  /** The name as text. */
  readonly label: string;
  readonly square: CuboSquare;
  readonly isCovered: boolean;
  readonly isOwn: boolean;
  readonly isWinner: boolean;
  readonly isDue: boolean;
  /** Makes the square of this player the large one; `undefined` if it is another's. */
  readonly show: (() => void) | undefined;
}

/** The players: the own one first, the others with their squares small, open or covered; and the round with the time. */
export function renderPlayers(
  players: readonly Player[],
  state: CuboState,
  top: unknown,
  numerals: boolean,
  words: Words,
): TemplateResult {
  return html`<div
    class="players"
    part="seats"
    role="group"
    aria-label=${words('cubo.players')}
    data-count=${players.length}
  >
    ${players.map((player) => renderPlayer(player, state, numerals, words))}
    <div class="top">${top}</div>
  </div>`;
}

function renderPlayer(player: Player, state: CuboState, numerals: boolean, words: Words): TemplateResult {
  const { seat, name, isOwn, isWinner, isDue } = player;
  const { score, taken } = state.seats[seat] as CuboSeat;
  const isAlone = state.seats.length === 1;
  return html`<div
    class="player"
    part="player"
    data-seat=${seat}
    ?data-own=${isOwn}
    ?data-winner=${isWinner}
    ?data-turn=${isDue}
  >
    ${isAlone ? nothing : renderMini(player, numerals, words)}
    <span class="who">${name}</span>
    <span class="score"
      >${isAlone ? nothing : seatSign(seat)}<b class="points">${score}</b> ${
        isAlone ? words('cubo.points', score) : nothing
      }</span
    >
    <span class="facts">
      ${
        taken
          ? html`<span class="taken" data-colour=${taken.colour}
              >${colouredDie(taken, numerals)}<span class="visually-hidden"
                >${words('cubo.holds', dieName(taken, words))}</span
              ></span
            >`
          : factOf(state, seat, words)
      }
    </span>
  </div>`;
}

/** What a player is doing, unless building. A cover is seen. */
function factOf({ phase, seats }: CuboState, seat: Seat, words: Words): unknown {
  const { stage, square } = seats[seat] as CuboSeat;
  const isTold = stage === 'late' || (phase === 'build' && stage !== 'open' && areRolled(square));
  if (!isTold) return nothing;
  const fact = words(`cubo.stage.${stage}`);
  return stage === 'called' || stage === 'decided' ? html`<span class="visually-hidden">${fact}</span>` : fact;
}

/** A small square, open or under its cover. */
function renderMini({ seat, label, square, isCovered, show }: Player, numerals: boolean, words: Words): TemplateResult {
  const inside = html`<span class="dice" aria-hidden="true"
      >${square.map((die) => html`<span data-colour=${die.colour}>${colouredDie(die, numerals)}</span>`)}</span
    >${isCovered ? html`<span class="lid" aria-hidden="true">${seatSign(seat)}</span>` : nothing}`;
  return show
    ? html`<button type="button" class="mini" aria-label=${words('cubo.showSquare', label)} @click=${show}>
        ${inside}
      </button>`
    : html`<span class="mini">${inside}</span>`;
}
