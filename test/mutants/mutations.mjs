import typescript from 'typescript';

const { SyntaxKind } = typescript;

const FLIPS = new Map([
  [SyntaxKind.LessThanToken, '<='],
  [SyntaxKind.LessThanEqualsToken, '<'],
  [SyntaxKind.GreaterThanToken, '>='],
  [SyntaxKind.GreaterThanEqualsToken, '>'],
  [SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [SyntaxKind.AmpersandAmpersandToken, '||'],
  [SyntaxKind.BarBarToken, '&&'],
  [SyntaxKind.PlusToken, '-'],
  [SyntaxKind.MinusToken, '+'],
  [SyntaxKind.AsteriskToken, '/'],
  [SyntaxKind.SlashToken, '*'],
]);

const isText = (node) => typescript.isStringLiteralLike(node) || typescript.isTemplateExpression(node);

/** What can be changed at a node: the span and its new text. */
function* changesOf(node, file) {
  const change = (target, text, what) => ({ start: target.getStart(file), end: target.getEnd(), text, what });
  if (typescript.isBinaryExpression(node)) {
    const flipped = FLIPS.get(node.operatorToken.kind);
    const joins = node.operatorToken.kind === SyntaxKind.PlusToken && (isText(node.left) || isText(node.right));
    if (flipped && !joins) yield change(node.operatorToken, flipped, 'operator');
  } else if (node.kind === SyntaxKind.TrueKeyword) yield change(node, 'false', 'constant');
  else if (node.kind === SyntaxKind.FalseKeyword) yield change(node, 'true', 'constant');
  else if (typescript.isNumericLiteral(node)) yield change(node, `${Number(node.text) + 1}`, 'constant');
  else if (typescript.isConditionalExpression(node)) {
    const { whenTrue, whenFalse } = node;
    yield change(
      { getStart: () => whenTrue.getStart(file), getEnd: () => whenFalse.getEnd() },
      `${whenFalse.getText(file)} : ${whenTrue.getText(file)}`,
      'branches',
    );
  } else if (typescript.isIfStatement(node)) {
    yield change(node.expression, `!(${node.expression.getText(file)})`, 'condition');
  } else if (typescript.isExpressionStatement(node) && !typescript.isStringLiteral(node.expression)) {
    const isSuper = node.expression.getText(file).startsWith('super(');
    if (!isSuper) yield change(node, ';', 'removed statement');
  }
}

/** Types are erased: what stands in them changes nothing. */
const isErased = (node) =>
  typescript.isTypeNode(node) || typescript.isInterfaceDeclaration(node) || typescript.isTypeAliasDeclaration(node);

/** Every mutation of a source, each within one line. */
export function mutationsOf(path, text) {
  const file = typescript.createSourceFile(path, text, typescript.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    if (isErased(node)) return;
    for (const change of changesOf(node, file)) {
      const { line } = file.getLineAndCharacterOfPosition(change.start);
      if (file.getLineAndCharacterOfPosition(change.end).line === line) found.push({ path, line: line + 1, ...change });
    }
    typescript.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

export const mutate = (text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end);
