import { expect } from '@open-wc/testing';
import { changeReaderSettings, readerSettings } from '../../../src/elements/play/reader-settings.js';
import { Sound } from '../../../src/ui/sound.js';
import type { SoundName } from '../../../src/ui/sound.js';
import { CuboPage, ONE } from '../games/cubo-grid/page.js';
import { hear, stopHearing } from '../hearing.js';
import { KubiPage } from '../games/kubi-sheet/page.js';
import { TriadPage } from '../games/triad-board/page.js';
import { START, TRIAD_AHEAD } from '../games/triad-board/positions.js';
import { TriominoPage } from '../games/triomino-table/page.js';
import { leaveStorageAlone } from '../unwritten.js';

const DICE = ['~1900', '~1500', '~2200', '~1300'];
const PENCIL = ['~4200', '~3500'];
const WOOD = ['~520'];
const BELL = ['1319', '1976'];
const EARN = ['784', '1175'];
const TAKE = ['~300', '~640'];

interface Player {
  readonly element: { play(move: string): unknown; updateComplete: Promise<unknown> };
  until(condition: () => boolean): Promise<unknown>;
}

const NAMES: Readonly<Record<SoundName, true>> = {
  dice: true,
  wood: true,
  pencil: true,
  take: true,
  earn: true,
  bell: true,
  win: true,
  lose: true,
  call: true,
  end: true,
  second: true,
};

const SOUNDS: readonly {
  readonly what: string;
  readonly open: () => Promise<Player>;
  readonly move: string;
  readonly sound: readonly string[];
}[] = [
  { what: 'dice of Triad', open: () => triad({}), move: 'roll 112233 112233', sound: DICE },
  { what: 'a move', open: () => triad({ position: START }), move: 'a1a3', sound: WOOD },
  {
    what: 'a triad',
    open: () => triad({ position: TRIAD_AHEAD }),
    move: 'c1e3xd4',
    sound: [...WOOD, ...EARN, ...TAKE],
  },
  { what: 'what is written on a sheet', open: () => KubiPage.open(), move: 'x146', sound: PENCIL },
  { what: 'a swap in a square', open: () => CuboPage.open(ONE), move: 'swap a1c3', sound: WOOD },
  {
    what: 'a tile',
    open: () => TriominoPage.open({ position: '344@0,0 | 044 / 055 | 0 0 0 - 1' }),
    move: '044@0,1',
    sound: WOOD,
  },
];

async function triad(attributes: Readonly<Record<string, string>>): Promise<Player> {
  const page = await TriadPage.open(attributes);
  return { element: page.board, until: (condition) => page.until(condition) };
}

describe('the sounds of games', () => {
  let release: () => void;
  beforeEach(() => {
    release = leaveStorageAlone();
    changeReaderSettings({ isSounding: true });
  });
  afterEach(() => {
    release();
    stopHearing();
  });

  for (const { what, open, move, sound } of SOUNDS) {
    it(`are those of things: ${what}`, async () => {
      const heard = hear();
      const player = await open();
      expect(heard).to.be.empty;
      player.element.play(move);
      await player.until(() => heard.length > sound.length);
      expect(heard).to.deep.equal(['open', ...sound]);
    });
  }

  it('are heard and are never loud: between −40 and −12 dBFS', async () => {
    for (const name of Object.keys(NAMES) as SoundName[]) {
      const context = new OfflineAudioContext(1, 2 * 22_050, 22_050);
      new Sound(context).play(name);
      const heard = await context.startRendering();
      const peak = heard.getChannelData(0).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      expect(20 * Math.log10(peak), name).to.be.within(-40, -12);
    }
  });

  it('are switched off and on in the menu, for all games of the page, and are remembered', async () => {
    const heard = hear();
    const [page, other] = [await TriadPage.open({ position: START }), await CuboPage.open(ONE)];
    await other.played('swap a1c3');
    await other.until(() => heard.length > 0);
    expect(heard.splice(0)).to.deep.equal(['open', ...WOOD]);
    await page.clickButton('Sound');
    await other.until(() => heard.length > 0);
    expect(heard.splice(0)).to.deep.equal(['close']);
    expect([readerSettings().isSounding, page.button('Sound')?.ariaChecked]).to.deep.equal([false, 'false']);
    await page.play('a1a3');
    expect(heard).to.be.empty;
    await page.clickButton('Sound');
    await page.until(() => heard.length > 0);
    expect([heard.splice(0), readerSettings().isSounding]).to.deep.equal([['open', ...BELL], true]);
    page.board.remove();
    expect(heard).to.deep.equal(['close']);
  });

  it('are off for readers who have not turned them on, and then nothing is even opened', async () => {
    changeReaderSettings({ isSounding: undefined });
    const heard = hear();
    const page = await TriadPage.open({ position: START });
    await page.play('a1a3');
    page.board.remove();
    expect(heard).to.be.empty;
  });

  it('are off in Cubo, too, for readers who turned them off, though the page turns them on', async () => {
    changeReaderSettings({ isSounding: false });
    const heard = hear();
    const page = await CuboPage.open({ ...ONE, sound: '' });
    await page.played('call');
    expect(heard).to.be.empty;
  });
});
