import { expect } from '@open-wc/testing';
import { nothing, render } from 'lit';
import type { Action, Choosing } from '../../../src/elements/tricubo-sheet/interaction.js';
import { pencilled } from '../../../src/elements/tricubo-sheet/pencil.js';
import { tricubo } from '../../../src/games/tricubo/index.js';
import type { TricuboState } from '../../../src/games/tricubo/index.js';
import { alone, chooses, follows } from '../../games/tricubo/helpers.js';
import { after, begin, choose, interim, press } from './begun.js';
import { english } from './words.js';

const ROWS = [1, 2, 3, 4, 5] as const;
const FIELDS = ['L', 'M', 'S', 't'] as const;

/** What is pencilled on a sheet once this has been done, and what a press in each place does. */
function sketch(state: TricuboState, actions: (begun: Choosing) => readonly Action[], seat = 0) {
  const acted: Action[] = [];
  const begun = begin(state, seat);
  const choice = after(begun, ...actions(begun)).interaction as Choosing;
  const act = (action: Action) => acted.push(action);
  const pencil = pencilled(choice, state, seat, english, act, () => undefined);
  const drawn = (template: unknown) => {
    const place = document.createElement('div');
    render(template ?? nothing, place);
    return place.querySelector<HTMLElement>('button, input');
  };
  const places: readonly (readonly [name: string, HTMLElement | null])[] = [
    ...ROWS.map((row) => [String(row), drawn(pencil.row(row))] as const),
    ...ROWS.map((row) => [`${row}i`, drawn(pencil.interim(row))] as const),
    ...FIELDS.map((field) => [field, drawn(pencil.field(field))] as const),
  ];
  const found = new Map(places.flatMap(([name, target]) => (target ? [[name, target] as const] : [])));
  return {
    /** Place by place what is said of it. */
    targets: Object.fromEntries([...found].map(([name, { ariaLabel }]) => [name, ariaLabel])),
    crosses: pencil.crosses.join(),
    /** The marks that would be there and count, as they are written. */
    marks: tricubo.makePosition({ ...tricubo.parsePosition('0,0,0,0,0'), sheets: [pencil.marks] }),
    pressed(name: string): unknown {
      const target = found.get(name) as HTMLElement;
      // Only in a page does a box say that it has changed.
      document.body.append(target);
      target.click();
      target.remove();
      return acted.pop();
    },
    isTicked: (name: string): boolean => (found.get(name) as HTMLInputElement | undefined)?.checked ?? false,
  };
}

const MIDWAY = '2,4,1,0,0 .,.,.,.,. L';
const nothingYet = () => [];

describe('the pencil on a sheet of Tricubo', () => {
  it('draws nothing before a die is chosen', () => {
    const { targets, crosses, marks } = sketch(chooses(MIDWAY, '346'), nothingYet);
    expect(targets).to.deep.equal({});
    expect(crosses).to.equal('2,4,1,0,0');
    expect(marks).to.equal(MIDWAY);
  });

  it('draws every use of the die, but counts none of them', () => {
    const { targets, crosses, marks } = sketch(chooses(MIDWAY, '346'), () => [press('M')]);
    expect(targets).to.deep.equal({
      4: 'Medium 4: 2 crosses in row 4, then worth 7 (plus 7)',
      M: 'Medium 4: cross the field of its colour (0)',
      t: 'Medium 4: cross the field of all colours (0)',
    });
    expect(crosses).to.equal('2,4,1,2,0');
    expect(marks).to.equal(MIDWAY);
  });

  it('draws as many crosses as fit', () => {
    expect(sketch(chooses('6,0,0,0,0', '146'), () => [press('L')]).crosses).to.equal('7,0,0,0,0');
  });

  it('counts the only use of a die', () => {
    const { crosses, marks } = sketch(chooses('1,0,0,0,0 .,.,.,.,. Lt', '346'), () => [press('L')]);
    expect(crosses).to.equal('1,0,3,0,0');
    expect(marks).to.equal('1,0,3,0,0 .,.,.,.,. Lt');
  });

  it('draws and counts what is chosen in words, and leaves the die’s other uses to be pressed', () => {
    const field = sketch(chooses(MIDWAY, '346'), (begun) => [choose(begun, 'Lt')]);
    expect(field.crosses).to.equal('2,4,1,0,0');
    expect(field.marks).to.equal('2,4,1,0,0 .,.,.,.,. Lt');
    expect(Object.keys(field.targets)).to.deep.equal(['3', 't']);
    const row = sketch(chooses(MIDWAY, '346'), (begun) => [choose(begun, 'M')]);
    expect(row.crosses).to.equal('2,4,1,2,0');
    expect(row.marks).to.equal('2,4,1,2,0 .,.,.,.,. L');
  });

  it('draws the only legal move from the beginning, to be confirmed', () => {
    const { targets, crosses, marks } = sketch(alone('7,7,5,0,0 -,-,0,0,0 LMSt', 1, '113'), nothingYet);
    expect(targets).to.deep.equal({});
    expect(crosses).to.equal('7,7,6,0,0');
    expect(marks).to.equal('7,7,6,0,0 -,-,0,0,0 LMSt');
  });

  it('draws nothing where no die is taken', () => {
    const { targets, marks } = sketch(alone('7,7,0,0,0 -,-,0,0,0 LMSt', 1, '112'), nothingYet);
    expect(targets).to.deep.equal({});
    expect(marks).to.equal('7,7,0,0,0 -,-,0,0,0 LMSt');
  });

  it('draws a first cross in every row, and only one once it is chosen', () => {
    const open = sketch(tricubo.setup(1), nothingYet);
    expect(open.crosses).to.equal('1,1,1,1,1');
    expect(open.marks).to.equal('0,0,0,0,0 .,.,.,.,. -');
    expect(Object.values(open.targets)).to.deep.equal(ROWS.map((row) => `First cross in row ${row}`));
    const chosen = sketch(tricubo.setup(1), (begun) => [choose(begun, '@4')]);
    expect(chosen.crosses).to.equal('0,0,0,1,0');
  });

  it('counts the joker with what it opens', () => {
    const state = follows('0,4,1,0,0', '346', 'L', { sheet: 'B' });
    const open = sketch(state, () => [press('L')], 1);
    expect(open.targets).to.deep.equal({
      3: 'With the joker, large 3: 3 crosses in row 3, then worth 8 (plus 5)',
      L: 'With the joker, large 3: cross the field of its colour (0)',
      t: 'With the joker, large 3: cross the field of all colours (0)',
    });
    expect(open.marks).to.equal('0,4,1,0,0 .,.,.,.,. -');
    expect(sketch(state, (begun) => [choose(begun, 'JL')], 1).marks).to.equal('0,4,4,0,0 .,.,.,.,. - J');
  });
});

