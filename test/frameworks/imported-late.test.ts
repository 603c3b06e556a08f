import { expect, waitUntil } from '@open-wc/testing';
import { needsBuild } from '../package/built.js';
import { ServerPage, bundled } from '../package/server-page.js';

const RECORD = "{ format: 1, game: 'triad', seats: 2, options: {}, moves: [] }";

/** Rendered by each framework before the element is there. */
const APPS: Readonly<Record<string, string>> = {
  react: `
    import { createElement } from 'react';
    import { createRoot } from 'react-dom/client';
    createRoot(document.querySelector('main')).render(createElement('triad-board', { record: ${RECORD} }));`,
  vue: `
    import { createApp, h } from 'vue';
    createApp({ render: () => h('triad-board', { record: ${RECORD} }) }).mount(document.querySelector('main'));`,
};

describe('an element that is imported after a framework has rendered it', () => {
  needsBuild();
  let page: ServerPage;
  afterEach(() => page.close());

  for (const [framework, code] of Object.entries(APPS)) {
    it(`has got a text for its record, as the documentation warns: ${framework}`, async () => {
      page = await ServerPage.open('', '<main></main>');
      await page.load(await bundled(`late-${framework}`, code));
      await waitUntil(() => page.element, 'nothing is rendered');
      expect(page.element.getAttribute('record')).to.equal('[object Object]');
    });
  }
});
