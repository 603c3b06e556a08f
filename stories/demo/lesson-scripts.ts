import { WHOLE } from './records.js';
import type { GameId } from './games.js';

/** What is seen beside a card of the help: a picture, or some moves of a record that are played. */
export interface Frame {
  readonly attributes: Readonly<Record<string, string>>;
  /** The ply after which the playing ends; nothing is played without it. */
  readonly last?: number;
}

const moves = (record: string | undefined, from: number, last: number): Frame => ({
  attributes: { record: record ?? '', ply: String(from) },
  last,
});

const picture = (attributes: Readonly<Record<string, string>>): Frame => ({ attributes });

const CUBO =
  'cubo 2; time-limits=off; start="1 0 build 0 | r1b4r3/r2w3r2/b3b4b5 o - 0 | r6r1b6b2"; swap b1a2; call; take 4; put c2';

/** A table in the middle of a game, with one tile to lay. */
const laying = (tiles: string, tile: string, move: string): Frame =>
  moves(`triomino 2; start="${tiles} | ${tile},555 | 0 0 0 - 1 | 142"; ${move}`, 0, 1);

const BRIDGE = '444@0,1 441@-1,1 114@-2,1 241@-2,0 122@-3,0 222@-3,-1 223@-2,-1 332@-1,-1';
const HEXAGONS = '355@2,-1 503@3,-1 030@3,0 303@2,0 343@1,0 434@0,0 444@-1,0 544@-1,-1 455@0,-1';

/** The frames of each lesson, by the card of the help that they belong to. */
export const SCRIPTS: Readonly<Partial<Record<GameId, Readonly<Record<string, Frame>>>>> = {
  triad: {
    // The card says that White has already taken off two.
    goal: moves('triad 1; start=2b1a1/1c1c2/3B2/1a4/2C3/B4A w 2-1; c2c4xc4', 0, 1),
    turn: moves(WHOLE.triad, 1, 2),
    triad: moves(WHOLE.triad, 2, 3),
    takeOff: moves(WHOLE.triad, 5, 6),
    stuck: picture({ position: '5a/6/6/abb3/AAb3/CCb3 w 2-0' }),
  },
  kubi: {
    goal: picture({ position: '1:6,4:4,6:5 0,2,6,1,7,8,6,0,0,0,0', marks: '4 6 7 8' }),
    numbers: moves(WHOLE.kubi, 0, 1),
    roll: moves(WHOLE.kubi, 1, 5),
    score: moves(WHOLE.kubi, 13, 19),
    end: moves(WHOLE.kubi, 37, 41),
  },
  tricubo: {
    goal: moves(WHOLE.tricubo, 1, 7),
    die: moves(WHOLE.tricubo, 9, 11),
    six: moves(WHOLE.tricubo, 15, 19),
    colours: moves(WHOLE.tricubo, 19, 21),
    end: moves(WHOLE.tricubo, 33, 37),
  },
  cubo: {
    goal: picture({ position: 'r4r5b2/b4w5r6/b4b5r6' }),
    lines: picture({ position: 'r1r2r3/r2w3b4/b3b4b5' }),
    build: moves(CUBO, 0, 1),
    call: moves(CUBO, 1, 3),
    exchange: moves(CUBO, 3, 4),
  },
  triomino: {
    goal: moves(WHOLE.triomino, 7, 13),
    lay: laying('444@0,1 441@-1,1 114@-2,1', '124', '241@-2,0'),
    bridge: laying(BRIDGE, '344', '344@0,0'),
    hexagon: laying(HEXAGONS, '345', '534@1,-1'),
    buy: moves(WHOLE.triomino, 19, 22),
    end: moves(WHOLE.triomino, 27, 29),
  },
};
