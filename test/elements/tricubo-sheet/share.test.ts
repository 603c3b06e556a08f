import { expect } from '@open-wc/testing';
import { html } from 'lit';
import type { TricuboSheet } from '../../../src/elements/tricubo-sheet/define.js';
import { TINY, WIDE } from '../../games/tricubo/custom-sheets.js';
import { share, testSharing } from '../sharing.js';
import { NAMES, SOLO, THREE } from './replay-records.js';
import { FILLED, ROLLED } from './sheets.js';
import { TricuboPage } from './tricubo-page.js';

/** Games of which something has to be written down: whose move it was, a sheet, options, a start, dice, comments, an end. */
const GAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a game that has not begun': {},
  'a game alone on side B': { record: SOLO },
  'a game of three, who decide in any order': { record: THREE, names: NAMES },
  'a game of five that has not begun': { seats: 'human '.repeat(5) },
  'a game on side B that has not begun': { side: 'B' },
  'a game on a sheet of one’s own': { sheet: JSON.stringify(WIDE) },
  'a game on a small sheet with other rules': {
    sheet: JSON.stringify(TINY, null, 2),
    overflow: 'forbidden',
    'colour-on-six': '',
    seats: 'human human',
  },
  'a game on a sheet of one’s own, from a position': {
    sheet: JSON.stringify(WIDE),
    position: '2,12,0,0,0 .,-12,.,.,. LLttt J | - 4 0 346',
  },
  'a game from a position that names its side': { position: ROLLED.replace('| A', '| B') },
  'a game from a roll that some have used': { position: '1,0,3,0,0 / 0,1,0,0,0 / 0,0,1,0,0 | A 1 0 361 L 2' },
  'a finished sheet': { position: FILLED },
  'comments with markup': {
    record: 'tricubo 1 {“A” & <b>}; @1 {</tricubo-sheet><script>globalThis.wasAttacked = 1</script>}',
  },
  'a replay': { mode: 'replay', record: THREE, ply: '2' },
  'a seed': { record: 'tricubo 1; seed="a b; c"; @1; roll 346' },
};

const open = (attributes: Readonly<Record<string, string>>) => TricuboPage.open(attributes);

testSharing({ tag: 'tricubo-sheet', open, read: (element) => new TricuboPage(element as TricuboSheet) }, GAMES);

describe('the text that <tricubo-sheet> shares', () => {
  it('says whose move it was only where several could have made it', async () => {
    const { text } = await share(open, { record: THREE });
    const lines = text.split('\n').map((line) => line.replace(/\s*\{.*\}/, ''));
    expect(lines).to.include('#2 M:2,3').and.to.include('roll 361').and.to.include('L').and.to.include('S');
  });

  it('is a game that was begun on a position, from that position', async () => {
    const { text } = await share(open, { position: ROLLED });
    expect(text).to.contain(`start=${ROLLED}`);
  });

  const HEADERS: readonly (readonly [attributes: Readonly<Record<string, string>>, text: string])[] = [
    [{}, 'tricubo 1'],
    [{ side: 'A' }, 'tricubo 1'],
    [{ side: 'B' }, 'tricubo 1; sheet=B'],
    [{ sheet: JSON.stringify(TINY) }, `tricubo 1; sheet=${JSON.stringify(JSON.stringify(TINY))}`],
  ];
  for (const [attributes, text] of HEADERS) {
    it(`says the sheet only where it is not side A: ${JSON.stringify(attributes)}`, async () => {
      expect((await share(open, attributes)).text).to.equal(text);
    });
  }

  it('has the sheet that was handed over as an object', async () => {
    const page = await TricuboPage.within(
      html`<div>${Object.assign(document.createElement('tricubo-sheet'), { sheet: WIDE })}</div>`,
    );
    await page.played('@2', 'roll 456', 'Mt');
    const { text } = await share(() => Promise.resolve(page), {});
    const again = await open({ record: text });
    expect(again.element.match.options['sheet']).to.deep.equal(WIDE);
    expect(again.position).to.equal(page.position);
  });
});
