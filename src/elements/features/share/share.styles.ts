import { css } from 'lit';

/** The moment as a picture, a link and a line of text. */
export const shareStyles = css`
  .share {
    display: grid;
    gap: 16px;
  }

  .share-picture {
    margin: 0 auto;
    inline-size: min(16rem, 100%);
  }

  /* Diagrams need a certain width. */
  @container dialog (inline-size < 232px) {
    .share-picture {
      inline-size: 232px;
      zoom: 0.78;
    }
  }

  .share .share-row {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 8px;
  }

  .share-field {
    flex: 1 1 9rem;
    display: grid;
    gap: 4px;
    min-inline-size: 0;
  }

  .share-field input {
    min-inline-size: 0;
    inline-size: 100%;
    min-block-size: 44px;
    padding: 8px 10px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_text);
    font: inherit;
    text-overflow: ellipsis;
  }

  .share-actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }

  @container dialog (inline-size >= 32.5rem) {
    .share {
      grid-template-columns: minmax(0, 1fr) 16rem;
      align-items: start;
      column-gap: 24px;
    }
  }
`;
