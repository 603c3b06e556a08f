/* Written by `npm run puzzles`. */

/** The puzzles of the game; set.ts says how to read them. */
export const SET: string = `triad puzzles
# easy win 2 exact
1ccbb1/1a4/C2C2/6/2A2A/2B3 w 1-1 > c2c5xc5 or c2c5xd4
c1b2a/5b/2bb2/2B1A1/6/A1A2C w 1-0 3 > e3e5xc3
b1a2a/5C/B1b3/6/4c1/A3BB b 1-1 2 > c4d3xe2
2bb2/a4a/6/1Ac2B/4A1/1AB3 w 1-1 4 > b1d3xb3
c3a1/4a1/5A/2c1c1/1B3A/3CC1 w 1-1 1 > f4d4xf2
c1a1a1/2a3/3CCb/6/5A/3B1C b 1-1 2 > c5e5xe6
cc2aa/6/6/6/1aC3/ABB1B1 w 1-1 > c2c3xa1
3baa/2B3/6/6/aAC3/A3C1 w 1-2 > b2b4xc5
2a1a1/6/4C1/cA1a2/5A/2CC2 w 1-2 > b3d5xe4
1cb1a1/1aC3/4Cb/3c2/6/2B1CC w 1-0 1 > c5e5xe4
4c1/a4a/1bC2A/2B1b1/6/4B1 b 2-1 3 > e3d4xb4
c5/a1a3/3b2/Bc4/4A1/1AAA2 w 1-1 3 > e2c2xd1
1cbb2/6/b5/B1c3/6/2A1BC w 2-1 > a3b3
1cba2/2a3/1C1C1b/5A/6/3B1C w 1-1 4 > f3d5xd4
c1a1aa/Ca4/6/4a1/6/AAA1B1 w 1-0 3 > e1d2xd2 or e1d2xc1
cc1a1b/6/CC4/1c4/2A2A/5C w 1-1 2 > f1d1xc2
1c1a2/3a2/b2bA1/6/A3C1/3BC1 b 1-1 1 > b6c6xc6 or b6c6xd5
4aa/2a1A1/5b/6/c5/A1BBC1 b 1-1 > f4e4xe4 or f4e4xe6
2aa1a/1a2A1/2bC2/1B4/6/1BC2C b 0-1 3 > b5d5xd6
c1c2a/1a1a2/2C3/6/B5/AB2CC b 0-1 1 > b5b3xd5
1b1a1a/6/bA2a1/2B3/6/1B1C1C b 1-1 1 > b6c5xd6
cc3a/4a1/6/2A1B1/6/BB3C w 1-2 > b1e4xe4 or b1e4xe3
ccc2a/4a1/6/B2c2/3A2/1A2BC w 1-0 3 > b1d1xd2
1c3a/6/b1b3/a1A3/4B1/A1B1C1 w 1-1 1 > e2b2xc1
bba3/4a1/5B/1A3c/6/1B1CCC b 0-1 3 > e5e2xf3
1bba2/6/4A1/c5/2cA2/A3CC b 1-1 3 > c2a2xa3
4aa/3b2/3bC1/c5/A2A2/2B2C b 1-1 > d5c4xd4
ccba2/6/5c/1c1B2/2B3/AAA3 w 1-0 3 > c2c3xd3
c1ac1a/3a2/2bC2/1B4/6/2ABC1 w 1-0 3 > b3b4xd4
bbbb2/5a/4C1/B5/6/A3BB b 1-1 1 > d6d5xc6
3cba/a5/2C1b1/5B/3BA1/1B3C b 0-1 1 > d6d5xe6
1c2b1/2a3/b5/2aB2/6/A1BB1C w 1-1 1 > c1b2xa1
c1bb2/6/3b2/Bc2BB/1A4/1A1B2 b 0-1 1 > c6c3xc3
c1aaa1/2B3/6/6/6/A2BBC w 1-2 > e1b4xb4
2bbba/6/2b3/3B2/A1A3/B2CC1 b 0-1 1 > f6c3xc4
cc1b2/1C4/c4A/6/6/BB2C1 w 1-2 > b1b4xb4
1cb3/C1a3/c5/3B2/5A/AB4 w 1-2 > d3a6xa5
cc1b1a/6/3C2/2A3/3A2/1B2B1 b 1-2 1 > a6c4
c3aa/1a4/a1C3/6/1AB3/2cBB1 w 1-0 5 > c2b1xd1
c1b2B/4a1/6/3Ba1/4AA/C5 w 1-2 7 > d3e4xe2
2c1a1/aC4/2C2b/6/6/A2B1C w 1-2 > d1a4xa4
c3aa/A1a3/1b4/4B1/3A2/A4C b 1-1 3 > a6b5xb5 or a6b5xc5
bb1a1a/2a3/6/3a2/4B1/AAA1B1 w 1-0 1 > c1c4xe2
1b3a/1A1c2/2b1A1/2B3/3A2/5C w 1-2 > f1f3xf3
2b2a/6/3b2/1cBBc1/2A3/1B4 b 2-1 > b3d5xd5
c1B1aa/6/1C3C/6/3b2/A2A2 b 1-2 4 > f6d4
3cbb/2c3/2b2A/6/3A2/A4C w 2-1 > d2d5
cc4/Ca4/3b2/c3B1/6/A1B2C b 1-1 2 > d4a4xa4
ccC2b/1C4/6/1b4/6/A2B2 w 2-2 1 > b5d3
1b2b1/2a3/C5/6/1b3A/2B1B1 w 2-2 3 > e1b4
2B1b1/1C3a/c5/6/3b2/A4C b 2-2 11 > d2a5
1aaa1a/4B1/2b3/6/6/1BB1CC w 1-1 6 > c1f4xf4
cc4/5a/6/BbC3/2b3/1A1A1C b 1-1 2 > b3c4xc4
3ba1/2a3/2C1C1/1ac3/6/B2B1B b 1-1 > c5e5xe6
c1B1a1/5b/2Ba2/6/3A2/AB3C b 0-2 3 > f5c5
c4a/2a3/6/4c1/3B2/A2BC1 b 2-2 > e3e2
3abb/1c4/6/3B2/1A4/4BB w 2-2 3 > b2e5
c3ba/1Ba3/6/6/6/3BBC w 2-2 4 > f1d3
2b1a1/3a2/3A1b/b4B/6/ABB3 w 1-1 7 > b1e4xe4
ccbbb1/6/C5/6/4A1/1ABB1C b 0-1 1 > b6b5xc6
cc1c2/5a/5C/3a2/4A1/B1BB2 b 1-1 1 > d6f6xf6
2c2a/4B1/3bC1/1c4/c2A2/A4C w 1-1 5 > a1c3xe5
cc1baa/6/6/6/3a2/A1BCCC w 1-0 1 > a1c3xe1
1c2b1/5a/6/ABb2a/5A/1B3C b 1-1 5 > f3d3xd3
c3ba/1a4/6/6/6/B2CCC b 2-2 > b5e2
5a/1a1C2/4b1/6/6/A2BCc b 2-2 > b5e2
cbb3/4a1/6/2AB2/aA4/A2B2 w 1-1 > d1c2xc2
1ca3/b1Ba2/2bCC1/6/6/A1A3 w 1-1 5 > c5b4xd4
cb1a1a/2a3/6/B3c1/6/1BBB1C w 1-0 1 > b1b4xb4
a3a1/2a2C/b1C3/c5/6/A2B1A w 1-1 > f5d5xd5
2bb2/2C3/ba4/6/3B2/1A2B1 w 2-2 > d2d5
2b2a/2a3/6/BaB3/6/1B3C w 2-2 1 > f1e2
2b1aa/2b3/2C3/1B1ccB/4A1/A5 w 1-0 3 > c4e4xe2
2bbaa/6/3c1A/6/3A2/A3AC b 1-1 > e6e4xd4
cb3a/C5/2C2b/6/6/3C1C b 2-2 > f4e4
c4a/3aA1/a5/6/6/ABBA2 b 1-2 1 > d5d3
3ba1/6/1b2B1/B5/6/3bBC b 2-2 4 > b4c3
2bbb1/6/5a/1BaB2/3A2/AA4 w 1-1 5 > b3b4xd2
1c3a/c5/C5/c5/B5/2A1B1 w 2-2 > e1d2
1b1a1a/4B1/6/2c3/6/A2BCC b 1-2 > d6d3
c2c2/2a3/1c4/5A/A5/2BC1C b 1-2 5 > c5c2
ccc3/6/3a2/6/2cA2/AAB3 w 2-1 1 > d2b4
3aaa/6/2a1a1/6/6/2ABBB w 2-1 1 > d1d4
cc2B1/3b2/1b3b/5B/6/4CC w 2-1 3 > e1d2
c1b3/6/2b3/B5/6/A1aAB1 w 2-2 3 > e1e2
cc3b/6/4C1/5b/4A1/2A1C1 b 2-2 > b6d4
cbb3/6/6/3cBB/A1A3/6 w 2-2 > e3d4
3c1b/b5/6/5c/2BA2/AA4 w 2-2 2 > b1b4
1cc3/2C3/Ca4/4cb/6/1A2A1 w 2-1 1 > b1e4
1c2a1/a4A/6/2A2c/6/2BB1C b 1-2 > e6b3
c3a1/a3a1/bA4/6/2AA2/5C w 2-1 5 > d2d4
1b3a/6/b5/B3A1/1b1A2/2A2C b 1-2 1 > b2c3
1c1b1B/6/b4a/6/6/1AAA1C b 1-2 6 > f4d2
cccb2/6/b2B2/6/2A3/3B1C w 2-1 2 > d4d5
c2A1a/2a3/4b1/2B3/1A2A1/2B3 b 1-2 1 > a6a4
cbb3/6/a2b2/6/B5/1B1CC1 w 2-1 > d1c2
a2aaa/2a3/3C2/6/2B3/4BC w 2-1 1 > c2f5
# easy win 3 exact
1c1b2/6/b2b2/3Bc1/1A1cA1/BA1B2 b 0-0 11 > d4c3xc3
1b1baa/4C1/1a4/3B2/1A4/A2BB1 b 0-1 3 > b4d4xf6
c1bb2/a5/1C1b2/6/5A/A2BB1 w 1-1 > a1c3xc3 or a1c3xb4
cb2aa/6/2CC2/1B1a2/6/A4B w 1-1 2 > c4c5xc5 or c4c5xd4
3bbb/6/1b1A2/6/2c3/1ABB1C w 1-1 1 > f1d3xd3 or f1d3xb1
cb3a/1a4/6/1cA3/5A/1BC1C1 b 1-1 5 > b5d3xb3
c4a/a5/1Cb3/B5/4B1/4CB w 1-2 > a3a4xa4
1cba1a/6/b2CC1/6/4a1/2B1BC w 1-0 1 > d4d5xe4
1cC2a/a3cA/b2C2/6/6/1A2C1 b 1-1 4 > b6b5xb5 or b6b5xa4
cc3b/2C1a1/C5/1c4/6/A1B2C w 1-1 6 > a1d4xd4 or a1d4xc5
c1b2a/3aA1/4b1/3B2/6/A2BB1 w 1-1 2 > a1d4xd4 or a1d4xd3
c2b1a/6/b5/3C2/2Ca1A/1BB3 b 1-1 1 > f6d4xd2
cb2aa/1c4/3C2/2c3/3A2/AA3C w 1-0 3 > d4b4xb4
1bb2a/6/1a1b2/2B1A1/6/A2B1B b 1-1 2 > b4b2xd4
2b1b1/2b2C/A2b2/2B3/4c1/A4C w 1-1 1 > a4c4xc3
c1b1b1/4a1/6/2A3/3b2/A1BA1C w 1-1 1 > c3e3xc1
cbb2a/6/2C3/c5/3C1A/A2B1C b 0-1 1 > b6c5xc6
cb1b2/6/5b/2B1aB/3A2/AC2B1 b 0-1 1 > d6d3xe3
c2b2/3c2/A3b1/2c1A1/6/AAA3 w 1-1 5 > b1d3xe3
c2aaa/6/6/1aB2B/2A1c1/A1B3 w 1-0 5 > c1d1xc2
c3a1/Ca4/3A1b/c4B/4A1/2C3 b 1-1 1 > a3c5xb5
1c1ba1/6/b4b/B5/2A3/2BBB1 b 1-1 1 > e6b3xa4
2ba2/a5/2bA1b/B5/6/A2C1C b 1-1 > c6d5xd5 or c6d5xd6
1c1bba/1B4/6/b3B1/6/AA1A1C b 0-1 5 > a3b4xb6
c1ab1a/6/3Cb1/6/2B3/1BB2A b 1-1 > e4d5xd6
ca3a/4a1/Ab1C2/5A/6/1A2BC b 0-1 1 > e5c5xb6
1bb1b1/2a3/4Ab/2aB2/1A4/1A1C2 w 1-0 1 > d3d4xb2
# easy win 4 exact
cbba2/6/6/3B2/4Aa/AB3C w 1-1 2 > d3d2xd2 or d3d2xe2
1c1baa/6/b5/2B1A1/4A1/ABB3 b 0-1 1 > d6d3xd3
1b2a1/a5/C1bb1b/3B2/1A1A2/2BB2 b 0-0 9 > e6e3xf4
c2a1a/aa4/2A3/3B2/6/B1BB2 w 1-1 4 > c4a4xa4
1bb1aa/1C4/b5/1B2B1/6/AA4 w 1-1 > b3b4xb4 or b3b4xb5
c5/2Ba2/2Cb1b/6/a5/A3BC w 1-1 1 > c5b4xc4
cb2b1/3A2/6/1Bc1b1/6/A1A1C1 b 1-1 4 > e3d3xc3
2cbaa/3B2/C5/4a1/6/ABB2B b 0-1 3 > f6d4xd4 or f6d4xd6
3aa1/6/b2a2/3B1c/5C/AA3A w 1-1 4 > f2e3xd3
c1a2a/5b/2A3/c2B2/6/A3BC w 1-1 > c4e4xd3
# medium win 2 exact
c1bb2/6/5b/2B1c1/5A/1A1BC1 b 1-1 > c6f3xf4
a4C/1a4/2C2B/4b1/4Ca/5C b 1-2 9 > b5b2
c2aa1/6/2B3/B2a2/6/1BBB2 b 1-2 > e6e3
1a1bb1/6/b4a/3B2/6/AA1A2 w 2-1 1 > d3c4
b2aa1/6/4a1/2A2c/4A1/A1B3 w 2-1 > c1f4
aa2aa/6/b5/5B/1bB3/1A1B2 w 2-0 3 > d1d4
cc3a/3a2/2C2B/6/6/1A1BCC b 0-2 1 > d5d2
2b2a/1a4/B5/c2B1B/6/3BC1 b 1-2 > b5b2
1c1b1a/2C3/4A1/1A4/4c1/A1B3 b 1-2 1 > e2e3
C2ba1/a5/C5/5c/6/A3CC b 1-2 > d6c5
1b3a/6/aA2a1/6/2B3/2B2C b 2-2 1 > f6c3
c1b1aa/6/6/5B/aB4/1BB3 w 2-1 > b2a3
c2a2/1a1B2/4b1/5c/6/1BB2C w 2-1 1 > c1f4
c1bba1/6/3b2/2A3/6/1B1BC1 w 2-1 > c3c5
4b1/1A2a1/6/6/2Ac1A/A3c1 b 2-2 5 > d2e2
2c1b1/a5/1b4/2B3/4A1/AA4 b 2-2 4 > e6e3
4a1/2C3/1b3b/6/5a/BB3C b 2-2 10 > b4c3
1b1a1a/a5/3Ca1/6/6/2AA1B w 2-1 > d1a4
cbba2/6/4C1/4a1/6/A1B2C w 2-1 > c1c4
cc3B/6/b5/2B1B1/4c1/1B1A2 b 1-2 9 > a6c4
4aa/6/1Cbb1C/6/6/3B1C w 2-2 1 > f1d3
c3a1/6/Cb4/5c/3B1A/5C b 2-2 4 > a6b5
2bbba/6/4B1/6/6/A1CCb1 w 2-1 1 > a1d4
3bb1/6/1C1a2/3B1c/6/A1B3 w 2-2 3 > d3a6
c2aa1/6/1B2C1/b1B3/4B1/6 w 2-2 6 > e4d5
3aa1/a1AC2/5B/6/2b3/1B3C b 1-2 3 > d6a6
cb2a1/3A2/3a2/6/4A1/A2A1C b 1-2 1 > a6b5
3b1a/a5/1A1b2/2B3/5A/3B1C b 1-2 2 > d6c5
cc2a1/6/4a1/BB4/3B2/2B2C b 1-2 3 > b6c5
cb1ba1/6/6/6/4a1/1BBBC1 w 2-1 > e1c3
c1b2a/6/b3aA/6/1A4/4BC w 2-1 1 > b2e5
1bb1a1/B5/6/6/1a2A1/1AB3 b 2-2 1 > b6e3
5a/a5/6/6/bcBB1A/1A4 b 2-2 8 > a5c3
cbb3/4a1/2A3/6/a5/1ABB2 w 2-1 1 > b1b4
c4a/6/3B1a/1c4/5A/AA3C b 1-2 > f4d2
2b1aa/5c/1C4/6/1A3b/A2B2 w 2-1 2 > b2e5
1c2a1/6/3b2/2B2c/6/1A1A1C b 2-2 > f3e3
a2a2/6/A3cb/2A3/6/1A3C w 2-2 12 > c3c5
c1b1a1/6/1C1C1b/6/6/4BC w 2-2 2 > d4d5
3b1C/2a3/4b1/1a4/3A2/1AcA2 w 2-1 5 > d2a2
1b3a/a2a2/2c3/5A/6/2A1BC w 2-1 1 > f1d3
c2aa1/1a4/4A1/B5/5A/2BB2 b 1-2 5 > d6d4
2b2a/1a4/aC4/6/3A1A/2C3 b 2-2 > a4d1
a4a/A1ab1B/6/B5/6/1A1B1C b 0-2 1 > a6c4
c3ba/5B/5b/6/2B3/3B1B b 2-2 2 > e6d5
1b2aa/3a2/4A1/3b2/6/1BB1B1 w 2-1 > c1f4
cc4/2aa2/6/1A3B/A5/4C1 w 2-2 2 > e1c3
2b2a/2a3/6/3A2/2b3/1B1BB1 b 2-2 1 > c2d2
2b2a/6/1A2C1/c2a2/2A3/2AB2 b 1-2 3 > f6d4
cccba1/6/5b/B4B/6/2B1C1 w 2-0 3 > a3d3
4a1/3c2/1C3b/4A1/6/B2cB1 w 2-2 4 > a1a2
2c1ba/6/2b3/4b1/2A1A1/A4C w 2-1 2 > a1a3
5b/4a1/b2B2/1Ba1A1/6/3CC1 b 1-2 3 > f6f3
1bbba1/6/1A1a2/6/6/2BBB1 w 2-1 1 > d1a4
c1b2b/2b3/3A2/4B1/6/1A1BB1 b 1-2 1 > c6d6
3b1a/6/1b4/3B1A/4B1/c1A1B1 b 1-2 5 > b4b3
1b2a1/a4b/5C/4A1/5A/AB2A1 b 0-2 1 > e6e4
a1cc1a/3b2/2A3/6/6/1A1B1C w 2-1 1 > d1a4
1b3a/3a2/6/A5/c5/A2BB1 b 2-2 2 > a2c2
# medium win 3 exact
1ca2a/a3a1/3C2/1B3B/3B2/2A2A b 0-1 3 > a5c3xe5
3bb1/2a3/3b2/1a4/A5/2ABCC b 1-1 > c5c2xc2 or c5c2xb3
1bbb2/a3C1/2b3/B5/4A1/1BB1C1 b 0-1 5 > d6d3xd3 or d6d3xc4
2b1b1/2a3/1b4/3a1A/6/ABB2C b 1-1 > c5c2xc2 or c5c2xd3
cb1a1a/2a3/4b1/4B1/6/1AAB1C w 1-0 1 > d1d4xe3
4ba/2aC2/bA2b1/6/6/A2B1C b 1-1 2 > e6d6xd6
c1ba1a/6/2B3/B3c1/6/1A1BB1 b 1-1 1 > c6b5xa6
2aa2/6/1B1b2/a2cB1/6/AA2A1 w 1-1 4 > b4c3xe3
1c1b1a/6/2bCb1/2B2B/6/1A2B1 b 1-1 1 > e4d5xd6
5a/1a4/b1bb2/c3B1/1B4/A2BB1 w 1-0 5 > d1c1xc1
3aa1/a5/C3b1/2c3/6/ABB2C w 1-1 1 > b1c2xc1
1cb2a/b5/1Cb3/6/6/2BB1A w 2-1 1 > b4a3
c2b2/4b1/6/B2B2/c5/1A3C b 2-2 > e5b2
c4a/6/4B1/2Ba1c/5B/A1A3 b 1-2 3 > f3e2
2b1b1/b3C1/6/1B3a/6/2A2C b 2-2 6 > c6c5
1bb3/a1aa2/1B2b1/1B3B/6/4CC w 1-0 3 > f3c3xc3 or f3c3xb4
c2cb1/6/b4C/B1b1B1/5A/1B4 b 1-1 1 > a4d4xd4
c1a1aa/2a3/2Cb2/6/6/1AABB1 w 1-0 1 > c1c3xc4
1c1b1a/a5/2C1b1/2B2B/6/A3B1 b 1-1 > b6c5xc5
c2b1a/a5/2A1b1/6/6/AAA2B w 1-1 1 > a1d4xd4
c3ba/3B2/5B/c5/5c/A1B2C b 1-1 1 > a6c4xe6
1bbba1/6/6/2c3/2A3/BBB1C1 b 1-1 > d6d3xd3
4a1/2B3/2a3/c3c1/6/3BCC b 2-2 5 > c4c2
2b1ba/a3a1/6/1cB3/4A1/1B2CC w 1-0 1 > e1d1
2b1b1/6/2b2b/c5/4B1/AAB1B1 w 1-1 > b1d3xe2
1ca1a1/1a4/3C2/aBB3/6/2C1CC b 0-1 7 > b5d3xd3
b1b1a1/1a4/4C1/2B3/1A3a/3C1C w 1-1 3 > d1f3xf3
c1aaaa/3C2/2a3/5B/6/A1AC2 w 1-0 1 > d1b3xb3
3a2/ac4/4bb/5B/6/A1B1CC b 1-1 5 > b5d5xd5
2baa1/6/2b3/3B1a/2B3/1BB1C1 b 1-1 1 > e6e3xf3
1cb1ba/4a1/2b3/B5/6/2ABBC w 1-0 1 > e1e4xe4
c2aaa/3aA1/6/3b2/6/A2BBB w 1-0 3 > a1d4xd4
1b2a1/6/2a3/a1A3/3A2/1A3C w 2-2 1 > c3e5
1c1b2/3b2/C5/4a1/2A3/A3A1 b 2-2 3 > e3c3
cc1B1a/5a/6/1Bb3/2A3/A3B1 w 1-1 6 > a1a3xa3
2aaaa/2a3/6/3A2/2B3/Aa2CC w 1-0 5 > c2c1xa1
cb1aa1/2a3/4C1/5c/6/A1BB1C w 1-0 1 > f1e2xd1
ccc2a/6/C5/5A/6/1AA1CC b 0-2 1 > c6d5
2Ba2/2a3/2b3/3B1a/4A1/A5 w 2-2 3 > e2c2
3c1b/2a3/4b1/6/6/1AC1BC b 2-2 2 > f6f3
cb4/4B1/c5/B2a2/6/2C2C w 2-2 16 > a3d6
1cbb2/6/3b2/1a2B1/2A2A/ABB3 b 0-1 3 > c6c3xc3
# medium win 4 exact
1cbbaa/5A/3C2/6/6/AAB1B1 b 0-1 1 > c6d5xd6
cb2a1/5c/3Aa1/5B/1A4/B3B1 w 1-1 4 > f3f4xd4
c3aa/6/C5/baB3/6/AA3C w 1-1 5 > c3b2xb1
3aaa/aaa3/6/2A3/6/1B1BCC w 1-0 3 > c3e5
1bbbb1/aC4/6/6/3A2/AB1B1C b 0-1 3 > d6d3xd3
2cb1a/a1C3/4b1/2B3/1A4/3CC1 w 1-1 > c3b4xb4 or c3b4xc5
c3a1/1a4/5b/1B1c2/5A/A1A1C1 b 1-1 2 > d3d1xd1
2aaaa/a5/1Cb3/6/6/2BBCC w 1-0 1 > e1c3xc3 or e1c3xb4
1c2ba/a5/6/2Bc1B/4A1/BBB3 w 0-1 > c1c2xc2
b2b2/1a4/3a1b/1A4/5A/ABB3 w 1-1 5 > b1e4xe4
1bb1b1/6/6/2a1Bc/4BA/A2B2 w 1-1 2 > e2d3xd3
1cbb1a/6/bC1A1C/3B1b/6/A2B2 b 0-0 9 > c6c5xd6
c2c2/a4a/4b1/1B4/2A2A/A1BB2 b 0-1 7 > a5d2
1cc3/1a4/1A2a1/1c4/A5/A1A1C1 w 1-1 2 > a2a4xa4
1cbb2/b5/5B/5c/4A1/A1B1A1 b 1-1 5 > f3e3xe3
ccb1a1/6/1A4/2a3/6/AA1B1C w 1-1 1 > d1d2xb4
3baa/3C2/6/a1c1C1/6/B2B1C w 1-1 6 > e3d4xd4
c2baa/6/1aC3/4B1/2A3/A4C b 1-1 3 > a6a4xa4
1a2aa/6/a2C1C/B5/6/2A1cA w 1-1 3 > a3d3
c5/4a1/1b2B1/6/2Ac2/A3C1 w 2-2 1 > e4e3
c1c2b/4a1/1b4/1B4/2A1B1/2C2C b 1-1 2 > e5c3xc3
cbB2a/b5/2b3/2b3/5A/ABB3 w 1-0 5 > c6b5xb5
1b2aa/3a1C/2b3/B5/3A2/3B1C w 1-1 > d2f4xf4 or d2f4xf5
2b1aa/a5/3b2/6/2BA2/AB1BC1 b 0-1 5 > a5c3xc3
1b4/6/2b2b/4Ab/1BC3/A5 b 2-2 6 > c4d4
1ccc2/6/4C1/2B3/1c4/2B2C b 2-2 2 > b2a2
5a/2a3/A2bb1/5B/6/B2C2 b 2-2 6 > d4d3
1ba2a/6/1A3b/5B/c3C1/A1A2A b 0-1 5 > a2b1xb1
1bba2/6/3a2/1a1B2/6/A1BCA1 b 1-1 2 > c6c3xc3
1ba2a/6/1ab1C1/1B3B/1B4/1A4 w 1-1 3 > e4e2
b1b2a/6/1Cb3/c5/A4A/2BB2 b 1-1 1 > a3a4xa4
2aaa1/a5/C3C1/1c1B2/6/1BB3 w 1-1 2 > c1b2xb2
# hard win 2 exact
1ccb2/a5/6/3C1B/3a2/2B1C1 w 2-1 > d3d5
1c2b1/2a3/C5/3a2/3A2/2A2C b 2-2 5 > c5c2
1b1aaa/6/3C2/4A1/4A1/1AAA2 b 0-2 1 > e6c4
2c1a1/6/b3B1/B4B/4bA/6 w 2-2 2 > a3b3
# hard win 3 exact
c1c2a/3aA1/1b4/3B2/6/2B1CC b 1-1 > b4c5xc5
1c2a1/2a3/1b2A1/aB4/5A/2BB2 w 1-1 9 > f2d4xd4
cc2aa/6/6/1B1c2/5c/ABB2A w 1-0 1 > c1c2xb1
cbb2a/3a2/6/4BB/2a3/AA1B2 w 1-0 3 > e3b3xd1
c2b1a/a5/1Cb2C/6/6/3CCC w 1-1 > e1c3xc3
1cbb1a/6/2b3/3C2/6/1BB1BC w 1-1 > f1e2xe2
b1bb1a/6/2A3/1c2C1/3b2/AA2C1 w 1-0 1 > a1d4
cc1bb1/1a4/6/4B1/A1a3/2BC1C w 1-0 1 > c1b2xb2 or c1b2xa2
b4a/1A1B2/4C1/a1b3/5c/4BB w 1-1 10 > e4f3xf3
c3c1/3c2/Cb3C/5c/2A1A1/A5 w 1-1 3 > c2f5xf4
1b2ba/2C3/6/2b3/6/A1BB2 w 2-2 > c5e5
3cba/6/3b1A/aBB3/6/A1BB2 b 0-1 1 > e6f5xf6
2bb2/1B3a/3a2/5A/6/A2BB1 b 1-2 1 > f5c2
cc3b/3a2/b2C2/a5/5A/ABB3 w 1-0 1 > b1a2xa2 or b1a2xa1
1b2aa/6/b3C1/B5/3a2/2BA1C w 1-1 3 > e4d3xd1
c1b2a/6/6/6/c1Ac2/1B1B1C w 2-1 3 > b1b4
3aa1/1aa3/b1b1C1/3B2/5A/2AB2 w 1-0 7 > d3d4xd4
bb1a1a/1a4/6/1B2c1/6/A2BBC w 1-0 1 > d1e2xe2
1c1bb1/2C3/b4b/6/6/A1BBB1 b 1-1 5 > a4d4xb6
2baa1/a5/2Bb2/5A/3c2/A1BB1C b 0-0 9 > e6e4xd4
cc3b/5a/1a4/3B2/6/AA1C2 w 2-1 1 > a1c3
5a/1aa2C/6/6/a3A1/1A2B1 b 2-2 4 > b5d3
3ba1/6/b3a1/6/5A/AA3A b 2-2 > d6d3
2bbba/6/b5/C5/3A2/AABB2 b 0-1 1 > d6d3xd3
2b1aa/aA4/2a3/6/6/2BBBB b 1-1 > c6c5xa5
1ccc1b/6/b5/1B1B2/5a/A1A1B1 w 1-0 3 > d3a6xa6
ccc1b1/6/2c3/4B1/1a1A2/A2C1C w 1-0 1 > d1c2xc2 or d1c2xd2
cc1cb1/1C4/2b3/6/6/AAB1C1 w 1-1 1 > b1b4xb4
1bb1a1/a5/3b2/2B2c/5A/2BBC1 w 1-0 1 > e1e2xe2 or e1e2xd1
c1b1aa/6/2C3/A5/6/AB2BC b 0-2 1 > f6d4
1c1bb1/a5/6/1B4/6/AA2bC w 2-1 1 > b3e3
1bbb2/b5/6/4B1/1B4/2CC1C b 1-2 1 > d6d3
2c2a/a3a1/3a1A/6/6/A1BB1C b 1-1 3 > c6d6xd6
c2b1a/1a4/C3b1/5B/5A/1ABB2 b 0-1 1 > a6c6xc6
c2b1a/6/b5/4c1/3AAA/AB4 w 1-1 > d2d4xf2
1cbb2/6/bb3A/2B3/6/1BBB2 w 1-1 3 > f4d2xd2
cc2a1/1a3b/3bC1/6/4A1/A1CC2 w 1-0 1 > e2c4xc4
3bba/6/b2C2/5c/5A/1BBB2 b 1-1 4 > e6d5xd5
4aa/6/1C1b2/5c/2B3/A1B3 w 2-2 3 > c1f1
c1b3/5a/1b1b2/2B3/5A/A1BBA1 b 0-1 1 > f5c2
2c1a1/a5/2Cb2/cc4/5A/A2B1C w 1-0 3 > f2d2
2b3/2b3/3B2/1cba1B/3A2/A2B2 b 1-1 10 > c3c2xb3
cb1aa1/6/6/2cA2/6/A1B1BC w 1-1 > c1d2xe1
c2bba/2a3/2A3/1A4/6/2ABCC b 0-1 3 > e6d5xd5
4ba/a5/3B2/ca1B2/2A3/A3C1 w 1-1 2 > a1c3xc3
1cc2a/c5/6/1C3B/6/2A1B1 w 2-2 1 > c1a3
c1b1a1/6/2a2C/c5/6/2A1CC w 2-1 > f1d3
1a1aa1/2bB2/6/3aB1/5A/3B1C w 1-1 9 > e3e4
c3aa/6/3b1A/2AaB1/6/A2B2 w 1-1 > f4f2xe3
1b2a1/4Ba/1b1ab1/6/5A/1AAA2 w 1-0 5 > c1e3xe5
ccc1b1/4a1/6/3c2/6/1BCCCC w 1-0 1 > d1c2xc2
c1cA1a/2a3/2C2A/4c1/6/AA3B b 0-1 3 > e3c3xc3
cba3/6/3b2/1c1A2/4A1/AA3C b 1-1 2 > d4c4xc4
1bbb1a/1a4/2A1b1/6/5A/A1AAB1 w 0-0 8 > f2c5xc5
1ab2b/4a1/C3A1/2B3/3A1c/1A4 w 1-1 8 > d2d5xe4
cc1b2/2c3/b2A2/B2B1A/6/3B2 w 1-1 10 > f3c6xc6
cc1bb1/6/b5/B1c3/6/2BBBC w 1-0 1 > d1c2xc1
c1bba1/6/3AB1/6/1a1A2/B2C1C b 0-1 1 > c6c3xc3
1ccb1C/6/b5/1B4/6/2AAB1 b 1-2 1 > d6e5
c1b3/a5/5B/c5/B1A3/2A1C1 b 1-2 1 > a5d2
1b4/b2aa1/5b/B1C3/6/1A2CC w 1-1 3 > b1e4
c1aa1a/6/3C2/1c3B/4a1/1AB1B1 w 1-0 3 > e1d2
c1b3/6/3bA1/1c3c/5A/AAA3 b 1-1 3 > b3d5xd5
ccbb1a/6/C5/6/3A2/1BB1CC b 0-1 1 > b6b5xc6
2aaaa/1a1B2/6/6/B3A1/1B2C1 w 1-1 6 > b1e4xe4
cc3a/6/3B2/B5/4c1/1A2CC b 1-2 1 > f6d6
c5/4a1/1b3b/6/4A1/2BBB1 b 2-2 4 > b4b3
1cbba1/6/C5/3BB1/1c4/1B3C b 1-1 2 > b6b5xc6
c1c1a1/1aC1a1/4C1/6/6/A2B1C w 1-1 3 > e4c4xc4
1cbb1a/6/5C/1aBB2/1A4/C3B1 b 0-1 1 > d6a3xb3
1c1aa1/6/b1A3/6/6/ABBB1C b 0-2 1 > b6b5
# hard win 4 exact
1bba1a/6/4b1/6/3BB1/ABB2C b 0-1 3 > e4d3xd3
c1cb1a/6/1c3C/3B2/A5/1B1BC1 b 0-1 1 > b4d2xd2
c1bb2/5C/3bb1/6/4A1/AAA2C b 0-1 3 > d4d3xd3 or d4d3xe4
3bba/1ba3/4C1/6/1A4/2BBC1 b 1-1 6 > d6e5xe5
1a2ba/6/3CbC/4A1/b3B1/1A2B1 b 0-1 3 > b6d6
c2cba/6/C4C/1Bb1B1/6/A5 w 1-1 1 > a1a3xa3
b2aaa/2b3/4a1/2B3/5A/1B1C1C w 1-0 1 > b1b4xb4
1bbba1/3C2/6/4B1/1b4/1A1B1C b 1-1 4 > b6b3xb3 or b6b3xb2
cc2a1/2Ca2/4C1/5c/6/A1AAB1 w 0-1 > a1d4xd4
c2ba1/5C/2C1b1/a3A1/6/A2CC1 b 0-1 5 > a3c3
cc2ba/3a2/2b3/1B4/2AA2/A3CC b 0-0 5 > f6c3xc4
3bb1/a4C/3b2/2a3/1A2A1/3A1C b 1-1 5 > c3e1xe1
c1b3/4a1/3b2/3B2/6/A1B1C1 w 2-2 1 > c1f4
bbb3/6/3b2/BcB3/6/1A2CC b 1-1 > c6c5
c2b1b/3C2/b2b2/6/3A2/AA1A1B b 0-1 5 > d4d3xd3
c3aa/cc4/1b4/4CB/6/A2CC1 w 1-0 1 > a1a4xa4
2bbba/a5/1C4/3a2/5A/ABBB2 b 0-0 7 > c6c5xd6
3bba/1a4/C1bb2/2BB2/6/AAB3 w 0-0 6 > c3b4xa4
cc1b1a/1C4/6/2c1c1/6/AABC1C w 0-0 4 > b1b4xb4
c1c2a/6/CC2bC/6/2c3/3A1C b 1-1 > c6d5
c1bb2/4b1/6/1a1AA1/6/A2B1C b 1-1 2 > c6c5
1bb1a1/a5/3b2/4B1/3A2/A1BC1C b 0-1 1 > a5c5xc5
c2ba1/2a3/3b2/2B3/6/AABA1C b 0-1 5 > c5e5xe5
cb1b1a/3C2/6/a3c1/6/1AAA1C w 1-0 5 > d5c6xc6
cbbb2/6/6/6/2a3/AB1BB1 w 2-1 > e1d2
1c3a/6/b1a3/3B2/5A/A1A3 b 2-2 7 > f6c3
4ba/1a1a2/b1A3/a1B3/1A3A/BB4 w 0-0 10 > b1c1xb2
1c2ca/2a3/ba4/3B2/6/A1AB1A w 1-0 3 > c1c4xc4
c2b1b/1a4/6/BBc2B/2A1A1/2A3 b 0-1 5 > c3d2xd2
1c1aa1/6/b1bC2/2B3/6/2CC1C w 1-1 3 > c3b4xb4
2b2a/a1a3/1bb1C1/1A1B2/5A/AA4 b 0-0 9 > a5a2xc4
1cc1ba/1a4/6/1ABb2/6/1ABC1C w 0-0 6 > d1e2xf1
cccb2/6/2b3/bB1B2/5A/A1A1B1 w 0-0 6 > a1c3xc3
1c3b/a4a/2b2B/1B4/6/1BB2C b 1-1 > f5d5xd5
1Ccbba/a5/6/B2B1B/6/2BB2 b 0-1 1 > f6d4
ccbb2/6/1A4/4a1/6/AAAb1B w 1-0 5 > b4e1xc1
b4a/3b2/6/c1cB2/1A2a1/1AAA2 w 1-0 1 > c1f4
cc1b2/6/2b1b1/2BB2/3A2/BB4 w 1-1 4 > a1a4
cc1b1a/2a3/6/4c1/5A/AAB2C w 1-0 1 > b1b4xb4
bbb1a1/6/2C3/c5/Ab4/A3BC w 1-0 3 > c4a4xa2
c1bb1a/6/6/Bc1B2/1A4/3BBC b 0-1 1 > c6c3
cb2a1/6/3b1C/1Bc3/3A2/A4C w 1-1 > f4e5xe5
1b1b2/a4a/2B3/3B2/1A2aA/B5 w 1-1 9 > a1a4
2aBaa/1a4/6/cAa3/6/AA3C w 1-0 7 > b3d5
cb1bb1/6/C4a/3B2/6/1BBB2 w 1-1 2 > d1d2
3aaa/6/3b2/6/c2AA1/AA2B1 b 1-1 4 > e6e3xe3
cb1b1a/6/4b1/5B/2aB1A/BB1B2 b 0-0 7 > d6d3xc2
1b1ba1/5B/3b1b/6/4B1/A2B1C w 1-1 > f1f3xf3
2baa1/1Aa3/2b3/5c/6/1ABCC1 b 1-0 > c6d5xc5
cc3a/3a2/4b1/3B2/5A/1AAB2 b 1-1 > e4e1xe1
c1cb1a/6/1b4/B5/4AA/1AB3 w 1-1 > c1c4
cbb1a1/6/4C1/2B3/6/A1a1CC w 1-1 3 > e1d1
1bbb1a/6/6/B5/6/1AAA2 w 2-2 > b1d3
4b1/2a2b/3a2/1A4/5A/A2C2 b 2-2 2 > c5c2
c1b2a/a5/2C3/5C/6/A2AB1 b 1-2 1 > f6c3
b2a2/6/a1b3/1B2cB/6/2B2B w 2-1 1 > f3c6
1ccb1a/6/2b1C1/3B2/6/A1BB2 w 1-1 > c1f4
3caa/1a4/1A4/6/4A1/BBCc2 w 1-1 > a1a4
`;
