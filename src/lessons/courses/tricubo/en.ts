import type { TricuboCourseText } from './index.js';

export const course: TricuboCourseText = {
  title: 'Learn Tricubo',
  steps: {
    sheet: {
      text: 'This is your sheet: five rows, crossed from the left. A row is worth the value at its last cross, in the circle: row 2 is worth 7. The highest total wins.',
    },
    worth: {
      text: 'Row 4 has three crosses and is worth 4. What would it be worth with one more cross?',
      choices: {
        next: { label: '2', text: 'Yes, the next value is 2. Values go up and down, so it matters where you stop.' },
        sum: { label: '6', text: 'Values aren’t added up: in each row only the last one counts. Look at the frame.' },
        highest: { label: '10', text: 'The 10 is still two crosses away. The frame shows the next box.' },
      },
    },
    die: {
      text: 'A die’s number is the row, its size how many crosses: large three, medium two, small one. Tap the medium 3, then row 3.',
      answers: {
        right:
          'Two crosses: row 3 is worth 7. The one in row 1 was there from the start: a game begins with one cross.',
        large: 'That was the large die: its 5 puts three crosses in row 5. Try the medium one.',
        small: 'That was the small die: its 4 puts one cross in row 4. Try the medium one.',
        colour: 'That’s a colour field; they come later. This time tap row 3.',
      },
    },
    stop: {
      text: 'Each round you use one die. Here all three show 2, so only the size matters. Which one stops row 2 at the 10?',
      answers: {
        right: 'Row 2 stops right at the 10. The pencil marks show beforehand what each die would do.',
        large: 'Three more crosses run past the 10, and row 2 is worth 5. You need one fewer.',
        small: 'One more cross takes row 2 down to 2. The 10 is one box further.',
        colour: 'Colour fields come later. Row 2 can climb to 10: how many crosses does it need?',
      },
    },
    draft: {
      text: 'All players use the same roll. The active one takes a die first; the others each use one of the two left, even the same one. Player 2 has the large 5. Which row can you improve?',
      answers: {
        right: 'Row 1 climbs from 1 to 7. In the next round you’re the active player and choose first.',
        medium: 'Row 2 has its 10, and two more crosses leave it with 0. Try the other open die.',
        colour: 'That does no harm, but one row can climb by 6. Look for the green number.',
      },
    },
    colours: {
      text: 'Now every die would spoil a row. Instead it can cross the field of its colour or the three-colour field. All four earn 10 points. Tap a die, then a field.',
      answers: {
        own: 'No row is spoilt, and one of four fields is crossed. Remember: fewer than four earn nothing.',
        shared: 'No row is spoilt. This field takes any die from 1 to 5, so try to keep it for last.',
        large: 'Row 2 falls from 10 to 0. Tap the large die, then one of the framed fields.',
        medium: 'Row 1 falls from 7 to 2. Tap the medium die, then one of the framed fields.',
        small: 'Row 2 falls from 10 to 5. Tap the small die, then one of the framed fields.',
      },
    },
    six: {
      text: 'A 6 can’t cross a colour field. It scores a row early, under “At 6”, and the row counts again at the end. Tap the small 6, then your best row.',
      answers: {
        right: '10 points you can’t lose any more, even if row 2 gets more crosses.',
        empty: 'Row 3 has no cross, so it scores 0. Choose the row that’s worth most.',
        lower: 'That row scores only 7. One row is worth 10.',
        crosses: 'That costs you points. The small 6 earns some: tap it, then your best row.',
        colour: 'Good for later, but the small 6 earns 10 points now. Tap it, then your best row.',
      },
    },
    limit: {
      text: 'The small 6 scores one row, the medium 6 exactly two, the large 6 exactly three. In a whole game you score only three rows. You’ve had one: which 6 is no use now?',
      choices: {
        small: { label: 'Small', text: 'It scores one row, and you have two left: you can still use it.' },
        medium: { label: 'Medium', text: 'It scores two rows, and you have two left: that’s exactly enough.' },
        large: { label: 'Large', text: 'Right: it scores three rows, and you have only two left.' },
      },
    },
    sixes: {
      text: 'The medium 6 scores two rows, each row only once a game. Tap it, then the best two that are left, then the button.',
      answers: {
        right: '10 and 7: that’s 17 points. You’ve scored your three rows, so a 6 is no use to you now.',
        empty: 'Row 3 has no cross and scores 0. Two other rows earn 17 together.',
        lower: '7 and 7. One row that’s left is worth 10.',
        crosses: 'That costs you points. The medium 6 earns 17 with the right two rows.',
        colour: 'Good for later, but the medium 6 earns 17 points now.',
      },
    },
    must: {
      text: 'Late in the game: all your colour fields are crossed. If you can use a die, you have to, even if it hurts; crosses that don’t fit are lost. Which one costs you least?',
      answers: {
        right: 'Only 5 points. Only when you can’t use any die do you take none.',
        large: 'Row 4 falls from 10 to 0; the third cross doesn’t fit and is lost. Another die costs only 5.',
        medium: 'Row 1 falls from 10 to 0. Another die costs only 5.',
      },
    },
    purple: {
      text: 'Purple in three rows ends the game with that round; everyone who has three then gets 5 points. You have two. Which die ends the game with a gain?',
      answers: {
        right:
          'Row 3 is your third in purple: one point more there, and 5 for all three. Player 2 finishes the round; then the highest total wins.',
        medium: 'That ends the game too, but row 4 falls from 10 to 0. Which row climbs into purple?',
        small: 'Row 1 is in purple already and falls to 0. You need a third row.',
      },
    },
    alone: {
      text: 'You can play alone, too. Then you choose the row for your first cross; with others, player 1 starts in row 1, player 2 in row 2, and so on. Tap a row.',
      answers: {
        start: 'A good start.',
        used: 'A game alone lasts until three rows are purple, or 21 rounds. Your total gives you a rank.',
      },
      reply: 'Each round another die is closed: large, medium, small, and so on. Use one of the other two.',
    },
    turn: {
      text: 'Now a round without help, in the middle of a game. Can a row climb? Is the 6 worth more? Or a colour field? You choose.',
      answers: {
        best: 'Row 5 climbs from 0 to 7 with one die: the computer’s choice, too.',
        six: '10 points are safe. Row 5 could also have climbed from 0 to 7: both are good.',
        good: 'A good choice: hardly worse than the best.',
      },
    },
  },
  end: 'Now play your first game: stop rows at the 10, and keep the colour fields for rolls that would spoil one.',
};
