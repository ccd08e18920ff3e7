import ts from 'typescript';

/** One small change of a source that compiles and means something else. */
export type Place = {
  /** Offsets into the source. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
};

const SWAPPED = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.AsteriskToken, '/'],
  [ts.SyntaxKind.SlashToken, '*'],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
]);
const METHODS = new Map([
  ['some', 'every'],
  ['every', 'some'],
]);

/** Every place of a TypeScript source at which an operator, a constant, a condition or a call can be changed. */
export function placesOf(source: string): readonly Place[] {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  const places: Place[] = [];
  const add = (node: ts.Node, replacement: string): void => {
    places.push({ start: node.getStart(file), end: node.end, replacement });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) {
      const swapped = SWAPPED.get(node.operatorToken.kind);
      if (swapped !== undefined) add(node.operatorToken, swapped);
    } else if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, 'false');
    else if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, 'true');
    else if (ts.isNumericLiteral(node)) add(node, `(${node.getText(file)} + 1)`);
    else if (ts.isIfStatement(node)) add(node.expression, `!(${node.expression.getText(file)})`);
    else if (ts.isConditionalExpression(node)) add(node.condition, `!(${node.condition.getText(file)})`);
    else if (ts.isPropertyAccessExpression(node) && METHODS.has(node.name.text))
      add(node.name, METHODS.get(node.name.text) ?? '');
    else if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) add(node, ';');
    ts.forEachChild(node, visit);
  };
  visit(file);
  return places;
}

export const changed = (source: string, { start, end, replacement }: Place): string =>
  source.slice(0, start) + replacement + source.slice(end);
