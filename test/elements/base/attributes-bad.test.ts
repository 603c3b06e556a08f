import { expect } from '@open-wc/testing';
import { expectHarmless, HOSTILE } from '../hostile-attributes.js';
import { Saved } from '../saved-game.js';
import { TriadPage, makeBoard } from '../games/triad-board/page.js';
import { AFTER_MOVE, AFTER_REPLY, START } from '../games/triad-board/positions.js';
import { watchTrouble } from '../watch-trouble.js';
import { watchWarnings } from '../watch-warnings.js';

const BAD_POSITION = 'ccbbaa/7/6/6/6/AABBCC';

/** One value for each place that finds it wrong: what it is, the code, and something the message must name. */
const ROWS: readonly (readonly [attribute: string, what: string, value: string, code: string, named: string])[] = [
  ['seats', 'of a kind nobody knows', 'human robot', 'bad-attribute', 'robot'],
  ['seats', 'that are too many', 'human human human', 'bad-seats', '3'],
  ['level', 'nobody plays at', 'best', 'bad-attribute', 'best'],
  ['setup', 'of a kind nobody knows', 'closed', 'bad-attribute', 'closed'],
  ['starter', 'that is no seat', '2', 'bad-options', 'starter'],
  ['position', 'that is none', 'nonsense', 'bad-position', 'ranks'],
  ['record', 'that is none', 'nonsense', 'record-game', 'nonsense'],
  ['record', 'that breaks off', '{"format":1,"game":"triad","moves":[{"mo', 'record-syntax', 'breaks off'],
  ['record', 'with a move against the rules', `triad 1; start=${START}; a1a3; a1a2`, 'record-move', 'ply 2'],
  ['record', 'for too many seats', 'triad 1; seats=3', 'bad-seats', '3'],
  ['dice', 'nobody throws', 'loaded', 'bad-attribute', 'loaded'],
  ['mode', 'nobody knows', 'sleep', 'bad-attribute', 'sleep'],
  ['controls', 'that no game has', 'status tools', 'bad-attribute', 'tools'],
  ['marks', 'that are no cells', 'c3 z9', 'bad-attribute', 'z9'],
];

for (const [attribute, what, value, code, named] of ROWS) {
  describe(`${attribute} ${what}`, () => {
    it('is reported in place and by an event, and the running game goes on', async () => {
      const trouble = watchTrouble();
      const page = await TriadPage.open({ position: START });
      await page.play('a1a3');
      const before = page.board.getAttribute(attribute);
      const errors = page.listen('game-error');
      const changes = page.listen('game-change');

      await page.change({ [attribute]: value });
      expect(page.board.error?.code).to.equal(code);
      expect(page.board.error?.message).to.contain(named);
      expect(errors.map((error) => error.code)).to.deep.equal([code]);
      expect(errors[0]?.message).to.contain(page.board.error?.message);
      expect(page.board.matches(':state(error)')).to.be.true;
      const alert = page.find('[part=error][role=alert]');
      expect(alert?.textContent).to.contain(page.board.error?.message);
      expect(alert?.textContent).to.contain('This game can’t be set up the way the page asks.');

      expect(page.position).to.equal(AFTER_MOVE);
      await page.clickCells('f6', 'f4');
      expect(page.position).to.equal(AFTER_REPLY);

      if (before === null) page.board.removeAttribute(attribute);
      else page.board.setAttribute(attribute, before);
      await page.board.updateComplete;
      expect(page.board.error).to.equal(undefined);
      expect(page.board.matches(':state(error)')).to.be.false;
      expect(page.find('[part=error]')).to.equal(null);
      expect(page.position).to.equal(AFTER_REPLY);
      expect(changes.map(({ cause }) => cause)).to.deep.equal(['play']);
      expect(errors).to.have.lengthOf(1);
      expect(trouble.stop()).to.be.empty;
    });

    it('at birth leaves a board that can be played, and is told in the console once, with element, attribute and reason', async () => {
      const warnings = watchWarnings();
      const page = await TriadPage.open({ [attribute]: value });
      const { error } = page.board;
      expect(error?.code).to.equal(code);
      expect(page.find('[part=error]')).to.not.equal(null);
      await page.clickButton('Roll the dice');
      expect(page.board.match.length).to.equal(1);
      await page.change({ names: 'Ann, Bob' });
      page.board.removeAttribute(attribute);
      await page.change({ [attribute]: value });
      expect(warnings.stop()).to.deep.equal([`<triad-board ${attribute}>: ${error?.message}`]);
    });
  });
}

