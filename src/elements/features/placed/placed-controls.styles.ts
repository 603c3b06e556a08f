import { css } from 'lit';

/** Controls that stand elsewhere in the page, and what is left of the panel of their game. */
export const placedControlsStyles = css`
  /* The page has reserved the height of a game with all its controls. */
  :host {
    --_room: 0px !important;
  }

  .panel {
    min-block-size: 0;
  }

  .placed {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
  }

  .placed .status {
    flex: none;
  }

  @container tabletop (inline-size >= max(640px, 40rem)) {
    .placed[data-control='toolbar']:has(.steps),
    .placed[data-control='seats']:has(> .seat) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }

  @container tabletop (inline-size >= max(840px, 52.5rem)) {
    .placed .toolbar:not(.steps, .steps ~ *) {
      display: flex;
      flex-wrap: wrap;
    }

    .placed .toolbar:not(.steps, .steps ~ *) .tool {
      flex: 1 0 auto;
    }

    .placed .toolbar:not(.steps, .steps ~ *) .tool-label {
      display: inline;
    }
  }

  @media (forced-colors: active) {
    .placed {
      --_accent: Highlight;
    }
  }
`;
