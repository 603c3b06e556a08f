import { Client } from '@colyseus/sdk';
import type { LitElement } from 'lit';
import { elementLoaders, games } from '../../../src/elements/registry.js';
import type { RegisteredGame } from '../../../src/elements/registry.js';
import { titleOf } from '../../../src/embed/games.js';
import { colyseusTransport } from '../../../src/online/colyseus/browser.js';
import { connectGame } from '../../../src/online/link/connect-game.js';
import type { LinkableElement } from '../../../src/online/link/linked-game.js';
import type { OnlineGame } from '../../../src/online/link/online-game.js';
import { lang, texts } from './texts.js';

const main = document.querySelector('main') as HTMLElement;
const address = new URL(location.href);
const room = address.searchParams.get('room');
const game = games.find(({ id }) => id === address.searchParams.get('game'));

document.documentElement.lang = lang;
if (game && room) await showGame(game, room);
else showList();

/** The five games; each link opens a room of its own. */
function showList(): void {
  document.title = texts.title;
  const links = games.map(({ id }) => {
    const link = element('a', titleOf(id));
    link.href = `?game=${id}&room=${newRoom()}`;
    const item = element('li');
    item.append(link);
    return item;
  });
  const list = element('ul');
  list.append(...links);
  main.append(element('h1', texts.title), element('p', texts.lede), list);
}

async function showGame({ id, tag }: RegisteredGame, room: string): Promise<void> {
  document.title = titleOf(id);
  const back = element('a', texts.back);
  back.href = location.pathname;
  const bar = element('header');
  bar.append(back, invitation());
  const status = element('p', texts.connecting);
  status.role = 'status';
  await elementLoaders[tag]();
  const played = document.createElement(tag) as LitElement & LinkableElement<unknown, unknown>;
  main.append(bar, status, played);
  const link = connectGame(played, colyseusTransport(new Client(location.origin), { game: id, room }));
  link.subscribe(() => (status.textContent = statusOf(link)));
}

function statusOf({ status, presence }: OnlineGame): string {
  if (status !== 'online') return texts[status];
  return presence?.seats.some((seat) => seat === 'free' || seat === 'gone') ? texts.waiting : '';
}

function invitation(): HTMLElement {
  const label = element('label', texts.invitation);
  const field = element('input');
  field.readOnly = true;
  field.value = location.href;
  label.append(field);
  const copy = element('button', texts.copy);
  copy.addEventListener('click', () => {
    field.select();
    void navigator.clipboard.writeText(field.value).then(() => (copy.textContent = texts.copied));
  });
  const group = element('div');
  group.append(label, copy);
  return group;
}

/** A name that nobody guesses. */
function newRoom(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 16);
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = ''): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