describe('an attribute that is bad until the page has set the others', () => {
  for (const where of ['in a page', 'before it is in a page'] as const) {
    it(`is not told in the console, ${where}`, async () => {
      const warnings = watchWarnings();
      const board = where === 'in a page' ? (await TriadPage.open()).board : makeBoard();
      board.record = 'triad 1; seats=3';
      // Frameworks read a property before they set it.
      expect(board.ply).to.equal(0);
      board.record = `triad 1; start=${START}; a1a3`;
      await new Promise((resolve) => setTimeout(resolve));
      expect(board.ply).to.equal(1);
      expect(warnings.stop()).to.be.empty;
    });
  }
});

describe('several attributes of which one is bad', () => {
  it('are each told in the console', async () => {
    const warnings = watchWarnings();
    await TriadPage.open({ dice: 'loaded', mode: 'sleep', record: 'triad 1; seats=3' });
    expect(warnings.stop().map((text) => text.split(':')[0])).to.have.members([
      '<triad-board record>',
      '<triad-board dice>',
      '<triad-board mode>',
    ]);
  });

  it('do not keep each other from being followed: a bad mode, the dice, names and looks', async () => {
    const page = await TriadPage.open({ mode: 'sleep', dice: 'enter', names: 'Ann, Bob', flipped: '' });
    expect(page.board.error?.code).to.equal('bad-attribute');
    expect(page.board.match.dice).to.equal('enter');
    expect(page.find('[role=grid]')?.ariaLabel).to.equal('Triad board, Ann against Bob');
    expect(page.find('.cell')?.ariaLabel).to.match(/^f1/);
    await page.change({ dice: 'loaded' });
    expect(page.board.match.dice, 'bad dice').to.equal('enter');
  });

  it('are reported one after the other as they are repaired', async () => {
    const page = await TriadPage.open({ position: BAD_POSITION, dice: 'loaded' });
    const errors = page.listen('game-error');
    expect(page.board.error?.code).to.equal('bad-position');
    await page.change({ position: START });
    expect(page.board.error?.code).to.equal('bad-attribute');
    expect(errors.map(({ code }) => code)).to.deep.equal(['bad-attribute']);
    await page.change({ dice: 'auto' });
    expect(page.board.error).to.equal(undefined);
  });

  it('wait for each other: a good one beside a bad one counts once that is repaired', async () => {
    const page = await TriadPage.open();
    await page.change({ starter: '1', position: BAD_POSITION });
    expect(page.board.match.options).to.include({ starter: 0 });
    page.board.removeAttribute('position');
    await page.board.updateComplete;
    expect(page.board.match.options).to.include({ starter: 1 });
  });

  it('stay reported, once, whatever else changes', async () => {
    const saved = new Saved();
    const page = await TriadPage.open({ position: BAD_POSITION });
    const errors = page.listen('game-error');
    await page.change({ persist: saved.key, names: 'Ann, Bob', lang: 'de' });
    expect(page.board.error?.code).to.equal('bad-position');
    expect(page.find('[part=error]')).to.not.equal(null);
    expect(errors).to.be.empty;
    saved.forget();
  });
});

