import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing } from 'lit';
import '../src/elements/games/kubi-sheet/define.js';
import { kubi } from '../src/games/kubi/index.js';
import { inAGarden, inAllSkins, inTheDark, rightToLeft } from './decorators.js';
import { elementStories } from './element-stories.js';
import { TEMPTING, lesson } from './kubi-lesson.js';
import { sharedGame } from './shared-game.js';

/** Two sheets in the middle of a game. Ann has entered the roll, Bob has not. */
const TWO = '1:4,4:5,6:5 0,0,0,8,4,5,5,6,0,0,0 / 2:4,3:4,5:5 0,0,4,5,2,6,3,0,5,0,1 | 1 24456 0';

/** Eight sheets late in a game. The first and the third player are done, two have entered the roll. */
const EIGHT = `${[
  '1:4,2:2,6:8 0,0,0,0,1,7,9,6,3,2,0',
  '1:5,3:4,5:5 0,0,0,0,2,7,8,4,7,0,2',
  '1:1,4:1,6:8 0,0,0,1,0,6,9,3,0,1,0',
  '2:5,3:4,4:5 0,0,0,2,1,9,8,0,1,6,3',
  '2:5,5:4,6:5 0,0,0,1,2,7,8,7,0,0,3',
  '3:5,4:4,5:5 0,0,0,1,3,6,7,4,4,0,3',
  '1:3,5:5,6:6 0,0,0,3,0,6,9,8,0,0,2',
  '2:4,3:5,6:5 0,0,0,1,2,7,3,6,7,2,0',
].join(' / ')} | 7 11246 1,3`;

/** A filled sheet: 200 points. */
const FILLED = '1:6,4:3,5:8 2,0,0,5,0,10,1,8,0,0,8';

/** A complete solo game with an author’s comments. Its dice are those of the seed. */
const GAME = `kubi 1; seed=thimble {Twenty rolls, and 500 points to reach.}
x256 {Nearly every roll shows one of these, and one such die stays out. So the pairs will be richer in 1, 3 and 4.}
roll 13456
6|15|34 {A first mark costs 200, so the first roll costs 400 whatever one does with it. 6 and 7 come often.}
roll 34455
5|35|44 {8 twice: two marks, and only one of them opens a sum.}
roll 12445
2|15|44 {Nothing new is opened.}
roll 33446
6|33|44
roll 33346
6|33|34
roll 23446
6|24|34 {The fifth mark behind 6 takes back what its first has cost.}
roll 13346
6|14|33 {The 6 has to stay out, and 1 3 3 4 cannot be paired without opening something: 4 or 5. With the 5 comes a sixth mark behind 6, the first that earns anything.}
roll 23445
5|23|44 {The fifth mark behind 8.}
roll 45556
5|46|55 {10 twice opens one sum. Every other entry of this roll opens two.}
roll 12256
2|16|25 {7 twice, and 7 is out of debt as well.}
roll 13455
5|14|35
roll 25556
5|26|55
roll 14556
6|14|55
roll 23336
6|23|33 {The fifth mark behind 5. But of the boxes behind the discard 6 a single one is left.}
roll 33444
(4)|33|44 {None of the three numbers was rolled. The 4 stays out and leaves no mark: a roll for nothing, and 80 points.}
roll 13356
5|33|16 {The 6 could stay out for 80 points. That would be the end, with 120.}
roll 23346
2|33|46 {The tenth mark behind 6, the fifth behind 10: plus 240.}
roll 11566
5|16|16
roll 12346
2|16|34 {7 is full, too. 30 points are missing, and the discards 5 and 6 have one box left each.}
roll 34466
6|34|46 {This 6 ends the game, and its roll is still entered in full: 7 has had enough, but the sixth mark behind 10 is worth 60. 530!}`;

const meta: Meta = {
  title: 'Games/Kubi',
  ...elementStories('kubi-sheet'),
};
export default meta;

type Story = StoryObj;

/** A game alone, from the three numbers to the eighth mark behind one of them. */
export const Play: Story = {};

/** `position` begins from any legal moment, here with a roll on the table. */
export const Position: Story = {
  args: { position: TEMPTING },
};

/** `record` continues a recorded game. Undo, redo and new moves work as in any game. */
export const Recorded: Story = {
  args: { record: 'kubi 1; seed=thimble; x256; roll 13456; 6|15|34; roll 34455' },
};

/** `seats` says how many play. Everybody decides for themselves, in any order. */
export const TwoPlayers: Story = {
  args: { seats: 'human human', names: 'Ann, Bob' },
};

/** A game of two under way: Ann has entered the roll, Bob still has to. The buttons show one sheet or the other. */
export const TwoUnderWay: Story = {
  args: { position: TWO, names: 'Ann, Bob' },
};

