import { html } from 'lit';
import '../../../../src/elements/games/sample-game-board/define.js';
import type { SampleGameBoard } from '../../../../src/elements/games/sample-game-board/define.js';
import { RecordPage } from '../../../../../../../test/elements/record-page.js';

/** A board of Sample game as a user meets it. */
export class SampleGamePage extends RecordPage<SampleGameBoard> {
  /** A board in a page, complete with what is loaded at first sight. */
  static async open(attributes: Readonly<Record<string, string>> = {}): Promise<SampleGamePage> {
    const board = this.make('sample-game-board', attributes);
    await this.place('sample-game-board', html`<div>${board}</div>`);
    const page = new SampleGamePage(board as SampleGameBoard);
    if (attributes['mode'] !== 'diagram') return page.ready();
    await page.element.updateComplete;
    return page;
  }

  /** The button for a place of a heap: `a1` is the first of heap a. */
  cell(name: string): HTMLElement {
    const cell = 'abc'.indexOf(name.charAt(0)) * 6 + Number(name.charAt(1)) - 1;
    return this.find(`[data-cell="${cell}"]`) as HTMLElement;
  }

  async clickCells(...names: readonly string[]): Promise<void> {
    for (const name of names) await this.click(this.cell(name));
  }

  /** The moves that have been made, as they are written. */
  get moves(): string[] {
    return this.element.match.entries.map(({ text }) => text);
  }

  /** How many counters are drawn as chosen. */
  get chosen(): number {
    return this.all('[data-chosen]').length;
  }
}
