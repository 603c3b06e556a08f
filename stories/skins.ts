/** Three skins, each with its own colours, corners and font. */
export const HOUSES = ['garden', 'slate', 'newsprint'] as const;

/** One rule per skin for all games: the shared properties, then those of boards, sheets, dice and tiles. */
export const SKINS = `
  .garden {
    --tabletop-accent: #8a3b12;
    --tabletop-mark: #6b2fa0;
    --tabletop-board: #2f4a43;
    --tabletop-board-text: #e8efe9;
    --tabletop-cell: #e6ece4;
    --tabletop-paper: #f4f7f1;
    --tabletop-paper-text: #1d3a33;
    --tabletop-paper-line: #b9c9bd;
    --tabletop-ink: #1f5b3a;
    --tabletop-pencil: #8a3b12;
    --tabletop-purple: #6b2fa0;
    --tabletop-large: #1f5b3a;
    --tabletop-medium: #a34a17;
    --tabletop-small: #5a5f1e;
    --tabletop-die: #fff;
    --tabletop-die-ink: #1d3a33;
    --tabletop-die-line: #2f4a43;
    --tabletop-tile: #f4f7f1;
    --tabletop-tile-ink: #1d3a33;
    --tabletop-tile-line: #b9c9bd;
    --tabletop-tile-back: #b34a12;
    --tabletop-seat-0: #fff;
    --tabletop-seat-0-ink: #1d3a33;
    --tabletop-seat-1: #26221d;
    --tabletop-seat-1-ink: #fff;
    --tabletop-radius: 2px;
    color-scheme: light;
    font-family: Georgia, 'DejaVu Serif', serif;
  }
  .slate {
    --tabletop-accent: #7fd1ae;
    --tabletop-on-accent: #10231b;
    --tabletop-mark: #ffd166;
    --tabletop-text: #eef2f5;
    --tabletop-surface: #18222c;
    --tabletop-line: #6b7f92;
    --tabletop-board: #18222c;
    --tabletop-board-text: #b9c7d3;
    --tabletop-cell: #2a3846;
    --tabletop-paper: #18222c;
    --tabletop-paper-text: #dfe7ee;
    --tabletop-paper-line: #3b4c5c;
    --tabletop-ink: #7fd1ae;
    --tabletop-pencil: #ffd166;
    --tabletop-purple: #c79bea;
    --tabletop-large: #2c80bd;
    --tabletop-medium: #c05c1f;
    --tabletop-small: #22875f;
    --tabletop-die: #eef2f5;
    --tabletop-die-ink: #18222c;
    --tabletop-die-line: #0b1016;
    --tabletop-tile: #eef2f5;
    --tabletop-tile-ink: #18222c;
    --tabletop-tile-line: #0b1016;
    --tabletop-tile-back: #3b4c5c;
    --tabletop-seat-0: #eef2f5;
    --tabletop-seat-0-ink: #18222c;
    --tabletop-seat-1: #0b1016;
    --tabletop-seat-1-ink: #7fd1ae;
    --tabletop-radius: 14px;
    color-scheme: dark;
    background: #0f171f;
    padding: 12px;
    font-family: system-ui, sans-serif;
  }
  .newsprint {
    --tabletop-accent: #111;
    --tabletop-mark: #b00020;
    --tabletop-board: #fff;
    --tabletop-board-text: #111;
    --tabletop-cell: #f1f1ee;
    --tabletop-paper: #fbfbf8;
    --tabletop-paper-text: #111;
    --tabletop-paper-line: #111;
    --tabletop-ink: #111;
    --tabletop-pencil: #b00020;
    --tabletop-purple: #777;
    --tabletop-large: #111;
    --tabletop-medium: #b00020;
    --tabletop-small: #5c5c5c;
    --tabletop-die: #fff;
    --tabletop-die-ink: #111;
    --tabletop-die-line: #111;
    --tabletop-tile: #fff;
    --tabletop-tile-ink: #111;
    --tabletop-tile-line: #111;
    --tabletop-tile-back: #777;
    --tabletop-seat-0: #fff;
    --tabletop-seat-0-ink: #111;
    --tabletop-seat-1: #111;
    --tabletop-seat-1-ink: #fff;
    --tabletop-shadow: none;
    --tabletop-shadow-cast: none;
    --tabletop-relief: 0;
    --tabletop-grain: 0;
    --tabletop-radius: 0px;
    color-scheme: light;
    font-family: 'Times New Roman', 'DejaVu Serif', serif;
  }
  .skins {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr));
    gap: 24px;
    align-items: start;
  }
`;
