import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing } from 'lit';
import '../src/elements/triad-board/define.js';

/** Where a few moves have been made. */
const MIDGAME = 'ccb2a/5a/1b4/2B3/1A4/AB1C1C w 0-0 8';

const meta: Meta = {
  title: 'Games/Triad',
  component: 'triad-board',
  args: { undoPastChance: false, flipped: false },
  argTypes: {
    dice: { control: 'select', options: [undefined, 'tap', 'auto', 'enter', 'remote'] },
    evenStart: { control: 'select', options: [undefined, 'on', 'off'] },
    starter: { control: 'select', options: [undefined, '0', '1'] },
    draws: { control: 'select', options: [undefined, 'on', 'off'] },
    undoPastChance: { control: 'boolean' },
    flipped: { control: 'boolean' },
    ...Object.fromEntries(
      ['lang', 'names', 'persist', 'position', 'record', 'seats', 'seed'].map((name) => [name, { control: 'text' }]),
    ),
    ...Object.fromEntries(['error', 'match', 'outcome', 'state', 'mode'].map((name) => [name, { control: false }])),
  },
  render: (args) =>
    html`<triad-board
      lang=${args['lang'] ?? nothing}
      seats=${args['seats'] ?? nothing}
      names=${args['names'] ?? nothing}
      seed=${args['seed'] ?? nothing}
      position=${args['position'] ?? nothing}
      record=${args['record'] ?? nothing}
      dice=${args['dice'] ?? nothing}
      persist=${args['persist'] ?? nothing}
      even-start=${args['evenStart'] ?? nothing}
      starter=${args['starter'] ?? nothing}
      draws=${args['draws'] ?? nothing}
      ?undo-past-chance=${args['undoPastChance']}
      ?flipped=${args['flipped']}
    ></triad-board>`,
};
export default meta;

type Story = StoryObj;

/** A game from the opening roll to the third triad, for two people at one device. */
export const Play: Story = {};

/** `position` begins from any legal moment. It is read from the top rank down; capital letters are White's dice. */
export const Position: Story = {
  args: { position: MIDGAME },
};

/** `record` goes on with a recorded game, written move by move. Undo, redo and new moves work as in any game. */
export const Recorded: Story = {
  args: { record: 'triad 1; roll 112233 112233; a1a3; f6f4; b1b4; d6d3' },
};

/** `names` are shown beside the board and spoken; readers can edit them in place. */
export const Names: Story = {
  args: { position: MIDGAME, names: 'Ann, Bob' },
};

/** `lang` on the element or on any ancestor chooses the language, and can change while a game is running. */
export const German: Story = {
  args: { position: MIDGAME, lang: 'de' },
};

/** `seed` makes the dice the same each time: everybody who opens this page plays from the same start. */
export const Seed: Story = {
  args: { seed: 'house', dice: 'auto' },
};

/** `even-start` gives both sides the same dice. */
export const EvenStart: Story = {
  args: { evenStart: 'on', seed: 'house', dice: 'auto' },
};

/** `starter` says who moves first, here Black. A rematch alternates from there. */
export const Starter: Story = {
  args: { starter: '1', seed: 'house', dice: 'auto' },
};

/** `draws="off"` leaves out the house rule of the third repetition and of 200 moves without a removal. */
export const WithoutDraws: Story = {
  args: { draws: 'off', position: MIDGAME },
};

/** `dice="enter"`: those who have the wooden game before them enter what they have thrown. */
export const EnteredDice: Story = {
  args: { dice: 'enter' },
};

/** `dice="remote"`: the board waits until a script plays the roll, for instance one that came from a server. */
export const RemoteDice: Story = {
  args: { dice: 'remote' },
};

/** `undo-past-chance` lets undo take back the opening roll; the same dice come again. */
export const UndoPastChance: Story = {
  args: { undoPastChance: true, dice: 'auto', seed: 'house', record: 'triad 1; seed=house' },
};

/** `persist` keeps the game in this browser under a key and finds it again after a reload. */
export const Persist: Story = {
  args: { persist: 'storybook-triad' },
};

/** `flipped` shows the board from Black's side; the tool does the same. */
export const Flipped: Story = {
  args: { position: MIDGAME, flipped: true },
};

/** One die away from winning on both sides. */
export const NearlyWon: Story = {
  args: { position: 'cc4/5a/1b4/2B3/6/AB1C2 w 2-2' },
};

/** Without an ordinary move a die is turned where it lies, or moved unturned. */
export const Stuck: Story = {
  args: { position: '5a/6/6/abb3/AAb3/CCb3 w 2-0' },
};

/** The result tells who has won and why, and offers a rematch with the other side starting. */
export const Finished: Story = {
  args: { position: 'ccb2a/4ba/6/2B3/6/AB4 b 3-0', names: 'Ann, Bob' },
};

/** A mistake in an attribute is told in place, and the board stays playable. */
export const Mistake: Story = {
  args: { position: 'ccbbaa/6/6/6/6/AABBC w 0-0' },
};

/** A handful of custom properties puts the board into a house's own colours. */
export const Themed: Story = {
  args: { position: MIDGAME, names: 'Ann, Bob' },
  decorators: [
    (story) =>
      html`<style>
          .house {
            --tabletop-accent: #8a3b12;
            --tabletop-board: #2f4a43;
            --tabletop-board-text: #e8efe9;
            --tabletop-cell: #e6ece4;
            --tabletop-seat-0: #fff;
            --tabletop-seat-0-ink: #1d3a33;
            --tabletop-seat-1: #c2571a;
            --tabletop-seat-1-ink: #fff;
            --tabletop-radius: 2px;
            color-scheme: light;
            font-family: Georgia, 'DejaVu Serif', serif;
          }
        </style>
        <div class="house">${story()}</div>`,
  ],
};

/** `color-scheme` chooses light or dark; by default the board follows the page. */
export const Dark: Story = {
  args: { position: MIDGAME },
  decorators: [
    (story) =>
      html`<div style="color-scheme: dark; background: #151311; color: #f1eae0; padding: 1rem">${story()}</div>`,
  ],
};
