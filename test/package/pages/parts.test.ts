import { expect } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { needsBuild } from '../built.js';
import { CuboPage } from '../../elements/cubo-grid/cubo-page.js';
import type { GamePage } from '../../elements/game-page.js';
import { SheetPage } from '../../elements/kubi-sheet/sheet-page.js';
import { crossed } from '../../elements/kubi-sheet/sheets.js';
import { BoardPage } from '../../elements/triad-board/board-page.js';
import { START, TRIAD_AHEAD, WALLED_IN, WIN_AHEAD } from '../../elements/triad-board/positions.js';
import { TricuboPage } from '../../elements/tricubo-sheet/tricubo-page.js';
import { TriominoPage } from '../../elements/triomino-table/triomino-page.js';

interface Manifest {
  readonly modules: readonly {
    readonly declarations?: readonly { readonly tagName?: string; readonly cssParts?: readonly { name: string }[] }[];
  }[];
}

async function listedParts(tag: string): Promise<string[]> {
  const { modules } = (await (await fetch('/custom-elements.json')).json()) as Manifest;
  const element = modules.flatMap(({ declarations }) => declarations ?? []).find(({ tagName }) => tagName === tag);
  return (element?.cssParts ?? []).map(({ name }) => name);
}

const partsOf = (page: GamePage) => page.all('[part]').flatMap((element) => [...element.part]);

/** The parts of an element before and after each of several steps, and after those that lead through every game. */
async function shownParts<Page extends GamePage<LitElement>>(
  page: Page,
  record: string,
  steps: readonly (() => unknown)[],
): Promise<Set<string>> {
  const { element } = page;
  const set = (properties: object) => () => Object.assign(element, properties);
  const everywhere: readonly (() => unknown)[] = [
    () => page.clickButton('Share'),
    () => page.until(() => page.find('dialog') !== null),
    () => page.press('Escape'),
    set({ position: 'nonsense' }),
    set({ position: null, marks: null, mode: 'replay', record }),
    () => page.until(() => page.find('.moves') !== null),
    set({ ply: 2 }),
    set({ mode: 'diagram' }),
  ];
  const shown = new Set(partsOf(page));
  for (const step of [...steps, ...everywhere]) {
    await step();
    await element.updateComplete;
    for (const part of partsOf(page)) shown.add(part);
  }
  return shown;
}

const SHOWN: Readonly<Record<string, () => Promise<Set<string>>>> = {
  async 'triad-board'() {
    const page = await BoardPage.open();
    const { board } = page;
    return shownParts(page, 'triad 1; roll 112233 112233; a1a3 {A comment.}', [
      () => (board.dice = 'enter'),
      () => (board.position = START),
      () => page.clickCell('a1'),
      () => page.clickCell('a2'),
      () => page.clickCell('a3'),
      () => page.clickButton('New game'),
      () => (board.position = TRIAD_AHEAD),
      () => page.clickCell('c1'),
      () => page.clickCell('e3'),
      () => (board.position = WALLED_IN),
      () => page.clickCell('a1'),
      () => (board.position = WIN_AHEAD),
      () => board.play('b1d3xc3'),
      () => (board.marks = 'a1'),
    ]);
  },

  async 'kubi-sheet'() {
    const page = await SheetPage.open();
    const { element } = page;
    const last = '1:7,4:0,6:0 0,0,0,0,0,14,0,0,0,0,0';
    return shownParts(page, 'kubi 1; x146; roll 12346 {A comment.}', [
      () => (element.position = `${crossed('146')} / ${crossed('146')} | 0 12346`),
      () => page.clickDice(0, 1),
      () => page.clickButton('New game'),
      () => Object.assign(element, { dice: 'enter', position: crossed('146') }),
      () => (element.position = `${last} / ${last} | 0 12346`),
      () => page.played('#0 1|23|46', '#1 1|23|46'),
    ]);
  },

  async 'tricubo-sheet'() {
    const page = await TricuboPage.open();
    const { element } = page;
    return shownParts(page, 'tricubo 1; @1; roll 346 {A comment.}', [
      () => (element.position = '2,4,1,0,0 / 0,1,0,0,0 | B 4 0 166'),
      () => page.clickDie('M'),
      () => page.clickButton('New game'),
      () => Object.assign(element, { dice: 'enter', position: '1,0,0,0,0' }),
      () => (element.position = '6,6,5,0,0 / 0,1,0,0,0 | A 4 0 334'),
      () => page.played('#0 L', '#1 M'),
    ]);
  },

  async 'cubo-grid'() {
    const page = await CuboPage.open();
    const { element } = page;
    return shownParts(page, 'cubo 1; middle r1r1b1b1; dice 0 123234345 {A comment.}', [
      () => Object.assign(element, { dice: 'enter', marks: 'a1' }),
      () => (element.position = '1 0 build 0 | r1r2r3/r2w3b4/b3b4b5 o - 0 | r6r1b6b2'),
      () => page.clickButton('New game'),
      () => page.played('call'),
      () => page.played('take -'),
      () => page.until(() => page.find('.best') !== null),
    ]);
  },

  async 'triomino-table'() {
    const page = await TriominoPage.open();
    const { element } = page;
    const record = 'triomino 1; deal 000,001,002,003,004,005,011,012,013 {A comment.}; 000@0,0; buy; draw 055';
    return shownParts(page, record, [
      () => Object.assign(element, { dice: 'enter', marks: '344', placement: '044@0,1' }),
      () => Object.assign(element, { position: '344@0,0 | 044,055 / 555 | 0 1 0 - 1', turnSeconds: 60, lap: 'off' }),
      () => page.uncover(),
      () => page.click(page.tile('044')),
      () => page.clickButton('New game'),
      () => (element.position = '344@0,0 | 044 / 555 | 0 1 0 - 1 | 390,0'),
      () => page.played('044@0,1'),
    ]);
  },
};

for (const [tag, parts] of Object.entries(SHOWN)) {
  describe(`the parts of <${tag}>`, () => {
    needsBuild();

    it('are listed in the manifest, and all that are listed are there', async () => {
      expect([...(await parts())]).to.have.members(await listedParts(tag));
    });
  });
}
