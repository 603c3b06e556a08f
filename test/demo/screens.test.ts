import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import '../../src/index.js';
import { GAME_IDS } from '../../stories/demo/games.js';
import { LANGS, SKINS } from '../../stories/demo/look.js';
import { DemoPage } from '../../stories/demo/page.js';

/** The page in this window itself, where an audit can see it. */
describe('the publisher’s page on every screen', () => {
  const root = document.createElement('div');
  const find = (selector: string) => root.querySelector(selector) as HTMLElement & HTMLSelectElement;
  const settle = () => new Promise((resolve) => setTimeout(resolve, 150));
  const choose = async (id: string, value: string) => {
    find(`#${id}`).value = value;
    find(`#${id}`).dispatchEvent(new Event('change'));
    await settle();
  };

  before(async () => {
    const styles = ['skins.css', 'demo.css'].map((file) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = `/stories/demo/${file}`;
      return link;
    });
    const loaded = styles.map((link) => new Promise((resolve) => link.addEventListener('load', resolve)));
    document.head.append(...styles);
    document.body.append(root);
    await Promise.all(loaded);
    await emulateMedia({ reducedMotion: 'reduce' });
    new DemoPage(root);
    await settle();
  });

  after(async () => {
    root.remove();
    await emulateMedia({ reducedMotion: 'no-preference' });
    await setViewport({ width: 800, height: 600 });
  });

  for (const width of [320, 1280]) {
    for (const scheme of ['light', 'dark']) {
      it(`has nothing an audit objects to, ${scheme}, ${width} pixels wide`, async () => {
        await setViewport({ width, height: 900 });
        await choose('scheme', scheme);
        for (const [skin, game] of [
          ['house', 'triomino'],
          ['press', 'kubi'],
          ['plain', 'triad'],
        ] as const) {
          await choose('skin', skin);
          find(`#tab-${game}`).click();
          await settle();
          await expect(root).to.be.accessible();
        }
      }).timeout(30_000);
    }
  }

  for (const width of [320, 400, 720, 1120, 1440]) {
    it(`never scrolls sideways, ${width} pixels wide`, async () => {
      await setViewport({ width, height: 900 });
      for (const lang of LANGS) {
        find('#lang').value = lang;
        find('#lang').dispatchEvent(new Event('change'));
        for (const game of GAME_IDS) {
          find(`#tab-${game}`).click();
          await new Promise((resolve) => setTimeout(resolve, 20));
          expect(document.documentElement.scrollWidth, `${lang} ${game}`).to.be.at.most(width);
        }
      }
    }).timeout(20_000);
  }

  it('leaves nothing but the game on paper', async () => {
    await emulateMedia({ media: 'print' });
    const shown = [...root.querySelectorAll('header, footer, .shelf, .pair, .embed, .share')];
    expect(shown.map((part) => getComputedStyle(part).display)).to.deep.equal(shown.map(() => 'none'));
    expect(find('.stage').offsetHeight).to.be.above(100);
    await emulateMedia({ media: 'screen' });
  });

  it('keeps touch targets large enough', async () => {
    await setViewport({ width: 320, height: 900 });
    await choose('skin', SKINS[0]);
    const small = [...root.querySelectorAll<HTMLElement>('button, select, input[type=text], .tick')].filter(
      (target) => target.offsetHeight < 43.5,
    );
    expect(small.map(({ id, className }) => id || className)).to.deep.equal([]);
  });
});
