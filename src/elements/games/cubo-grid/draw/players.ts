import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { CuboSeat, CuboState } from '../../../../games/cubo/index.js';
import type { CuboSquare } from '../../../../games/cubo/square.js';
import { areRolled } from '../../../../games/cubo/square.js';
import type { Seat } from '../../../../games/game.js';
import type { Term } from '../../../../interaction/language.js';
import type { CuboTerms } from '../../../../locales/cubo/index.js';
import { seatSign } from '../../../../ui/seats/seat-sign.js';
import { seatFacts } from '../../../../ui/seats/seat-strip.js';
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
  /** The points before, if they are seen to grow, and what the round has brought that is over. */
  readonly was: number | undefined;
  readonly gain: number | undefined;
  /** Makes the square of this player the large one; `undefined` if it is another's. */
  readonly show: (() => void) | undefined;
}

/** The round with the time, and below them the players with their squares small, open or covered. The own square lies large: its place is empty. */
export function renderPlayers(
  players: readonly Player[],
  state: CuboState,
  top: unknown,
  numerals: boolean,
  words: Words,
): TemplateResult {
  const [alone] = players.length === 1 ? state.seats : [];
  return html`<div
    class="players"
    part="seats"
    role="group"
    aria-label=${words('cubo.players')}
    data-count=${players.length}
  >
    <div class="top">
      ${top}
      ${
        alone
          ? html`<span class="player" part="player" data-seat="0"
              ><b class="points" data-from=${players[0]?.was ?? nothing} data-to=${alone.score}>${alone.score}</b>
              ${words('cubo.points', alone.score)} ${renderFacts(state, 0, numerals, words)}</span
            >`
          : nothing
      }
    </div>
    ${
      alone
        ? nothing
        : html`<div class="strip" data-count=${players.length}>
            ${players.map((player) => renderPlayer(player, state, numerals, words))}
          </div>`
    }
  </div>`;
}

function renderPlayer(player: Player, state: CuboState, numerals: boolean, words: Words): TemplateResult {
  const { seat, name, isOwn, isWinner, isDue } = player;
  const { score, taken, stage } = state.seats[seat] as CuboSeat;
  // Beside the squares of three and four there is room for one thing below the points.
  const isNarrow = state.seats.length > 2;
  const isNoted = taken !== null || stage === 'late' || Boolean(player.gain);
  return html`<div
    class="player"
    part="player"
    data-seat=${seat}
    ?data-own=${isOwn}
    ?data-winner=${isWinner}
    ?data-turn=${isDue}
  >
    ${isOwn ? html`<span class="mini">${seatSign(seat)}</span>` : renderMini(player, numerals, words)}
    ${seatFacts({
      sign: isNarrow && isNoted ? nothing : seatSign(seat),
      name,
      points: html`<span data-from=${player.was ?? nothing} data-to=${score}>${score}</span>`,
      gain: player.gain,
      note: isNarrow && isWinner ? undefined : renderFacts(state, seat, numerals, words),
      isWinner,
    })}
  </div>`;
}

/** The die that a player has taken, or what else is known. */
function renderFacts(state: CuboState, seat: Seat, numerals: boolean, words: Words): TemplateResult {
  const { taken } = state.seats[seat] as CuboSeat;
  return html`<span class="facts"
    >${
      taken
        ? html`<span class="taken" data-colour=${taken.colour}
            >${colouredDie(taken, numerals)}<span class="visually-hidden"
              >${words('cubo.holds', dieName(taken, words))}</span
            ></span
          >`
        : factOf(state, seat, words)
    }</span
  >`;
}

/** What a player is doing, unless building. A cover is seen, and so are dice in a hand. */
function factOf({ phase, seats }: CuboState, seat: Seat, words: Words): unknown {
  const { stage, square } = seats[seat] as CuboSeat;
  const isStageShown = stage === 'late' || (phase === 'build' && stage !== 'open' && areRolled(square));
  if (!isStageShown) return nothing;
  const fact = words(`cubo.stage.${stage}`);
  return stage === 'late' ? fact : html`<span class="visually-hidden">${fact}</span>`;
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

/** Whose square lies large, at its upper edge. The square itself is named. */
export const renderOwner = (seat: Seat, name: string): TemplateResult =>
  html`<span class="owner" aria-hidden="true">${seatSign(seat)} ${name}</span>`;
