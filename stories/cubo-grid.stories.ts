import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing } from 'lit';
import '../src/elements/games/cubo-grid/define.js';
import { cubo } from '../src/games/cubo/index.js';
import { Clock } from '../src/match/time/clock.js';
import { GAME } from './cubo-game.js';
import { THIRTEEN, lesson } from './cubo-lesson.js';
import { inAGarden, inAllSkins, inTheDark, rightToLeft } from './decorators.js';
import { elementStories } from './element-stories.js';
import { sharedGame } from './shared-game.js';
import { SKINS } from './skins.js';

/** Six streets: 32 points. */
const STREETS = 'r1r2r3/r2w3b4/b3b4b5';

/** Worth as much where the numbers of a street may lie in any order, and nothing where they have to be in order. */
const SHUFFLED = 'r2b1b3/r4w3r5/b3b2r4';

/** One who practises has called, and may take one of four dice. */
const CALLED = '2 0 build 0 | r4r5b2/b4w5r6/b4b5r6 c - 19 | r3r6b1b4';

/** The red 6 has been taken; the square is worth 21, and can be worth 45. */
const EXCHANGE = '2 0 exchange 0 | r4r5b2/b4w5r6/b4b5r6 t r6 19 | r3-b1b4';

/** Ann holds a die, Bob has to choose, Cleo and Dan still build. */
const FOUR = `3 2 build 2 | ${[
  'r4r5b2/b4w5r6/b4b5r6 t r6 41',
  'r1r2r3/r2w3b4/b3b4b5 c - 38',
  'b6b5b4/r1w4r2/r6b3r3 o - 55',
  'r5r1b2/b6w2r5/r2b1b6 o - 20',
].join(' ; ')} | r3-b1b4`;

/** Bob has called and chosen, so Ann has six seconds. One swap would make her square worth 32. */
const HURRY = '4 0 build 0 | r1b4r3/r2w3r2/b3b4b5 o - 47 ; r4r5b2/b4w5r6/b4b5r6 t r6 52 | -r1b6b2';

/** The first round of a practice game. */
const PRACTICE = 'cubo 2; seed=garden; middle r2r6b3b3; dice 0 146241423; swap b1a2; swap c2a3; call; take -';

const meta: Meta = {
  title: 'Games/Cubo',
  ...elementStories('cubo-grid'),
};
export default meta;

type Story = StoryObj;

/** Practice: six rounds alone, a minute each, which begins with the roll. */
export const Play: Story = {};

/** `seats` says how many play. All build at once, each in a square of their own. */
export const TwoPlayers: Story = {
  args: { seats: 'human human', names: 'Ann, Bob' },
};

/** Four around one device: Ann has taken a die, Bob has called and is to choose, Cleo and Dan still build. */
export const FourPlayers: Story = {
  args: { position: FOUR, names: 'Ann, Bob, Cleo, Dan' },
};

/** `time-limits="off"`: nobody is in a hurry, and moves can be taken back. */
export const WithoutTimeLimits: Story = {
  args: { 'time-limits': 'off', seed: 'house' },
};

/** `practice-seconds` is how long a round takes for one who practises: 5 to 3600. */
export const PracticeSeconds: Story = {
  args: { 'practice-seconds': '180' },
};

/** `paused` covers the dice and stops the time, until the reader goes on. With it a page can show the last seconds without starting them. */
export const Paused: Story = {
  args: { position: HURRY, names: 'Ann, Bob', paused: 'on' },
};

/** `sound` lets dice, swaps, calls and the last seconds be heard. It is off by default, and readers can turn sounds on and off. */
export const Sound: Story = {
  args: { sound: 'on', 'practice-seconds': '20' },
};

/** A clock on which everything goes ten times as fast. */
class FastClock extends Clock {
  override now(): number {
    return performance.now() * 10;
  }

  override after(ms: number, ring: () => void): () => void {
    const timer = setTimeout(ring, ms / 10);
    return () => clearTimeout(timer);
  }
}

/** The property `timekeeper` is what time is kept by: here a minute takes six seconds. */
export const OwnClock: Story = {
  render: () => html`<cubo-grid .timekeeper=${new FastClock()}></cubo-grid>`,
};

/** `streets="any-order"`: three consecutive numbers are a street however they lie. */
export const AnyOrder: Story = {
  args: { streets: 'any-order', 'time-limits': 'off', seed: 'house' },
};

/** `reset-colours`: everybody begins each round with four red and four blue dice. As printed, dice stay where the exchange left them. */
export const ResetColours: Story = {
  args: { 'reset-colours': 'on', position: EXCHANGE },
};

/** `position` starts from any legal moment. This square can be worth 32; nobody is in a hurry. */
export const Position: Story = {
  args: { position: THIRTEEN, 'time-limits': 'off' },
};

