import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import ts from 'typescript';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const guide = read('stories/guides/playing-online.md');
const messages = ['client', 'host'].map((side) => read(`src/online/protocol/${side}-messages.ts`)).join('');
const source = ts.createSourceFile('messages.ts', messages, ts.ScriptTarget.Latest);

const interfaces = new Map(source.statements.filter(ts.isInterfaceDeclaration).map((each) => [each.name.text, each]));
const aliases = new Map(source.statements.filter(ts.isTypeAliasDeclaration).map((each) => [each.name.text, each.type]));

/** The members of a union of types or of texts. */
function unionOf(name: string): readonly string[] {
  const type = aliases.get(name);
  const parts = type && ts.isUnionTypeNode(type) ? type.types : [];
  return parts.map((part) => part.getText(source).replaceAll("'", ''));
}

/** The fields of a message, with those that it inherits; `?` after the ones that may be missing. */
function fieldsOf(name: string): readonly string[] {
  const declared = interfaces.get(name);
  const inherited = declared?.heritageClauses?.flatMap(({ types }) => types.map((type) => type.getText(source))) ?? [];
  const own = declared?.members.filter(ts.isPropertySignature) ?? [];
  const names = own.map((field) => `${field.name.getText(source)}${field.questionToken ? '?' : ''}`);
  return [...names, ...inherited.flatMap(fieldsOf)];
}

const messageOf = (name: string): string => {
  const [type] = interfaces.get(name)?.members.filter(ts.isPropertySignature) ?? [];
  return type?.type?.getText(source).replaceAll("'", '') ?? inheritedMessageOf(name);
};

const inheritedMessageOf = (name: string): string =>
  messageOf(interfaces.get(name)?.heritageClauses?.[0]?.types[0]?.getText(source) ?? '');

/** What the protocol has: each message with its fields. */
const messagesOf = (union: string): readonly string[] =>
  unionOf(union).map((name) => {
    const isTyped = fieldsOf(name)[0] === 'type';
    const message = isTyped ? messageOf(name) : inheritedMessageOf(name);
    const fields = fieldsOf(name).filter((field) => field !== 'type');
    return `${message}: ${fields.toSorted().join(' ')}`;
  });

const codesIn = (cell: string): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** The cells of the table that follows a sentence. */
function rowsAfter(sentence: string): readonly (readonly string[])[] {
  const [, rest = ''] = guide.split(sentence);
  const [table = ''] = /(?:^\|.*\n)+/m.exec(rest) ?? [];
  return table
    .trimEnd()
    .split('\n')
    .slice(2)
    .map((row) => row.split('|').slice(1, -1));
}

const messagesAfter = (sentence: string): readonly string[] =>
  rowsAfter(sentence).map(([message = '', fields = '']) => {
    return `${codesIn(message).join()}: ${[...codesIn(fields)].toSorted().join(' ')}`;
  });

describe('the guide “Playing online” has the protocol as it is', () => {
  it('has each message of a client, with its fields', () => {
    expect(messagesAfter('What a client sends:')).to.deep.equal(messagesOf('ClientMessage'));
  });

  it('has each message of a host, with its fields', () => {
    expect(messagesAfter('What a host sends:')).to.deep.equal(messagesOf('HostMessage'));
  });

  it('has each code of a refusal', () => {
    const codes = rowsAfter('is refused with one of these codes:').flatMap(([cell = '']) => codesIn(cell));
    expect(codes).to.have.members(unionOf('RefuseCode'));
  });
});
