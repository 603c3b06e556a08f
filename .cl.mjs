import { closure, played, chunks } from './test/size/scripts.mjs'; import {gzipSync} from 'node:zlib'; import {readFileSync} from 'node:fs';
for (const f of played('triad-board')) console.log(f, readFileSync(f).length, gzipSync(readFileSync(f),{level:9}).length);
