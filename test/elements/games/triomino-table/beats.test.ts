import { expect } from 'chai';
import { actOf, beatsOf } from '../../../../src/elements/games/triomino-table/draw/beats.js';
import { endOf } from '../../../../src/elements/play/show/timeline.js';
import type { SeenMove } from '../../../../src/elements/play/show/timeline.js';
import { triomino } from '../../../../src/games/triomino/index.js';
import type { TriominoMove, TriominoState } from '../../../../src/games/triomino/index.js';
import { Match, parseRecord } from '../../../../src/match/index.js';

/** All moves of a record, as they are seen when they are made together. */
function seen(record: string): readonly SeenMove<TriominoState, TriominoMove>[] {
  const match = Match.fromRecord<TriominoState, TriominoMove>(triomino, parseRecord(record, triomino));
  return match.entries.map((made, i) => ({
    made,
    before: match.stateAt(i) as TriominoState,
    after: match.stateAt(i + 1) as TriominoState,
  }));
}

const TWO = 'triomino 2; start="344@0,0 | 055,345,445 / 012,222,334 | 0 1 0 - 1"; ';
const BRIDGE =
  'triomino 2; start="244@0,1 412@1,1 144@2,1 044@2,0 403@3,0 030@3,-1 050@2,-1 503@1,-1 | 023,111,344 | 0 0 0 - 1"; ';
const HANDS = 'deal 000,001,002,003,004,005,011,012,013; deal 111,112,113,114,115,122,123,124,125; ';

describe('what is seen of moves of Triomino', () => {
  for (const [what, record, names, sounds] of [
    ['a tile', `${TWO}453@-1,0`, 'arrive earn total', 'wood'],
    ['a bridge', `${BRIDGE}344@0,0`, 'arrive earn follow total', 'wood bell'],
    ['a bought tile', `${TWO}buy; draw 111`, 'arrive earn total', 'take'],
  ] as const) {
    it(`comes in turn for ${what}, which has arrived within 450 ms, and is over after 1.2 s`, () => {
      const beats = beatsOf(seen(record), { isCarried: false });
      expect(beats.map(({ name }) => name).join(' ')).to.equal(names);
      expect(beats.flatMap(({ sound }) => sound ?? []).join(' ')).to.equal(sounds);
      expect(beats[0]?.ms).to.be.at.most(450);
      expect(endOf(beats)).to.be.at.most(1200);
    });
  }

  it('is at its place at once for a tile that was dragged there', () => {
    const [arrive] = beatsOf(seen(`${TWO}453@-1,0`), { isCarried: true });
    expect(arrive?.ms).to.be.at.most(100);
  });

  it('is each draw for the lead, again after a tie, before the hands are dealt', () => {
    const moves = seen(`triomino 2; seats=2; ${HANDS}lead 224/134; lead 344/345`);
    expect(actOf(moves)).to.deep.include({
      kind: 'start',
      isDealt: true,
      draws: [
        {
          tiles: [
            { seat: 0, tile: '224' },
            { seat: 1, tile: '134' },
          ],
          leader: null,
        },
        {
          tiles: [
            { seat: 0, tile: '344' },
            { seat: 1, tile: '345' },
          ],
          leader: 1,
        },
      ],
    });
    const [once, twice] = [`${HANDS}lead 344/345`, `${HANDS}lead 224/134; lead 344/345`].map((record) =>
      endOf(beatsOf(seen(`triomino 2; seats=2; ${record}`), { isCarried: false })),
    );
    expect([once! < 3500, twice! < 6000]).to.deep.equal([true, true]);
  });
});
