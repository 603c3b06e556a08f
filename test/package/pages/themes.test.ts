import { expect } from '@open-wc/testing';
import { games } from '../../../src/elements/registry.js';
import { SKINS } from '../../../stories/demo/look.js';
import { needsBuild } from '../built.js';
import { ScriptPage } from '../script-page.js';
import { waitUntil } from '../../wait-until.js';

const SCRIPT = '<script type="module" src="/cdn/tabletop-elements.js"></script>';

interface Manifest {
  readonly modules: readonly {
    readonly declarations?: readonly {
      readonly tagName?: string;
      readonly cssProperties?: readonly { readonly name: string }[];
    }[];
  }[];
}

/** The custom properties of each game, by tag. */
async function propertiesOf(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { modules } = (await (await fetch('/custom-elements.json')).json()) as Manifest;
  const declared = modules.flatMap(({ declarations = [] }) => declarations);
  return new Map(
    declared.map(({ tagName = '', cssProperties = [] }) => [tagName, cssProperties.map(({ name }) => name)]),
  );
}

type Scheme = 'light' | 'dark';

/** What is said of an element, and which colours that makes. */
function looksOf(element: HTMLElement, names: readonly string[]): Readonly<Record<string, readonly string[]>> {
  const style = getComputedStyle(element);
  const look = (name: string) => {
    element.style.color = `var(${name})`;
    return [style.getPropertyValue(name).trim(), style.color];
  };
  return Object.fromEntries(names.map((name) => [name, look(name)]));
}

/** Every game, with a puzzle of it. */
const GAMES = games
  .map(({ id, tag }) => `<${tag} mode="diagram"></${tag}><game-puzzle game="${id}"></game-puzzle>`)
  .join('');
/** The same as the demo page puts a skin on it. */
const worn = (skin: string) =>
  games
    .map(({ id, tag }) => {
      const place = (content: string) => `<div data-skin="${skin}" data-game="${id}">${content}</div>`;
      return place(`<${tag} mode="diagram"></${tag}><game-puzzle game="${id}"></game-puzzle>`);
    })
    .join('');

describe('a theme to link', () => {
  needsBuild();
  const pages: ScriptPage[] = [];
  afterEach(() => pages.splice(0).forEach((page) => page.close()));

  const open = async (css: string, body: string, scheme: Scheme): Promise<ScriptPage> => {
    const page = await ScriptPage.open(`<link rel="stylesheet" href="${css}" />${SCRIPT}`, body);
    pages.push(page);
    page.document.documentElement.style.colorScheme = scheme;
    for (const { tag } of games)
      await waitUntil(() => page.document.querySelector(tag)?.shadowRoot?.querySelector('.frame'), `no <${tag}>`);
    return page;
  };

  for (const skin of SKINS) {
    for (const scheme of ['light', 'dark'] as const) {
      it(`makes games and puzzles look as on the demo page: ${skin}, ${scheme}`, async () => {
        const names = await propertiesOf();
        const themed = await open(`/cdn/themes/${skin}.css`, GAMES, scheme);
        const demo = await open('/stories/demo/skins.css', worn(skin), scheme);
        for (const { id, tag } of games) {
          for (const selector of [tag, `game-puzzle[game=${id}]`]) {
            const [linked, wanted] = [themed, demo].map(({ document }) =>
              looksOf(document.querySelector(selector) as HTMLElement, names.get(tag) ?? []),
            );
            expect(linked, selector).to.deep.equal(wanted);
            const said = Object.values(linked ?? {}).filter(([text]) => text !== '');
            expect(said.length, selector).to.be.above(10);
          }
        }
      });
    }
  }

  it('has colours of its own for the dark, and gives way to what the page says', async () => {
    const own = '<style>triad-board { --tabletop-radius: 33px }</style>';
    const [day, night] = [
      await open('/cdn/themes/wood.css', own + GAMES, 'light'),
      await open('/cdn/themes/wood.css', GAMES, 'dark'),
    ];
    const [light, dark] = [day, night].map(({ document }) =>
      looksOf(document.querySelector('triad-board') as HTMLElement, ['--tabletop-board', '--tabletop-radius']),
    );
    expect(light?.['--tabletop-board']?.[1]).to.not.equal(dark?.['--tabletop-board']?.[1]);
    expect([light, dark].map((each) => each?.['--tabletop-radius']?.[0])).to.deep.equal(['33px', '6px']);
  });

  it('gives placed controls and lessons what all games share', async () => {
    const controls = '<game-toolbar></game-toolbar><game-lesson></game-lesson>';
    const { document } = await open('/cdn/themes/print.css', GAMES + controls, 'light');
    for (const tag of ['game-toolbar', 'game-lesson'])
      expect(looksOf(document.querySelector(tag) as HTMLElement, ['--tabletop-accent'])).to.deep.equal({
        '--tabletop-accent': ['light-dark(#c3131f, #ff8a80)', 'rgb(195, 19, 31)'],
      });
  });
});
