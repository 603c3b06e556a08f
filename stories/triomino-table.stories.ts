import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing } from 'lit';
import '../src/elements/games/triomino-table/define.js';
import { triomino } from '../src/games/triomino/index.js';
import { inAGarden, inAllSkins, inTheDark, rightToLeft } from './decorators.js';
import { elementStories } from './element-stories.js';
import { sharedGame } from './shared-game.js';
import { SKINS } from './skins.js';
import { GAME } from './triomino-game.js';
import { TWO_HEXAGONS, lesson } from './triomino-lesson.js';

/** Eight tiles with a gap at their right end. */
const GAP = '444@0,1 441@-1,1 114@-2,1 241@-2,0 122@-3,0 222@-3,-1 223@-2,-1 332@-1,-1';

/** Five tiles round a 5. */
const FIVE = '512@-1,1 221@-1,2 112@0,2 111@1,2 511@1,1';

/** Twelve tiles round one place. */
const TWELVE =
  '433@1,0 333@1,-1 344@2,0 313@0,-1 131@-1,-1 513@-1,0 151@-2,0 444@2,1 445@1,1 554@0,1 555@-1,1 515@-2,1';

/** The middle of a round of three: Ann is to move. */
const LAID =
  '444@0,0 440@1,0 244@0,1 412@1,1 140@2,1 434@-1,0 121@1,2 504@1,-1 345@-2,0 503@-3,0 055@-4,0 355@-4,1 500@-5,0 343@-1,-1 333@-2,-1';
const THREE = `${LAID} | 001,122 / 004,013,123 / 111,245 | 1 1 1 - 1 | 255,231,342`;
/** The same as Bob may know it. */
const OF_BOB = `${LAID} | ?2 / 004,013,123 / ?2 | 1 1 1 - 1 | 255,231,342`;
/** One plays alone. */
const ALONE = `${LAID} | 001,004,013,122,123,245 | 0 0 0 - 1 | 142`;
/** Nothing is left to buy: one holds two tiles, others all that are not laid. */
const EMPTY = `${LAID} | 122,245 / ?39 | 0 0 0 - 1 | 91,84`;

const meta: Meta = {
  title: 'Games/Triomino',
  ...elementStories('triomino-table'),
};
export default meta;

type Story = StoryObj;

/** Against the computer, to 400 points. */
export const Play: Story = {};

/** Alone: one round with nine tiles, for as many points as you can. */
export const Alone: Story = {
  args: { seats: 'human' },
};

/** `seats` says who plays. Between two turns the tiles are covered, until the device has been handed over. */
export const TwoPlayers: Story = {
  args: { seats: 'human human', names: 'Ann, Bob' },
};

/** Up to six play round one device, with six tiles each. Equally high tiles draw again for the lead. */
export const SixPlayers: Story = {
  args: {
    seats: 'human human human human human human',
    names: 'Ann, Bob, Cleo, Dan, Eve, Finn',
    seed: 'house',
  },
};

/** `viewer` is a seat: only its tiles are shown, and nobody else can move here. This position does not even have the tiles of the others. */
export const OneSeat: Story = {
  args: { position: OF_BOB, names: 'Ann, Bob, Cleo', viewer: '1', dice: 'remote' },
};

/** `viewer="public"` is for a screen that all can see: nobody's tiles. */
export const Public: Story = {
  args: { position: THREE, names: 'Ann, Bob, Cleo', viewer: 'public' },
};

/** `viewer="all"`: everybody's tiles, as among people who play with open tiles, or for a commentator. */
export const OpenTiles: Story = {
  args: { position: THREE, names: 'Ann, Bob, Cleo', viewer: 'all' },
};

/** Two devices that share the game of a host, the only one that knows all tiles: each is told what its seat may know. */
export const TwoDevices: Story = {
  render: () => sharedGame(triomino, (join) => html`<triomino-table ${join}></triomino-table>`),
};

