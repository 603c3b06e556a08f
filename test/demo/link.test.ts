import { expect } from '@open-wc/testing';
import { GAME_IDS } from '../../stories/demo/games.js';
import { makeLink, readLink } from '../../stories/demo/link.js';
import { BEGUN, OPENING, WHOLE } from '../../stories/demo/records.js';
import { matchOf, newTable } from '../../stories/demo/table.js';
import type { Table } from '../../stories/demo/table.js';
import { DemoFrame } from './demo-frame.js';

const people = (count: number): string => Array<string>(count).fill('human').join(' ');

const TABLES: readonly Table[] = [
  newTable('triad'),
  newTable('triad', { options: { evenStart: 'on', starter: '1', draws: 'off' }, names: 'Ann, Bob', dice: 'auto' }),
  newTable('kubi', { seats: people(8), names: 'Zoë & Ünal, 李=5; #7 + more' }),
  newTable('tricubo', {
    seats: 'human computer:hard computer:easy human human',
    options: { sheet: 'B', overflow: 'forbidden' },
  }),
  newTable('cubo', {
    seats: people(4),
    options: { practiceSeconds: '90', timeLimits: 'off' },
    dice: 'enter',
  }),
  newTable('triomino', {
    seats: people(6),
    options: { variant: 'pressman', hexagons: '[40,80,120]', tiles: '76' },
  }),
  newTable('triomino', { seats: 'human' }),
  newTable('triomino', { record: OPENING.triomino }),
  newTable('triomino', { record: BEGUN.triomino, seats: 'human computer:hard' }),
  newTable('cubo', { record: WHOLE.cubo, mode: 'replay', ply: 36 }),
];

describe('a link to a game', () => {
  for (const table of TABLES) {
    it(`contains all settings: ${makeLink(table).slice(0, 60)}`, () => {
      const link = readLink(makeLink(table));
      expect(link.trouble).to.equal(undefined);
      expect(JSON.parse(JSON.stringify(link.table))).to.deep.equal(JSON.parse(JSON.stringify(table)));
    });
  }

  it('contains the look of the page, if it was chosen', () => {
    const { look } = readLink(makeLink(newTable('kubi'), { lang: 'nl', skin: 'print', scheme: 'dark' }));
    expect(look).to.deep.equal({ lang: 'nl', skin: 'print', scheme: 'dark' });
    expect(makeLink(newTable('kubi'))).to.equal('#game=kubi');
  });

  it('has unfinished games to start with and finished ones to replay', () => {
    for (const id of GAME_IDS) {
      expect(matchOf(id, OPENING[id] ?? '').outcome, id).to.equal(undefined);
      expect(matchOf(id, BEGUN[id] ?? '').outcome, id).to.equal(undefined);
      expect(matchOf(id, WHOLE[id] ?? '').outcome, id).to.not.equal(undefined);
    }
  });
});

const BAD: readonly (readonly [hash: string, what: string | undefined, said: string])[] = [
  ['#game=chess', 'game', 'chess'],
  ['#game=<img src=x onerror=alert(1)>', 'game', '<img'],
  ['#game=__proto__', 'game', '__proto__'],
  ['#game=constructor', 'game', 'constructor'],
  ['#game=triad&starter=2', 'rule', 'starter=2'],
  ['#game=triad&even-start=%00', 'rule', 'even-start='],
  [`#game=kubi&seats=${people(9)}`, 'rule', 'seats=human'],
  ['#game=triad&seats=human', 'rule', 'seats=human'],
  ['#game=kubi&seats=2', 'rule', 'seats=2'],
  ['#game=cubo&practice-seconds=1e9', 'rule', '1e9'],
  ['#game=tricubo&sheet={"values":[1]}', 'rule', 'sheet='],
  ['#game=tricubo&side=C', 'rule', 'side=C'],
  ['#game=triad&record=kubi 1', 'record', 'kubi'],
  ['#game=triad&record=triad 1; a1a9', 'record', 'a1a9'],
  ['#game=triad&record={"__proto__":{"x":1}}', 'record', ''],
  [`#game=triad&record=${'x'.repeat(5000)}`, 'record', ''],
  ['#ply-3', undefined, ''],
  ['#%E0%A4%A', undefined, ''],
  ['#lang=xx&skin=../../&scheme=', undefined, ''],
];

