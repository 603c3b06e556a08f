import { expect } from '@open-wc/testing';
import { inNode, needsBuild } from './built.js';

/** The example of the README for those who need no element. */
async function example(): Promise<string> {
  const text = await (await fetch('/README.md')).text();
  const [, section = ''] = text.split('## Without an element');
  return /```js\n([^]*?)```/.exec(section)?.[1] ?? '';
}

describe('the example of the README without an element', () => {
  needsBuild();

  it('runs in Node as it stands', async () => {
    const code = await example();
    expect(code).to.contain('tabletop-elements/games/tricubo.js');
    const silently = 'console.log = () => undefined;\n';
    const told = await inNode(`${silently}${code}\ntell({
      trio: trio.entries.length, alone: alone.state.options, race: race.length, score: score.total, best: best.total,
    });`);
    const options = { sheet: 'B', overflow: 'lost', colourOnSix: true };
    expect(told).to.deep.equal({ trio: 1, alone: options, race: 4, score: 13, best: 32 });
  });
});
