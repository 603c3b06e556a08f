/* Written by `npm run puzzles`. */

/** The puzzles of the game; set.ts says how to read them. */
export const SET: string = `triad puzzles
# easy win 2 exact
1c1b2/4aa/2b3/4B1/Bc1A2/AA4 w 1-0 3 > b1e4xe3
cb2a1/2a3/3b2/2B2B/c2A2/2B1C1 w 1-0 3 > d2b2xc3
5a/1a2C1/A3b1/1b2b1/2ABA1/6 b 1-1 5 > f6f4xe3
c2aaa/1a4/3C2/B1B2B/6/1A1C2 b 0-1 3 > b5d5xd6
3baa/3A2/1b4/5c/2A3/2B1C1 b 2-1 6 > e6e4xf3
1c4/2A3/2b3/5c/3b2/A1B2A b 2-2 5 > c4d4
1cc2a/6/b3a1/1B3B/3B2/A1A3 b 1-1 2 > e4c2xa4
cc1b2/1a4/C5/3Bc1/5A/1BB3 b 1-1 2 > b6d4xe3
c1b1ba/6/1b1A1B/4B1/6/1A1C2 w 1-1 > f4e5xd4
a2aa1/6/b2bC1/2c3/5A/AAA3 w 1-0 3 > e4c2xc1
1ccbb1/2C2b/1C4/6/c5/A2CC1 w 1-0 1 > a1d4xc5
1c1b2/6/3a2/2B2a/2A2A/2B3 w 2-2 3 > c2e4
c1b2a/3C2/5C/1c3B/6/3BB1 w 1-2 > f3e4xe4
1bb2a/6/1a1B1b/6/3A2/BB3A w 1-1 2 > f1c4xd4
c4a/1C1ba1/6/2a3/1A4/2AAC1 w 1-1 > b2d2xe1
ccbaa1/3C2/6/2B3/5A/1B1B1C b 0-1 1 > b6d4xd6
1b2aa/3a2/3C2/4C1/6/1BBB2 w 1-2 > e3e5xd4
3aaa/1b4/1C4/6/2b1A1/A1A2C b 1-1 4 > f6c3xc3
3b1a/4aC/bb1C2/6/6/1BB1B1 w 1-1 1 > c1f4xf4
2b2a/5C/b2b2/Bc2B1/4A1/3B2 b 1-1 1 > d4c3xb3
2cba1/a2B2/6/6/6/ABC2C b 1-2 > a5d2
cb1a2/6/6/1ccAa1/5A/A1AC2 w 1-0 1 > f2c2xc2 or f2c2xd1
1c1bb1/6/b1A3/1B4/3A2/A1Aa2 w 1-1 7 > d2d5xd5 or d2d5xc4
1c2a1/a3A1/1Cb1b1/3BaB/6/3A2 w 1-0 1 > d3d4xd4 or d3d4xb4
1c1a2/6/3b2/Ba2B1/5A/BC4 b 1-2 3 > b6a5
3bb1/6/1b3b/1A4/5A/1A2B1 w 2-2 > b3e3
2bbba/6/3b2/1B4/2A3/A1B3 w 2-1 5 > c2c5
3aa1/a4B/1A1b2/1B4/A2a2/5C w 1-1 6 > b3c3xb4
3b1a/a1C3/C2C2/a4c/6/1AB3 w 1-1 > a4b4xb4
1bbb1a/6/3A2/3a2/6/BB3C w 2-1 > b1c2
2c1c1/1C2a1/5b/A1aB2/6/4BC w 1-1 > a3d6xd6
4a1/6/bC1C1b/2a1B1/6/A4C w 1-2 > e3e4xe4
1cc1a1/2B3/6/c5/6/AB3C b 2-2 > e6b3
2b3/1a1Ba1/b4C/a1B3/6/A4C b 1-1 10 > a4d4xe5
2c2a/1a3C/3b1C/6/2c3/BB1C2 b 1-1 1 > d4d3xc2
2b3/6/b1bC2/1b1B2/5c/1AAB2 w 1-1 6 > d3e4xd4
1a4/1a2a1/4bA/3B2/6/3BB1 b 2-2 3 > b5d5
c1a2a/2b3/1a4/2C3/6/2BBB1 w 2-1 3 > d1d4
2baa1/1a4/3BA1/2B3/6/3CC1 b 1-2 1 > d6f4
c5/2a1ac/1b3C/2B3/6/1A1BB1 w 1-1 3 > d1d4xd4
cba2a/cA4/2C3/3c2/6/3BBC w 1-0 1 > e1b4xb5
1ab1a1/C5/6/2B1a1/6/1A1B2 w 2-2 4 > a5b5
1bbbb1/6/3b2/6/4cA/A1B2C w 2-0 1 > c1f4
1aBb2/5a/5C/5a/6/3BC1 w 2-2 > d1d4
1c3a/6/1c4/3c1C/C5/2A2B b 2-2 > d3c2
c1c1a1/6/C2b2/c5/A5/4CC w 2-1 1 > e1c3
2b3/1a2a1/b5/B1a3/4A1/1BB3 w 2-1 5 > c1c2
ccb3/C5/6/6/3Aa1/A2A1B b 1-2 1 > b6d4
2ba2/a5/3b2/6/5B/A2BCC b 1-2 5 > a5d2
c3aa/a3a1/1C4/6/3A2/2BBB1 b 1-1 2 > e5c3xa5
2c1b1/6/b1a3/3B1B/1B4/A3C1 b 1-2 3 > c4c1
5a/2aC2/a4B/B5/6/B4a w 2-2 14 > a3b4
1c1b1a/6/C5/1c4/2A3/4CC w 2-2 6 > e1e3
2ba1a/2a3/4A1/2Ba2/c5/AA3C w 1-0 1 > e4e2xe2 or e4e2xf1
2bbb1/6/6/1c1B2/A5/1B2A1 w 2-2 > d3d4
a1bbb1/6/2c3/1a1BB1/1A4/2BB2 w 1-0 1 > d1e2xe2
# easy win 3 exact
3a1a/1aA3/1b1C2/5B/6/A3C1 w 1-2 > c5e5xd4
c2a2/3a2/1b4/1BB3/2A3/2bB1C w 1-1 2 > c3d4xd4
1b4/Aa4/4a1/2c3/1b4/AA3C b 2-1 > b6c5xc5 or b6c5xb5
c4a/2a1C1/4aC/2C3/1A2c1/1B4 w 1-1 5 > c3e3xe3 or c3e3xe5
3b1a/6/bcb3/4B1/B3A1/A3B1 b 1-1 > d6d3xd3 or d6d3xc4
2b2a/1a4/4A1/1B2c1/4AA/c1B3 b 1-1 1 > f6d4xd4 or f6d4xe3
c5/2a3/6/2ccc1/5B/2BC1C b 2-1 > c3d2xe3
3b1a/1a1a2/2AC2/6/b2A2/2C2C w 1-1 1 > f1d3xd3
1c2aa/6/1b4/4B1/2B3/A2B2 w 2-2 6 > c2c5
1c1aa1/a5/3C2/2B2B/6/1A1C2 w 1-2 > b1b4xb4
c2b1a/4C1/2a1C1/5c/6/A3BB b 1-1 6 > f3f4xd6
2bb1a/a5/4C1/2BB2/a4C/2AB2 b 0-1 7 > d6d5xc6
2c1aa/1a3b/6/1B2B1/5A/A3A1 w 1-1 2 > e1b4xb3
1a1b2/2C3/6/3B1a/2B3/A1c3 b 2-2 13 > c1a3
4a1/6/2bbC1/1a1B2/a1A2B/A5 b 1-1 3 > b3b5xc4
4aa/a2a2/a1bA2/3BBB/6/1B2C1 w 0-0 10 > b1b4xd4
1B1aaa/ca4/C5/6/6/1AB2C b 1-1 > d6a3xa5
c1b1ba/b5/4A1/6/3A2/AA1B2 w 1-1 4 > d2d5xe4
bbb2a/6/2b1A1/4A1/1A4/1c1BC1 w 1-0 5 > d1d4xd4 or d1d4xe4
1c1bb1/6/2Cbb1/4B1/1c4/AA1A1C w 0-0 8 > d1b3xb1
1Caaa1/6/6/2cc2/6/AA1AB1 b 1-1 4 > d3d2xc3
1bbb2/4a1/4A1/5B/cA4/3BB1 w 1-1 > f3e3xe3 or f3e3xe4
c1cb2/6/2bb2/5c/4B1/AABB2 w 1-0 1 > b1d3xe2
2b1a1/2a2C/3b2/1a4/A5/A2B2 b 2-1 > c5c2xc2
c5/3aaC/1bb1C1/6/6/B1BC2 w 1-1 1 > d1f3xf3 or d1f3xe4
1b2a1/3a2/b1Cb2/1A4/3A2/1B1B2 b 1-1 2 > a4b4xb4
c2b2/6/2Abbb/6/c5/1BBCC1 w 1-0 5 > d1b3xb3
1ccb2/1a4/3AC1/2c3/6/A2B1B b 1-1 5 > c6c4xc4
2cb1a/1a4/1C2C1/a5/5A/AA1B2 b 0-1 5 > c6c5xd6
2bba1/6/5C/1cA3/6/1A1BBc b 1-1 2 > f1d3xb3
1b2b1/1b4/2Ab2/c2B2/1A4/3B1C w 1-1 1 > b2d2xd3
c1c2a/2a3/3C2/1B1ccB/6/2B1CC w 0-0 6 > e1d2xc1
1bb1aa/6/2A3/3a1B/6/A1BB2 w 1-1 > f3e2xe2
cb1b2/1C4/6/2c3/3c2/3BBC b 2-1 > c3b4xb6
1cb1b1/6/b3Ab/5B/5A/A2B2 b 1-1 1 > a4d4xf4
1bbbb1/4C1/6/2A1B1/3c2/A1BB2 b 0-1 7 > d6d3xd3
c1c3/4a1/C4b/2BB1b/5A/2A3 b 1-1 4 > e5e3xf3
ccc2a/6/CbC3/6/3A2/AA3C b 0-1 3 > f6c3xb4
1bbba1/6/4A1/5c/3A2/A1B2C w 1-1 > d2d5xe4
c2bb1/a5/2ABb1/5c/6/ABB2C b 0-0 7 > a5d5xe6
cc2aa/6/4a1/1Bc2B/6/A1B1C1 w 1-0 3 > b3c2xc1
3ba1/6/bb2b1/B2Ba1/5A/1A2B1 w 1-0 3 > d3d4xf2
4b1/3c2/bb1A2/6/6/BAAb1C b 1-1 4 > b4e1xd1
1c3a/3a1A/2b3/aB4/6/2A1BB b 1-1 6 > f6c3xa3
1c2a1/1b4/3b1b/3B2/3A2/AAB3 b 1-1 1 > e6e3xf4
2a3/b4a/6/1a1A2/3B2/A2B2 b 2-2 7 > b3b6
c5/2a3/2C3/Bc3B/6/bA2C1 w 1-2 > e1c3xc4
# easy win 4 exact
cc3a/6/C3a1/1BA3/3A1c/4C1 w 1-1 4 > c3c6xc6
b4a/a1a3/3Ba1/2B3/6/B2C1C b 1-1 4 > c5e5xe5
cacb2/4CC/3C2/1B4/6/A5 w 1-2 > e5d5xd4
1ccc1a/6/1Cb3/2B3/4A1/3AAC b 0-1 3 > b6a5xa5
cc2aa/6/5C/2A3/1b4/AA1B2 w 1-1 4 > d1d4xd4
ccb1aa/6/6/2b2B/6/AB1CC1 w 1-0 1 > d1d2xe1
BA1ba1/2b3/6/6/2Ba2/B5 b 2-2 17 > c5b5
ccbb2/6/6/1cB2B/A5/A2C2 b 1-1 1 > a6c4xc4
a1b1ba/6/6/2B3/3b1C/1BBB2 w 1-1 5 > d1e2xe2 or d1e2xf2
2cbba/4C1/2b3/3B2/4AA/3B2 b 1-1 7 > f6f3xf3
1c1b1a/3b2/1a4/3B2/3A2/ABB3 w 1-1 2 > d3c3xc3
1c1b1a/6/6/ab1B2/1B3A/3BB1 b 1-1 > b6b4xb4 or b6b4xb3
1bbb2/a5/C2b2/2A3/4A1/A1C2C b 0-1 1 > b6b5xb5 or b6b5xc6
3b1b/6/b5/BBc1c1/2A2A/5C w 1-1 2 > c2a2xa3
c1b2a/a3a1/1A3C/6/6/1B2BC w 1-1 > b4d6xf4
c1bbb1/3C2/1b1C2/3B2/6/2BCC1 b 0-1 3 > b4c4xc4 or b4c4xe6
1c1b1a/2a1A1/6/1a4/6/AAA1B1 w 1-1 1 > c1f4xe5
cbb1aa/6/6/2c3/4A1/ABB1C1 w 1-0 5 > b1c2xc2 or b1c2xc1
b1aa2/6/2A3/2c1c1/6/AAB1A1 w 1-1 4 > c4e2xe1
4a1/a1a3/2bb2/1A1B2/6/A2CC1 w 1-1 3 > b3b5xd3
cc1b1a/6/3C2/6/1c3A/1AA2B b 1-1 3 > f6f3xf3
1c1Caa/5b/b1CCC1/6/6/1AA3 w 0-1 4 > d4d3xd3 or d4d3xe4
3a2/aa4/A4A/1cc1c1/6/AB1C1A b 0-0 11 > e3e1xe1
2bba1/aaC3/6/1B4/6/A1B1BB w 0-1 2 > e1b4xb4 or e1b4xb3
cc3a/2b1B1/1C4/1c4/6/2AB1C b 1-1 2 > b3d5xc5
2ba2/aa4/6/C3cB/2A3/AA4 w 1-1 > c2a4xa4 or c2a4xa3
5a/1a3C/1a4/B1c2B/6/4C1 b 2-2 9 > b4e4
2c1bb/3C2/6/6/c5/BB2C1 b 2-2 > c6a4
cbb1aa/1C4/6/2B1b1/6/ABBC2 w 0-0 6 > d1d3xd3 or d1d3xc3
1bbba1/6/3A2/a5/4A1/AA1B2 b 1-1 2 > c6f3xf3
3ba1/a5/3b2/3B1c/A5/2BBB1 w 1-1 6 > e1e2xe2
# medium win 2 exact
c5/3C2/2bb2/1B2cc/6/A1AA2 b 1-1 > c4d3xd4
a3a1/3a2/6/c2A2/3C2/A4C w 2-2 7 > d3b3
1c1b2/4a1/2b3/4C1/6/A1B2C w 2-2 > c1c2
2c3/2a3/C2Bb1/4a1/4cA/1B2C1 w 1-1 3 > a4c4xd4
c3a1/6/3a1A/c5/2a3/AAB3 w 2-1 1 > a1c3
cbb3/5C/2b3/3B2/1A4/2B2C b 1-2 > c6f3
ccb2a/6/5b/1B4/2AA2/A4C w 1-1 > b3e3xd2
cbbc2/1b4/A5/6/2C1A1/A5 w 2-1 4 > a1d4
1c3b/3a2/6/c3B1/6/A1B1C1 b 2-2 2 > f6c3
c1b3/4C1/5A/1c1a2/6/3BBC b 1-2 5 > d3f5
3b1C/1a4/4Ab/1a4/3A2/4C1 w 2-2 5 > d2d5
c5/3a2/3A1b/3B2/1a4/A3CC b 1-2 4 > a6c4
c2b1a/4A1/6/4cc/4AA/1BB3 b 1-1 1 > e3d4xf6
5a/3a2/b1bAb1/6/4A1/A3C1 b 2-1 > e4e5xf6
4a1/a5/3A2/3c2/2a3/A1B2C b 2-2 1 > e6e3
cc4/3aC1/b5/4A1/5A/A1A3 b 1-2 3 > d5d3
1c3a/ba1C2/2C2B/c5/6/1B3C w 1-1 7 > f1d3xd3
c4C/3b2/2b3/5A/3a2/A1A3 b 2-2 16 > c4f4
3aa1/2b3/6/3B2/a1A2A/5C w 2-2 4 > d3a3
a4a/C5/2bA2/b2B2/6/3B2 w 2-2 1 > d1c2
c3a1/1c2C1/5b/4AB/5A/6 w 2-2 > f3c6
1c1b2/c2a2/6/4C1/2A3/1BB1CC b 0-2 1 > d5d2
1a2ca/6/4c1/A1BaA1/4A1/1B3C b 0-1 3 > b6b3xd3
1ccb2/2C3/2b3/1B2a1/6/AAA3 w 1-1 > a1d4xd4
2b2a/ac1a2/2C3/6/2BB1A/3B2 b 1-1 1 > d5d3xd3
c1b3/6/3bb1/2B1B1/6/1A3C w 2-2 > c3c4
3b1a/a4a/C5/1a4/3A2/1BB3 w 2-1 4 > b1e4
cc4/a4A/1A1bC1/3c2/6/1A3B b 1-1 > d3b5xb6
2a1a1/6/1bA2b/1B1c2/6/2BA1C b 1-1 6 > b4c5xc6
6/1b3a/2aC2/c5/6/3BCC b 2-2 8 > b5b2
c2a1a/1a1b2/2C2B/1B4/6/A4C w 1-1 6 > a1d4xd4
3bbb/3b2/6/1AB1a1/6/3C1C w 2-1 3 > c3d2
1b4/1b2a1/2Ab2/6/5A/A1BB2 b 1-2 > d4c3
c1c3/C5/6/3A2/3a2/Cb3B w 2-2 8 > a5c5
c1a3/3b2/1b2B1/2BA2/6/4CC b 1-2 7 > d5c5
cbb3/4b1/2A3/B5/2A3/2B3 b 2-2 2 > e5f5
3c1a/1a4/6/B3Bc/2c3/A4C w 2-1 1 > e3e4
4ba/6/bbA1b1/6/5A/2A1C1 w 2-1 1 > f2d2
3b1a/6/A1b1C1/6/1a1A1B/6 b 2-2 9 > c4b5
1b2aa/6/b2A1B/2A3/4C1/A5 b 1-2 1 > e6e4
2b1a1/6/2a2B/c4B/5c/B2C2 w 2-1 7 > f3e4
c1c1bb/2aa2/1C4/5B/6/A2AB1 w 1-0 1 > e1e4xf3
3b2/6/3B1a/B2A2/4c1/1B2a1 b 2-2 13 > e2f2
b2aaa/6/3C1C/6/5A/A4B b 1-2 1 > e6e3
c1c2b/2b3/2C3/B3A1/6/1B2B1 b 1-2 > c5d4
1a3a/5C/2b1C1/5c/3A2/A4C b 1-2 4 > f6c3
2aa2/4a1/5a/4B1/6/BC3C w 2-2 > a1a2
c1cb2/6/3b2/2A3/4AA/AAA3 b 0-2 3 > d4d1
cc4/4c1/2A2a/B5/3A2/3B2 w 2-2 > d2a5
1aa1b1/6/1A4/3c2/2B3/A4C b 2-2 > c6a4
1B4/4ca/6/6/A2a1A/A1c3 w 2-2 19 > b6b3
c3ba/3b2/6/5B/6/AAA1CC b 0-2 1 > d5d2
c1b3/3Ca1/3b2/5c/2B3/A1B2C b 1-1 1 > d4e4xc6
c2b2/6/3b2/1c2B1/C3c1/AA1A2 b 1-1 2 > e2c2xb3
1c4/C5/2b3/c4c/3C2/1CC3 w 2-2 5 > a5b5
1c2b1/aC3a/5C/B5/3A2/6 b 2-2 2 > e6e5
3b2/a5/2bbC1/6/A5/2CC2 w 2-2 1 > d1d3
3a1a/2b3/bb1C2/2B3/4A1/1B1C2 w 1-1 > d4d2xd2
2baaa/5C/6/2B3/b3c1/3B1C w 2-0 7 > d1d4
c4a/aAb3/6/c5/2BAA1/A5 w 1-1 4 > d2d5xd5
c2b1a/3C2/C1b3/4c1/5A/1B3C b 1-1 3 > c4d4xd4
3a2/1c4/b5/B2A2/6/c2BA1 b 2-2 8 > a1c3
6/a2a2/1b3b/6/3A1A/1A1B2 b 2-2 > d5f3
1c2b1/a1a3/1b1C2/1B4/2A3/2B1C1 w 1-1 3 > b3c4xc4
c4a/1c4/6/2BcB1/2A3/5C b 2-2 9 > f6f4
3baa/6/4C1/a3A1/5A/1ABC2 b 0-2 1 > f6c3
a2b1a/3a2/5C/2B1c1/6/cA2B1 w 2-0 1 > b1e4
c4a/2a3/3b2/6/1A4/1BBB1C b 1-2 3 > c5c2
1b2a1/6/2b3/1B4/2A3/c2CCC b 1-2 4 > b6b5
c2b1a/4a1/3bCc/2B3/6/A1A2C w 1-0 3 > c1e3xe3
# medium win 3 exact
ccb2a/6/C5/2BAa1/1A4/3B2 b 1-1 5 > b6b5xb5
cB4/B1a3/3b2/6/4c1/A2B2 b 2-2 4 > c5a3
cC3b/b2A2/6/6/bB3B/6 w 2-2 11 > b6b4
c1a1a1/2a3/3A1b/5B/B5/AA2C1 b 0-1 5 > f4e3xe3
1b1baa/6/6/B1cBB1/2A3/2B2C b 0-1 1 > e6c4xc4 or e6c4xc3
A1b2a/3a2/b5/1A4/3A2/2bB1C b 1-1 7 > d5a5xa4
2bbb1/6/3b2/Ba4/2A3/3BBB b 1-1 3 > c6c3xb3
b1b2a/6/2b1A1/1cB3/4A1/AAB3 b 0-1 3 > c4d3xd3
3b2/5a/C2b1b/A1b3/5A/5C w 2-1 11 > f1d3
bb1a1a/B5/2Ca2/B5/6/1A2B1 b 1-1 5 > d6b4xd4
1B1a1a/a5/2b3/5B/6/2A1C1 b 2-2 1 > d6d4
2baa1/6/3b2/2BaB1/5A/1BB3 w 1-1 2 > f2c2xc2
1cC1c1/1a4/1b4/6/4B1/AB4 w 2-2 4 > b1c2
a1b3/4a1/6/B1B3/2A1Ac/6 w 2-2 9 > e2b5
1bb3/a4B/1a4/3ccB/6/A1B2C w 1-0 5 > f3e4xf5
c2aa1/3a2/1b1C2/1B4/6/A3BC w 1-1 1 > f1d3xd3 or f1d3xd4
4aa/1ab1C1/6/6/6/3BCC b 2-2 > f6f4
1b2a1/6/bA4/3AB1/6/A4c w 2-2 > e3e4
1cc1bb/4CC/6/2B1bB/6/1A2C1 w 0-1 2 > b1d3xd3 or b1d3xc3 or b1d3xf3
4a1/6/2bA1b/b5/2C3/2AA2 b 2-2 2 > a3d3
3a2/1a4/C1b1b1/2cBB1/6/2C2C w 1-1 > c1c2xc2
2a3/2B3/1Cbb1b/c5/6/1AA2B b 1-1 1 > a3c3xc4
1bb2a/2a3/b1A1b1/B5/6/1ABB1C w 0-0 6 > b1b4xa3
b2cbb/6/3A2/1B4/4c1/A2B1C b 1-1 2 > a6d3xd3
b3bb/6/B5/b1B3/5A/2B2A b 1-2 3 > a6d3
1c2a1/2a3/b5/6/A2C2/3BCC b 1-2 2 > c5c2
1B3a/a5/2b3/c5/3A2/1AB3 b 2-2 4 > a3b4
4a1/6/1A4/c3Cc/2c2A/5C b 2-2 4 > a3c3
ccbb2/6/b2bA1/2B3/6/BB1B2 w 1-0 5 > e4e6xe6
cb4/2a3/5b/4AB/6/2B1C1 w 2-2 > e1d2
2b2a/3a2/A1b3/5B/B5/4C1 b 2-2 7 > f6f4
1c1ba1/6/b5/2cB2/2B3/AA3B b 1-1 2 > e6e4xe4
2bb2/a5/2bb2/1a3B/6/BBC2C w 1-0 3 > f3c3
c2a2/a2a2/1b1C1A/2B3/5A/1AB3 w 0-1 4 > f2d2xd2
c2C1c/6/2a3/1c4/6/AA2C1 w 2-2 3 > a1d4
4ac/3C2/aCC3/6/2Ac2/5C b 1-2 12 > d2d3
1c3a/a1aaC1/2b3/1B4/6/1AA2C w 1-0 3 > f1f3
1cb1a1/6/5B/2B3/c5/3A1C b 2-2 3 > a2c2
c2b1a/6/6/B4C/4c1/1A2C1 b 2-2 > d6d3
1a2b1/4b1/1bCCA1/6/4cA/1B4 w 1-1 > d4d2xf2
# medium win 4 exact
2bbaa/6/2b3/2B1cB/4A1/AA1B2 b 0-0 5 > d6d3xd3
1c1aaa/6/2AC2/3a2/6/2A1BB b 1-1 > b6b5xd3
4a1/6/3bCb/cA4/3A2/4B1 b 2-2 4 > d4e3
cbbb2/6/2b2b/1B4/4AA/A1B1C1 b 0-0 5 > c6f3xf4
1cc3/4a1/5b/A2c2/4A1/1BC2C b 1-1 > c6c4xd3
1c1b1a/1B1b2/b5/6/6/1BBBB1 b 1-1 2 > a4b4xb6
1c2ca/a2C2/4b1/6/6/AAAB2 w 1-1 > c1c4xc4
c3aa/2a3/6/4B1/A3b1/A1BC2 w 1-1 > e3f3xd1
1cb2a/6/6/2b3/2B3/AB1C2 w 2-2 > d1e2
1a3a/a2b2/6/1BA3/6/2B2C b 2-2 2 > a5a2
c3bb/2a3/1b4/1AB3/3AA1/A3A1 b 0-1 3 > c5a5xa5 or c5a5xb4
c2ba1/6/6/4c1/6/1AAA1C w 2-2 1 > d1d4
3b1a/6/2B1CC/ba4/6/3B2 b 2-2 7 > d6c5
3baa/6/c5/2c1A1/3A1A/A1A3 w 1-1 4 > c1e1xe1
c4a/2a3/4b1/1a4/6/1A1BBC w 2-1 1 > e1f2
c4c/2a3/3B2/5c/4A1/B1A3 w 2-2 4 > c1e3
2aa1a/6/2aA2/4cB/6/AA2C1 b 1-1 > c4c2
3baa/C5/2A3/3a2/5c/2BC1C w 1-1 > d1e2xc4
a5/6/b4b/BB4/1b2B1/2A3 w 2-2 4 > a3d6
Cc2ba/6/b2C2/1a3B/6/1A2C1 w 1-1 4 > f3c6xa6
cbb3/6/2b3/2B3/3aA1/2AAA1 w 1-1 > d1b3
cc1b2/6/a3a1/1A1B2/6/A1A1C1 w 1-1 > d3c2xc2 or d3c2xb3
2b1a1/5a/b2b2/2B3/A2AA1/2B3 b 1-1 3 > f5c2
# hard win 2 exact
1c3A/6/b4b/2B2c/5A/A2B2 b 1-2 1 > b6c5
c1c3/5a/6/4aB/6/A2BC1 w 2-2 > d1c1
2B2a/1a2a1/b5/6/6/2ACCC b 1-2 1 > f6f3
3b1a/aa1a2/6/1B4/3A2/1B2C1 w 2-1 1 > d2d4
2bbb1/a1a3/2A3/6/6/2BB1C w 2-1 5 > d1d4
4a1/4C1/c5/c5/3c1A/A1B3 b 2-2 9 > d2c2
4a1/a1B3/1b2c1/2B3/c5/3B1C w 2-1 3 > c3c4
c4c/3a2/1a3b/1B2A1/5A/A1C3 b 1-1 12 > b4d2xd2
1c1bb1/3b2/6/1a1B2/6/AA2B1 w 2-1 > d3c2
cbbb2/6/6/1B2a1/3A2/B4C w 2-1 > d2a5
1b3b/5B/C5/2b2C/1A2a1/6 w 2-2 12 > f3e3
1b2a1/a5/6/1B2Bc/A5/B3A1 b 1-2 1 > a5c3
ca3b/6/1B4/a2B2/6/A1B3 b 2-2 7 > f6e5
cb2a1/5A/6/3B1c/1A2A1/B4C b 0-2 1 > b6e3
c3b1/2a3/2A3/2cc2/6/AA3C w 2-1 1 > a1a4
cbb3/4b1/3B2/3B2/4A1/1BB3 b 1-2 1 > b6b3
1c1b2/1a4/2b3/3BBa/6/A2C2 w 2-1 1 > e3e4
1c1a2/b5/6/1aA3/4A1/1A2B1 w 2-2 10 > e2e4
c1b3/4a1/4A1/4Bc/6/AB3A b 1-2 1 > a6c4
c3aa/Ca4/6/4B1/6/1A3C w 2-2 1 > e3d4
1b1a1a/6/3C2/4cc/1B4/2AAB1 b 1-1 1 > d6a3xa3
1a3a/5B/6/4c1/b5/1A2CC b 2-2 > f6c3
1cb1aa/6/3CBC/6/6/1A1B2 b 1-2 1 > c6d5
1b2a1/2a3/Ab3A/6/B5/A3CC b 0-2 1 > b6a6
2bb2/aa2B1/6/B5/B1B3/4C1 b 1-2 3 > b5b3
2A1a1/6/2a1c1/4cC/A5/5C w 2-2 2 > c6a4
cab3/6/3B1b/C5/3A2/A5 w 2-2 1 > d2a5
2b1a1/4B1/4a1/2a3/2A3/A3A1 w 2-2 6 > c2a2
1C2a1/3C2/6/c1cc2/6/1A3C w 2-2 4 > f1e2
1c3a/6/2b1AB/c5/6/2A2C b 2-2 > b6c5
1c2aa/6/2bA2/1BB3/6/4BC b 1-2 > b6b5
1c3a/1C4/a2A2/2B2a/6/2A3 w 2-2 6 > c1f4
2aaa1/6/4A1/1cB3/6/2A1B1 w 2-2 > c3f6
2b1aa/6/6/B4A/1A1c2/1A2A1 b 1-2 2 > e6c4
# hard win 3 exact
cb3a/6/1AC3/1a2c1/6/AA1B2 w 1-1 > c4b5xb4
2caa1/6/b3Cb/2b3/3B2/2BC1C w 1-0 1 > d2d5xd5
2aaaa/a5/2a3/4C1/6/A1A1BB w 1-0 3 > e3e5
c1b2a/6/2b3/1BB1c1/1B4/1B2C1 b 1-1 3 > f6d4xd4
cc1a1a/6/1C4/2cB2/3A2/A2B2 w 1-1 2 > d2b2xa1
1c3B/c1c3/6/4C1/3A2/2c1B1 b 2-2 11 > a5a4
cc1b1a/2aa2/5C/3BB1/6/AA3C w 0-0 6 > a1d4xd3
c5/3a2/A4b/1ccBB1/6/A4C b 1-1 3 > d5f3xf3
c2aa1/6/6/3A1c/6/AABB2 b 1-2 1 > a6a5
caa1a1/2A3/1C3a/6/6/A1A2C w 1-1 4 > f1d3
4a1/2a3/1A1b1b/6/6/3BBC b 2-2 > e6b3
3bc1/1A3c/2c3/3C2/1A4/3B2 b 2-2 14 > c4b3
1b1a2/5b/6/3B2/1b3A/A2A2 b 2-2 7 > b6e3
c1a2a/1a4/2C3/5B/6/A3C1 w 2-2 > e1d1
1c3a/a1aB2/3A2/1a1B2/6/B4C w 1-1 11 > d3e3xe3
2Ca1a/1a4/2b3/A5/1a2A1/1BB3 w 1-1 > a3d3xe2
c4a/2aa2/b1AC2/5B/1A4/4C1 b 1-1 6 > a4b3xd5
1cb3/6/2a2C/2B1c1/2A3/3B2 w 2-2 3 > c2a2
1b2aa/a1a3/4C1/2B2c/6/1AA2C w 1-0 3 > b1b4xc3
ccb3/3b2/6/c3A1/A2B2/2B2C b 1-1 7 > a6a4xa4
1bbaa1/6/6/2BB2/6/3BB1 w 2-2 1 > e1e4
a1aa1a/6/C1bA2/1B4/6/2BbC1 w 1-0 3 > a4a2xa2
cc1b2/6/3C2/6/c4A/2BC2 w 2-2 > c1f4
4a1/4B1/b1bb2/c4B/6/1AAB2 b 1-1 > a3c3xd4
c3aa/6/2a3/2Cb2/4A1/AAB3 w 1-1 3 > c1f1xf1
c1b1a1/6/3b2/6/2A2c/AA2C1 w 2-1 2 > b1b4
c1b3/6/1b2ab/1BB1A1/6/AA4 b 1-1 2 > f4e5xe4
1a3a/3a2/4C1/6/4a1/A1B2B w 2-2 1 > c1d1
1c1aaa/6/b2C2/2CB2/6/2BB2 w 1-1 2 > d4d5
3baa/5b/3b2/b4A/6/AABB2 w 1-0 1 > c1f4xf4
cbb1a1/6/2a2C/2A1a1/3A2/A4C w 1-0 1 > f4d6xd6
b3aa/3a2/6/1B1B2/1A2a1/A2C2 w 1-1 1 > b3c4xc4
1ccaa1/6/1C4/1a2a1/6/1ABB1C w 1-0 3 > c1b2xb2 or c1b2xb1
c2a1a/6/1b1C2/B4B/6/2B1C1 b 1-2 1 > b4b3
2aba1/6/C1b2b/B2A1c/6/1AB3 w 1-0 1 > a3b4xa4
1b1bb1/1aC3/6/6/cAC3/A1BB2 b 0-1 1 > a2b3xb3
1c4/4a1/2b1CC/6/1c3A/3B2 w 2-2 2 > f4f6
cc1b2/1a4/3b2/3B1B/5A/BB4 w 1-1 2 > f2d2xd3
c3ba/6/3a2/3B2/3A2/A2B2 w 2-2 1 > d1a4
2C2b/1a2a1/3A2/a5/6/A3C1 b 2-2 1 > a3c3
2a1aa/1a4/2CbC1/6/6/A2BC1 b 1-1 2 > b5d5xe6 or b5d5xc6
2a1aa/2a3/2aAC1/6/6/1B1B1C w 1-1 > e4e5xd4
3aaa/6/3C2/6/2B3/b3BC w 2-2 4 > f1f3
c4a/1a4/2bb2/1BB1A1/6/1A3C w 1-1 > e3e5xe5
1bb1aa/4B1/6/6/3c2/1BBBC1 b 1-1 > c6c3xc3
c1b1a1/5a/a1A3/B5/6/2ABB1 b 1-1 2 > c6d5xe6
1cc1a1/2a3/2b3/2B3/5A/A1cAC1 w 1-0 1 > f2d4xd4
c2b2/6/b3A1/6/5C/Ab3C b 2-2 2 > d6d3
a1a1aa/6/4C1/Ba4/6/1B1B2 w 2-1 4 > a3d6
1bb2a/6/2C3/1c3B/5A/AA3b b 1-1 > b6c5xc6
ac1c1b/3b2/6/B5/2C3/A4C w 2-1 7 > f1e2
cCca2/6/3C1b/6/3b2/1BC2C b 1-1 2 > f4e3xd2
3aaa/6/A2B2/Bcc3/6/4CC b 1-1 > b3b2xb2
# hard win 4 exact
2a2a/4a1/6/3b2/C5/1AB1C1 b 2-2 8 > c6a4
1cb3/6/1c2B1/2c2B/3A2/1A4 b 2-2 2 > b4b5
2bb1a/2a3/b3b1/2B3/6/B1C1AC w 1-0 3 > c3c4
3b1a/1a1b2/C5/6/4B1/1BB3 b 2-2 2 > d5a2
C1bb1a/6/3a2/b5/1A4/AB1BA1 b 0-1 9 > d4d2
1bb3/6/3b2/6/2B1a1/A3CC w 2-2 3 > e1d2
ccc3/6/C5/1c1c1c/6/AAA2C w 1-0 1 > a1d4
b1aa1a/6/3C1C/1c3B/2A3/4C1 b 1-1 > c6a4xa4
cb2a1/3b2/b4C/3A2/6/A2CC1 w 1-1 4 > a1d4xd3
3b1a/aB4/4c1/1c4/5A/AA2B1 w 1-1 3 > e1b4
ccb3/6/1A1b2/2B2B/6/AABb2 b 0-1 7 > b6c5
cb2a1/2Ba2/2c3/B5/4B1/2B1C1 b 1-1 3 > b6c6xc6
c1c1aa/2c3/3CC1/6/6/3BCC w 1-1 1 > d4d6xd6
3ba1/ab4/6/4B1/3A2/3C1C w 2-2 2 > d1b3
1b4/3b1b/5B/c2B2/5B/5B w 2-2 4 > f2e2
2bb1a/3a2/1b4/A1B3/4A1/1C1CC1 b 0-1 1 > d5f3xf3
c5/3aa1/1a2A1/2B3/5A/2B3 w 2-2 4 > c3c6
c2aa1/B5/6/5c/6/A1AA2 w 2-2 2 > d1b3
3aaa/1a4/b1CC2/6/6/1A1BC1 w 1-1 > b1d3xd3
1c2ba/6/3bb1/5B/4A1/1BBAC1 b 0-1 3 > b6b5
cbb2a/4a1/4C1/6/6/A2CCC w 1-1 > e1e3xe3
1c1b2/6/b4b/6/6/AA1A1A b 2-2 2 > d6d3
cc1a1a/3a2/1C4/6/6/B1BCbC w 1-0 3 > d1e2
2c1a1/a3a1/3bCb/1A4/3A2/AB3C w 0-0 8 > b3e3xe3 or b3e3xd2
ccc1bb/6/1CC3/6/6/A2CCC b 0-1 1 > c6d5xe6
c1bbb1/6/4Bb/2BB2/6/1BBC2 b 0-1 1 > a6b5
2bbb1/a5/1a4/2B3/4A1/1AAA2 w 1-1 2 > c1a3
c1b3/6/3b1b/3A2/3A2/1B1B2 w 2-2 > b1a2
1c3b/1a1C2/b5/4c1/3A2/B2B1C b 1-1 > e3c5xb5
c3a1/6/3b2/2c3/1c1A2/AA3C w 2-1 3 > a1a3
ccb2a/6/2b1C1/2B3/4A1/A1AC2 b 0-1 1 > c4d5xc6
c1cb2/6/3b2/6/3A2/1B2CC b 2-2 > d6a3
cbbb2/2C3/6/B3c1/5A/AA2C1 b 0-1 3 > e3d4xb6
3b1a/1a3a/1B4/2B2c/5A/1B3A b 1-1 2 > f5d3
cc1aa1/6/3C2/B4c/2A3/1A2CC b 0-1 3 > f3d5xd5
c2aaa/c5/3A2/1B4/A5/4AB w 1-1 2 > f1f4
1a3a/c5/2C1b1/6/6/1AA2C b 2-2 6 > b6b3
c1Baa1/2a3/5b/4A1/6/A2AB1 b 1-1 > f4c4xc5
1ab2a/6/6/b5/B5/1BB2A b 2-2 > f6d4
2aa2/a5/1b1bb1/2B1B1/6/BB1C2 w 1-0 1 > d1d2
b2aaa/6/4ba/2B2B/6/1BBC2 w 1-0 3 > b1c2
2cb2/1a4/b4a/3B2/5A/1AAA2 w 1-1 4 > c1c4xc4
b1aa2/6/2b2C/2Ab2/6/AB1C2 w 1-1 3 > c3e5xe5
c2b1b/6/6/5a/4A1/2BC1C w 2-2 4 > f1f2
1cc2a/6/2C1b1/3c1B/4A1/AA4 b 1-1 > e4e3xd3
cccb2/6/5C/6/6/1A1BBC b 1-2 > a6b5
`;
