/** The style sheet of the page of the last hour. */
export const styles = `
:root {
  color-scheme: light dark;
  --ink: light-dark(#1c2733, #e6ecf2);
  --quiet: light-dark(#56626f, #9dabb9);
  --rule: light-dark(#d9dfe5, #34404c);
  --line: light-dark(#0b66c3, #6cb4ff);
  color: var(--ink);
  background: light-dark(#fff, #12181f);
  font: 1rem/1.4 system-ui, sans-serif;
}
body { margin: 0; }
main { box-sizing: border-box; max-inline-size: 60rem; margin-inline: auto; padding: 1.5rem 1rem; }
h1 { margin: 0 0 1rem; font-size: 1.5rem; }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); gap: 0.75rem 1.5rem; margin: 0 0 2rem; }
dt, figcaption p, .plot span { color: var(--quiet); font-size: 0.875rem; }
dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; }
strong { color: light-dark(#b3261e, #ff8a80); }
figure { margin: 0 0 2rem; }
figcaption { display: grid; grid-template-columns: 1fr auto; margin-block-end: 0.5rem; }
h2, figcaption p { margin: 0; }
h2 { font-size: 1rem; }
output { grid-area: 1 / 2 / span 2; align-self: end; font-size: 1.5rem; font-weight: 600; font-variant-numeric: tabular-nums; }
.plot { position: relative; }
svg { display: block; inline-size: 100%; block-size: 7.5rem; border-block: 1px solid var(--rule); }
svg * { vector-effect: non-scaling-stroke; }
line { stroke: var(--rule); }
polyline { fill: none; stroke: var(--line); stroke-width: 2; stroke-linejoin: round; stroke-linecap: round; }
polygon { fill: var(--line); opacity: 0.15; }
.top { position: absolute; inset: 0.125rem auto auto 0.25rem; }
.axis { display: flex; justify-content: space-between; margin-block-start: 0.25rem; }
`;