describe('a hostile value', () => {
  beforeEach(() => Reflect.deleteProperty(globalThis, 'wasAttacked'));
  afterEach(() => localStorage.removeItem(`tabletop-elements/triad/${HOSTILE}`));

  const HOSTILES: readonly (readonly [attribute: string, value: string])[] = [
    ['names', `${HOSTILE}, "><svg onload=globalThis.wasAttacked=true>`],
    ['position', HOSTILE],
    ['record', HOSTILE],
    ['record', JSON.stringify({ format: 1, game: HOSTILE })],
    ['record', `triad 1 {${HOSTILE}}; start=${START}; a1a3 {${HOSTILE}}`],
    ['mode', HOSTILE],
    ['persist', HOSTILE],
    ['marks', HOSTILE],
    ['lang', HOSTILE],
  ];
  for (const [attribute, value] of HOSTILES) {
    it(`in ${attribute} stays text in play and in a replay: ${value.slice(0, 60)}`, async () => {
      const trouble = watchTrouble();
      for (const mode of ['play', 'replay']) await expectHarmless(await TriadPage.open({ mode, [attribute]: value }));
      expect(trouble.stop()).to.be.empty;
    });
  }

  it('in an error message is shown as it was written, cut to a readable length', async () => {
    const page = await TriadPage.open({ dice: `<b>${'x'.repeat(500)}</b>` });
    const text = page.find('[part=error]')?.textContent ?? '';
    expect(text).to.contain('<b>xxx');
    expect(text.length).to.be.below(250);
  });

  it('in a name is shown as it was written', async () => {
    const page = await TriadPage.open({ names: '<b>Ann</b>' });
    expect(page.field('Name of White')?.value).to.equal('<b>Ann</b>');
    expect(page.find('[role=grid]')?.ariaLabel).to.contain('<b>Ann</b> against Black');
  });
});

describe('properties that a framework sets', () => {
  const optionsWith = (properties: object) => {
    const board = Object.assign(makeBoard(), properties);
    expect(board.error).to.equal(undefined);
    return board.match.options;
  };

  it('may be booleans, their texts, an empty text, and numbers', () => {
    const on = { evenStart: true, draws: true };
    for (const value of [true, 'true', '', 'on']) {
      expect(optionsWith({ evenStart: value, draws: value })).to.include(on);
    }
    for (const value of [false, 'false', 'off']) {
      expect(optionsWith({ evenStart: value, draws: value })).to.include({ evenStart: false, draws: false });
    }
    expect(optionsWith({ starter: 1 })).to.include({ starter: 1 });
    expect(optionsWith({ starter: 0 })).to.include({ starter: 0 });
  });

  it('may be a number for the seed, with the dice of the same text', async () => {
    const { board } = await TriadPage.with({ seed: 7, dice: 'auto' });
    expect(board.state).to.deep.equal((await TriadPage.with({ seed: '7', dice: 'auto' })).board.state);
  });

  it('may be a record as an object', async () => {
    const record = { format: 1, game: 'triad', seats: 2, options: {}, start: START, moves: [{ move: 'a1a3' }] };
    expect((await TriadPage.with({ record })).position).to.equal(AFTER_MOVE);
  });

  const endless: Record<string, unknown> = { format: 1, game: 'triad' };
  endless['self'] = endless;
  const nonsense: readonly (readonly [property: string, value: unknown])[] = [
    ['seats', 2],
    ['level', 3],
    ['setup', 1],
    ['names', ['Ann', 'Bob']],
    ['seed', {}],
    ['position', 5],
    ['record', []],
    ['record', endless],
    ['mode', {}],
    ['dice', 5],
    ['persist', 5],
    ['starter', 10n],
    ['draws', []],
    ['marks', ['c3', 'd4']],
    ['marks', true],
  ];
  for (const [property, value] of nonsense) {
    it(`never throw: ${property} as the ${typeof value} ${String(value)}`, async () => {
      const trouble = watchTrouble();
      const page = await TriadPage.open({ position: START });
      Object.assign(page.board, { [property]: value });
      await page.board.updateComplete;
      await page.clickCells('a1', 'a3');
      expect(page.position).to.equal(AFTER_MOVE);
      expect(trouble.stop()).to.be.empty;
      localStorage.removeItem('tabletop-elements/triad/5');
    });
  }
});
