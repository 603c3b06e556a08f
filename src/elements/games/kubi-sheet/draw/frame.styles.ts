import { css } from 'lit';

/** How much room the pad, the felt and the panel have. The first picture needs it as well as the game that is played: nothing grows as tools come. */
export const frameStyles = css`
  :host {
    --_tabletop-row: 1.5rem;
  }

  .frame {
    /* Large text does not widen the pad of a phone. */
    --_tabletop-rem: min(1rem, max(16px, 4.65cqi));
    --_size: min(100cqi, 30rem);
    --_table: 23.5rem;
  }

  .frame[data-mode='diagram'] {
    --_size: min(100cqi, 28rem);
  }

  /* Rows are as high as the screen allows together with the players, the dice, the action and the status. */
  .frame[data-mode='play'] {
    --_turn: calc(96px + var(--_action));
    --_tabletop-row: clamp(
      var(--_row-least, 1.375 * var(--_tabletop-rem)),
      (var(--_view) - 358px - var(--_players, 0px)) / 12,
      1.75 * var(--_tabletop-rem)
    );
  }

  /* They take the place of the head of the pad. */
  .frame:has(> .seats) {
    --_players: 34px;
    --_row-least: calc(1.3125 * var(--_tabletop-rem));
  }

  .seats:is([data-seats='7'], [data-seats='8']) {
    min-block-size: 92px;
  }

  .frame:has(> .seats:not([data-seats='2'], [data-seats='3'], [data-seats='4'])) {
    --_players: 78px;
    --_row-least: calc(1.125 * var(--_tabletop-rem));
  }

  /* What stands over the pad says who plays, and each has a total there. */
  @container tabletop (inline-size < max(880px, 55rem)) {
    .frame[data-mode='play']:has(> .seats) .head {
      display: none;
    }
  }

  @container tabletop (inline-size < 350px) {
    .frame[data-mode='play'] {
      --_tabletop-row: clamp(
        min(var(--_row-least, 100px), 1.25 * var(--_tabletop-rem)),
        (var(--_view) - 370px - var(--_players, 0px)) / 12,
        1.75 * var(--_tabletop-rem)
      );
    }
  }

  /* Seven players and more stand in three rows. */
  @container tabletop (inline-size < 18rem) {
    .frame[data-mode='play']:has(> .seats:is([data-seats='7'], [data-seats='8'])) {
      --_tabletop-row: var(--_tabletop-rem);
    }
  }

  @container tabletop (inline-size >= max(480px, 30rem)) {
    .frame[data-mode='play'] {
      --_turn: calc(106px + var(--_action));
      --_tabletop-row: clamp(
        1.3125 * var(--_tabletop-rem),
        (var(--_view) - 366px - var(--_players, 0px)) / 12,
        2.125 * var(--_tabletop-rem)
      );
    }
  }

  @container tabletop (inline-size >= max(640px, 40rem)) {
    .frame:not([data-mode='diagram'], [data-bare]) {
      --_size: min(100cqi, 44rem);
    }
  }

  @container tabletop (inline-size >= max(880px, 55rem)) {
    .frame:not([data-mode='diagram'], [data-bare]) {
      --_size: min(100cqi, 68rem);

      grid-template-columns: minmax(0, 1fr) 20rem;
    }

    .frame[data-mode='play'] {
      --_turn: calc(148px + 7.5 * var(--_tabletop-row));
      --_tabletop-row: clamp(
        1.5 * var(--_tabletop-rem),
        (var(--_view) - 140px - var(--_players, 0px)) / 12,
        2.5 * var(--_tabletop-rem)
      );
    }

    /* The players have a line over sheet and felt. */
    .frame:not([data-mode='diagram'], [data-bare]):has(> .seats) {
      --_players: 56px;

      > .seats {
        grid-column: 1 / -1;
        min-block-size: max(44px, 2.75rem);
      }

      > .seats[data-seats='2'] {
        min-block-size: max(48px, 3rem);
      }

      > .stage {
        grid-row: 2 / span 4;
      }
    }

    .frame:not([data-mode='diagram'], [data-bare]):has(> .error + .seats) > .stage {
      grid-row: 3 / span 4;
    }
  }
`;