/** After the call one may take a die of the middle, or none. */
export const Taking: Story = {
  args: { position: CALLED },
};

/** In the exchange a tap on a die shows what giving it would make of the square; one more tap gives it. */
export const Exchange: Story = {
  args: { position: EXCHANGE },
};

/** After each round of practice the best square that was possible is shown. */
export const BestSquare: Story = {
  args: { record: PRACTICE },
};

/** `record` continues a recorded game. */
export const Recorded: Story = {
  args: { record: `cubo 2; time-limits=off; start=${THIRTEEN}; swap b1c2` },
};

/** `names` are shown above the squares and announced; readers can edit them in place. */
export const Names: Story = {
  args: { names: 'Ann', 'time-limits': 'off', position: THIRTEEN },
};

/** `numerals` shows numerals on the dice instead of pips. */
export const Numerals: Story = {
  args: { position: EXCHANGE, numerals: 'on' },
};

/** `seed` gives every reader of the page the same rolls. */
export const Seed: Story = {
  args: { seed: 'house' },
};

/** `dice="auto"`: the next round begins by itself, and dice that are taken in hand lie again at once. */
export const AutoDice: Story = {
  args: { seed: 'house', dice: 'auto', 'time-limits': 'off' },
};

/** `dice="enter"`: people with real dice tap or type them, the middle first. */
export const EnteredDice: Story = {
  args: { dice: 'enter', 'time-limits': 'off' },
};

/** `dice="remote"`: the element waits for a script to play the dice, for example from a server. */
export const RemoteDice: Story = {
  args: { dice: 'remote' },
};

/** `undo-past-chance` lets undo go back beyond a roll; the same dice come again. */
export const UndoPastChance: Story = {
  args: { 'undo-past-chance': 'on', 'time-limits': 'off', seed: 'house' },
};

/** `mode="diagram"` makes a picture of a square, with its explained score. Content in the `caption` slot appears below it. */
export const Diagram: Story = {
  render: () =>
    html`<cubo-grid mode="diagram" position=${STREETS}>
      <p slot="caption">The rows earn 6 + 4 + 10, the columns 3 + 4 + 5. That makes 32.</p>
    </cubo-grid>`,
};

/** Several diagrams side by side, each as wide as its place. */
export const Diagrams: Story = {
  render: () =>
    html`<style>
        ${SKINS}
      </style>
      <div class="skins">
        <cubo-grid mode="diagram" position="r6r5r4/b3w3b3/b1r1b6"
          ><p slot="caption">A red street, 6 doubled. A blue lane, 3 doubled.</p></cubo-grid
        >
        <cubo-grid mode="diagram" position="r1b2r5/r4w3r2/b6b4b1"
          ><p slot="caption">The white die is red in its row and blue in its column.</p></cubo-grid
        >
        <cubo-grid mode="diagram" position="b6b6b6/r6w6r6/r6b6r6"
          ><p slot="caption">No square is worth more than 54.</p></cubo-grid
        >
      </div>`,
};

/** In any order this square is worth 32; as printed, nothing. */
export const DiagramInAnyOrder: Story = {
  render: () =>
    html`<cubo-grid mode="diagram" streets="any-order" position=${SHUFFLED}>
      <p slot="caption">Six streets whose numbers lie in any order.</p>
    </cubo-grid>`,
};

/** A diagram of several players shows who holds which die, and what is left in the middle. */
export const DiagramOfFour: Story = {
  args: { mode: 'diagram', position: FOUR, names: 'Ann, Bob, Cleo, Dan' },
};

/** A diagram can show what no game reaches; rules pages need that. */
export const ImpossibleDiagram: Story = {
  render: () =>
    html`<cubo-grid mode="diagram" position="r1r1r1/r1r1r1/r1r1w1">
      <p slot="caption">Six red lanes of 1, with the white die in a corner.</p>
    </cubo-grid>`,
};

/** A `record` with a `ply` makes a diagram of that moment. */
export const DiagramOfRecord: Story = {
  args: { mode: 'diagram', record: GAME, ply: '36' },
};

/** `marks` frames cells, `a1`, lines, `2 b`, and places of the middle, `m3`, and draws arrows, `b1-c2`. */
export const Marks: Story = {
  args: { mode: 'diagram', position: THIRTEEN, marks: 'b1-c2 1 c m1' },
};

/** Marks also work in a game. */
export const MarksInPlay: Story = {
  args: { position: THIRTEEN, 'time-limits': 'off', marks: 'b1 c2' },
};

/** `mode="replay"` steps through a record with the author’s comments; one with times also plays in real time. */
export const Replay: Story = {
  args: { mode: 'replay', record: GAME, names: 'Ann, Bob' },
};

