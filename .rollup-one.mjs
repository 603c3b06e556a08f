import all from './rollup.config.mjs';
export default all.filter(({input}) => input && (process.env.ONE ?? 'triad-board').split(',').some((k) => k in input));
