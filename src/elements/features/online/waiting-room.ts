import { css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Seat } from '../../../games/game.js';
import type { OnlineWords } from '../../../locales/online/terms.js';
import type { OnlineGame } from '../../../online/link/online-game.js';
import { NAME_LIMIT } from '../../../online/protocol.js';
import { button } from '../../../ui/panel/button.js';
import type { AnyContext } from '../../play/play-context.js';
import type { OnlineSeats } from './online-seats.js';

/** What stands below the line about the others until the game begins: the seats, of which the free ones can be taken, and the reader’s name. */
export function renderWaitingRoom(
  { names }: Pick<AnyContext, 'names'>,
  link: OnlineGame,
  seats: OnlineSeats,
  words: OnlineWords,
): TemplateResult {
  const { presence, seat: own } = link;
  const { start } = words;
  const renderSeat = (seat: Seat) => {
    const there = seat === own && !presence?.ready ? '' : seats.there(seat);
    const note = [seat === own ? words.presence.own : '', there].filter(Boolean).join(', ');
    const mayTake = presence?.isOpen && typeof own === 'number' && presence.seats[seat] === 'free';
    return html`<li>
      <span class="seat">${seats.sign(seat, 'all')}${names.of(seat)} <small>${note}</small></span>
      ${mayTake ? button(start.sit(names.side(seat)), () => link.sit(seat)) : nothing}
    </li>`;
  };
  return html`<ul class="online-seats" aria-label=${start.seats}>
      ${presence?.seats.map((_, seat) => renderSeat(seat))}
    </ul>
    ${
      typeof own === 'number'
        ? html`<label class="online-name"
            >${start.yourName}
            <input
              part="field"
              .value=${names.given(own)}
              autocomplete="nickname"
              spellcheck="false"
              maxlength=${NAME_LIMIT}
              @change=${(event: Event) => seats.rename((event.currentTarget as HTMLInputElement).value)}
          /></label>`
        : nothing
    }`;
}

export const styles = css`
  .online-seats {
    flex: 1 1 100%;
    display: grid;
    gap: 4px;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .online-seats > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 12px;
    min-block-size: 32px;
  }

  .online-seats small {
    color: var(--_muted);
  }

  .online-name {
    flex: 1 1 100%;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
  }

  .online-name > input {
    flex: 1 1 10rem;
    min-inline-size: 0;
  }
`;
