import { expect } from '@open-wc/testing';
import { executeServerCommand, setViewport } from '@web/test-runner-commands';
import { needsBuild } from '../built.js';
import { EmbeddedPage } from '../embedded-page.js';
import { waitUntil } from '../../wait-until.js';

/** Nobody answers there. */
const ELSEWHERE = 'wss://127.0.0.1:9/play';

const action = (page: EmbeddedPage) => page.find('.online-actions .button');
const state = (page: EmbeddedPage) => page.find('.online')?.dataset['state'];
const said = (page: EmbeddedPage) => page.find('.online')?.textContent ?? '';

/** The page for frames, as a site serves it that has another policy. */
async function withPolicy(from: string, to: string): Promise<string> {
  const written = await (await fetch('/cdn/embed.html')).text();
  if (!written.includes(from)) throw new Error(`the policy has no ${from}`);
  const html = written.replace(from, to).replace(/(href|src)="(tabletop|embed)/g, '$1="/cdn/$2');
  return executeServerCommand<string, object>('page', { html });
}

describe('a game in a frame that is shared', () => {
  needsBuild();
  let page: EmbeddedPage;
  let other: EmbeddedPage | undefined;
  before(() => setViewport({ width: 1200, height: 1000 }));
  after(() => setViewport({ width: 800, height: 600 }));
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    page.close();
    other?.close();
    other = undefined;
  });

  it('is played by two, and who was invited may leave again', async () => {
    page = await EmbeddedPage.play('game=triad&lang=en&online=tabs');
    await waitUntil(() => action(page), 'nobody can be invited');
    action(page)?.click();
    await waitUntil(() => state(page) === 'waiting', 'no room is open');
    const { search } = page.window.location;
    expect(search).to.match(/&room=triad-game-[0-9a-z]{12}$/);
    other = await EmbeddedPage.play(search.slice(1));
    await waitUntil(() => state(page) === 'playing', 'the friend does not come');
    expect(other.told('refused')).to.be.empty;
    expect(other.document.querySelector('triad-board')?.hasAttribute('room')).to.equal(false);
    other.find('[data-tool=menu]')?.click();
    await waitUntil(() => other?.find('[data-tool=leave]'), 'nobody can leave');
    expect([...(await page.violations()), ...(await other.violations())]).to.deep.equal([]);
  });

  it('may be elsewhere', async () => {
    page = await EmbeddedPage.show(`game=kubi&lang=en&online=${ELSEWHERE}&room=club`);
    await waitUntil(() => state(page) === 'offline' || state(page) === 'connecting', 'nothing is tried');
    expect(page.told('refused')).to.be.empty;
    expect(await page.violations()).to.deep.equal([]);
  });

  it('cannot be elsewhere where a policy forbids it, and says so at once', async () => {
    const address = await withPolicy("connect-src 'self' https: wss:", "connect-src 'self'");
    page = await EmbeddedPage.show(`game=kubi&lang=en&online=${ELSEWHERE}&room=club`, { address });
    await waitUntil(() => state(page) === 'ended', 'the reader is told nothing');
    expect(said(page)).to.contain('This page isn’t allowed to connect to the game.');
    const { code, message } = await page.tells('refused');
    expect(code).to.equal('forbidden');
    expect(message).to.contain('a policy does not let the frame connect with wss://127.0.0.1:9');
  });

  it('cannot be where only a script of the page could lead', async () => {
    page = await EmbeddedPage.play('game=kubi&lang=en&online=https://games.example');
    expect((await page.tells('refused')).message).to.equal(
      'online is "https://games.example", expected tabs, or an address that begins with wss:',
    );
    expect(page.find('.online')).to.equal(null);
  });

  it('has links to its own site only, unless the page around says otherwise', async () => {
    page = await EmbeddedPage.show('game=kubi&lang=en&names=Ann&share-url=https://elsewhere.example/');
    await page.tells('ready');
    const { message } = await page.tells('refused');
    expect(message).to.contain(`share-url is "https://elsewhere.example/", expected an address of ${location.origin}`);
    const sheet = page.document.querySelector('kubi-sheet');
    expect(sheet?.getAttribute('share-url')).to.equal('?game=kubi&lang=en');
    page.send({ type: 'set', name: 'share-url', value: 'https://elsewhere.example/' });
    await page.settled();
    expect(sheet?.getAttribute('share-url')).to.equal('https://elsewhere.example/');
  });
});
