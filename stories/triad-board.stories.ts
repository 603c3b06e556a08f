import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing } from 'lit';
import '../src/elements/games/triad-board/define.js';
import { triad } from '../src/games/triad/index.js';
import { inAGarden, inAllSkins, inTheDark, rightToLeft } from './decorators.js';
import { elementStories } from './element-stories.js';
import { sharedGame } from './shared-game.js';

/** A position after a few moves. */
const MIDGAME = 'ccb2a/5a/1b4/2B3/1A4/AB1C1C w 0-0 8';

/** A complete game with an author’s comments. */
const GAME = `triad 1
roll 111233 112233 {Both sides line up their dice from low to high, each from their own left.}
d1d4 {The 2 becomes a 3 and moves three cells.}
c6d5xd6 {2, 1 and 3 in the d file, in both colours: a triad. Black removes the 2.}
b1e4
b6d6xd6 {The same place again. This time Black removes the die that has just moved.}
f1f3xf3 {White answers on the diagonal from f3 to d5.}
e6c6xc6 {And Black on the other one, from c6 to e4. That is the third die.}`;

interface Lesson {
  readonly text: string;
  readonly mode?: string;
  readonly position?: string;
  readonly record?: string;
  readonly ply?: string;
  readonly marks?: string;
}

const diagram = (text: string, position: string, marks = ''): Lesson => ({ text, mode: 'diagram', position, marks });

/** An article that explains the game. */
const LESSONS: readonly Lesson[] = [
  diagram('Each player starts with six dice on their back row.', 'ccbbaa/6/6/6/6/AABBCC w 0-0'),
  diagram('A die moves exactly as far as the value it is turned to.', '6/6/6/6/1A4/6 w 0-0', 'b2-b5 b2-e5 b2-e2'),
  diagram('Nothing may stand in its way.', '6/6/1b4/6/1A4/6 w 0-0', 'b2-b4'),
  diagram('Three in a line with both colours: 1, 2, 3 is a triad.', '6/6/6/6/6/2AbC1 w 0-0', 'c1 d1 e1'),
  diagram('So is 2, 2, 2.', '6/3B2/3b2/3B2/6/6 w 0-0', 'd3 d4 d5'),
  diagram('Three dice of one colour are not.', '6/6/6/1ABC2/6/6 w 0-0'),
  diagram('1, 1, 2 is not one either.', '6/6/6/1AaB2/6/6 w 0-0'),
  {
    text: 'Make a triad and you remove one of your own dice in it. Try it with the die on c1.',
    position: 'ccc1ba/2a3/3C2/6/6/1AABBC w 0-0',
  },
  { text: 'If there is no move, a die is turned where it is.', position: '5a/6/6/abb3/AAb3/CCb3 w 2-0' },
  { text: 'Either side wins with one more die.', position: 'cc4/5a/1b4/2B3/6/AB1C2 w 2-2' },
  { text: 'A complete game, step by step.', mode: 'replay', record: GAME },
  { text: 'Now play a game yourself.' },
];

const meta: Meta = {
  title: 'Games/Triad',
  ...elementStories('triad-board'),
};
export default meta;

type Story = StoryObj;

/** A game from the opening roll to the third triad, against the computer. */
export const Play: Story = {};

/** `seats` says who plays, here two people at one device. */
export const TwoPlayers: Story = {
  args: { seats: 'human human', names: 'Ann, Bob' },
};

/** `position` starts from any legal moment. It is read from the top rank down; capital letters are White's dice. */
export const Position: Story = {
  args: { position: MIDGAME },
};

/** `record` continues a recorded game. Undo, redo and new moves work as in any game. */
export const Recorded: Story = {
  args: { record: 'triad 1; roll 112233 112233; a1a3; f6f4; b1b4; d6d3' },
};

/** `mode="diagram"` makes a picture of a position. Content in the `caption` slot appears below it. */
export const Diagram: Story = {
  render: () =>
    html`<triad-board mode="diagram" position=${MIDGAME}>
      <p slot="caption">White to move. Which die can make a triad?</p>
    </triad-board>`,
};

/** A diagram can show what no game reaches; rules pages need that. */
export const ImpossibleDiagram: Story = {
  render: () =>
    html`<triad-board mode="diagram" position="1b3c/1B2A1/1b1b2/6/6/2AbC1 w 0-0">
      <p slot="caption">Three triads at once, and too few dice for a game.</p>
    </triad-board>`,
};

/** A `record` with a `ply` makes a diagram of that moment, with the latest move marked in the corners of its cells. */
export const DiagramOfRecord: Story = {
  args: { mode: 'diagram', record: GAME, ply: '3' },
};

/** `marks` highlights cells and draws arrows; screen readers announce them. */
export const Marks: Story = {
  args: { mode: 'diagram', position: 'cc2aa/3a2/3CC1/6/6/A1A1CC b 0-1', marks: 'b6-d6 d4 d5 d6' },
};

/** Marks also work in a game. */
export const MarksInPlay: Story = {
  args: { position: MIDGAME, marks: 'c3-c1 b2-b3' },
};

/** `mode="replay"` steps through a record with the author’s comments. Readers can leave it, try moves, and come back. */
export const Replay: Story = {
  args: { mode: 'replay', record: GAME, names: 'Ann, Bob' },
};

