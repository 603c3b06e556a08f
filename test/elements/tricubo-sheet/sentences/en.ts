/** What a sheet says aloud in the games of `spoken-games.ts`, to be proof-read; in English. */
export const en = {
  startFirst: 'Make your first cross: choose a row.',
  started: 'First cross in row 2. Roll the dice.',
  noRoll: 'The dice have to be rolled first.',
  rolled: 'Dice: large 3, medium 1, small 6. Use a die. The large one is closed this round.',
  closedByRound: 'The large die is closed this round.',
  usesOfMedium:
    'Medium 1: 2 crosses in row 1, then worth 7 (plus 7). Medium 1: cross the field of its colour (0). Medium 1: cross the field of all colours (0).',
  crossedField: 'Medium 1: cross the field of all colours (0). Total plus 1. Roll the dice.',
  undone: 'Taken back. Use a die. The large one is closed this round.',
  redone: 'Played again. Roll the dice.',
  asked: 'Leave this game and begin a new one?',
  begun: 'New game. Make your first cross: choose a row.',

  chooseRows: 'Choose 2 rows to score now.',
  nothingChosen: 'Choose first what is to be done.',
  rowsTicked: 'Medium 6: score rows 1 and 2 (plus 9).',
  tooManyRows: 'The medium 6 scores exactly 2 rows.',
  rowsScored: 'Medium 6: score rows 1 and 2 (plus 9). Total plus 19. Roll the dice.',
  rowScored: 'Small 6: score row 2 (plus 2). Total plus 12. Roll the dice.',

  crossesLost: 'Large 1: 1 cross in row 1, then worth 0, 2 lost (minus 5). Total plus 2. Roll the dice.',
  crossedOwnField: 'Large 1: cross the field of its colour (0). Total plus 7. Roll the dice.',

  noRoom: 'The medium die is of no use: row 1 has no room for it, and there is no colour field left for it.',
  sixTooLarge: 'The large 6 is of no use: it scores 3 rows, and only 2 more may be scored.',
  sixTooLargeForOne: 'The medium 6 is of no use: it scores 2 rows, and only 1 more may be scored.',
  sixSpent: 'The small 6 is of no use: three rows have been scored.',

  nothingButJoker:
    'Dice: large 3, medium 1, small 2. None of the open dice is of any use. The joker would open the closed one.',
  usesOfJoker:
    'With the joker, large 3: 3 crosses in row 3, then worth 1 (plus 1). With the joker, large 3: cross the field of its colour (minus 2).',
  jokerSpent:
    'With the joker, large 3: 3 crosses in row 3, then worth 1 (plus 1). Total minus 2. Throw your dice and enter what they show.',
  tookNone: 'Take no die. Throw your dice and enter what they show.',
  nothing: 'Dice: large 1, medium 1, small 2. None of the open dice is of any use.',
  tookNoneOfAny: 'Take no die. Throw your dice and enter what they show.',

  endedByPurple:
    'Medium 3: 2 crosses in row 3, then worth 0 (minus 5). Total plus 15. Three rows are purple: the game ends with this round. 15 points. Your rank: Novice. Three purple rows end the game.',
  gameOver: 'The game is over.',
  endedByRounds:
    'Medium 4: cross the field of its colour (0). Total plus 60. 60 points. Your rank: Apprentice. The last round is over.',
  journeyman:
    'Large 3: cross the field of its colour (0). Total plus 61. 61 points. Your rank: Journeyman. The last round is over.',
  master:
    'Large 3: cross the field of its colour (0). Total plus 71. 71 points. Your rank: Master. The last round is over.',
  grandmaster:
    'Large 3: cross the field of its colour (plus 10). Total plus 81. 81 points. Your rank: Grandmaster. The last round is over.',

  rolledForTwo: 'Dice: large 3, medium 1, small 6. Ann: Take a die and use it. It will be closed to the others.',
  activeFirst: 'The active player takes a die first.',
  annTook:
    'Ann: Large 3: 3 crosses in row 3, then worth 4 (plus 4). Total plus 5. Bob: Use one of the dice that are open.',
  undoneForTwo: 'Taken back. Ann: Take a die and use it. It will be closed to the others.',
  redoneForTwo: 'Played again. Bob: Use one of the dice that are open.',
  closedByAnn: 'The large die is closed: Ann has it.',
  alreadyEntered: 'On this sheet the roll has been used.',
  bobUsed: 'Bob: Medium 1: cross the field of its colour (0). Total plus 1. Bob rolls.',

  annEnds:
    'Ann: Small 3: 1 cross in row 3, then worth 5 (0). Total plus 20. Three rows are purple: the game ends with this round. Bob: Use one of the dice that are open.',
  annWins:
    'Bob: Medium 4: cross the field of all colours (0). Total plus 1. Ann wins with 20 points. Three purple rows end the game.',
  bobWinsByCrosses:
    'Bob: Small 3: 1 cross in row 3, then worth 5 (0). Total plus 20. Bob wins with 20 points. Where totals are equal, the number of crosses decides. Three purple rows end the game.',
  shared:
    'Bob: Small 3: 1 cross in row 3, then worth 5 (0). Total plus 20. Ann and Bob share first place with 20 points. Three purple rows end the game.',

  badMove: 'That is not a move of this game. Moves are written like L, Lc, M:2,5 or -.',
  notYourTurn: 'That is not to be done now.',
  alreadyStarted: 'The first cross has been made.',
  needsSix: 'Rows are scored with a 6.',
  onlyInterim: 'A 6 can only score rows.',
  scoresOneRow: 'The small 6 scores exactly 1 row.',
  noJoker: 'This sheet has no joker to spend.',
  mustUse: 'As long as you can use a die, you have to use one.',

  rowFull: 'Row 1 is full.',
  fieldCrossed: 'No field of the medium die is free.',
  allColoursCrossed: 'No field of all colours is free.',
  interimTwice: 'Row 1 has been scored already.',
  interimsSpent: 'The large 6 scores 3 rows, but only 2 more may be scored.',
  noMoreInterims: 'Three rows have been scored, and no more may be.',
  overflow: 'Row 1 has room for 2 crosses, not for 3.',
  notClosed: 'The medium die is open: it needs no joker.',

  enterDice: 'First cross in row 2. Throw your dice and enter what they show.',
  badRoll: 'That is not a roll of this game: three dice, each showing 1 to 6.',
  waitForDice: 'First cross in row 2. Waiting for the dice.',

  atUse: 'Step 2 of 2. Ann: Large 3: 3 crosses in row 3, then worth 4 (plus 4). Total plus 5. Ecce!',
  atStart: 'Step 0 of 2. Nota bene.',
  atRoll: 'Step 1 of 2. Dice: large 3, medium 4, small 6.',
  trying: 'You are trying your own moves. Bob: Use one of the dice that are open.',
  returned: 'Back in the record. Ann: Large 3: 3 crosses in row 3, then worth 4 (plus 4). Total plus 5. Ecce!',
};

export type Moment = keyof typeof en;
export type Sentences = Readonly<Record<Moment, string>>;
