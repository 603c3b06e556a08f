/** A round of three, with an author's comments. Its tiles are those of the seed. */
export const GAME = `triomino 2; seats=3; rounds=1; seed=g3207 {Three players, seven tiles each, one round. Here all tiles lie open, as they do after a game.}
deal 001,122,244,333,344,345,355
deal 005,013,035,112,123,124,444
deal 014,044,045,055,111,245,334
lead 024/134/025 {Bob has drawn 1-3-4, which is 8. The others have 6 and 7, so he leads.}
444@0,0 {The leader may lay any tile, and the highest is not the worst. Its numbers are all it earns.}
440@1,0
244@0,1
412@1,1
140@2,1
434@-1,0
121@1,2
504@1,-1
345@-2,0
503@-3,0
055@-4,0
355@-4,1
500@-5,0
343@-1,-1
333@-2,-1
buy {Neither 0-1-3 nor 1-2-3 fits anywhere: Bob has to buy, for 5 points.}
draw 004 {Only Bob sees this tile. What a luck: five tiles lie round a 4, and the sixth corner is open.}
004@2,0 {The ring is closed. 4 for the tile, 50 for the hexagon.}
111@2,2
100@-5,-1
013@-4,-1 {One side is shared, and the tip touches 3-3-3: a bridge, for 40 points more.}
buy {Each has one tile now, and that of Cleo does not fit.}
draw 113
311@2,3
212@0,2 {Ann is out: 25 points, and 17 for what the others hold. Bob has led, so all have had seven turns, and the round is over. He wins it with his hexagon and his bridge.}`;
