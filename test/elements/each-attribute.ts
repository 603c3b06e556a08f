import { expect } from '@open-wc/testing';
import { html } from 'lit';
import type { LitElement, TemplateResult } from 'lit';
import type { GamePage } from './game-page.js';

/** A text of an attribute and what is to be seen of it. */
type Sample = readonly [text: string, seen: unknown];

export interface AttributeRow<Page> {
  readonly attribute: string;
  readonly property: string;
  readonly samples: readonly [Sample, Sample];
  /** What is to be seen without the attribute. */
  readonly bare: unknown;
  readonly look: (page: Page) => unknown;
}

interface Opened<Page> {
  readonly tag: string;
  readonly open: (attributes: Readonly<Record<string, string>>) => Promise<Page>;
  readonly within: (part: TemplateResult) => Promise<Page>;
}

/** What holds for each attribute in every game: the same text says the same as attribute and as property, at any time. */
export function testEachAttribute<Page extends GamePage>(
  { tag, open, within }: Opened<Page>,
  rows: readonly AttributeRow<Page>[],
): void {
  for (const { attribute, property, samples, bare, look } of rows) {
    const [[text, seen], [other, otherSeen]] = samples;

    describe(`the attribute ${attribute}`, () => {
      it(`is read at birth as the property ${property}, followed when it changes, and forgotten when it is removed`, async () => {
        const page = await open({ [attribute]: text });
        const { element } = page;
        expect(element).to.have.property(property, text);
        expect(look(page)).to.equal(seen);
        element.setAttribute(attribute, other);
        await element.updateComplete;
        expect(look(page)).to.equal(otherSeen);
        element.setAttribute(attribute, text);
        await element.updateComplete;
        expect(look(page)).to.equal(seen);
        element.removeAttribute(attribute);
        await element.updateComplete;
        expect(look(page)).to.equal(bare);
      });

      it('can be set as a property before and after birth, and taken away with undefined and null', async () => {
        const element = Object.assign(document.createElement(tag) as LitElement, { [property]: text });
        const page = await within(html`<div>${element}</div>`);
        expect(look(page)).to.equal(seen);
        for (const [value, expected] of [
          [other, otherSeen],
          [text, seen],
          [undefined, bare],
          [other, otherSeen],
          [null, bare],
        ]) {
          Object.assign(element, { [property]: value });
          await element.updateComplete;
          expect(look(page), String(value)).to.equal(expected);
        }
      });
    });
  }
}
