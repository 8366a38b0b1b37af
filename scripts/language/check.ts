/**
 * Checks the vocabulary that docs/glossary.md fixes: no former name or screen text is left, at most
 * 1 % of comment lines use words that hide their subject, and commit subjects have at most
 * 72 characters. Compares the dictionaries of all languages. Part of npm run check; `--list` prints
 * every comment that counts.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { siteLanguages } from '#app/platform/server/site-languages.ts'
import { checkDictionaries } from './dictionaries.ts'
import { commentWords, names, texts } from './former-terms.ts'
import { findOfficeProblems } from './office-texts.ts'
import { findSentenceProblems } from './server-texts.ts'

/** The last commit before the length of commit subjects was limited. */
const subjectsFrom = '87fd487d29'
const MAX_SUBJECT_LENGTH = 72
const MAX_MARKED_SHARE = 0.01

const problems: string[] = []
const marked: string[] = []
let commentLines = 0
const labels = new Set(texts)
const sentences = texts.filter((text) => text.split(' ').length > 2)

for (const file of git('ls-files', '*.ts', '*.tsx', '*.mjs', '*.cjs').split('\n')) {
  if (file && !file.startsWith('scripts/language/')) checkFile(file)
}
if (commentLines === 0) problems.push('git lists no files here: nothing was checked')
checkSubjects()
problems.push(...checkDictionaries('app'))
for (const language of siteLanguages) {
  problems.push(...(await findOfficeProblems(language)), ...(await findSentenceProblems(language)))
}

const share = marked.length / commentLines
if (share > MAX_MARKED_SHARE) problems.push(...marked)
else if (process.argv.includes('--list')) console.log(marked.join('\n'))
for (const problem of problems) console.error(problem)
console.log(
  `Language: ${commentLines} comment lines, ${marked.length} marked (${(100 * share).toFixed(2)} %), ${problems.length} problems.`,
)
process.exitCode = problems.length > 0 ? 1 : 0

function checkFile(file: string) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const comments = new Map<number, number>()
  visit(source)
  for (const [start, end] of comments) checkComment(source, start, end)

  function visit(node: ts.Node) {
    collectComments(source, node, comments)
    if (ts.isIdentifier(node)) checkName(source, node, node.text)
    else if (ts.isStringLiteralLike(node)) checkText(source, node, node.text)
    else if (ts.isJsxText(node)) checkText(source, node, node.text)
    else if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      checkText(source, node, node.text)
    for (const child of node.getChildren(source)) visit(child)
  }
}

function collectComments(source: ts.SourceFile, node: ts.Node, comments: Map<number, number>) {
  if (node.getChildCount(source) > 0 || ts.isJsxText(node)) return
  const ranges = [
    ...(ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? []),
    ...(ts.getTrailingCommentRanges(source.text, node.getEnd()) ?? []),
  ]
  for (const { pos, end } of ranges) comments.set(pos, end)
}

function checkComment(source: ts.SourceFile, start: number, end: number) {
  const lines = source.text.slice(start, end).split('\n')
  for (const [index, line] of lines.entries()) {
    if (!/\p{L}/u.test(line)) continue
    commentLines++
    if (line.match(commentWords)) marked.push(`${at(source, start, index)} comment: ${line.trim()}`)
  }
}

function checkName(source: ts.SourceFile, node: ts.Node, name: string) {
  if (names.has(name)) problems.push(`${at(source, node.getStart(source))} former name: ${name}`)
}

function checkText(source: ts.SourceFile, node: ts.Node, text: string) {
  for (const word of text.match(/\w+_\w+/g) ?? []) checkName(source, node, word)
  const plain = text.replace(/\s+/g, ' ').trim()
  const found = labels.has(plain) ? plain : sentences.find((sentence) => plain.includes(sentence))
  if (found) problems.push(`${at(source, node.getStart(source))} former text: ${found}`)
}

function checkSubjects() {
  const isKnown = git('cat-file', '-t', subjectsFrom).trim() === 'commit'
  const subjects = git('log', '--format=%h %s', isKnown ? `${subjectsFrom}..HEAD` : 'HEAD')
  for (const line of subjects.split('\n')) {
    const subject = line.slice(line.indexOf(' ') + 1)
    if (isKnown && [...subject].length > MAX_SUBJECT_LENGTH)
      problems.push(`commit ${line}: its subject has more than ${MAX_SUBJECT_LENGTH} characters`)
  }
}

function at(source: ts.SourceFile, position: number, lineOffset = 0) {
  const { line } = source.getLineAndCharacterOfPosition(position)
  return `${source.fileName}:${line + 1 + lineOffset}`
}

/**
 * Returns the output of git, or '' if git fails, for example in a copy without its full history.
 */
function git(...words: string[]) {
  try {
    return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return ''
  }
}
