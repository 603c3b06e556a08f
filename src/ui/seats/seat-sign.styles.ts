import { css } from 'lit';

/** The colours of eight seats: the palette of Okabe and Ito, which is safe for colour-blind users. */
export const seatSignStyles = css`
  .seat-sign {
    flex: none;
    display: inline-block;
    vertical-align: -2px;
    margin-inline-end: 4px;
    inline-size: 16px;
    block-size: 16px;
    stroke: light-dark(#2a2420, #f1eae0);
    stroke-width: 1.4;
    stroke-linejoin: round;
    fill: var(--_seat);
  }

  [data-seat='0'] {
    --_seat: var(--tabletop-seat-0, #0072b2);
  }
  [data-seat='1'] {
    --_seat: var(--tabletop-seat-1, #e69f00);
  }
  [data-seat='2'] {
    --_seat: var(--tabletop-seat-2, #009e73);
  }
  [data-seat='3'] {
    --_seat: var(--tabletop-seat-3, #cc79a7);
  }
  [data-seat='4'] {
    --_seat: var(--tabletop-seat-4, #d55e00);
  }
  [data-seat='5'] {
    --_seat: var(--tabletop-seat-5, #56b4e9);
  }
  [data-seat='6'] {
    --_seat: var(--tabletop-seat-6, #f0e442);
  }
  [data-seat='7'] {
    --_seat: var(--tabletop-seat-7, light-dark(#4d4d4d, #bdbdbd));
  }
`;