/** Links in the text drive the element that their anchor names: `data-ply` goes to a ply, `data-marks` marks, `data-play` plays moves. */
export const ReplayWithLinks: Story = {
  render: () =>
    html`<p>
        Bob <a href="#linked-cubo" data-ply="4">calls after two seconds</a>, and it
        <a href="#linked-cubo" data-ply="10">pays off</a>. Ann is
        <a href="#linked-cubo" data-ply="37">too late once</a>. Later Bob
        <a href="#linked-cubo" data-ply="47">goes without a die</a>, and in the end
        <a href="#linked-cubo" data-ply="80">one die decides</a>.
      </p>
      <cubo-grid id="linked-cubo" mode="replay" names="Ann, Bob" record=${GAME}></cubo-grid>`,
};

/** A lesson in HTML alone: the game judges the moves, and wrong ones are taken back. */
export const Lesson: Story = { render: lesson };

/** `lang` on the element or any ancestor sets the language and can change during a game. */
export const German: Story = {
  args: { position: EXCHANGE, lang: 'de' },
};

export const French: Story = {
  args: { position: EXCHANGE, lang: 'fr' },
};

export const Italian: Story = {
  args: { position: EXCHANGE, lang: 'it' },
};

export const Dutch: Story = {
  args: { position: EXCHANGE, lang: 'nl' },
};

/** On a right-to-left page, the controls beside the squares is mirrored; the squares are not. */
export const RightToLeft: Story = {
  args: { position: FOUR, names: 'Ann, Bob, Cleo, Dan', lang: 'en' },
  decorators: [rightToLeft],
};

/** `persist` saves the game in this browser under a key and restores it after a reload. */
export const Persist: Story = {
  args: { persist: 'storybook-cubo' },
};

/** The result tells who has won, and what each has earned in each round. */
export const Finished: Story = {
  args: { record: GAME, names: 'Ann, Bob' },
};

/** A mistake in an attribute is shown in place, and the element stays playable. */
export const Mistake: Story = {
  args: { position: 'r1r2r3/r2w3b4/b3b4' },
};

/** A few custom properties put the element into your own colours and font. */
export const Themed: Story = {
  args: { position: EXCHANGE, names: 'Ann' },
  decorators: [inAGarden],
};

/** Three skins, made with the same few custom properties. */
export const Skins: Story = {
  render: () =>
    inAllSkins(
      (skin) =>
        html`<cubo-grid class=${skin} mode="diagram" position=${STREETS} marks="b3-c3">
          <p slot="caption">${skin}</p>
        </cubo-grid>`,
    ),
};

/** `color-scheme` chooses light or dark; the element follows the page by default. */
export const Dark: Story = {
  args: { position: FOUR, names: 'Ann, Bob, Cleo, Dan' },
  decorators: [inTheDark],
};

/** Two devices that share the game of a host, which rolls, keeps the time and decides. If a line is cut, the game rests until it is back. */
export const TwoDevices: Story = {
  render: () => sharedGame(cubo, (join) => html`<cubo-grid ${join}></cubo-grid>`),
};

/** An author’s text, and the attributes of the element below it. */
const STEPS: readonly (readonly [text: string, attributes: Readonly<Record<string, string>>])[] = [
  [
    'Nine dice lie as a square, the white one in the centre. Three consecutive numbers in a row or a column are a street, worth the highest of them.',
    { mode: 'diagram', position: 'r4b5r6/b1w4b1/b2r3r5', marks: '1 b' },
  ],
  [
    'Three equal numbers are a lane, worth one of them.',
    { mode: 'diagram', position: 'r4b4r4/b1w2b1/r5b6r2', marks: '1' },
  ],
  [
    'In one colour both count double. The white die has any colour, also red in its row and blue in its column.',
    { mode: 'diagram', position: 'r1b2r5/r4w3r2/b6b4b1', marks: '2 b' },
  ],
  [
    'Two swaps are enough to make 32 of these dice. Can you find them?',
    { position: '1 0 build 0 | r3b4r1/r2w3r2/b3b4b5 o - 0 | r6r1b6b2', timeLimits: 'off' },
  ],
  ['A complete game, step by step or in real time.', { mode: 'replay', record: GAME, names: 'Ann, Bob' }],
  ['Now play a game yourself.', {}],
];

/** A page can have many. Each fills the width of its container; those out of sight cost almost nothing. */
export const ManySquares: Story = {
  render: () =>
    html`<article style="max-inline-size: 44rem">
      ${STEPS.map(
        ([text, { mode, position, record, names, marks, timeLimits }]) =>
          html`<p>${text}</p>
            <cubo-grid
              mode=${mode ?? nothing}
              position=${position ?? nothing}
              record=${record ?? nothing}
              names=${names ?? nothing}
              marks=${marks ?? nothing}
              time-limits=${timeLimits ?? nothing}
            ></cubo-grid>`,
      )}
    </article>`,
};