/** Links in the text drive the board that their anchor names: `data-ply` goes to a ply, `data-marks` marks, `data-play` plays moves. */
export const ReplayWithLinks: Story = {
  render: () =>
    html`<p>
        White opens <a href="#linked-game" data-ply="2">in the middle</a>, where three lines
        <a href="#linked-game" data-ply="2" data-marks="d4 c6-d5 d6-d5">meet Black</a>. Black takes
        <a href="#linked-game" data-ply="3">a first die</a>, though it could have
        <a href="#linked-game" data-ply="2" data-play="d6c5">waited</a>, and
        <a href="#linked-game" data-ply="5">a second</a> from the same file; the end comes
        <a href="#linked-game" data-ply="7" data-marks="c6 d5 e4">on the diagonal</a>.
      </p>
      <triad-board id="linked-game" mode="replay" record=${GAME}></triad-board>`,
};

/** `names` are shown beside the board and announced; readers can edit them in place. */
export const Names: Story = {
  args: { position: MIDGAME, names: 'Ann, Bob' },
};

/** `lang` on the element or any ancestor sets the language and can change during a game. */
export const German: Story = {
  args: { position: MIDGAME, lang: 'de' },
};

export const French: Story = {
  args: { position: MIDGAME, lang: 'fr' },
};

export const Italian: Story = {
  args: { position: MIDGAME, lang: 'it' },
};

export const Dutch: Story = {
  args: { position: MIDGAME, lang: 'nl' },
};

/** On a right-to-left page, the controls around the board are mirrored; the board is not. */
export const RightToLeft: Story = {
  args: { position: MIDGAME, lang: 'en' },
  decorators: [rightToLeft],
};

/** `seed` gives every reader of the page the same dice. */
export const Seed: Story = {
  args: { seed: 'house', dice: 'auto' },
};

/** `even-start` gives both sides the same dice. */
export const EvenStart: Story = {
  args: { 'even-start': 'on', seed: 'house', dice: 'auto' },
};

/** `starter` sets who moves first, here Black. Rematches alternate. */
export const Starter: Story = {
  args: { starter: '1', seed: 'house', dice: 'auto' },
};

/** `draws="off"` turns off the house rule about the third repetition and 200 moves without a removal. */
export const WithoutDraws: Story = {
  args: { draws: 'off', position: MIDGAME },
};

/** `clock`: ten minutes for the whole game, and five seconds more for each move. */
export const Clock: Story = {
  args: { clock: '10+5', seats: 'human human', names: 'Ann, Bob', seed: 'house', dice: 'auto' },
};

/** `dice="enter"`: people with the wooden game enter their dice. */
export const EnteredDice: Story = {
  args: { dice: 'enter', seats: 'human human' },
};

/** `dice="remote"`: the board waits for a script to play the roll, for example one from a server. */
export const RemoteDice: Story = {
  args: { dice: 'remote' },
};

/** `undo-past-chance` lets undo take back the opening roll; the same dice come again. */
export const UndoPastChance: Story = {
  args: { 'undo-past-chance': 'on', dice: 'auto', seed: 'house', record: 'triad 1; seed=house' },
};

/** Two devices that share the game of a host. Undo asks the other player; what is pressed while a line is cut arrives when it is back. */
export const TwoDevices: Story = {
  render: () => sharedGame(triad, (join) => html`<triad-board ${join}></triad-board>`),
};

/** `persist` saves the game in this browser under a key and restores it after a reload. */
export const Persist: Story = {
  args: { persist: 'storybook-triad' },
};

/** `flipped` shows the board from Black's side; the tool does the same. */
export const Flipped: Story = {
  args: { position: MIDGAME, flipped: 'on' },
};

/** Either side can win with one more die. */
export const NearlyWon: Story = {
  args: { position: 'cc4/5a/1b4/2B3/6/AB1C2 w 2-2' },
};

/** If there is no ordinary move, a die is turned where it is, or moved without being turned. */
export const Stuck: Story = {
  args: { position: '5a/6/6/abb3/AAb3/CCb3 w 2-0' },
};

/** The result says who has won and why, and offers a rematch in which the other side starts. */
export const Finished: Story = {
  args: { position: 'ccb2a/4ba/6/2B3/6/AB4 b 3-0', names: 'Ann, Bob' },
};

/** A mistake in an attribute is shown in place, and the board stays playable. */
export const Mistake: Story = {
  args: { position: 'ccbbaa/6/6/6/6/AABBC w 0-0' },
};

/** A few custom properties put the board into your own colours and font. */
export const Themed: Story = {
  args: { position: MIDGAME, names: 'Ann, Bob' },
  decorators: [inAGarden],
};

/** Three skins, made with the same few custom properties. */
export const Skins: Story = {
  render: () =>
    inAllSkins(
      (skin) =>
        html`<triad-board class=${skin} mode="diagram" position=${MIDGAME} marks="c3-c1">
          <p slot="caption">${skin}</p>
        </triad-board>`,
    ),
};

/** `color-scheme` chooses light or dark; the board follows the page by default. */
export const Dark: Story = {
  args: { position: MIDGAME },
  decorators: [inTheDark],
};

/** A page can have many. Each fills the width of its container; those out of sight cost almost nothing. */
export const TwelveBoards: Story = {
  render: () =>
    html`<article style="max-inline-size: 44rem">
      ${LESSONS.map(
        ({ text, ...attributes }) =>
          html`<p>${text}</p>
            <triad-board
              mode=${attributes.mode ?? nothing}
              position=${attributes.position ?? nothing}
              record=${attributes.record ?? nothing}
              ply=${attributes.ply ?? nothing}
              marks=${attributes.marks ?? nothing}
            ></triad-board>`,
      )}
    </article>`,
};
