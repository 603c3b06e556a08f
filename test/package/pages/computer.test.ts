import { expect } from '@open-wc/testing';
import type { GameElement } from '../../../src/elements/base/game-element.js';
import { heldModules, needsBuild } from '../built.js';
import { SCRIPT, STRICT, TRUSTED, WATCH, policy, violations } from '../policies.js';
import { ScriptPage } from '../script-page.js';
import { waitUntil } from '../../wait-until.js';

type AnyElement = GameElement<unknown, unknown, never, never>;

const GAME = '<kubi-sheet seats="human computer:hard" seed="house"></kubi-sheet>';

describe('a computer player in a page', () => {
  needsBuild();
  let page: ScriptPage;
  afterEach(() => page.close());

  const WORKER = '/cdn/chunks/workers/kubi.js';

  /** The scripts with opponents that the page has asked for, and how the computer has moved. */
  async function open(...rules: string[]) {
    page = await ScriptPage.open(rules.length > 0 ? policy(...STRICT, ...rules) + WATCH + SCRIPT : SCRIPT, GAME);
    await waitUntil(() => page.find('.panel .toolbar'), 'nothing to play with comes');
    const { match } = page.document.querySelector('kubi-sheet') as unknown as AnyElement;
    await waitUntil(() => match.length > 0, 'the computer does not move');
    const held = await heldModules();
    const isOpponent = (path: string) => held.get(path)?.includes('src/opponents/kubi/index.ts');
    const loaded = page.window.performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .flatMap((path) => (path === WORKER ? ['worker'] : isOpponent(path) ? ['opponent'] : []));
    return { loaded, made: match.entries.map(({ actor, by }) => [actor, by]) };
  }

  const MADE = [[1, 'computer']];

  it('thinks in a worker', async () => {
    const { loaded, made } = await open();
    expect(made).to.deep.equal(MADE);
    expect(loaded).to.deep.equal(['worker', 'opponent']);
  });

  it('needs no more than workers of the site', async () => {
    const { loaded, made } = await open("worker-src 'self'");
    expect(made).to.deep.equal(MADE);
    expect([loaded, violations(page)]).to.deep.equal([['worker', 'opponent'], []]);
  });

  it('thinks on the page where a policy forbids workers', async () => {
    const { loaded, made } = await open("worker-src 'none'");
    expect(made).to.deep.equal(MADE);
    expect(loaded.filter((script) => script !== 'worker')).to.deep.equal(['opponent']);
    expect(violations(page)).to.have.lengthOf(1);
    expect(violations(page)?.[0]).to.contain('worker-src');
  });

  it('thinks on the page where workers need a trusted address', async () => {
    const { made } = await open("worker-src 'self'", ...TRUSTED);
    expect(made).to.deep.equal(MADE);
  });
});
