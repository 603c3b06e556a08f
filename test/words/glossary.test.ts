import { expect } from 'chai';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { BANNED } from './glossary.js';
import { LANGUAGES } from './proof.js';
import type { Language } from './proof.js';

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = ['src/locales', 'src/lessons/courses', 'stories/demo/texts', 'stories/editor/texts'];

const GUIDE = readFileSync(join(ROOT, 'stories/guides/contributing.md'), 'utf8').toLowerCase();

/** The files that hold the texts of a language. */
const filesIn = (language: Language): string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(`${language}.ts`))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  );

/** What is said: strings and templates, with `…` for what is put into them; soft hyphens left out. */
function textsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isTemplateExpression(node)) {
      found.push([node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('…'));
    } else if (ts.isStringLiteralLike(node) && !(ts.isPropertyAssignment(node.parent) && node.parent.name === node)) {
      found.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.map((text) => text.replaceAll('\u00ad', ''));
}

for (const language of LANGUAGES) {
  describe(`the glossary in ${language}`, () => {
    const texts = filesIn(language).flatMap((file) => textsIn(file).map((text) => ({ file, text })));

    it('is held against all texts', () => {
      expect(texts.length).to.be.above(1000);
      expect(texts.some(({ file }) => file.endsWith(`courses/kubi/${language}.ts`))).to.equal(true);
    });

    for (const { word, use, examples, within } of BANNED[language]) {
      it(`has ${use} for ${String(word)}`, () => {
        for (const example of examples) expect(example).to.match(word);
        expect(use, 'what is said instead').to.not.match(word);
        const read = texts.filter(({ file }) => within?.test(file) ?? true);
        expect(read, 'the texts').to.not.be.empty;
        expect(read.filter(({ text }) => word.test(text)).map(({ file, text }) => `${file}: ${text}`)).to.deep.equal(
          [],
        );
      });

      it(`has ${use} in the table of the guide`, () => expect(GUIDE).to.contain(use.toLowerCase()));
    }
  });
}
