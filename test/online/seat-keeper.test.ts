import { expect } from 'chai';
import { memoryKeeper, pageKeeper } from '../../src/online/index.js';

describe('a kept seat', () => {
  it('is found again by the player who keeps it in memory, in its own room', async () => {
    const keeper = memoryKeeper();
    expect(await keeper.claim('kitchen')).to.equal(undefined);
    keeper.keep('kitchen', 1, 'abc');
    keeper.keep('cellar', 0, 'def');
    keeper.release('kitchen');
    expect(await keeper.claim('kitchen')).to.deep.equal({ seat: 1, secret: 'abc' });
    keeper.forget('kitchen');
    expect(await keeper.claim('kitchen')).to.equal(undefined);
    expect(await keeper.claim('cellar')).to.deep.equal({ seat: 0, secret: 'def' });
  });

  it('is not found where there is no storage, and nothing fails', async () => {
    const keeper = pageKeeper();
    expect(await keeper.claim('kitchen')).to.equal(undefined);
    keeper.keep('kitchen', 1, 'abc');
    keeper.keep('kitchen', 0, 'def');
    keeper.release('kitchen');
    expect(await keeper.claim('kitchen')).to.equal(undefined);
    keeper.forget('kitchen');
    keeper.release('cellar');
  });
});