/** Up to eight: two are done, two have entered this roll, four still have to decide. */
export const EightPlayers: Story = {
  args: { position: EIGHT, names: 'Ann, Bob, Cleo, Dan, Eve, Finn, Gia, Hal' },
};

/** `names` are shown on the sheets and announced; readers can edit them in place. */
export const Names: Story = {
  args: { position: TEMPTING, names: 'Ann' },
};

/** `numerals` shows numerals on the dice instead of pips. */
export const Numerals: Story = {
  args: { position: TEMPTING, numerals: 'on' },
};

/** `seed` gives every reader of the page the same rolls. */
export const Seed: Story = {
  args: { seed: 'house' },
};

/** `dice="auto"`: as soon as everybody has entered a roll, the next one lies there. */
export const AutoDice: Story = {
  args: { seed: 'house', dice: 'auto' },
};

/** `dice="enter"`: people with real dice tap or type them. */
export const EnteredDice: Story = {
  args: { dice: 'enter', record: 'kubi 1; x146' },
};

/** `dice="remote"`: the sheet waits for a script to play the roll, for example one from a server. */
export const RemoteDice: Story = {
  args: { dice: 'remote', record: 'kubi 1; x146' },
};

/** `undo-past-chance` lets undo take back entries that lie before a roll; the same dice come again. */
export const UndoPastChance: Story = {
  args: { 'undo-past-chance': 'on', record: 'kubi 1; seed=thimble; x256; roll 13456; 6|15|34; roll 34455' },
};

/** `mode="diagram"` makes a picture of a sheet, with its explained score. Content in the `caption` slot appears below it. */
export const Diagram: Story = {
  render: () =>
    html`<kubi-sheet mode="diagram" position=${FILLED}>
      <p slot="caption">This sheet is done: 5 has eight marks. Three sums earn, two cost: 200 points.</p>
    </kubi-sheet>`,
};

/** Several sheets and the roll that is being entered. */
export const DiagramOfTwo: Story = {
  render: () =>
    html`<kubi-sheet mode="diagram" position=${TWO} names="Ann, Bob">
      <p slot="caption">Ann has entered this roll. Bob must discard the 2 or the 5.</p>
    </kubi-sheet>`,
};

/** Before the opening a diagram is an empty sheet. */
export const BeforeTheOpening: Story = {
  args: { mode: 'diagram' },
};

/** A diagram can show what no game reaches; rules pages need that. */
export const ImpossibleDiagram: Story = {
  render: () =>
    html`<kubi-sheet mode="diagram" position="1:0,3:4,6:8 0,1,4,5,6,7,8,9,10,11,15">
      <p slot="caption">From no mark to too many: what they are worth.</p>
    </kubi-sheet>`,
};

/** A `record` with a `ply` makes a diagram of that moment; the rows that the latest entry has marked have a bar at their edge. */
export const DiagramOfRecord: Story = {
  args: { mode: 'diagram', record: GAME, ply: '31' },
};

/** `marks` frames rows, and says so to those who do not see them: sums by their number, the boxes of a number as `x6`. */
export const Marks: Story = {
  args: { mode: 'diagram', position: TEMPTING, marks: '10 x6' },
};

/** Marks also work in a game. */
export const MarksInPlay: Story = {
  args: { position: TEMPTING, marks: '4 9' },
};

/** `mode="replay"` steps through a record with the author’s comments. Readers can leave it, try moves, and come back. */
export const Replay: Story = {
  args: { mode: 'replay', record: GAME },
};

/** Links in the text drive the sheet that their anchor names: `data-ply` goes to a ply, `data-marks` marks, `data-play` plays moves. */
export const ReplayWithLinks: Story = {
  render: () =>
    html`<p>
        The first roll <a href="#linked-sheet" data-ply="3">costs 400</a>, and after nine rolls the sheet is
        <a href="#linked-sheet" data-ply="19">560 below nothing</a>. A roll that
        <a href="#linked-sheet" data-ply="31">takes no box</a> brings it above, another brings
        <a href="#linked-sheet" data-ply="35">240 points at once</a>. Then the last box
        <a href="#linked-sheet" data-ply="40" data-marks="x6">next to the 6</a>
        <a href="#linked-sheet" data-ply="41">has to be filled</a>.
      </p>
      <kubi-sheet id="linked-sheet" mode="replay" record=${GAME}></kubi-sheet>`,
};

/** A lesson in HTML alone: the game judges the moves, and wrong ones are taken back. */
export const Lesson: Story = { render: lesson };

/** `lang` on the element or any ancestor sets the language and can change during a game. */
export const German: Story = {
  args: { position: TEMPTING, lang: 'de' },
};

export const French: Story = {
  args: { position: TEMPTING, lang: 'fr' },
};

