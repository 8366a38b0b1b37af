import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { expect, onTestFinished, test } from 'vitest'
import { checkDictionaries } from '../../scripts/language/dictionaries.ts'
import { createFolder } from './databases.ts'

const english = `
  export const home = 'Home'
  export const levels = { low: 'Low', high: 'High' }
  export const steps = (count: number) => \`\${count} steps\`
  export const topics = [['Cost', 'What it costs']] as const
  export const ends = (isLast: boolean) => (isLast ? 'last' : '')
`
const nepali = `
  export const home = 'गृहपृष्ठ'
  export const levels = { low: 'कम', high: 'बढी' }
  export const steps = (count: number) => \`\${count} चरण\`
  export const topics = [['खर्च', 'कति लाग्छ']] as const
  export const ends = (isLast: boolean) => (isLast ? 'अन्तिम' : '')
`

test('accepts the same words in another language', () => {
  expect(check({ 'words.ts': english, 'words.ne.ts': nepali })).toEqual([])
})

test.each([
  ['missing word', "export const home = 'गृहपृष्ठ'", '', ['words.ne.ts missing: home']],
  [
    'word too many',
    'export const home',
    'export const start = 1\n$&',
    ['words.ne.ts not in English: start'],
  ],
  ['wrong parameter', 'count: number', 'count: string', ['words.ne.ts other type: steps']],
  ['missing parameter', 'count: number', '', ['words.ne.ts other type: steps']],
  ['missing key', "low: 'कम', ", '', ['words.ne.ts other type: levels']],
  ['number for a text', "home = 'गृहपृष्ठ'", 'home = 1', ['words.ne.ts other type: home']],
])('refuses a dictionary with a %s', (_name, text, replacement, problems) => {
  expect(nepali).toContain(text)
  expect(check({ 'words.ts': english, 'words.ne.ts': nepali.replace(text, replacement) })).toEqual(
    problems,
  )
})

test('refuses a language that lacks the dictionary of a folder', () => {
  const files = { 'words.ts': english, 'words.hi.ts': nepali, 'chat/words.ts': english }
  expect(check(files)).toEqual(['chat/words.hi.ts is missing'])
})

function check(files: Record<string, string>) {
  const folder = createFolder(onTestFinished)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return checkDictionaries(folder)
}

/** Names, tests and technical terms that stay in Latin letters. */
const latin = new Set([
  'IELTS',
  'PTE',
  'TOEFL',
  'KTM',
  'QR',
  'WhatsApp',
  'English',
  'Google',
  'Maps',
  'YouTube',
  'OpenStreetMap',
  'Authenticator',
  'Aegis',
  'https',
  'Shift',
  'Enter',
  'PDF',
  'Word',
  'DOCX',
  'JPEG',
  'PNG',
  'WebP',
  'MB',
])
/** Romanised Nepali and English that people type into the search. */
const searched = ['kharcha', 'sasto', 'desh', 'compare']

/** Declarations with the code of the language. */
const codes = ['language', 'dateLanguage']

const texts = globSync('app/**/words.ne.ts').flatMap((file) =>
  listTexts(file).map((text) => ({ file, text })),
)

test.each([
  [
    'Latin words',
    (text: string) =>
      (text.match(/[A-Za-z]+/g) ?? []).some((word) => !latin.has(word) && !searched.includes(word)),
  ],
  ['Latin digits', (text: string) => /\d/.test(text)],
  ['a full stop', (text: string) => /[^.\d]\.(\s|$)/.test(text)],
  ['three dots', (text: string) => text.includes('...')],
  ['straight quotation marks', (text: string) => text.includes('"')],
  ['a space before the end of a sentence', (text: string) => /\s।/.test(text)],
  ['a decomposed letter', (text: string) => text !== text.normalize('NFC')],
  ['a nukta', (text: string) => /\u093c/.test(text)],
  ['informal or Hindi forms', (text: string) => /तिमी|गर्नुस्|करें|वीज|ण्ड|हरु(?!\p{M})/u.test(text)],
])('Nepali texts have no %s', (_name, isWrong) => {
  expect(texts.length).toBeGreaterThan(500)
  expect(texts.filter(({ text }) => isWrong(text))).toEqual([])
})

test('no text for visitors relies on Intl in Nepali, which Chromium lacks', () => {
  const files = globSync('app/{contract,site,platform/browser,features/*/site}/**/*.ts')
  const ofIntl = [...files, ...globSync('app/**/words.ne.ts')]
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => /Intl\.\w+\('ne'/.test(readFileSync(file, 'utf8')))
  expect(ofIntl).toEqual([])
})

/** The texts of a dictionary, without module paths, options of Intl, codes and compared values. */
function listTexts(file: string) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: string[] = []
  visit(source)
  return found

  function visit(node: ts.Node) {
    if (ts.isImportDeclaration(node) || ts.isNewExpression(node) || ts.isTypeNode(node)) return
    if (ts.isBinaryExpression(node) && /==/.test(node.operatorToken.getText())) return
    if (ts.isVariableDeclaration(node) && codes.includes(node.name.getText())) return
    if (ts.isPropertyAssignment(node)) return visit(node.initializer)
    if (ts.isStringLiteralLike(node)) found.push(node.text)
    else if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      found.push(node.text)
    ts.forEachChild(node, visit)
  }
}
