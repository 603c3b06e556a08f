import type { GameId } from './games.js';

/** Visitors start in the middle of a game, so that there is something to see and do at once. */
export const OPENING: Readonly<Partial<Record<GameId, string>>> = {
  triad: 'triad 1; seed=wren; start=ccb2a/5a/1b4/2B3/1A4/AB1C1C w 0-0 8',
  kubi: 'kubi 1; seed=thimble; x256; roll 13456; 6|15|34; roll 34455; 5|35|44; roll 12445; 2|15|44; roll 33446; 6|33|44; roll 33346; 6|33|34; roll 23446; 6|24|34; roll 13346; 6|14|33; roll 23445; 5|23|44; roll 45556; 5|46|55; roll 12256; 2|16|25; roll 25556',
  tricubo:
    'tricubo 1; seed=cellar; @1; roll 241; M; roll 346; L; roll 156; M; roll 622; M; roll 523; L; roll 611; M; roll 631; M; roll 416; S:5; roll 663; M:3,4; roll 423',
  cubo: 'cubo 2; time-limits=off; seed=wren; start="1 0 build 0 | r1b4r3/r2w3r2/b3b4b5 o - 0 | r6r1b6b2"',
  triomino:
    'triomino 2; seed=wren; start="444@0,0 440@1,0 244@0,1 412@1,1 140@2,1 434@-1,0 121@1,2 504@1,-1 345@-2,0 503@-3,0 055@-4,0 355@-4,1 500@-5,0 343@-1,-1 333@-2,-1 | 001,004,013,122,123,245 | 0 0 0 - 1 | 142"',
};

/** Complete games for replays. */
export const WHOLE: Readonly<Partial<Record<GameId, string>>> = {
  triad: 'triad 1; roll 111233 112233; d1d4; c6d5xd6; b1e4; b6d6xd6; f1f3xf3; e6c6xc6',
  kubi: 'kubi 1; seed=thimble; x256; roll 13456; 6|15|34; roll 34455; 5|35|44; roll 12445; 2|15|44; roll 33446; 6|33|44; roll 33346; 6|33|34; roll 23446; 6|24|34; roll 13346; 6|14|33; roll 23445; 5|23|44; roll 45556; 5|46|55; roll 12256; 2|16|25; roll 13455; 5|14|35; roll 25556; 5|26|55; roll 14556; 6|14|55; roll 23336; 6|23|33; roll 33444; (4)|33|44; roll 13356; 5|33|16; roll 23346; 2|33|46; roll 11566; 5|16|16; roll 12346; 2|16|34; roll 34466; 6|34|46',
  tricubo:
    'tricubo 1; seed=cellar; @1; roll 241; M; roll 346; L; roll 156; M; roll 622; M; roll 523; L; roll 611; M; roll 631; M; roll 416; S:5; roll 663; M:3,4; roll 423; Mt; roll 221; L; roll 123; L; roll 561; Sc; roll 434; L; roll 163; Lc; roll 531; Mc; roll 422; S; roll 535; L',
  cubo: 'cubo 2; seats=2; seed=cellar; middle r2r4b1b2 @1500; dice 0 346513653 @1800; dice 1 156265331 @2100; #1 call @4527; #0 swap b1c3 @4969; #1 take 2 @5927; #0 swap a2c2 @6184; #0 call @7659; take - @8835; put a1 @10931; middle r6r2b2b4 @12431; dice 0 523333461 @12731; dice 1 611435314 @13031; #1 swap a1c2 @15806; #0 swap a1b3 @16147; #1 swap a2c3 @16720; #1 swap b1c2 @17786; #0 swap a1c3 @17999; #1 swap b3c3 @18871; #0 swap a1b1 @19371; #1 call @20496; #0 swap c1c2 @20707; #1 take 2 @21669; #0 call @22283; take - @24170; put b1 @25909; middle r6r3b1b3 @27409; dice 0 416144262 @27709; dice 1 663535231 @28009; #0 swap a1a2 @30100; #1 swap a1b1 @30511; #1 swap a3b3 @31437; #1 call @32851; #1 take 1 @34436; #0 swap b1a3 @36700; #0 swap a3c3 @39300; timeout @40436; put c1 @42800; middle r4r2b3b6 @44300; dice 0 221513121 @44600; dice 1 123511221 @44900; #1 swap b1a2 @47602; #0 swap a1c2 @47724; #1 swap c1a3 @48856; #0 swap a1c3 @49140; #1 call @50054; #0 call @51079; #1 take - @51900; #0 take 3 @52781; put a1 @54931; middle r5r6b1b5 @56431; dice 0 434626532 @56731; dice 1 163331654 @57031; #1 swap a1b1 @59691; #0 swap a1a2 @60049; #1 swap c1c2 @61295; #0 swap a2a3 @61838; #1 call @62403; #0 swap a1b1 @63511; #1 take 3 @64271; #0 swap a1c2 @65399; #0 call @67047; take 1 @68195; put b1 @70279; put a1 @72342; middle r5r3r1b4 @73842; dice 0 422456254 @74142; dice 1 535421416 @74442; #1 swap a1b1 @77145; #0 swap a2a3 @77513; #1 swap b1a3 @78252; #0 swap a2c3 @78940; #1 swap b1c1 @79939; #0 call @80803; #1 swap b1c2 @81454; #0 take 2 @82610; #1 swap a2a3 @82909; #1 call @84608; take 1 @86019; put b3 @87773; put b1 @90053',
  triomino:
    'triomino 2; seats=3; rounds=1; seed=g3207; deal 001,122,244,333,344,345,355; deal 005,013,035,112,123,124,444; deal 014,044,045,055,111,245,334; lead 024/134/025; 444@0,0; 440@1,0; 244@0,1; 412@1,1; 140@2,1; 434@-1,0; 121@1,2; 504@1,-1; 345@-2,0; 503@-3,0; 055@-4,0; 355@-4,1; 500@-5,0; 343@-1,-1; 333@-2,-1; buy; draw 004; 004@2,0; 111@2,2; 100@-5,-1; 013@-4,-1; buy; draw 113; 311@2,3; 212@0,2',
};

