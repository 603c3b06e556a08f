import type { GameEventDetails } from '../elements/base/events.js';
import { concealedDetail } from './concealed.js';
import type { Viewed } from './concealed.js';
import { gameOf, titleOf } from './games.js';
import type { ElementTag } from './games.js';
import { watchHeight } from './height.js';
import { LIBRARY, readCommand } from './messages.js';
import type { Command, FrameMessage, Problem } from './messages.js';
import { parseQuery, shareAddress } from './query.js';
import { change, isOnPage, set } from './settings.js';

type GameElement = HTMLElementTagNameMap[ElementTag];

const EVENTS = {
  'game-before-move': true,
  'game-before-change': true,
  'game-move': true,
  'game-change': true,
  'game-refuse': true,
  'game-hint': true,
  'game-end': true,
  'game-error': true,
} satisfies Record<keyof GameEventDetails, true>;

interface TrustedTypes {
  createPolicy(name: string, rules: { readonly createScriptURL: (address: string) => string | null }): unknown;
}

const WORKERS = new URL('./chunks/workers/', import.meta.url).href;

// Of all scripts that are not in the page, the browser may start the workers in which opponents think.
try {
  (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (new URL(address, location.href).href.startsWith(WORKERS) ? address : null),
  });
} catch {
  // A policy of the server allows no such rules. Then opponents think on the page.
}

/** Any page may embed the frame, so messages go to every origin. */
function tell(message: FrameMessage): void {
  if (parent !== window) parent.postMessage({ source: LIBRARY, ...message }, '*');
}

function refuse(problem: Problem | undefined): void {
  if (problem) tell({ type: 'refused', ...problem });
}

/** Also warns in the console, because the author of an address may not listen to messages. */
function say(element: Element | undefined, name: string, value: string): void {
  const problem = set(element, name, value);
  if (problem) console.warn(problem.message);
  refuse(problem);
}

function forward(event: Event): void {
  // Events of the games in the help stay inside.
  if (event.composedPath()[0] !== event.currentTarget) return;
  const { type, detail } = event as CustomEvent<GameEventDetails[keyof GameEventDetails]>;
  const known = concealedDetail(event.currentTarget as unknown as Viewed, detail);
  tell({ type, detail: JSON.parse(JSON.stringify(known)) as unknown } as FrameMessage);
}

async function show(tag: ElementTag, settings: ReadonlyMap<string, string>): Promise<GameElement> {
  document.title = titleOf(gameOf(tag));
  await import(`./${tag}.js`);
  const element = document.createElement(tag);
  // For addresses such as `#game:12`.
  element.id = 'game';
  for (const type of Object.keys(EVENTS)) element.addEventListener(type, forward);
  for (const [name, value] of settings) if (!isOnPage(name)) say(element, name, value);
  if (!settings.has('share-url')) element.setAttribute('share-url', shareAddress(gameOf(tag), settings));
  document.body.append(element);
  await element.updateComplete;
  tell({ type: 'ready', game: gameOf(tag) });
  return element;
}

/** Shows a sentence of the page instead of a game. */
function explain(id: 'no-game' | 'not-loaded', message: string): undefined {
  document.getElementById(id)?.removeAttribute('hidden');
  refuse({ code: id, message });
}

function open({ tag, settings }: ReturnType<typeof parseQuery>): Promise<GameElement | undefined> {
  set(undefined, 'lang', null);
  for (const [name, value] of settings) if (isOnPage(name)) say(undefined, name, value);
  if (!tag) return Promise.resolve(explain('no-game', 'the address names no game: it takes ?game=triad, for instance'));
  return show(tag, settings).catch((error: unknown) => {
    console.error(error);
    return explain('not-loaded', `<${tag}> could not be loaded`);
  });
}

const tellHeight = watchHeight((height) => tell({ type: 'height', height }));
const query = parseQuery(location.search);
const game = open(query);
// A resize observer reports nothing while the frame is off screen.
void game.then(tellHeight);

function obey(element: GameElement, command: Exclude<Command, { type: 'height' }>): Problem | undefined {
  switch (command.type) {
    case 'play':
      element.play(command.move, { actor: command.actor, at: command.at });
      return undefined;
    case 'undo':
      return element.undo(command.seat) ? undefined : { code: 'no-undo', message: 'there is no move to take back' };
    case 'redo':
      return element.redo() ? undefined : { code: 'no-redo', message: 'there is no move to play again' };
    case 'restart':
      element.restart(command.seed);
      return undefined;
    case 'go-to':
      element.goTo(command.ply);
      return undefined;
    case 'set':
      return change(element, command.name, command.value, query.settings);
  }
}

function answer(element: GameElement | undefined, command: Command | { readonly problem: Problem }): void {
  if ('problem' in command) return refuse(command.problem);
  if (command.type === 'height') return tellHeight();
  if (!element) return refuse({ code: 'no-game', message: 'there is no game in the frame' });
  try {
    refuse(obey(element, command));
  } catch (error) {
    const { code = 'failed', message } = error as Error & { code?: string };
    refuse({ code: String(code), message: String(message).slice(0, 500) });
  }
}

addEventListener('message', ({ source, data }) => {
  if (parent === window || source !== parent) return;
  const command = readCommand(data);
  // Early messages wait for the game, and all are answered in order.
  if (command) void game.then((element) => answer(element, command));
});
