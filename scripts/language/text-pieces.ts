/** A text as pieces: words, and the expressions and elements between them. */
import ts from 'typescript'

/** A part of the source that stands in a text under the name of a placeholder. */
export interface Placeholder {
  name: string
  node: ts.Node
}

export type Piece = string | Placeholder

/** Longer expressions are numbered. */
const MAX_NAME_LENGTH = 60

/** Names the parts of the source: `{lead.name}` for expressions, `<Link/>` for elements. */
export function namePieces(parts: (string | ts.Node)[]): Piece[] {
  const names = new Map<string, number>()
  let numbered = 0
  return parts.map((part) => {
    if (typeof part === 'string') return part
    const element = findElement(part)
    if (!element) {
      const code = (ts.isJsxExpression(part) ? part.expression : part)?.getText() ?? ''
      const short = code.replace(/\s+/g, ' ')
      return { name: short.length > MAX_NAME_LENGTH ? `{${numbered++}}` : `{${short}}`, node: part }
    }
    const count = (names.get(element) ?? 0) + 1
    names.set(element, count)
    return { name: count > 1 ? `<${element} ${count}/>` : `<${element}/>`, node: part }
  })
}

/** Returns the name of the first element in a part of the source, or undefined if it has none. */
export function findElement(node: ts.Node): string | undefined {
  if (ts.isJsxElement(node)) return node.openingElement.tagName.getText()
  if (ts.isJsxSelfClosingElement(node)) return node.tagName.getText()
  if (ts.isJsxFragment(node)) return 'Fragment'
  return ts.forEachChild(node, findElement)
}

/** Whether an expression only chooses between words, such as `count === 1 ? 'lead' : 'leads'`. */
export function isChoice(node: ts.Node | undefined): boolean {
  if (!node) return false
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node))
    return isChoice(node.expression)
  if (!ts.isConditionalExpression(node)) return false
  return [node.whenTrue, node.whenFalse].every(
    (branch) => ts.isStringLiteralLike(branch) || isChoice(branch),
  )
}

/** Joins words that follow each other, and leaves out empty ones. */
export function joinWords(pieces: Piece[]) {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (typeof piece === 'string' && typeof last === 'string')
      joined[joined.length - 1] = last + piece
    else if (piece !== '') joined.push(piece)
  }
  return joined
}

export const textOf = (pieces: Piece[]) =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.name)).join('')

/** Divides a translation into words and the placeholders of its text. */
export function splitTranslation(translation: string, placeholders: Placeholder[]): Piece[] {
  let pieces: Piece[] = [translation]
  for (const placeholder of placeholders) {
    pieces = pieces.flatMap((piece) =>
      typeof piece === 'string'
        ? piece
            .split(placeholder.name)
            .flatMap((words, index) => (index === 0 ? [words] : [placeholder, words]))
        : piece,
    )
  }
  return joinWords(pieces)
}

/** Text between tags as the browser gets it: indentation is left out. */
export function cleanJsxText(text: string) {
  const lines = text.split('\n')
  const cleaned = lines.map((line, index) => {
    const start = index === 0 ? line : line.trimStart()
    return index === lines.length - 1 ? start : start.trimEnd()
  })
  return decodeEntities(cleaned.filter((line) => line !== '').join(' '))
}

const entities: Record<string, string> = {
  '&nbsp;': '\u00a0',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&apos;': "'",
  '&quot;': '"',
}

const decodeEntities = (text: string) =>
  text.replace(/&\w+;/g, (entity) => entities[entity] ?? entity)
