import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { tricubo } from '../../../../src/games/tricubo/index.js';
import { Match } from '../../../../src/match/index.js';
import { pick, seeded } from '../../../games/seeded.js';
import { WIDE } from '../../../games/tricubo/custom-sheets.js';
import { positionText } from '../../../games/tricubo/helpers.js';
import { humans } from '../../sheet/page.js';
import { watchTrouble } from '../../watch-trouble.js';
import { ROWS, TricuboPage } from './page.js';

/** All that can be pressed but what opens something over the page. */
const PRESSABLE = 'button:not([data-tool]), [data-tool=undo], [data-tool=redo], .entry input, .target input';

/** What a reader who only presses can be told; everything else would be a move that should never have been offered. */
const ANNOUNCED = ['no-use', 'other-row', 'interim-count', 'nothing-chosen', 'bad-roll'];

const GAMES: readonly Readonly<Record<string, string>>[] = [
  { dice: 'enter', 'colour-on-six': '' },
  { dice: 'auto', seats: humans(3), side: 'B', overflow: 'forbidden' },
  { dice: 'tap', seats: humans(2), sheet: JSON.stringify(WIDE), 'undo-past-chance': '' },
];

describe('<tricubo-sheet> that is pressed anyhow', () => {
  before(() => emulateMedia({ reducedMotion: 'reduce' }));
  after(() => emulateMedia({ reducedMotion: 'no-preference' }));

  for (const [i, attributes] of GAMES.entries()) {
    it(`makes legal moves alone, throws nothing, and shows what it has made: ${JSON.stringify(attributes)}`, async () => {
      const page = await TricuboPage.open({ seed: `anyhow ${i}`, ...attributes });
      const refusals = page.listen('game-refuse');
      const made = page.listen('game-move');
      const trouble = watchTrouble();
      const random = seeded(i + 1);
      for (let presses = 0; presses < 150; presses++) {
        // Few want to take everything back.
        const all = page.all(PRESSABLE).filter((each) => !each.matches('[data-tool]') || random() < 0.1);
        pick(all, random).click();
        await page.element.updateComplete;
        const marks = page.element.state.sheets[Math.max(0, page.shownSeat)];
        const boxes = ROWS.map((row) => parseInt(page.row(row).boxes));
        expect(boxes, `after ${page.moves.join('; ')}`).to.deep.equal(marks?.crosses);
      }
      expect(trouble.stop()).to.deep.equal([]);
      expect(refusals.map(({ code }) => code).filter((code) => !ANNOUNCED.includes(code))).to.deep.equal([]);
      expect(made.filter(({ by }) => by === 'user').length).to.be.above(5);
      const { match } = page.element;
      expect(positionText(Match.fromRecord(tricubo, match.toRecord()).state)).to.equal(positionText(match.state));
    });
  }
});
