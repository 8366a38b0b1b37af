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
  /(samples|examples|example-data|first-content|create-guide|openapi|startup-server|mail-job|daily-summary|socket-responses|readiness|http\/(errors|error-handler))\.ts$|contract\/(common|office-words)\.ts$|(office-words\/contract|leads\/fields-contract)\.ts$/

/** Where the API's answers are written; mails, drawings, first content and examples are no answers. */
const files = globSync(['app/**/server/**/*.ts', 'app/contract/*.ts', 'app/features/*/*.ts'], {
  exclude: [
    '**/*.test.ts',
    '**/{mails,content,drawing,metrics}/**',
    '**/{words,english-words}*.ts',
    '**/texts.*.ts',
  ],
}).filter((file) => !otherFiles.test(file))

/** Contracts of pages: the editor shows the names and hints of their fields. */
const pageContracts =
  /(guides\/guide|services\/service|albums\/album|articles\/article|events\/event|forms\/definition|pages\/(content|standard))-contract|fixed-pages\/contract/

/** Files whose lines the status screen shows; these are names and short texts, no sentences. */
const statusFiles =
  /server\/(\w+-)?status\.ts$|status\/server\/disk-space\.ts$|notifications\/server\/feature\.ts$/

/** What the server writes to the office: notifications, mails and the daily summary. */
const mailCalls =
  /localizeMail\(\{|(notifications|mails)\.add\(|Summary(Section|List)\b|\bMailPart\b|\bNewNotification\b/
const mailDictionary = 'app/features/notifications/office-mails/sentences'
/** Mails to visitors, mails that people write, and files that only lay out mails. */
const otherMails =
  /auto-reply|newsletter\/server|registration-mail|mails\/(send-mail|localize-mail)|message-routes|platform\/server\/(feature|mail)|delivery\/store|server\/feature\.ts/

/** Returns the English texts of notifications and mails to the office. */
function listMailTexts() {
  const found = new Map<string, string>()
  for (const file of globSync(['app/**/server/**/*.ts', 'app/features/*/feature.ts'])) {
    if (file.endsWith('.test.ts') || otherMails.test(file)) continue
    const code = readFileSync(file, 'utf8')
    const isManifest = file.endsWith('/feature.ts') && code.includes('notifications: {')
    if (!isManifest && !mailCalls.test(code)) continue
    const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
    const add = (node: ts.Node, text: string) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      found.set(text, found.get(text) ?? `${file}:${line + 1}`)
    }
    if (isManifest) visitTypes(source, add)
    else visitMail(source, add)
  }
  return found
}

/** The names of the types of notifications, with the number that stands before the plural. */
function visitTypes(node: ts.Node, add: (node: ts.Node, text: string) => void) {
  if (ts.isPropertyAssignment(node) && ts.isStringLiteralLike(node.initializer)) {
    if (node.name.getText() === 'plural') add(node, `{total} ${node.initializer.text}`)
  }
  ts.forEachChild(node, (child) => visitTypes(child, add))
}

/** Strings in the places of texts, and templates that are no addresses, keys or joined pieces. */
function visitMail(node: ts.Node, add: (node: ts.Node, text: string) => void) {
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
    if (node.expression.text === 'defineJob') {
      return ts.forEachChild(node, (child) => visitJob(child, add))
    }
  }
  if (ts.isStringLiteralLike(node) && isMailText(node)) add(node, node.text)
  if (ts.isTemplateExpression(node)) {
    const text = fillTemplate(node)
    const isSql = ts.isTaggedTemplateExpression(node.parent)
    if (
      !isSql &&
      !/^[/]|^\{[^{}]*\}$/.test(text) &&
      /\p{L}{2}/u.test(text.replaceAll(/\{[^{}]*\}/g, ''))
    )
      add(node, text)
  }
  if (ts.isPropertyAssignment(node) && /^(key|detail)$/.test(node.name.getText())) return
  ts.forEachChild(node, (child) => visitMail(child, add))
}

/** A job's own title is for the screen of jobs. */
function visitJob(node: ts.Node, add: (node: ts.Node, text: string) => void) {
  if (!ts.isObjectLiteralExpression(node)) return
  for (const property of node.properties)
    if (property.name?.getText() !== 'title') visitMail(property, add)
}

const mailProperties = /^(title|subject|text|label|brief|heading)$/

function isMailText(node: ts.StringLiteralLike) {
  const { parent } = node
  const property = ts.isConditionalExpression(parent) ? parent.parent : parent
  if (ts.isPropertyAssignment(property) && node !== property.name)
    return mailProperties.test(property.name.getText()) && node.text !== ''
  if (ts.isConditionalExpression(parent)) return /\p{Ll} \p{Ll}/u.test(node.text)
  const isName = ts.isArrayLiteralExpression(parent) && parent.elements.length === 2
  return isName && parent.elements[0] === node && /^\p{Lu}[^.]*$/u.test(node.text)
}

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
    if (statusFiles.test(file)) visitStatus(source, add)
  }
  return found
}

