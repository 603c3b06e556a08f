import { expect } from '@open-wc/testing';
import { LOG_LIMIT } from '../../stories/demo/event-log.js';
import { DemoFrame } from './demo-frame.js';

const BOARD = '#lang=en&game=triad&record=' + encodeURIComponent('triad 1; roll 111233 112233');

describe('what the publisher’s page hears', () => {
  let page: DemoFrame;
  beforeEach(async () => (page = await DemoFrame.open(BOARD)));
  afterEach(() => page.close());

  const log = () => page.all('.log li').map((line) => line.textContent.replace(/\s+/g, ' ').trim());
  const game = () => page.game as unknown as { play(move: string): void; undo(): void };

  it('is shown as text, the newest first, with who has done it', async () => {
    expect(page.text('.log')).to.equal('Nothing yet. Make a move.');
    game().play('d1d4');
    await page.drawn();
    expect(log()).to.deep.equal([
      'game-change cause play by script moves d1d4',
      'game-move actor 0 text d1d4 by script',
    ]);
    game().undo();
    await page.drawn();
    expect(log()[0]).to.equal('game-change cause undo by script moves –');
  });

  it('tells a reader from a script, and says what was refused', async () => {
    const field = page.game.shadowRoot?.querySelector<HTMLInputElement>(
      '.move-field input, input[type=text]:not(.name)',
    );
    field?.focus();
    await page.press('d', '1', 'd', '3', 'Enter');
    await page.drawn();
    expect(log()[0]).to.match(/^game-refuse code \S+ message ./);
    field?.select();
    await page.press('d', '1', 'd', '4', 'Enter');
    await page.drawn();
    expect(log().slice(0, 3).reverse().join(' / ')).to.match(
      /^game-before-move .*by reader \/ game-move .*text d1d4 by reader \/ game-change cause play by reader/,
    );
  });

  it('has an end, and can be cleared', async () => {
    for (let times = 0; times < LOG_LIMIT; times++) {
      game().play('d1d4');
      game().undo();
    }
    await page.drawn();
    expect(log()).to.have.length(LOG_LIMIT);
    expect(page.find('.log li').getAttribute('value'), 'it is still counted').to.equal(String(LOG_LIMIT * 3));
    await page.click('#clear');
    await page.drawn();
    expect(log()).to.deep.equal([]);
  });

  it('is not read out, since the game says everything itself', () => {
    expect(page.find('.log').getAttribute('aria-live')).to.equal('off');
  });

  it('cannot bring markup into the page', async () => {
    const message = '<img src=x onerror=alert(1)>';
    page.game.dispatchEvent(
      new page.window.CustomEvent('game-error', { detail: { code: 'x', message }, bubbles: true, composed: true }),
    );
    await page.drawn();
    expect(log()[0]).to.equal(`game-error code x message ${message}`);
    expect(page.all('.log img')).to.have.length(0);
  });

  it('makes no room of its own: nothing moves while a game is played', async () => {
    const { offsetHeight } = page.find('.log');
    for (let times = 0; times < 10; times++) {
      game().play('d1d4');
      game().undo();
    }
    await page.drawn();
    expect(page.find('.log').offsetHeight).to.equal(offsetHeight);
  });
});
