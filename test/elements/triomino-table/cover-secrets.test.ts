import { expect } from '@open-wc/testing';
import { UNDO, walk } from './cover-walks.js';

for (const [what, attributes] of Object.entries<Record<string, string>>({
  'two players': { seats: 'human human', rounds: '1' },
  'two players by the rules of the United States': { seats: 'human human', variant: 'pressman', rounds: '1' },
  'three players': { seats: 'human human human', rounds: '1' },
})) {
  describe(`the tiles of ${what} on one device`, () => {
    for (const seed of [1, 2]) {
      it(`are never found anywhere by those who have not been shown them, in game ${seed}`, async function () {
        this.timeout(10_000);
        const page = await walk({ attributes, steps: 120, also: [UNDO] }, seed);
        expect(page.element.match.length).to.be.above(10);
      });
    }
  });
}
