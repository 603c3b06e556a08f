import type { CuboHelp } from './terms.js';

export const help: CuboHelp = {
  title: 'How to play Cubo',
  aim: {
    heading: 'The aim',
    text: [
      'Out of nine dice you build a square of three rows and three columns. Rows and columns with three consecutive numbers, or with three equal ones, earn points, and twice as many in one colour. All build at the same time, and whoever is done first has the first choice of the dice in the middle.',
      'Any number from one to four can play. Whoever has the highest total after six rounds wins.',
    ],
  },
  setUp: {
    heading: 'The start',
    text: [
      'Everybody has nine dice: four red, four blue and a white one. Four more lie in the middle, two red and two blue.',
      'Each round begins with a roll of all dice, those in the middle first. Then everybody plays at the same time; only the exchange goes from player to player.',
    ],
  },
  building: {
    heading: 'Building the square',
    text: [
      'Your nine dice lie as a square with the white one in the centre, where it stays. Any two of the others may change places, as often as you like.',
      'As long as nobody has called, you may also take all nine in hand and throw them again, as often as you like, but never just some of them. While they are in your hand you can neither swap nor call. If the first call comes just then, you still throw them, this once; from then on nobody takes dice in hand any more.',
    ],
  },
  calling: {
    heading: 'Calling Cubo',
    text: [
      'When you are content with your square, call “Cubo!”. The square is covered, and no die in it moves any more. Now you may take one die from the middle, or none; whoever comes first chooses first. You will not have to use it.',
      'When only one player is still building, that one has 6 seconds from the moment at which all the others have taken a die or declined. Whoever calls in time may still take one of the dice that are left; whoever is too late gets no die and no points in this round.',
      'After your call you may take your time over the die. But once the last player has called as well, those who have not decided yet go without.',
    ],
  },
  exchange: {
    heading: 'The exchange',
    text: [
      'When all squares are covered, those who have taken a die may exchange it, one after another. In the first round the first player begins, in each further round the next to the left. The die comes to lie in the place of one of your own, with the number it shows; only the white one stays where it is. Or you keep all your dice.',
      'The die that is not used goes to the middle. So in the next round you may have more dice of one colour than of the other. A house rule, which a page can turn on, gives everybody four red and four blue dice again in each round.',
    ],
    caption:
      'The red 6 has been taken. In the place of the blue 2 it makes a street of the top row and a lane of the right column, both red and worth 12 each: the square is then worth 45 instead of 21.',
  },
  score: {
    heading: 'The score',
    text: [
      'Each of the three rows and three columns can count; diagonals do not. Three consecutive numbers, ascending or descending along the line, are a street and earn the highest of them. Three equal numbers are a lane and earn one of them. A page may also accept streets whose numbers lie in any order.',
      'A street or a lane in one colour counts double. The white die has the number it shows and whichever colour helps, even red in its row and blue in its column.',
      'After six rounds the highest total wins. If totals are equal, the win is shared.',
    ],
    caption:
      'Six streets: the rows earn 6 + 4 + 10 = 20, the columns 3 + 4 + 5 = 12, and that makes 32. The top row, all red, and the bottom row, all blue, count double.',
  },
  practice: {
    heading: 'Practising alone',
    text: [
      'Whoever plays alone plays against the clock: 60 seconds a round, or as many as the page gives. You may roll again until you call. If you call in time, you may take one of the four dice in the middle; if not, the round earns nothing. After each round the best square that was possible is shown.',
      'A page may also do without time limits. Then you build as long as you like, and can take moves back.',
      'With “Pause” you stop the clock and cover the dice, until you press “Go on”.',
    ],
  },
  together: {
    heading: 'Together on one device',
    text: [
      'Several of you can play on one device. Your squares lie side by side, and everybody swaps dice in their own at the same time. Whoever is content presses “Cubo!” at their own square and then chooses a die of the middle.',
      'Side by side the squares need room. If the screen is too narrow, turn the device or use a larger one.',
    ],
  },
  byHand: {
    heading: 'Playing with finger or mouse',
    text: [
      'Tap a die and then another, and they change places; or drag one onto the other. Tap the chosen die again to let go of it. The numbers beside and below the square say what each row and each column earns, the one in the corner what the whole square is worth.',
      'With “Roll all again” you throw all nine dice anew, and with “Cubo!” you call. After that, tap the die that you take, or “Take none”.',
      'In the exchange, tap one of your dice to see what giving it would make of the square, and tap it again to give it. “Keep my dice” leaves the square as it is.',
    ],
  },
  byKey: {
    heading: 'Playing with the keyboard',
    text: [
      'In the square, the arrow keys go from die to die. Enter or Space chooses one; pressed again on another die, it lets the two change places. Escape lets go. Shift with an arrow key swaps the die with its neighbour at once, over the white one, too.',
      'X calls Cubo, N rolls all nine again. After the call, 1 to 4 take that die of the middle, and 0 takes none. In the exchange, Enter on a die shows what giving it makes of the square, Enter again gives it, and K keeps your dice.',
      'To have something read, press 1, 2 or 3 for what a row earns, A, B or C for a column, Q for the whole square, M for the middle, T for the time left. P pauses and goes on.',
      'Where no time runs, U or Control+Z takes a move back, and R or Control+Y makes it again. In a record, the left and right arrow keys go back and forward, Home and End to the start and the end.',
    ],
  },
  byNotation: {
    heading: 'Typing moves',
    text: [
      'Cells are named by column and row, a1 to c3: letters from the left, numbers from the top. With swap a1c3 the dice on a1 and c3 change places; a1c3 alone will do, too. With roll you take all nine in hand, with call you call Cubo.',
      'With take 2 you take the second die of the middle, with take - none. In the exchange, put b1 lays the die that you have taken on b1, and with keep you keep your dice.',
      'Where a page asks for your own dice, throw them and tap what they show, or type it as digits: four for the middle, nine for a square, row by row, each die where its colour lies.',
    ],
  },
};
