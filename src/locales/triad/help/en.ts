import type { TriadHelp } from './terms.js';

export const help: TriadHelp = {
  title: 'How to play Triad',
  cards: {
    goal: {
      heading: 'The goal',
      text: 'Each player has six dice. Be the first to take three of your own off the board. Here, White has already taken off two.',
    },
    turn: {
      heading: 'Your turn',
      text: 'Turn one of your dice to another value and move it that many cells in a straight line, diagonals included. The way must be free: dice never jump or capture.',
    },
    triad: {
      heading: 'Triads',
      text: 'Three dice side by side in a straight line make a triad: all equal, or 1, 2 and 3 in any order. Both colours must be in it.',
    },
    takeOff: {
      heading: 'Taking off',
      text: 'When your move makes a triad, take one of your own dice in it off the board. You choose which; it can be the one you moved.',
    },
    stuck: {
      heading: 'Blocked in',
      text: 'If none of your dice can move with a new value, turn one in place, or move one by the value it shows.',
    },
  },
  aim: {
    heading: 'The aim',
    text: ['Two players have six dice each. The first to get three of their own dice off the board wins.'],
  },
  setUp: {
    heading: 'The start',
    text: [
      'The dice are rolled once; each shows 1, 2 or 3. Both players place theirs on their back row, in ascending order from their own left. White sits at the bottom and usually starts; in a rematch the other side starts.',
      'Here one roll counts for both sides.',
    ],
    caption: 'Both sides have rolled 1 1 2 2 3 3.',
  },
  move: {
    heading: 'A move',
    text: [
      'Turn one of your dice to another value and move it exactly that many cells in one straight line: along a row, a column or a diagonal. The value it had does not matter, only that the new one is different.',
      'Every cell on the way, and the last one, must be free. Dice never jump over or capture other dice.',
    ],
    caption: 'The 1 on b2 becomes a 2 and moves two cells, or becomes a 3 and moves three.',
  },
  triad: {
    heading: 'A triad',
    text: [
      'Three dice on neighbouring cells in a straight line are a triad if both colours are among them and their values are all equal, or 1, 2 and 3 in any order.',
      'Three dice of one colour are not a triad, and neither are 1 1 2 or 1 3 3.',
    ],
    caption: 'Three triads: 1 2 3 in a row, 2 2 2 in a column, 3 1 2 on a diagonal.',
  },
  takeOff: {
    heading: 'Taking a die off',
    text: [
      'When your move makes a triad, you take one of your own dice in that triad off the board, as part of the same move. You choose which; it can be the die you just moved.',
      'Several triads at once still take only one die off. A triad that was there before your move doesn’t count.',
    ],
    caption: 'White moves from c1 to e3 and makes 2 2 2. The die on e3 or the one on d4 comes off.',
  },
  stuck: {
    heading: 'When no die can move',
    text: [
      'If none of your dice can move with a new value, you have two options: turn one die to another value in place, or move one die by the value it shows without turning it. A triad made this way counts.',
      'You can always turn a die, so nobody ever passes.',
    ],
    caption: 'White’s dice are blocked in; White has to turn one of them.',
  },
  end: {
    heading: 'The end',
    text: [
      'The player who takes off their third die wins at once.',
      'A house rule: the game is a draw when the same position with the same player to move occurs for the third time, or when no die has come off for 200 moves.',
      'With a clock, each player has a time for the whole game, and every move adds a few seconds to it. It runs from the first move on. If your time runs out, you lose.',
    ],
  },
  byHand: {
    heading: 'Playing with finger or mouse',
    text: [
      'Tap one of your dice: the board shows every cell it can reach and what it would show there. A cell that glows means a triad. Tap the cell, or drag the die there. After a triad, tap the die to take off.',
      'A die that can’t move is faded. Tap it and the board tells you why.',
    ],
  },
  byKey: {
    heading: 'Playing with the keyboard',
    text: [
      'On the board, the arrow keys, Home, End, Page Up and Page Down move from cell to cell. Enter or Space selects a die, its target, and the die to take off. Escape clears the selection.',
      'U or Control+Z undoes a move, R or Control+Y redoes it, F flips the board. H gives a hint.',
      'In a record, the left and right arrow keys go back and forward; Home and End go to the start and the end.',
    ],
  },
  byNotation: {
    heading: 'Typing moves',
    text: [
      'Cells are named by column and row, a1 to f6, as marked on the edge of the board. A move is its two cells: b1b4. To take off a die, add x and its cell: b1b4xb4.',
      'When no die can move, b1=3 turns the die on b1 to 3, and b1>b3 moves it without turning.',
    ],
  },
};
