import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing } from 'lit';
import '../src/elements/games/tricubo-sheet/define.js';
import { tricubo } from '../src/games/tricubo/index.js';
import type { TricuboSheet } from '../src/games/tricubo/index.js';
import { inAGarden, inAllSkins, inTheDark, rightToLeft } from './decorators.js';
import { elementStories } from './element-stories.js';
import { sharedGame } from './shared-game.js';
import { FORCED, lesson } from './tricubo-lesson.js';

/** One who plays alone: a 6, and no row has been scored. */
const SIX = '5,2,3,5,2 .,.,.,.,. L | A 10 0 263';

/** Three sheets in the middle of a game. Bob has taken the large 3, Cleo has used another die, Ann still has to decide. */
const THREE = '3,2,0,0,2 .,.,.,.,. L / 0,4,3,3,1 .,.,.,.,. S / 0,0,5,2,0 .,.,4,.,. t | A 5 1 364 L 2';

/** Five sheets late in a game. Eve has taken the medium 3, Cleo has used a die, three still have to decide. */
const FIVE = `${[
  '5,2,1,5,6 10,-,-,10,5 LMSt',
  '3,5,3,5,2 .,10,.,7,. LSt',
  '5,5,3,5,2 0,.,.,.,7 LMSt',
  '7,2,0,4,4 .,7,.,1,. LMSt',
  '6,3,2,5,1 0,7,-,10,- LMSt',
].join(' / ')} | A 15 4 134 M 2`;

/** The same five at the end. Two have three purple rows, and two have 64 points. */
const ENDED = [
  '7,2,2,6,6 10,-,-,10,5 LMSt',
  '7,5,5,5,2 .,10,.,7,. LMSt',
  '5,5,3,6,4 0,.,.,.,7 LMSt',
  '7,2,0,6,6 .,7,.,1,. LMSt',
  '7,3,2,5,3 0,7,-,10,- LMSt',
].join(' / ');

/** A filled sheet of side A: 60 points. */
const FILLED = '6,3,5,6,7 -,7,4,10,- LMSt';

/** A joker to spend: the die that is closed shows a 2, and row 2 would go on from 1 to 10. */
const JOKER = '2,3,4,0,0 .,.,8,.,. M | B 7 0 261';

/** A sheet that nobody has printed. */
const OWN: TricuboSheet = {
  values: [2, 5, 3, 8, 4, 9, 1, -2],
  purple: 3,
  fields: ['L', 'M', 'S', 't', 't'],
  fieldPoints: [0, 1, 3, 6, 10, 15],
  jokers: 1,
  ranks: [30, 50, 70],
};

/** A complete solo game with an author’s comments. Its dice are those of the seed. */
const GAME = `tricubo 1; seed=cellar {One sheet of side A, 21 rounds at most, and one die closed in each. Above 80 points waits the highest rank.}
@1 {The first cross: its row is for the player to choose.}
roll 241
M {The large die is closed in this round. The medium 4 makes two crosses in row 4, and the second column is worth 7.}
roll 346
L {Three crosses in row 3: 4 points for now, but 10 is only two columns away.}
roll 156
M {Row 5 stops at 7, too.}
roll 622
M {And so does row 2.}
roll 523
L {Three crosses carry row 5 across the 4 and the 2, to 10. No column is worth more.}
roll 611
M {The large 6 could score three rows for 24. But that is all one may score in a whole game, and most rows still grow.}
roll 631
M {Row 3 is at 10 as well.}
roll 416
S:5 {The small 6 scores one row: 10 for row 5. With that, a large 6 will be of no more use, since it scores exactly three.}
roll 663
M:3,4 {And the medium one scores the two that are left, 10 and 7. Whatever is crossed from here on, these 27 points stay.}
roll 423
Mt {Row 2 would fall from 7 to 2, row 3 from 10 to 5. A colour field costs nothing, and all four of them earn 10.}
roll 221
L {Row 2, from 7 to 10.}
roll 123
L {Row 1, from 4 to 5: one point, and the first purple column.}
roll 561
Sc {The 6 is of no use any more, and the small 1 would take row 1 from 5 to 0.}
roll 434
L {Row 4, the fourth to stand at 10.}
roll 163
Lc {Row 1 has room for one of three crosses, and would lose its 5 points by it. There is still a field.}
roll 531
Mc {The fourth field: 82 points! If only it were over now.}
roll 422
S {But no row may be spared any longer: as long as a die can be used, one has to be. The small 2 costs 5, the large 4 would cost 10.}
roll 535
L {From 10 to 0, with either die. But it is the third purple row: the game is over, and 5 points come back. 72!}`;