/** Games against a computer player that have begun, so that a visitor finds something to do, and somebody who answers. */
export const BEGUN: Readonly<Partial<Record<GameId, string>>> = {
  ...(OPENING.triad && { triad: OPENING.triad }),
  kubi: 'kubi 1; seats=2; seed=wren; #0 x156; x126; roll 33556; #0 6|33|55; 6|35|35; roll 11366; #0 6|13|16; 6|13|16; roll 25556; #0 5|26|55; 6|25|55; roll 13336; #0 6|13|33; 1|33|36; roll 11255; #0 1|15|25; 2|15|15; roll 34444; #0 (3)|44|44; (4)|34|44; roll 12236; #0 6|13|22; 1|22|36; roll 13356; #0 5|33|16; 6|13|35; roll 13556; #0 5|16|35; 1|36|55; roll 11334',
  tricubo:
    'tricubo 1; seats=2; seed=wren; roll 635; M; S; roll 631; M; S; roll 655; M; S; roll 631; S; L:1,3,5; roll 155; Mt; L; roll 434; L; Mc; roll 361; L; M:3,5; roll 353; L; Sc; roll 556; Lc; Mc; roll 131; S; L; roll 432',
  cubo: 'cubo 2; seats=2; time-limits=off; seed=cellar; middle r2r4b1b2 @1500; dice 0 346513653 @1800; dice 1 156265331 @2100',
  triomino:
    'triomino 2; seats=2; seed=wren; deal 000,014,055,111,113,244,333,335,345; deal 001,013,024,034,115,235,334,355,455; lead 555/233; 055@0,0; 455@0,1; 534@1,1; 355@2,1; 533@3,1; 352@4,1; 333@3,2; 343@1,2; buy; draw 344; 434@0,2; buy; draw 004; buy; draw 134; buy; draw 123; pass',
};

/** Whole games of two, for reviews: each was played by computer players. */
export const REVIEWED: Readonly<Partial<Record<GameId, string>>> = {
  triad:
    'triad 1; seed=wren; roll 223333 111222; d1b3; d6d4; f1d3; d4e3; d3d6xd6; f6f4; e1f1; e3e1; b1c2; f4f3; c1a3; e1f2xf2; a3d6xd6; e6e4; c2c5; c6f6; f1c4; e4d4xd4; c5b5xb5',
  kubi: 'kubi 1; seats=2; seed=cellar; #0 x126; x126; roll 12245; #0 1|22|45; 1|22|45; roll 13456; #0 6|13|45; 6|13|45; roll 12566; #0 6|16|25; 6|15|26; roll 22446; #0 6|22|44; 2|24|46; roll 23335; #0 2|33|35; 2|33|35; roll 11346; #0 1|13|46; 1|13|46; roll 13356; #0 1|35|36; 6|13|35; roll 11446; #0 1|16|44; 1|16|44; roll 33566; #0 6|35|36; 6|35|36; roll 12346; #0 2|13|46; 2|13|46; roll 11225; #0 1|22|15; 1|22|15; roll 11235; #0 2|13|15; 2|13|15; roll 13556; #0 6|13|55; 1|36|55; roll 23446; #0 2|44|36; 2|34|46; roll 13336; #0 6|13|33; 6|13|33; roll 13455; #0 1|34|55; 1|34|55; roll 22445; #0 2|24|45; 2|24|45; roll 23455; #0 2|35|45; 2|34|55; roll 12224; #0 1|22|24; 1|22|24; roll 11146; #0 1|14|16; 1|14|16',
  tricubo:
    'tricubo 1; seats=2; seed=wren; roll 635; M; S; roll 631; M; S; roll 655; M; S; roll 631; Mc; L:1,3,5; roll 155; L; Mt; roll 434; L; Sc; roll 361; St; M:3,5; roll 353; L; S; roll 556; L; M; roll 131; L; M; roll 432; L; S; roll 551; Lc; Mc; roll 143; Lc; Sc; roll 345; S; M; roll 315; S; M; roll 666; S:1; -; roll 514; S; L; roll 136; L; M',
  ...(WHOLE.cubo && { cubo: WHOLE.cubo }),
  triomino:
    'triomino 2; seats=2; rounds=1; seed=wren; deal 000,014,055,111,113,244,333,335,345; deal 001,013,024,034,115,235,334,355,455; lead 555/233; 335@0,0; 553@0,1; 333@1,0; 554@-1,1; 345@1,1; 523@-1,0; buy; draw 344; 434@2,1; 343@2,0; 424@3,1; 240@4,1; buy; draw 004; 004@4,0; 001@5,0; 140@6,0; buy; draw 134; 413@7,0; 131@7,-1; 151@6,-1; buy; draw 123; 312@8,-1; buy; draw 045; 045@-1,2; 550@0,2; 403@-2,2; buy; draw 225; 252@-2,0; 130@-2,3',
};
