import type { TriadHelp } from './terms.js';

export const help: TriadHelp = {
  title: 'How to play Triad',
  aim: {
    heading: 'The aim',
    text: ['Two players have six dice each. Whoever first gets three of their own dice off the board wins.'],
  },
  setUp: {
    heading: 'The start',
    text: [
      'The dice are rolled once; each shows 1, 2 or 3. Both players lay theirs on their back row, in ascending order from their own left. White sits below and usually begins; in a rematch the other side does.',
      'Where a page asks for an even start, one roll counts for both sides.',
    ],
    caption: 'Both sides have rolled 1 1 2 2 3 3.',
  },
  move: {
    heading: 'A move',
    text: [
      'Turn one of your dice to another value and move it exactly that many cells in one straight line: along a row, a column or a diagonal. The value it had does not matter, only that the new one is different.',
      'Every cell on the way and the last one must be free. Dice are never jumped over and never captured.',
    ],
    caption: 'The 1 on b2 becomes a 2 and goes two cells, or becomes a 3 and goes three.',
  },
  triad: {
    heading: 'A triad',
    text: [
      'Three dice on neighbouring cells in a straight line are a triad when both colours are among them and their values are all alike, or 1, 2 and 3 in any order.',
      'Three dice of one colour are none, and neither are 1 1 2 or 1 3 3.',
    ],
    caption: 'Three triads: 1 2 3 in a row, 2 2 2 in a column, 3 1 2 on a diagonal.',
  },
  takeOff: {
    heading: 'Taking a die off',
    text: [
      'When your move makes a triad, you take one of your own dice in it off the board, as part of the same move. You choose which; it may be the one that has just moved.',
      'Several triads at once still take one die off. A triad that was there before your move gives nothing.',
    ],
    caption: 'White moves from c1 to e3 and makes 2 2 2. The die on e3 or the one on d4 comes off.',
  },
  stuck: {
    heading: 'When no die can move',
    text: [
      'If none of your dice can go to a new value, do one of two things: turn one die to another value where it lies, or move one die by the value it shows, without turning it. A triad made this way counts.',
      'Turning is always possible, so nobody ever passes.',
    ],
    caption: 'White’s dice are walled in; one of them has to be turned.',
  },
  end: {
    heading: 'The end',
    text: [
      'Whoever takes off their third die wins at once.',
      'A house rule, which a page can leave out: the game is drawn when the same position with the same player to move occurs for the third time, or when no die has come off for 200 moves.',
    ],
  },
  byHand: {
    heading: 'Playing with finger or mouse',
    text: [
      'Tap one of your dice: the board shows every cell it can reach and what it would show there. Three dots mean a triad. Tap the cell, or drag the die there. After a triad tap the die that comes off.',
      'A die that cannot move is faded. Tap it, and the board says why.',
    ],
  },
  byKey: {
    heading: 'Playing with the keyboard',
    text: [
      'On the board, the arrow keys, Home, End, Page Up and Page Down go from cell to cell. Enter or Space chooses a die, its target, and the die that comes off. Escape lets go.',
      'U or Control+Z takes a move back, R or Control+Y plays it again, F turns the board.',
      'In a record, the left and right arrow keys go back and forward, Home and End to the start and the end.',
    ],
  },
  byNotation: {
    heading: 'Typing moves',
    text: [
      'Cells are named by file and rank, a1 to f6, as written on the rim. A move is its two cells: b1b4. Add x and a cell for the die that comes off: b1b4xb4.',
      'When no die can move, b1=3 turns the die on b1 to 3, and b1>b3 moves it unturned.',
    ],
  },
};
