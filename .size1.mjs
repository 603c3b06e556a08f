import { closure, played, gzipped } from './test/size/scripts.mjs';
for (const tag of (process.env.ONE ?? 'triad-board').split(',')) console.log(tag, gzipped(closure(`cdn/${tag}.js`)), gzipped(played(tag)));
