import { expect, fixture, html } from '@open-wc/testing';
import { openByTool } from '../dialogs.js';
import { NAMES, SOLO, THREE } from './replay-records.js';
import { SheetPage } from './sheet-page.js';
import { FILLED, crossed } from './sheets.js';

/** Games of which something has to be written down: an opening, whose move it was, a start, dice, comments, an end. */
const GAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a game that has not begun': {},
  'a game alone': { record: SOLO },
  'a game of three, who decide in any order': { record: THREE, names: NAMES },
  'a game of eight that has not begun': { seats: 'human '.repeat(8) },
  'a game from a roll that some have entered': {
    position: '1:1,2:0,3:0 0,0,0,1,0,0,0,0,0,1,0 / 1:0,2:0,4:0 0,0,0,0,0,0,0,0,0,0,0 | 1 11456 0',
  },
  'a finished sheet': { position: FILLED },
  'comments with markup': {
    record: 'kubi 1 {“A” & <b>}; x146 {</kubi-sheet><script>globalThis.wasAttacked = 1</script>}',
  },
  'a replay': { mode: 'replay', record: THREE, ply: '2' },
  'a seed': { record: 'kubi 1; seed="a b; c"; x146; roll 12346' },
};

interface Shared {
  readonly page: SheetPage;
  readonly text: string;
  readonly tag: string;
}

async function share(attributes: Readonly<Record<string, string>>): Promise<Shared> {
  const page = await SheetPage.open(attributes);
  const dialog = await openByTool(page, 'Share');
  const [text = '', tag = ''] = [...dialog.querySelectorAll('textarea')].map(({ value }) => value);
  return { page, text, tag };
}

/** Does what an author does with the tag: pastes it into a page. */
async function paste(tag: string): Promise<SheetPage> {
  const template = document.createElement('template');
  template.innerHTML = tag;
  const elements = [...template.content.querySelectorAll('*')].map(({ localName }) => localName);
  expect(elements).to.deep.equal(['kubi-sheet']);
  const place = await fixture(html`<div></div>`);
  place.append(template.content);
  return new SheetPage(place.querySelector('kubi-sheet') as HTMLElementTagNameMap['kubi-sheet']).ready();
}

describe('what <kubi-sheet> shares', () => {
  for (const [what, attributes] of Object.entries(GAMES)) {
    it(`is a text that is the same game again: ${what}`, async () => {
      const { page, text } = await share(attributes);
      const again = await SheetPage.open({ record: text });
      expect(again.element.error).to.equal(undefined);
      expect(again.element.match.toRecord()).to.deep.equal(page.element.match.toRecord());
      again.element.goTo(again.element.match.length);
      page.element.goTo(page.element.match.length);
      expect(again.position).to.equal(page.position);
    });

    it(`is a tag that shows the same game to a reader: ${what}`, async () => {
      const { page, tag } = await share(attributes);
      const pasted = await paste(tag);
      expect(pasted.element.error).to.equal(undefined);
      expect(pasted.element.mode).to.equal('replay');
      expect(pasted.element.names ?? '').to.equal(attributes['names'] ?? '');
      expect(pasted.element.match.toRecord()).to.deep.equal(page.element.match.toRecord());
      expect(globalThis).to.not.have.property('wasAttacked');
    });
  }

  it('says whose move it was only where several could have made it', async () => {
    const { text } = await share({ record: THREE });
    const lines = text.split('\n').map((line) => line.replace(/\s*\{.*\}/, ''));
    expect(lines).to.include('#1 4|11|56').and.to.include('roll 11456').and.to.include('5|11|46');
  });

  it('is a game that was begun on a position, from that position', async () => {
    const { text } = await share({ position: crossed('146') });
    expect(text).to.contain(`start=${crossed('146')}`);
  });
});
