/** Tables on which one more tile completes something, and that tile. All are of different tiles of the set of 56. */

/** 344 shares a side with the tile below it, and its top touches the tile on the far end of a bow. */
export const BRIDGE = {
  laid: '244@0,1 412@1,1 144@2,1 044@2,0 403@3,0 030@3,-1 050@2,-1 503@1,-1',
  last: '344@0,0',
};

/** The same one-side neighbour, without the bow: the top touches nothing. */
export const NO_BRIDGE = { laid: '244@0,1 412@1,1 144@2,1', last: '344@0,0' };

/** 513 joins two tiles of a bow, and closes no hexagon. */
export const TWO_SIDES = {
  laid: '000@0,0 200@0,1 022@-1,1 030@-1,0 250@-2,1 525@-3,1 403@-1,-1 505@-4,1 150@-4,0 334@-2,-1 331@-3,-1',
  last: '513@-3,0',
};

/** 013 falls into a hole of three sides, and closes no hexagon. */
export const THREE_SIDES = {
  laid:
    '101@1,0 111@2,0 112@3,0 231@4,0 313@4,1 134@3,1 343@3,2 434@2,2 414@1,2 141@1,1 131@0,1 145@0,2 551@-1,2 550@-2,2 025@-3,2 ' +
    '352@-3,1 533@-2,1 333@-2,0 330@-1,0',
  last: '013@0,0',
};

/** Five tiles round a corner. */
export const HEXAGON = { laid: '552@0,-1 245@1,-1 554@1,0 553@-1,-1 135@-1,0', last: '551@0,0' };

/** Nine tiles round two corners. */
export const DOUBLE_HEXAGON = {
  laid: '555@0,-1 525@1,-1 352@1,0 554@-1,-1 445@-1,0 233@2,0 333@2,1 334@1,1 443@0,1',
  last: '534@0,0',
};

/** Twelve tiles round three corners. */
export const TRIPLE_HEXAGON = {
  laid: '312@0,-1 233@1,-1 433@1,0 133@-1,-1 533@-1,0 344@2,0 444@2,1 445@1,1 554@0,1 555@-1,1 515@-2,1 351@-2,0',
  last: '345@0,0',
};

/**
 * Fifty tiles on which none of the other six fits: 025, 044, 245, 255, 444 and 555, together 65 pips. The last of them is laid in a test.
 */
export const FULL = {
  laid:
    '002@0,0 001@1,0 220@-1,0 225@-2,0 352@-2,1 535@-3,1 512@-3,0 120@0,1 110@1,-1 402@-1,-1 150@-4,0 130@2,0 505@-4,1 303@2,1 ' +
    '113@2,-1 353@-3,2 234@-2,-1 312@3,0 343@-2,2 534@-2,3 331@2,-2 050@-5,1 030@-6,1 350@-3,3 333@3,1 455@-1,3 302@-7,1 233@-8,1 ' +
    '544@0,3 155@-1,4 403@-6,0 513@-2,4 511@0,4 144@0,2 322@-9,1 411@0,5 122@-9,2 443@-2,-2 442@-1,-2 140@-1,5 224@-1,-3 412@-2,-3 ' +
    '004@-1,6 450@0,6 211@-10,2 222@0,-3 134@1,5 000@-2,6 111@-10,3',
  last: '145@-3,-3',
};