/** `variant="pressman"`: the highest triple leads, the round ends at once, and two or three hexagons earn more. */
export const OtherVariant: Story = {
  args: { variant: 'pressman', seats: 'human human', names: 'Ann, Bob', seed: 'house' },
};

/** Each rule can also be set by itself. */
export const HouseRules: Story = {
  args: {
    seats: 'human human human',
    names: 'Ann, Bob, Cleo',
    start: 'triple',
    lap: 'off',
    bridge: 'extended',
    hexagons: '50,100,150',
    'empty-pool': '-10',
    target: '250',
  },
};

/** `scoring="simple"` is for children: one round, a point a tile, 1 more for a bridge, 1, 2 or 3 more for hexagons, and 5 for going out. */
export const Children: Story = {
  args: { scoring: 'simple', seats: 'human human', names: 'Mia, Leo' },
};

/** `scoring="none"`: whoever is out first has won. */
export const NoPoints: Story = {
  args: { scoring: 'none', seats: 'human human', names: 'Mia, Leo' },
};

/** `rounds` instead of a target: so many are played. */
export const Rounds: Story = {
  args: { rounds: '3', seats: 'human human', names: 'Ann, Bob' },
};

/** `turn-seconds`: when its time is up, a turn is lost, as if three tiles had been bought and then passed. Time runs from the moment the tiles are shown. */
export const TurnLimit: Story = {
  args: { 'turn-seconds': '30', seats: 'human human', names: 'Ann, Bob' },
};

/** `clock`: five minutes for the whole game, and three seconds more for each turn. */
export const Clock: Story = {
  args: { clock: '5+3', seats: 'human human', names: 'Ann, Bob' },
};

/** `tiles="76"` adds the mirror images of the twenty tiles with three different numbers. */
export const MirrorImages: Story = {
  args: { tiles: '76', seed: 'house' },
};

/** `position` starts from any legal moment. */
export const Position: Story = {
  args: { position: ALONE },
};

/** With nothing left to buy, whoever can lay a tile must. */
export const EmptyPool: Story = {
  args: { position: EMPTY, names: 'Ann, Bob', viewer: '0' },
};

/** `record` continues a recorded game. */
export const Recorded: Story = {
  args: { record: `triomino 2; start=${ALONE}; 004@2,0` },
};

/** `names` are shown beside the points and announced; readers can edit them in place. */
export const Names: Story = {
  args: { position: THREE, names: 'Ann, Bob, Cleo' },
};

/** `seed` gives every reader of the page the same tiles. */
export const Seed: Story = {
  args: { seed: 'house' },
};

/** `dice="auto"`: tiles are dealt and drawn by themselves. */
export const AutoDraws: Story = {
  args: { seed: 'house', dice: 'auto' },
};

/** `dice="enter"`: people with real tiles tap or type what they draw. */
export const EnteredTiles: Story = {
  args: { dice: 'enter', seats: 'human human', names: 'Ann, Bob' },
};

/** `dice="remote"`: the element waits for a script to play the draws, for example from a server. */
export const RemoteDraws: Story = {
  args: { dice: 'remote', seats: 'human human', names: 'Ann, Bob' },
};

/** `undo-past-chance` lets undo go back beyond a draw; the same tiles come again. */
export const UndoPastChance: Story = {
  args: { position: ALONE, 'undo-past-chance': 'on', seed: 'house' },
};

/** `placement` shows a tile as if it were being laid, with what it earns. This is a bridge. */
export const Bridge: Story = {
  render: () =>
    html`<triomino-table mode="diagram" position=${GAP} placement="344@0,0">
      <p slot="caption">One side is shared, and the tip touches another tile: a bridge earns 40 points more.</p>
    </triomino-table>`,
};

/** The same place, another tile: its tip meets another number. */
export const DoesNotFit: Story = {
  render: () =>
    html`<triomino-table mode="diagram" position=${GAP} placement="244@0,0">
      <p slot="caption">The side agrees, but in the corner above a 2 would meet a 3.</p>
    </triomino-table>`,
};

