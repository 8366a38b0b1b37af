import type { Plugin } from 'vite'

/**
 * Marks every text of the words.ts and english-words.ts files, ⟦like this⟧. Text without marks on a page is hard-coded in
 * markup and would not be translated.
 */
export const pseudoLanguage: Plugin = {
  name: 'pseudo-language',
  transform: {
    filter: { id: /\/app\/.*\/(english-)?words\.ts$/ },
    handler(code) {
      return { code: markTexts(code, this.parse(code)), map: null }
    },
  },
}

interface SyntaxNode {
  type?: string
  start: number
  end: number
  value?: unknown
}

/** Marks exported texts and lists of texts, not the functions that build them. */
function markTexts(code: string, tree: { body: unknown[] }) {
  const edits: { at: number; text: string }[] = []
  function visit(part: object) {
    const { type = '', start, end, value } = part as SyntaxNode
    if (type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string')) {
      edits.push({ at: start + 1, text: '⟦' }, { at: end - 1, text: '⟧' })
    }
    for (const [name, child] of Object.entries(part)) {
      if (name !== 'key' && child instanceof Object) visit(child)
    }
  }
  for (const statement of tree.body as SyntaxNode[]) {
    if (statement.type === 'ExportNamedDeclaration' || isListOfTexts(statement)) visit(statement)
  }
  return edits
    .toSorted((one, other) => other.at - one.at)
    .reduce((text, edit) => text.slice(0, edit.at) + edit.text + text.slice(edit.at), code)
}

/** Whether a statement is `const periods = { week: 'a week' }`, which exported functions use. */
function isListOfTexts({ type, ...statement }: SyntaxNode) {
  const { declarations = [] } = statement as { declarations?: { init?: SyntaxNode }[] }
  return type === 'VariableDeclaration' && declarations[0]?.init?.type === 'ObjectExpression'
}