const meta: Meta = {
  title: 'Games/Tricubo',
  ...elementStories('tricubo-sheet'),
};
export default meta;

type Story = StoryObj;

/** A game alone, from the first cross to three purple rows or the 21st round. */
export const Play: Story = {};

/** `position` starts from any legal moment. Here only the small die is of use; the others say why they are not. */
export const Position: Story = {
  args: { position: FORCED },
};

/** A 6 scores rows: a medium one exactly two. They are ticked on the sheet. */
export const ScoringRows: Story = {
  args: { position: SIX },
};

/** Where no die is of use, none is taken. */
export const NothingToUse: Story = {
  args: { position: '3,5,5,5,5 .,10,.,10,. LMSt | A 18 0 665' },
};

/** `record` continues a recorded game. Undo, redo and new moves work as in any game. */
export const Recorded: Story = {
  args: { record: 'tricubo 1; seed=cellar; @1; roll 241; M; roll 346' },
};

/** `seats` says how many play. The active player takes a die, then the others decide in any order. */
export const TwoPlayers: Story = {
  args: { seats: 'human human', names: 'Ann, Bob' },
};

/** A game of three under way: Bob has taken the large 3, so it is closed to Ann. The buttons show one sheet or another. */
export const ThreeUnderWay: Story = {
  args: { position: THREE, names: 'Ann, Bob, Cleo' },
};

/** Up to five: Eve has taken a die, one more has used another, three still have to decide. */
export const FivePlayers: Story = {
  args: { position: FIVE, names: 'Ann, Bob, Cleo, Dan, Eve' },
};

/**
 * `side="B"`. Of this side the joker, the −5 for four colour fields and the missing highest rank are the publisher's. Its values,
 * which of its columns are purple, its colour fields and what fewer than four of them are worth are placeholders.
 */
export const SideB: Story = {
  args: { side: 'B' },
};

/** The joker of side B opens the die that is closed, once in the game. Nobody has to spend it. (The values are placeholders.) */
export const Joker: Story = {
  args: { position: JOKER },
};

/** `sheet` takes your own sheet as JSON: other values, other colour fields, with a joker or without. */
export const OwnSheet: Story = {
  args: { sheet: JSON.stringify(OWN) },
};

/** The property `sheet` takes it as an object, too. */
export const OwnSheetFromScript: Story = {
  render: () =>
    html`<tricubo-sheet .sheet=${OWN} position="4,2,0,4,5 .,.,.,8,. Lt | - 9 0 412" names="Ann"></tricubo-sheet>`,
};

/** `overflow="forbidden"`: all the crosses of a die must fit. The large 1 cannot be used for row 1, where two boxes are free. */
export const OverflowForbidden: Story = {
  args: { overflow: 'forbidden', position: '5,2,3,5,2 10,.,.,.,. LM | A 11 0 124' },
};

/** `colour-on-six` lets a 6 cross a colour field, too. As printed, it only scores rows. */
export const ColourOnSix: Story = {
  args: { 'colour-on-six': 'on', position: '2,1,1,0,0 .,.,.,.,. - | A 5 0 654' },
};

/** `names` are shown on the sheets and announced; readers can edit them in place. */
export const Names: Story = {
  args: { position: SIX, names: 'Ann' },
};

/** `numerals` shows numerals on the dice instead of pips. */
export const Numerals: Story = {
  args: { position: SIX, numerals: 'on' },
};

/** `seed` gives every reader of the page the same rolls. */
export const Seed: Story = {
  args: { seed: 'house' },
};

/** `dice="auto"`: the next roll comes as soon as everybody has used the last one. */
export const AutoDice: Story = {
  args: { seed: 'house', dice: 'auto' },
};

/** `dice="enter"`: people with real dice tap or type them, the large one first. */
export const EnteredDice: Story = {
  args: { dice: 'enter', record: 'tricubo 1; @3' },
};

/** `dice="remote"`: the sheet waits for a script to play the roll, for example one from a server. */
export const RemoteDice: Story = {
  args: { dice: 'remote', record: 'tricubo 1; @3' },
};