function visit(node: ts.Node, add: (node: ts.Node, text: string) => void, isPage: boolean) {
  if (isElsewhere(node, isPage)) return
  if (ts.isStringLiteralLike(node)) {
    if (isSentence(node.text) || (isPage && looksLikeText(node.text))) add(node, node.text)
  } else if (ts.isTemplateExpression(node)) {
    const text = fillTemplate(node)
    if (isSentence(text)) {
      add(node, text)
      for (const { expression } of node.templateSpans) visitChoices(expression, add)
      return
    }
  }
  ts.forEachChild(node, (child) => visit(child, add, isPage))
}

function fillTemplate({ head, templateSpans }: ts.TemplateExpression) {
  const spans = templateSpans.flatMap(({ expression, literal }) => [expression, literal.text])
  return textOf(joinWords(namePieces([head.text, ...spans])))
}

/** Words that a placeholder chooses between, such as `none` in `${count || 'none'} waiting`. */
function visitChoices(node: ts.Node, add: (node: ts.Node, text: string) => void) {
  if (ts.isStringLiteralLike(node) && /\p{Ll}{2}/u.test(node.text)) add(node, node.text)
  if (ts.isConditionalExpression(node)) {
    visitChoices(node.whenTrue, add)
    visitChoices(node.whenFalse, add)
  } else if (ts.isBinaryExpression(node)) visitChoices(node.right, add)
}

/** Values of `name`, `text` and `advice`, and the words of these that stand in variables. */
function visitStatus(node: ts.Node, add: (node: ts.Node, text: string) => void) {
  const isNamed =
    node.parent &&
    ts.isPropertyAssignment(node.parent) &&
    /^(name|text|advice)$/.test(node.parent.name.getText())
  if (
    ts.isStringLiteralLike(node) &&
    (isNamed ? /^\p{Lu}/u.test(node.text) : /\p{Ll}{2} /u.test(node.text))
  )
    return add(node, node.text)
  if (ts.isTemplateExpression(node)) {
    add(node, fillTemplate(node))
    for (const { expression } of node.templateSpans) visitChoices(expression, add)
    return
  }
  ts.forEachChild(node, (child) => visitStatus(child, add))
}

/** Descriptions of calls and fields are for the documentation of the API. */
function isElsewhere(node: ts.Node, isPage: boolean) {
  if (ts.isPropertyAssignment(node)) {
    const name = node.name.getText()
    return !isPage && /^(summary|description)$/.test(name)
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
  return [
    ...(await compare(`app/platform/admin/server-texts/sentences.${language}.ts`, listSentences())),
    ...(await compare(`${mailDictionary}.${language}.ts`, listMailTexts())),
  ]
}

async function compare(file: string, english: Map<string, string>) {
  const path = join(import.meta.dirname, '../..', file)
  const sentences: Record<string, string> = existsSync(path) ? (await import(path)).default : {}
  const missing = [...english].filter(([text]) => !Object.hasOwn(sentences, text))
  const unused = Object.keys(sentences).filter((text) => !english.has(text))
  return [
    ...missing.map(([text, place]) => `${place} not in ${file}: ${text}`),
    ...unused.map((text) => `${file} unused: ${text}`),
  ]
}

if (import.meta.main) for (const problem of await findSentenceProblems('ne')) console.log(problem)
