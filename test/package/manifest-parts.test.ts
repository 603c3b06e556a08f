import { expect } from '@open-wc/testing';
import { BoardPage } from '../elements/triad-board/board-page.js';
import { START, TRIAD_AHEAD, WALLED_IN, WIN_AHEAD } from '../elements/triad-board/positions.js';
import { needsBuild } from './built.js';

interface Manifest {
  readonly modules: readonly {
    readonly declarations?: readonly { readonly tagName?: string; readonly cssParts?: readonly { name: string }[] }[];
  }[];
}

async function listedParts(): Promise<string[]> {
  const { modules } = (await (await fetch('/custom-elements.json')).json()) as Manifest;
  const board = modules
    .flatMap(({ declarations }) => declarations ?? [])
    .find(({ tagName }) => tagName === 'triad-board');
  return (board?.cssParts ?? []).map(({ name }) => name);
}

const partsOf = (page: BoardPage) => page.all('[part]').flatMap((element) => [...element.part]);

/** The parts of a board in all that can happen to it. */
async function shownParts(): Promise<Set<string>> {
  const page = await BoardPage.open();
  const shown = new Set(partsOf(page));
  const note = async (act: () => unknown) => {
    await act();
    await page.board.updateComplete;
    for (const part of partsOf(page)) shown.add(part);
  };
  await note(() => (page.board.dice = 'enter'));
  await note(() => (page.board.position = START));
  await note(() => page.clickCell('a1'));
  await note(() => page.clickCell('a2'));
  await note(() => page.clickCell('a3'));
  await note(() => page.clickButton('New game'));
  await note(() => (page.board.position = TRIAD_AHEAD));
  await note(() => page.clickCell('c1'));
  await note(() => page.clickCell('e3'));
  await note(() => (page.board.position = WALLED_IN));
  await note(() => page.clickCell('a1'));
  await note(() => (page.board.position = WIN_AHEAD));
  await note(() => page.board.play('b1d3xc3'));
  await note(() => (page.board.position = 'nonsense'));
  await note(() => (page.board.marks = 'a1'));
  await note(() => page.clickButton('Share'));
  await note(() => page.until(() => page.find('dialog') !== null));
  await note(() => page.press('Escape'));
  await note(() => {
    page.board.position = null;
    page.board.mode = 'replay';
    page.board.record = 'triad 1; roll 112233 112233; a1a3 {A comment.}';
  });
  await note(() => page.until(() => page.find('.moves') !== null));
  await note(() => page.board.goTo(2));
  return shown;
}

describe('the parts of <triad-board>', () => {
  needsBuild();

  it('are listed in the manifest, and all that are listed are there', async () => {
    expect([...(await shownParts())]).to.have.members(await listedParts());
  });
});
