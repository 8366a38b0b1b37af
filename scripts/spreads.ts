/**
 * Refuses spreads of object and array literals, such as `...{ a, b }`, `...['x']` and
 * `...(a && { a })`, because TypeScript checks no excess properties behind a spread. Part of
 * npm run check; arguments limit it to these files.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import ts from 'typescript'

const given = process.argv.slice(2)
const files = given.length > 0 ? given : listFiles()
let count = 0
for (const file of files) checkFile(file)
if (files.length === 0) console.error('git lists no files here: nothing was checked')
console.log(`Spreads of literals: ${count} in ${files.length} files.`)
process.exitCode = count > 0 || files.length === 0 ? 1 : 0

function listFiles() {
  const list = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' })
  return list.split('\n').filter(Boolean)
}

function checkFile(file: string) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  visit(source)

  function visit(node: ts.Node) {
    const advice = isSpread(node) ? findAdvice(node.expression) : undefined
    if (advice) {
      count++
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      console.error(`${file}:${line + 1} spread of a literal: ${advice}`)
    }
    ts.forEachChild(node, visit)
  }
}

function isSpread(node: ts.Node) {
  return ts.isSpreadElement(node) || ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node)
}

/** Says how to write a spread expression; undefined when it is allowed. */
function findAdvice(spread: ts.Expression) {
  const expression = unwrap(spread)
  if (ts.isArrayLiteralExpression(expression)) return 'write the elements out'
  if (ts.isObjectLiteralExpression(expression)) return 'write the fields out'
  if (endsInObject(expression)) {
    return 'write `field: condition ? value : undefined`, or add the fields in an if statement'
  }
  return undefined
}

/** A condition or default of which one result is an object literal. */
function endsInObject(spread: ts.Expression): boolean {
  const expression = unwrap(spread)
  if (ts.isObjectLiteralExpression(expression)) return true
  if (ts.isConditionalExpression(expression)) {
    return endsInObject(expression.whenTrue) || endsInObject(expression.whenFalse)
  }
  return (
    ts.isBinaryExpression(expression) &&
    (endsInObject(expression.left) || endsInObject(expression.right))
  )
}

function unwrap(expression: ts.Expression): ts.Expression {
  if (
    ts.isParenthesizedExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression)
  ) {
    return unwrap(expression.expression)
  }
  return expression
}
