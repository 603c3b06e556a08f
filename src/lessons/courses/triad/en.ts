import type { TriadCourseText } from './index.js';

export const course: TriadCourseText = {
  title: 'Learn Triad',
  steps: {
    goal: {
      text: 'Each player starts with six dice, and each die shows 1, 2 or 3. Yours are white. The first to take three of their own dice off the board wins. Here both sides have already taken off two.',
    },
    move: {
      text: 'Your turn: turn one of your dice to another value and move it that many cells in a straight line. Tap a die to see where it can go, then tap a cell.',
      answers: { made: 'Exactly: a die that has moved shows how far it has gone.' },
    },
    way: {
      text: 'Diagonals are straight lines too. But the value has to change, and dice never jump over others. Move the only die that can reach the marked cell.',
      answers: {
        reached: 'Yes, three cells diagonally, as a 3. The 2 on d6 would have to stay a 2, and the 1 on b1 is blocked.',
        elsewhere: 'The right die! Which value takes it exactly to the marked cell?',
        other: 'A legal move, but not to the marked cell. Tap your other dice: which of them can go there?',
      },
    },
    equal: {
      text: 'Three equal dice side by side in a straight line are a triad, if both colours are in it. Put a 2 next to the marked dice. Then tap your die to take it off.',
      answers: {
        made: '2 2 2: your first triad, and one of your dice is off the board.',
        elsewhere: 'The right die! As a 2, it can go diagonally to the cell next to the marked dice.',
        other: 'No triad yet. The row goes on at e6: which of your dice gets there as a 2?',
      },
    },
    oneTwoThree: {
      text: '1, 2 and 3 are a triad too, in any order and in any direction: along a row, a column or a diagonal. Fill the gap between the marked dice.',
      answers: {
        made: 'Lovely: 2, 3 and 1 on a diagonal.',
        elsewhere: 'The right die! Between the 2 and the 1 it has to be a 3.',
        other: 'No triad yet. The gap is on e5, and it needs a 3: which die is three cells away?',
      },
    },
    colours: {
      text: 'A row, a column and a diagonal are marked. Only one of them is a triad: which one? Remember the two colours.',
      choices: {
        row: { label: 'Row', text: 'Both colours are there, but 1 1 2 is neither three of a kind nor 1, 2 and 3.' },
        column: { label: 'Column', text: 'Three 2s, but all of them white: Black has to be in it too.' },
        diagonal: { label: 'Diagonal', text: 'Right: 3, 1 and 2, and both colours are in it.' },
      },
    },
    takeOff: {
      text: 'Make 3 3 3 in the marked column. Two of the dice in it are yours, and you choose which one comes off. Choose well: Black needs just one more triad.',
      answers: {
        moved: 'Well chosen: the die you moved can come off too, and the 3 on b4 is no use to Black.',
        helpful: 'Your 3 on b5 stays next to Black’s 2. Black adds a 1 and wins. Take off the other die.',
        elsewhere: 'The right die! As a 3, it fills the gap in the column.',
        other: 'No triad yet. The gap between the marked 3s is on b5: which die can get there as a 3?',
      },
    },
    two: {
      text: 'The four marked 1s all need a die in the same cell: make two triads in one move! Even then only one die comes off: any of yours in these two triads.',
      answers: {
        made: 'Two triads, one die off. It’s never more than one.',
        single: 'The right cell, and a triad: 2, 3 and 1. But as a 1, a die makes two triads there.',
        elsewhere: 'The right die! It only has to go one cell.',
        other: 'Two lines of marked dice cross on a free cell. It needs a 1.',
      },
    },
    standing: {
      text: 'Say you took off the die on e3, and Black has moved. The other triad is still there, marked. What does it earn you this turn?',
      choices: {
        another: {
          label: 'Another die off',
          text: 'No. A triad counts only in the move that makes it. For another die, make a new one.',
        },
        nothing: { label: 'Nothing', text: 'Right. A triad counts once: in the move that makes it.' },
      },
    },
    defend: {
      text: 'Watch what Black can do next. Along the arrow, a black 2 would reach d1 and make 2 1 3 with two of your dice: Black would win. Stop it!',
      answers: {
        filled: 'Good: d1 is taken now.',
        away: 'Good: without that die, there’s no triad to make.',
        barred: 'Good: the way is blocked, and the line is broken as well.',
        column: 'The row is safe, but now a black 2 comes to f4: 2, 3 and 1 in the column.',
        beside: 'The way is blocked, but now a black 1 comes to e3, above your 1s on e2 and e1.',
        other: 'Black still gets to d1 and wins. Fill d1, block the way, or move a die out of the line.',
      },
    },
    win: {
      text: 'Two of your dice are off. Find the triad that wins the game.',
      answers: {
        won: 'The third die is off, so you win at once! One more rule: if the same position comes up three times, it’s a draw.',
        elsewhere: 'The right die! It has to become a 2, like the two dice it joins.',
        other: 'No triad. Two black 2s are side by side on a diagonal: where does it go on?',
      },
    },
    stuck: {
      text: 'It’s rare, but here every way to a new value is blocked. So tap a die: turn it in place, or move it by the value it shows.',
      answers: {
        turned: 'Good. You can do that only when no die can move with a new value. A triad made like this counts too.',
        moved:
          'Good: one cell, and still a 1. You can do that only when no die can move with a new value. A triad made like this counts too.',
      },
    },
    start: {
      text: 'This is how a game begins: the dice are rolled and lined up, ascending from each player’s left. White starts. Make your first two moves, and leave Black no triad.',
      answers: {
        triad: 'A triad, and so early!',
        safe: 'Good: Black can’t make a triad next.',
        unsafe: 'That counts, but careful: now Black can make a triad.',
      },
      reply: 'Black has moved. Your turn again.',
    },
  },
  end: 'Now play your first game, and before every move look at what the other side could do next. The same position for the third time is a draw.',
};
