import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Outcome, Seat } from '../../games/game.js';
import type { TriominoPosition } from '../../games/triomino/state.js';
import type { Term } from '../../interaction/language.js';
import type { TriominoTerms } from '../../locales/triomino/index.js';
import { seatSign } from '../../ui/seat-sign.js';
import { tileName } from './names.js';
import { tilePicture } from './tile-picture.js';
import type { Viewer } from './viewer.js';

type Words = Term<TriominoTerms>;

/** The table, as its seats see it. */
interface Table {
  readonly words: Words;
  readonly viewing: Viewer | undefined;
  readonly isPlayed: boolean;
  readonly outcome: Outcome | undefined;
  givenName(seat: Seat): string;
  nameOf(seat: Seat): string;
}

/** A game that is being played, as its seats see it. */
interface Played {
  /** The seat whose tiles are shown below the table. */
  readonly rackSeat: Seat | undefined;
  renderName(seat: Seat): unknown;
}

/** The players with their points and tiles, and the number of tiles that can still be bought. */
export function renderSeats(
  position: TriominoPosition,
  tiles: number,
  table: Table,
  played: Played | undefined,
  round: unknown,
): TemplateResult | typeof nothing {
  const { racks, laid, turn, leader } = position;
  if (racks.length === 0) return nothing;
  const pool = tiles - laid.length - racks.flat().length;
  const hasBegun = turn !== null || leader !== null;
  return html`${racks.map((_, seat) => renderSeat(position, seat, table, played))}
  ${
    hasBegun || round
      ? html`<div class="meta">${round}${hasBegun ? html`<p>${table.words('triomino.pool', pool)}</p>` : nothing}</div>`
      : nothing
  }`;
}

function renderSeat(position: TriominoPosition, seat: Seat, table: Table, played: Played | undefined): TemplateResult {
  const { racks, scores, turn } = position;
  const { words, outcome } = table;
  const rack = racks[seat] ?? [];
  const label = table.nameOf(seat);
  const written = racks.length > 1 ? label : table.givenName(seat);
  const isWinner = turn === null && racks.length > 1 && outcome?.winners.includes(seat);
  return html`<div
    class="seat"
    part="seat"
    role="group"
    aria-label=${label}
    data-seat=${seat}
    ?data-turn=${seat === turn}
    ?data-winner=${isWinner}
  >
    ${racks.length > 1 ? seatSign(seat) : nothing}
    ${played?.renderName(seat) ?? (written && html`<span class="name" part="name">${written}</span>`)}
    <span class="facts">
      <span class="points">${words('triomino.soFar', scores[seat] ?? 0)}</span>
      ${rack.length > 0 ? html`<span>${words('triomino.tiles', rack.length)}</span>` : nothing}
    </span>
    ${
      rack.length > 0 && isSeen(seat, position, table, played)
        ? html`<ul class="held" aria-label=${words('triomino.rackOf', label)}>
            ${rack.map((tile) => renderHeld(tile, words))}
          </ul>`
        : nothing
    }
  </div>`;
}

/** Whether the tiles of a seat are shown beside its name. Between rounds all tiles are shown; the user’s own are below the table. */
function isSeen(seat: Seat, { turn, laid }: TriominoPosition, table: Table, played: Played | undefined): boolean {
  const { viewing, isPlayed } = table;
  if (played?.rackSeat === seat) return false;
  const isOver = turn === null && laid.length > 0;
  if (isOver || viewing === 'all' || viewing === seat) return true;
  return viewing === undefined && !isPlayed;
}

const renderHeld = (tile: string | null, words: Words): TemplateResult =>
  html`<li>
    ${tilePicture(tile)}<span class="visually-hidden">${tile ? tileName(tile) : words('triomino.hiddenTile')}</span>
  </li>`;
