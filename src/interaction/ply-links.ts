import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** An element that links of the page can lead to a ply. */
export interface LinkTarget extends ReactiveControllerHost, HTMLElement {
  readonly activeMode: string;
  goTo(ply: number, by: 'user'): void;
}

const targets = new Set<LinkTarget>();

/**
 * Lets links such as `<a href="#ply-12" data-for="board">` lead an element to a ply. Without `data-for`, a link leads the element whose caption
 * contains it, else the next element in the page, else the one before it.
 */
export function leadLinksTo(host: LinkTarget): void {
  const controller: ReactiveController = {
    hostConnected() {
      if (targets.size === 0) document.addEventListener('click', follow);
      targets.add(host);
    },
    hostDisconnected() {
      targets.delete(host);
      if (targets.size === 0) document.removeEventListener('click', follow);
    },
  };
  host.addController(controller);
}

function follow(click: MouseEvent): void {
  const [origin] = click.composedPath();
  const link = origin instanceof Element ? origin.closest<HTMLAnchorElement>('a[href^="#ply-"]') : null;
  const ply = Number(/^#ply-(\d+)$/.exec(link?.getAttribute('href') ?? '')?.[1] ?? NaN);
  // WebKit sends `click` for the middle button, too.
  const isForBrowser = click.button !== 0 || click.altKey || click.ctrlKey || click.metaKey || click.shiftKey;
  if (!link || Number.isNaN(ply) || click.defaultPrevented || isForBrowser) return;
  const target = targetOf(link);
  if (!target) return;
  click.preventDefault();
  try {
    target.goTo(ply, 'user');
  } catch {
    return; // the record has no such ply
  }
  target.scrollIntoView({ block: 'nearest' });
}

function targetOf(link: HTMLAnchorElement): LinkTarget | undefined {
  const id = link.dataset['for'];
  const known = [...targets].filter(({ activeMode }) => activeMode === 'replay');
  if (id !== undefined) return known.find((target) => target.id === id);
  const around = known.find((target) => target.contains(link));
  if (around) return around;
  const follows = (target: LinkTarget) =>
    (link.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const inOrder = known.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  return inOrder.find(follows) ?? inOrder.at(-1);
}
