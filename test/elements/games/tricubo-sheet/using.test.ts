import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import type { Die } from '../../../../src/games/tricubo/index.js';
import { textOf } from '../../sheet/page.js';
import type { Attributes } from '../../sheet/page.js';
import { EARLY, ROLLED, SIXES, TricuboPage } from './page.js';
import { NO_USE } from '../../sheet/words.js';

const NUMBERS = `${EARLY} | A 4 0 346`;

const open = (position: string, more: Attributes = {}) => TricuboPage.open({ position, ...more });

/** What is done with nothing but a press on a die and one on the sheet. */
async function use(page: TricuboPage, die: Die, target: () => Element | null): Promise<void> {
  await page.clickDie(die);
  await page.click(target() as Element);
}

describe('a die of <tricubo-sheet> with the mouse', () => {
  before(() => emulateMedia({ reducedMotion: 'reduce' }));
  after(() => emulateMedia({ reducedMotion: 'no-preference' }));

  it('plays from the first cross to the first use of a die', async () => {
    const page = await TricuboPage.open({ seed: 'b' });
    const made = page.listen('game-move');
    expect([page.places, page.pencilled]).to.deep.equal(['1 2 3 4 5', [1, 2, 3, 4, 5]]);
    await page.click(page.rowTarget(3) as Element);
    await page.confirm();
    expect(page.places, 'a die comes before its use').to.equal('');
    await use(page, 'S', () => page.rowTarget(4));
    expect(made.map(({ actor, text, by }) => `${actor} ${text} by ${by}`)).to.deep.equal([
      '0 @3 by user',
      'chance roll 324 by user',
      '0 S by user',
    ]);
    expect([page.dice, page.last]).to.deep.equal([[], ['4']]);
  });

  const USES: readonly (readonly [
    what: string,
    position: string,
    die: Die,
    place: string,
    move: string,
    after: string,
  ])[] = [
    ['its row', NUMBERS, 'M', 'row 4', 'M', '2,4,1,2,0 .,.,.,.,. - | A 5'],
    ['a row without room for all', '2,4,1,6,0 | A 4 0 346', 'M', 'row 4', 'M', '2,4,1,7,0 .,.,.,.,. - | A 5'],
    ['the field of its colour', NUMBERS.replace('346', '345'), 'S', 'field S', 'Sc', '2,4,1,0,0 .,.,.,.,. S | A 5'],
    ['the field of all colours', NUMBERS, 'M', 'field t', 'Mt', '2,4,1,0,0 .,.,.,.,. t | A 5'],
    ['a row to be scored', NUMBERS, 'S', 'interim 2', 'S:2', '2,4,1,0,0 .,2,.,.,. - | A 5'],
    ['an empty row to be scored', NUMBERS, 'S', 'interim 5', 'S:5', '2,4,1,0,0 .,.,.,.,0 - | A 5'],
  ];
  for (const [what, position, die, place, move, after] of USES) {
    it(`is used for ${what} by a press there`, async () => {
      const page = await open(position);
      const [kind, where = ''] = place.split(' ');
      const targets: Readonly<Record<string, () => Element | null>> = {
        row: () => page.rowTarget(Number(where)),
        field: () => page.fieldTarget(where as Die),
        interim: () => page.interimTarget(Number(where)),
      };
      await use(page, die, targets[kind ?? '']!);
      expect([page.moves, page.position]).to.deep.equal([[move], after]);
    });
  }

  it('is used for its row by a press anywhere in that, and nowhere beside it', async () => {
    const page = await open(NUMBERS);
    await page.clickDie('M');
    for (const beside of ['tr[data-row="3"] .stairs', '.scale', 'thead th']) {
      await page.click(page.find(beside) as Element);
    }
    expect([page.moves, page.chosenDie]).to.deep.equal([[], 'M']);
    for (const part of ['th', '.stairs', 'td:nth-child(3)', 'td:nth-child(4)']) {
      if (!page.chosenDie) await page.clickDie('M');
      await page.click(page.find(`tr[data-row="4"] ${part}`) as Element);
      expect(page.moves, part).to.deep.equal(['M']);
      await page.undo();
    }
  });

  const PLACES: readonly (readonly [what: string, die: Die, position: string, places: string, more?: Attributes])[] = [
    ['its row and both fields', 'M', NUMBERS, '4 M t'],
    ['no field that is crossed', 'M', '2,4,1,0,0 .,.,.,.,. MS | A 4 0 346', '4 t'],
    ['no row that is full', 'M', '2,4,1,7,0 | A 4 0 346', 'M t'],
    [
      'no row without room for all, if that is the rule',
      'M',
      '2,4,1,6,0 | A 4 0 346',
      'M t',
      { overflow: 'forbidden' },
    ],
    ['the rows that have not been scored', 'S', '2,4,1,0,0 .,2,.,.,. - | A 4 0 346', '1i 3i 4i 5i'],
    ['fields with a 6, if that is the rule', 'S', NUMBERS, '1i 2i 3i 4i 5i S t', { 'colour-on-six': '' }],
    ['rows to be ticked for a larger 6', 'M', SIXES, '1i 2i 3i 4i 5i'],
  ];
  for (const [what, die, position, places, more = {}] of PLACES) {
    it(`offers ${what}: ${places}`, async () => {
      const page = await open(position, more);
      await page.clickDie(die);
      expect(page.places).to.equal(places);
    });
  }

  it('is laid back by another press or by Escape, and makes way for another die', async () => {
    const page = await open(ROLLED);
    await page.clickDie('M');
    await page.clickDie('S');
    expect([page.chosenDie, page.places, page.pencilled]).to.deep.equal(['S', '1i 2i 3i 4i 5i', []]);
    await page.clickDie('S');
    expect([page.chosenDie, page.places]).to.deep.equal([undefined, '']);
    await page.choose(0);
    await page.press('Escape');
    expect([page.chosenDie, page.chosen, page.places]).to.deep.equal([undefined, -1, '']);
  });

  it('keeps what is chosen while the page refuses the move', async () => {
    const page = await open(ROLLED);
    page.element.addEventListener('game-before-move', (event) => event.preventDefault(), { once: true });
    await use(page, 'M', () => page.rowTarget(4));
    expect([page.moves, page.chosenDie]).to.deep.equal([[], 'M']);
    await page.click(page.rowTarget(4) as Element);
    expect(page.moves).to.deep.equal(['M']);
  });
});

