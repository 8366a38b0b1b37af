/**
 * Compares the sentences that the server sends to the back office with their translations in
 * `app/platform/admin/server-texts/sentences.<language>.ts`. `node scripts/language/server-texts.ts` prints
 * those that are missing.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { hasOffice } from './office-texts.ts'
import { joinWords, namePieces, textOf } from './text-pieces.ts'
import { looksLikeText } from './text-positions.ts'

const otherFiles =
  /(samples|examples|example-data|first-content|create-guide|openapi|startup-server|mail-job|daily-summary|socket-responses|readiness|http\/(errors|field-errors|error-handler))\.ts$|contract\/(common|office-words)\.ts$|(office-words\/contract|leads\/fields-contract)\.ts$/

/** Where the API's answers are written; mails, drawings, first content and examples are no answers. */
const files = globSync(['app/**/server/**/*.ts', 'app/contract/*.ts', 'app/features/*/*.ts'], {
  exclude: [
    '**/*.test.ts',
    '**/{mails,content,drawing,metrics}/**',
    '**/words*.ts',
    '**/texts.*.ts',
  ],
}).filter((file) => !otherFiles.test(file))

/** Contracts of pages: the editor shows the names and hints of their fields. */
const pageContracts =
  /(guides\/guide|services\/service|pages\/content)-contract|fixed-pages\/contract/

/** Sentences for developers and operators: of the log, of errors that stop the server. */
const otherCalls = /^(new Error|.*\.log\.\w+|console\.\w+)$/

/** Returns the English sentences with placeholders for expressions. */
function listSentences() {
  const found = new Map<string, string>()
  for (const file of files) {
    const code = readFileSync(file, 'utf8')
    const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
    const add = (node: ts.Node, text: string) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      found.set(text, found.get(text) ?? `${file}:${line + 1}`)
    }
    visit(source, add, pageContracts.test(file))
  }
  return found
}

function visit(node: ts.Node, add: (node: ts.Node, text: string) => void, isPage: boolean) {
  if (isElsewhere(node, isPage)) return
  if (ts.isStringLiteralLike(node)) {
    if (isSentence(node.text) || (isPage && looksLikeText(node.text))) add(node, node.text)
  } else if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.flatMap(({ expression, literal }) => [
      expression,
      literal.text,
    ])
    const text = textOf(joinWords(namePieces([node.head.text, ...spans])))
    if (isSentence(text)) return add(node, text)
  }
  ts.forEachChild(node, (child) => visit(child, add, isPage))
}

/** Descriptions of calls and fields are for the documentation of the API. */
function isElsewhere(node: ts.Node, isPage: boolean) {
  if (ts.isPropertyAssignment(node)) {
    const name = node.name.getText()
    return name === 'summary' || (name === 'description' && !isPage)
  }
  if (ts.isNewExpression(node)) return otherCalls.test(`new ${node.expression.getText()}`)
  return ts.isCallExpression(node) && otherCalls.test(node.expression.getText())
}

/** Sentences of mails that stand beside answers. */
const ofMails = /has (invited you|sent you a link)|Your username is|The link works once/

const isSentence = (text: string) =>
  !ofMails.test(text) && /^[\p{Lu}“{].*\s.*[.?!]$/su.test(text) && /\p{Ll}{2} /u.test(text)

export async function findSentenceProblems(language: string) {
  if (!hasOffice(language)) return []
  const file = `app/platform/admin/server-texts/sentences.${language}.ts`
  const path = join(import.meta.dirname, '../..', file)
  const sentences: Record<string, string> = existsSync(path) ? (await import(path)).default : {}
  const english = listSentences()
  const missing = [...english].filter(([text]) => !Object.hasOwn(sentences, text))
  const unused = Object.keys(sentences).filter((text) => !english.has(text))
  return [
    ...missing.map(([text, place]) => `${place} not in ${file}: ${text}`),
    ...unused.map((text) => `${file} unused: ${text}`),
  ]
}

if (import.meta.main) for (const problem of await findSentenceProblems('ne')) console.log(problem)
