/** What a sheet says aloud in the games of `spoken-games.ts`, to be proof-read; in English. */
export const en = {
  tooFewNumbers: 'Choose three different numbers first.',
  tooManyNumbers: 'Three numbers are chosen. Take one back before you choose another.',
  crossed: '1, 4, and 6 crossed. Roll the dice.',
  rolled: 'The dice show 1 2 3 4 6. Leave one die out and pair the others.',
  mustMarkOne: 'You have to discard one of your own numbers: 1, 4, or 6.',
  putOut: 'Die 1: Discard.',
  unplacedDice: 'Place all five dice first: one stays out, the others make two pairs.',
  putInFirst: 'Die 2: First pair.',
  tookBack: 'Die 2: not placed.',
  putInSecond: 'Die 2: Second pair.',
  complete: 'Discard 1, then 8 and 7: minus 400 for opening both.',
  entered: 'Discard 1, then 8 and 7: minus 400 for opening both. Total minus 400. Roll the dice.',
  asked: 'Leave this game and begin a new one?',
  begun: 'New game. Cross three numbers. Dice showing them will be your discards.',

  leftOut: 'Die 2: Left out.',
  enteredFree: 'Leave out 2 without a mark, then 7 and 6: minus 400 for opening both. Total minus 400. Roll the dice.',

  enteredMixed:
    'Discard 1, then 8 and 7: plus 240 in all, plus 40 behind 8, plus 200 for the fifth mark behind 7. Total minus 760. Roll the dice.',
  undone: 'Taken back. Leave one die out and pair the others.',
  redone: 'Played again. Roll the dice.',
  enteredTwice: 'Discard 6, then 5 twice: plus 200 for the fifth mark behind 5. Total minus 800. Roll the dice.',
  enteredInVain: 'Discard 4, then 9 and 3: no change. Total minus 1000. Roll the dice.',
  enteredOpening: 'Discard 1, then 9 and 6: minus 200 for opening 6. Total minus 1200. Roll the dice.',

  ended:
    'Discard 1, then 12 and 7: plus 100 behind 12. Total plus 300. Eight marks behind 1: this sheet is done. 300 points. 500 would have been a win.',
  gameOver: 'The game is over.',
  wonAlone:
    'Discard 5, then 8 and 7: no change. Total plus 700. Eight marks behind 5: this sheet is done. 700 points. 500 or more is a win!',

  annCrossed: 'Ann: 1, 4, and 6 crossed. Bob: Cross three numbers. Dice showing them will be your discards.',
  bobCrossed: 'Bob: 1, 2, and 6 crossed. Ann rolls.',
  rolledForTwo: 'The dice show 1 2 3 4 6. Ann: Leave one die out and pair the others. Still to decide: Bob.',
  annEntered:
    'Ann: Discard 1, then 8 and 7: minus 400 for opening both. Total minus 400. Bob: Leave one die out and pair the others.',
  undoneForTwo: 'Taken back. Ann: Leave one die out and pair the others. Still to decide: Bob.',
  redoneForTwo: 'Played again. Bob: Leave one die out and pair the others.',
  bobEntered: 'Bob: Discard 1, then 8 and 7: minus 400 for opening both. Total minus 400. Bob rolls.',

  annDone:
    'Ann: Discard 1, then 12 and 7: plus 100 behind 12. Total plus 300. Eight marks behind 1: this sheet is done. Bob: Leave one die out and pair the others.',
  bobWon:
    'Bob: Discard 1, then 12 and 7: plus 100 behind 12. Total plus 800. Eight marks behind 1: this sheet is done. Bob wins with 800 points. Every sheet has eight marks behind a number.',
  shared:
    'Bob: Discard 1, then 12 and 7: plus 100 behind 12. Total plus 300. Eight marks behind 1: this sheet is done. Ann and Bob share first place with 300 points. Every sheet has eight marks behind a number.',

  badMove: 'That is not a move of this game. Entries are written like 1|34|66.',
  sameNumber: 'The three numbers must be different.',
  crossFirst: 'Cross three numbers first.',
  alreadyCrossed: 'The three numbers of this sheet are crossed already.',
  otherDice: 'The dice that were rolled are 1 2 3 5 5.',
  mustMark: 'You have to discard your own number, 5.',
  notYourTurn: 'That is not to be done now.',
  done: 'This sheet is done: it has eight marks behind a number.',
  alreadyEntered: 'This roll is entered on this sheet already.',

  enterDice: '1, 4, and 6 crossed. Throw your dice and enter what they show.',
  badRoll: 'That is not a roll of this game: five dice, each showing 1 to 6.',
  waitForDice: '1, 4, and 6 crossed. Waiting for the dice.',

  atEntry: 'Step 4 of 4. Ann: Discard 1, then 8 and 7: minus 400 for opening both. Total minus 400. Ecce!',
  atStart: 'Step 0 of 4. Nota bene.',
  atCrossing: 'Step 1 of 4. Ann: 1, 4, and 6 crossed.',
  trying: 'You are trying your own moves. Bob: Leave one die out and pair the others.',
  returned: 'Back in the record. Ann: Discard 1, then 8 and 7: minus 400 for opening both. Total minus 400. Ecce!',

  noRoll: 'The dice have to be rolled first.',
  noMark: 'None of your numbers was rolled, so the die that stays out leaves no mark.',
};

export type Moment = keyof typeof en;
export type Sentences = Readonly<Record<Moment, string>>;
