import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { ELEMENTS, needsBuild } from './built.js';
import { EmbeddedPage } from './embedded-page.js';

const ATTACKS = [
  '<img src=x onerror="top.wasAttacked = window.wasAttacked = true">',
  '</script><script>top.wasAttacked = true</script>',
  '"><svg onload="top.wasAttacked = true">',
  'javascript:top.wasAttacked=true',
  '\u202Etrue = dekcattAsaw.pot\u202C',
  'nothing\0<b>after</b>',
  '__proto__',
  'Ann '.repeat(50_000),
];

const short = (text: string) => JSON.stringify(text.slice(0, 40));

describe('a frame that is told what strangers write', () => {
  needsBuild();
  let page: EmbeddedPage;
  afterEach(() => page.close());

  async function expectNoAttack(tag: string): Promise<void> {
    await aTimeout(20);
    const element = page.document.querySelector(tag);
    const inside = [...(element?.shadowRoot?.querySelectorAll('*') ?? []), ...(element?.querySelectorAll('*') ?? [])];
    expect(inside.length).to.be.above(10);
    const hostile = inside.filter((each) => each.matches('img, script, iframe, b, [onload], [onerror], [href^=java]'));
    expect(hostile.map(({ localName }) => localName)).to.deep.equal([]);
    expect('wasAttacked' in page.window).to.equal(false);
    expect('wasAttacked' in window).to.equal(false);
    expect(await page.violations()).to.deep.equal([]);
  }

  for (const { tag, game } of ELEMENTS) {
    it(`has it as text in names and captions, from its address and from messages: ${game}`, async () => {
      const [first = '', ...others] = ATTACKS;
      page = await EmbeddedPage.show(new URLSearchParams({ game, names: first, caption: first }).toString());
      await page.tells('ready');
      const caption = () => page.document.querySelector(`${tag} > p`)?.textContent;
      expect(caption()).to.equal(first);
      expect(page.document.querySelector(tag)?.getAttribute('names')).to.equal(first);
      for (const attack of others) {
        page.send({ type: 'set', name: 'names', value: attack });
        page.send({ type: 'set', name: 'caption', value: attack });
        await page.settled();
        expect(caption() === attack, short(attack)).to.equal(true);
      }
      await expectNoAttack(tag);
    });

    it(`refuses it as a move, a seed or a record, and goes on: ${game}`, async () => {
      page = await EmbeddedPage.show(`game=${game}`);
      await page.tells('ready');
      for (const attack of ATTACKS) {
        page.send({ type: 'play', move: attack });
        await waitUntil(() => page.told('refused').length > 0, `${short(attack)} is played`, { timeout: 4000 });
        expect(page.told('refused')[0]?.code, short(attack)).to.be.oneOf(['bad-move', 'bad-message']);
        expect(page.told('refused')[0]?.message.length).to.be.below(501);
        page.messages.length = 0;
      }
      for (const attack of ATTACKS) {
        for (const name of ['record', 'position', 'mode', 'dice', 'seats', 'marks', 'ply', 'theme', 'lang', 'accent']) {
          page.send({ type: 'set', name, value: attack });
          page.send({ type: 'set', name, value: null });
        }
      }
      await page.settled();
      page.send({ type: 'restart', seed: ATTACKS[0] });
      await page.settled();
      expect(page.messages.at(-1)?.type).to.equal('game-change');
      await expectNoAttack(tag);
    });
  }

  it('answers whatever can be sent, and does nothing of it', async () => {
    page = await EmbeddedPage.show('game=triad');
    await page.tells('ready');
    const cyclic: Record<string, unknown> = { type: 'play', at: 0 };
    cyclic['move'] = cyclic;
    const exotic = [
      cyclic,
      { type: 'play', move: new Map([['a1', 'a3']]) },
      { type: 'play', move: new Date() },
      { type: 'play', move: /a1a3/ },
      { type: 'play', move: new Uint8Array(8) },
      { type: 'play', move: new Error('a1a3') },
      { type: 'play', move: new Blob(['a1a3']) },
      { type: 'play', move: 10n ** 40n },
      { type: 'play', move: 'a1a3', actor: { toString: 'chance' } },
      { type: new Set(['play']) },
      JSON.parse('{"type": "set", "name": "__proto__", "value": "x"}') as object,
      { type: 'set', name: 'constructor', value: 'x' },
      { type: 'set', name: 'innerHTML', value: '<b>' },
      { type: 'set', name: 'a'.repeat(1000), value: '' },
      { type: 'set', name: 'names', value: 'a'.repeat(1_000_001) },
      { type: 'constructor' },
      { type: 'toString' },
    ];
    for (const command of exotic) page.send(command);
    await page.settled();
    expect(page.told('refused')).to.have.lengthOf(exotic.length);
    for (const { code } of page.told('refused')) expect(code).to.be.oneOf(['bad-message', 'bad-setting']);
    expect(page.document.querySelector('triad-board')?.attributes.length).to.equal(0);
    expect(Object.prototype).to.not.have.property('x');
    await expectNoAttack('triad-board');
  });

  it('has a very long address', async () => {
    page = await EmbeddedPage.show(`game=triad&names=${'A'.repeat(6000)}&${'x&'.repeat(1000)}`);
    await page.tells('ready');
    expect(page.document.querySelector('triad-board')?.getAttribute('names')?.length).to.equal(6000);
    expect(page.told('refused')).to.have.lengthOf(1);
  });
});
