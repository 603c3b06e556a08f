import type { TriominoCourseText } from './index.js';

export const course: TriominoCourseText = {
  title: 'Learn Triomino',
  steps: {
    goal: {
      text: 'In Triomino you take turns laying triangular tiles with a number in each corner. Every tile earns points. You play several rounds, usually to 400 points, and the highest total wins. Alone, you play one round.',
    },
    lead: {
      text: 'Below are your tiles. Each earns the sum of its numbers. You begin, with any tile you like. Take the one that earns the most: tap it, then tap the place that appears on the table.',
      answers: {
        ten: '2+3+5: you start with 10 points.',
        seven: 'These numbers make 7. Add up the others: one of your tiles makes 10.',
        three: '0+1+2 makes only 3. Add up the others: one of your tiles makes 10.',
      },
    },
    side: {
      text: 'Your opponent has laid 0-2-5 beside it: 2 meets 2, and 5 meets 5. Lay a tile in the same way, side to side. Tiles that don’t fit anywhere are dimmed.',
      answers: {
        seven: '2 meets 2, and 3 meets 3: 7 points. The place showed them before you laid the tile.',
        three:
          '0 meets 0, and 2 meets 2: 3 points. 2-2-3 would have earned 7. Each place shows what a tile earns there.',
        buy: 'That buys a tile for 5 points. You don’t need one yet: two of yours fit.',
      },
    },
    corner: {
      text: 'All numbers that meet at a corner must be equal, even where a tile touches only with its tip. Which of your tiles fits between the two marked ones?',
      answers: {
        gap: 'The 3s meet along the side, the 2s at the tip. But why 48 points instead of 8? You’re about to see.',
        outside: 'The right tile! Now lay it in the gap, where its 2 meets the 2 of 1-2-2.',
        other: 'It fits here, but not in the gap: there its tip would meet a 2. Which tile has two 3s and a 2?',
        buy: 'No need to buy: one of your three tiles fits in the gap.',
      },
    },
    bridge: {
      text: 'That was a bridge: exactly one side touches a tile, and the corner opposite touches another. It earns 40 extra points. One of your tiles makes a bridge here. Lay it!',
      answers: {
        bridge: 'A side on one tile, the tip on another: a bridge. 8 points for the tile, and 40 extra.',
        far: 'The right tile, but here its tip touches nothing. It fits in a second place, worth much more.',
        other:
          'A side, but no tip: that’s no bridge. Tap your tiles one by one. Where a bridge is possible, the points are gold.',
        buy: 'No need to buy: one of your three tiles makes a bridge.',
      },
    },
    hexagon: {
      text: 'Six tiles round a corner make a hexagon. The player who lays the sixth gets 50 extra points. Five are marked here. Close the ring!',
      answers: {
        hexagon: 'The ring is closed: 13 points for the tile, and 50 extra.',
        outside: 'The right tile, but here the ring stays open. It fits in a second place.',
        other: 'The ring is still open. The gap needs a 5 at the top and a 4 at each of the other corners.',
        buy: 'No need to buy: one of your three tiles closes the ring.',
      },
    },
    two: {
      text: 'Sometimes one tile closes two hexagons at once. That earns 60 extra points, and three at once earn 70. Find the tile that closes two.',
      answers: {
        two: 'Two rings in one go: 67 points. You’ll rarely earn more in a turn.',
        one: 'One hexagon, 51 points. Well spotted, but another tile closes two.',
        outside: 'The right tile! Now lay it in the gap that has tiles on all three sides.',
        other: 'That closes no hexagon. Look at the gap that has tiles on all three sides.',
        buy: 'No need to buy: one of your three tiles closes two hexagons.',
      },
    },
    buy: {
      text: 'None of your tiles fits anywhere. Press “Buy” to get another one, for 5 points. You may do so even if a tile fits, up to three times in a turn.',
      answers: {
        buy: 'A tile costs 5 points. After each one you may lay any tile that fits.',
        lay: '11 points for the tile, minus 5 for buying it: 6 points, and it’s your opponent’s turn.',
      },
      reply: 'It’s 3-4-4, and it fits. Lay it!',
    },
    pass: {
      text: 'Bad luck: you’ve bought three tiles, and still nothing fits. You can’t buy a fourth, and you can pass earlier only if none are left to buy. Press “Pass”; that costs another 10 points.',
      answers: {
        pass: '5+5+5+10: the whole turn cost you 25 points. It never gets worse than that.',
      },
    },
    out: {
      text: 'Your last tile! The first to lay theirs gets 25 points. The others play on until all have had the same number of turns; then the tiles they still hold count for you too. Lay it!',
      answers: {
        out: '11 for the tile, 25 for going out, 15 for your opponent’s tiles: 51 points. Your opponent began, so you’ve both had the same number of turns, and the round is over.',
        buy: 'Don’t buy now: your last tile fits.',
      },
    },
    blocked: {
      text: 'With none left to buy, lay a tile if you can; if not, pass for free. After your 0-2-5 nobody can, and the lowest sum wins: you’ll still hold 9, your opponent 22. How many points does that earn you?',
      choices: {
        difference: {
          label: '13',
          text: 'Yes: your opponent’s 22 minus your own 9. That’s one reason to lay high tiles early.',
        },
        theirs: { label: '22', text: 'Almost: your own 9 are taken off.' },
        nothing: { label: 'None', text: 'You do get some: what your opponent still holds, minus what you hold.' },
      },
    },
    target: {
      text: 'For each new round, two players get nine tiles each, and the highest tile drawn begins. In the middle of a round you reach 402 points. Have you won?',
      choices: {
        no: { label: 'Not yet', text: 'Right: the round is played to its end. Only then does the highest total win.' },
        yes: { label: 'Yes', text: 'Not yet: the round is played to its end, and you may still be overtaken.' },
      },
    },
    turn: {
      text: 'Now a whole turn on your own. Tap your tiles, compare the places, and lay the tile that earns the most.',
      answers: {
        best: 'A bridge, and 48 points. You can play Triomino!',
        elsewhere: 'The right tile, but not its best place: that one shows its points in gold.',
        other: 'You can get more: in one place the points are gold. Which tile fits there?',
        buy: 'No need to buy: some of your tiles fit. Tap them to see what they earn.',
      },
    },
  },
  end: 'You’re ready for your first game. A tip: before you lay a high tile, look for a bridge or a hexagon.',
};
