import type { CuboHelp } from './terms.js';

export const help: CuboHelp = {
  title: 'How to play Cubo',
  cards: {
    goal: {
      heading: 'The goal',
      text: 'Build a square of nine dice whose rows and columns earn points. After six rounds the highest total wins.',
    },
    lines: {
      heading: 'Streets and lanes',
      text: 'Three consecutive numbers are a street and earn the highest. Three equal numbers are a lane and earn that number. In one colour they count double. White is any colour.',
    },
    build: {
      heading: 'Building',
      text: 'Swap any two dice, except the white one in the centre. Until someone calls, you can also roll all nine again.',
    },
    call: {
      heading: 'Calling',
      text: 'Happy with your square? Call “Cubo!” and take a die from the middle, or none. The last player has 6 seconds; a late square earns nothing.',
    },
    exchange: {
      heading: 'The exchange',
      text: 'When all squares are covered, the die from the middle can take the place of one of yours, except the white one. Or keep your dice.',
    },
  },
  aim: {
    heading: 'The aim',
    text: [
      'Build a square of three rows and three columns from nine dice. Rows and columns with three consecutive numbers, or with three equal ones, earn points, and double in one colour. Everyone builds at the same time, and the first to finish has first choice of the dice in the middle.',
      'One to four players. The highest total after six rounds wins.',
    ],
  },
  setUp: {
    heading: 'The start',
    text: [
      'Everyone has nine dice: four red, four blue and one white. Four more are in the middle, two red and two blue.',
      'Each round begins with a roll of all dice, those in the middle first. Then everyone plays at the same time; only the exchange goes player by player.',
    ],
  },
  building: {
    heading: 'Building the square',
    text: [
      'Your nine dice form a square with the white one in the centre, where it stays. Swap any two of the others as often as you like.',
      'Until someone calls, you can also take all nine in hand and roll them again, as often as you like, but never just some of them. While they are in your hand you can neither swap nor call. If the first call comes at that moment, you still roll them once; after that nobody can take dice in hand.',
    ],
  },
  calling: {
    heading: 'Calling Cubo',
    text: [
      'When you’re happy with your square, call “Cubo!”. The square is covered, and its dice can’t move. Now you can take one die from the middle, or none; first come, first served. You don’t have to use it.',
      'When only one player is still building, that player has 6 seconds from the moment all the others have taken a die or declined. If they call in time, they have 6 more to take one of the dice left; if not, they get no die and no points this round.',
      'From the moment when all players but one have called, those who haven’t chosen a die yet have 6 seconds; after that they get none. If the last player calls before that, they take one after another in the order of their calls, each within 6 seconds.',
    ],
  },
  exchange: {
    heading: 'The exchange',
    text: [
      'When all squares are covered, players who took a die can exchange it, one after another. In each round another player starts: the next one to the left. The die takes the place of one of your own, except the white one, and keeps the number it shows. Or you keep all your dice.',
      'The die left over goes to the middle. So in the next round you may have more dice of one colour than of the other. By a house rule, everyone gets four red and four blue dice again each round.',
    ],
    caption:
      'The red 6 has been taken. In place of the blue 2 it makes the top row a street and the right column a lane, both red and worth 12 each: the square is then worth 45 instead of 21.',
  },
  score: {
    heading: 'The score',
    text: [
      'Each of the three rows and three columns can score; diagonals don’t. Three consecutive numbers, ascending or descending along the line, are a street and earn the highest number. Three equal numbers are a lane and earn that number. Here the numbers of a street can lie in any order.',
      'A street or a lane in one colour counts double. The white die counts as the number it shows in whichever colour helps, even red in its row and blue in its column.',
      'After six rounds the highest total wins. If totals are equal, the win is shared.',
    ],
    caption:
      'Six streets: the rows earn 6 + 4 + 10 = 20, the columns 3 + 4 + 5 = 12, and that makes 32. The top row, all red, and the bottom row, all blue, count double.',
  },
  practice: {
    heading: 'Solo',
    text: [
      'In a solo game you play against the clock: 60 seconds a round. You can roll again until you call. If you call in time, you can take one of the four dice in the middle; if not, the round earns nothing. After each round you see the best possible square.',
      'Your first round has no clock. Under “More”, “Settings”, you can also choose ten times as much time, or no time limit; then you build as long as you like. The clock stops while the game can’t be seen.',
      'Press “Pause” to stop the clock and cover the dice, and “Resume” to go on.',
    ],
  },
  together: {
    heading: 'Together on one device',
    text: [
      'Several players can share one device. On a large screen the squares are side by side, and everyone swaps dice in their own at the same time. When you’re happy with your square, press its “Cubo!” button and then tap a die in the middle.',
      'On a small screen one square is large and the others are small above it. Tap a small one to make it large.',
    ],
  },
  byHand: {
    heading: 'Playing with finger or mouse',
    text: [
      'Tap a die and then another to swap them, or drag one onto the other. Tap the selected die again to deselect it. The numbers beside and below the square show what each row and column earns; the number in the corner is what the whole square is worth.',
      'Press “Roll all again” to roll all nine dice again, and “Cubo!” to call. Then tap the die you want in the middle, or “Take none”.',
      'In the exchange, each of your dice shows how much the square would gain or lose. Tap one to see the new square, then press “Swap”, or tap it again. “Keep my dice” leaves the square as it is.',
    ],
  },
  byKey: {
    heading: 'Playing with the keyboard',
    text: [
      'In the square, the arrow keys move from die to die. Enter or Space selects one; press it again on another die to swap the two. Escape clears the selection. Shift with an arrow key swaps the die with its neighbour at once, even across the white one.',
      'Shift with X calls Cubo, Shift with N rolls all nine again. After the call, 1 to 4 take that die from the middle, and 0 takes none. In the exchange, Enter on a die shows what the square would be worth without it, Enter again gives it up, and K keeps your dice.',
      'To hear what a row earns, press 1, 2 or 3; A, B or C for a column, Q for the whole square, M for the middle, T for the time left. P pauses and resumes. If a screen reader keeps these letters for itself, switch from browse mode to focus mode.',
      'If no clock is running, U or Control+Z undoes a move, and R or Control+Y redoes it. H gives a hint. In a record, the left and right arrow keys go back and forward; Home and End go to the start and the end.',
    ],
  },
  byNotation: {
    heading: 'Typing moves',
    text: [
      'Cells are named by column and row, a1 to c3: letters from the left, numbers from the top. swap a1c3, or just a1c3, swaps the dice on a1 and c3. roll takes all nine in hand, call calls Cubo.',
      'take 2 takes the second die from the middle, take - takes none. In the exchange, put b1 places the die you took on b1, and keep keeps your dice.',
      'If the page asks for your own dice, roll them and tap what they show, or type the digits: four for the middle, nine for a square, row by row, each die in the place of its colour.',
    ],
  },
};