/** `undo-past-chance` lets undo go back beyond a roll; the same dice come again. */
export const UndoPastChance: Story = {
  args: { 'undo-past-chance': 'on', record: 'tricubo 1; seed=cellar; @1; roll 241; M; roll 346' },
};

/** `mode="diagram"` makes a picture of a sheet, with its explained score. Content in the `caption` slot appears below it. */
export const Diagram: Story = {
  render: () =>
    html`<tricubo-sheet mode="diagram" position=${FILLED}>
      <p slot="caption">
        Interim 7 + 4 + 10 = 21. Final 5 + 4 + 10 + 5 + 0 = 24. All four colour fields: 10. Rows 1, 4 and 5 are purple:
        5. That makes 60.
      </p>
    </tricubo-sheet>`,
};

/** Several sheets and the roll that is being used; the die that has been taken is pale. */
export const DiagramOfThree: Story = {
  render: () =>
    html`<tricubo-sheet mode="diagram" position=${THREE} names="Ann, Bob, Cleo">
      <p slot="caption">Bob has taken the large 3. Ann can use the medium 6 or the small 4.</p>
    </tricubo-sheet>`,
};

/** A position can say its side. Side B has a joker; its values are placeholders. */
export const DiagramOfSideB: Story = {
  render: () =>
    html`<tricubo-sheet mode="diagram" position="5,8,6,7,6 6,4,-,-,6 LMSt J | B">
      <p slot="caption">
        Side B: a joker, and four colour fields that cost 5. The values over the columns are placeholders.
      </p>
    </tricubo-sheet>`,
};

/** Your own sheet as a diagram. */
export const DiagramOfOwnSheet: Story = {
  render: () =>
    html`<tricubo-sheet mode="diagram" .sheet=${OWN} position="4,2,6,4,7 8,-,9,8,- LStt">
      <p slot="caption">Eight columns, the last three purple; two fields of all colours; a joker.</p>
    </tricubo-sheet>`,
};

/** Before the first cross a diagram is an empty sheet. */
export const BeforeTheFirstCross: Story = {
  args: { mode: 'diagram' },
};

/** A diagram can show what no game reaches; rules pages need that. */
export const ImpossibleDiagram: Story = {
  render: () =>
    html`<tricubo-sheet mode="diagram" position="1,2,3,5,7">
      <p slot="caption">What a row is worth goes up and down: 1, 7, 4, 10, 0.</p>
    </tricubo-sheet>`,
};

/** A `record` with a `ply` makes a diagram of that moment. */
export const DiagramOfRecord: Story = {
  args: { mode: 'diagram', record: GAME, ply: '19' },
};

/** `marks` frames rows, `2`, boxes, `2c4`, interim and final boxes, `2i 2f`, the colour fields, `L M S t`, and the joker, `J`. */
export const Marks: Story = {
  args: { mode: 'diagram', position: '2,6,5,1,0 7,10,.,.,. M', marks: '2 1i 2i 3c5 3f t' },
};

/** Marks also work in a game. */
export const MarksInPlay: Story = {
  args: { position: FORCED, marks: '4f S t' },
};

/** `mode="replay"` steps through a record with the author’s comments. Readers can leave it, try moves, and come back. */
export const Replay: Story = {
  args: { mode: 'replay', record: GAME },
};

/** Links in the text drive the sheet that their anchor names: `data-ply` goes to a ply, `data-marks` marks, `data-play` plays moves. */
export const ReplayWithLinks: Story = {
  render: () =>
    html`<p>
        A large 6 is <a href="#linked-tricubo" data-ply="13">left alone</a> at first, and later
        <a href="#linked-tricubo" data-ply="19">27 points are safe</a>. The colour fields are
        <a href="#linked-tricubo" data-ply="21">a way out</a>, and the fourth one
        <a href="#linked-tricubo" data-ply="33">makes it 82</a>. But then a die
        <a href="#linked-tricubo" data-ply="35">has to be used</a>, and
        <a href="#linked-tricubo" data-ply="37">once more</a>.
      </p>
      <tricubo-sheet id="linked-tricubo" mode="replay" record=${GAME}></tricubo-sheet>`,
};

/** A lesson in HTML alone: the game judges the moves, and wrong ones are taken back. */
export const Lesson: Story = { render: lesson };

/** `lang` on the element or any ancestor sets the language and can change during a game. */
export const German: Story = {
  args: { position: FORCED, lang: 'de' },
};

