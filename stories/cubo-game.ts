/** A whole game of two in ninety seconds, with the times of its moves and an author's comments. Its dice are those of the seed. */
export const GAME = `cubo 2; seats=2; seed=cellar {Two players, six rounds. Ann builds with patience, Bob is quick. The record knows when each move was made, and can be played at that pace.}
middle r2r4b1b2 @1500
dice 0 346513653 @1800
dice 1 156265331 @2100
#1 call @4527 {Bob has the red 5 and 6 in his top row, and sees a red 4 in the middle. He calls at once, to be the first to choose.}
#0 swap b1c3 @4969
#1 take 2 @5927
#0 swap a2c2 @6184
#0 call @7659 {Ann has taken her time: 6, 5, 4 in red down the last column, 12 points, and 6, 5, 4 in two colours in the bottom row, 6 points.}
take - @8835 {She may choose now as well. Nothing that is left would make her square better.}
put a1 @10931 {The red 4 comes to lie where a red 1 was. 4, 5, 6 in one colour: 12 points for Bob, 18 for Ann.}
middle r6r2b2b4 @12431
dice 0 523333461 @12731
dice 1 611435314 @13031
#1 swap a1c2 @15806
#0 swap a1b3 @16147
#1 swap a2c3 @16720
#1 swap b1c2 @17786
#0 swap a1c3 @17999
#1 swap b3c3 @18871
#0 swap a1b1 @19371
#1 call @20496
#0 swap c1c2 @20707
#1 take 2 @21669
#0 call @22283
take - @24170
put b1 @25909
middle r6r3b1b3 @27409
dice 0 416144262 @27709
dice 1 663535231 @28009
#0 swap a1a2 @30100
#1 swap a1b1 @30511
#1 swap a3b3 @31437
#1 call @32851
#1 take 1 @34436 {Bob has called and chosen. From now on Ann has six seconds.}
#0 swap b1a3 @36700
#0 swap a3c3 @39300
timeout @40436 {She was still swapping. Her square is not scored in this round, and she gets no die.}
put c1 @42800
middle r4r2b3b6 @44300
dice 0 221513121 @44600
dice 1 123511221 @44900
#1 swap b1a2 @47602
#0 swap a1c2 @47724
#1 swap c1a3 @48856
#0 swap a1c3 @49140
#1 call @50054
#0 call @51079 {Bob has called a second earlier, but has not chosen yet. He still chooses first, within six seconds.}
#1 take - @51900 {None of the four would help him.}
#0 take 3 @52781
put a1 @54931
middle r5r6b1b5 @56431
dice 0 434626532 @56731
dice 1 163331654 @57031
#1 swap a1b1 @59691
#0 swap a1a2 @60049
#1 swap c1c2 @61295
#0 swap a2a3 @61838
#1 call @62403
#0 swap a1b1 @63511
#1 take 3 @64271
#0 swap a1c2 @65399
#0 call @67047
take 1 @68195
put b1 @70279
put a1 @72342
middle r5r3r1b4 @73842
dice 0 422456254 @74142
dice 1 535421416 @74442 {The last round. Bob leads by 77 to 66.}
#1 swap a1b1 @77145
#0 swap a2a3 @77513
#1 swap b1a3 @78252
#0 swap a2c3 @78940
#1 swap b1c1 @79939
#0 call @80803
#1 swap b1c2 @81454
#0 take 2 @82610
#1 swap a2a3 @82909
#1 call @84608
take 1 @86019
put b3 @87773 {Bob has 12 points now, and 89 in all. Ann’s square is worth 16: she would have 82.}
put b1 @90053 {The red 3 between a red 4 and a red 2: 8 more points, 90 to 89. Ann has won with the very last die.}`;
