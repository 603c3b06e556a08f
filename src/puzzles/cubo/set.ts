/* Written by `npm run puzzles`. */

/** The puzzles of the game; set.ts says how to read them. */
export const SET: string = `cubo puzzles
# easy exchange 2 exact
1 0 build 0 | b6r5b4/r5w4r1/b4r2b1 c - 0 | r5r3b1b4 > take 2; put c2 or take 2; put b3 > 22+10
1 0 build 0 | r4b6r3/r1w5r3/b1b6b3 c - 0 | r6r2b6b4 > take 4; put b1 or take 4; put b3 > 15+9
1 0 build 0 | r2r1b1/r5w4b1/b6r2b5 c - 0 | r3r3b1b6 > take 1; put c2 or take 2; put c2 > 10+8
1 0 build 0 | b2r6b4/r2w1r1/r6b2b2 c - 0 | r6r4b3b5 > take 3; put b1 or take 3; put c2 > 8+8
1 0 build 0 | r4r3b6/r4w4b1/b4b5r2 c - 0 | r4r1b6b6 > take 3; put c3 or take 4; put c3 > 21+4
1 0 build 0 | b1r5r6/r5w3r4/b6b5b4 c - 0 | r1r4b1b6 > take 2; put a1 > 30+14
1 0 build 0 | b1b5r3/r5w6r3/r2b6b3 c - 0 | r1r4b3b6 > take 4; put b1 > 15+12
1 0 build 0 | b3r4r6/r2w2r5/b2b3b5 c - 0 | r3r4b3b1 > take 2; put c3 > 16+10
1 0 build 0 | b2r5b2/b4w5r5/r1r5b4 c - 0 | r1r5b1b1 > take 2; put a2 > 20+10
1 0 build 0 | b5b3r6/r3w3r1/b2b3r4 c - 0 | r1r5b3b3 > take 2; put c2 > 22+9
1 0 build 0 | b5b5r3/r5w3r2/b3b6r1 c - 0 | r2r3b4b6 > take 3; put a2 > 20+9
1 0 build 0 | b2b2b6/r4w2r4/r5r3b6 c - 0 | r4r2b1b6 > take 4; put c2 > 12+9
1 0 build 0 | r2b6b6/r6w3b6/r2r4b6 c - 0 | r3r4b6b2 > take 3; put a1 > 24+8
1 0 build 0 | r3r3b3/r4w5r6/b2b3b1 c - 0 | r6r2b4b1 > take 3; put c3 > 23+8
1 0 build 0 | r2r3b2/r4w1b2/r4b6b2 c - 0 | r6r6b1b4 > take 4; put a1 > 12+8
1 0 build 0 | b6b2r2/r6w1r4/b4b4r3 c - 0 | r4r3b5b1 > take 3; put a2 > 12+7
1 0 build 0 | r1r5b1/b5w5b2/r1r3b3 c - 0 | r5r2b4b3 > take 1; put b3 > 16+7
1 0 build 0 | r4r2b5/r5w2r4/b5b2b4 c - 0 | r6r4b2b5 > take 1; put a3 > 14+7
1 0 build 0 | b2r6r4/r2w3b6/b1r1b1 c - 0 | r1r4b1b5 > take 2; put c2 > 9+7
1 0 build 0 | r5b5b6/b3w1r4/r3b2r1 c - 0 | r6r5b2b4 > take 4; put a1 > 15+7
1 0 build 0 | b5r4b3/r4w3r3/b3b2r1 c - 0 | r2r5b5b5 > take 1; put c2 > 28+7
1 0 build 0 | b6b5r3/r6w3b4/r6b1r2 c - 0 | r5r3b4b2 > take 3; put c1 > 18+7
1 0 build 0 | r3r4b5/r3w5b2/r3b2b1 c - 0 | r5r6b2b3 > take 2; put b3 > 23+4
1 0 build 0 | r1b4r6/r4w4r4/b3b4b3 c - 0 | r2r4b5b1 > take 3; put a3 or take 3; put c3 > 26+5
1 0 build 0 | b1b2b6/r2w3r4/b3r3r5 c - 0 | r4r3b1b4 > take 2; put c1 or take 4; put b3 > 24+4
1 0 build 0 | b6r4b3/b3w3r1/b6r2r6 c - 0 | r2r2b6b3 > take 3; put a2 > 20+6
1 0 build 0 | b1b4r4/r4w5r4/b5b2r6 c - 0 | r5r3b5b1 > take 1; put c2 > 12+6
1 0 build 0 | r2r6b5/r2w4r6/b2b3b3 c - 0 | r4r6b3b5 > take 4; put b1 > 12+5
1 0 build 0 | r4b1r2/r3w1b5/r6b1b4 c - 0 | r1r2b6b5 > take 3; put c1 > 14+4
1 0 build 0 | r4r5b1/r6w6r6/b4b1b4 c - 0 | r3r6b4b3 > take 2; put c1 > 24+4
1 0 build 0 | r5b4b3/r4w5r4/b4b6r3 c - 0 | r1r6b6b1 > take 2; put a2 or take 2; put c2 > 29+6
1 0 build 0 | b5b4r5/r1w1r2/b5b4r3 c - 0 | r1r1b5b3 > take 3; put a2 or take 4; put c1 > 15+4
1 0 build 0 | b4b3r2/r1w4b5/b1r3r4 c - 0 | r2r3b2b2 > take 1; put a3 or take 2; put c2 > 12+3
1 0 build 0 | r1b5r1/r2w4b3/r3b3b2 c - 0 | r3r6b2b4 > take 4; put c1 > 24+5
1 0 build 0 | r2r1r6/r3w4b5/b6b5b4 c - 0 | r5r5b1b3 > take 4; put b1 > 33+5
1 0 build 0 | r6b5r1/b6w5r2/r6b2b3 c - 0 | r5r1b3b5 > take 4; put b3 > 19+5
1 0 build 0 | r6b1b5/r1w4b2/r3b3r3 c - 0 | r4r4b2b5 > take 4; put b1 > 13+5
1 0 build 0 | r4b6r2/r5w4r5/b6b1b4 c - 0 | r4r4b3b1 > take 3; put c2 > 15+5
1 0 build 0 | b1b1r6/r1w4r6/r1b5b6 c - 0 | r3r5b6b3 > take 4; put b1 > 17+5
1 0 build 0 | b2b6r2/r4w5r2/b4b4r2 c - 0 | r4r6b2b4 > take 2; put c2 > 24+4
1 0 build 0 | r2b1r6/b2w4r6/r2b5b6 c - 0 | r2r6b4b6 > take 3; put a3 > 18+4
1 0 build 0 | r3r1b6/r6w2b5/b2b5r4 c - 0 | r2r3b5b4 > take 2; put b3 > 16+4
1 0 build 0 | b1r2b4/r5w2b4/r3r2b5 c - 0 | r6r4b1b4 > take 4; put c3 > 12+4
1 0 build 0 | r3r5b6/b3w5r2/r1b5b1 c - 0 | r4r2b3b2 > take 1; put a1 or take 2; put a2 > 11+3
1 0 build 0 | r2b3b6/r5w1r3/b4b4r4 c - 0 | r4r1b6b5 > take 3; put a1 or take 4; put c2 > 10+2
1 0 build 0 | r1r2r3/r4w5b6/b5b2b6 c - 0 | r3r5b1b4 > take 4; put a2 > 18+6
1 0 build 0 | r4b3r3/r3w5b3/b2b2r5 c - 0 | r6r4b3b4 > take 2; put c2 > 14+5
1 0 build 0 | r4b4b5/b6w4r3/r6b4r5 c - 0 | r2r2b3b1 > take 3; put a1 > 18+5
1 0 build 0 | r3r5b5/r2w5r6/b1b3b6 c - 0 | r4r2b4b1 > take 1; put a2 > 12+4
1 0 build 0 | b2r3r4/r2w5b4/b2b6r2 c - 0 | r6r3b1b2 > take 2; put c2 > 14+4
1 0 build 0 | b4b5r6/b4w3r3/r4b5r6 c - 0 | r3r6b2b1 > take 2; put c2 > 28+4
1 0 build 0 | r1b5b1/r3w4r5/r3b4b4 c - 0 | r6r1b1b3 > take 4; put b3 > 20+4
1 0 build 0 | r4b3r2/b1w6r5/r6b4b6 c - 0 | r2r6b1b5 > take 2; put b3 or take 4; put a2 > 10+6
1 0 build 0 | r3r1b6/r2w3b5/r5b1b4 c - 0 | r5r5b4b5 > take 3; put a2 > 17+5
1 0 build 0 | b4r5b1/r2w6r6/b2r1b6 c - 0 | r1r2b3b6 > take 4; put c1 > 12+4
1 0 build 0 | r3r6r5/b4w6r6/b4b1b2 c - 0 | r3r3b3b2 > take 3; put b3 > 8+4
1 0 build 0 | r3b4r4/r3w5r4/b2b6b1 c - 0 | r4r6b4b6 > take 2; put a2 > 24+4
1 0 build 0 | b3b2r4/r6w3r1/b6b4r6 c - 0 | r4r4b3b5 > take 4; put c2 > 14+6
1 0 build 0 | b6r1b1/r6w1b3/b6r1r4 c - 0 | r4r4b4b6 > take 4; put a2 > 14+6
1 0 build 0 | b6r3r3/r6w1b3/r1b2b3 c - 0 | r2r3b5b4 > take 2; put a1 > 12+6
1 0 build 0 | r4r5b6/b5w1r1/r6b3b1 c - 0 | r5r1b1b5 > take 1; put a2 > 18+6
1 0 build 0 | b4r3r6/r1w1r1/b6b4b6 c - 0 | r6r3b2b5 > take 4; put a2 > 12+4
1 0 build 0 | r2b2b3/r1w3r2/r3b4b1 c - 0 | r3r5b3b1 > take 4; put a1 > 17+4
1 0 build 0 | r2b2r1/r1w5r2/b6b4b3 c - 0 | r6r3b1b4 > take 1; put b1 > 9+3
1 0 build 0 | r1r5b6/b6w3r6/b3b5r2 c - 0 | r2r5b5b4 > take 4; put a1 > 6+3
1 0 build 0 | r5b6r3/r6w3r2/b3b3b1 c - 0 | r4r3b3b6 > take 1; put a2 > 16+3
1 0 build 0 | r4b1b4/r1w6r3/r6b6b2 c - 0 | r2r4b5b2 > take 3; put a2 > 10+2
1 0 build 0 | r1b3r6/r1w5b3/r5b4b3 c - 0 | r1r3b5b4 > take 3; put a3 > 10+2
1 0 build 0 | r5r5b6/r6w4r1/b1b3b2 c - 0 | r1r2b5b6 > take 3; put b1 or take 3; put c1 > 10+5
1 0 build 0 | r5b5b4/r6w1r6/b4b3r2 c - 0 | r1r1b3b3 > take 3; put c2 or take 4; put c2 > 8+4
1 0 build 0 | r1b5b1/r5w4r3/r2b3b5 c - 0 | r4r1b4b1 > take 1; put c3 or take 3; put c3 > 24+4
1 0 build 0 | b2r6b3/r4w6r1/r4b6b1 c - 0 | r4r4b2b5 > take 1; put a1 or take 2; put a1 > 14+2
1 0 build 0 | r4r5b1/r5w5r1/b2b2b2 c - 0 | r2r4b5b2 > take 3; put c2 > 9+4
1 0 build 0 | r5b3r4/r1w6r1/b3b2b1 c - 0 | r1r3b2b5 > take 3; put a1 > 10+3
1 0 build 0 | r3b6r5/r2w5r5/b1b4b6 c - 0 | r3r1b2b4 > take 4; put c1 > 21+3
1 0 build 0 | b3r4b5/r3w3b1/r3r1b5 c - 0 | r6r3b2b3 > take 2; put c2 > 14+2
1 0 build 0 | b2b4r4/r6w3b5/b1r4r6 c - 0 | r5r6b4b3 > take 1; put c2 > 12+2
1 0 build 0 | r5b5b3/r2w2r4/b2b2r4 c - 0 | r3r6b3b6 > take 1; put b3 or take 3; put b3 > 4+4
1 0 build 0 | r2b2r5/r5w6r1/b6b5b4 c - 0 | r2r6b2b6 > take 1; put c1 or take 3; put c1 > 14+2
1 0 build 0 | r6b6b3/r5w2b3/r4b6r2 c - 0 | r5r6b3b1 > take 2; put c1 or take 3; put c3 > 18+2
1 0 build 0 | r3r2b1/r6w6b1/b3b2r1 c - 0 | r2r5b1b2 > take 3; put c3 > 11+4
1 0 build 0 | r4r2b4/r2w6b4/r3b2b4 c - 0 | r4r2b5b3 > take 1; put b1 > 12+4
1 0 build 0 | r1b3b6/r2w3r4/r1b4b5 c - 0 | r3r1b2b2 > take 1; put a3 > 19+3
1 0 build 0 | b4r3r4/r3w2b1/b2b1r6 c - 0 | r4r2b2b3 > take 4; put a2 > 17+3
1 0 build 0 | b2r2b2/r6w5r3/r4b4b5 c - 0 | r4r1b3b2 > take 1; put c2 > 14+2
1 0 build 0 | b2b4r3/r1w5r2/b2b5r1 c - 0 | r6r3b6b5 > take 3; put b3 > 18+2
1 0 build 0 | b2r6b1/r3w5r2/b1b5r3 c - 0 | r3r2b6b1 > take 2; put b3 > 6+3
1 0 build 0 | r3b2r1/b3w1r6/b5b4r4 c - 0 | r3r2b5b2 > take 1; put c3 > 8+2
1 0 build 0 | r1b2b3/b4w3r3/r1r3b6 c - 0 | r1r3b3b2 > take 4; put c2 > 11+2
1 0 build 0 | r4r3b1/r6w5r4/b1b1b4 c - 0 | r6r4b2b1 > take 2; put c1 or take 3; put c1 > 16+2
1 0 build 0 | r4b2r3/r4w2b4/r4b1b5 c - 0 | r1r3b4b5 > take 2; put b1 > 16+3
# easy square 1 exact
1 0 build 0 | r5b2b5/r4w3r6/b4r3b5 o - 0 | r2r3b4b5 > swap a3b3 > 23+14
1 0 build 0 | r4b6b6/r5w2b6/r6b4r5 o - 0 | r2r3b4b5 > swap b1c3 > 30+12
1 0 build 0 | b6b5r4/r5w4r3/r6b3b1 o - 0 | r2r3b4b5 > swap a1c1 > 38+12
1 0 build 0 | r2r3b5/r4w4r4/b6b6b6 o - 0 | r2r3b4b5 > swap c1c2 > 26+6
1 0 build 0 | b5r5r4/r1w5r6/b4b5b6 o - 0 | r2r3b4b5 > swap a1c2 > 35+6
1 0 build 0 | r5b4r3/b5w5r2/r2b6b5 o - 0 | r2r3b4b5 > swap c2c3 > 27+5
1 0 build 0 | b1b6r4/b4w5r5/b2r2r6 o - 0 | r2r3b4b5 > swap a2b3 > 24+12
1 0 build 0 | r3b6r3/r1w1b6/r4b5b6 o - 0 | r2r3b4b5 > swap b1c1 > 18+12
1 0 build 0 | r5r1b1/r5w5b1/b2r4b2 o - 0 | r2r3b4b5 > swap a1c2 > 11+10
1 0 build 0 | r3r6b6/r5w6r2/b5b1b3 o - 0 | r2r3b4b5 > swap c1b3 > 9+9
1 0 build 0 | r2r6b6/r1w1r1/b2b6b2 o - 0 | r2r3b4b5 > swap a1b3 > 10+8
1 0 build 0 | r4r6b1/r4w3b1/r4b5b3 o - 0 | r2r3b4b5 > swap b1c3 > 14+6
1 0 build 0 | r4r1b4/r1w1r4/b3b2b1 o - 0 | r2r3b4b5 > swap b1c2 > 12+6
1 0 build 0 | b1b6r4/b6w2r3/b1r1r2 o - 0 | r2r3b4b5 > swap a2b3 > 15+4
# easy square 2 exact
1 0 build 0 | r5r4b4/r6w1r3/b3b3b3 o - 0 | r2r3b4b5 > swap a1c1; swap a1c2 > 21+3
1 0 build 0 | r4r5b4/r5w1r5/b1b6b6 o - 0 | r2r3b4b5 > swap a1a3; swap a1b3 > 18+6
1 0 build 0 | r3r1b5/r5w4r5/b2b1b4 o - 0 | r2r3b4b5 > swap a1a2; swap a1c3 > 19+5
1 0 build 0 | r6b3b2/r6w1b5/r6r2b4 o - 0 | r2r3b4b5 > swap b1c2; swap b1b3 > 26+4
1 0 build 0 | r5r5r4/b6w4b3/r3b3b2 o - 0 | r2r3b4b5 > swap a1a2; swap c2a3 > 25+5
1 0 build 0 | b6r1b2/r3w1r6/b4b5r6 o - 0 | r2r3b4b5 > swap a1c1; swap c1c3 > 22+6
1 0 build 0 | b6r6r3/r2w6r5/b1b6b4 o - 0 | r2r3b4b5 > swap a1b1; swap a1c1 > 21+4
1 0 build 0 | r3b2r4/b4w3r1/r5b4b6 o - 0 | r2r3b4b5 > swap c1a2; swap c1c2 > 21+3
1 0 build 0 | r3b3b4/r2w3b4/b1r1r4 o - 0 | r2r3b4b5 > swap c2c3; swap a3b3 > 18+3
1 0 build 0 | b3r5b3/r2w5r2/b2r5b4 o - 0 | r2r3b4b5 > swap a1a2; swap a1c3 > 18+4
1 0 build 0 | r1r3b5/r2w5b4/b2r1b3 o - 0 | r2r3b4b5 > swap a1b1; swap a3b3 > 19+3
1 0 build 0 | r5b3r4/r4w2b3/r5b4b5 o - 0 | r2r3b4b5 > swap b1c1; swap c2a3 > 20+5
1 0 build 0 | r5r2b5/r4w1r3/b3b4b3 o - 0 | r2r3b4b5 > swap c2a3; swap c2b3 > 23+5
1 0 build 0 | b3r5b3/r3w5r1/b1b2r3 o - 0 | r2r3b4b5 > swap a1c2; swap c1c3 > 9+3
1 0 build 0 | b2r1r1/r3w2r6/b4b5b5 o - 0 | r2r3b4b5 > swap b1c2; swap b1c3 > 16+4
1 0 build 0 | b2r6b5/r6w4r4/b6r4b1 o - 0 | r2r3b4b5 > swap a1b1; swap b1c2 > 14+6
1 0 build 0 | r6r4b4/r2w1b1/b5r5b3 o - 0 | r2r3b4b5 > swap b1c1; swap b1b3 > 22+4
1 0 build 0 | b2b2r1/r6w3r4/b5r2b3 o - 0 | r2r3b4b5 > swap b1c2; swap b1b3 > 16+3
1 0 build 0 | r6b6b2/r6w4b4/r3r1b3 o - 0 | r2r3b4b5 > swap b1a3; swap c2c3 > 14+6
1 0 build 0 | r6b5b2/r6w1r2/b3r1b6 o - 0 | r2r3b4b5 > swap c1b3; swap a3c3 > 9+3
# easy square 3 exact
1 0 build 0 | r5r5b6/r6w2b2/r4b5b4 o - 0 | r2r3b4b5 > swap a1c1; swap a1a3; swap c1a2 > 30+6
1 0 build 0 | b3r5r4/b2w5b3/b4r4r4 o - 0 | r2r3b4b5 > swap a1a2; swap a1a3; swap c2b3 > 20+4
1 0 build 0 | b4r6b6/b4w1r1/r4b6r5 o - 0 | r2r3b4b5 > swap a1b1; swap b1b3; swap a2c3 > 22+4
1 0 build 0 | r4b5b3/r3w5r6/r6b3b1 o - 0 | r2r3b4b5 > swap a1b1; swap a1c1; swap a3b3 > 20+3
1 0 build 0 | r3b6r3/b1w5r5/b4r3b2 o - 0 | r2r3b4b5 > swap a1c3; swap c2a3; swap c2b3 > 23+5
1 0 build 0 | r3b2r1/r6w3b3/b4r5b4 o - 0 | r2r3b4b5 > swap a1c1; swap c2a3; swap b3c3 > 21+4
1 0 build 0 | b6r3b5/r2w5r1/r6b4b2 o - 0 | r2r3b4b5 > swap a1b1; swap b1b3; swap c2a3 > 23+5
1 0 build 0 | r5b6b4/r3w5b2/r6r1b1 o - 0 | r2r3b4b5 > swap a1a3; swap c1b3; swap a2c3 > 20+3
1 0 build 0 | r5r3b4/r1w3r4/b2b4b1 o - 0 | r2r3b4b5 > swap a1c3; swap b1c1; swap b1a3 > 21+3
# medium exchange 2 exact
1 0 build 0 | r1r1r4/b1w6r6/b3b3b3 c - 0 | r2r4b3b5 > take 1; put a2 > 9+3
1 0 build 0 | b6r6r3/r5w6b3/b4r6b1 c - 0 | r1r1b3b4 > take 3; put c3 > 21+3
1 0 build 0 | r4b3r3/r5w1b2/r6b6b3 c - 0 | r2r4b1b3 > take 3; put c1 > 18+2
1 0 build 0 | r1r1b6/r6w1b3/r2b5b4 c - 0 | r5r2b1b4 > take 1; put c2 > 6+2
1 0 build 0 | b4r4b4/r1w5b2/r3r4b2 c - 0 | r5r6b1b2 > take 2; put b3 > 16+2
1 0 build 0 | r3b5b4/r5w6r1/r3b2b1 c - 0 | r2r2b3b1 > take 3; put a2 or take 3; put a3 > 6+2
1 0 build 0 | b3b5b1/r3w1r6/b3r6r2 c - 0 | r4r1b3b4 > take 3; put a2 > 6+3
1 0 build 0 | b5b2b3/r3w1r3/r1b4r3 c - 0 | r4r3b2b3 > take 1; put b1 > 8+2
1 0 build 0 | r6r2b1/r5w5r5/b1b2b3 c - 0 | r3r1b1b3 > take 1; put a1 or take 4; put a1 > 19+3
1 0 build 0 | r2b6r2/b1w5r2/r5b4b3 c - 0 | r2r3b1b2 > take 3; put c1 > 20+3
1 0 build 0 | r2b3r4/r5w6r5/b6b5b4 c - 0 | r5r6b5b5 > take 2; put c1 > 18+2
1 0 build 0 | r3b6b3/r2w2r1/r4b5b6 c - 0 | r5r2b4b5 > take 3; put a3 > 12+2
1 0 build 0 | r2b4r3/r6w2b5/b1b1r6 c - 0 | r5r3b1b1 > take 1; put a1 > 5+2
1 0 build 0 | r1r6b6/r3w4b5/b2r6b4 c - 0 | r6r4b1b4 > take 1; put a1 > 23+2
1 0 build 0 | r2b1r2/r1w1b5/r6b1b4 c - 0 | r2r2b3b2 > take 3; put c2 > 6+2
1 0 build 0 | b2r6b6/r1w1r4/b2r1b1 c - 0 | r2r4b1b2 > take 4; put a2 > 4+2
1 0 build 0 | r2b2r3/r2w3r6/b2b3b5 c - 0 | r5r2b5b6 > take 2; put c1 or take 2; put a3 > 4+2
1 0 build 0 | r1b3r5/r2w4r3/b2b5b5 c - 0 | r2r6b4b2 > take 1; put a1 or take 4; put a1 > 12+2
1 0 build 0 | b3b4r5/r3w1b5/r3b1r5 c - 0 | r2r3b6b2 > take 2; put a1 > 16+3
1 0 build 0 | b4b1r2/r4w1r2/b4b6r2 c - 0 | r6r2b1b2 > take 3; put b3 > 10+2
1 0 build 0 | b3b2r6/r3w1r4/b6b5r5 c - 0 | r1r2b6b3 > take 4; put c1 > 5+2
1 0 build 0 | b1r6r3/r6w5b3/r4b4b5 c - 0 | r6r3b5b2 > take 2; put a3 > 11+2
1 0 build 0 | r6r3b1/r5w6r1/b3b3b3 c - 0 | r2r5b3b3 > take 1; put c2 > 9+3
1 0 build 0 | r4b4b4/r3w5r2/r3b1b1 c - 0 | r3r4b5b3 > take 1; put a1 > 6+2
1 0 build 0 | r2b2b3/r3w6r3/r4b3b2 c - 0 | r3r1b2b3 > take 3; put c1 > 14+2
1 0 build 0 | r1b5b4/r1w6b5/b4r1r6 c - 0 | r1r3b3b2 > take 1; put a3 > 8+2
1 0 build 0 | r5b1b5/r4w2r4/r3b5b4 c - 0 | r1r1b6b2 > take 3; put a3 > 12+2
1 0 build 0 | b1r6r4/r4w1r3/b2b2b2 c - 0 | r2r4b2b4 > take 1; put c3 > 10+2
1 0 build 0 | r2b2b6/r2w3r1/r3b4b5 c - 0 | r5r5b5b2 > take 4; put c1 > 15+2
# medium square 1 exact
1 0 build 0 | r4r1b6/r3w1b4/r6b5b6 o - 0 | r2r3b4b5 > swap c2a3 > 18+12
1 0 build 0 | r6r1b4/r4w6r3/b3b4b2 o - 0 | r2r3b4b5 > swap a3b3 > 12+4
1 0 build 0 | b3r3r6/r6w1b1/b3r5b4 o - 0 | r2r3b4b5 > swap c1a3 > 9+3
1 0 build 0 | r4r5b6/r5w3r1/b4b5b4 o - 0 | r2r3b4b5 > swap c1a3 > 18+6
1 0 build 0 | r2b2b3/r3w2r4/r6b5b6 o - 0 | r2r3b4b5 > swap c2a3 > 14+8
1 0 build 0 | r1b1r6/r5w6b1/b1r6b1 o - 0 | r2r3b4b5 > swap b1c1 > 14+11
# medium square 2 exact
1 0 build 0 | b6r6r1/r2w4b5/r3b3b3 o - 0 | r2r3b4b5 > swap a1c1; swap b1c2 > 19+3
1 0 build 0 | b5r2r3/r2w6r1/b3b4b6 o - 0 | r2r3b4b5 > swap a1c2; swap c2c3 > 19+4
1 0 build 0 | b1b2b5/b4w3r2/r1r6r3 o - 0 | r2r3b4b5 > swap c1a3; swap a2b3 > 19+5
1 0 build 0 | r4r4r1/r3w5b5/b4b5b1 o - 0 | r2r3b4b5 > swap b1a2; swap b1c2 > 14+4
1 0 build 0 | b3r2r3/r4w3b6/r5b5b1 o - 0 | r2r3b4b5 > swap a1c1; swap b1c2 > 21+5
1 0 build 0 | r3b2b6/r6w1r2/b3r3b1 o - 0 | r2r3b4b5 > swap a1c1; swap b1b3 > 9+3
1 0 build 0 | r1b3r2/b2w1r2/b3r6b1 o - 0 | r2r3b4b5 > swap a1c3; swap b1c1 > 12+3
1 0 build 0 | b6b5b6/r2w6r6/r3b2r4 o - 0 | r2r3b4b5 > swap a1c3; swap a2a3 > 20+4
1 0 build 0 | r5b5r3/r5w6r4/b3b1b3 o - 0 | r2r3b4b5 > swap b1c2; swap c2a3 > 18+3
1 0 build 0 | b4r5b4/r2w1r2/r6b6b5 o - 0 | r2r3b4b5 > swap a1a3; swap b3c3 > 18+6
1 0 build 0 | r2b3r6/b5w4b5/r3r4b6 o - 0 | r2r3b4b5 > swap a2a3; swap a3b3 > 29+8
1 0 build 0 | b1r4r3/b5w6b4/b3r4r6 o - 0 | r2r3b4b5 > swap a1a2; swap a2c2 > 15+5
1 0 build 0 | r2r4b2/r2w5r5/b3b3b1 o - 0 | r2r3b4b5 > swap a1c2; swap c1b3 > 14+4
1 0 build 0 | r2b5b5/r2w5b4/b5r5r5 o - 0 | r2r3b4b5 > swap b1c3; swap c2a3 > 20+5
1 0 build 0 | b5b2r4/r5w3b3/r4b6r6 o - 0 | r2r3b4b5 > swap a1b1; swap a1c3 > 22+4
1 0 build 0 | r3r1b5/b4w4r4/b5b4r5 o - 0 | r2r3b4b5 > swap a1c1; swap b1a2 > 23+4
1 0 build 0 | b6r2b4/b6w5r5/b2r6r4 o - 0 | r2r3b4b5 > swap b1a2; swap c1b3 > 30+6
1 0 build 0 | b5b3r4/r1w5r3/b3r4b5 o - 0 | r2r3b4b5 > swap b1c1; swap a3c3 > 13+3
1 0 build 0 | r1b3r1/b5w4r3/r5b2b1 o - 0 | r2r3b4b5 > swap b1c2; swap a3b3 > 20+4
1 0 build 0 | r4b5r5/r1w6b6/b2b3r6 o - 0 | r2r3b4b5 > swap a1c1; swap a1c2 > 18+6
1 0 build 0 | b4b5b4/r4w6r5/b2r6r3 o - 0 | r2r3b4b5 > swap c1b3; swap a2c3 > 22+6
1 0 build 0 | r6r5r4/r5w1b5/b2b4b3 o - 0 | r2r3b4b5 > swap a1c1; swap b3c3 > 26+4
1 0 build 0 | r6b6b4/r3w4r1/b1b5r3 o - 0 | r2r3b4b5 > swap b1c3; swap c1a3 > 17+5
1 0 build 0 | r2b5b6/r2w6b4/r2b3r4 o - 0 | r2r3b4b5 > swap b1c2; swap b1c3 > 20+4
1 0 build 0 | r4b5r2/r2w4b4/b6b3r3 o - 0 | r2r3b4b5 > swap b1b3; swap c2c3 > 30+6
1 0 build 0 | b5r5b4/r3w4r6/b4b2r6 o - 0 | r2r3b4b5 > swap a1b3; swap b1c2 > 26+4
1 0 build 0 | r1b3b2/r1w3r4/b4b6r5 o - 0 | r2r3b4b5 > swap b1c1; swap a3b3 > 16+6
1 0 build 0 | r4b2b3/r3w1b4/r3b3r1 o - 0 | r2r3b4b5 > swap b1a3; swap c2c3 > 12+4
1 0 build 0 | b4r6r3/r3w2r2/b2b1b6 o - 0 | r2r3b4b5 > swap b1c1; swap c1c2 > 11+4
1 0 build 0 | r6r2r4/b3w2b3/r5b2b3 o - 0 | r2r3b4b5 > swap a1c3; swap c2a3 > 20+4
1 0 build 0 | b6b5r2/r2w3r4/b3b4r3 o - 0 | r2r3b4b5 > swap b1c1; swap c1c3 > 27+7
1 0 build 0 | r4b6r1/r6w6r6/b5b2b3 o - 0 | r2r3b4b5 > swap b1c1; swap b1a3 > 21+4
1 0 build 0 | r5b5r3/r4w6r3/b2b5b1 o - 0 | r2r3b4b5 > swap c1a3; swap c1b3 > 18+3
1 0 build 0 | r4r6b2/r3w2b1/r5b6b5 o - 0 | r2r3b4b5 > swap b1c1; swap b1a3 > 19+3
1 0 build 0 | b4r2b2/r4w6b3/r5b4r6 o - 0 | r2r3b4b5 > swap a1c3; swap a2a3 > 24+6
1 0 build 0 | b5r4b6/r3w5r6/b5r2b3 o - 0 | r2r3b4b5 > swap a1b1; swap a3b3 > 24+6
1 0 build 0 | b1r2b6/b1w6r5/r3b2r5 o - 0 | r2r3b4b5 > swap b1a2; swap b1c3 > 6+3
1 0 build 0 | r2b4b3/r6w4b4/b6r2r4 o - 0 | r2r3b4b5 > swap c1c2; swap c1b3 > 12+4
1 0 build 0 | r3r2b3/b3w4r1/b1b2r5 o - 0 | r2r3b4b5 > swap a1c2; swap a2c3 > 22+5
1 0 build 0 | b3r6r5/b2w6b2/r3r4b1 o - 0 | r2r3b4b5 > swap a1c1; swap a2b3 > 19+3
1 0 build 0 | r5b6r4/r3w3r2/b2b3b2 o - 0 | r2r3b4b5 > swap c1a2; swap c1a3 > 20+5
1 0 build 0 | r4r3b6/b5w3r4/b4r6b6 o - 0 | r2r3b4b5 > swap a2c2; swap c2b3 > 22+4
1 0 build 0 | b4b1b4/r3w4r5/r4b4r6 o - 0 | r2r3b4b5 > swap b1c1; swap c1a3 > 34+4
1 0 build 0 | b2b5b5/r4w2r3/b4r1r6 o - 0 | r2r3b4b5 > swap a1c3; swap c1a2 > 16+4
1 0 build 0 | b3b5r6/b4w4b3/r6r5r1 o - 0 | r2r3b4b5 > swap a1a2; swap a2b3 > 27+6
1 0 build 0 | r6r3b5/r6w6r4/b4b6b6 o - 0 | r2r3b4b5 > swap a1c2; swap c1b3 > 30+6
1 0 build 0 | r1r5b2/r5w5b6/b4r3b5 o - 0 | r2r3b4b5 > swap b1c2; swap a3b3 > 27+5
1 0 build 0 | r1b2r6/r3w6b2/b3r6b1 o - 0 | r2r3b4b5 > swap c1a2; swap c2b3 > 21+3
1 0 build 0 | b2b1b3/r5w2r1/b4r1r6 o - 0 | r2r3b4b5 > swap a1c3; swap c1b3 > 20+3
1 0 build 0 | b1b5r6/r1w1r4/r6b4b4 o - 0 | r2r3b4b5 > swap a1c1; swap c1b3 > 10+3
1 0 build 0 | r4r5b6/b1w5r5/r6b5b3 o - 0 | r2r3b4b5 > swap a1c3; swap c2b3 > 28+5
1 0 build 0 | r4b5b6/r4w4b1/r5b1r1 o - 0 | r2r3b4b5 > swap a1c1; swap a2a3 > 12+3
1 0 build 0 | r5b2b4/r1w3b2/r3r3b1 o - 0 | r2r3b4b5 > swap b1c1; swap c1b3 > 19+3
1 0 build 0 | r1b5b4/r3w2b4/r3r2b5 o - 0 | r2r3b4b5 > swap c1a2; swap a2b3 > 16+5
1 0 build 0 | r1b3b3/r1w5r3/b5b2r4 o - 0 | r2r3b4b5 > swap a1a3; swap b1c3 > 11+3
1 0 build 0 | r1b6r5/b5w1r5/b6b1r6 o - 0 | r2r3b4b5 > swap a1b1; swap a2c3 > 12+6
1 0 build 0 | b1b6b6/r6w4r1/b4r4r4 o - 0 | r2r3b4b5 > swap b1c3; swap a2c2 > 14+4
1 0 build 0 | r5b5r3/b1w6r4/r3b2b2 o - 0 | r2r3b4b5 > swap a2c2; swap c2c3 > 16+3
1 0 build 0 | r2b3b6/r1w2r2/r1b2b1 o - 0 | r2r3b4b5 > swap a1a2; swap b1a3 > 13+3
1 0 build 0 | b6r2b6/r4w3r5/b1b5r2 o - 0 | r2r3b4b5 > swap a1a3; swap a2c3 > 12+4
1 0 build 0 | r5r1r1/b1w3b4/b4b2r2 o - 0 | r2r3b4b5 > swap b1a3; swap a2c3 > 12+3
1 0 build 0 | r3r5r3/r4w2b1/b6b5b6 o - 0 | r2r3b4b5 > swap a1b1; swap b1a2 > 13+3
1 0 build 0 | r1r2b4/r5w2b2/r3b4b1 o - 0 | r2r3b4b5 > swap b1a2; swap b1c3 > 13+4
1 0 build 0 | r6r5b5/r3w2r1/b4b2b5 o - 0 | r2r3b4b5 > swap a1b3; swap b3c3 > 16+4
# medium square 3 exact
1 0 build 0 | b4r1r4/b3w5r6/r5b1b3 o - 0 | r2r3b4b5 > swap a1c1; swap a1a2; swap c1b3 > 22+5
1 0 build 0 | b1r5b6/r4w2r1/b2b3r1 o - 0 | r2r3b4b5 > swap a1b1; swap a1c2; swap a2c3 > 16+3
1 0 build 0 | r6b4b4/r3w4b2/r6r4b6 o - 0 | r2r3b4b5 > swap a1c1; swap a1b3; swap c2a3 > 18+4
1 0 build 0 | b5b4r1/r6w5r3/b1b5r5 o - 0 | r2r3b4b5 > swap a1b1; swap a1c1; swap c1c2 > 21+5
1 0 build 0 | r4r6b1/b2w4r5/b5b3r5 o - 0 | r2r3b4b5 > swap a1b1; swap b1a3; swap a2c3 > 26+4
1 0 build 0 | r4b6b1/r5w5b4/r1b6r6 o - 0 | r2r3b4b5 > swap b1c2; swap c2a3; swap a3c3 > 30+6
1 0 build 0 | r4b6b6/b4w4r5/r3b3r5 o - 0 | r2r3b4b5 > swap a1c1; swap b1c3; swap a2a3 > 27+5
1 0 build 0 | b5r5b6/r6w1b6/r4b3r4 o - 0 | r2r3b4b5 > swap a1b1; swap a1a2; swap b1c2 > 24+6
1 0 build 0 | r3b6r4/r3w3r5/b5b2b5 o - 0 | r2r3b4b5 > swap b1c1; swap c1c2; swap c2a3 > 19+3
1 0 build 0 | r1b1r4/r5w4b4/b6b3r5 o - 0 | r2r3b4b5 > swap a1c1; swap c2b3; swap b3c3 > 17+5
1 0 build 0 | b1r5r3/b5w3b2/r3r1b5 o - 0 | r2r3b4b5 > swap a1c3; swap b1a3; swap c1b3 > 11+3
1 0 build 0 | b6r1r4/r2w2b3/r3b5b5 o - 0 | r2r3b4b5 > swap b1a2; swap b1c3; swap c2a3 > 20+6
1 0 build 0 | r3b3r4/b2w4b4/r3b5r3 o - 0 | r2r3b4b5 > swap a1a2; swap c1c2; swap c2a3 > 22+4
1 0 build 0 | b3r2r3/r4w2b3/b1r5b2 o - 0 | r2r3b4b5 > swap a1c1; swap b1c2; swap a3b3 > 19+3
1 0 build 0 | r5b1r5/b2w2r2/r6b3b4 o - 0 | r2r3b4b5 > swap a1a2; swap a1a3; swap a3c3 > 20+4
1 0 build 0 | b5b6b3/r6w2r2/b4r5r5 o - 0 | r2r3b4b5 > swap a1b1; swap b1a2; swap b1c3 > 18+3
1 0 build 0 | r6b1b4/r6w2r5/b3b2r2 o - 0 | r2r3b4b5 > swap a1c1; swap a1c3; swap a3b3 > 20+4
1 0 build 0 | r4b4b4/r3w4b3/r5b4r1 o - 0 | r2r3b4b5 > swap a1a2; swap a1a3; swap c1c2 > 27+4
1 0 build 0 | b5r4r5/r3w4r6/b5b3b3 o - 0 | r2r3b4b5 > swap a1b1; swap a1c3; swap c1c2 > 32+4
1 0 build 0 | r4b4r6/b3w6b5/r3b2r1 o - 0 | r2r3b4b5 > swap a1b1; swap b1c3; swap a3b3 > 18+4
1 0 build 0 | r5r6b4/r6w1r5/b3b2b4 o - 0 | r2r3b4b5 > swap a1b1; swap a1c1; swap a3b3 > 20+6
1 0 build 0 | b3r3r4/r5w4b3/b5b4r2 o - 0 | r2r3b4b5 > swap b1c2; swap b1a3; swap a3b3 > 32+4
1 0 build 0 | b4r3r6/b5w1r3/b3b2r4 o - 0 | r2r3b4b5 > swap a1c3; swap b1a2; swap a3b3 > 18+3
1 0 build 0 | r2b1r6/r2w5r3/b4b3b4 o - 0 | r2r3b4b5 > swap a1b1; swap b1c1; swap a3b3 > 13+3
1 0 build 0 | b2r5b3/b4w2r5/r4r5b5 o - 0 | r2r3b4b5 > swap a1b3; swap b1a3; swap a2c2 > 25+5
1 0 build 0 | b1b4r2/r1w2r6/b6b5r6 o - 0 | r2r3b4b5 > swap a1b1; swap a1c3; swap a2c2 > 18+6
1 0 build 0 | b6r1b5/r6w4r2/b4b1r5 o - 0 | r2r3b4b5 > swap a1a2; swap c1b3; swap a2c3 > 18+6
1 0 build 0 | b4r6r5/b6w4r5/r4b6b4 o - 0 | r2r3b4b5 > swap a1b1; swap b1b3; swap c1a2 > 28+6
1 0 build 0 | b3r3b3/r2w3b5/r4r4b6 o - 0 | r2r3b4b5 > swap a1b1; swap a1a2; swap c1b3 > 24+3
1 0 build 0 | b1r6b6/b1w3b2/r2r4r3 o - 0 | r2r3b4b5 > swap b1a3; swap c1a2; swap c1c3 > 14+3
1 0 build 0 | r5r1b5/r5w3r4/b4b1b6 o - 0 | r2r3b4b5 > swap a1c1; swap a1b3; swap c1c2 > 18+6
1 0 build 0 | b5r1r3/r4w5b5/r2b2b5 o - 0 | r2r3b4b5 > swap a1c1; swap b1a2; swap a2a3 > 21+3
1 0 build 0 | r6b2b4/r2w3r3/b1b3r5 o - 0 | r2r3b4b5 > swap a1c2; swap a1a3; swap c1b3 > 22+3
1 0 build 0 | b4r5r1/r5w1b3/b5r3b2 o - 0 | r2r3b4b5 > swap a1b1; swap b1b3; swap c2c3 > 18+3
# hard square 2 exact
1 0 build 0 | b5b6r6/r3w1r6/b4b4r5 o - 0 | r2r3b4b5 > swap a1b3; swap b1c3 > 24+12
1 0 build 0 | r1b2r3/b4w5b3/b4r6r5 o - 0 | r2r3b4b5 > swap a2b3; swap c2a3 > 19+5
1 0 build 0 | b3b1r4/r3w2b1/b5r2r2 o - 0 | r2r3b4b5 > swap a1b3; swap c1a3 > 21+4
1 0 build 0 | b3b1r1/r4w6b2/r4b2r6 o - 0 | r2r3b4b5 > swap a1c3; swap b1a3 > 9+3
1 0 build 0 | r4r3b6/r2w3b5/b2b2r2 o - 0 | r2r3b4b5 > swap a1c1; swap a1c3 > 16+4
1 0 build 0 | b4b2b4/r5w5r6/r3r4b5 o - 0 | r2r3b4b5 > swap a1a2; swap a2b3 > 27+5
1 0 build 0 | r5b1r1/r3w4b2/b1b4r4 o - 0 | r2r3b4b5 > swap b1c3; swap c1a2 > 17+3
1 0 build 0 | b6b2r6/b4w3r5/r4r6b6 o - 0 | r2r3b4b5 > swap a1a3; swap b1c2 > 26+6
1 0 build 0 | b4r3b5/r5w1r5/b5b4r2 o - 0 | r2r3b4b5 > swap a1c2; swap b1c3 > 15+5
1 0 build 0 | r1b4b1/b3w2r4/r2r6b4 o - 0 | r2r3b4b5 > swap a1c3; swap c1c2 > 14+3
1 0 build 0 | r1r2r5/b3w3b6/r3b2b1 o - 0 | r2r3b4b5 > swap c1a2; swap c1a3 > 12+3
1 0 build 0 | r6r5b2/r1w5b5/r6b4b3 o - 0 | r2r3b4b5 > swap c2b3; swap c2c3 > 19+3
1 0 build 0 | r5b3b5/b1w5b2/r3r6r4 o - 0 | r2r3b4b5 > swap a2c3; swap c2b3 > 25+3
1 0 build 0 | b6r5b2/r3w6b6/r2b6r4 o - 0 | r2r3b4b5 > swap a1c3; swap c1b3 > 26+6
1 0 build 0 | r4r4b4/r4w4b5/b5r6b4 o - 0 | r2r3b4b5 > swap b1a3; swap c1b3 > 24+4
1 0 build 0 | b3b3b2/r5w3b3/r4r4r6 o - 0 | r2r3b4b5 > swap a1b3; swap a3c3 > 26+4
1 0 build 0 | b5r6r4/r5w1r2/b5b3b2 o - 0 | r2r3b4b5 > swap a1b1; swap c1a3 > 16+4
1 0 build 0 | r1b2b1/r3w2r2/b5r4b5 o - 0 | r2r3b4b5 > swap a1c2; swap a3b3 > 14+3
1 0 build 0 | b3r4r3/r2w6r3/b3b5b1 o - 0 | r2r3b4b5 > swap b1c3; swap c1a2 > 11+3
1 0 build 0 | r4b6b1/r5w3r5/r6b1b5 o - 0 | r2r3b4b5 > swap b1c1; swap b1c2 > 18+6
1 0 build 0 | r2r5b1/r6w6r4/b6b5b4 o - 0 | r2r3b4b5 > swap a1a2; swap c1c2 > 24+6
1 0 build 0 | r5r4b3/b1w5b3/r4r3b3 o - 0 | r2r3b4b5 > swap a2a3; swap a3b3 > 21+5
1 0 build 0 | r4b3r2/r6w4b5/b6r3b6 o - 0 | r2r3b4b5 > swap a1c3; swap c2b3 > 30+6
1 0 build 0 | r4b1b2/b4w1r6/r2b5r5 o - 0 | r2r3b4b5 > swap a2c3; swap c2a3 > 18+6
1 0 build 0 | r2b3b6/r3w3r5/r4b3b2 o - 0 | r2r3b4b5 > swap a1c2; swap a2a3 > 24+6
1 0 build 0 | r5r6b4/r4w6r5/b4b1b6 o - 0 | r2r3b4b5 > swap a1a2; swap b1a3 > 22+4
1 0 build 0 | r5b5b4/b4w3r1/r2r5b3 o - 0 | r2r3b4b5 > swap b1a3; swap a2b3 > 19+4
1 0 build 0 | b5b6b4/r2w2r2/r2b6r3 o - 0 | r2r3b4b5 > swap a1c2; swap b1c3 > 20+4
1 0 build 0 | r2b6r3/r6w1r6/b1b2b1 o - 0 | r2r3b4b5 > swap a1c2; swap b1a3 > 9+3
1 0 build 0 | b3b4r6/r2w2b3/b2r5r1 o - 0 | r2r3b4b5 > swap b1c3; swap c2b3 > 17+3
1 0 build 0 | b2b6r6/r3w5r1/b1b4r2 o - 0 | r2r3b4b5 > swap c1a2; swap c2c3 > 18+3
1 0 build 0 | r2r4b2/b6w5b6/r5b5r3 o - 0 | r2r3b4b5 > swap b1a3; swap a2c3 > 19+3
1 0 build 0 | r2b1b1/r6w1r4/r3b4b4 o - 0 | r2r3b4b5 > swap a2c2; swap a2a3 > 12+4
1 0 build 0 | r3b2b5/r3w5r2/b1b4r4 o - 0 | r2r3b4b5 > swap c1a3; swap a2c3 > 16+4
1 0 build 0 | b6r1r2/r5w2r5/b6b4b3 o - 0 | r2r3b4b5 > swap c1a3; swap b3c3 > 13+3
1 0 build 0 | b3r3b5/r6w3b1/r5b2r6 o - 0 | r2r3b4b5 > swap a1a3; swap c2c3 > 6+3
1 0 build 0 | b5b5r5/r3w1r5/b2b6r4 o - 0 | r2r3b4b5 > swap a1a2; swap b1c3 > 15+4
1 0 build 0 | b5r1b2/r2w1r4/b6b3r5 o - 0 | r2r3b4b5 > swap c1a3; swap c2c3 > 10+4
1 0 build 0 | b6b2r6/r5w3r2/b4b1r5 o - 0 | r2r3b4b5 > swap a1a3; swap b1c3 > 12+4
1 0 build 0 | r4b6b3/r5w2r1/b6r5b3 o - 0 | r2r3b4b5 > swap a1a3; swap b1c3 > 12+3
1 0 build 0 | r5r6b1/r6w5b4/b5b3r2 o - 0 | r2r3b4b5 > swap c1a3; swap b3c3 > 19+3
1 0 build 0 | b3b2r3/r4w6r4/r5b2b6 o - 0 | r2r3b4b5 > swap a1a3; swap b1c2 > 15+5
1 0 build 0 | r6b6r3/r2w5b2/r4b4b3 o - 0 | r2r3b4b5 > swap a1a2; swap c2a3 > 24+4
1 0 build 0 | b6b3r4/b4w4r3/r1r6b2 o - 0 | r2r3b4b5 > swap a1a2; swap c1c3 > 12+4
1 0 build 0 | b6r3b4/r6w5b4/r1r3b3 o - 0 | r2r3b4b5 > swap a1b1; swap c1b3 > 18+3
1 0 build 0 | r2r2b4/r5w5r5/b5b3b1 o - 0 | r2r3b4b5 > swap c1b3; swap c1c3 > 20+6
1 0 build 0 | b5b1r6/r6w4b6/b1r6r4 o - 0 | r2r3b4b5 > swap a1b3; swap c1a3 > 18+6
1 0 build 0 | b2r2r6/b4w2b6/r5b5r3 o - 0 | r2r3b4b5 > swap a2c3; swap c2a3 > 18+6
1 0 build 0 | b3r6b6/r5w4b3/b5r4r4 o - 0 | r2r3b4b5 > swap a1b3; swap b1a3 > 33+6
1 0 build 0 | b4r2b3/r5w1r4/b5r5b5 o - 0 | r2r3b4b5 > swap a1b3; swap c1c3 > 20+5
1 0 build 0 | r5r4r3/b3w1b4/b5b2r2 o - 0 | r2r3b4b5 > swap a2c3; swap c2b3 > 20+5
1 0 build 0 | b3r2r5/b4w1r6/r4b1b2 o - 0 | r2r3b4b5 > swap a1c2; swap c1a2 > 20+5
1 0 build 0 | b4r1b2/r3w4r4/b3b6r2 o - 0 | r2r3b4b5 > swap a1c3; swap c2a3 > 16+4
1 0 build 0 | r6b4b2/r5w1b2/r4b3r1 o - 0 | r2r3b4b5 > swap b1c3; swap c2b3 > 20+4
1 0 build 0 | b5b4r4/r1w1b5/r3b2r6 o - 0 | r2r3b4b5 > swap a1b3; swap b1a3 > 16+4
1 0 build 0 | b5b1r1/r2w1r6/r2b6b3 o - 0 | r2r3b4b5 > swap a1c3; swap b1a3 > 6+3
# hard square 3 exact
1 0 build 0 | r5b2r6/r3w1r4/b6b3b2 o - 0 | r2r3b4b5 > swap a1b1; swap a1c2; swap c2a3 > 16+4
1 0 build 0 | b5b3r1/r5w4r3/b4r4b5 o - 0 | r2r3b4b5 > swap b1c1; swap b1a3; swap a3c3 > 29+5
1 0 build 0 | b2b4b6/r3w4b5/r2r4r4 o - 0 | r2r3b4b5 > swap a1b1; swap a1a3; swap a3c3 > 29+4
1 0 build 0 | r4b5r3/r3w5b1/r1b2b6 o - 0 | r2r3b4b5 > swap a1b1; swap c2b3; swap b3c3 > 14+3
1 0 build 0 | r4r6r3/r5w2b2/b2b4b3 o - 0 | r2r3b4b5 > swap b1c1; swap b1a2; swap b3c3 > 24+4
1 0 build 0 | r5b1r5/r4w5b2/b5r6b4 o - 0 | r2r3b4b5 > swap a1a2; swap c1c2; swap a3b3 > 28+5
1 0 build 0 | r1b5r1/b6w4r6/b4r2b3 o - 0 | r2r3b4b5 > swap a1b1; swap a1a2; swap c2c3 > 22+6
1 0 build 0 | r2b5r3/b4w1b4/r6b4r3 o - 0 | r2r3b4b5 > swap a1a3; swap c1a2; swap b3c3 > 18+4
1 0 build 0 | b3r1b1/r1w4r4/b5b1r2 o - 0 | r2r3b4b5 > swap a1c1; swap c1c2; swap a2a3 > 14+3
1 0 build 0 | r4b3b5/r5w4b4/r2b4r6 o - 0 | r2r3b4b5 > swap b1a2; swap c1c2; swap c1c3 > 32+4
1 0 build 0 | b2r4b1/b2w4r4/b3r5r3 o - 0 | r2r3b4b5 > swap a1c1; swap a1a3; swap c1b3 > 24+3
1 0 build 0 | r2b2r4/b3w2r4/b4r2b3 o - 0 | r2r3b4b5 > swap a1b1; swap c1b3; swap c2c3 > 18+4
1 0 build 0 | b1r4b4/b5w2r6/r5r4b6 o - 0 | r2r3b4b5 > swap a1b3; swap a2c2; swap a2a3 > 28+4
1 0 build 0 | r5r4b3/r2w6b4/r5b5b1 o - 0 | r2r3b4b5 > swap a1b3; swap a1c3; swap b1a2 > 18+3
1 0 build 0 | r3r5r5/r4w1b3/b1b3b4 o - 0 | r2r3b4b5 > swap a1b1; swap b1a3; swap c2c3 > 18+3
1 0 build 0 | r2b5r3/r1w4b5/r5b3b5 o - 0 | r2r3b4b5 > swap a1c3; swap c1c2; swap a2a3 > 30+5
1 0 build 0 | r1r6b6/b3w1r5/b2b6r2 o - 0 | r2r3b4b5 > swap a1a3; swap a1b3; swap a2c3 > 9+3
1 0 build 0 | r6r6b4/b1w2r5/b4b6r5 o - 0 | r2r3b4b5 > swap a1c1; swap b1c2; swap b3c3 > 18+6
1 0 build 0 | b3r3r3/b6w3r1/r3b2b1 o - 0 | r2r3b4b5 > swap a1c1; swap c2a3; swap c2b3 > 15+3
1 0 build 0 | b3b5r2/r1w6b6/b5r5r4 o - 0 | r2r3b4b5 > swap a1a3; swap c1b3; swap a2c3 > 13+3
1 0 build 0 | b2r6b1/r4w1b6/b4r5r4 o - 0 | r2r3b4b5 > swap a1b1; swap a1a3; swap a3c3 > 16+4
1 0 build 0 | b3r1b5/r2w3b4/b2r6r5 o - 0 | r2r3b4b5 > swap b1c2; swap c2a3; swap c2b3 > 21+3
1 0 build 0 | b3b2r3/r3w1r5/r4b2b1 o - 0 | r2r3b4b5 > swap a1b1; swap a1c2; swap b1a3 > 19+3
1 0 build 0 | b4r2b5/r4w5b3/r3r4b3 o - 0 | r2r3b4b5 > swap a1b1; swap a1c3; swap a3b3 > 18+3
1 0 build 0 | r5r3b4/r1w4b2/r4b5b1 o - 0 | r2r3b4b5 > swap b1c1; swap b1a3; swap a3b3 > 17+3
1 0 build 0 | b5r1r5/r1w2b3/b4r6b2 o - 0 | r2r3b4b5 > swap a1b1; swap a1b3; swap c1a3 > 17+6
1 0 build 0 | r4b4b1/r1w2r2/b5r3b5 o - 0 | r2r3b4b5 > swap a1c1; swap c2b3; swap b3c3 > 14+3
1 0 build 0 | r5r1r6/b2w2b2/r4b3b5 o - 0 | r2r3b4b5 > swap a1c1; swap c1a2; swap c1c3 > 19+3
1 0 build 0 | r1r3r2/b5w4b5/b4r1b6 o - 0 | r2r3b4b5 > swap a1c1; swap b1a2; swap b1b3 > 21+3
1 0 build 0 | b5r2b5/r1w2r3/b3b6r4 o - 0 | r2r3b4b5 > swap a1a3; swap b1c1; swap a3b3 > 20+6
1 0 build 0 | r3b4b4/r3w2r4/r6b2b5 o - 0 | r2r3b4b5 > swap a1b1; swap a1b3; swap b3c3 > 14+4
1 0 build 0 | r5r4r5/b6w2r2/b1b5b4 o - 0 | r2r3b4b5 > swap a1b1; swap b1a2; swap b1a3 > 18+6
1 0 build 0 | r4r5r5/b6w1r1/b2b4b5 o - 0 | r2r3b4b5 > swap b1a2; swap b1a3; swap b3c3 > 18+6
1 0 build 0 | r2r5r3/b1w5b1/b3r2b3 o - 0 | r2r3b4b5 > swap a1b1; swap a1a2; swap c2a3 > 9+3
1 0 build 0 | r6b5b4/r5w5r1/b4r4b1 o - 0 | r2r3b4b5 > swap a1b1; swap a1c2; swap c1c3 > 21+3
1 0 build 0 | b3r2r6/b4w4r4/r5b6b6 o - 0 | r2r3b4b5 > swap a1c2; swap b1a3; swap c2b3 > 23+5
1 0 build 0 | r3b2r4/r5w2b4/r3b2b1 o - 0 | r2r3b4b5 > swap a1c1; swap a1a2; swap b1c2 > 21+4
1 0 build 0 | r6b2b5/r6w2r4/b6r5b4 o - 0 | r2r3b4b5 > swap b1c1; swap b1b3; swap c1c2 > 30+6
1 0 build 0 | r3b3r2/r6w3b2/b5b1r4 o - 0 | r2r3b4b5 > swap b1c1; swap c1b3; swap b3c3 > 22+6
1 0 build 0 | r4b6r2/r5w3b3/b4b4r3 o - 0 | r2r3b4b5 > swap a1c2; swap b1a3; swap c1a2 > 23+5
1 0 build 0 | r6r3b5/b4w1r2/r5b6b1 o - 0 | r2r3b4b5 > swap c1b3; swap c1c3; swap a2a3 > 18+6
1 0 build 0 | r3r5b3/b2w1b2/r4r6b4 o - 0 | r2r3b4b5 > swap a1a2; swap a1a3; swap c1b3 > 24+4
1 0 build 0 | b5r2r6/b4w1r3/r6b1b6 o - 0 | r2r3b4b5 > swap a1b1; swap a1c3; swap c1a2 > 22+4
1 0 build 0 | b1r5r4/r2w3b4/b3r3b4 o - 0 | r2r3b4b5 > swap b1c3; swap c1c2; swap c1b3 > 26+4
1 0 build 0 | r5b2r4/b3w4b4/r3b3r3 o - 0 | r2r3b4b5 > swap a1a2; swap b1c3; swap c2a3 > 22+4
1 0 build 0 | r6r1b3/r2w1b2/r5b4b4 o - 0 | r2r3b4b5 > swap a1c1; swap a1b3; swap c2a3 > 14+4
1 0 build 0 | r4b2b4/b6w6r3/r3b2r4 o - 0 | r2r3b4b5 > swap a1b1; swap b1c2; swap a3b3 > 12+4
1 0 build 0 | r1b6b1/r2w2r3/b5b6r3 o - 0 | r2r3b4b5 > swap a1b1; swap a1c3; swap b1a2 > 9+3
1 0 build 0 | r3b1b3/r3w5r6/r5b3b2 o - 0 | r2r3b4b5 > swap a1b1; swap b1c3; swap a2c2 > 9+3
1 0 build 0 | r4r1r6/r2w3b4/b6b1b3 o - 0 | r2r3b4b5 > swap a1b1; swap a1a3; swap a2b3 > 11+3
1 0 build 0 | b5r3b5/r6w3r1/r2b6b1 o - 0 | r2r3b4b5 > swap a1b1; swap b1a3; swap c1c2 > 6+3
1 0 build 0 | r1b1r3/r4w5r5/b4b2b2 o - 0 | r2r3b4b5 > swap a1c1; swap b1b3; swap c2a3 > 13+3
1 0 build 0 | r6r5b3/r1w6b1/r2b4b5 o - 0 | r2r3b4b5 > swap a1c1; swap a1a2; swap a2a3 > 13+3
1 0 build 0 | b4b5r6/r4w3r3/b3b4r1 o - 0 | r2r3b4b5 > swap a1b1; swap b1a2; swap c1c2 > 15+5
1 0 build 0 | b2r4b5/r6w4r2/b4r6b5 o - 0 | r2r3b4b5 > swap a1c1; swap a1a2; swap b3c3 > 12+6
1 0 build 0 | r1b5r1/r6w2b3/r3b5b2 o - 0 | r2r3b4b5 > swap a1b1; swap c1a2; swap a3b3 > 9+3
1 0 build 0 | r6b5b2/r3w1b4/r3r2b6 o - 0 | r2r3b4b5 > swap a1b1; swap a1b3; swap c2a3 > 16+4
1 0 build 0 | r5r3b2/r5w2b5/b2r6b3 o - 0 | r2r3b4b5 > swap b1c1; swap c2a3; swap c2b3 > 9+4
1 0 build 0 | r6b4r1/r2w6r5/b4b1b5 o - 0 | r2r3b4b5 > swap a1c1; swap a1a3; swap b1c3 > 12+6
1 0 build 0 | r2r4b6/r3w5r6/b1b3b4 o - 0 | r2r3b4b5 > swap b1c1; swap c1a2; swap b3c3 > 24+4
1 0 build 0 | r4b5b6/b3w1r5/r3r1b3 o - 0 | r2r3b4b5 > swap a1a2; swap a1c2; swap c2b3 > 13+3
1 0 build 0 | b2r5r1/b3w3b2/r6b6r1 o - 0 | r2r3b4b5 > swap a1b1; swap a1c1; swap c1a2 > 6+3
1 0 build 0 | r2r1r5/r6w5b3/b6b6b3 o - 0 | r2r3b4b5 > swap a1b1; swap c1a2; swap c1c3 > 9+3
1 0 build 0 | b1b6r1/r5w2r6/b5r6b3 o - 0 | r2r3b4b5 > swap a1b1; swap a1c1; swap b3c3 > 12+3
1 0 build 0 | b6b6r2/b3w5r2/r5r6b5 o - 0 | r2r3b4b5 > swap b1a2; swap b1c3; swap a3b3 > 11+5
1 0 build 0 | r3r6b4/b2w1r4/r1b5b4 o - 0 | r2r3b4b5 > swap a1b1; swap a1a2; swap a2a3 > 14+4
1 0 build 0 | r1r2r6/b5w4b4/b4r1b5 o - 0 | r2r3b4b5 > swap a1c1; swap b1c3; swap c1c2 > 12+4
1 0 build 0 | b5b6r3/r4w6r1/b2b1r5 o - 0 | r2r3b4b5 > swap a1a2; swap a1c2; swap b1a3 > 13+3
1 0 build 0 | b2r1r6/r3w2b1/b4b1r5 o - 0 | r2r3b4b5 > swap a1a3; swap b1c2; swap b1c3 > 16+3
1 0 build 0 | b2b3r3/r1w5b2/r6b1r6 o - 0 | r2r3b4b5 > swap a1b1; swap c1b3; swap b3c3 > 9+3
1 0 build 0 | r3r5b1/b3w3r1/b3b5r4 o - 0 | r2r3b4b5 > swap b1c1; swap b1c3; swap c2a3 > 16+3
1 0 build 0 | b4b1r6/r3w1r2/b3r1b5 o - 0 | r2r3b4b5 > swap a1a2; swap a1c3; swap c1b3 > 16+3
1 0 build 0 | r4b4r2/r3w5b3/b6b2r6 o - 0 | r2r3b4b5 > swap a1a2; swap c2c3; swap a3b3 > 24+4
1 0 build 0 | r5b3b5/r2w5r3/r4b4b4 o - 0 | r2r3b4b5 > swap b1a3; swap c1c2; swap c2c3 > 25+7
1 0 build 0 | b1r6b2/r3w2r2/r4b4b5 o - 0 | r2r3b4b5 > swap a1c2; swap b1b3; swap b3c3 > 17+6
1 0 build 0 | r2r2b4/b1w5r5/b3b5r3 o - 0 | r2r3b4b5 > swap a1a2; swap c1b3; swap c1c3 > 16+3
1 0 build 0 | b5b4r3/r6w4r4/r2b2b2 o - 0 | r2r3b4b5 > swap a1c2; swap b1c3; swap c1a2 > 19+3
`;