export const French: Story = {
  args: { position: FORCED, lang: 'fr' },
};

export const Italian: Story = {
  args: { position: FORCED, lang: 'it' },
};

export const Dutch: Story = {
  args: { position: FORCED, lang: 'nl' },
};

/** On a right-to-left page, the controls beside the sheet is mirrored; the sheet is not. */
export const RightToLeft: Story = {
  args: { position: THREE, names: 'Ann, Bob, Cleo', lang: 'en' },
  decorators: [rightToLeft],
};

/** Two devices that share the game of a host. Both choose at the same time; who is first has the die. */
export const TwoDevices: Story = {
  render: () => sharedGame(tricubo, (join) => html`<tricubo-sheet ${join}></tricubo-sheet>`),
};

/** `persist` saves the game in this browser under a key and restores it after a reload. */
export const Persist: Story = {
  args: { persist: 'storybook-tricubo' },
};

/** The end is near: Ann has two purple rows. If Bob leaves her the small 2, she has to make it three. */
export const LastRound: Story = {
  args: {
    position: '6,5,6,5,1 -,4,5,10,- LMSt / 3,5,3,6,4 .,.,7,.,. LMSt | A 16 1 652',
    names: 'Ann, Bob',
  },
};

/** The result tells who has won, and with what. Ann and Bob have equal totals; Bob has made more crosses. */
export const Finished: Story = {
  args: { position: ENDED, names: 'Ann, Bob, Cleo, Dan, Eve' },
};

/** Alone, the total has a rank, and is built up row by row. */
export const FinishedAlone: Story = {
  args: { position: FILLED },
};

/** A mistake in an attribute is shown in place, and the sheet stays playable. */
export const Mistake: Story = {
  args: { position: '6,3,5,6 -,7,4,10,- LMSt' },
};

/** A mistake in your own sheet is explained. */
export const MistakeInOwnSheet: Story = {
  args: { sheet: JSON.stringify({ ...OWN, fieldPoints: [0, 1, 3] }) },
};

/** A few custom properties put the sheet into your own colours and font. */
export const Themed: Story = {
  args: { position: SIX, names: 'Ann' },
  decorators: [inAGarden],
};

/** Three skins, made with the same few custom properties. */
export const Skins: Story = {
  render: () =>
    inAllSkins(
      (skin) =>
        html`<tricubo-sheet class=${skin} mode="diagram" position=${SIX} marks="4">
          <p slot="caption">${skin}</p>
        </tricubo-sheet>`,
    ),
};

/** `color-scheme` chooses light or dark; the sheet follows the page by default. */
export const Dark: Story = {
  args: { position: THREE, names: 'Ann, Bob, Cleo' },
  decorators: [inTheDark],
};

/** Empty sheets for a table of four: print this page, or use the tool of any sheet that prints an empty one. */
export const SheetsToPrint: Story = {
  args: { mode: 'diagram', seats: 'human human human human', names: 'Ann, Bob, Cleo, Dan' },
};

/** An author’s text, and the attributes of the element below it. */
const STEPS: readonly (readonly [text: string, attributes: Readonly<Record<string, string>>])[] = [
  [
    'With several players, each begins in a row of their own.',
    { mode: 'diagram', position: '1,0,0,0,0 / 0,1,0,0,0 / 0,0,1,0,0' },
  ],
  [
    'A die crosses boxes of the row that it shows: the large one three, the medium one two, the small one one.',
    { mode: 'diagram', record: 'tricubo 1; seats=2; roll 352; #0 L', ply: '2', marks: '3' },
  ],
  [
    'The value over the last cross counts, and it goes up and down.',
    { mode: 'diagram', position: '1,2,3,5,7', marks: '1f 2f 3f 4f 5f' },
  ],
  [
    'Or it crosses a colour field. All four earn 10.',
    { mode: 'diagram', position: '2,3,5,1,0 .,.,.,.,. LMSt', marks: 'L M S t' },
  ],
  ['A 6 scores rows before the end. Which two do you choose?', { position: SIX }],
  ['Three purple rows end the game, and earn 5.', { mode: 'diagram', position: FILLED, marks: '1 4 5' }],
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
            <tricubo-sheet
              mode=${mode ?? nothing}
              position=${position ?? nothing}
              record=${record ?? nothing}
              ply=${ply ?? nothing}
              marks=${marks ?? nothing}
            ></tricubo-sheet>`,
      )}
    </article>`,
};
