import { ELEMENTS, inNode } from './built.js';
import { ScriptPage } from './script-page.js';

interface Rendering {
  /** What Lit's server rendering makes of each markup. */
  readonly pages: string[];
  /** What has been written to the console meanwhile. */
  readonly said: string[];
  /** What it has left in the global scope. */
  readonly globals: string[];
}

/** Renders markups in Node, as a server does. Neither backquotes nor backslashes may be in them. */
export const rendering = (...markups: readonly string[]) =>
  inNode<Rendering>(`
    import { html } from '@lit-labs/ssr';
    import 'tabletop-elements';
    import { renderToString } from 'tabletop-elements/server.js';
    const said = [];
    for (const name of ['log', 'info', 'warn', 'error']) console[name] = (...args) => said.push(args.join(' '));
    process.on('warning', (warning) => said.push(String(warning)));
    const before = new Set(Reflect.ownKeys(globalThis));
    const pages = [];
    for (const template of [${markups.map((markup) => `html\`${markup}\``).join()}]) pages.push(await renderToString(template));
    const globals = Reflect.ownKeys(globalThis).filter((key) => !before.has(key)).map(String);
    tell({ pages, said, globals });
  `);

/** What readers of such pages load. */
export const CLIENT = ['hydrate', ...ELEMENTS.map(({ tag }) => tag)]
  .map((name) => `import 'tabletop-elements/${name}.js';`)
  .join('\n');

/**
 * What readers of such pages load, as a bundler makes it.
 * @param name a folder of its own, since tests run side by side
 * @returns where it is served
 */
export const bundled = (name: string, code: string) =>
  inNode<string>(`
    import { build } from 'esbuild';
    const outdir = 'node_modules/rendered-pages/${name}';
    const stdin = { contents: ${JSON.stringify(code)}, resolveDir: '.', sourcefile: 'client.js' };
    await build({ stdin, bundle: true, splitting: true, minify: true, format: 'esm', outdir, entryNames: 'client', logLevel: 'silent' });
    tell('/' + outdir + '/client.js');
  `);

/** In the page, before anything else: keeps what goes wrong and how far things are shifted that nobody has touched. */
const WATCH = '<script src="/test/package/watch-page.ts"></script>';

interface Watched {
  readonly troubles: readonly string[];
  readonly shift: number;
}

/** A page that a server has rendered, whose scripts come later. */
export class ServerPage extends ScriptPage {
  static override async open(head: string, body: string): Promise<ServerPage> {
    return (await super.open(WATCH + head, body)) as ServerPage;
  }

  /** Loads a module into it. */
  async load(url: string): Promise<void> {
    const script = this.document.createElement('script');
    script.type = 'module';
    script.src = url;
    const isLoaded = new Promise((resolve, reject) => {
      script.addEventListener('load', resolve);
      script.addEventListener('error', reject);
    });
    this.document.head.append(script);
    await isLoaded;
  }

  get watched(): Watched {
    return this.window as unknown as Watched;
  }

  /** The first of our elements. */
  get element(): HTMLElement {
    return this.document.querySelector(ELEMENTS.map(({ tag }) => tag).join()) as HTMLElement;
  }

  /** What is drawn in it: all but style sheets. */
  get drawn(): Element[] {
    return [...(this.element.shadowRoot?.querySelectorAll(':not(style)') ?? [])];
  }
}
