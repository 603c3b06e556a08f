/** What a page hands links to. */
type Receiver = 'clipboard' | 'share';

/** Stands in for the clipboard, and for a browser without a share sheet, in all tests of a suite. */
export function fakeHandingOut() {
  const copied: string[] = [];
  const usual = (['clipboard', 'share'] as const).map((name) => [name, Reflect.get(navigator, name)] as const);
  const replace = (name: Receiver, value: unknown) =>
    Object.defineProperty(navigator, name, { value, configurable: true });
  beforeEach(() => {
    copied.length = 0;
    replace('share', undefined);
    replace('clipboard', { writeText: (text: string) => Promise.resolve(copied.push(text)) });
  });
  afterEach(() => {
    for (const [name, value] of usual) replace(name, value);
  });
  return { copied, replace };
}
