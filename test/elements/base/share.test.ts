import { expect, fixture, html } from '@open-wc/testing';
import { triad } from '../../../src/games/triad/index.js';
import type { TriadBoard } from '../../../src/elements/games/triad-board/triad-board.js';
import { makeRecordText } from '../../../src/match/record/make-record-text.js';
import { closeByKey, openByTool, spokenDialogs } from '../dialogs.js';
import { TriadPage } from '../games/triad-board/page.js';
import type { Attributes } from '../games/triad-board/page.js';
import { START, TRIAD_AHEAD } from '../games/triad-board/positions.js';
import { GAME } from '../games/triad-board/records.js';
import { watchTrouble } from '../watch-trouble.js';

const COMMENTED = `triad 1 {“First” & <b>last</b>}
roll 111233 112233 {5 > 3 < 4, &amp; "so on"}
d1d4 {</triad-board><script>globalThis.wasAttacked = true</script>}
c6d5xd6 {two
lines}`;

/** Games of which something has to be written down: an opening, a start, options, dice, comments, an end. */
const GAMES: Readonly<Record<string, Attributes>> = {
  'a whole game': { record: GAME },
  'a game from a position': { record: `triad 1; start=${TRIAD_AHEAD}; c1e3xd4` },
  'a game with options': { record: 'triad 1; even-start=on; starter=1; draws=off; seed=a b; roll 112233 112233; a6a4' },
  'an empty board': {},
  'a replay with comments': { mode: 'replay', record: COMMENTED, ply: '1' },
};

async function share(attributes: Attributes) {
  const page = await TriadPage.open(attributes);
  const dialog = await openByTool(page, 'Share');
  // What comes up is pressed where it will stand.
  await Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished));
  await page.click(dialog.querySelector('#share-embed') as Element);
  const fields = [...dialog.querySelectorAll('textarea')];
  const buttons = [...dialog.querySelectorAll<HTMLElement>('#share-panel .button')];
  const [text = '', tag = ''] = fields.map(({ value }) => value);
  const message = () => dialog.querySelector('[role=status]')?.textContent ?? '';
  return { page, dialog, fields, buttons, text, tag, message };
}

/** Does what an author does with the tag: pastes it into a page. */
async function paste(tag: string): Promise<TriadPage> {
  const template = document.createElement('template');
  template.innerHTML = tag;
  expect([...template.content.querySelectorAll('*')].map(({ localName }) => localName)).to.deep.equal(['triad-board']);
  expect(template.content.textContent).to.equal('');
  const place = await fixture(html`<div></div>`);
  place.append(template.content);
  return new TriadPage(place.querySelector('triad-board') as TriadBoard).ready();
}

describe('what is shared', () => {
  it('is offered as text and as a tag, in a dialog that is called so', async () => {
    const { fields } = await share({ position: START });
    expect(await spokenDialogs()).to.deep.equal(['dialog Share']);
    const labels = fields.map((field) => field.labels[0]?.textContent?.trim());
    expect(labels).to.deep.equal(['The game as text', 'The game as an HTML tag']);
  });

  for (const [what, attributes] of Object.entries(GAMES)) {
    it(`is the same game again from the text, and from the tag in a page: ${what}`, async () => {
      const { page, text, tag } = await share({ ...attributes, names: 'Ann, Bob' });
      const record = page.board.match.toRecord();
      expect(text).to.equal(makeRecordText(record, triad, '; '));
      const { board: again } = await TriadPage.open({ record: text });
      expect(again.error).to.equal(undefined);
      expect(again.match.toRecord()).to.deep.equal(record);
      expect(tag).to.not.contain('\n');
      const { board: pasted } = await paste(tag);
      expect([pasted.error, pasted.mode, pasted.names]).to.deep.equal([undefined, 'replay', 'Ann, Bob']);
      expect(pasted.match.toRecord()).to.deep.equal(record);
      expect(globalThis).to.not.have.property('wasAttacked');
    });
  }

  it('goes as far as the game has gone, whatever moment of a record is shown', async () => {
    const { text } = await share({ mode: 'replay', record: GAME, ply: '2' });
    expect(text.split('; ').at(-1)).to.equal('e6c6xc6');
  });

  it('is what the reader tries, where they have left a record', async () => {
    const page = await TriadPage.replay({ ply: '2' });
    await page.play('f6f4');
    const dialog = await openByTool(page, 'Share');
    await page.click(dialog.querySelector('#share-embed') as Element);
    expect(dialog.querySelector('textarea')?.value.split('; ').slice(2)).to.deep.equal(['d1d4', 'f6f4']);
  });

  for (const names of ['"Ace" O’Neill, \'Bo\'', '<img src=x onerror=alert(1)>, </triad-board><b>', '&lt;, A&amp;B']) {
    it(`keeps the names ${names} in the tag`, async () => {
      const { tag } = await share({ position: START, names });
      const { board } = await paste(tag);
      expect(board.names).to.equal(names);
    });
  }

  it('has no names in the tag where there are none', async () => {
    const { tag } = await share({ position: START });
    expect(tag).to.match(/^<triad-board mode="replay" record="[^"]+"><\/triad-board>$/);
  });
});

const COPIED = 'Copied.';
const COPY_YOURSELF = 'Your browser doesn’t allow copying. The text is selected: copy it yourself.';

describe('copying what is shared', () => {
  const clipboard = (value: Partial<Clipboard> | undefined) =>
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value });
  afterEach(() => void Reflect.deleteProperty(navigator, 'clipboard'));

  const copied: string[] = [];
  const working = { writeText: (text: string) => Promise.resolve(void copied.push(text)) };
  const refusing = { writeText: () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError')) };
  beforeEach(() => (copied.length = 0));

  for (const [what, value, told] of [
    ['a clipboard that works', working, COPIED],
    ['a clipboard that refuses', refusing, COPY_YOURSELF],
    ['no clipboard', undefined, COPY_YOURSELF],
  ] as const) {
    it(`selects what is copied and says what has become of it, each time, with ${what}`, async () => {
      clipboard(value);
      const trouble = watchTrouble();
      const { page, fields, buttons, message } = await share({ position: START, names: '"Ann" & Co, <b>' });
      for (const [i, field] of fields.entries()) {
        const before = message();
        await page.click(buttons[i] as Element);
        await page.until(() => message() !== before);
        expect(message()).to.not.equal(before);
        expect(message().trim()).to.equal(told);
        expect(page.focused === field).to.be.true;
        expect(field.value.slice(field.selectionStart, field.selectionEnd)).to.equal(field.value).and.not.to.equal('');
      }
      expect(copied).to.deep.equal(value === working ? fields.map((field) => field.value) : []);
      expect(trouble.stop()).to.be.empty;
    });
  }

  it('works by keyboard, and says nothing of the last time when it is opened again', async () => {
    clipboard(working);
    const { page, message } = await share({ position: START });
    for (let presses = 0; presses < 10 && !page.focusedName?.startsWith('Copy'); presses++) await page.press('Tab');
    await page.press('Enter');
    await page.until(() => message() !== '');
    expect(copied).to.have.lengthOf(1);
    await closeByKey(page);
    const again = await openByTool(page, 'Share');
    expect(again.querySelector('[role=status]')?.textContent).to.equal('');
  });

  it('cannot change what is shared', async () => {
    const { page, fields, text } = await share({ position: START });
    fields[0]?.focus();
    await page.type('x');
    expect(fields[0]?.value).to.equal(text);
  });
});
