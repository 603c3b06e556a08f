import { expect } from '@open-wc/testing';
import { auditMoments } from '../audits.js';
import { MOMENTS, momentOf, openMoment } from './moments.js';

auditMoments('triomino-table', MOMENTS, openMoment, { schemes: ['light'] });

describe('the audit of <triomino-table>', () => {
  it('does look at the words of a place', async () => {
    const page = await openMoment(momentOf('with a tile chosen'));
    page.element.style.setProperty('--tabletop-surface', '#ddd');
    page.element.style.setProperty('--tabletop-text', '#ccc');
    const complaint = await expect(page.element)
      .to.be.accessible()
      .then(() => '', String);
    expect(complaint).to.include('color-contrast');
  });
});