export const Italian: Story = {
  args: { position: TEMPTING, lang: 'it' },
};

export const Dutch: Story = {
  args: { position: TEMPTING, lang: 'nl' },
};

/** On a right-to-left page, the controls beside the sheet is mirrored; sheet and dice are not. */
export const RightToLeft: Story = {
  args: { position: TEMPTING, lang: 'en' },
  decorators: [rightToLeft],
};

/** Two devices that share the game of a host. Both fill in their sheets at the same time; the game goes on when both have. */
export const TwoDevices: Story = {
  render: () => sharedGame(kubi, (join) => html`<kubi-sheet ${join}></kubi-sheet>`),
};

/** `persist` saves the game in this browser under a key and restores it after a reload. */
export const Persist: Story = {
  args: { persist: 'storybook-kubi' },
};

/** The last roll for both: whichever die Ann and Bob discard, it is the eighth of its number. */
export const LastRoll: Story = {
  args: {
    position: '1:6,4:7,6:6 0,0,0,8,7,6,7,8,0,1,1 / 2:6,3:6,5:7 0,0,5,5,4,8,5,1,7,0,3 | 1 44455',
    names: 'Ann, Bob',
  },
};

/** The result tells who has won, and with what. Equal totals share first place. */
export const Finished: Story = {
  args: { position: `${FILLED} / 2:8,3:4,6:3 0,0,0,5,6,7,6,0,6,0,0`, names: 'Ann, Bob' },
};

/** A mistake in an attribute is shown in place, and the sheet stays playable. */
export const Mistake: Story = {
  args: { position: '1:6,4:3,5:8 2,0,0,5,0,10,1,8,0,0' },
};

/** A few custom properties put the sheet into your own colours and font. */
export const Themed: Story = {
  args: { position: TEMPTING, names: 'Ann' },
  decorators: [inAGarden],
};

/** Three skins, made with the same few custom properties. */
export const Skins: Story = {
  render: () =>
    inAllSkins(
      (skin) =>
        html`<kubi-sheet class=${skin} mode="diagram" position=${TEMPTING} marks="7">
          <p slot="caption">${skin}</p>
        </kubi-sheet>`,
    ),
};

/** `color-scheme` chooses light or dark; the sheet follows the page by default. */
export const Dark: Story = {
  args: { position: TEMPTING },
  decorators: [inTheDark],
};

/** Empty sheets for a table of four: print this page, or use the tool of any sheet that prints an empty one. */
export const SheetsToPrint: Story = {
  args: { mode: 'diagram', seats: 'human human human human', names: 'Ann, Bob, Cleo, Dan' },
};

/** An author’s text, and the attributes of the element below it. */
const STEPS: readonly (readonly [text: string, attributes: Readonly<Record<string, string>>])[] = [
  [
    'Before the first roll you cross three numbers.',
    { mode: 'diagram', position: '1:0,4:0,6:0 0,0,0,0,0,0,0,0,0,0,0' },
  ],
  [
    'From 1 2 3 4 6 the 1 stays out. 3 and 4 make 7, 2 and 6 make 8: each sum has its first mark, and each costs 200.',
    { mode: 'diagram', record: 'kubi 1; x146; roll 12346; 1|34|26', ply: '3', marks: '7 8 x1' },
  ],
  [
    'Five marks are worth nothing, and so better than four.',
    { mode: 'diagram', position: '1:3,4:3,6:4 0,0,0,5,4,5,4,2,0,0,0', marks: '5 7' },
  ],
  [
    'Each mark from the sixth to the tenth earns the value beside the sum. An eleventh earns nothing.',
    { mode: 'diagram', position: '1:6,4:6,6:7 0,0,0,6,10,12,8,2,0,0,0', marks: '5 6 7 8' },
  ],
  ['The eighth mark behind a number ends the sheet.', { mode: 'diagram', position: FILLED, marks: 'x5' }],
  [
    'None of your numbers was rolled? Then any die may stay out, and it leaves no mark. Try it.',
    { position: '2:2,5:5,6:7 0,0,0,5,7,5,7,0,4,0,0 | 0 33444' },
  ],
  ['A complete game, step by step.', { mode: 'replay', record: GAME }],
  ['Now play a game yourself.', {}],
];

/** A page can have many. Each fills the width of its container; those out of sight cost almost nothing. */
export const ManySheets: Story = {
  render: () =>
    html`<article style="max-inline-size: 44rem">
      ${STEPS.map(
        ([text, { mode, position, record, ply, marks }]) =>
          html`<p>${text}</p>
            <kubi-sheet
              mode=${mode ?? nothing}
              position=${position ?? nothing}
              record=${record ?? nothing}
              ply=${ply ?? nothing}
              marks=${marks ?? nothing}
            ></kubi-sheet>`,
      )}
    </article>`,
};
