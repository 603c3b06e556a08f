import { expect } from '@open-wc/testing';
import type { TriadBoard } from '../../src/elements/triad-board/triad-board.js';
import { ENTRIES, TYPES_ONLY, inNode, needsBuild } from './built.js';
import { ServerPage, bundled } from './server-page.js';

/** What stands below a heading of the README, with what stands below its own headings. */
async function section(heading: string): Promise<string> {
  const text = await (await fetch('/README.md')).text();
  const [level = ''] = heading.split(' ');
  const [, after = ''] = text.split(`\n${heading}\n`);
  return after.split(new RegExp(`\n#{1,${level.length}} `))[0] ?? '';
}

/** The example there, where there are several by its name. */
async function example(heading: string, name = ''): Promise<string> {
  const text = await section(heading);
  return new RegExp(`\`\`\`js ?${name}\n([^]*?)\`\`\``).exec(text)?.[1] ?? '';
}

describe('the example of the README without an element', () => {
  needsBuild();

  it('runs in Node as it stands', async () => {
    const code = await example('## Without an element');
    expect(code).to.contain('tabletop-elements/games/tricubo.js');
    const silently = 'console.log = () => undefined;\n';
    const told = await inNode(`${silently}${code}\ntell({
      trio: trio.entries.length, alone: alone.state.options, race: race.length, score: score.total, best: best.total,
    });`);
    const options = { sheet: 'B', overflow: 'lost', colourOnSix: true };
    expect(told).to.deep.equal({ trio: 1, alone: options, race: 4, score: 13, best: 32 });
  });
});

describe('the examples of the README of server rendering', () => {
  needsBuild();
  const heading = '### Server rendering';
  let page: ServerPage | undefined;
  afterEach(() => page?.close());

  it('draw a diagram that needs no script, and let the element take it over', async () => {
    const code = await example(heading, 'server');
    const drawn = await inNode<string>(`${code}\ntell(await diagram('ccbbaa/6/6/6/6/AABBCC w 0-0'));`);
    page = await ServerPage.open('', drawn);
    const cells = page.drawn.filter((each) => each.hasAttribute('data-die'));
    expect(cells.length).to.be.greaterThan(11);
    expect(page.find('.container')?.getAttribute('lang')).to.equal('de');

    await page.load(await bundled('readme', await example(heading, 'client')));
    await page.window.customElements.whenDefined('triad-board');
    await (page.element as TriadBoard).updateComplete;
    expect(cells.filter((each) => !each.isConnected)).to.be.empty;
    expect(page.watched.troubles).to.deep.equal([]);
  });
});

describe('the entries of the package', () => {
  it('all stand in the README', async () => {
    const table = (await section('## Without an element')).match(/^\| `.*/gm)?.join('\n');
    const named = [...ENTRIES, ...TYPES_ONLY].map((entry) => entry.replace(/^tabletop-elements\/(?:games\/)?/, ''));
    expect(named.filter((name) => !new RegExp(`[/\`]${name}\``).test(table ?? ''))).to.be.empty;
  });
});