describe('a use in words on <tricubo-sheet>', () => {
  it('is of all open dice, or of the one that is pressed; it is pencilled, and made by the button', async () => {
    const page = await open(ROLLED);
    await page.showAllMoves();
    const { length } = page.choices;
    await page.clickDie('S');
    expect(page.choices).to.have.lengthOf(5);
    await page.clickDie('S');
    expect([page.choices.length, length]).to.deep.equal([8, 8]);
    await page.choose(0);
    expect([page.chosenDie, page.pencilled, page.change]).to.deep.equal(['M', [4], '+7']);
    expect(page.status).to.match(/^Medium 4: row 4 climbs from 0 to 7\./);
    await page.choose(1);
    expect([page.chosen, page.moves, page.find('[data-chosen]')]).to.deep.equal([1, [], null]);
    expect(page.status).to.contain(page.choices[1]?.text);
    await page.confirm();
    expect(page.moves).to.deep.equal(['Mc']);
  });

  it('is the first cross, too', async () => {
    const page = await TricuboPage.open();
    await page.choose(1);
    expect(page.pencilled).to.deep.equal([2]);
    await page.confirm();
    expect(page.moves).to.deep.equal(['@2']);
  });

  it('is all there is where one has to use a die, also where it costs points', async () => {
    const page = await open('7,7,2,0,0 7,2,-,0,- LMSt | A 4 0 123');
    await page.showAllMoves();
    expect([page.choices.length, page.chosen, page.isReady]).to.deep.equal([1, 0, true]);
    expect([page.pencilled, page.total, page.change]).to.deep.equal([[3], '26', '−3']);
    await page.submit('-');
    expect(page.moves).to.be.empty;
    await page.confirm();
    expect(page.moves).to.deep.equal(['S']);
  });

  it('is to take none where no die has a use; each says why when it is pressed', async () => {
    const page = await open('7,7,2,0,0 7,2,-,0,- LMSt | A 6 0 123');
    const refusals = page.listen('game-refuse');
    for (const die of ['L', 'M', 'S'] as const) await page.clickDie(die);
    expect(refusals.map(({ code }) => code)).to.deep.equal(['no-use', 'no-use', 'no-use']);
    expect(new Set(refusals.map(({ message }) => message)).size).to.equal(3);
    await page.confirm();
    expect(page.moves).to.deep.equal(['-']);
  });
});

