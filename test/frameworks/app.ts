import { executeServerCommand } from '@web/test-runner-commands';

interface Run {
  readonly isGood: boolean;
  readonly output: string;
}

/** What a checker or a builder says of an app, which may take longer than a command may. */
async function run(step: 'check' | 'build', app: string): Promise<Run> {
  const answer = await executeServerCommand<Run | { readonly isLate: true }, object>('app', { step, app });
  return 'isLate' in answer ? run(step, app) : answer;
}

/** Builds an app. @returns where its page is */
export async function built(app: string): Promise<string> {
  const { isGood, output } = await run('build', app);
  if (!isGood) throw new Error(output);
  return `/built-apps/${app}/index.html`;
}

export interface Mistake {
  /** With its line: `Mistakes.vue:12`. */
  readonly place: string;
  /** What is wrong, or some words of it. */
  readonly message: string;
}

const REPORTS = [
  /^(?<file>[^\s(]+)\((?<line>\d+),\d+\): error (?<message>.+(?:\n +.+)*)/gm, // tsc, vue-tsc
  /^\d+ ERROR "(?<file>[^"]+)" (?<line>\d+):\d+ (?<message>".*")$/gm, // svelte-check
];

/** The mistakes that the checker of an app finds in it. */
export async function mistakes(app: string): Promise<Mistake[]> {
  const { isGood, output } = await run('check', app);
  const reports = REPORTS.flatMap((report) => [...output.matchAll(report)]);
  if (!isGood && reports.length === 0) throw new Error(output);
  return reports.map(({ groups: { file, line, message = '' } = {} }) => ({
    place: `${file}:${line}`,
    message: message.startsWith('"') ? (JSON.parse(message) as string) : message,
  }));
}

/** The mistakes that a file announces, each in the line before it. */
export async function announced(app: string, file: string): Promise<Mistake[]> {
  const lines = (await (await fetch(`/test/frameworks/${app}/${file}`)).text()).split('\n');
  return lines.flatMap((line, i) => {
    const [, message] = /Refused: (.+?)(?: -->)?$/.exec(line) ?? [];
    return message ? [{ place: `${file}:${i + 2}`, message }] : [];
  });
}
