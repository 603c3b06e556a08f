import { readFile } from 'node:fs/promises';
import type { StorybookConfig } from '@storybook/web-components-vite';
import type { Plugin } from 'vite';

const DEMO = '/stories/demo/';

/** Serves the publisher's page under `/demo/`, from its sources and by the same server as the stories. */
const demoPage: Plugin = {
  name: 'demo-page',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const [path = ''] = (request.url ?? '').split('?');
      if (path === '/demo') {
        response.writeHead(302, { location: '/demo/' }).end();
      } else if (path === '/demo/' || path === '/demo/index.html') {
        readFile(`.${DEMO}index.html`, 'utf8')
          .then((html) => server.transformIndexHtml(`${DEMO}index.html`, html))
          .then((html) => response.writeHead(200, { 'content-type': 'text/html' }).end(html))
          .catch(next);
      } else {
        if (path.startsWith('/demo/')) request.url = request.url?.replace('/demo/', DEMO);
        next();
      }
    });
  },
};

const config: StorybookConfig = {
  stories: [
    '../stories/*.mdx',
    '../stories/{docs,editor}/*.mdx',
    '../stories/*.stories.ts',
    '../stories/editor/*.stories.ts',
  ],
  staticDirs: ['./public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: { name: '@storybook/web-components-vite', options: {} },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), demoPage] }),
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
};

export default config;
