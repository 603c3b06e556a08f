import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import ts from 'typescript';

const ROOT = 'src';

/** The source files, by their paths from the root of the project. */
export const files: readonly string[] = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .map((file) => join(ROOT, file.replaceAll('\\', '/')))
  .filter((file) => file.endsWith('.ts'));

const texts: ReadonlyMap<string, string> = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));

export const textOf = (file: string): string => texts.get(file) ?? '';

const parse = (text: string): ts.SourceFile => ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true);

/** The statements that name other files: reading all that a file says would take ten times as long. */
const IMPORTS = /^(?:import\s[^;=(']*|export\s(?:type\s)?(?:\*|\{)[^;=(']*\sfrom\s)'[^']+'/gm;

/** How many files stand at the root of each folder. */
export function filesAtRoot(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return counts;
}

/** The size of a class, without what it inherits. */
export interface ClassSize {
  /** The class and its file. */
  readonly name: string;
  readonly lines: number;
  /** Of an instance, without those that are only declared, such as attributes. */
  readonly fields: number;
  /** With getters and setters. */
  readonly methods: number;
}

const NO_FIELDS: readonly ts.SyntaxKind[] = [
  ts.SyntaxKind.StaticKeyword,
  ts.SyntaxKind.DeclareKeyword,
  ts.SyntaxKind.AbstractKeyword,
];

const isField = (member: ts.ClassElement): boolean =>
  ts.isPropertyDeclaration(member) && !ts.getModifiers(member)?.some(({ kind }) => NO_FIELDS.includes(kind));

export function classSizes(): readonly ClassSize[] {
  const sizes: ClassSize[] = [];
  for (const [path, text] of texts) {
    if (!/\bclass\b/.test(text)) continue;
    const file = parse(text);
    const lineAt = (position: number) => file.getLineAndCharacterOfPosition(position).line;
    const visit = (node: ts.Node): void => {
      if (ts.isClassLike(node)) {
        const { members } = node;
        sizes.push({
          name: `${node.name?.text ?? 'class'} in ${path}`,
          lines: lineAt(node.end) - lineAt(node.getStart(file)) + 1,
          fields: members.filter(isField).length,
          methods: members.filter((member) => ts.isMethodDeclaration(member) || ts.isAccessor(member)).length,
        });
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return sizes;
}

/** Whether something of it is left at run time. */
function isValue(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) return !statement.isTypeOnly;
  const { importClause: clause } = statement;
  if (!clause) return true;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return false;
  const named = clause.namedBindings;
  const isAllTypes = named && ts.isNamedImports(named) && named.elements.every(({ isTypeOnly }) => isTypeOnly);
  return clause.name !== undefined || !isAllTypes;
}

/** The files that a file imports at once, without types. */
function importsOf(path: string): readonly string[] {
  const statements = texts.get(path)!.match(IMPORTS) ?? [];
  return parse(statements.join(';\n')).statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier: from } = statement;
    if (!from || !ts.isStringLiteral(from) || !from.text.startsWith('.') || !isValue(statement)) return [];
    return join(dirname(path), from.text.replace(/\.js$/, '.ts'));
  });
}

/** The files that import each other in a circle, by the algorithm of Tarjan. */
export function importCircles(graph = new Map(files.map((file) => [file, importsOf(file)]))): readonly string[][] {
  const circles: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const lower = (file: string, to = Infinity) => lowest.set(file, Math.min(lowest.get(file) ?? Infinity, to));
  const visit = (file: string): void => {
    order.set(file, order.size);
    lower(file, order.get(file));
    stack.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!graph.has(next)) continue;
      if (!order.has(next)) {
        visit(next);
        lower(file, lowest.get(next));
      } else if (stack.includes(next)) lower(file, order.get(next));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1) circles.push(circle);
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles;
}
