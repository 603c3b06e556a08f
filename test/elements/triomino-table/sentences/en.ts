/** What <triomino-table> says aloud in the games of `spoken-games.ts`, to be proof-read; in English. */
export const en = {
  letGo: 'Let go.',
  fitsNowhere: '1-2-2 fits nowhere on the table.',
  laid: 'Lays 3-4-5 beside 3-4-4 on the left. 4+5+3: 12. Nothing fits: buy a tile.',
  undone: 'Taken back. Lay a tile, or buy one.',
  redone: 'Played again. Nothing fits: buy a tile.',
  shown: 'Ann: Lay a tile, or buy one.',
  noLimit: 'No time is running.',
  latest: 'Ann: lays 3-4-5 beside 3-4-4 on the left. 4+5+3: 12.',
  bridged: 'Lays 3-4-4 above 2-4-4. 3+4+4, bridge 40: 51. Lay a tile, or buy one.',
  buying: 'Ann: buys a tile. Minus 5 points. Draw a tile for Ann and enter it.',
  bought: 'Ann: has bought 0-1-3. Ann: Lay a tile, or buy another: 1 of 3 bought.',
  buyFirst: 'You may pass when you have bought three tiles.',
  boughtThree: 'Ann: has bought 2-2-3. Ann: Three tiles are bought: lay one, or pass.',
  threeBought: 'You have bought three tiles in this turn.',
  passed: 'Ann: passes. Minus 10 points. Hand the device to Bob.',
  covered: 'Show your tiles first.',
  mustBuy: 'Bob: Nothing fits: buy a tile.',
  timeLeft: '15 seconds',
  timeUp: 'Ann: the time is up. Minus 5 points. Draw a tile for Ann and enter it.',
  drawnLate: 'Ann: has bought a tile. Hand the device to Bob.',
  badTiles: 'Enter as many different tiles as are asked for, like 012 or 345.',
  dealt: 'Ann: gets 9 tiles. Draw 9 tiles for Bob and enter them.',
  otherTiles: 'These tiles cannot be drawn now.',
  led: 'Ann: draws 0-1-1 for the lead. Bob: draws 0-2-2 for the lead. Bob: leads. Hand the device to Bob.',
  dealtOpen: 'Gets 0-0-0, 0-0-1, 0-0-2, 0-0-3, 0-0-4, 0-0-5, 1-1-1, 1-1-2, and 1-1-3. Lay the first tile.',
  leaderLays: 'Whoever leads has to lay a tile.',
  mustLead: 'You have to lead with 3-3-3.',
  firstPlace: 'The first tile lies at 0,0 with its lowest number at the top.',
  ledWithTriple:
    'Player 2: lays 3-3-3 in the middle. 3+3+3, led with a triple 10: 19. Player 1: Nothing fits: buy a tile.',
  badMove: 'That is not a move of this game. Moves are written like 012@3,-1, buy or pass.',
  notYourTurn: 'That is not to be done now.',
  notInRack: 'You do not hold 1-1-1.',
  cellTaken: 'Another tile lies there.',
  noSide: 'There the tile would share no side with another one.',
  cornerDiffers: 'There 3 would meet 4: all numbers in a corner are equal.',
  poolEmpty: 'No tile is left to buy.',
  canLay: 'A tile of yours fits, and none is left to buy: lay it.',
  waiting: 'Ann: buys a tile. Minus 5 points. Waiting for the tiles.',
  notDealt: 'First the tiles have to be drawn.',
  othersTurn: 'Ann: lays 3-4-5 beside 3-4-4 on the left. 4+5+3: 12. Bob to move.',
  otherViewer: 'Somebody else is to move.',
  out: 'Ann: lays 3-4-5 beside 3-4-4 on the left. 4+5+3, for going out 25: 37. Ann: is out. Bob: Last turn of the round. Nothing fits: buy a tile.',
  roundOver:
    'Ann: lays 3-4-5 beside 3-4-4 on the left. 4+5+3, for going out 25: 37. Ann: is out. Ann: 46 points in this round. Bob: 0 points in this round. Round 3 is over. Deal the tiles to begin the round.',
  gameOver: 'The game is over.',
  begun: 'New game. Deal the tiles to begin the round.',
  annWins:
    'Ann: lays 3-4-5 beside 3-4-4 on the left. 4+5+3, for going out 25: 37. Ann: is out. Ann: 46 points in this round. Bob: 0 points in this round. Ann wins with 156 points. The target has been reached.',
  roundsWon:
    'Ann: lays 3-4-5 beside 3-4-4 on the left. Ann: is out. Ann wins with 1 round won. All rounds have been played.',
  simple:
    'Ann: lays 3-4-5 beside 3-4-4 on the left. Tile 1, for going out 5: 6. Ann: is out. Ann: 6 points in this round. Bob: 0 points in this round. Ann wins with 116 points. All rounds have been played.',
};

export type Moment = keyof typeof en;
export type Sentences = Readonly<Record<Moment, string>>;
