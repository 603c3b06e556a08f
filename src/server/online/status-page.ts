import { HOUR } from './history.js';
import type { Sample } from './history.js';
import { styles } from './status-styles.js';

/** What is plotted, in the order of the page. */
const PLOTS: readonly Plot[] = [
  { name: 'Rooms', about: 'open now', of: ({ rooms }) => rooms },
  { name: 'Moves a minute', about: 'by people and computers', of: ({ movesAMinute }) => movesAMinute },
  {
    name: '99 of 100 answers within',
    about: 'from the message on, saving included',
    unit: ' ms',
    of: ({ slowest }) => slowest,
  },
];

interface Plot {
  readonly name: string;
  readonly about: string;
  readonly unit?: string;
  readonly of: (sample: Sample) => number | undefined;
}

/** What else the page says. */
export interface ServerFacts {
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly startedAt: number;
  readonly players: number;
  readonly connections: number;
  /** Bytes. */
  readonly memory: number;
  /** Missing without Redis. */
  readonly isRedisUp?: boolean | undefined;
}

/** Of a plot, in units of its picture. */
const WIDTH = 600;
const HEIGHT = 120;
/** A line that is broken for longer was not measured: the machine slept. In milliseconds. */
const GAP = 90_000;

/** The page of the last hour. It is whole, without scripts, and comes anew twice a minute. */
export function statusPage(samples: readonly Sample[], facts: ServerFacts): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="color-scheme" content="light dark" />
    <meta http-equiv="refresh" content="30" />
    <title>Tabletop server</title>
    <link rel="icon" href="data:," />
    <style>${styles}</style>
  </head>
  <body>
    <main>
      <h1>Tabletop server</h1>
      <dl>${factsOf(facts)
        .map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`)
        .join('')}</dl>
      ${PLOTS.map((plot) => figureOf(plot, samples, facts.now)).join('\n      ')}
    </main>
  </body>
</html>
`;
}

function factsOf(facts: ServerFacts): readonly (readonly [name: string, value: string])[] {
  const { now, startedAt, players, connections, memory, isRedisUp, version } = facts;
  return [
    ['Players', String(players)],
    ['Connections', String(connections)],
    ['Memory', `${Math.round(memory / 1e6)} MB`],
    ['Redis', isRedisUp === undefined ? 'not used' : isRedisUp ? 'connected' : '<strong>lost</strong>'],
    ['Up for', durationOf(now - startedAt)],
    ['Version', version],
  ];
}

function figureOf({ name, about, unit = '', of }: Plot, samples: readonly Sample[], now: number): string {
  const points = samples.flatMap((sample) => {
    const value = of(sample);
    return value === undefined ? [] : [{ at: sample.at, value }];
  });
  const most = Math.max(0, ...points.map(({ value }) => value));
  const top = roundUp(most);
  const latest = points.at(-1);
  const spoken = latest
    ? `${written(latest.value)}${unit} now, ${written(most)}${unit} at most in the last hour`
    : 'nothing yet';
  const place = ({ at, value }: Point): string =>
    `${round(WIDTH * (1 - (now - at) / HOUR))},${round(HEIGHT * (1 - value / top))}`;
  const lines = partsOf(points).map((part) => part.map(place));
  const areas = partsOf(points).map((part) => {
    const foot = (point: Point | undefined) => place({ at: point?.at ?? now, value: 0 });
    return [foot(part[0]), ...part.map(place), foot(part.at(-1))];
  });
  return `<figure>
        <figcaption><h2>${name}</h2><p>${about}</p><output>${latest ? written(latest.value) + unit : '–'}</output></figcaption>
        <div class="plot">
          <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label="${name}: ${spoken}">
            ${[0.5, 0.25, 0.75].map((share) => `<line x1="${WIDTH * share}" x2="${WIDTH * share}" y1="0" y2="${HEIGHT}" />`).join('')}
            ${areas.map((area) => `<polygon points="${area.join(' ')}" />`).join('')}
            ${lines.map((line) => `<polyline points="${line.join(' ')}" />`).join('')}
          </svg>
          <span class="top">${written(top)}${unit}</span>
          <span class="axis"><span>1 hour ago</span><span>30 minutes ago</span><span>now</span></span>
        </div>
      </figure>`;
}

interface Point {
  readonly at: number;
  readonly value: number;
}

/** Where nothing was measured for a while, the line ends. */
function partsOf(points: readonly Point[]): readonly (readonly Point[])[] {
  const parts: Point[][] = [];
  for (const point of points) {
    const part = parts.at(-1);
    const before = part?.at(-1);
    if (part && before && point.at - before.at <= GAP) part.push(point);
    else parts.push([point]);
  }
  return parts;
}

/** The end of an axis: 1, 2, 3 or 5 with zeros. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)));
  return [1, 2, 3, 5, 10].map((step) => step * power).find((end) => end >= value) as number;
}

const round = (value: number): number => Math.round(value * 10) / 10;
const written = (value: number): string => String(value < 10 ? round(value) : Math.round(value));

function durationOf(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h ${minutes % 60} min` : `${Math.floor(hours / 24)} days`;
}
