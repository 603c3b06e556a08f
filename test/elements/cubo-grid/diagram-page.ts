import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { CuboGrid } from '../../../src/elements/cubo-grid/define.js';
import { textOf } from '../papers.js';
import { CuboPage } from './cubo-page.js';

/** The example of the booklet: six streets, 32 points. */
export const EXAMPLE = 'r1r2r3/r2w3b4/b3b4b5';

/** Squares of Cubo as they are pictured anywhere in a page. */
export class DiagramPage extends CuboPage {
  static override async open(attributes: Readonly<Record<string, string>> = {}): Promise<DiagramPage> {
    return DiagramPage.within(html`<div>${this.make('cubo-grid', { mode: 'diagram', ...attributes })}</div>`);
  }

  static override async within(part: TemplateResult): Promise<DiagramPage> {
    return new DiagramPage((await this.place('cubo-grid', part)) as CuboGrid).ready();
  }

  /** A picture gets no tools by which it could be seen that all is there. */
  override async ready(): Promise<this> {
    await this.element.updateComplete;
    return this;
  }

  get squares(): string[] {
    return this.all('.seat').map((_, seat) => this.square(seat));
  }

  get worths(): number[] {
    return this.all('.seat').map((_, seat) => this.worth(seat));
  }

  /** What is written over each square. */
  get names(): string[] {
    return this.all('.seat').map((seat) => textOf(seat.querySelector('.name')));
  }

  /** The dice that were taken, as they are read. */
  get held(): string[] {
    return this.all('.seat').map((seat) => textOf(seat.querySelector('.taken')));
  }

  /** What the squares are called to those who do not see them. */
  get labels(): string[] {
    return this.all('.square [role="table"]').map(({ ariaLabel }) => ariaLabel ?? '');
  }
}
