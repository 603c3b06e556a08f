import type { GameEventDetails } from '../elements/base/events.js';
import { concealedDetail } from './concealed.js';
import type { Viewed } from './concealed.js';
import { titleOf } from './games.js';
import type { ElementTag } from './games.js';
import { watchHeight } from './height.js';
import { LIBRARY, readCommand } from './messages.js';
import type { Command, FrameMessage, Problem } from './messages.js';
import { parseQuery, shareAddress } from './query.js';
import { change, isOnPage, set, setFromAddress } from './settings.js';
import { createShown, eventsOf, scriptsFor } from './subject.js';
import type { Shown, Subject } from './subject.js';

type GameElement = HTMLElementTagNameMap[ElementTag];

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
function send(message: FrameMessage): void {
  if (parent !== window) parent.postMessage({ source: LIBRARY, ...message }, '*');
}

function refuse(problem: Problem | undefined): void {
  if (problem) send({ type: 'refused', ...problem });
}

/** Also warns in the console, because the author of an address may not listen to messages. */
function say(element: Element | undefined, name: string, value: string): void {
  const problem = setFromAddress(element, name, value);
  if (problem) console.warn(problem.message);
  refuse(problem);
}

function forward(event: Event): void {
  // Events of the games in the help, in puzzles and in lessons stay inside.
  if (event.composedPath()[0] !== event.currentTarget) return;
  const { type, detail, currentTarget } = event as CustomEvent<GameEventDetails[keyof GameEventDetails]>;
  const known = isGame(currentTarget) ? concealedDetail(currentTarget as Viewed, detail) : detail;
  send({ type, detail: JSON.parse(JSON.stringify(known)) as unknown } as FrameMessage);
}

const isGame = (shown: object | null): shown is GameElement => shown !== null && 'match' in shown;

async function show(subject: Subject, settings: ReadonlyMap<string, string>): Promise<Shown> {
  const { kind, game } = subject;
  document.title = titleOf(game);
  await Promise.all(scriptsFor(subject).map((name) => import(`./${name}.js`)));
  const element = createShown(subject);
  // For addresses such as `#game:12`.
  element.id = 'game';
  for (const type of eventsOf(subject)) element.addEventListener(type, forward);
  for (const [name, value] of settings) if (!isOnPage(name)) say(element, name, value);
  if (kind === 'game' && !element.hasAttribute('share-url'))
    element.setAttribute('share-url', shareAddress(game, settings));
  document.body.append(element);
  await element.updateComplete;
  send({ type: 'ready', game, kind });
  return element;
}

/** Shows a sentence of the page instead of a game. */
function explain(id: 'no-game' | 'not-loaded', message: string): undefined {
  document.getElementById(id)?.removeAttribute('hidden');
  console.warn(message);
  refuse({ code: id, message });
}

function open({ subject, problem = '', kind, settings }: ReturnType<typeof parseQuery>): Promise<Shown | undefined> {
  set(undefined, 'lang', null);
  for (const [name, value] of settings) if (isOnPage(name)) say(undefined, name, value);
  if (!subject) {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('#no-game a'))
      link.search = link.search.replace('game', kind);
    return Promise.resolve(explain('no-game', problem));
  }
  return show(subject, settings).catch((error: unknown) => {
    console.error(error);
    return explain('not-loaded', `the ${kind} could not be loaded`);
  });
}

// A server that cannot be reached looks the same to a game, but not to its author.
document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
  if (effectiveDirective !== 'connect-src') return;
  refuse({ code: 'forbidden', message: `a policy does not let the frame connect with ${blockedURI.slice(0, 200)}` });
});

const sendHeight = watchHeight((height) => send({ type: 'height', height }));
const query = parseQuery(location.search);
const shown = open(query);
// A resize observer reports nothing while the frame is off screen.
void shown.then(sendHeight);

function obey(element: GameElement, command: Exclude<Command, { type: 'height' | 'set' }>): Problem | undefined {
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
  }
}

function answer(element: Shown | undefined, command: Command | { readonly problem: Problem }): void {
  if ('problem' in command) return refuse(command.problem);
  const { type } = command;
  if (type === 'height') return sendHeight();
  if (!element) return refuse({ code: 'no-game', message: 'there is no game in the frame' });
  if (type === 'set') return refuse(change(element, command.name, command.value, query.settings));
  if (!isGame(element))
    return refuse({ code: 'no-game', message: `${type} is for games, and this is a ${query.kind}` });
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
  if (command) void shown.then((element) => answer(element, command));
});