describe('rows to score on a sheet of Tricubo', () => {
  it('are pencilled where none has been scored, with what each is worth now', () => {
    const { targets, crosses } = sketch(chooses('2,4,1,0,0 .,.,1,.,. -', '346'), () => [press('S')]);
    expect(targets).to.deep.equal({
      '1i': 'Score row 1: 7 points',
      '2i': 'Score row 2: 2 points',
      '4i': 'Score row 4: 0 points',
      '5i': 'Score row 5: 0 points',
    });
    expect(crosses).to.equal('2,4,1,0,0');
  });

  it('say one point in the singular', () => {
    expect(sketch(chooses('1,0,0,0,0', '346'), () => [press('S')]).targets['1i']).to.equal('Score row 1: 1 point');
  });

  it('are boxes to tick where there are several, and count when they are complete', () => {
    const state = chooses(MIDWAY, '166');
    const half = sketch(state, () => [press('M'), interim(2)]);
    expect(ROWS.map((row) => half.isTicked(`${row}i`))).to.deep.equal([false, true, false, false, false]);
    expect(half.marks).to.equal(MIDWAY);
    const whole = sketch(state, () => [press('M'), interim(2), interim(1)]);
    expect(ROWS.filter((row) => whole.isTicked(`${row}i`))).to.deep.equal([1, 2]);
    expect(whole.marks).to.equal('2,4,1,0,0 7,2,.,.,. L');
  });

  it('stand beside fields where a 6 may cross them', () => {
    const state = chooses(MIDWAY, '166', { colourOnSix: true });
    expect(Object.keys(sketch(state, () => [press('M')]).targets)).to.deep.equal([
      ...ROWS.map((row) => `${row}i`),
      'M',
      't',
    ]);
  });
});

describe('a press on what is pencilled', () => {
  it('is the action of its place', () => {
    const number = sketch(chooses(MIDWAY, '346'), () => [press('M')]);
    expect(number.pressed('4')).to.deep.equal({ name: 'row', row: 4 });
    expect(number.pressed('M')).to.deep.equal({ name: 'field', field: 'M' });
    expect(number.pressed('t')).to.deep.equal({ name: 'field', field: 't' });
    expect(sketch(chooses(MIDWAY, '346'), () => [press('S')]).pressed('5i')).to.deep.equal({ name: 'interim', row: 5 });
    expect(sketch(chooses(MIDWAY, '166'), () => [press('M')]).pressed('5i')).to.deep.equal({ name: 'interim', row: 5 });
    expect(sketch(tricubo.setup(1), nothingYet).pressed('3')).to.deep.equal({ name: 'row', row: 3 });
  });
});
