import { expect } from '@open-wc/testing';
import { openByTool } from '../../dialogs.js';
import { Friend, OnlinePage, hostOf, tidyUp, usualHost } from './party.js';

const buttonsIn = (page: OnlinePage, group: string): HTMLElement[] => page.all(`${group} button`);
const named = (page: OnlinePage, group: string, label: string): HTMLElement =>
  buttonsIn(page, group).find((each) => each.textContent?.trim() === label) as HTMLElement;

async function choose(page: OnlinePage, item: string): Promise<void> {
  await page.clickButton('More');
  await page.click(page.all('.menu-item').find((each) => each.textContent?.trim() === item) as Element);
}

/** Two players of Triomino, of whom each has one tile. */
const LATE = '000@0,0 | 001 / 011 | 0 0 0 - 1 | 0,0';

describe('The end of a shared game', () => {
  afterEach(tidyUp);

  it('is the reader’s to give up, after a question', async () => {
    const { page } = await OnlinePage.together();
    const heard = page.hear();
    await choose(page, 'Resign');
    await page.until(() => page.focused?.textContent?.trim() === 'Keep playing');
    await page.press('Escape');
    await page.until(() => page.find('.ends') === null);
    expect(page.element.match.outcome).to.equal(undefined);
    await choose(page, 'Resign');
    await page.until(() => page.find('.ends') !== null);
    await page.click(named(page, '.ends', 'Resign'));
    await page.until(() => page.find('.ending-title')?.textContent === 'You resigned: Bob wins.');
    expect(heard.at(-1)).to.include('You resigned: Bob wins.');
    expect(hostOf('den').match.concession).to.deep.equal({ seat: 0, how: 'resigned' });
    expect(page.menu).to.not.include('Resign');
  });

  for (const [lang, tool, title, told] of [
    ['en', 'Share', 'You resigned: Bob wins.', 'White resigned: Bob wins'],
    ['fr', 'Partager', 'Vous avez abandonné. Bob gagne.', 'Les Blancs ont abandonné. Bob gagne'],
  ] as const)
    it(`is told to others in the line that is shared, in the language ${lang}`, async () => {
      const { page } = await OnlinePage.together({ lang });
      page.element.session.linked?.resign();
      await page.until(() => page.find('.ending-title')?.textContent === title);
      const dialog = await openByTool(page, tool);
      const [game, , ending] = dialog.querySelector<HTMLInputElement>('#share-line')?.value.split(' · ') ?? [];
      expect([game, ending]).to.deep.equal(['Triad', told]);
    });

  it('shows what was hidden, so that the game can be reviewed: Triomino', async () => {
    usualHost({ start: LATE, options: { rounds: 1 } });
    const { page, friend } = await OnlinePage.together({}, 'triomino-table');
    const { host } = friend;
    for (let ply = 0; ply < 20 && !host.match.outcome; ply++) {
      const [seat] = host.match.actors as readonly number[];
      const { length } = host.match;
      if (seat === 1) friend.play(1);
      else page.element.match.play(page.element.match.legalMoves(0)[0], { actor: 0, by: 'user' });
      await page.until(() => host.match.length > length && page.element.match.length === host.match.length);
    }
    await page.until(() => page.button('Review') !== undefined);
    await page.clickButton('Review');
    await page.until(() => page.find('.reviewed') !== null);
    expect(page.all('.seat-summary').length).to.equal(2);
  });

  it('stays in sight when the board is pressed', async () => {
    const { page, friend } = await OnlinePage.together();
    const codes: string[] = [];
    page.element.addEventListener('game-refuse', (event) =>
      codes.push((event as CustomEvent<{ code: string }>).detail.code),
    );
    friend.act({ type: 'resign' });
    await page.until(() => page.find('.ending-title')?.textContent === 'Bob resigned: you win.');
    const die = page.find('[data-cell="0"]') as Element;
    await page.click(die);
    await page.click(page.find('[data-cell="7"]') as Element);
    expect(page.find('.ending-title')?.textContent).to.equal('Bob resigned: you win.');
    expect(page.spoken).to.not.include('turn');
    expect(codes).to.include('not-your-turn');
  });

  it('is claimed where somebody has left', async () => {
    const { page, friend } = await OnlinePage.together();
    const heard = page.hear();
    friend.say({ type: 'leave' });
    await page.untilTold('Bob has left.');
    await page.until(() => page.find('.ends') !== null);
    expect(heard.join(' ')).to.include('You can go on without Bob.');
    expect(buttonsIn(page, '.ends')).to.have.length(1);
    await page.click(named(page, '.ends', 'Claim the win'));
    await page.until(() => page.find('.ending-title')?.textContent === 'Bob left: you win.');
  });

  it('does not come where a computer goes on for somebody who is away for too long', async () => {
    usualHost({ patience: 1, loadOpponent: () => new Promise(() => undefined) });
    const { page, friend } = await OnlinePage.together();
    friend.leave();
    await page.until(() => page.find('.ends') !== null);
    await page.click(named(page, '.ends', 'Go on with a computer'));
    await page.untilTold('A computer is playing for Bob.');
    expect(page.find('.ends')).to.equal(null);
  });

  it('is told to the others when the reader leaves', async () => {
    const page = await OnlinePage.open();
    await page.clickButton('Play with a friend');
    await page.until(() => page.state === 'waiting');
    const room = new URL(location.href).searchParams.get('room') ?? '';
    const friend = new Friend(room, { name: 'Bob' });
    await page.until(() => page.state === 'playing');
    await choose(page, 'Leave the online game');
    await page.until(() => friend.inbox.some((each) => each.type === 'presence' && each.leavers?.includes(0)));
  });
});

