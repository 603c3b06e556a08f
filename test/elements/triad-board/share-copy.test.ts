import { expect } from '@open-wc/testing';
import { BoardPage } from './board-page.js';
import { closeByKey, openByTool } from '../dialogs.js';
import { START } from './positions.js';
import { onEachScreen } from '../screens.js';
import { watchTrouble } from '../watch-trouble.js';

const COPIED = 'Copied.';
const COPY_YOURSELF = 'The browser does not allow it. The text is selected, so that you can copy it yourself.';

/** A browser with this clipboard. @returns a function that gives it its own again */
function withClipboard(clipboard: Partial<Clipboard> | undefined): () => void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  return () => void Reflect.deleteProperty(navigator, 'clipboard');
}

const refuse = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));

/** What a browser may have, and what the reader is told. */
const CLIPBOARDS: Readonly<Record<string, { clipboard: Partial<Clipboard> | undefined; told: string }>> = {
  'a clipboard that works': { clipboard: { writeText: () => Promise.resolve() }, told: COPIED },
  'a clipboard that refuses': { clipboard: { writeText: refuse }, told: COPY_YOURSELF },
  'no clipboard': { clipboard: undefined, told: COPY_YOURSELF },
};

async function open(attributes: Readonly<Record<string, string>> = {}) {
  const page = await BoardPage.open({ position: START, names: 'Ann, Bob', ...attributes });
  const dialog = await openByTool(page, 'Share');
  const fields = [...dialog.querySelectorAll('textarea')];
  const buttons = [...dialog.querySelectorAll<HTMLElement>('.button')];
  const message = () => dialog.querySelector('[role=status]')?.textContent ?? '';
  return { page, dialog, fields, buttons, message };
}

describe('copying what <triad-board> shares', () => {
  let giveBack = () => {};
  afterEach(() => giveBack());

  for (const [what, { clipboard, told }] of Object.entries(CLIPBOARDS)) {
    for (const [i, name] of ['text', 'tag'].entries()) {
      it(`selects the ${name} and says what has become of it, with ${what}`, async () => {
        giveBack = withClipboard(clipboard);
        const trouble = watchTrouble();
        const { page, fields, buttons, message } = await open();
        expect(message()).to.equal('');
        await page.click(buttons[i] as Element);
        await page.until(() => message() !== '');
        expect(message()).to.equal(told);
        const field = fields[i] as HTMLTextAreaElement;
        expect(page.focused === field).to.be.true;
        expect(field.value.slice(field.selectionStart, field.selectionEnd)).to.equal(field.value).and.not.to.equal('');
        expect(trouble.stop()).to.be.empty;
      });
    }
  }

  it('copies what stands in the field, to the letter', async () => {
    const copied: string[] = [];
    giveBack = withClipboard({ writeText: (text) => Promise.resolve(void copied.push(text)) });
    const { page, fields, buttons } = await open({ names: '"Ann" & Co, <b>' });
    for (const button of buttons) await page.click(button);
    expect(copied).to.deep.equal(fields.map(({ value }) => value));
    expect(copied[1]).to.contain('names="&quot;Ann&quot; &amp; Co, &lt;b>"');
  });

  it('works by keyboard', async () => {
    const copied: string[] = [];
    giveBack = withClipboard({ writeText: (text) => Promise.resolve(void copied.push(text)) });
    const { page, message } = await open();
    while (!page.focusedName?.startsWith('Copy')) await page.press('Tab');
    await page.press('Enter');
    await page.until(() => message() !== '');
    expect(copied).to.have.lengthOf(1);
  });

  it('is said anew for the second thing that is copied', async () => {
    giveBack = withClipboard(CLIPBOARDS['a clipboard that works']?.clipboard);
    const { page, dialog, buttons, message } = await open();
    await page.click(buttons[0] as Element);
    await page.until(() => message() === COPIED);
    const before = dialog.querySelector('[role=status]')?.textContent;
    await page.click(buttons[1] as Element);
    await page.until(() => message() !== before);
    expect(message()).to.not.equal(before);
    expect(message().trim()).to.equal(COPIED);
  });

  it('says nothing of the last time when it is opened again', async () => {
    giveBack = withClipboard(CLIPBOARDS['a clipboard that works']?.clipboard);
    const { page, buttons, message } = await open();
    await page.click(buttons[0] as Element);
    await page.until(() => message() === COPIED);
    await closeByKey(page);
    const again = await openByTool(page, 'Share');
    expect(again.querySelector('[role=status]')?.textContent).to.equal('');
  });

  it('cannot change what is shared', async () => {
    const { page, fields } = await open();
    fields[0]?.focus();
    const before = fields[0]?.value;
    await page.type('x');
    expect(fields[0]?.value).to.equal(before);
  });
});

onEachScreen('the dialog in which <triad-board> shares', (width) => {
  it('has nothing for an audit to object to, and fits the screen', async () => {
    const { page, dialog } = await open();
    await expect(page.board).to.be.accessible();
    expect(dialog.getBoundingClientRect().right).to.be.at.most(width);
    expect(dialog.scrollWidth).to.be.at.most(dialog.clientWidth);
  });
});
