import { expect, html } from '@open-wc/testing';
import '../../../src/index.js';
import type { TriadBoard } from '../../../src/elements/games/triad-board/triad-board.js';
import { logEvents } from '../event-log.js';
import { LinksPage } from '../links-page.js';
import { TriadPage } from '../games/triad-board/page.js';
import { START } from '../games/triad-board/positions.js';
import { GAME } from '../games/triad-board/records.js';
import { watchWarnings } from '../watch-warnings.js';

let page: LinksPage;
let watch: ReturnType<typeof watchWarnings>;

const board = () => new TriadPage(page.first.element as unknown as TriadBoard);
const links = (parts: unknown, game: unknown) =>
  LinksPage.open(
    html`<div>
      <p>${parts}</p>
      ${game}
    </div>`,
  );
const marked = () => [...(board().board.authorMarks.drawing?.places.keys() ?? [])];

beforeEach(() => (watch = watchWarnings()));
afterEach(() => {
  watch.stop();
  page.close();
});

describe('a link with data-marks', () => {
  const parts = html`<a href="#game" data-marks="c3 b1-b4">line</a> <a href="#game" data-marks="d4">other</a>
    <a href="#game" data-ply="2">ply</a> <a href="#game" data-ply="2" data-marks="e5">both</a>
    <a href="#game" data-marks="">none</a>`;

  for (const mode of ['play', 'replay', 'diagram']) {
    it(`marks a ${mode} and says so; the same link again, another one and an empty one replace the marks`, async () => {
      page = await links(parts, html`<triad-board id="game" mode=${mode} record=${GAME} marks="a1"></triad-board>`);
      for (const [link, places, spoken] of [
        ['line', ['c3'], 'Marked: c3. Arrow from b1 to b4.'],
        ['other', ['d4'], 'Marked: d4.'],
        ['other', ['a1'], 'Marks removed.'],
        ['line', ['c3'], 'Marked: c3. Arrow from b1 to b4.'],
        ['none', ['a1'], 'Marks removed.'],
      ] as const) {
        await page.follow(link);
        expect(marked(), link).to.deep.equal(places);
        expect(board().spoken, link).to.equal(spoken);
      }
      expect([page.first.element.marks, watch.warnings]).to.deep.equal(['a1', []]);
    });
  }

  it('goes to a ply first, if it names one, and its marks go with the moment and with other marks of the author', async () => {
    page = await links(parts, html`<triad-board id="game" mode="replay" record=${GAME} marks="a1"></triad-board>`);
    await page.follow('both');
    expect([...page.plies, ...marked()]).to.deep.equal([2, 'e5']);
    expect(board().spoken).to.match(/^Step 2 of 7\. White moves d1 to d4, now 3\. Marked: e5\.$/);
    await page.follow('ply');
    expect(marked()).to.deep.equal(['a1']);
    await page.follow('line');
    page.first.element.goTo(3);
    expect(marked()).to.deep.equal(['a1']);
    await page.follow('line');
    await board().change({ marks: 'f6' });
    expect(marked()).to.deep.equal(['f6']);
  });

  it('that has no such place shows nothing, and tells the console', async () => {
    page = await links(html`<a href="#game" data-marks="c3 z9">line</a>`, html`<triad-board id="game"></triad-board>`);
    await page.follow('line');
    expect([...marked(), page.first.element.error]).to.deep.equal([undefined]);
    expect(watch.warnings).to.deep.equal([
      '<triad-board id="game"> cannot follow a link with data-marks="c3 z9": marks has "z9", expected a place or two different ones with a hyphen between them',
    ]);
  });

  for (const [tag, marks, position] of [
    ['kubi-sheet', '7 x4', '1:6,4:3,5:8 2,0,0,5,0,10,1,8,0,0,8'],
    ['tricubo-sheet', '2 3c5 l', '6,3,5,6,7 -,7,4,10,- LMSt'],
    ['cubo-grid', 'a1 2 a1-c2', 'r1r2r3/r2w3b4/b3b4b5'],
    ['triomino-table', '444 444-344', '444@0,0 443@1,0'],
  ] as const) {
    it(`marks ${tag}`, async () => {
      const game = document.createElement(tag);
      Object.assign(game, { id: 'game', mode: 'diagram', position });
      page = await links(html`<a href="#game" data-marks=${marks}>line</a>`, game);
      const before = game.shadowRoot?.innerHTML;
      await page.follow('line');
      expect(page.first.spoken).to.match(/^Marked: /);
      expect(game.shadowRoot?.innerHTML === before).to.equal(false);
      expect(watch.warnings).to.be.empty;
    });
  }
});

