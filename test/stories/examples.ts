/** The examples of code in a page of the documentation. @param language what stands behind their first backquotes */
export async function examples(path: string, language: string): Promise<string[]> {
  const text = await (await fetch(path)).text();
  return [...text.matchAll(/^```(\w*)\n([^]*?)^```$/gm)].flatMap(([, name, code = '']) =>
    name === language ? [code] : [],
  );
}

/** Runs an example as a module that imports from the sources what authors import from the package. @returns what it exports */
export async function runExample(code: string): Promise<Readonly<Record<string, unknown>>> {
  const module = code
    .replace(/'tabletop-elements\/games\/(\w+)\.js'/g, `'${location.origin}/src/games/$1/index.ts'`)
    .replace(/'tabletop-elements\/match\.js'/g, `'${location.origin}/src/match/index.ts'`);
  const url = URL.createObjectURL(new Blob([module], { type: 'text/javascript' }));
  try {
    return (await import(url)) as Readonly<Record<string, unknown>>;
  } finally {
    URL.revokeObjectURL(url);
  }
}
