import { expect, fixtureCleanup } from '@open-wc/testing';
import { chord } from '../elements/keyboard.js';
import { TriominoPage } from '../elements/triomino-table/triomino-page.js';
import { keysSuite, replayKeys } from './documented-keys.js';
import type { Keys } from './documented-keys.js';

const TILES = '355@2,-1 503@3,-1 030@3,0 303@2,0 343@1,0 434@0,0 444@-1,0 544@-1,-1 455@0,-1 | 012,055,345';
/** 0-5-5 fits at three places. */
const TURN = `${TILES} | 0 0 0 - 1 | 10`;
/** Three tiles have been bought. */
const BOUGHT = `${TILES} | 0 0 3 - 1 | 10`;
const RECORD = `triomino 1; start=${TURN}; 055@0,-2; buy; draw 013; buy`;

/** A table alone in the page: below another one it would be out of sight, and asleep. */
function open(attributes: Readonly<Record<string, string>>): Promise<TriominoPage> {
  fixtureCleanup();
  return TriominoPage.open({ seed: 'keys', ...attributes });
}

/** A table, a tile of whose rack has the focus. */
async function onTile(tile: string, attributes: Readonly<Record<string, string>> = {}): Promise<TriominoPage> {
  const page = await open({ position: TURN, ...attributes });
  page.tile(tile).focus();
  return page;
}

/** After some keys on 0-5-5, the tile that has the focus. */
async function tileAfter(...keys: readonly string[]): Promise<string | undefined> {
  const page = await onTile('055');
  await page.press(...keys);
  return page.focused?.dataset['tile'];
}

/** After some keys in the list of places of 0-5-5, the one that has the focus. */
async function placeAfter(...keys: readonly string[]): Promise<string | undefined> {
  const page = await onTile('055');
  await page.press('Enter', ...keys);
  return page.ghosts[Number(page.focused?.dataset['place'])];
}

/** What is said at a key on a tile. */
async function saidAt(key: string, attributes: Readonly<Record<string, string>> = {}): Promise<string> {
  const page = await onTile('055', attributes);
  await page.press(key);
  return page.spoken;
}

/** What part of the table is seen before and after some keys. */
async function viewsAt(page: TriominoPage, ...keys: readonly string[]): Promise<readonly (readonly number[])[]> {
  const before = page.view;
  await chord(page, ...keys);
  return [before, page.view];
}

async function zooms(open: () => Promise<TriominoPage>): Promise<void> {
  for (const [key, sign] of [
    ['+', -1],
    ['-', 1],
  ] as const) {
    const [before, after] = await viewsAt(await open(), key);
    expect(Math.sign((after?.[2] ?? 0) - (before?.[2] ?? 0)), key).to.equal(sign);
  }
}

async function moves(open: () => Promise<TriominoPage>): Promise<void> {
  for (const [key, dx, dy] of [
    ['ArrowLeft', -1, 0],
    ['ArrowRight', 1, 0],
    ['ArrowUp', 0, -1],
    ['ArrowDown', 0, 1],
  ] as const) {
    const [before, after] = await viewsAt(await open(), 'Shift', key);
    const signs = [0, 1].map((axis) => Math.sign((after?.[axis] ?? 0) - (before?.[axis] ?? 0)));
    expect(signs, key).to.deep.equal([dx, dy]);
  }
}

async function showsAll(page: TriominoPage): Promise<void> {
  await chord(page, '+');
  expect(page.isMoved).to.be.true;
  await chord(page, '0');
  expect(page.isMoved).to.be.false;
}

const afterMove = () => onTile('055').then((page) => page.played('055@0,-2'));

async function inReplay(selector: string): Promise<TriominoPage> {
  const page = await open({ mode: 'replay', record: RECORD, ply: '2' });
  await page.until(() => page.find(selector) !== null);
  page.find(selector)?.focus();
  return page;
}

const KEYS: Keys = {
  'left and right, Home, End': async () => {
    const tiles: (string | undefined)[] = [];
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End']) tiles.push(await tileAfter(key));
    expect(tiles).to.deep.equal(['012', '345', '012', '345']);
  },
  'Enter, Space': async () => {
    for (const key of ['Enter', 'Space']) {
      const page = await onTile('055');
      await page.press(key);
      expect(page.chosen, key).to.equal('055');
      expect(page.focused?.matches('.place'), key).to.be.true;
      const place = page.ghosts[0];
      await page.press(key);
      expect(page.moves, key).to.deep.equal([place]);
    }
  },
  arrows: async () => {
    const places: (string | undefined)[] = [];
    for (const keys of [[], ['ArrowRight'], ['ArrowRight', 'ArrowLeft'], ['ArrowDown'], ['ArrowDown', 'ArrowUp']])
      places.push(await placeAfter(...keys));
    expect(places).to.deep.equal(['055@0,-2', '055@2,-2', '055@0,-2', '055@4,-1', '055@2,-2']);
  },
  Escape: async () => {
    const page = await onTile('055');
    await page.press('Enter', 'Escape');
    expect([page.chosen, page.focused?.dataset['tile'], page.moves.length]).to.deep.equal([undefined, '055', 0]);
  },
  B: async () => {
    const page = await onTile('055');
    await page.press('b');
    expect(page.moves.map((move) => move.split(' ')[0])).to.deep.equal(['buy', 'draw']);
  },
  P: async () => {
    const page = await onTile('055', { position: BOUGHT });
    await page.press('p');
    expect(page.moves).to.deep.equal(['pass']);
  },
  L: async () => {
    const page = await afterMove();
    await page.press('l');
    expect(page.spoken).to.contain('0-5-5');
  },
  C: async () => {
    expect(await saidAt('c')).to.match(/3 tiles, 10 points.*44 tiles to buy/);
  },
  T: async () => {
    expect(await saidAt('t', { 'turn-seconds': '60' })).to.contain('60 seconds');
  },
  'plus, minus': () => zooms(() => onTile('055')),
  'Shift+arrows': () => moves(() => onTile('055')),
  '0': async () => showsAll(await onTile('055')),
  'U or Control+Z': async () => {
    for (const keys of [['u'], ['Control', 'z']]) {
      const page = await afterMove();
      page.tile('345').focus();
      await chord(page, ...keys);
      expect(page.moves, keys.join('+')).to.be.empty;
    }
  },
  'R, Control+Y or Control+Shift+Z': async () => {
    for (const keys of [['r'], ['Control', 'y'], ['Control', 'Shift', 'z']]) {
      const page = await afterMove();
      page.element.undo();
      await page.element.updateComplete;
      page.tile('345').focus();
      await chord(page, ...keys);
      expect(page.moves, keys.join('+')).to.deep.equal(['055@0,-2']);
    }
  },
  'plus, minus, 0, Shift+arrows': async () => {
    const onTable = () => inReplay('.table');
    await zooms(onTable);
    await moves(onTable);
    await showsAll(await onTable());
  },
  ...replayKeys(inReplay, '.table'),
};

keysSuite('/stories/triomino-table.mdx', KEYS);
