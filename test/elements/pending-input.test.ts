import { expect } from 'chai';
import { PendingInputs } from '../../src/elements/sheet/pending-input.js';

interface State {
  readonly sheets: readonly object[];
  readonly roll: readonly number[] | null;
  /** The die that another player has taken. */
  readonly taken: string | null;
}

const STATE: State = { sheets: [{}, {}], roll: [3, 6, 1], taken: null };

const CHOSEN = { name: 'chosen' };

/** What both players have begun depends on the die that was taken. */
const begun = () => {
  const drafts = new PendingInputs<State, { readonly name: string }>(
    () => ({ name: 'idle' }),
    (_, { taken }) => taken,
  );
  drafts.keep(0, STATE, CHOSEN);
  return drafts;
};

describe('what a player has begun', () => {
  it('stays while the sheet and the roll are the same', () => {
    expect(begun().of(0, { ...STATE, sheets: [STATE.sheets[0] as object, {}] })).to.equal(CHOSEN);
  });

  const others: Readonly<Record<string, State>> = {
    'the own sheet': { ...STATE, sheets: [{}, STATE.sheets[1] as object] },
    'the roll': { ...STATE, roll: [3, 6, 1] },
    'what else it was begun for': { ...STATE, taken: 'large' },
  };
  for (const [what, state] of Object.entries(others)) {
    it(`is void where ${what} is another`, () => {
      expect(begun().of(0, state).name).to.equal('idle');
    });
  }

  it('is not what another has begun', () => {
    expect(begun().of(1, STATE).name).to.equal('idle');
  });

  it('is not there in another game', () => {
    const drafts = begun();
    drafts.clear();
    expect(drafts.of(0, STATE).name).to.equal('idle');
  });
});
