import { expect } from '@open-wc/testing';
import { auditMoments } from '../audits.js';
import { MOMENTS, momentOf, openMoment } from './moments.js';

auditMoments('cubo-grid', MOMENTS, openMoment, { schemes: ['light'] });

describe('the audit of <cubo-grid>', () => {
  it('does look at what the lines earn', async () => {
    const page = await openMoment(momentOf('building'));
    page.element.style.setProperty('--tabletop-board', '#ddd');
    page.element.style.setProperty('--tabletop-board-text', '#ccc');
    const complaint = await expect(page.element)
      .to.be.accessible()
      .then(() => '', String);
    expect(complaint).to.include('color-contrast');
  });
});
