import { aTimeout, expect } from '@open-wc/testing';
import { ELEMENTS, needsBuild } from '../built.js';
import { EmbeddedPage } from '../embedded-page.js';
import { START } from '../first-moves.js';
import type { TriominoTable } from '../../../src/elements/games/triomino-table/triomino-table.js';
import type { TriadBoard } from '../../../src/elements/games/triad-board/triad-board.js';
import { waitUntil } from '../../wait-until.js';

const GAME = `game=triad&position=${encodeURIComponent(START)}`;

describe('messages between a frame and the page around it', () => {
  needsBuild();
  let page: EmbeddedPage;
  let other: EmbeddedPage | undefined;
  afterEach(() => {
    page.close();
    other?.close();
    other = undefined;
  });

  const board = (of: EmbeddedPage = page) => of.document.querySelector('triad-board') as TriadBoard;
  const movesIn = (of: EmbeddedPage = page) => board(of).match.entries.map(({ text }) => text);

  it('play, take back, play again, go to a moment and begin anew', async () => {
    page = await EmbeddedPage.show(GAME);
    for (const move of ['a1a3', 'f6f4']) page.send({ type: 'play', move });
    page.send({ type: 'undo' });
    await page.tells('game-change', 3);
    expect(movesIn()).to.deep.equal(['a1a3']);
    page.send({ type: 'redo' });
    await page.tells('game-change', 4);
    expect(movesIn()).to.deep.equal(['a1a3', 'f6f4']);
    page.send({ type: 'go-to', ply: 0 });
    await page.tells('game-change', 5);
    expect(board().match.ply).to.equal(0);
    page.send({ type: 'restart', seed: 'house' });
    await page.tells('game-change', 6);
    expect(board().match.seed).to.equal('house');
    const causes = page.told('game-change').map(({ detail: { cause, by } }) => `${cause} ${by}`);
    expect(causes).to.deep.equal(
      ['play', 'play', 'undo', 'redo', 'go-to', 'restart'].map((cause) => `${cause} script`),
    );
    expect(page.told('refused')).to.be.empty;
  });

  it('tell no more of hidden tiles than the viewer of the frame may know', async () => {
    const query = 'game=triomino&seats=human+human&viewer=0&dice=auto&seed=house';
    page = await EmbeddedPage.play(query);
    const table = page.document.querySelector('triomino-table') as unknown as TriominoTable;
    const [, others = []] = table.state.racks;
    const deals = page.told('game-move').filter(({ detail }) => detail.text.startsWith('deal'));
    expect(deals.map(({ detail }) => detail.text === 'deal ?9')).to.deep.equal([false, true]);
    const told = JSON.stringify(page.messages.filter(({ type }) => type.startsWith('game-')));
    expect(others.filter((tile) => told.includes(String(tile)))).to.be.empty;
    page.send({ type: 'set', name: 'viewer', value: 'all' });
    expect(await page.tells('refused')).to.include({ code: 'bad-setting' });
    expect(table.viewer).to.equal('0');
  });

  it('leave alone what the site of the frame stores under the key of its address, and tell of it', async () => {
    localStorage.setItem('token', 'eyJhbGciOiJIUzI1NiJ9');
    page = await EmbeddedPage.show('game=triad&dice=auto&persist=token');
    await page.tells('game-move');
    expect(localStorage.getItem('token')).to.equal('eyJhbGciOiJIUzI1NiJ9');
    expect(page.told('game-error').map(({ detail }) => detail.code)).to.deep.equal(['save-foreign']);
    expect(localStorage.getItem('tabletop-elements/triad/token')).to.contain('"roll ');
    for (const key of ['token', 'tabletop-elements/triad/token']) localStorage.removeItem(key);
  });

  it('play for the seat that they name', async () => {
    page = await EmbeddedPage.show('game=kubi&seats=human+human');
    page.send({ type: 'play', move: 'x146', actor: 1 });
    expect((await page.tells('game-move')).detail).to.include({ actor: 1, text: 'x146' });
  });

  it('wait for a game that is still being loaded, and keep their order', async () => {
    page = await EmbeddedPage.show(GAME);
    page.frame.contentWindow?.location.reload();
    await new Promise((resolve) => page.frame.addEventListener('load', resolve, { once: true }));
    page.messages.length = 0;
    page.send({ type: 'play', move: 'a1a3' });
    page.send({ type: 'nonsense' });
    page.send({ type: 'play', move: 'f6f4' });
    await page.tells('game-move', 2);
    const types = page.messages.map(({ type }) => type).filter((type) => /move|refused/.test(type));
    expect(types).to.deep.equal(['game-move', 'refused', 'game-move']);
  });

  for (const [what, command, code] of [
    ['a move that nobody can read', { type: 'play', move: 'nonsense' }, 'bad-move'],
    ['a move that the rules refuse', { type: 'play', move: 'a1f6' }, 'illegal-move'],
    ['a move of somebody else', { type: 'play', move: 'a1a3', actor: 1 }, 'illegal-move'],
    ['a seat that there is not', { type: 'play', move: 'a1a3', actor: 99 }, 'illegal-move'],
    ['a move as an object', { type: 'play', move: { from: 0, to: 12 } }, 'bad-message'],
    ['a moment that there is not', { type: 'go-to', ply: 7 }, 'bad-ply'],
    ['taking back nothing', { type: 'undo' }, 'no-undo'],
    ['taking back nothing of a seat that there is not', { type: 'undo', seat: 99 }, 'no-undo'],
    ['playing nothing again', { type: 'redo' }, 'no-redo'],
    ['another game', { type: 'set', name: 'game', value: 'kubi' }, 'bad-setting'],
    ['code', { type: 'set', name: 'onclick', value: 'top.wasAttacked = true' }, 'bad-setting'],
    ['styles', { type: 'set', name: 'style', value: 'color: red' }, 'bad-setting'],
    ['a colour that is none', { type: 'set', name: 'accent', value: 'red; color: blue' }, 'bad-setting'],
    ['a function of the element', { type: 'remove' }, 'bad-message'],
    ['nothing', {}, 'bad-message'],
  ] as const) {
    it(`are answered where they are refused: ${what}`, async () => {
      page = await EmbeddedPage.show(GAME);
      await page.tells('ready');
      page.send(command);
      const answer = await page.tells('refused');
      expect(answer).to.have.all.keys('source', 'type', 'code', 'message');
      expect(answer).to.include({ code });
      expect(answer.message).to.be.a('string').with.lengthOf.within(5, 500);
      expect(movesIn()).to.deep.equal([]);
      expect(board().getAttributeNames()).to.have.members(['id', 'position', 'share-url']);
    });
  }

  it('from other windows are ignored, and so is what the frame sends to itself', async () => {
    page = await EmbeddedPage.show(GAME);
    other = await EmbeddedPage.show('game=triad');
    await page.tells('ready');
    const message = { target: 'tabletop-elements', type: 'play', move: 'a1a3' };
    const events = [null, page.window, other.window].map(
      (source) => new page.window.MessageEvent('message', { data: message, source, origin: location.origin }),
    );
    for (const event of events) page.window.dispatchEvent(event);
    // A script in a frame speaks for that frame.
    const stranger = document.createElement('iframe');
    document.body.append(stranger);
    const { Function: Code } = stranger.contentWindow as Window & typeof globalThis;
    const speak = Code('to', 'message', 'to.postMessage(message)') as (to: Window, message: object) => void;
    speak(page.window, message);
    await aTimeout(50);
    stranger.remove();
    await page.settled();
    expect(movesIn()).to.deep.equal([]);
    page.send(message);
    await page.tells('game-move');
  });

  it('of others are left alone', async () => {
    page = await EmbeddedPage.show(GAME);
    await page.tells('ready');
    for (const data of [
      'webpackHotUpdate',
      42,
      null,
      { type: 'play', move: 'a1a3' },
      { target: 'react', type: 'play' },
    ]) {
      page.post(data);
    }
    await page.settled();
    expect(page.told('refused')).to.be.empty;
    expect(movesIn()).to.deep.equal([]);
  });

  it('keep two frames in step, without an echo', async () => {
    page = await EmbeddedPage.play(GAME, { width: 390 });
    other = await EmbeddedPage.play(GAME, { width: 390 });
    const frames = [page, other] as const;
    let forwarded = 0;
    const forward = ({
      source,
      data,
    }: MessageEvent<{ type: string; detail: { by: string; text: string; actor: number } }>) => {
      const from = frames.find((each) => each.frame.contentWindow === source);
      if (!from || data.type !== 'game-move' || data.detail.by === 'script') return;
      forwarded++;
      const { text, actor } = data.detail;
      frames.find((each) => each !== from)?.send({ type: 'play', move: text, actor });
    };
    addEventListener('message', forward);
    try {
      for (const target of ['[data-cell="0"]', '[data-cell="12"]']) page.find(target)?.click();
      await other.tells('game-move');
      for (const target of ['[data-cell="35"]', '[data-cell="23"]']) other.find(target)?.click();
      await page.tells('game-move', 2);
      expect(movesIn(page)).to.deep.equal(['a1a3', 'f6f4']);
      expect(movesIn(other)).to.deep.equal(['a1a3', 'f6f4']);
      await Promise.all([page.settled(), other.settled()]);
      expect(forwarded).to.equal(2);
    } finally {
      removeEventListener('message', forward);
    }
  });

  it('are all that a page of another origin needs', async () => {
    const { protocol, hostname, port } = location;
    const elsewhere = hostname === 'localhost' ? '127.0.0.1' : 'localhost';
    page = await EmbeddedPage.show(GAME, { origin: `${protocol}//${elsewhere}:${port}` });
    expect(() => page.document.body, 'it is of the same origin').to.throw();
    await page.tells('ready');
    await page.tells('height');
    page.send({ type: 'play', move: 'a1a3' });
    expect((await page.tells('game-move')).detail).to.include({ text: 'a1a3', by: 'script' });
    page.send({ type: 'play', move: 'a1a3' });
    expect(await page.tells('refused')).to.have.property('code', 'illegal-move');
    page.send({ type: 'set', name: 'caption', value: 'A caption. '.repeat(200) });
    const lower = page.told('height').at(-1)?.height;
    await waitUntil(
      () => (page.told('height').at(-1)?.height ?? 0) > (lower ?? Infinity),
      'it is not told to be higher',
    );
  });
});

