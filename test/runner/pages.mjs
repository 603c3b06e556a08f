import { randomUUID } from 'node:crypto';

const pages = new Map();

/**
 * Hands out pages that tests write, each at an address of its own: `executeServerCommand('page', {html})` answers with it. In a page without
 * one, as of a frame’s `srcdoc`, not every browser knows what a policy means by 'self'.
 */
export const pagesPlugin = {
  name: 'pages',
  executeCommand({ command, payload }) {
    if (command !== 'page') return undefined;
    const address = `/page/${randomUUID()}`;
    pages.set(address, payload.html);
    return address;
  },
};

/** Middleware of the server. */
export async function writtenPages(context, next) {
  const page = pages.get(context.path);
  if (page === undefined) return next();
  context.type = 'html';
  context.body = page;
}
