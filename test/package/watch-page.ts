/** For a page in a frame, as its first script, which it waits for: keeps what goes wrong in it, and how far things are shifted. */
{
  const troubles: string[] = [];
  let shift = 0;

  for (const name of ['warn', 'error'] as const) {
    console[name] = (...args: readonly unknown[]) => {
      const text = args.join(' ');
      // What Lit advises developers.
      if (!text.includes('lit.dev/msg/')) troubles.push(text);
    };
  }
  addEventListener('error', ({ message }) => troubles.push(message));
  addEventListener('unhandledrejection', ({ reason }) => troubles.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    troubles.push(`${violatedDirective} ${blockedURI}`);
  });

  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
  }

  const note = (entries: PerformanceEntryList) => {
    for (const { value, hadRecentInput } of entries as LayoutShift[]) if (!hadRecentInput) shift += value;
  };

  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });

  Object.defineProperties(window, {
    troubles: { value: troubles },
    shift: {
      get() {
        note(observer.takeRecords());
        return shift;
      },
    },
  });
}
