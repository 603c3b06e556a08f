import type { TriominoHelp } from './terms.js';

export const help: TriominoHelp = {
  title: 'How to play Triomino',
  aim: {
    heading: 'The aim',
    text: [
      'There are 56 triangular tiles with a number from 0 to 5 in each corner. They are laid side to side, so that all numbers that meet in a corner are equal. Read clockwise from the lowest, the numbers of a tile never fall.',
      'Each tile earns the sum of its numbers, and more where it completes a bridge or a hexagon. A round ends when somebody has no tiles left; the game ends after the round in which somebody reaches the target, 400 points as a rule, and the highest total wins.',
    ],
  },
  start: {
    heading: 'The start of a round',
    text: [
      'For one or two players everybody gets nine tiles, for three or four seven, for five or six six. The rest form the pool.',
      'Then everybody draws a tile, and the highest sum leads; those tied for the highest draw again, and the drawn tiles go back. The leader lays any tile and scores its numbers. In the other variant the highest triple leads and has to be laid, for 10 points more; instead of it, a player who holds three noughts may lay these, for 40 points. Without a triple in any hand, the highest sum leads.',
    ],
  },
  laying: {
    heading: 'Laying a tile',
    text: [
      'In your turn lay one tile so that it shares at least one side with another one, and so that every corner it touches agrees, even a corner that it meets only at the point.',
    ],
    caption: 'The side below agrees, but at its tip the 2 meets a 3: this tile does not fit.',
  },
  buying: {
    heading: 'Buying and passing',
    text: [
      'Instead of laying a tile you may buy one from the pool, for 5 points, even if a tile of yours fits. After each purchase you may lay any tile that fits. Once you have begun to buy, you go on until you lay a tile or have bought three.',
      'After the third purchase you lay a tile, or pass for 10 points more. When the pool is empty, whoever can lay a tile must; whoever cannot, passes.',
    ],
  },
  bridge: {
    heading: 'Bridges',
    text: [
      'A bridge earns 40 points more: the tile shares exactly one side, and its opposite corner touches another tile. In the other variant a tile that shares two or three sides is a bridge, too.',
    ],
    caption: '3-4-4 shares a side below, and its tip touches another tile: 3+4+4, and 40 for the bridge.',
  },
  hexagon: {
    heading: 'Hexagons',
    text: [
      'A tile that closes the ring of six round a corner completes a hexagon. One earns 50 points more; where a tile completes two or three at once, it earns 60 or 70, and 100 or 150 in the other variant. Hexagons and a bridge do not add up: the hexagons count.',
    ],
    caption: '3-4-5 closes two hexagons at once: 3+4+5, and 60 for them.',
  },
  ending: {
    heading: 'The end of a round',
    text: [
      'Whoever is the first to lay their last tile gets 25 points and the sum of all tiles that the others still hold. The lap is finished first, so that all have had the same number of turns; only the first to go out gets the bonus. In the other variant the round ends at once.',
      'When the pool is empty and nobody can lay a tile, the round is blocked. Whoever holds the least gets what the others hold, less what is left in their own hand.',
    ],
  },
  variants: {
    heading: 'Variants',
    text: [
      'This page chooses between two sets of rules, those usual in Europe and those of the United States, and may change each single rule: who leads, what passing costs, laps, bridges, the points for hexagons, the target or a number of rounds, and a time limit for each turn, after which a tile is bought and the turn is over.',
      'Children can play for one point a tile, or without points: then whoever is out first wins the round. With 76 tiles, the mirror images are there, too.',
    ],
  },
  together: {
    heading: 'Alone and together',
    text: [
      'Up to six players share one device. Between two turns the tiles are covered: hand the device on, and whoever is next reveals their own tiles. What the others hold is never shown, nor is it in a game that you share while it is going on.',
      'Alone you play one round: lay as many tiles as you can, for as many points as you can.',
    ],
  },
  byHand: {
    heading: 'With finger or mouse',
    text: [
      'Tap one of your tiles: the table shows every place where it fits, with its points. Tap one of them, or drag the tile there; it turns by itself. The same places stand beside the table in words.',
      'The whole table always fits on the screen. Move it with one finger or the mouse, beside the places where a tile fits, or with two fingers anywhere; zoom with two fingers, with the buttons on the table, or with the wheel and Control.',
    ],
  },
  byKey: {
    heading: 'With the keyboard',
    text: [
      'The arrow keys lead through your tiles, and Enter or Space chooses one. Then the arrow keys lead from place to place as they lie on the table, Enter lays the tile, and Escape lets it go.',
      'B buys a tile, P passes. L reads the latest move again, C tells how many tiles everybody holds, T how much time is left. U or Control+Z takes a move back, and R or Control+Y makes it again.',
      'Plus and minus zoom, Shift with an arrow key moves the table, and 0 shows all of it again. In a record, the left and right arrow keys go back and forward, Home and End to the start and the end.',
    ],
  },
  byNotation: {
    heading: 'Typing moves',
    text: [
      'A move is the numbers of the tile clockwise from its apex, the corner that points up or down by itself, then @ and the place: 012@3,-1 lies in column 3 and row −1. The first tile lies at 0,0; columns are counted to the right and rows downwards. Type buy to buy a tile, and pass to pass.',
      'Where a page asks for your own tiles, draw them and tap what they show, or type their names: 012,055,344. A tile is named by its numbers clockwise from the lowest.',
    ],
  },
};
