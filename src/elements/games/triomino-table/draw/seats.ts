import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Outcome, Seat } from '../../../../games/game.js';
import type { TriominoPosition } from '../../../../games/triomino/state.js';
import type { Term } from '../../../../interaction/language.js';
import { figure } from '../../../../locales/common/figures.js';
import type { TriominoPictureTerms } from '../../../../locales/triomino/index.js';
import { flat, inline } from '../../../../ui/flat-template.js';
import { seatSign } from '../../../../ui/seats/seat-sign.js';
import { seatStrip } from '../../../../ui/seats/seat-strip.js';
import { tileName } from '../words/names.js';
import { tilePicture } from './tile-picture.js';
import type { Earned } from '../../../play/show/earned.js';
import type { SeatNames } from '../../../session/seat-names.js';
import type { Viewer } from '../viewer.js';

type Words = Term<TriominoPictureTerms>;

/** The table, as its seats see it. */
interface Table {
  readonly words: Words;
  readonly viewing: Viewer | undefined;
  readonly session: { readonly isPlayed: boolean };
  readonly outcome: Outcome | undefined;
  readonly seatNames: SeatNames;
  nameOf(seat: Seat): string;
}

/** A game that is being played, as its seats see it. */
interface Played {
  /** The seat whose tiles are shown below the table. */
  readonly rackSeat: Seat | undefined;
  readonly context: {
    readonly seats: { readonly order: readonly Seat[]; render(seat: Seat): unknown; clockOf(seat: Seat): unknown };
    earnedBy(seat: Seat): Earned;
  };
}

/** The players with their points and tiles. */
export function renderSeats(position: TriominoPosition, table: Table, played: Played | undefined): TemplateResult {
  const { racks, scores, turn } = position;
  const { words, outcome } = table;
  const order = played?.context.seats.order ?? [...racks.keys()];
  const strip = order.slice(0, racks.length).map((seat) => {
    const rack = racks[seat] ?? [];
    const { was, gain } = played?.context.earnedBy(seat) ?? {};
    return {
      seat,
      sign: seatSign(seat),
      name: played?.context.seats.render(seat) ?? html`<span class="name" part="name">${table.nameOf(seat)}</span>`,
      points: shownAndRead(counted(scores[seat] ?? 0, was), words('triomino.soFar', scores[seat] ?? 0)),
      gain,
      note: rack.length > 0 ? [HELD, shownAndRead(rack.length, words('triomino.tiles', rack.length))] : '',
      clock: played?.context.seats.clockOf(seat),
      isDue: seat === turn,
      isWinner: turn === null && outcome?.winners.includes(seat),
    };
  });
  return seatStrip(strip, words('triomino.seats'));
}

/** A figure that is read with what it counts. */
const shownAndRead = (shown: unknown, read: string): TemplateResult =>
  html`<span aria-hidden="true">${shown}</span><span class="visually-hidden"> ${read} </span>`;

/** Points, which count from what they were before the moves that are being seen. */
const counted = (points: number, before = points): unknown =>
  before === points ? figure(points) : html`<span data-from=${before} data-to=${points}>${figure(points)}</span>`;

const HELD = html`<svg class="held-sign" viewBox="0 0 12 11" aria-hidden="true"><path d="M6 1 11 10H1Z"></path></svg>`;

/** What stands on the table itself: the round, the points of who plays alone, and in pictures what is left to buy. */
export function renderMeta(
  { racks, laid, scores, turn, leader }: TriominoPosition,
  tiles: number,
  table: Table,
  round: unknown,
): TemplateResult | typeof nothing {
  const { words, session } = table;
  if (racks.length === 0) return nothing;
  const hasBegun = turn !== null || leader !== null;
  const pool = tiles - laid.length - racks.flat().length;
  const name = racks.length === 1 ? table.seatNames.given(0) : '';
  return html`<div class="meta">
    ${
      racks.length === 1
        ? html`<p class="own">
            ${name && html`<span class="name" part="name">${name}</span>`}
            <span class="points">${words('triomino.soFar', scores[0] ?? 0)}</span>
          </p>`
        : nothing
    }
    ${round} ${hasBegun && !session.isPlayed ? html`<p>${words('triomino.pool', pool)}</p>` : nothing}
  </div>`;
}

/** The tiles of the seats whose tiles may be seen, each on a rack of its own. */
export function renderRacks(
  position: TriominoPosition,
  table: Table,
  played: Played | undefined,
): TemplateResult | typeof nothing {
  const { racks } = position;
  const { words } = table;
  const seen = racks.flatMap((rack, seat) =>
    rack.length > 0 && isSeen(seat, position, table, played) ? [{ rack, seat }] : [],
  );
  if (seen.length === 0) return nothing;
  return html`<div class="racks" part="racks">
    ${seen.map(
      ({ rack, seat }) =>
        html`<div class="shelf" data-seat=${seat}>
          ${racks.length > 1 ? seatSign(seat) : nothing}
          <ul class="held" aria-label=${words('triomino.rackOf', table.nameOf(seat))}>
            ${rack.map((tile, i) => renderHeld(tile, i % 2 === 0, words))}
          </ul>
        </div>`,
    )}
  </div>`;
}

/** Whether the tiles of a seat are shown. Between rounds all tiles are shown; the user’s own are below the table. */
function isSeen(seat: Seat, { turn, laid }: TriominoPosition, table: Table, played: Played | undefined): boolean {
  const { viewing, session } = table;
  if (played?.rackSeat === seat) return false;
  const isOver = turn === null && laid.length > 0;
  if (isOver || viewing === 'all' || viewing === seat) return true;
  return viewing === undefined && !session.isPlayed;
}

const renderHeld = (tile: string | null, isUp: boolean, words: Words): TemplateResult =>
  flat(
    html`<li>
      ${inline(tilePicture(tile, isUp))}<span class="visually-hidden"
        >${tile ? tileName(tile) : words('triomino.hiddenTile')}</span
      >
    </li>`,
  );
