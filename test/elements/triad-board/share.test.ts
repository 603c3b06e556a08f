import { expect, fixture, html } from '@open-wc/testing';
import { triad } from '../../../src/games/triad/index.js';
import { makeRecordText } from '../../../src/match/make-record-text.js';
import type { TriadBoard } from '../../../src/elements/triad-board/triad-board.js';
import { BoardPage } from './board-page.js';
import { openByTool, spokenDialogs } from '../dialogs.js';
import { START, TRIAD_AHEAD, WALLED_IN } from './positions.js';
import { GAME } from './replay-records.js';

const COMMENTED = `triad 1 {“First” & <b>last</b>}
roll 111233 112233 {5 > 3 < 4, &amp; "so on"}
d1d4 {</triad-board><script>globalThis.wasAttacked = true</script>}
c6d5xd6 {two
lines}`;

/** Games of which something has to be written down: an opening, a start, options, dice, comments, an end. */
const GAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a game that has just been rolled': { record: 'triad 1; roll 112233 111222' },
  'a whole game': { record: GAME },
  'a game from a position': { record: `triad 1; start=${TRIAD_AHEAD}; c1e3xd4` },
  'a game with options': { record: 'triad 1; even-start=on; starter=1; draws=off; seed=a b; roll 112233 112233; a6a4' },
  'a game of stuck dice': { record: `triad 1; start=${WALLED_IN}; b1=2` },
  'a game with comments': { record: COMMENTED },
  'an empty board': {},
  'a replay': { mode: 'replay', record: COMMENTED, ply: '1' },
};

interface Shared {
  readonly page: BoardPage;
  readonly text: string;
  readonly tag: string;
}

async function share(attributes: Readonly<Record<string, string>>): Promise<Shared> {
  const page = await BoardPage.open(attributes);
  const dialog = await openByTool(page, 'Share');
  const [text = '', tag = ''] = [...dialog.querySelectorAll('textarea')].map(({ value }) => value);
  return { page, text, tag };
}

/** Does what an author does with the tag: pastes it into a page. */
async function paste(tag: string): Promise<TriadBoard> {
  const template = document.createElement('template');
  template.innerHTML = tag;
  const elements = [...template.content.querySelectorAll('*')].map(({ localName }) => localName);
  expect(elements).to.deep.equal(['triad-board']);
  expect(template.content.textContent).to.equal('');
  const place = await fixture(html`<div></div>`);
  place.append(template.content);
  return place.querySelector('triad-board') as TriadBoard;
}

describe('what <triad-board> shares', () => {
  it('is offered as text and as a tag, in a dialog that is called so', async () => {
    const { page } = await share({ position: START });
    expect(await spokenDialogs()).to.deep.equal(['dialog Share']);
    expect(page.focused?.textContent?.trim()).to.equal('Share');
    const labels = page.all('dialog textarea').map((field) => (field as HTMLTextAreaElement).labels?.[0]?.textContent);
    expect(labels.map((label) => label?.trim())).to.deep.equal(['The game as text', 'The game as an HTML tag']);
  });

  for (const [what, attributes] of Object.entries(GAMES)) {
    it(`is the record as text, which is the same game again: ${what}`, async () => {
      const { page, text } = await share(attributes);
      const { match } = page.board;
      expect(text).to.equal(makeRecordText(match.toRecord(), triad));
      const { board: again } = await BoardPage.open({ record: text });
      expect(again.error).to.equal(undefined);
      expect(again.match.toRecord()).to.deep.equal(match.toRecord());
      expect(again.match.length).to.equal(match.length);
    });

    it(`is a tag that shows the same game to a reader: ${what}`, async () => {
      const { page, tag } = await share({ ...attributes, names: 'Ann, Bob' });
      const pasted = await paste(tag);
      await new BoardPage(pasted).ready();
      expect(pasted.error).to.equal(undefined);
      expect([pasted.mode, pasted.names]).to.deep.equal(['replay', 'Ann, Bob']);
      expect(pasted.match.toRecord()).to.deep.equal(page.board.match.toRecord());
      expect(globalThis).to.not.have.property('wasAttacked');
    });
  }

  it('goes as far as the game has gone, whatever moment of a record is shown', async () => {
    const { page, text } = await share({ mode: 'replay', record: GAME, ply: '2' });
    expect(page.board.ply).to.equal(2);
    expect(text.split('\n').at(-1)).to.equal('e6c6xc6');
  });

  it('is what the reader tries, where they have left a record', async () => {
    const page = await BoardPage.open({ mode: 'replay', record: GAME, ply: '2' });
    page.board.play('f6f4');
    await page.board.updateComplete;
    const dialog = await openByTool(page, 'Share');
    expect(dialog.querySelector('textarea')?.value.split('\n').slice(2)).to.deep.equal(['d1d4', 'f6f4']);
  });
});

describe('the tag that <triad-board> shares', () => {
  const NAMES = [
    '"Ace" O’Neill, \'Bo\'',
    'Smith & Sons, A&amp;B',
    '<img src=x onerror=alert(1)>, </triad-board><b>',
    '&lt;, "',
  ];
  for (const names of NAMES) {
    it(`keeps the names ${names}`, async () => {
      const { tag } = await share({ position: START, names });
      const pasted = await paste(tag);
      expect(pasted.names).to.equal(names);
      const page = await new BoardPage(pasted).ready();
      const [white = '', black = ''] = names.split(',').map((name) => name.trim());
      expect(page.all('.name').map(({ textContent }) => textContent?.replace(', to move', ''))).to.deep.equal([
        black,
        white,
      ]);
    });
  }

  it('has no names where there are none', async () => {
    const { tag } = await share({ position: START });
    expect(tag).to.match(/^<triad-board mode="replay" record="[^"]+"><\/triad-board>$/);
  });

  it('is called as the element is called in the page', async () => {
    const { TriadBoard } = await import('../../../src/elements/triad-board/triad-board.js');
    TriadBoard.define('shared-board');
    const board = document.createElement('shared-board') as TriadBoard;
    await fixture(html`<div>${board}</div>`);
    const page = await new BoardPage(board).ready();
    const dialog = await openByTool(page, 'Share');
    expect([...dialog.querySelectorAll('textarea')].at(-1)?.value).to.match(/^<shared-board .*<\/shared-board>$/s);
  });
});
