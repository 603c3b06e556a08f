/** Runs a script of this folder that is written in TypeScript. */
import { pathToFileURL } from 'node:url';
import { bundled } from './bundle.mjs';

const [script] = await bundled(process.argv[2]);
process.argv.splice(2, 1);
await import(pathToFileURL(script));
