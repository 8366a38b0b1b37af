/**
 * Refuses look-ups such as `table[key]` where the table is written as an object and the key is any
 * string: `constructor` is found in the prototype of objects. `getOwn(table, key)` finds own keys only.
 * The argument is the configuration of TypeScript that lists the files.
 */
import ts from 'typescript'

const [configuration = 'tsconfig.json'] = process.argv.slice(2)
const host: ts.ParseConfigFileHost = {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic({ messageText }) {
    throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'))
  },
}
const parsed = ts.getParsedCommandLineOfConfigFile(configuration, {}, host)
const program = ts.createProgram(parsed?.fileNames ?? [], parsed?.options ?? {})
const checker = program.getTypeChecker()
const files = program
  .getSourceFiles()
  .filter(
    ({ fileName, isDeclarationFile }) =>
      !isDeclarationFile && !/node_modules|\.test\.tsx?$|\/(tests|proofs|scripts)\//.test(fileName),
  )
let count = 0
for (const file of files) visit(file, file)
if (files.length === 0) console.error('no files: nothing was checked')
console.log(`Look-ups of any key in tables: ${count} in ${files.length} files.`)
process.exitCode = count > 0 || files.length === 0 ? 1 : 0

function visit(node: ts.Node, file: ts.SourceFile) {
  const isLookUp = ts.isElementAccessExpression(node) && !isAssigned(node) && isOpenLookUp(node)
  if (isLookUp && !isGuarded(node)) {
    count++
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
    console.error(`${file.fileName}:${line + 1} use getOwn: ${node.getText(file)}`)
  }
  ts.forEachChild(node, (child) => visit(child, file))
}

function isAssigned(node: ts.Node) {
  const { parent } = node
  if (!ts.isBinaryExpression(parent) || parent.left !== node) return false
  return parent.operatorToken.kind === ts.SyntaxKind.EqualsToken
}

/** Whether a table is read with a key of which only the compiler knows that it is a string. */
function isOpenLookUp({ expression, argumentExpression }: ts.ElementAccessExpression) {
  const key = checker.getTypeAtLocation(argumentExpression)
  const types = key.isUnion() ? key.types : [key]
  const isAnyString = types.some(
    ({ flags }) => (flags & (ts.TypeFlags.String | ts.TypeFlags.Any)) !== 0,
  )
  return isAnyString && isTable(expression) && !checker.isArrayLikeType(typeOf(expression))
}

function typeOf(expression: ts.Expression) {
  return checker.getNonNullableType(checker.getTypeAtLocation(expression))
}

/** An object with fields, a constant or field that contains one, or a table within a table. */
function isTable(given: ts.Expression): boolean {
  const expression = unwrap(given)
  if (ts.isObjectLiteralExpression(expression)) return expression.properties.length > 0
  if (ts.isElementAccessExpression(expression)) return isTable(expression.expression)
  const isField = ts.isPropertyAccessExpression(expression)
  const symbol = checker.getSymbolAtLocation(isField ? expression.name : expression)
  if (!symbol) return false
  const isImported = (symbol.flags & ts.SymbolFlags.Alias) !== 0
  const { valueDeclaration } = isImported ? checker.getAliasedSymbol(symbol) : symbol
  if (!valueDeclaration) return false
  const isConstant =
    ts.isVariableDeclaration(valueDeclaration) &&
    (ts.getCombinedNodeFlags(valueDeclaration) & ts.NodeFlags.Const) !== 0
  if (!isConstant && !ts.isPropertyAssignment(valueDeclaration)) return false
  const { initializer } = valueDeclaration
  return (
    initializer !== undefined &&
    ts.isObjectLiteralExpression(unwrap(initializer)) &&
    isTable(initializer)
  )
}

function unwrap(expression: ts.Expression): ts.Expression {
  const isWrapper =
    ts.isParenthesizedExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isNonNullExpression(expression)
  return isWrapper ? unwrap(expression.expression) : expression
}

/** Whether the same function asks `Object.hasOwn` before. */
function isGuarded(node: ts.ElementAccessExpression) {
  const guard = `Object.hasOwn(${node.expression.getText()}, ${node.argumentExpression.getText()})`
  const around = ts.findAncestor(node, (each) => ts.isFunctionLike(each) || ts.isSourceFile(each))
  return around?.getText().includes(guard) ?? false
}
