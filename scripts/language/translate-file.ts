/** Finds the texts of a TSX file that a reader sees, and replaces them by their translations. */
import ts from 'typescript'
import { takeEnding } from '#app/contract/nepali-endings.ts'
import {
  cleanJsxText,
  findElement,
  isChoice,
  joinWords,
  namePieces,
  type Piece,
  splitTranslation,
  textOf,
} from './text-pieces.ts'
import { classify, isLocale, isWords, looksLikeText, type Position } from './text-positions.ts'

interface Edit {
  start: number
  end: number
  text: string
}

/**
 * Replaces the texts of a file. `find` returns the translation of a text, which consists of words and
 * placeholders: `{lead.name} of {total}`, `Read <Link/> first`. A translation has the same placeholders in
 * any order; it may leave out those that only choose between words.
 */
export function translateFile(
  file: string,
  code: string,
  find: (text: string) => string | undefined,
) {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
  const missing: { line: number; text: string }[] = []
  const problems: string[] = []

  function visit(node: ts.Node, position: Position): Edit[] {
    if (position !== 'no text') {
      if (ts.isStringLiteralLike(node)) return visitLiteral(node, position)
      if (ts.isTemplateExpression(node)) return visitTemplate(node, position)
      if (ts.isJsxElement(node))
        return [...visit(node.openingElement, 'open'), ...visitBetweenTags(node.children)]
      if (ts.isJsxFragment(node)) return visitBetweenTags(node.children)
      if (isShownValue(node)) return visitShownValue(node, position)
    }
    const edits: Edit[] = []
    ts.forEachChild(node, (child) => {
      edits.push(...visit(child, classify(child, node, position)))
    })
    return edits
  }

  function visitLiteral(node: ts.StringLiteralLike, position: Position): Edit[] {
    const text = node.text.trim()
    const isText = position === 'text' ? isWords(text) : looksLikeText(text)
    if (!isText && !isLocale(node)) return []
    const translation = translate(node, [text])
    if (!translation) return []
    const written = JSON.stringify(node.text.replace(text, () => textOf(translation)))
    const inPlace = ts.isJsxAttribute(node.parent) ? `{${written}}` : written
    return [{ start: node.getStart(source), end: node.end, text: inPlace }]
  }

  /** The value may be a number. */
  function visitShownValue({ expression }: ts.JsxExpression, position: Position): Edit[] {
    if (!expression) return []
    const [start, end] = [expression.getStart(source), expression.end]
    return [{ start, end, text: `${number}(${translated(expression, position)})` }]
  }

  function visitTemplate(node: ts.TemplateExpression, position: Position): Edit[] {
    const spans = node.templateSpans.flatMap(({ expression, literal }) => [
      expression,
      literal.text,
    ])
    const pieces = joinWords(namePieces([node.head.text, ...spans]))
    const words = textOf(pieces)
    const isText =
      pieces.some(hasLetters) &&
      (position === 'text' ? isWords(words) : looksLikeText(words.trim()))
    const translation = isText ? translate(node, trim(pieces)) : undefined
    if (!translation) {
      const left = node.templateSpans.filter(({ expression }) => !isText || !isChoice(expression))
      return left.flatMap(({ expression }) => visit(expression, isText ? 'text' : position))
    }
    const withSpace = withSpaceAround(pieces, translation)
    const written = withSpace.map((piece, index) => {
      const [last, next] = [withSpace[index - 1], withSpace[index + 1]]
      if (typeof piece === 'string') {
        const words = last && typeof last !== 'string' ? takeEnding(piece).rest : piece
        return words.replace(/[`\\]|\$\{/g, '\\$&')
      }
      const value = `${number}(${translated(piece.node, 'text')})`
      const { ending } = takeEnding(typeof next === 'string' ? next : '')
      return ending ? `\${${join}(String(${value}), '${ending}')}` : `\${${value}}`
    })
    return [{ start: node.getStart(source), end: node.end, text: `\`${written.join('')}\`` }]
  }

  /** What stands between two tags is one text, from its first word or expression to its last one. */
  function visitBetweenTags(children: ts.NodeArray<ts.JsxChild>): Edit[] {
    const parts = children.map(readChild)
    const isEnd = (part: string | ts.Node | undefined) =>
      typeof part === 'string' ? part.trim() === '' : !part || findElement(part) !== undefined
    const first = parts.findIndex((part) => !isEnd(part))
    const last = parts.findLastIndex((part) => !isEnd(part))
    const within = parts.slice(first, last + 1).filter((part) => part !== undefined)
    const pieces = joinWords(namePieces(within))
    const isText = pieces.some(hasLetters) && isWords(textOf(trim(pieces)))
    const start = children[first]
    const translation = isText && start ? translate(start, trim(pieces)) : undefined
    const left = children.filter((child, index) => {
      const isWithin = index >= first && index <= last
      if (translation) return !isWithin
      return !isText || !isWithin || (typeof parts[index] !== 'string' && !isChoice(child))
    })
    const edits = left.flatMap((child) => visit(child, 'text'))
    if (!translation) return edits
    const written = withSpaceAround(pieces, translation).map((piece) =>
      typeof piece === 'string' ? `{${JSON.stringify(piece)}}` : translated(piece.node, 'text'),
    )
    const [from, to] = [children[first]?.pos ?? 0, children[last]?.end ?? 0]
    return [...edits, { start: from, end: to, text: written.join('') }]
  }

  function translate(node: ts.Node, pieces: Piece[]) {
    const text = textOf(pieces)
    const translation = find(text)
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
    if (translation === undefined) {
      missing.push({ line: line + 1, text })
      return undefined
    }
    const placeholders = pieces.filter((piece) => typeof piece !== 'string')
    const parts = splitTranslation(translation, placeholders)
    const report = (problem: string) => problems.push(`${file}:${line + 1} ${problem}: ${text}`)
    for (const placeholder of placeholders) {
      const isThere = parts.some(
        (part) => typeof part !== 'string' && part.name === placeholder.name,
      )
      if (!isThere && !isChoice(placeholder.node))
        report(`the translation lacks ${placeholder.name}`)
    }
    if (translation.trim() === '') report('the translation is empty')
    const isUnknown = (part: Piece) => typeof part === 'string' && /<\w+ ?\d*\/>/.test(part)
    if (parts.some(isUnknown)) report('the translation has an unknown placeholder')
    return parts
  }

  const translated = (node: ts.Node, position: Position) =>
    applyEdits(code, node.getStart(source), node.end, visit(node, position))

  const edits = visit(source, 'open')
  const written = applyEdits(code, 0, code.length, edits)
  return {
    code: `import { localizeNumber as ${number} } from '${digits}'\nimport { addEnding as ${join} } from '${endings}'\n${written}`,
    missing,
    problems,
  }
}

/** Writes numbers in the digits of the language, under a name that no file has. */
const number = 'localizeNumber$'
const digits = '#app/platform/browser/digits.ts'

/** Joins an inserted value and its ending, under a name that no file has. */
const join = 'addEnding$'
const endings = '#app/contract/nepali-endings.ts'

/** Whether an expression stands between tags and has neither elements nor functions, but perhaps a number. */
const isShownValue = (node: ts.Node): node is ts.JsxExpression =>
  ts.isJsxExpression(node) &&
  !ts.isJsxAttribute(node.parent) &&
  node.expression !== undefined &&
  !ts.isStringLiteralLike(node.expression) &&
  !ts.isFunctionLike(node.expression) &&
  findElement(node) === undefined

/** Returns words, an expression or element, or undefined for a comment. */
function readChild(child: ts.JsxChild) {
  if (ts.isJsxText(child)) return cleanJsxText(child.text)
  if (!ts.isJsxExpression(child)) return child
  if (child.expression && ts.isStringLiteral(child.expression)) return child.expression.text
  return child.expression && child
}

const hasLetters = (piece: Piece) => typeof piece === 'string' && /\p{L}/u.test(piece)

/** Leaves out space at both ends. */
function trim(pieces: Piece[]) {
  return pieces.map((piece, index) => {
    if (typeof piece !== 'string') return piece
    const start = index === 0 ? piece.trimStart() : piece
    return index === pieces.length - 1 ? start.trimEnd() : start
  })
}

/** Adds the space at both ends of a text to its translation. */
function withSpaceAround(pieces: Piece[], translation: Piece[]) {
  const [first, last] = [pieces[0], pieces.at(-1)]
  const before = typeof first === 'string' && first.match(/^\s+/)?.[0]
  const after = typeof last === 'string' && last.match(/\s+$/)?.[0]
  return joinWords([before || '', ...translation, after || ''])
}

const applyEdits = (code: string, start: number, end: number, edits: Edit[]) =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, edit) => text.slice(0, edit.start - start) + edit.text + text.slice(edit.end - start),
      code.slice(start, end),
    )