/** One hexagon. */
export const Hexagon: Story = {
  render: () =>
    html`<triomino-table mode="diagram" position=${FIVE} placement="155@0,1">
      <p slot="caption">The sixth tile round the 1 closes a hexagon: 50 points more.</p>
    </triomino-table>`,
};

/** Two hexagons at once. */
export const TwoHexagons: Story = {
  render: () =>
    html`<triomino-table mode="diagram" position=${TWO_HEXAGONS} placement="534@1,-1">
      <p slot="caption">This tile closes the ring round the 3 and the one round the 4: 60 points more.</p>
    </triomino-table>`,
};

/** Three at once, as far as anybody can get. */
export const ThreeHexagons: Story = {
  render: () =>
    html`<triomino-table mode="diagram" position=${TWELVE} placement="345@0,0">
      <p slot="caption">Round each of its corners a ring is closed: 70 points more.</p>
    </triomino-table>`,
};

/** The options count in diagrams, too. */
export const ThreeHexagonsElsewhere: Story = {
  render: () =>
    html`<triomino-table mode="diagram" variant="pressman" position=${TWELVE} placement="345@0,0">
      <p slot="caption">In the other variant three hexagons earn 150.</p>
    </triomino-table>`,
};

/** A diagram shows also tiles that do not agree: rings are round the corners where numbers differ. */
export const Disagreeing: Story = {
  render: () =>
    html`<triomino-table mode="diagram" position="344@0,0 444@0,1 423@1,0">
      <p slot="caption">One of these tiles does not belong here: where it meets a 3, it has a 2.</p>
    </triomino-table>`,
};

/** With racks a diagram shows who holds what, and whose turn it is. */
export const Racks: Story = {
  args: { mode: 'diagram', position: THREE, names: 'Ann, Bob, Cleo' },
};

/** Tiles that nobody shall see show their backs: `?7` are seven of them. */
export const HiddenRacks: Story = {
  args: { mode: 'diagram', position: OF_BOB, names: 'Ann, Bob, Cleo' },
};

/** A `record` with a `ply` makes a diagram of that moment. */
export const DiagramOfRecord: Story = {
  args: { mode: 'diagram', record: GAME, ply: '22', names: 'Ann, Bob, Cleo' },
};

/** Several diagrams side by side, each as wide as its place. */
export const Diagrams: Story = {
  render: () =>
    html`<style>
        ${SKINS}
      </style>
      <div class="skins">
        <triomino-table mode="diagram" position="012@0,0"
          ><p slot="caption">0-1-2 points up. Its place is 0,0.</p></triomino-table
        >
        <triomino-table mode="diagram" position="201@1,0"
          ><p slot="caption">The same tile points down, turned by one corner.</p></triomino-table
        >
        <triomino-table mode="diagram" position="012@0,0 021@1,0" tiles="76"
          ><p slot="caption">Its mirror image, as there are in a set of 76.</p></triomino-table
        >
      </div>`,
};

/** `marks` outlines laid tiles, `345`, and draws arrows between two of them, `345-055`. */
export const Marks: Story = {
  args: { mode: 'diagram', position: LAID, marks: '444 044 345-055' },
};

/** Marks also work in a game. */
export const MarksInPlay: Story = {
  args: { position: ALONE, marks: '044 045' },
};

/** `mode="replay"` steps through a record with the author’s comments. */
export const Replay: Story = {
  args: { mode: 'replay', record: GAME, names: 'Ann, Bob, Cleo' },
};

/** With a `viewer`, a replay shows what that seat saw. */
export const ReplayForOne: Story = {
  args: { mode: 'replay', record: GAME, names: 'Ann, Bob, Cleo', viewer: '1', ply: '20' },
};

