import type { KubiCourseText } from './index.js';

export const course: KubiCourseText = {
  title: 'Learn Kubi',
  steps: {
    pairs: {
      text: 'Kubi is about sums of two dice. The 6 with the ring is discarded; the others lie as two pairs. To swap two dice, tap one, then the other. Press “Enter”.',
      answers: {
        sevenAndEight:
          '3 + 4 and 3 + 5: one mark next to 7, one next to 8. At the top, the discarded 6 has a mark, too.',
        sixAndNine:
          '3 + 3 and 4 + 5: one mark next to the sum 6, one next to 9. At the top, the discarded 6 has a mark, too.',
      },
    },
    points: {
      text: 'What is that worth? One to four marks next to a sum cost 200 points, like the 6. Five are worth nothing, like the 7. From the sixth to the tenth, each earns the printed value, like the 8.',
    },
    worth: {
      text: 'The 8 has seven marks: two of them earn, 80 points together. What does the next mark earn?',
      choices: {
        value: {
          label: '40 points',
          text: 'Yes, as printed. 2 and 12 earn 100 a mark, but they are rare. A sum without marks costs nothing.',
        },
        sum: { label: '8 points', text: 'The sum itself is not its value. Look in the column “each”.' },
        nothing: {
          label: 'Nothing',
          text: 'Every mark earns from the sixth to the tenth, and this is the eighth. Look in the column “each”.',
        },
      },
    },
    even: {
      text: 'The 7 has four marks: −200. Make a pair that adds up to 7: tap two dice to swap them. The sheet shows in pencil what would change.',
      answers: {
        seven: 'The fifth mark: the 200 points are back, and from now on each 7 earns 30.',
        eights: 'The 8 has four marks now and still costs 200. Which two dice make 7?',
      },
    },
    double: {
      text: 'Two pairs with the same sum make two marks there. The 8 costs 200. How can it earn 40 after this roll?',
      answers: {
        eights: '3 + 5 twice: the fifth mark wins back 200 points, the sixth earns 40.',
        ten: '5 + 5 opens the 10: its first mark costs 200. Put a 3 and a 5 together.',
      },
    },
    choose: {
      text: 'Of your three numbers, at the top, discard the 1 or the 6. Pair the rest without opening an empty sum: its first mark costs 200.',
      answers: {
        nines: 'Both pairs went to the 9. No sum was opened, and the 9 needs just one more mark.',
        sixAndSeven: 'No sum was opened. The 7 earns 30, and the 6 needs just one more mark.',
        small: 'The 1 has made a small sum that was empty: −200. Discard it, or find it another partner.',
        large: 'The 6 has made a large sum that was empty: −200. Discard it, or find it another partner.',
      },
    },
    clock: {
      text: 'The eighth mark next to one of your numbers ends your game, and the 1 has seven. Enter this roll, open no sum, and play on.',
      answers: {
        five: 'You play on, and the 5 has its fifth mark: 200 points back.',
        sevens: 'You play on, and two more marks next to 7 earn 60 points.',
        over: 'That was the eighth 1: your game would be over. The 6 is yours as well.',
        opened: 'You play on, but 4 and 10 are open now: −400. Pair the dice differently.',
      },
    },
    free: {
      text: 'None of your numbers: set any die aside. It leaves no mark, so the end comes no closer. Can you give both the 6 and the 9 their fifth mark?',
      answers: {
        both: '400 points with one roll! When no die has a ring, set aside the one you need least.',
        ten: '5 + 5 opens the 10: −200. You need only one of the fives.',
        nine: 'The 9 has five marks, the 6 still has four. Keep both threes.',
        eight: 'The 8 earns, but the 6 and the 9 still cost 200 each. Start with a pair that makes 6.',
      },
    },
    full: {
      text: 'The 7 has ten marks: all its boxes are full. What does an eleventh mark do?',
      choices: {
        earns: { label: 'It earns 30', text: 'Only the sixth to the tenth mark earn points.' },
        nothing: {
          label: 'Nothing',
          text: 'Right: it’s allowed, earns nothing and costs nothing. A good place for a pair you can’t use.',
        },
        costs: { label: 'It costs 200', text: 'Only sums with one to four marks cost points.' },
      },
    },
    last: {
      text: 'The 1 is your only number here, so its eighth mark comes now. This last roll still counts in full. Alone, you win with 500 points; you have 340. How do you win?',
      answers: {
        won: 'You win! The 10 has its fifth mark, and the full 7 takes the other pair.',
        lost: 'That adds 90: not enough. Which sum still costs you 200?',
      },
    },
    several: {
      text: 'Kubi is for one to eight players, each with their own sheet and their own three numbers. Ann has rolled these dice. Who enters them?',
      choices: {
        roller: { label: 'Only Ann', text: 'Then the others would just have to wait. In Kubi nobody waits.' },
        everyone: {
          label: 'Everyone',
          text: 'Yes, everyone uses every roll. When your sheet is done, the others play on. The highest total wins.',
        },
      },
    },
    turn: {
      text: 'Now you decide on your own. Which number has room for a discard? Which sums need marks? Find a good way to enter this roll.',
      answers: {
        sixes: 'The best there is: the number 6 has the most room for discards, and twice the sum 6 earns 80.',
        nine: 'Well done: the 9 has its fifth mark, the 8 earns 40, and no sum was opened.',
        good: 'A good one: no sum was opened, and there’s time for more rolls.',
        two: 'Good sums, but the 2 has five marks already. Discard a number with more room.',
        opened: 'That opens a sum: −200, and time for five marks is running out. Stay with the sums you have.',
      },
    },
    begin: {
      text: 'This is how a game begins: choose three numbers and press “Cross”. You’ll discard these, so most sums come from the other three. Then enter your first roll.',
      answers: {
        close: 'A strong choice: the other three are close together and keep making the same few sums.',
        middle:
          'That works, but 1 and 6 stay in play and make many different sums. Next time, try crossing 1, 2 and 6.',
        crossed: 'These are your three numbers now. Each has room for eight marks.',
        oneSum: 'Just one sum opened: a fine start!',
        twoSums: 'Two sums opened, −400: most games begin like that. Now collect more marks there.',
      },
      reply: 'And this is your first roll.',
    },
  },
  end: 'Enjoy your first game, and before you open a sum, ask yourself whether it will get five marks.',
};
