import { expect } from 'chai';
import { SHEETS, tricubo } from '../../../src/games/tricubo/index.js';
import { deepFreeze } from '../deep-freeze.js';
import { TINY, WIDE } from './custom-sheets.js';
import { at, chooses, moveTexts, play, positionText, sheetText } from './helpers.js';

describe('a sheet of one’s own', () => {
  it('of two columns, without fields, leaves rows and interim scorings', () => {
    const state = chooses('1,0,0,0,0', '365', { sheet: TINY });
    expect(moveTexts(state).slice(0, 2)).to.deep.equal(['L', 'M:1,2']);
    expect(moveTexts(state).at(-1)).to.equal('S');
    expect(sheetText(play(state, 'L'))).to.equal('1,0,2,0,0 .,.,.,.,. -');
    expect(sheetText(play(state, 'M:1,2'))).to.equal('1,0,0,0,0 2,0,.,.,. -');
  });

  it('of two columns ends with three second crosses', () => {
    const state = at('2,2,1,0,0 / 0,1,0,0,0 | - 4 0 352', { sheet: TINY });
    const over = play(state, '#0 L', '#1 S');
    expect(tricubo.outcome(over)).to.deep.equal({ winners: [0], scores: [2, -1], reason: 'three-purple' });
  });

  it('scores its fields and its purple columns as it says', () => {
    const state = at('10,10,9,0,0 .,.,.,.,. LLLStttt / 0,10,10,10,0 | - 9', { sheet: WIDE });
    expect(tricubo.outcome(state)).to.deep.equal({ winners: [0], scores: [128, 35], reason: 'three-purple' });
  });

  it('with purple columns only ends with a cross in each of three rows', () => {
    const sheet = { ...SHEETS.A, purple: 7 };
    const state = play(tricubo.setup(2, { sheet }), 'roll 234', '#0 L', '#1 M', 'roll 345');
    expect(tricubo.actors(state)).to.deep.equal([1]);
    expect(tricubo.outcome(play(state, '#1 S', '#0 L'))?.reason).to.equal('three-purple');
  });

  it('goes with the state, and is found again by the option alone', () => {
    const state = play(tricubo.setup(2, { sheet: WIDE }), 'roll 361', '#0 Lt');
    expect(state.options.sheet).to.deep.equal(WIDE);
    expect(positionText(state)).to.not.include('A');
    expect(at(positionText(state), { sheet: WIDE })).to.deep.equal(state);
  });

  it('may be frozen, or JSON', () => {
    const frozen = tricubo.setup(2, { sheet: deepFreeze(structuredClone(WIDE)) });
    const fromJson = tricubo.setup(2, { sheet: JSON.stringify(WIDE) as never });
    expect(play(fromJson, 'roll 361', 'Lc')).to.deep.equal(play(frozen, 'roll 361', 'Lc'));
  });

  it('that says what side A says is played like side A', () => {
    const own = { sheet: structuredClone(SHEETS.A) };
    for (const roll of ['123', '666', '161']) {
      expect(moveTexts(chooses('5,5,5,7,7 .,.,0,.,. L', roll, own))).to.deep.equal(
        moveTexts(chooses('5,5,5,7,7 .,.,0,.,. L', roll)),
      );
    }
  });
});