/** Links in the text drive the element that their anchor names: `data-ply` goes to a ply, `data-marks` marks, `data-play` plays moves. */
export const ReplayWithLinks: Story = {
  render: () =>
    html`<p>
        Bob leads <a href="#linked-triomino" data-ply="5">with the highest tile</a>. Later nothing of his fits, and
        <a href="#linked-triomino" data-ply="21">the tile he buys</a> is
        <a href="#linked-triomino" data-ply="22">the one that was missing</a>. With
        <a href="#linked-triomino" data-ply="25">a bridge</a> he is so far ahead that it does not matter
        <a href="#linked-triomino" data-ply="29">who goes out</a>.
      </p>
      <triomino-table id="linked-triomino" mode="replay" names="Ann, Bob, Cleo" record=${GAME}></triomino-table>`,
};

/** A lesson in HTML alone: the game judges the moves, and wrong ones are taken back. */
export const Lesson: Story = { render: lesson };

/** `lang` on the element or any ancestor sets the language and can change during a game. */
export const German: Story = {
  args: { position: ALONE, lang: 'de' },
};

export const French: Story = {
  args: { position: ALONE, lang: 'fr' },
};

export const Italian: Story = {
  args: { position: ALONE, lang: 'it' },
};

export const Dutch: Story = {
  args: { position: ALONE, lang: 'nl' },
};

/** On a right-to-left page, the controls beside the table is mirrored; the table is not. */
export const RightToLeft: Story = {
  args: { position: ALONE, lang: 'en' },
  decorators: [rightToLeft],
};

/** `persist` saves the game in this browser under a key and restores it after a reload. */
export const Persist: Story = {
  args: { persist: 'storybook-triomino' },
};

/** The result tells who has won, and how the points came about. */
export const Finished: Story = {
  args: { record: GAME, names: 'Ann, Bob, Cleo' },
};

/** A mistake in an attribute is shown in place, and the element stays playable. */
export const Mistake: Story = {
  args: { position: '344@0,0 | 012,021' },
};

/** A few custom properties put the element into your own colours and font. */
export const Themed: Story = {
  args: { position: ALONE, names: 'Ann' },
  decorators: [inAGarden],
};

/** Three skins, made with the same few custom properties. */
export const Skins: Story = {
  render: () =>
    inAllSkins(
      (skin) =>
        html`<triomino-table class=${skin} mode="diagram" position=${TWO_HEXAGONS} placement="534@1,-1" marks="334 444">
          <p slot="caption">${skin}</p>
        </triomino-table>`,
    ),
};

/** `color-scheme` chooses light or dark; the element follows the page by default. */
export const Dark: Story = {
  args: { position: ALONE, names: 'Ann' },
  decorators: [inTheDark],
};

/** An author’s text, and the attributes of the element below it. */
const STEPS: readonly (readonly [text: string, attributes: Readonly<Record<string, string>>])[] = [
  [
    'Tiles are laid side to side, so that in each corner all numbers are equal.',
    { mode: 'diagram', position: LAID.split(' ').slice(0, 6).join(' ') },
  ],
  ['Not only along the side: also where only tips meet.', { mode: 'diagram', position: GAP, placement: '244@0,0' }],
  ['This one fits, and is a bridge.', { mode: 'diagram', position: GAP, placement: '344@0,0' }],
  ['The sixth tile of a ring closes a hexagon.', { mode: 'diagram', position: FIVE, placement: '155@0,1' }],
  ['A ring lacks one tile here, and you hold it. Do you see where it goes?', { position: ALONE }],
  ['A complete round, step by step.', { mode: 'replay', record: GAME, names: 'Ann, Bob, Cleo' }],
  ['Now play a game yourself.', {}],
];

/** A page can have many. Each fills the width of its container; those out of sight cost almost nothing. */
export const ManyTables: Story = {
  render: () =>
    html`<article style="max-inline-size: 44rem">
      ${STEPS.map(
        ([text, { mode, position, placement, record, names }]) =>
          html`<p>${text}</p>
            <triomino-table
              mode=${mode ?? nothing}
              position=${position ?? nothing}
              placement=${placement ?? nothing}
              record=${record ?? nothing}
              names=${names ?? nothing}
            ></triomino-table>`,
      )}
    </article>`,
};
