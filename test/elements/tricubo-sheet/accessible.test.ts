import { expect } from '@open-wc/testing';
import { auditMoments, complaintOnPalePaper } from '../audits.js';
import { MOMENTS, openMoment } from './moments.js';

auditMoments('tricubo-sheet', MOMENTS, openMoment, { schemes: ['light'] });

describe('the audit of <tricubo-sheet>', () => {
  it('does look at the words on the sheet and beside it', async () => {
    const page = await openMoment({ what: '', attributes: {} });
    expect(await complaintOnPalePaper(page)).to.include('color-contrast');
  });
});