describe('a bad link', () => {
  for (const [hash, what, said] of BAD) {
    it(`is reported or ignored: ${hash.slice(0, 50)}`, () => {
      const { trouble, look } = readLink(hash);
      expect(trouble?.what).to.equal(what);
      expect(trouble?.said ?? '').to.contain(said);
      expect((trouble?.said ?? '').length).to.be.below(100);
      expect(look).to.deep.equal({});
    });
  }
});

describe('the address of the page', () => {
  let page: DemoFrame | undefined;
  afterEach(() => page?.close());

  /** What a link must restore. */
  const moment = ({ tag, record, game }: DemoFrame) => ({ tag, record, ply: game.ply });

  it('has no hash until something happens, and leads others to the same moment then', async () => {
    page = await DemoFrame.open();
    expect(page.hash).to.equal('');
    const { match } = page.game;
    const actor = match.actors.find((each) => typeof each === 'number') as number;
    match.play(match.legalMoves(actor)[0], { actor });
    await page.choose('names', 'Ann, Bob');
    await page.addressed('names=Ann, Bob');
    const before = moment(page);
    const copied = page.find<HTMLInputElement>('#link').value;
    expect(copied).to.equal(page.window.location.href);
    await page.close();

    page = await DemoFrame.open(new URL(copied).hash);
    expect(page.game.error).to.equal(undefined);
    expect(moment(page)).to.deep.equal(before);
    expect(page.game.getAttribute('names')).to.equal('Ann, Bob');
  });

  it('stays if the browser refuses to change it, and the page goes on', async () => {
    page = await DemoFrame.open();
    const { history, DOMException: Refusal } = page.window;
    const refuse = () => {
      throw new Refusal('too often', 'SecurityError');
    };
    history.replaceState = history.pushState = refuse;
    await page.click('#tab-kubi');
    await page.drawn();
    expect([page.tag, page.hash]).to.deep.equal(['kubi-sheet', '']);
  });

  it('contains the moment of a replay', async () => {
    page = await DemoFrame.open('#game=cubo&mode=replay');
    (page.game as unknown as { goTo(ply: number): void }).goTo(36);
    await page.addressed('ply=36');
    const { hash } = page;
    await page.close();
    page = await DemoFrame.open(hash);
    expect([page.game.getAttribute('mode'), page.game.ply]).to.deep.equal(['replay', 36]);
    expect(page.record.moves.length).to.be.above(70);
  });

  it('contains how far a game was undone', async () => {
    page = await DemoFrame.open();
    const { match } = page.game;
    match.play(match.legalMoves(0)[0], { actor: 0 });
    match.goTo(0);
    await page.addressed('ply=0');
    const { hash } = page;
    await page.close();
    page = await DemoFrame.open(hash);
    expect([page.game.ply, page.record.moves.length]).to.deep.equal([0, 1]);
  });

  it('supports Back and Forward', async () => {
    page = await DemoFrame.open('#game=kubi&seats=human+human&lang=en');
    await page.choose('seats', '3');
    expect(page.game.match.seats).to.equal(3);
    await page.choose('lang', 'it');
    await page.click('#tab-cubo');
    await page.drawn();
    expect(page.tag).to.equal('cubo-grid');
    await page.travel(-1);
    expect([page.tag, page.game.match.seats]).to.deep.equal(['kubi-sheet', 3]);
    await page.travel(-1);
    expect([page.tag, page.game.match.seats]).to.deep.equal(['kubi-sheet', 2]);
    await page.travel(1);
    expect([page.tag, page.game.match.seats]).to.deep.equal(['kubi-sheet', 3]);
  });

  it('explains a mistake as text, and shows another game', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    page = await DemoFrame.open(`#lang=en&game=${encodeURIComponent(hostile)}`);
    expect(page.text('.notice')).to.contain(`a game we don’t have: ${hostile}`);
    expect(page.all('.notice img')).to.have.length(0);
    expect(page.tag).to.equal('triad-board');
    await page.click('#dismiss');
    await page.drawn();
    expect(page.text('.notice')).to.equal('');
    expect(page.document.activeElement?.id, 'focus is not lost').to.equal('game');
  });

  it('shows hostile names as text', async () => {
    const names = '</textarea><script>alert(1)</script>, "><b onclick=x>Bob';
    page = await DemoFrame.open(`#game=kubi&seats=human+human&names=${encodeURIComponent(names)}`);
    expect(page.game.getAttribute('names')).to.equal(names);
    expect(page.all('#page script, #page b')).to.have.length(0);
    expect(page.find<HTMLInputElement>('#names').value).to.equal(names);
    expect(page.game.shadowRoot?.textContent).to.contain('onclick=x');
  });
});
