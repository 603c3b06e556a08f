import type { TricuboHelp } from './terms.js';

export const help: TricuboHelp = {
  title: 'How to play Tricubo',
  cards: {
    goal: {
      heading: 'The goal',
      text: 'Three dice put crosses in five rows. At the end each row scores the value above its last cross. Values go up and down: stop where they are high.',
    },
    die: {
      heading: 'A die',
      text: 'The number is the row, the size how many crosses: large three, medium two, small one. The active player chooses first; that die is closed to the others.',
    },
    six: {
      heading: 'A 6',
      text: 'A 6 scores rows early: exactly three with the large die, two with the medium, one with the small. They count again at the end. Three rows a game, no more.',
    },
    colours: {
      heading: 'Colour fields',
      text: 'Instead of crosses, a die from 1 to 5 can cross the field of its colour or the three-colour field. On side A all four together earn 10 points.',
    },
    end: {
      heading: 'The end',
      text: 'When a player reaches purple in three rows, the game ends with that round. Three such rows earn 5 points. The highest total wins.',
    },
  },
  aim: {
    heading: 'The aim',
    text: [
      'Three dice, a large, a medium and a small one, put crosses in the five rows of your sheet. At the end each row scores the value above its last cross. The values go up and down, so it matters where you stop. The highest total wins.',
      'One to five players, each with their own sheet.',
    ],
  },
  setUp: {
    heading: 'The start',
    text: [
      'Everyone starts with a cross in the first box of a row: the first player in row 1, the second in row 2, and so on. In a solo game you choose the row.',
    ],
  },
  draft: {
    heading: 'Taking a die',
    text: [
      'All three dice are rolled. The active player takes one and uses it; that die is then closed to the others. Each of the others uses one of the two dice left; several players can use the same die. In the next round the player to the left is active.',
      'If you can use an open die, you have to use one; you choose which one, and what for. Take none only if you can’t use any. If the active player takes none, all three are open to the others.',
    ],
    caption:
      'The active player has taken the large 3 and made three crosses in row 3. The medium 5 and the small 2 are left for the other player.',
  },
  rows: {
    heading: 'A number from 1 to 5',
    text: [
      'The number tells you which row gets the crosses, and the size of the die how many: three with the large one, two with the medium one, one with the small one. Fill rows from the left, without gaps.',
      'If fewer boxes are free, the remaining crosses are lost; a full row takes none. Here all crosses have to fit into the row.',
    ],
  },
  fields: {
    heading: 'The colour fields',
    text: [
      'Instead of crosses in its row, a die with a number from 1 to 5 can cross a colour field: the one of its own colour, or the three-colour field. Here a 6 can do this, too.',
      'On side A all four fields together earn 10 points; fewer earn nothing. On side B crossed fields cost points.',
    ],
  },
  interim: {
    heading: 'A 6 scores rows',
    text: [
      'A 6 scores rows before the end: exactly three with the large die, two with the medium, one with the small. You choose which. Write the value above each row’s last cross in its interim box; a row without a cross gets 0.',
      'In the whole game you can score only three rows like this, each once. So you can use a large 6 only while none has been scored, a medium one while at most one has, and a small one while at most two have. You can keep crossing a scored row, and it counts again at the end.',
    ],
    caption:
      'A medium 6 has scored rows 1 and 2, at 7 and 10. Row 2 has more crosses since then and would now score 5 more at the end.',
  },
  joker: {
    heading: 'The joker',
    text: [
      'Side B has a joker. Once a game you can spend it to use the die that is closed to you: just choose that die. You never have to.',
    ],
  },
  end: {
    heading: 'The end',
    text: [
      'When a player has reached a purple column in three rows, the game ends with that round; everyone finishes it. Each player with three such rows gets 5 points.',
    ],
  },
  score: {
    heading: 'The total',
    text: [
      'Add up the interim boxes, for each row the value above its last cross, the colour fields, and the points for three purple rows.',
      'The highest total wins. If totals are equal, more crosses win: crosses in boxes, in colour fields and on the joker. If these are equal too, the place is shared.',
    ],
    caption:
      'Interim 7 + 4 + 10 = 21, final 5 + 4 + 10 + 5 + 0 = 24, all colours 10, three purple rows 5: that makes 60.',
  },
  solo: {
    heading: 'Solo',
    text: [
      'In each round one die is closed to you: in the first the large one, in the second the medium one, in the third the small one, and then over again. You use one of the other two. The game ends with three purple rows, which earn their 5 points, or after 21 rounds.',
      'Your total gives you a rank: Novice up to 40, Apprentice from 41, Adept from 61, Master from 71. Above 80, on side A only: Grandmaster.',
    ],
  },
  sides: {
    heading: 'Side A and side B',
    text: [
      'Side A matches the printed sheet. On side B, only the joker, the −5 for four colour fields and the missing top rank come from the publisher so far; the other numbers are placeholders.',
    ],
  },
  byHand: {
    heading: 'Playing with finger or mouse',
    text: [
      'Tap a die: its row is chosen, and everything else it can do appears on the sheet in pencil. Tap the row or press the large button beside the dice to make the crosses, or tap a colour field or an interim box instead. A tap on a row chooses the die that reaches it. Tap the die again to cancel. In a solo game, first tap the row for your first cross.',
      'With the 6 of the large or the medium die, tap the rows to score and press the large button. Under “More” you can open a list of all moves in words.',
      'With several players, the buttons above the sheet show who is still deciding, and switch to their sheets. “Undo” takes back the latest move on the sheet shown.',
    ],
  },
  byKey: {
    heading: 'Playing with the keyboard',
    text: [
      'Arrow keys move from die to die. Enter or Space selects one, and so do L, M and S. Then move through its uses on the sheet with the arrow keys or Tab; Enter makes the move, Space ticks a row to score. Escape cancels.',
      'In the list of possible uses, the arrow keys choose and Enter confirms.',
      'U or Control+Z undoes a move, R or Control+Y redoes it. H gives a hint. In a record, the left and right arrow keys go back and forward; Home and End go to the start and the end.',
      'In the browse mode of a screen reader, letters belong to the screen reader; switch to its focus mode to use them here.',
    ],
  },
  byNotation: {
    heading: 'Typing moves',
    text: [
      'L, M or S, for the large, the medium or the small die, makes crosses in the row the die shows. Lc crosses the field of its colour, Lt the three-colour field. M:2,5 scores rows 2 and 5 with a 6.',
      'J before the move spends the joker: JM. In a solo game, @2 makes the first cross, in row 2. To take no die, type -.',
    ],
  },
  onPaper: {
    heading: 'Real dice, real paper',
    text: [
      'If the page asks for your own dice, roll them and tap what they show, or type the three digits: the large die first, the small one last. “Print a blank sheet” gives you a sheet to play on with a pen.',
    ],
  },
};