describe('rows to be scored together on <tricubo-sheet>', () => {
  const openTicking = async (position = SIXES, die: Die = 'M') => {
    const page = await open(position);
    await page.clickDie(die);
    return page;
  };
  const isReady = (page: TricuboPage) => page.scoreButton?.getAttribute('aria-disabled') === 'false';

  it('are ticked, unticked and ticked again; the button says which they are and what they earn', async () => {
    const page = await openTicking();
    await page.tick(1, 2);
    expect([page.ticked, isReady(page), page.change]).to.deep.equal([[1, 2], true, '+9']);
    expect(page.sums, 'nothing is scored yet').to.deep.equal(['0', '10', '0', '0', '10']);
    await page.tick(1);
    expect([page.ticked, isReady(page)]).to.deep.equal([[2], false]);
    await page.tick(5);
    expect(page.scoreButton?.textContent)
      .to.contain('2 and 5')
      .and.to.match(/\D2\D*$/);
    expect(page.moves).to.be.empty;
    await page.click(page.scoreButton as Element);
    expect(page.position).to.equal('2,4,1,0,0 .,2,.,.,0 - | A 2');
  });

  it('are neither fewer nor more than the die scores', async () => {
    const page = await openTicking();
    const refusals = page.listen('game-refuse');
    await page.tick(2);
    await page.click(page.scoreButton as Element);
    await page.tick(1, 5);
    expect(refusals.map(({ code }) => code)).to.deep.equal(['nothing-chosen', 'interim-count']);
    expect([page.moves, page.ticked]).to.deep.equal([[], [1, 2]]);
  });

  it('are three for a large 6, the last ones', async () => {
    const page = await openTicking(`${EARLY} | A 2 0 616`, 'L');
    await page.tick(4, 1, 2);
    await page.click(page.scoreButton as Element);
    expect(page.position).to.equal('2,4,1,0,0 7,2,-,0,- - | A 3');
  });

  it('are ticked where they are chosen in words, and chosen in words where they are ticked', async () => {
    const page = await openTicking();
    await page.choose(2);
    expect(page.ticked).to.deep.equal([1, 4]);
    await page.tick(4, 3);
    expect(page.choices[page.chosen]?.text).to.contain('1 and 3');
    await page.clickDie('M');
    await page.clickDie('M');
    expect([page.ticked, page.chosen], 'laid back').to.deep.equal([[], -1]);
  });
});

