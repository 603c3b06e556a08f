import { expect } from '@open-wc/testing';
import { auditMoments, complaintOnPalePaper } from '../audits.js';
import { MOMENTS, openMoment } from './moments.js';

auditMoments('kubi-sheet', MOMENTS, openMoment);

describe('the audit of <kubi-sheet>', () => {
  it('does look at the words on the sheet and beside it', async () => {
    const page = await openMoment({ what: '', attributes: {} });
    expect(await complaintOnPalePaper(page)).to.include('color-contrast');
  });
});
