/** Decides which strings of the source are texts: by the place where they stand, and by how they look. */
import ts from 'typescript'

/** In an `open` place a string is a text if it looks like one; in a place for texts, if it has a letter. */
export type Position = 'text' | 'open' | 'no text'

/** Attributes of elements and properties of objects that hold texts. */
const textNames = new Set(
  [
    'label labels action title hint placeholder aria-label ariaLabel alt error legend help heading',
    'description singular plural intro message text reason caption note question one many nameless',
  ].flatMap((line) => line.split(' ')),
)

/** Those that never hold texts. `summary` describes a call of the API, `subject` names a draft. */
const otherNames = new Set(
  [
    'className class key id href to path src type variant size role rel target d fill stroke method',
    'autoComplete inputMode htmlFor pattern accept as right rights kind viewBox points',
    'timeZone weekday hour minute month year day dateStyle timeStyle summary subject sizes',
  ].flatMap((line) => line.split(' ')),
)

/** Functions whose arguments are texts, and those whose arguments never are. */
const textCalls = new Set(['formatCount'])
const otherCalls = new Set(
  [
    'addEventListener removeEventListener querySelector querySelectorAll matchMedia getElementById',
    'createElement setAttribute getAttribute to startsWith endsWith',
    'includes split join replace replaceAll buttonClassName import RegExp log warn debug closest',
    'useDraft useShortcut',
  ].flatMap((line) => line.split(' ')),
)

const comparisons = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.InKeyword,
])

/** The position of a node, from that of the node around it. */
export function classify(node: ts.Node, parent: ts.Node, position: Position): Position {
  if (position === 'no text' || isOutside(node, parent)) return 'no text'
  if (ts.isJsxExpression(parent) || isTransparent(parent)) return position
  if (ts.isConditionalExpression(parent)) return node === parent.condition ? 'open' : position
  if (ts.isBinaryExpression(parent)) return inBinary(node, parent, position)
  if (ts.isArrowFunction(parent)) return node === parent.body ? position : 'open'
  if (ts.isJsxAttribute(parent)) {
    const name = parent.name.getText()
    return name === 'summary' ? 'text' : byName(name, node)
  }
  if (ts.isPropertyAssignment(parent) || ts.isParameter(parent) || ts.isBindingElement(parent))
    return node === parent.name ? inName(node) : byName(parent.name.getText(), node)
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) return inCall(node, parent)
  return 'open'
}

/** A pattern that takes properties apart may have texts as their defaults. */
const inName = (name: ts.Node): Position =>
  ts.isObjectBindingPattern(name) || ts.isArrayBindingPattern(name) ? 'open' : 'no text'

const isTransparent = (node: ts.Node) =>
  ts.isParenthesizedExpression(node) ||
  ts.isArrayLiteralExpression(node) ||
  ts.isAsExpression(node) ||
  ts.isSatisfiesExpression(node) ||
  ts.isNonNullExpression(node)

function isOutside(node: ts.Node, parent: ts.Node) {
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node))
    return true
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true
  if (ts.isTaggedTemplateExpression(parent)) return true
  if (!ts.isStringLiteralLike(node)) return false
  if (ts.isCaseClause(parent) || ts.isExpressionStatement(parent)) return true
  return ts.isElementAccessExpression(parent) && node === parent.argumentExpression
}

function inBinary(node: ts.Node, parent: ts.BinaryExpression, position: Position) {
  const { kind } = parent.operatorToken
  if (comparisons.has(kind)) return ts.isStringLiteralLike(node) ? 'no text' : 'open'
  if (kind === ts.SyntaxKind.AmpersandAmpersandToken)
    return node === parent.right ? position : 'open'
  const passes = [
    ts.SyntaxKind.PlusToken,
    ts.SyntaxKind.BarBarToken,
    ts.SyntaxKind.QuestionQuestionToken,
  ]
  return passes.includes(kind) ? position : 'open'
}

function inCall(node: ts.Node, parent: ts.CallExpression | ts.NewExpression): Position {
  const { expression } = parent
  if (node === expression) return 'open'
  const name = ts.isPropertyAccessExpression(expression)
    ? expression.name.text
    : expression.getText()
  if (textCalls.has(name)) return 'text'
  const isString = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
  return otherCalls.has(name) && isString ? 'no text' : 'open'
}

function byName(written: string, node: ts.Node): Position {
  const name = written.replace(/['"]/g, '')
  if (textNames.has(name) || /(Label|Title|Text|Hint|Heading)$/.test(name)) return 'text'
  const isOther = otherNames.has(name) || /ClassName$/.test(name)
  return isOther && !isComposed(node) ? 'no text' : 'open'
}

const isComposed = (node: ts.Node) =>
  ts.isObjectLiteralExpression(node) ||
  ts.isArrayLiteralExpression(node) ||
  ts.isArrowFunction(node)

/** Strings that look like texts and are none: keys, codes, addresses, errors for developers. */
const notTexts = new Set([
  'at least',
  'course start',
  'grade points of 4.0',
  'new condition',
  'on average',
  'up to',
  // Titles of English pages, and the publisher of exchange rates.
  'Accommodation',
  'Nepal Rastra Bank',
  'Norway',
  'Terms of Service',
  'KeyL',
  'MAIL_FROM',
  'SMTP_URL',
  'input, select, textarea, button, a, [tabindex]',
  'smtp.example.com',
  '%|per ?cent|प्रतिशत',
  'p, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, div',
])

const otherForms =
  /^(https?:|mailto:|tel:|\/|#|\?|\.|Bearer |Mod-|Ctrl\+|Alt\+|No node type)|must be used (with)?in|^\{[\w.]+\} - (Label|Type)$|-label|^translate\(|^const |^text\/javascript|^default-src |\.csv$/

/** Locales of dates and numbers, in calls of their formats. */
export const isLocale = (node: ts.StringLiteralLike) =>
  /^en(-(GB|US|IN))?$/.test(node.text) &&
  (ts.isCallExpression(node.parent) || ts.isNewExpression(node.parent)) &&
  !/\.(ListFormat|DisplayNames)$/.test(node.parent.expression.getText())

/** Names of classes of the styles. */
const styles =
  /^([\w-]+:)*[!-]?((flex|grid|block|inline|hidden|relative|absolute|sticky|fixed|truncate|underline|border|rounded|uppercase|transition|grow|shrink|italic|contents)$|(sr|font|text|bg|border|rounded|gap|[pm][xytblrse]?|w|h|size|min|max|items|justify|col|row|overflow|shadow|ring|outline|z|top|left|right|bottom|space|divide|list|order|leading|tracking|cursor|opacity|whitespace|break|self|place|content|basis|tabular|grid|flex|inset|align|object|scroll|accent|decoration|underline|aspect|translate|rotate)-)/

const areStyles = (text: string) => text.split(/\s+/).every((word) => styles.test(word))

export const isWords = (text: string) =>
  /\p{L}/u.test(text) && !otherForms.test(text) && !notTexts.has(text) && !areStyles(text)

/** Whether a string looks like a text: a word with a capital, or several words. */
export function looksLikeText(text: string) {
  if (!isWords(text) || text.startsWith('<')) return false
  const words = text.replace(/\{[^}]*\}/g, '0')
  if (/^\p{Lu}/u.test(words) && /\p{Ll}/u.test(words)) return !/^([A-Z][a-z0-9]+){2,}$/.test(words)
  if (!/\s/.test(words) || !/\p{Ll}{2}/u.test(words)) return false
  return !words.split(/\s+/).some((word) => styles.test(word))
}
