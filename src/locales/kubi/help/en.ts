import type { KubiHelp } from './terms.js';

export const help: KubiHelp = {
  title: 'How to play Kubi',
  cards: {
    goal: {
      heading: 'The goal',
      text: 'Collect many marks next to a few sums. Few marks cost points, many earn them. The highest total wins; in a solo game you win with 500 points.',
    },
    numbers: {
      heading: 'Your three numbers',
      text: 'Before the first roll, cross three numbers. When a roll shows any of them, you have to discard one of those dice.',
    },
    roll: {
      heading: 'A roll',
      text: 'Discard a die with one of your numbers; if there is none, set any die aside. Make two pairs of the other four and mark their sums.',
    },
    score: {
      heading: 'Points',
      text: 'One to four marks next to a sum cost 200 points, five are worth nothing. From the sixth to the tenth, each earns the printed value. A sum without marks costs nothing.',
    },
    end: {
      heading: 'The end',
      text: 'When one of your numbers has eight marks, your sheet is done. Everyone uses every roll; the others play on until all sheets are done.',
    },
  },
  aim: {
    heading: 'The aim',
    text: [
      'Five dice are rolled again and again. With each roll you make marks next to two sums on your sheet. A sum with few marks costs points; a sum with many earns them. The highest total wins; in a solo game you win with 500 points.',
      'One to eight players, each with their own sheet. Everyone uses every roll.',
    ],
  },
  setUp: {
    heading: 'The start',
    text: [
      'Before the first roll, cross three different numbers from 1 to 6. They are your discards: each has room for eight marks.',
    ],
  },
  roll: {
    heading: 'Entering a roll',
    text: [
      'If the dice show one or more of your three numbers, you have to discard one of those dice. Mark its number.',
      'Make any two pairs of the other four dice. Mark the sum of each pair; two pairs with the same sum make two marks there.',
    ],
    caption: 'The numbers are 1, 4 and 6. From 1 2 3 4 6 the 1 is discarded; 3 and 4 make 7, 2 and 6 make 8.',
  },
  freeRide: {
    heading: 'None of your numbers',
    text: [
      'If none of your three numbers was rolled, set any die aside. It leaves no mark, so the roll brings you no closer to the end.',
    ],
  },
  score: {
    heading: 'What marks are worth',
    text: [
      'A sum without a mark is worth nothing. One to four marks cost 200 points, exactly five are worth nothing.',
      'Each mark from the sixth to the tenth earns the value printed next to the sum. You can make more marks, but they earn nothing.',
    ],
    caption: 'This sheet is done: 5 has eight marks. Together its sums make 200 points.',
  },
  end: {
    heading: 'The end',
    text: [
      'Your sheet is done when one of your numbers has eight marks; you still enter that roll in full. The others play on until all sheets are done.',
      'The highest total wins. Players with equal totals share the place.',
    ],
  },
  byHand: {
    heading: 'Playing with finger or mouse',
    text: [
      'Rolled dice lie as the entry that adds most points at once: one set aside, two pairs. Tap two dice to swap them, or drag one onto another. A die with a ring shows one of your numbers.',
      'Your marks appear on the sheet in pencil, with the points they change. Press “Enter” to make them. Or choose from the list of all entries with their points: “All moves” under “More”.',
      'With several players, the buttons above the sheet show who is still deciding, and switch to their sheets. “Undo” takes back the latest entry on the sheet shown.',
    ],
  },
  byKey: {
    heading: 'Playing with the keyboard',
    text: [
      'Arrow keys move from die to die. Enter or Space chooses a die, and swaps it with the next one. D sets a die aside, 1 and 2 put it in the first or second pair, Backspace and Escape put all dice back.',
      'Before the first roll the digits choose the numbers to cross. In the list of entries, the arrow keys choose and Enter confirms.',
      'U or Control+Z undoes an entry, R or Control+Y redoes it. H gives a hint. In a record, the left and right arrow keys go back and forward; Home and End go to the start and the end.',
    ],
  },
  byNotation: {
    heading: 'Typing moves',
    text: [
      'x126 crosses three numbers. An entry is the die you set aside and the two pairs: 1|34|66, or simply 1 34 66. A die that leaves no mark goes in parentheses: (2)|34|66.',
    ],
  },
  onPaper: {
    heading: 'Real dice, real paper',
    text: [
      'If the page asks for your own dice, roll them and tap what they show, or type the five digits. “Print a blank sheet” gives you a sheet to play on with a pen.',
    ],
  },
};
