import type { KubiHelp } from './terms.js';

export const help: KubiHelp = {
  title: 'How to play Kubi',
  aim: {
    heading: 'The aim',
    text: [
      'Five dice are rolled again and again. Each roll leaves marks behind two sums on your sheet. A sum with few marks costs points, one with many earns them. Whoever has the highest total wins; alone, 500 points are taken as a win.',
      'Any number from one to eight can play, each on their own sheet. Everybody uses every roll.',
    ],
  },
  setUp: {
    heading: 'The start',
    text: [
      'Before the first roll, cross three different numbers from 1 to 6. They are your discards: behind each of them there is room for eight marks.',
    ],
  },
  roll: {
    heading: 'Entering a roll',
    text: [
      'If the dice show one or more of your three numbers, one such die must stay out. It leaves a mark behind its number.',
      'Make two pairs of the other four dice, as you like. Each pair leaves a mark behind its sum; two pairs with the same sum leave two marks there.',
    ],
    caption: 'The numbers are 1, 4 and 6. From 1 2 3 4 6 the 1 stays out, 3 and 4 make 7, 2 and 6 make 8.',
  },
  freeRide: {
    heading: 'None of your numbers',
    text: [
      'If none of your three numbers was rolled, choose freely which die stays out. It leaves no mark: the roll brings your end no nearer.',
    ],
  },
  score: {
    heading: 'What marks are worth',
    text: [
      'A sum without a mark is worth nothing. One to four marks cost 200 points, exactly five are worth nothing again.',
      'Each mark from the sixth to the tenth earns the value printed beside the sum. Further marks may be made and count nothing.',
    ],
    caption: 'This sheet is done: 5 has eight marks. Together its sums make 200 points.',
  },
  end: {
    heading: 'The end',
    text: [
      'Your sheet is done with the eighth mark behind one of your numbers; that roll is still entered in full. The others play on until all sheets are done.',
      'The highest total wins. Equal totals share the place.',
    ],
  },
  byHand: {
    heading: 'Playing with finger or mouse',
    text: [
      'Tap the die that stays out, then two dice for the first pair; the rest falls into place. Or drag dice to their places. A die that is underlined shows one of your numbers. Tap a placed die to take it back.',
      'What you would mark appears on the sheet in pencil, with what it changes. Enter makes the marks. Or choose one of the possible entries in words.',
      'With several players, the buttons above the sheet say who still has to decide, and show their sheets. Undo takes back the entry of the sheet that is shown.',
    ],
  },
  byKey: {
    heading: 'Playing with the keyboard',
    text: [
      'Arrow keys go from die to die. Enter or Space places a die or takes it back. D puts it out, 1 and 2 put it into the first or the second pair, Backspace takes it back, Escape clears everything.',
      'Before the first roll the digits choose the numbers to cross. In the list of entries, the arrow keys choose and Enter confirms.',
      'U or Control+Z takes an entry back, R or Control+Y makes it again. In a record, the left and right arrow keys go back and forward, Home and End to the start and the end.',
    ],
  },
  byNotation: {
    heading: 'Typing moves',
    text: [
      'x126 crosses three numbers. An entry is the die that stays out and the two pairs: 1|34|66, or simply 1 34 66. A die that leaves no mark stands in parentheses: (2)|34|66.',
    ],
  },
  onPaper: {
    heading: 'Real dice, real paper',
    text: [
      'Where a page asks for your own dice, throw them and tap what they show, or type the five digits. Print an empty sheet to play with a pen.',
    ],
  },
};
