import { expect, fixture, html } from '@open-wc/testing';
import type { LitElement } from 'lit';
import type { GameError } from '../../src/games/game-error.js';
import { openByTool } from './dialogs.js';
import type { GamePage } from './game-page.js';

interface Recorded extends LitElement {
  readonly error: GameError | undefined;
  readonly match: { readonly length: number; toRecord(): object };
  mode?: string | null;
  names?: string | null;
  goTo(ply: number): void;
}

type Attributes = Readonly<Record<string, string>>;

interface Sharing<Page extends GamePage<Recorded>> {
  readonly tag: string;
  readonly open: (attributes: Attributes) => Promise<Page>;
  readonly read: (element: Element) => Page;
}

interface Shared<Page> {
  readonly page: Page;
  /** The game as text. */
  readonly text: string;
  /** The game as an HTML tag. */
  readonly tag: string;
}

/** Opens a game and shares it by its tool. */
export async function share<Page extends GamePage<Recorded>>(
  open: (attributes: Attributes) => Promise<Page>,
  attributes: Attributes,
): Promise<Shared<Page>> {
  const page = await open(attributes);
  const dialog = await openByTool(page, 'Share');
  const [text = '', tag = ''] = [...dialog.querySelectorAll('textarea')].map(({ value }) => value);
  return { page, text, tag };
}

/**
 * What holds for what is shared in every game with sheets.
 * @param games by what has to be written down of them: an opening, whose move it was, a start, dice, comments, an end
 */
export function testSharing<Page extends GamePage<Recorded>>(
  { tag: name, open, read }: Sharing<Page>,
  games: Readonly<Record<string, Attributes>>,
): void {
  /** Does what an author does with the tag: pastes it into a page. */
  async function paste(tag: string): Promise<Page> {
    const template = document.createElement('template');
    template.innerHTML = tag;
    const elements = [...template.content.querySelectorAll('*')].map(({ localName }) => localName);
    expect(elements).to.deep.equal([name]);
    const place = await fixture(html`<div></div>`);
    place.append(template.content);
    return read(place.querySelector(name) as Element).ready();
  }

  const positionAtTheEnd = (page: Page): string => {
    page.element.goTo(page.element.match.length);
    return page.position;
  };

  describe(`what <${name}> shares`, () => {
    for (const [what, attributes] of Object.entries(games)) {
      it(`is a text that is the same game again: ${what}`, async () => {
        const { page, text } = await share(open, attributes);
        const again = await open({ record: text });
        expect(again.element.error).to.equal(undefined);
        expect(again.element.match.toRecord()).to.deep.equal(page.element.match.toRecord());
        expect(positionAtTheEnd(again)).to.equal(positionAtTheEnd(page));
      });

      it(`is a tag that shows the same game to a reader: ${what}`, async () => {
        const { page, tag } = await share(open, attributes);
        const pasted = await paste(tag);
        expect(pasted.element.error).to.equal(undefined);
        expect(pasted.element.mode).to.equal('replay');
        expect(pasted.element.names ?? '').to.equal(attributes['names'] ?? '');
        expect(pasted.element.match.toRecord()).to.deep.equal(page.element.match.toRecord());
        expect(globalThis).to.not.have.property('wasAttacked');
      });
    }
  });
}
