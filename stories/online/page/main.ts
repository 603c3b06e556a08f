import { Client } from '@colyseus/sdk';
import { elementLoaders } from '../../../src/elements/element-loaders.js';
import { games } from '../../../src/elements/registry.js';
import type { RegisteredGame } from '../../../src/elements/registry.js';
import { titleOf } from '../../../src/embed/games.js';
import { colyseusTransport } from '../../../src/online/colyseus/browser.js';
import { registerTransport } from '../../../src/online/link/registered-transports.js';
import { lang, texts } from './texts.js';

const main = document.querySelector('main') as HTMLElement;
const wanted = new URL(location.href).searchParams.get('game');
const game = games.find(({ id }) => id === wanted);

for (const scheme of ['http', 'https']) {
  registerTransport(scheme, (address, room, { game: { id }, seats, options }) =>
    colyseusTransport(new Client(address), { game: id, room, seats, options }),
  );
}

document.documentElement.lang = lang;
if (game) showGame(game);
else showList();

function showList(): void {
  document.title = texts.title;
  const links = games.map(({ id }) => {
    const item = element('li');
    item.append(linkTo(`?game=${id}`, titleOf(id)));
    return item;
  });
  const list = element('ul');
  list.append(...links);
  main.append(element('h1', texts.title), element('p', texts.lede), list);
}

/** The game makes its room, hands out the invitation, and joins the room that stands in the address of the page. */
function showGame({ id, tag }: RegisteredGame): void {
  document.title = titleOf(id);
  const played = document.createElement(tag);
  played.setAttribute('seats', 'human human');
  played.setAttribute('online', location.origin);
  main.append(linkTo(location.pathname, texts.back), played);
  void elementLoaders[tag]();
}

function linkTo(href: string, text: string): HTMLAnchorElement {
  const link = element('a', text);
  link.href = href;
  return link;
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = ''): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
