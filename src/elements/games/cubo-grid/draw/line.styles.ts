import { css } from 'lit';

/** The grooves under the dice, which light up where a line scores, and the points at their ends. Needs `cuboStyles`. */
export const lineStyles = css`
  .edges {
    display: contents;
    list-style: none;
  }

  .edges li {
    position: relative;
    display: grid;
    place-items: center end;
    pointer-events: none;
  }

  .edges [data-line='1'] {
    grid-area: 1 / 1 / 2 / 5;
  }

  .edges [data-line='2'] {
    grid-area: 2 / 1 / 3 / 5;
  }

  .edges [data-line='3'] {
    grid-area: 3 / 1 / 4 / 5;
  }

  .edges :nth-child(n + 4) {
    place-items: end center;
  }

  .edges [data-line='a'] {
    grid-area: 1 / 1 / 5 / 2;
  }

  .edges [data-line='b'] {
    grid-area: 1 / 2 / 5 / 3;
  }

  .edges [data-line='c'] {
    grid-area: 1 / 3 / 5 / 4;
  }

  /* The groove */
  .edges li::before {
    content: '';
    position: absolute;
    inset: 39% 9% 39% 4%;
    border-radius: 99px;
    background: var(--_light, var(--_groove));
    box-shadow: inset 0 1px 2px rgb(40 25 5 / 0.3);
    transition:
      background-color var(--_normal),
      box-shadow var(--_slow);
  }

  .edges li:nth-child(n + 4)::before {
    inset: 4% 39% 9%;
  }

  .edges [data-light]::before {
    box-shadow:
      0 0 5px var(--_light),
      0 0 18px 3px color-mix(in srgb, var(--_light) 55%, transparent);
  }

  /* The points */
  .edges span {
    position: relative;
    display: grid;
    place-content: center;
    min-inline-size: 11cqi;
    min-block-size: 11cqi;
    border-radius: 3.2cqi;
    color: color-mix(in oklab, var(--_ink) 76%, var(--_ground));
    font-size: max(11px, 4.6cqi);
    font-weight: 600;
    line-height: 1;
    text-align: center;
  }

  .edges [data-light] span {
    background: var(--_amber);
    color: #2a1c00;
    font-size: max(12px, 5.4cqi);
    font-weight: 750;
    box-shadow:
      inset 0 1px 0 rgb(255 255 255 / 0.4),
      var(--_shadow);
  }

  .edges :is([data-light='r'], [data-light='b']) span {
    background: var(--_red);
    color: #fff;
  }

  .edges [data-light='b'] span {
    background: var(--_blue);
    outline: 1.2px solid rgb(255 255 255 / 0.8);
    outline-offset: -3px;
  }

  .edges :is([data-light='r'], [data-light='b']) span::after {
    content: '× 2';
    font-size: 0.52em;
    font-weight: 700;
  }

  /* Two figures leave no room for more in a small square. */
  @container (inline-size < 200px) {
    .edges :is([data-light='r'], [data-light='b']) span::after {
      display: none;
    }
  }

  /* Nothing is earned before the roll. */
  .grid[data-heap] ~ .edges span,
  .grid[data-heap] ~ .worth {
    visibility: hidden;
  }

  .worth {
    grid-area: 4 / 4;
    place-self: center;
    font-size: max(15px, 7.4cqi);
    font-weight: 750;
    letter-spacing: -0.03em;
    margin-block: -0.3em;
    line-height: 1.5;
  }

  @media (forced-colors: active), print {
    .edges li::before {
      display: none;
    }

    .edges [data-light] span {
      border: 1.5px solid;
      background: none;
      color: inherit;
      box-shadow: none;
    }

    .edges [data-light='b'] span {
      border-style: double;
      border-width: 3px;
      outline: 0;
    }
  }
`;
