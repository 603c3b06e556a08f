import { expect } from '@open-wc/testing';
import type { KubiSheet } from '../../../src/elements/kubi-sheet/define.js';
import { share, testSharing } from '../sharing.js';
import { NAMES, SOLO, THREE } from './replay-records.js';
import { SheetPage } from './sheet-page.js';
import { FILLED, crossed } from './sheets.js';

/** Games of which something has to be written down: an opening, whose move it was, a start, dice, comments, an end. */
const GAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a game that has not begun': {},
  'a game alone': { record: SOLO },
  'a game of three, who decide in any order': { record: THREE, names: NAMES },
  'a game of eight that has not begun': { seats: 'human '.repeat(8) },
  'a game from a roll that some have entered': {
    position: '1:1,2:0,3:0 0,0,0,1,0,0,0,0,0,1,0 / 1:0,2:0,4:0 0,0,0,0,0,0,0,0,0,0,0 | 1 11456 0',
  },
  'a finished sheet': { position: FILLED },
  'comments with markup': {
    record: 'kubi 1 {“A” & <b>}; x146 {</kubi-sheet><script>globalThis.wasAttacked = 1</script>}',
  },
  'a replay': { mode: 'replay', record: THREE, ply: '2' },
  'a seed': { record: 'kubi 1; seed="a b; c"; x146; roll 12346' },
};

const open = (attributes: Readonly<Record<string, string>>) => SheetPage.open(attributes);

testSharing({ tag: 'kubi-sheet', open, read: (element) => new SheetPage(element as KubiSheet) }, GAMES);

describe('the text that <kubi-sheet> shares', () => {
  it('says whose move it was only where several could have made it', async () => {
    const { text } = await share(open, { record: THREE });
    const lines = text.split('\n').map((line) => line.replace(/\s*\{.*\}/, ''));
    expect(lines).to.include('#1 4|11|56').and.to.include('roll 11456').and.to.include('5|11|46');
  });

  it('is a game that was begun on a position, from that position', async () => {
    const { text } = await share(open, { position: crossed('146') });
    expect(text).to.contain(`start=${crossed('146')}`);
  });
});
