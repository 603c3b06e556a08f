import { inNode, needsBuild } from './built.js';

/** An empty project into which npm has installed the packed package: runs modules there, and knows where it stands. */
export class SomebodysProject {
  folder = '';

  /** For a suite: packs and installs before its tests. */
  static installed(): SomebodysProject {
    const project = new SomebodysProject();
    needsBuild();
    before(async function () {
      this.timeout(90_000);
      project.folder = await inNode<string>(`
        import { installed } from './test/runner/install.mjs';
        tell(await installed());
      `);
    });
    return project;
  }

  /** Runs a module in plain Node. What it writes with `tell(value)` is the answer. */
  run<T>(code: string): Promise<T> {
    return inNode<T>(code, this.folder);
  }
}
