import type { CuboCourseText } from './index.js';

export const course: CuboCourseText = {
  title: 'Learn Cubo',
  steps: {
    square: {
      text: 'In Cubo you build a square from nine dice. Its rows and columns earn points: you see how many beside and below it. The number in the corner is what the whole square is worth.',
    },
    street: {
      text: 'Three consecutive numbers in order, up or down, are a street and earn the highest one. The bottom row is still mixed up: tap the 5, then the 4, and they swap places.',
      answers: {
        right: '3 4 5: a street. It earns its highest number, 5 points.',
        other: 'That’s a street too! It earns its highest number. You see it beside or below the line.',
        call: '“Cubo!” ends your building, and so far nothing earns points. First tap the 5 and the 4 in the bottom row.',
        roll: 'That rolls all nine dice again. Not yet: first tap the 5 and the 4 in the bottom row.',
        mixed: 'The right row, but its numbers still aren’t in order. Make it read 3 4 5.',
        none: 'That makes no street. Look at the bottom row: 3, 4 and 5 are all there, just not in order.',
      },
    },
    lane: {
      text: 'Three equal numbers are a lane and earn that number once: 5 5 5 earns 5 points. Complete the left column.',
      answers: {
        right: '5 5 5: a lane. It earns 5, not 15.',
        call: 'Don’t call yet: no line earns anything. The left column needs one more 5.',
        roll: 'Keep these dice: three of them show a 5. Bring the third one into the left column.',
        none: 'The left column still needs one more 5. Look in the corners: which 1 could it replace?',
      },
    },
    colour: {
      text: 'A street or a lane in one colour counts double. The top row, 4 5 6, earns 6 points. Make it all red, and it earns 12.',
      answers: {
        right: 'All red: 12 points instead of 6. Colours matter as much as numbers.',
        broken: 'Now the street is broken. Only the blue 5 has to leave, and another 5 takes its place.',
        call: 'Don’t call yet: 6 points can become 12. Replace the blue 5 in the top row.',
        roll: 'Keep these dice: everything you need is here. Which red die can replace the blue 5?',
        none: 'The top row still has a blue 5. Which red die can take its place?',
      },
    },
    white: {
      text: 'The white die stays in the centre and goes with any colour. In its column it already counts as blue: now make the middle row a street in red.',
      answers: {
        right: 'Red in its row and blue in its column, both at once: 10 points each.',
        column: 'That breaks up the blue column, which already earns 10. In the middle row, only the blue 5 has to go.',
        call: 'Don’t call yet: the middle row can earn 10 instead of 5. Replace its blue 5.',
        roll: 'Keep these dice: a red 5 is all you need, and there’s one close by.',
        none: 'The middle row should read 3 4 5 in red and white. Which red die can replace the blue 5?',
      },
    },
    worth: {
      text: 'Never mind the square: which of these three lines would earn the most?',
      choices: {
        street: {
          label: '4 5 6 in two colours',
          text: '6 points, the highest number. But a line in one colour counts double.',
        },
        lane: { label: '5 5 5 in one colour', text: 'Right: 5 for the lane, doubled for the colour, makes 10.' },
        six: {
          label: '6 6 6 in two colours',
          text: '6 points: a lane earns its number only once. And a line in one colour counts double.',
        },
      },
    },
    both: {
      text: 'Every die is part of a row and of a column. One swap completes the top row and the right column together. Which die belongs in the corner they share?',
      answers: {
        right: 'The 6 serves two lines at once: 6 + 6 makes 12 points. Dice like that win games.',
        one: 'One line is complete. But the top right corner belongs to two: which number suits both?',
        call: 'Don’t call yet: no line earns anything. One swap is worth 12 points.',
        roll: 'Keep these dice: one swap is worth 12 points. Look at the top right corner.',
        none: 'No line is complete. What comes after 4 5 in the top row? The right column needs the same.',
      },
    },
    roll: {
      text: 'Bad luck with these dice! Until someone calls “Cubo!”, you can roll all nine again, as often as you like. Press “Roll all again”.',
      answers: {
        right: 'Always all nine, never just some of them.',
        call: 'Calling now would earn nothing. Roll all the dice again instead.',
        swap: 'You can build with these dice, but they hold only 6 points at best. Roll them again.',
      },
      reply: 'The new dice already earn 6 points, and more can be built with them.',
    },
    call: {
      text: 'Happy with your square? Press “Cubo!”: it’s covered, and its dice can’t move. Then take one of the four dice in the middle. Which would complete the top row?',
      answers: {
        called: 'Your square is covered. Now tap the die in the middle that you want.',
        right:
          'A red 6, for a top row of 4 5 6 in red. With others, the first to call has first choice. But once only one player is still building, you have just 6 seconds to choose.',
        other: 'That one doesn’t fit: 4 5 needs a 6. Have another look at your square, then call again.',
        without: 'You may take none if none helps. But one of them makes 4 5 6: call again and take it.',
        roll: 'Too good to roll again: this square is worth 28. Press “Cubo!”.',
        swap: 'Your square gets no better that way. Press “Cubo!”.',
      },
    },
    exchange: {
      text: 'When everyone has called, your red 6 can replace one of your dice, except the white one. Each shows what you’d gain or lose. Tap one, then press “Swap”.',
      answers: {
        right: 'From 28 to 46 points! The blue 1 goes to the middle, and the round is over.',
        keep: 'If no exchange helps, keep your dice. But here one of them promises 18 points more.',
        other: 'That loses points. Look for the die with the plus: it’s in no line yet.',
      },
    },
    last: {
      text: 'In a game with others, everyone builds at once. Player 2 has called and taken a die; you’re the last and have 6 seconds. What now?',
      choices: {
        roll: {
          label: 'Roll all again',
          text: 'That’s not possible: once someone has called, nobody rolls again in this round.',
        },
        call: {
          label: '“Cubo!”',
          text: 'Right: your 13 points are safe, and you have 6 more seconds to take one of the dice left.',
        },
        build: {
          label: 'Keep swapping',
          text: 'You can, but if you haven’t called after 6 seconds, you get no die and no points in this round.',
        },
      },
    },
    rounds: {
      text: 'A game has six rounds, each with a new roll; a die you swapped in stays yours. The highest total wins. Solo, a round lasts 60 seconds, except your very first; a square not called in time earns nothing.',
    },
    turn: {
      text: 'Now a whole round, without a clock: build, call, take a die from the middle, exchange it. Can you earn 20 points?',
      answers: {
        great: '30 points or more: you’re ready for any opponent!',
        good: 'Well played! 20 points make a good round, and there’s even more in these dice.',
        less: 'Less than 20. Try again: look for a street in one colour first, then for dice that serve two lines.',
        roll: 'Don’t roll these: they can earn more than 30 points. They’re back as they were rolled.',
      },
    },
  },
  end: 'Now play your first game. One tip: look at the middle before you call, and leave a gap that one of its dice can fill.',
};
