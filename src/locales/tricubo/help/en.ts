import type { TricuboHelp } from './terms.js';

export const help: TricuboHelp = {
  title: 'How to play Tricubo',
  aim: {
    heading: 'The aim',
    text: [
      'Three dice, a large, a medium and a small one, make crosses in the five rows of your sheet. At the end each row counts the value above its last cross, and that goes up and down: what matters is where you stop. Whoever has the highest total wins.',
      'Any number from one to five can play, each on their own sheet.',
    ],
  },
  setUp: {
    heading: 'The start',
    text: [
      'Everybody begins with a cross in the first box of a row: the first player in row 1, the second in row 2, and so on. Whoever plays alone chooses the row.',
    ],
  },
  draft: {
    heading: 'Taking a die',
    text: [
      'All three dice are rolled. The active player takes one of them and uses it, and with that it is closed to the others. Each of these then uses one of the two dice that are left; several may use the same. In the next round the player to the left is active.',
      'If you can use any of the dice that are open to you, you have to use one; which one, and what for, is your choice. Only those who can use none take none. If the active player takes none, all three are open to the others.',
    ],
    caption:
      'The active player has taken the large 3 and made three crosses in row 3. The medium 5 and the small 2 are left for the other.',
  },
  rows: {
    heading: 'A number from 1 to 5',
    text: [
      'The number says in which row you make crosses, the size of the die says how many: three with the large one, two with the medium one, one with the small one. Rows are filled from the left, without gaps.',
      'If fewer boxes are free, the rest of the crosses is lost; a full row takes none. A page may ask instead that all of them fit.',
    ],
  },
  fields: {
    heading: 'The colour fields',
    text: [
      'Instead of making crosses in its row, a die with a number from 1 to 5 can cross a colour field: that of its own colour, or the one of all three colours. A page may allow this with a 6, too.',
      'On side A all four fields together earn 10 points, and fewer earn nothing. On side B crossed fields cost points instead.',
    ],
  },
  interim: {
    heading: 'A 6 scores rows',
    text: [
      'A 6 scores rows before the end: the large die exactly three, the medium one two, the small one one. You choose which. In its interim box each of them gets the value above its last cross; a row without a cross gets 0.',
      'In the whole game you can score only three rows like this, each of them once. So a large 6 is of use only while none has been scored, a medium one while at most one has, a small one while at most two have. You can go on crossing a row that has been scored, and it counts again at the end.',
    ],
    caption:
      'A medium 6 has scored rows 1 and 2, at 7 and 10. Row 2 has been crossed further since, and would now count 5 more at the end.',
  },
  joker: {
    heading: 'The joker',
    text: [
      'Side B has a joker. Once in the game you can spend it to use the die that is closed to you: just choose that die. You never have to.',
    ],
  },
  end: {
    heading: 'The end',
    text: [
      'As soon as somebody has reached a purple column in three rows, the game ends with that round, which everybody plays to its end. Whoever has three such rows gets 5 points.',
    ],
  },
  score: {
    heading: 'The total',
    text: [
      'Add up the interim boxes, for each row the value above its last cross, the colour fields, and the points for three purple rows.',
      'The highest total wins. Between equal totals, the one with more crosses wins: those in boxes, in colour fields and on the joker. If these are equal too, the place is shared.',
    ],
    caption:
      'Interim 7 + 4 + 10 = 21, final 5 + 4 + 10 + 5 + 0 = 24, all colours 10, three purple rows 5: that makes 60.',
  },
  solo: {
    heading: 'Alone',
    text: [
      'In each round one die is closed to you: in the first the large one, in the second the medium one, in the third the small one, and then from the start again. You use one of the other two. The game ends with three purple rows, which earn their 5 points, or after 21 rounds.',
      'Your total gives you a rank: Novice up to 40, Apprentice from 41, Journeyman from 61, Master from 71, and above 80, on side A only, Grandmaster.',
    ],
  },
  sides: {
    heading: 'Side A and side B',
    text: [
      'Side A is as it is printed. Of side B only the joker, the −5 for four colour fields and the missing highest rank are the publisher’s so far; its other numbers are placeholders.',
    ],
  },
  byHand: {
    heading: 'Playing with finger or mouse',
    text: [
      'Tap a die, and everything it can do appears on the sheet in pencil. Tap the row, a colour field or an interim box, and it is done. Tap the die again to take back your choice. If you play alone, first tap the row that gets your first cross.',
      'With the 6 of the large or the medium die, tick the rows on the sheet and press the button below them. Or choose one of the possible uses in words and press “Do this”.',
      'With several players, the buttons above the sheet say who still has to decide, and show their sheets. “Undo” takes back what was done on the sheet that is shown.',
    ],
  },
  byKey: {
    heading: 'Playing with the keyboard',
    text: [
      'Arrow keys go from die to die. Enter or Space chooses one, and so do L, M and S. Then come its uses on the sheet: the arrow keys or Tab go from one to the next, Enter makes it, Space ticks a row to be scored. Escape takes the choice back.',
      'In the list of possible uses, the arrow keys choose and Enter confirms.',
      'U or Control+Z takes a move back, R or Control+Y makes it again. In a record, the left and right arrow keys go back and forward, Home and End to the start and the end.',
    ],
  },
  byNotation: {
    heading: 'Typing moves',
    text: [
      'L, M or S, for the large, the medium or the small die, makes crosses in the row that the die shows. Lc crosses the field of its colour, Lt the one of all three colours. M:2,5 scores rows 2 and 5 with a 6.',
      'J before the move spends the joker: JM. Alone, @2 makes the first cross, in row 2. To take no die, type -.',
    ],
  },
  onPaper: {
    heading: 'Real dice, real paper',
    text: [
      'Where a page asks for your own dice, throw them and tap what they show, or type the three digits; the large die comes first, the small one last. Print an empty sheet to play with a pen.',
    ],
  },
};
