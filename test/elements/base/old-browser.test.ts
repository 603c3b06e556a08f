import { expect } from '@open-wc/testing';
import { FIRST_MOVES } from '../../package/first-moves.js';
import { ScriptPage } from '../../package/script-page.js';
import { waitUntil } from '../../wait-until.js';
import { browser } from '../../runner/browser.js';

interface Playable extends HTMLElement {
  readonly match?: { readonly length: number };
  play(move: string): void;
}

const NAMES = ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find'];
const SETS = [
  'union',
  'intersection',
  'difference',
  'symmetricDifference',
  'isSubsetOf',
  'isSupersetOf',
  'isDisjointFrom',
];

/** By kind of page: what a newer browser has, and one that the README promises has not. */
const MISSING = {
  'the oldest browsers that are promised': [
    ...NAMES.map((name) => `Iterator.prototype.${name}`),
    ...SETS.map((name) => `Set.prototype.${name}`),
    ...[
      'Iterator',
      'Promise.try',
      'RegExp.escape',
      'URL.parse',
      'Uint8Array.fromBase64',
      'Intl.DurationFormat',
      'Temporal',
    ],
    ...['CSS.registerProperty', 'CSS.highlights', 'CSS.px', 'Highlight', 'CloseWatcher', 'ClipboardItem'],
    ...['requestIdleCallback', 'scheduler', 'navigation', 'Navigation', 'NavigateEvent', 'trustedTypes'],
    ...['startViewTransition', 'customElementRegistry', 'activeViewTransition'].map(
      (name) => `Document.prototype.${name}`,
    ),
    ...['moveBefore', 'getHTML', 'computedStyleMap', 'customElementRegistry'].map(
      (name) => `Element.prototype.${name}`,
    ),
    ...['ShadowRoot.prototype.customElementRegistry', 'CustomElementRegistry.prototype.initialize'],
    ...['HTMLDialogElement.prototype.closedBy', 'HTMLDialogElement.prototype.requestClose'],
    ...['PointerEvent.prototype.getCoalescedEvents', 'ReadableStream.prototype.values', 'Navigator.prototype.share'],
  ],
  'a page without TLS': [
    ...['locks', 'clipboard', 'share', 'canShare', 'serviceWorker', 'storage'].map(
      (name) => `Navigator.prototype.${name}`,
    ),
    ...['Crypto.prototype.subtle', 'Crypto.prototype.randomUUID', 'ClipboardItem', 'caches'],
  ],
} as const;

const takeAway = (paths: readonly string[]) => `<script>
window.troubles = [];
for (const type of ['error', 'unhandledrejection']) addEventListener(type, ({ reason, message }) => troubles.push(String(reason ?? message)));
for (const path of ${JSON.stringify(paths)}) {
  const names = path.split('.');
  const last = names.pop();
  const holder = names.reduce((holder, name) => holder?.[name], window);
  if (holder && !delete holder[last]) throw new Error(path + ' stays');
}
</script>`;

describe('an older browser', () => {
  let page: ScriptPage;
  before(function () {
    if (browser !== 'Chromium') this.skip();
  });
  afterEach(() => page.close());

  for (const [what, paths] of Object.entries(MISSING)) {
    it(`plays every game: ${what}`, async () => {
      const tags = Object.keys(FIRST_MOVES);
      const scripts = tags.map((tag) => `<script type="module" src="/src/elements/games/${tag}/define.ts"></script>`);
      const elements = Object.entries(FIRST_MOVES).map(
        ([tag, { position }]) => `<${tag} position="${position}"></${tag}>`,
      );
      page = await ScriptPage.open(takeAway(paths) + scripts.join(''), elements.join(''));
      for (const [tag, { move }] of Object.entries(FIRST_MOVES)) {
        const element = page.document.querySelector<Playable>(tag)!;
        element.scrollIntoView();
        await waitUntil(() => element.shadowRoot?.querySelector('.toolbar'), `${tag} cannot be played`);
        element.play(move);
        expect(element.match?.length).to.be.above(0);
        element.shadowRoot!.querySelector<HTMLElement>('[data-tool=help]')!.click();
        await waitUntil(() => element.shadowRoot!.querySelector('dialog[open] figure > *'), `${tag} has no help`);
        element.shadowRoot!.querySelector('dialog')!.close();
      }
      expect((page.window as unknown as { troubles: string[] }).troubles).to.be.empty;
    });
  }
});