describe('the pencil on <tricubo-sheet>', () => {
  it('draws what all dice would cross, and of the chosen one where the row stops and what it is worth then', async () => {
    const page = await open(`${EARLY} | A 4 0 345`);
    const dice = () => page.all('tr[data-die]').map(({ dataset }) => `${dataset['row']} ${dataset['die']}`);
    expect([page.pencilled, dice(), page.later]).to.deep.equal([[4, 5], ['4 M', '5 S'], '']);
    expect(page.drawn(4, 'pencil').match(/M/g), 'two strokes a cross').to.have.lengthOf(4);
    await page.clickDie('M');
    expect([page.later, textOf(page.find('[data-chosen] text.landing'))]).to.deep.equal(['7', '7']);
    expect(page.drawn(4, 'pencil').match(/M/g), 'the last one is a disc').to.have.lengthOf(2);
    expect([page.sums, page.row(4)]).to.deep.equal([
      ['0', '10', '0', '0', '10'],
      { boxes: '0 of 7 crossed', interim: '', final: '0' },
    ]);
    await page.clickDie('M');
    expect([page.pencilled, page.later]).to.deep.equal([[4, 5], '']);
  });

  it('counts the third purple row, a field that completes a set, and no more crosses than fit', async () => {
    const purple = await open('6,6,4,0,0 | A 4 0 336');
    await purple.choose(0);
    expect([purple.sums.at(-1), purple.change]).to.deep.equal(['12', '+8']);
    purple.element.remove();
    const field = await open('2,4,1,0,0 .,.,.,.,. LSt | A 4 0 346');
    await field.choose(1);
    expect(field.change).to.equal('+10');
    field.element.remove();
    const full = await open('2,4,1,6,0 | A 4 0 346');
    await full.clickDie('M');
    expect(full.find('[data-chosen] circle.landing')).to.not.equal(null);
    expect(full.drawn(4, 'pencil'), 'one cross, and that is a disc').to.equal('');
  });

  it('is gone over in ink stroke by stroke, and rubbed out on no other sheet', async () => {
    const page = await open('2,4,1,2,0 | A 4 0 346');
    await page.clickDie('M');
    const drawn = [page.drawn(4, 'ink'), page.drawn(4, 'pencil')];
    await page.click(page.rowTarget(4) as Element);
    const inked = page.all('tr[data-row="4"] .ink').map((path) => path.getAttribute('d'));
    for (const strokes of drawn) expect(inked.join('')).to.contain(strokes);
    expect([drawn.map((strokes) => strokes.match(/M/g)?.length), page.pencilled]).to.deep.equal([[2, 2], []]);
  });
});

describe('a row that cannot be crossed on <tricubo-sheet>', () => {
  it('says which one the chosen die reaches, and leaves it chosen', async () => {
    const page = await open('2,4,1,2,0 | A 4 0 346');
    const press = () => page.click(page.find('tr[data-row="5"] [data-target="miss"]') as Element);
    await press();
    expect(page.status).to.equal('No open die shows a 5.');
    await page.clickDie('M');
    await press();
    expect([page.status, page.chosenDie]).to.deep.equal(['The medium 4 only reaches row 4.', 'M']);
  });
});

describe('a die without a use on <tricubo-sheet>', () => {
  const REASONS: readonly (readonly [what: string, position: string, die: Die, name: string, why: RegExp])[] = [
    ['another player has it', `${EARLY} / 1,1,0,0,0 | A 4 0 346 L`, 'L', 'large 3, Ann has it', /large.*Ann/],
    ['the round closes it', `${EARLY} | A 5 0 346`, 'M', 'medium 4, closed this round', /medium.*round/],
    ['there is no room', '7,4,1,0,0 .,.,.,.,. Lt | A 5 0 146', 'L', `large 1, ${NO_USE}`, /row 1/],
    ['three rows are scored', '2,4,1,0,0 7,2,-,-,0 - | A 4 0 346', 'S', `small 6, ${NO_USE}`, /three rows/i],
    ['it scores too many rows', '2,4,1,0,0 7,.,.,.,. - | A 2 0 641', 'L', `large 6, ${NO_USE}`, /3 rows.* 2 /],
  ];
  for (const [what, position, die, name, why] of REASONS) {
    it(`says why when it is pressed, and the one that is chosen stays: ${what}`, async () => {
      const page = await open(position, position.includes('/') ? { names: 'Ann, Bob' } : {});
      const other = page.dice.find((each) => each.getAttribute('aria-disabled') !== 'true');
      await page.click(other as Element);
      const { chosenDie, places } = page;
      const refusals = page.listen('game-refuse');
      expect([page.die(die).ariaLabel, page.die(die).ariaDisabled]).to.deep.equal([name, 'true']);
      await page.clickDie(die);
      expect(refusals.map(({ code }) => code)).to.deep.equal(['no-use']);
      expect([page.status, page.spoken]).to.deep.equal(Array(2).fill(refusals[0]?.message));
      expect(page.status).to.match(why);
      expect([page.chosenDie, page.places]).to.deep.equal([chosenDie, places]);
    });
  }
});
