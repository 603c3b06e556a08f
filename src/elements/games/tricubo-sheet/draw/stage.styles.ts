import { css } from 'lit';

/** A move while it is seen: the disc that climbs, the fall over the edge, the small sheet of somebody else, dice that come and go. */
export const stageStyles = css`
  /* What is there only until its moment, or from then on */
  @keyframes gone {
    from,
    to {
      opacity: 0;
    }
  }

  @keyframes come {
    from {
      opacity: 0;
    }
  }

  @keyframes go {
    to {
      opacity: 0;
    }
  }

  /* The stairs that are climbed. Lengths are percents of their drawing. */
  .stairs[data-beat] > .stop {
    animation: go 1ms var(--_at) forwards;
  }

  .climb .turned {
    animation: come 100ms calc(var(--_at) + var(--_late)) backwards;
  }

  .climb .landed {
    animation: gone calc(var(--_at) + var(--_late) - 20ms);
  }

  .climb .stroke {
    transform-box: fill-box;
    transform-origin: 0 0;
    animation: draw 90ms calc(var(--_at) + var(--_late)) backwards;
  }

  .climb .stroke:nth-of-type(even) {
    transform-origin: 100% 0;
  }

  @keyframes draw {
    from {
      transform: scale(0);
    }
  }

  .climb :is(.hop, .hop > g) {
    transform-box: view-box;
    animation: hop var(--_ms) calc(var(--_at) + var(--_late)) ease-in-out;
  }

  .climb .hop {
    opacity: 0;
  }

  .climb .hop > g {
    animation-name: arc;
    animation-timing-function: ease-out;
  }

  @keyframes hop {
    from {
      opacity: 1;
      transform: translate(var(--_x), var(--_y));
    }
    to {
      opacity: 1;
      transform: none;
    }
  }

  @keyframes arc {
    50% {
      transform: translate(0, -16%) scale(0.95, 1.06);
      animation-timing-function: ease-in;
    }
    90% {
      transform: scale(1.06, 0.94);
    }
  }

  /* Over the edge */
  td[data-beat='follow'] {
    --_quake: var(--_at);
    animation: quake 360ms var(--_at) linear;
  }

  td[data-beat='follow'] .stairs > svg > :is(.purple, .hatch) {
    transform-box: fill-box;
    transform-origin: 50% 100%;
    animation: lurch 360ms var(--_quake) linear;
  }

  @keyframes quake {
    14% {
      transform: translate(2.4px, 1px);
    }
    28% {
      transform: translate(-2px, 0);
    }
    43% {
      transform: translate(1.6px, 0.8px);
    }
    57% {
      transform: translate(-1.2px, 0);
    }
    71% {
      transform: translate(0.8px, 0);
    }
  }

  @keyframes lurch {
    14% {
      transform: translate(1.6px, 0.6px) skewX(1.6deg);
    }
    28% {
      transform: translate(-1.4px, 0) skewX(-1.3deg);
    }
    43% {
      transform: translate(1px, 0.4px) skewX(1deg);
    }
    57% {
      transform: translate(-0.8px, 0) skewX(-0.7deg);
    }
    71% {
      transform: translate(0.5px, 0) skewX(0.4deg);
    }
  }

  .climb .crumb {
    transform-box: view-box;
    fill: var(--_purple);
    stroke: var(--_on-purple);
    stroke-width: 0.6;
    opacity: 0;
    animation: crumble 420ms var(--_quake) cubic-bezier(0.4, 0, 0.9, 0.6);
  }

  @keyframes crumble {
    from {
      opacity: 1;
      transform: translate(calc(var(--_x) * 0.5), -6px);
    }
    70% {
      opacity: 1;
    }
    to {
      opacity: 0;
      transform: translate(var(--_x), var(--_y)) rotate(var(--_turn));
    }
  }

  .ending i[data-beat] {
    position: relative;
    background: none;
  }

  .ending i[data-beat]::before {
    content: '';
    position: absolute;
    inset: 0;
    background: light-dark(#6f5190, #b99ad8);
    animation: pop 200ms calc(var(--_at) + 80ms) backwards;
  }

  /* What the move has earned */
  .pill[data-beat],
  .fields [data-beat],
  .six[data-beat],
  .small [data-beat] {
    animation: pop 160ms var(--_at) backwards;
  }

  .fields path[data-beat],
  .small path[data-beat] {
    transform-box: fill-box;
    transform-origin: center;
  }

  @keyframes pop {
    from {
      opacity: 0;
      transform: scale(0.4);
    }
  }

  /* What the next dice reach is seen once they lie. */
  [data-waiting] :is(.pencil, .pill:not([data-beat])) {
    opacity: 0;
  }

  [data-waiting] .stairs .maybe {
    opacity: 1;
  }

  [data-waiting] tr[data-die] .row-face {
    border-color: var(--_paper-line);
    background: none;
    stroke: var(--_quiet);
  }

  .hand[data-beat] > .place {
    --_roll-late: var(--_at, 0ms);
  }

  .hand[data-beat] > :nth-child(2) {
    --_roll-late: calc(var(--_at, 0ms) + 40ms);
  }

  .hand[data-beat] > :nth-child(3) {
    --_roll-late: calc(var(--_at, 0ms) + 80ms);
  }

  .hand[data-beat] .sized {
    animation: gone var(--_roll-late);
  }

  .leaving-die {
    position: absolute;
    z-index: 3;
    pointer-events: none;
  }

  .place .leaving-die > .sized {
    opacity: 1;
  }

  /* The small sheet, in the box of the button */
  .desk {
    position: absolute;
    grid-area: 1 / 2;
    inset: 0;
    z-index: 2;
    display: grid;
    align-items: center;
    pointer-events: none;
    animation: go 140ms calc(var(--_at) + 660ms) forwards;
  }

  .small {
    --_tabletop-row: 38px;
    display: grid;
    grid-template-columns: 22px minmax(0, 1fr) minmax(2em, auto);
    align-items: center;
    gap: 6px;
    block-size: 76px;
    padding-inline: 6px 8px;
    border: 1px solid var(--_paper-line);
    border-radius: 14px;
    background: var(--_paper);
    color: var(--_ink);
    font-weight: 700;
  }

  .desk > .small[data-beat] {
    animation: come 140ms calc(var(--_at) - 140ms) backwards;
  }

  .whose {
    display: grid;
    justify-items: center;
    gap: 8px;
  }

  .whose .seat-sign {
    margin: 0;
  }

  .small .row-face {
    inline-size: 20px;
    margin: 0;
    border-color: var(--_colour);
    background: var(--_colour);
    stroke: #fff;
  }

  .small-rows {
    display: grid;
    gap: 3px;
  }

  .small text {
    display: none;
  }

  .small .stairs circle {
    r: 5.5px;
  }

  .flat {
    inline-size: 100%;
    block-size: 5px;
  }

  .flat path {
    stroke: none;
    fill: var(--_step);
  }

  .flat .purple {
    fill: var(--_purple);
  }

  .flat .done {
    fill: var(--_crossed);
  }

  .flat .stop {
    fill: var(--_ink);
  }

  .earned {
    display: grid;
    justify-items: end;
    gap: 4px;
  }

  .small-field {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 32px;
  }

  .small-field > * {
    grid-area: 1 / 1;
    max-inline-size: 100%;
  }

  @container tabletop (inline-size >= max(880px, 55rem)) {
    .frame[data-mode='play'] > .turn {
      position: relative;
    }

    .desk {
      grid-area: 2 / 1;
    }
  }

  @media (forced-colors: active) {
    .flat path {
      stroke: CanvasText;
      fill: Canvas;
    }

    .flat :is(.done, .stop) {
      fill: CanvasText;
    }
  }

  @media print {
    .desk,
    .climb .hop,
    .crumb,
    .leaving-die {
      display: none;
    }
  }
`;
