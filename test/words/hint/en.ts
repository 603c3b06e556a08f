import type { Hints } from './index.js';

export const en: Hints = {
  triadEven: [
    'Look at your die on a1.',
    'Move a1 to a3, turned to 2.',
    'After it, the other side can’t make a triad at once. Chance of winning: about 62%. Next best: move b1 to b2, turned to 1, about 55%.',
  ],
  triadTakes: [
    'Look at your die on c1.',
    'Move c1 to e3, turned to 2, and take off e3.',
    'Triad. The die on e3 comes off, 1 of 3. Still, the other side can make a triad next. Chance of winning: about 80%. Next best: move a6 to a4, turned to 2, about 40%.',
  ],
  triadWins: ['Look at your die on a1.', 'Move a1 to a3, turned to 2.', 'It wins for certain, whatever the reply.'],
  triadLoses: [
    'Look at your die on a1.',
    'Move a1 to a3, turned to 2.',
    'Every move loses against best play; this one holds out longest.',
  ],
  triadTurns: [
    'Look at your die on b2.',
    'Turn b2 to 2.',
    'Still, the other side can make a triad next. Chance of winning: about 60%. Next best: turn b1 to 2, about 50%.',
  ],
  triadSteps: [
    'Look at your die on f2.',
    'Move f2 to e1 without turning.',
    'Still, the other side can make a triad next. Chance of winning: about 60%. Next best: turn f2 to 3, about 50%.',
  ],
  kubiCrosses: [
    'Start with the number 1.',
    'Cross 1, 2, and 6.',
    'With them, you can expect about 316 points. On average 1 point better than the next best: cross 1, 2, and 5.',
  ],
  kubiEnters: [
    'Look at the sums 6 and 9.',
    'Discard 1 · 9 + 6 · −200.',
    '6 costs 200, 9 needs 3 more. 1 has 3 left. On average 2.4 points better than the next best: discard 4 · 9 + 3 · no change.',
  ],
  kubiAsGood: [
    'Look at the sums 5 and 10.',
    'Discard 1 · 10 + 5 · −200.',
    '5 needs 1 more, 10 costs 200. 1 has 3 left. Just as good on average: discard 4 · 9 + 3 · no change.',
  ],
  tricuboClimbs: [
    'Look at this die: large 3.',
    'Large 3: 3 crosses in row 3, then worth 0 (−2).',
    'Large 3: row 3 drops from 2 to 0. You can expect about 62 points at the end. On average 1 point better than the next best: medium 4: 2 crosses in row 4, then worth 2 (−5).',
  ],
  tricuboField: [
    'Look at this die: large 3.',
    'Large 3: cross the three-colour field (0).',
    'You can expect about 62 points at the end. On average 14 points better than the next best: large 3: 3 crosses in row 3, then worth 0 (−2).',
  ],
  tricuboScores: [
    'Look at this die: medium 6.',
    'Medium 6: score rows 2 and 5 (+8).',
    'You can expect about 62 points at the end. On average 0.3 points better than the next best: large 1: 3 crosses in row 1, then worth 5 (+1).',
  ],
  tricuboStarts: [
    'Look at row 3.',
    'First cross in row 3.',
    'You can expect about 66 points at the end. On average 0.1 points better than the next best: first cross in row 2.',
  ],
  cuboSwaps: [
    'Look at a1 and b1.',
    'Swap red 1 on a1 and blue 1 on b1.',
    'These dice can be worth 22, now 0. It takes 3 swaps. That includes red 6 from the middle. On average 15 points better than the next best: call “Cubo”.',
  ],
  cuboCalls: [
    'Look at the whole square.',
    'Call “Cubo”.',
    'These dice can’t be worth more than 36, even with one from the middle. On average 8 points better than the next best: roll all dice again.',
  ],
  cuboRolls: [
    'Look at the whole square.',
    'Roll all dice again.',
    'On average 8 points better than the next best: call “Cubo”.',
  ],
  cuboTakes: [
    'Look at the dice in the middle.',
    'Take blue 2.',
    'The square can then be worth 36, now 32. On average 1 point better than the next best: take none.',
  ],
  cuboTakesNone: ['Look at the dice in the middle.', 'Take none.', 'Just as good on average: take blue 2.'],
  cuboGives: [
    'Look at a2.',
    'Give up red 2 on a2.',
    'The square can then be worth 36, now 32. On average 4 points better than the next best: keep your dice.',
  ],
  cuboKeeps: [
    'Look at the whole square.',
    'Keep your dice.',
    'On average 10 points better than the next best: give up red 1 on a1.',
  ],
  triominoLays: [
    'Look at 3-4-5 on your rack.',
    'Lay 3-4-5 to the left of 3-4-4.',
    '+12 (4+5+3). 1 of your 2 other tiles fits afterwards. On average 14 points better than the next best: lay 3-4-5 to the left of 4-4-5.',
  ],
  triominoLaysLastButOne: [
    'Look at 3-4-5 on your rack.',
    'Lay 3-4-5 to the left of 3-4-4.',
    '+12 (4+5+3). Your other tile doesn’t fit afterwards. On average 30 points better than the next best: buy a tile.',
  ],
  triominoBuys: ['Look at the tiles left to buy.', 'Buy a tile.', 'It’s the only legal move.'],
};