const ATTACKS = [
  '<img src=x onerror="top.wasAttacked = window.wasAttacked = true">',
  '</script><script>top.wasAttacked = true</script>',
  '"><svg onload="top.wasAttacked = true">',
  'javascript:top.wasAttacked=true',
  '\u202Etrue = dekcattAsaw.pot\u202C',
  'nothing\0<b>after</b>',
  '__proto__',
  'Ann '.repeat(50_000),
];

const short = (text: string) => JSON.stringify(text.slice(0, 40));

describe('a frame that is told what strangers write', () => {
  needsBuild();
  let page: EmbeddedPage;
  afterEach(() => page.close());

  async function expectNoAttack(tag: string): Promise<void> {
    await aTimeout(20);
    const element = page.document.querySelector(tag);
    const inside = [...(element?.shadowRoot?.querySelectorAll('*') ?? []), ...(element?.querySelectorAll('*') ?? [])];
    expect(inside.length).to.be.above(10);
    const hostile = inside.filter((each) => each.matches('img, script, iframe, [onload], [onerror], [href^=java]'));
    expect(hostile.map(({ localName }) => localName)).to.deep.equal([]);
    expect('wasAttacked' in page.window).to.equal(false);
    expect('wasAttacked' in window).to.equal(false);
    expect(await page.violations()).to.deep.equal([]);
  }

  for (const { tag, game } of ELEMENTS) {
    it(`has it as text in names and captions, from its address and from messages: ${game}`, async () => {
      const [first = '', ...others] = ATTACKS;
      page = await EmbeddedPage.show(new URLSearchParams({ game, names: first, caption: first }).toString());
      await page.tells('ready');
      const caption = () => page.document.querySelector(`${tag} > p`)?.textContent;
      expect(caption()).to.equal(first);
      expect(page.document.querySelector(tag)?.getAttribute('names')).to.equal(first);
      for (const attack of others) {
        page.send({ type: 'set', name: 'names', value: attack });
        page.send({ type: 'set', name: 'caption', value: attack });
        await page.settled();
        expect(caption() === attack, short(attack)).to.equal(true);
      }
      await expectNoAttack(tag);
    });

    it(`refuses it as a move, a seed or a record, and goes on: ${game}`, async () => {
      page = await EmbeddedPage.show(`game=${game}`);
      await page.tells('ready');
      for (const attack of ATTACKS) {
        page.send({ type: 'play', move: attack });
        await waitUntil(() => page.told('refused').length > 0, `${short(attack)} is played`);
        expect(page.told('refused')[0]?.code, short(attack)).to.be.oneOf(['bad-move', 'bad-message']);
        expect(page.told('refused')[0]?.message.length).to.be.below(501);
        page.messages.length = 0;
      }
      for (const attack of ATTACKS) {
        for (const name of ['record', 'position', 'mode', 'dice', 'seats', 'marks', 'ply', 'theme', 'lang', 'accent']) {
          page.send({ type: 'set', name, value: attack });
          page.send({ type: 'set', name, value: null });
        }
      }
      await page.settled();
      page.send({ type: 'restart', seed: ATTACKS[0] });
      await page.settled();
      const answers = page.messages.map(({ type }) => type).filter((type) => type !== 'height');
      expect(answers.at(-1)).to.equal('game-change');
      await expectNoAttack(tag);
    });
  }

  it('answers whatever can be sent, and does nothing of it', async () => {
    page = await EmbeddedPage.show('game=triad');
    await page.tells('ready');
    const cyclic: Record<string, unknown> = { type: 'play', at: 0 };
    cyclic['move'] = cyclic;
    const exotic = [
      cyclic,
      { type: 'play', move: new Map([['a1', 'a3']]) },
      { type: 'play', move: new Date() },
      { type: 'play', move: /a1a3/ },
      { type: 'play', move: new Uint8Array(8) },
      { type: 'play', move: new Error('a1a3') },
      { type: 'play', move: new Blob(['a1a3']) },
      { type: 'play', move: 10n ** 40n },
      { type: 'play', move: 'a1a3', actor: { toString: 'chance' } },
      { type: new Set(['play']) },
      JSON.parse('{"type": "set", "name": "__proto__", "value": "x"}') as object,
      { type: 'set', name: 'constructor', value: 'x' },
      { type: 'set', name: 'innerHTML', value: '<b>' },
      { type: 'set', name: 'a'.repeat(1000), value: '' },
      { type: 'set', name: 'names', value: 'a'.repeat(1_000_001) },
      { type: 'constructor' },
      { type: 'toString' },
    ];
    for (const command of exotic) page.send(command);
    await page.settled();
    expect(page.told('refused')).to.have.lengthOf(exotic.length);
    for (const { code } of page.told('refused')) expect(code).to.be.oneOf(['bad-message', 'bad-setting']);
    expect(page.document.querySelector('triad-board')?.getAttributeNames()).to.deep.equal(['id', 'share-url']);
    expect(Object.prototype).to.not.have.property('x');
    await expectNoAttack('triad-board');
  });

  it('has a very long address', async () => {
    page = await EmbeddedPage.show(`game=triad&names=${'A'.repeat(6000)}&${'x&'.repeat(1000)}`);
    await page.tells('ready');
    expect(page.document.querySelector('triad-board')?.getAttribute('names')?.length).to.equal(6000);
    expect(page.told('refused')).to.have.lengthOf(1);
  });
});