describe('Greetings', () => {
  afterEach(tidyUp);

  it('are chosen by keyboard, reach the others, and wait a while for the next', async () => {
    const { page, friend } = await OnlinePage.together();
    await page.until(() => page.tools.includes('Say something'));
    page.button('Say something')?.focus();
    await page.press('Enter');
    await page.until(() => page.focused?.textContent?.trim() === 'Hello!');
    await page.press('Tab', 'Enter');
    await page.until(() => friend.inbox.some((each) => each.type === 'greeting' && each.greeting === 'good-luck'));
    await page.until(() => page.find('.greeting p')?.textContent?.trim() === 'White: Good luck!');
    expect(page.find('.greetings')).to.equal(null);
    expect(page.focused?.title).to.equal('Say something');
    await page.press('Enter');
    await page.until(() => page.find('.greetings small') !== null);
    expect(page.all('.greetings [aria-disabled=true]')).to.have.length(6);
    for (const each of buttonsIn(page, '.greetings')) {
      expect(each.getBoundingClientRect().height, each.textContent ?? '').to.be.at.least(44);
    }
  });

  it('are spoken once, and muted with one press', async () => {
    const { page, friend } = await OnlinePage.together();
    await page.until(() => page.tools.includes('Say something'));
    const heard = page.hear();
    friend.say({ type: 'greet', greeting: 'well-played' });
    await page.until(() => page.find('.greeting') !== null);
    expect(heard).to.deep.equal(['Bob: Well played!']);
    await page.click(named(page, '.greeting', 'Mute greetings'));
    await page.until(() => page.find('.greeting') === null);
  });

  it('stay muted in the room when the reader comes back', async () => {
    const { page, friend } = await OnlinePage.together();
    await page.until(() => page.tools.includes('Say something'));
    await page.clickButton('Say something');
    await page.until(() => page.find('.greetings') !== null);
    await page.click(named(page, '.greetings', 'Mute greetings'));
    page.element.remove();
    const again = await OnlinePage.inRoom();
    await again.until(() => again.tools.includes('Say something'));
    const heard = again.hear();
    const told = new Promise((resolve) => {
      again.element.session.linked?.subscribe((event) => event.type === 'greeting' && resolve(event.greeting));
    });
    friend.say({ type: 'greet', greeting: 'thanks' });
    expect(await told).to.equal('thanks');
    await again.element.updateComplete;
    expect(again.find('.greeting')).to.equal(null);
    expect(heard.join(' ')).to.not.include('Thanks');
  });
});
