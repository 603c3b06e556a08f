import { expect, html } from '@open-wc/testing';
import { TriadPage, makeBoard } from '../games/triad-board/page.js';
import { AFTER_REPLY, START, TRIAD_AHEAD } from '../games/triad-board/positions.js';
import { watchWarnings } from '../watch-warnings.js';

const RECORD = `triad 1; start=${START}
a1a3 {the first move}
f6f4`;

function recordScript(text = RECORD): HTMLScriptElement {
  return Object.assign(document.createElement('script'), { type: 'text/plain', textContent: text });
}

/** A board with a record inside, not yet in a page. */
function boardWithRecord(attributes: Readonly<Record<string, string>> = {}) {
  const board = makeBoard(attributes);
  board.append(recordScript());
  return board;
}

const slotChange = (page: TriadPage) =>
  new Promise((resolve) => page.root.addEventListener('slotchange', resolve, { once: true }));

describe('a record inside the element', () => {
  it('is read where it is there from the start, and is never shown as text', async () => {
    const board = boardWithRecord();
    board.append('and some words');
    const page = await TriadPage.within(html`<div>${board}</div>`);
    expect(page.position).to.equal(AFTER_REPLY);
    expect(board.match.entries[0]?.comment).to.equal('the first move');
    expect(board.innerText).to.not.contain('a1a3').and.not.contain('some words');
  });

  it('is read from markup, spaces and new lines around it', async () => {
    const holder = document.createElement('div');
    holder.innerHTML = '<triad-board><script type="text/plain"></script></triad-board>';
    holder.querySelector('script')?.append(`\n    ${RECORD}\n  `);
    expect((await TriadPage.within(html`${holder}`)).position).to.equal(AFTER_REPLY);
  });

  it('is there for a script that plays before anything is shown', () => {
    const board = boardWithRecord();
    board.play('b1b3');
    expect(board.match.length).to.equal(3);
  });

  for (const mode of ['play', 'diagram']) {
    it(`may come later, is told of, and goes again when it is removed, in ${mode} mode`, async () => {
      const page = await TriadPage.open({ mode });
      const changes = page.listen('game-change');
      const script = recordScript();
      const come = slotChange(page);
      page.board.append(script);
      await come;
      await page.board.updateComplete;
      expect(page.position).to.equal(AFTER_REPLY);
      expect(page.dice).to.equal(AFTER_REPLY.split(' ')[0]);
      expect(changes).to.deep.equal([{ cause: 'load', by: 'script', moves: [] }]);
      const gone = slotChange(page);
      script.remove();
      await gone;
      await page.board.updateComplete;
      expect(page.position).to.equal('- w 0-0');
    });
  }

  it('is no reason to begin anew when other children come and go', async () => {
    const page = await TriadPage.within(html`<div>${boardWithRecord()}</div>`);
    page.board.play('b1b3');
    const come = slotChange(page);
    page.board.append('text', document.createElement('p'));
    await come;
    await page.board.updateComplete;
    expect(page.board.match.length).to.equal(3);
  });

  it('comes after the attribute and before the position', async () => {
    const page = await TriadPage.within(html`<div>${boardWithRecord({ position: TRIAD_AHEAD })}</div>`);
    expect(page.position).to.equal(AFTER_REPLY);
    await page.change({ record: `triad 1; start=${START}` });
    expect(page.position).to.equal(START);
  });

  it('is the same where Markdown has put paragraphs into it, and one around it', async () => {
    const board = makeBoard();
    const paragraph = document.createElement('p');
    paragraph.append(recordScript(`triad 1; start=${START}\n<p>a1a3 {5 &gt; 3}</p>\n<p>f6f4</p>`));
    board.append(paragraph);
    const page = await TriadPage.within(html`<div>${board}</div>`);
    expect(page.position).to.equal(AFTER_REPLY);
    expect(board.match.entries[0]?.comment).to.equal('5 > 3');
  });

  it('is left alone where it is of another type or deeper inside', async () => {
    const board = makeBoard();
    const deep = document.createElement('div');
    deep.append(recordScript());
    board.append(deep, Object.assign(recordScript(), { type: 'application/json' }));
    const page = await TriadPage.within(html`<div>${board}</div>`);
    expect(page.position).to.equal('- w 0-0');
    expect(board.error).to.equal(undefined);
  });
});

describe('a record that has got lost', () => {
  const withScript = (attributes: Readonly<Record<string, string>>) => {
    const board = makeBoard(attributes);
    board.append(recordScript(' \n '));
    return board;
  };
  for (const [what, make, reason] of [
    ['because the script is empty', () => withScript({}), 'is empty'],
    ['because the script of a replay is empty', () => withScript({ mode: 'replay' }), 'is empty'],
    ['from a replay', () => makeBoard({ mode: 'replay' }), 'needs a record'],
    ['from a replay with an empty attribute', () => makeBoard({ mode: 'replay', record: ' ' }), 'needs a record'],
  ] as const) {
    it(`${what} is told in its place, by an event and in the console`, async () => {
      const warnings = watchWarnings();
      const board = make();
      const errors: string[] = [];
      board.addEventListener('game-error', ({ detail }) => errors.push(detail.code));
      const page = await TriadPage.within(html`<div>${board}</div>`);
      expect(errors).to.deep.equal(['record-missing']);
      expect(page.find('[part=error]')?.textContent).to.contain(reason);
      expect(warnings.stop()).to.deep.equal([`<triad-board record>: ${board.error?.message}`]);
      board.record = RECORD;
      await board.updateComplete;
      expect(board.error).to.equal(undefined);
      expect(board.match.length).to.equal(2);
    });
  }

  it('is none where a game that has been played becomes a replay', async () => {
    const page = await TriadPage.open({ position: START });
    page.board.play('a1a3');
    await page.change({ mode: 'replay' });
    expect(page.board.error).to.equal(undefined);
  });
});
