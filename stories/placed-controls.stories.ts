import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing } from 'lit';
import { html as staticHtml, literal } from 'lit/static-html.js';
import '../src/index.js';

/** The games as tags, with what each needs for a calm example. */
const GAMES = {
  'triad-board': literal`triad-board`,
  'kubi-sheet': literal`kubi-sheet`,
  'tricubo-sheet': literal`tricubo-sheet`,
  'cubo-grid': literal`cubo-grid`,
  'triomino-table': literal`triomino-table`,
};

/** The first moves of a game of Triad, with a comment. */
const RECORD = 'triad 1; roll 111233 112233; d1d4 {Into the middle.}; c6d5xd6; b1e4';

/** Each story has a game with an id of its own, since a page of the docs shows several. */
let ids = 0;

const meta: Meta = {
  title: 'Games/Placed controls',
  component: 'game-toolbar',
  subcomponents: {
    GameStatus: 'game-status',
    GameMoves: 'game-moves',
    GameSeats: 'game-seats',
    GameMoveInput: 'game-move-input',
  },
  tags: ['!autodocs'],
  args: { game: 'triad-board', controls: 'none', mode: 'play' },
  argTypes: {
    game: { control: 'select', options: Object.keys(GAMES), description: 'The tag of the game' },
    controls: { control: 'text', description: 'The attribute `controls` of the game' },
    mode: { control: 'select', options: ['play', 'replay', 'diagram'], description: 'The mode of the game' },
    lang: {
      control: 'select',
      options: [undefined, 'en', 'de', 'fr', 'it', 'nl'],
      description: 'The language of the game',
    },
  },
  parameters: { controls: { include: ['game', 'controls', 'mode', 'lang'] } },
};
export default meta;

type Story = StoryObj;
type Args = Readonly<Record<string, unknown>>;

function game(args: Args, id: string) {
  const tag = GAMES[args['game'] as keyof typeof GAMES];
  const record = args['game'] === 'triad-board' ? RECORD : nothing;
  return staticHtml`<${tag}
    id=${id}
    mode=${args['mode'] ?? nothing}
    controls=${args['controls'] || nothing}
    lang=${args['lang'] || nothing}
    seats="human human"
    record=${record}
    time-limits=${args['game'] === 'cubo-grid' ? 'off' : nothing}
  ></${tag}>`;
}

/** A board on the left, players, status and moves beside it, and tools below. */
export const Layout: Story = {
  render: (args) => {
    const id = `placed-${ids++}`;
    return html`<style>
        .match {
          display: grid;
          gap: 16px;
        }
        .match .side {
          display: flex;
          flex-direction: column;
          gap: 16px;
        }
        .match game-moves {
          flex: 1;
        }
        @media (min-width: 45rem) {
          .match {
            grid-template-columns: minmax(0, 1fr) minmax(13rem, 18rem);
          }
          .match game-toolbar {
            grid-column: 1 / -1;
          }
        }
      </style>
      <div class="match">
        ${game(args, id)}
        <div class="side">
          <game-seats for=${id}></game-seats>
          <game-status for=${id}></game-status>
          <game-moves for=${id}></game-moves>
          <game-move-input for=${id}></game-move-input>
        </div>
        <game-toolbar for=${id}></game-toolbar>
      </div>`;
  },
};

/** The same elements lead a replay: the tools step, and each move leads to its moment. */
export const Replay: Story = { ...Layout, args: { mode: 'replay' } };

/** `<game-toolbar>` alone, above the game. The game keeps everything else. */
export const Toolbar: Story = {
  args: { controls: '' },
  render: (args) => {
    const id = `placed-${ids++}`;
    return html`<game-toolbar for=${id}></game-toolbar>${game(args, id)}`;
  },
};

/** `<game-status>` above a board without tools. */
export const Status: Story = {
  render: (args) => {
    const id = `placed-${ids++}`;
    return html`<game-status for=${id}></game-status>${game(args, id)}`;
  },
};

/** `<game-moves>` below the game lists what has been played. */
export const Moves: Story = {
  render: (args) => {
    const id = `placed-${ids++}`;
    return html`${game(args, id)}<game-moves for=${id}></game-moves>`;
  },
};

/** `<game-seats>` has the players; in Kubi and Tricubo the buttons that switch sheets. */
export const Seats: Story = {
  args: { game: 'kubi-sheet' },
  render: (args) => {
    const id = `placed-${ids++}`;
    return html`<game-seats for=${id}></game-seats>${game(args, id)}`;
  },
};

/** `<game-move-input>` is the field for typed moves; here it stands below the game, and the status above. */
export const MoveInput: Story = {
  render: (args) => {
    const id = `placed-${ids++}`;
    return html`<game-status for=${id}></game-status>${game(args, id)}<game-move-input for=${id}></game-move-input>`;
  },
};
