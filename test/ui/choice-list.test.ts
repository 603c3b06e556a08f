import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { nothing, render } from 'lit';
import { choiceList } from '../../src/ui/dialogs/choice-list.js';
import { leftAlive } from '../elements/leaks.js';

/** A shadow root in the page, like that of an element. */
const makeRoot = async (): Promise<ShadowRoot> => (await fixture(html`<div></div>`)).attachShadow({ mode: 'open' });

function show(root: ShadowRoot, choose: (what: object) => void = () => undefined): HTMLInputElement[] {
  const choices = ['1, 9 and 6', '1, 8 and 7'].map((text) => ({ what: {}, text }));
  render(choiceList(choices, undefined, 'Possible entries', choose), root);
  return [...root.querySelectorAll('input')];
}

describe('a list of choices', () => {
  it('leaves no radio button behind when others take its place', async () => {
    const root = await makeRoot();
    const buttons: WeakRef<object>[] = [];
    for (let turn = 0; turn < 20; turn++) {
      buttons.push(...show(root).map((button) => new WeakRef(button)));
      render(nothing, root);
    }
    expect(buttons).to.have.lengthOf(40);
    expect(await leftAlive(buttons)).to.equal(0);
  });

  it('is one group for the arrow keys, and Enter leaves the page where it is', async () => {
    const root = await makeRoot();
    let chosen = 0;
    const [first, second] = show(root, () => chosen++);
    first?.focus();
    await sendKeys({ press: 'ArrowDown' });
    expect([first?.checked, second?.checked, chosen]).to.deep.equal([false, true, 1]);
    let unprevented = 0;
    root.addEventListener('submit', (event) => (unprevented += event.defaultPrevented ? 0 : 1));
    await sendKeys({ press: 'Enter' });
    expect(unprevented).to.equal(0);
  });
});
