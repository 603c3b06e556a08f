import { expect } from '@open-wc/testing';
import { fakeHandingOut } from './handing-out.js';
import { OnlinePage, hostOf, tidyUp } from './party.js';

const COPIED = 'Link copied. Open it on your other device. Keep it to yourself: it opens your seat.';

describe('A reader who goes on playing on another device', () => {
  const { copied } = fakeHandingOut();
  const address = location.href;

  afterEach(() => {
    tidyUp();
    history.replaceState(null, '', address);
  });

  const secretOf = (seat: number): string => hostOf('den').save().seats[seat]?.secret ?? '';

  /** The link that the menu of a page hands out. */
  async function linkOf(page: OnlinePage): Promise<string> {
    await page.click(page.all('.menu-item').find((item) => item.textContent?.includes('another device')) as Element);
    await page.until(() => copied.length > 0);
    return copied.at(-1) as string;
  }

  /** Opens a link on a device that has never seen the room. */
  async function openElsewhere(link: string, attributes = {}): Promise<OnlinePage> {
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', link);
    const page = await OnlinePage.open({ room: 'den', ...attributes });
    return page.until(() => page.told !== '' && page.told !== 'Connecting…');
  }

  it('gets the link by one press, and hears what to do with it', async () => {
    const { page } = await OnlinePage.together();
    const heard = page.hear();
    const link = await linkOf(page);
    expect(link).to.equal(`${address.split('#')[0]}#seat/triad/den/0/${secretOf(0)}`);
    await page.untilTold(COPIED);
    expect(heard.at(-1)).to.equal(COPIED);
  });

  it('has the own seat there, and may take it back here', async () => {
    const { page: phone } = await OnlinePage.together();
    const laptop = await openElsewhere(await linkOf(phone));
    await laptop.untilTold('You’re playing online as White.');
    await phone.untilTold('You’re playing this game in another tab or on another device.');
    await phone.clickButton('Play here');
    await phone.untilTold('You’re playing online as White.');
    await laptop.untilTold('You’re playing this game in another tab or on another device.');
    expect(phone.state).to.equal('playing');
  });

  it('leaves no secret in the address, in the invitation, or in what is shared', async () => {
    const { page: phone } = await OnlinePage.together();
    const laptop = await openElsewhere(await linkOf(phone));
    await laptop.until(() => laptop.state === 'playing');
    const secret = secretOf(0);
    expect(location.href).to.equal(address.split('#')[0]);
    // Where the item stands is not the point: the menu grows with what players can do together.
    laptop
      .all('.menu-item')
      .find((item) => item.textContent?.includes('Invite'))
      ?.click();
    await laptop.until(() => copied.length === 2);
    expect(copied[1]).to.not.include(secret);
    expect(laptop.root.textContent).to.not.include(secret);
  });

  it('finds the seat again after a reload, without the link', async () => {
    const { page: phone } = await OnlinePage.together();
    const laptop = await openElsewhere(await linkOf(phone));
    await laptop.until(() => laptop.state === 'playing');
    phone.element.remove();
    laptop.element.remove();
    const again = await OnlinePage.open({ room: 'den' });
    await again.untilTold('You’re playing online as White.');
    expect(again.state).to.equal('playing');
  });

  it('follows the link also in a page that is open already', async () => {
    const { page: phone } = await OnlinePage.together();
    const link = await linkOf(phone);
    phone.element.remove();
    localStorage.clear();
    sessionStorage.clear();
    const page = await OnlinePage.open({ room: 'den' });
    await page.untilTold('All seats in this game are taken.');
    location.hash = new URL(link).hash;
    await page.untilTold('You’re playing online as White.');
    expect(location.hash).to.equal('');
  });

  it('loses nothing by a link with a wrong secret, and is told that the seat is somebody’s', async () => {
    const { page } = await OnlinePage.together();
    const secret = secretOf(0);
    page.element.remove();
    history.replaceState(null, '', `${address.split('#')[0]}#seat/triad/den/0/0123456789abcdef`);
    const misled = await OnlinePage.open({ room: 'den' });
    await misled.untilTold('Somebody else has this seat.');
    misled.element.remove();
    const again = await OnlinePage.open({ room: 'den' });
    await again.untilTold('You’re playing online as White.');
    expect(secretOf(0)).to.equal(secret);
  });

  it('is offered no link where the game does not leave the browser, or by somebody who looks on', async () => {
    const tabs = await OnlinePage.open({ online: 'tabs', room: 'den' });
    await tabs.until(() => tabs.state === 'waiting');
    expect(tabs.menu).to.not.include('Play on another device');
    tabs.element.remove();
    const { page: player } = await OnlinePage.together();
    expect(player.menu).to.include('Play on another device');
    const watching = await OnlinePage.open({ room: 'den' });
    await watching.until(() => watching.state === 'ended');
    await watching.clickButton('Watch');
    await watching.until(() => watching.state === 'watching');
    expect(watching.menu).to.not.include('Play on another device');
  });
});