describe('a link with data-play', () => {
  const position = `triad 1; start=${START}; a1a3`;

  it('plays for the user in a game, who hears all moves at once', async () => {
    page = await links(
      html`<a href="#game" data-play="a1a3; f6f4">line</a>`,
      html`<triad-board id="game" position=${START}></triad-board>`,
    );
    const log = logEvents(page.top);
    await page.follow('line');
    expect(board().moves).to.deep.equal(['a1a3', 'f6f4']);
    expect(board().spoken).to.equal('White moves a1 to a3, now 2. Black moves f6 to f4, now 2. White to move.');
    expect(log.filter((event) => event.startsWith('game-move'))).to.deep.equal([
      'game-move a1a3 by user',
      'game-move f6f4 by user',
    ]);
    expect(document.activeElement === page.link('line')).to.equal(true);
  });

  it('starts from its ply, and rolls what the author says', async () => {
    page = await links(
      html`<a href="#game" data-ply="0" data-play="roll 112233 112233; a1a3">line</a>`,
      html`<triad-board id="game"></triad-board>`,
    );
    for (let times = 0; times < 2; times++) {
      await page.follow('line');
      expect(board().moves).to.deep.equal(['roll 112233 112233', 'a1a3']);
    }
    expect(watch.warnings).to.be.empty;
  });

  it('that is refused says why, tells the console, and keeps what was legal before', async () => {
    page = await links(
      html`<a href="#game" data-play="a1a3; a3a4; f6f4">line</a> <a href="#game" data-play="rubbish">rubbish</a>`,
      html`<triad-board id="game" position=${START}></triad-board>`,
    );
    const log = logEvents(page.top);
    await page.follow('line');
    expect(board().moves).to.deep.equal(['a1a3']);
    expect(board().spoken).to.match(/White moves a1 to a3, now 2\./);
    expect(board().status).to.not.equal('Black to move.');
    await page.follow('rubbish');
    expect(log.filter((event) => event.startsWith('game-refuse'))).to.have.lengthOf(2);
    expect(watch.warnings).to.have.lengthOf(2);
    expect(watch.warnings[1]).to.match(/^<triad-board id="game"> cannot follow a link with data-play="rubbish": /);
  });

  it('asks the page, and stops where that refuses', async () => {
    page = await links(
      html`<a href="#game" data-play="a1a3; f6f4">line</a>`,
      html`<triad-board
        id="game"
        position=${START}
        @game-before-move=${(event: CustomEvent<{ text: string }>) => {
          if (event.detail.text === 'f6f4') event.preventDefault();
        }}
      ></triad-board>`,
    );
    await page.follow('line');
    expect(board().moves).to.deep.equal(['a1a3']);
    expect(watch.warnings).to.be.empty;
  });

  it('moves for no remote seat and rolls no remote dice', async () => {
    page = await links(
      html`<a href="#game" data-play="a1a3; f6f4">line</a> <a href="#dice" data-play="roll 112233 112233">dice</a>`,
      html`<triad-board id="game" seats="human remote" position=${START}></triad-board
        ><triad-board id="dice" dice="remote"></triad-board>`,
    );
    await page.follow('line');
    await page.follow('dice');
    expect(page.games.map(({ element }) => element.match.entries.length)).to.deep.equal([1, 0]);
    expect(watch.warnings).to.have.lengthOf(2);
  });

  it('tries its moves beside a record, each time from where that was left, and again takes them back', async () => {
    page = await links(
      html`<a href="#game" data-ply="2" data-play="c6c3">line</a> <a href="#game" data-play="f6f4">here</a>`,
      html`<triad-board id="game" mode="replay" record=${GAME}></triad-board>`,
    );
    await page.follow('line');
    expect([board().isTrying, board().moves.length, board().moves.at(-1)]).to.deep.equal([true, 3, 'c6c3']);
    expect(board().spoken).to.match(/^Black moves c6 to c3, now 3\. White to move\./);
    await board().play('a1a3');
    await page.follow('line');
    expect([board().isTrying, board().moves.length]).to.deep.equal([true, 3]);
    await page.follow('here');
    expect([board().moves.length, board().moves.at(-1)]).to.deep.equal([3, 'f6f4']);
    await page.follow('here');
    expect([board().isTrying, board().moves.length, page.plies[0]]).to.deep.equal([false, 7, 2]);
    expect(board().spoken).to.match(/^Back in the recorded game\./);
    expect(watch.warnings).to.be.empty;
  });

  it('whose moves are not legal leaves a record as it is, and tells the console', async () => {
    page = await links(
      html`<a href="#game" data-play="a1a3; a1a3">line</a>`,
      html`<triad-board id="game" mode="replay" record=${GAME}></triad-board>`,
    );
    await page.follow('line');
    expect([board().isTrying, board().moves.length, page.plies[0]]).to.deep.equal([false, 7, 1]);
    expect(watch.warnings).to.have.lengthOf(1);
  });

  it('shows its moves in a diagram, which stays one, and again takes them back', async () => {
    page = await links(
      html`<a href="#game" data-play="f6f4; b1b4">line</a> <a href="#game" data-ply="0">start</a>`,
      html`<triad-board id="game" mode="diagram" record=${position}></triad-board>`,
    );
    const before = board().dice;
    await page.follow('line');
    expect(board().moves).to.deep.equal(['a1a3', 'f6f4', 'b1b4']);
    expect(board().spoken).to.match(/^Black moves f6 to f4, now 2\. White moves b1 to b4/);
    expect([board().find('.panel'), board().table !== null, board().dice === before]).to.deep.equal([
      null,
      true,
      false,
    ]);
    await page.follow('line');
    expect([board().dice, board().spoken]).to.deep.equal([before, 'Back to the diagram. White moves a1 to a3, now 2.']);
    await page.follow('line');
    await page.follow('start');
    expect(board().position).to.match(/^ccbbaa\/6\/6\/6\/6\/AABBCC/);
    expect(watch.warnings).to.be.empty;
  });

  it('plays nothing in a diagram of what no game comes to, and tells the console', async () => {
    page = await links(
      html`<a href="#game" data-play="a1a3">line</a>`,
      html`<triad-board id="game" mode="diagram" position="ABC3/6/6/6/6/abc3 w 0-0"></triad-board>`,
    );
    await page.follow('line');
    expect(watch.warnings).to.deep.equal([
      '<triad-board id="game"> cannot follow a link with data-play="a1a3": the position is no moment of a game',
    ]);
  });

  for (const [tag, moves] of [
    ['kubi-sheet', '#0 x146; #1 x235; roll 22345'],
    ['tricubo-sheet', 'roll 352; #0 L; #1 M'],
    ['cubo-grid', 'middle r4r3b5b1; dice 0 122334345; dice 1 665443215; swap a1c3'],
    ['triomino-table', 'deal 123,124,125,134,135,145,234,235,444; deal 012,013,014,015,023,024,025,034,344'],
  ] as const) {
    it(`plays ${tag}`, async () => {
      const game = document.createElement(tag);
      Object.assign(game, { id: 'game', seats: 'human human' });
      page = await links(html`<a href="#game" data-play=${moves}>line</a>`, game);
      await page.follow('line');
      const { entries } = page.first.element.match;
      expect(entries.map(({ text }) => text)).to.deep.equal(moves.replaceAll(/#\d /g, '').split('; '));
      expect(page.first.spoken).to.not.equal('');
      expect(watch.warnings).to.be.empty;
    });
  }
});
