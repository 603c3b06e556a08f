import type { TriominoHelp } from './terms.js';

export const help: TriominoHelp = {
  title: 'How to play Triomino',
  cards: {
    goal: {
      heading: 'The goal',
      text: 'Lay your triangular tiles side to side and collect points. After the round in which a player reaches the target, usually 400, the highest total wins.',
    },
    lay: {
      heading: 'Laying a tile',
      text: 'A tile shares at least one side with another. All numbers that meet at a corner must be equal. A tile earns the sum of its numbers.',
    },
    bridge: {
      heading: 'Bridges',
      text: 'A tile that shares one side and touches another tile with its opposite corner is a bridge. It earns 40 extra points.',
    },
    hexagon: {
      heading: 'Hexagons',
      text: 'A tile that closes the ring of six around a corner earns 50 extra points; 60 if it closes two at once, as here.',
    },
    buy: {
      heading: 'Buying',
      text: 'Instead of laying a tile, you can buy one for 5 points, up to three. After the third you lay one, or pass for another 10 points.',
    },
    end: {
      heading: 'The end of a round',
      text: 'The first player to lay their last tile gets 25 points and the sum of all tiles the others still hold.',
    },
  },
  aim: {
    heading: 'The aim',
    text: [
      'There are 56 triangular tiles with a number from 0 to 5 in each corner. Lay them side to side so that all numbers that meet at a corner are equal. Read clockwise from the lowest, the numbers on a tile never fall.',
      'Each tile earns the sum of its numbers, and more where it completes a bridge or a hexagon. A round ends when a player has no tiles left. The game ends after the round in which a player reaches the target of 400 points, and the highest total wins.',
    ],
  },
  start: {
    heading: 'The start of a round',
    text: [
      'One or two players get 9 tiles each, three or four get 7, five or six get 6. The rest form the pool.',
      'Then everyone draws a tile, and the highest sum leads; players tied for the highest draw again, and the drawn tiles go back. The leader lays any tile and scores its numbers. By the American rules, the highest triple leads. It must be laid, for 10 extra points; a player with the triple zero can lay that instead, for 40 points. If nobody has a triple, the highest sum leads.',
    ],
  },
  laying: {
    heading: 'Laying a tile',
    text: [
      'On your turn, lay one tile so that it shares at least one side with another tile and matches at every corner it touches, even a corner it only meets with its tip.',
    ],
    caption: 'The side below matches, but at the tip the 2 meets a 3: this tile doesn’t fit.',
  },
  buying: {
    heading: 'Buying and passing',
    text: [
      'Instead of laying a tile you can buy one from the pool for 5 points, even if one of your tiles fits. After each purchase you can lay any tile that fits. Once you start buying, you continue until you lay a tile or have bought three.',
      'After the third purchase you lay a tile, or pass for another 10 points. When the pool is empty, you must lay a tile if you can, and pass if you can’t. By the European rules that costs nothing, even if your third purchase emptied the pool. That costs 20 points.',
    ],
  },
  bridge: {
    heading: 'Bridges',
    text: [
      'A bridge earns 40 extra points: the tile shares exactly one side, and its opposite corner touches another tile. By the American rules, a tile that shares two or three sides is a bridge too.',
    ],
    caption: '3-4-4 shares a side below, and its tip touches another tile: 3+4+4, and 40 for the bridge.',
  },
  hexagon: {
    heading: 'Hexagons',
    text: [
      'A tile that closes the ring of six around a corner completes a hexagon. One hexagon earns 50 extra points; two or three at once earn 60 or 70. A bridge and hexagons don’t add up: only the hexagons count.',
    ],
    caption: '3-4-5 completes two hexagons at once: 3+4+5, and 60 for them.',
  },
  ending: {
    heading: 'The end of a round',
    text: [
      'The first player to lay their last tile gets 25 points and the sum of all tiles the others still hold. First, play goes on until everyone has had the same number of turns; only the first to go out gets the bonus. By the American rules, the round ends at once.',
      'When the pool is empty and nobody can lay a tile, the round is blocked. The player whose tiles have the lowest sum gets the sum of the others’ tiles, minus their own.',
    ],
  },
  variants: {
    heading: 'Variants',
    text: [
      'The page chooses between two sets of rules, the European and the American rules, and can change each rule: who leads, what passing costs, whether everyone has the same number of turns, bridges, the points for hexagons, the target or a number of rounds, and a time limit for each turn. When time is up, you lose the turn, as if you had bought three tiles and passed. With a clock, your time is for the whole game, and every turn adds a few seconds to it.',
      'Children can play for one point a tile, usually a single round, or without points: then the first to go out wins the round. A set of 76 tiles includes the mirror images.',
    ],
  },
  together: {
    heading: 'Solo and together',
    text: [
      'Up to six players share one device. Between turns the tiles are covered: pass the device on, and the next player reveals their own tiles. The others’ tiles are never shown, not even in a game you share while it is in progress.',
      'In a solo game you play one round: lay as many tiles as you can, for as many points as you can.',
    ],
  },
  byHand: {
    heading: 'With finger or mouse',
    text: [
      'Tap one of your tiles: the table shows every place where it fits, with its points. Tap one of them, or drag the tile there; it turns by itself. “All moves” under “More” lists the same places in words.',
      'You see the whole table while its numbers are large enough to read; after that, the part around the latest tile. A button on the table shows all of it. Move the table with one finger or the mouse anywhere except on a place where a tile fits, or with two fingers anywhere; zoom with two fingers, with the wheel and Control, or under “More”.',
    ],
  },
  byKey: {
    heading: 'With the keyboard',
    text: [
      'The arrow keys move through your tiles, and Enter or Space selects one. Then the arrow keys move between places on the table, Enter lays the tile, and Escape deselects it.',
      'B buys a tile, P passes. L reads the latest move again, C reads how many tiles everyone has, T how much time is left. U or Control+Z undoes a move, and R or Control+Y redoes it. H gives a hint.',
      'Plus and minus zoom, Shift with an arrow key moves the table, and 0 shows all of it again. In a record, the left and right arrow keys go back and forward; Home and End go to the start and the end.',
    ],
  },
  byNotation: {
    heading: 'Typing moves',
    text: [
      'A move is the numbers of the tile clockwise from its apex, the single corner at the top or bottom, then @ and the place: 012@3,-1 is in column 3 and row −1. The first tile is at 0,0; columns count to the right and rows downwards. Type buy to buy a tile, and pass to pass.',
      'If the page asks for your own tiles, draw them and tap what they show, or type their names: 012,055,344. A tile is named by its numbers clockwise from the lowest.',
    ],
  },
};
