import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkDictionaries } from '../../scripts/language/dictionaries.ts'
import { copyTree, runInCopy, testInCopy } from './copy-tree.ts'

const innerTest = 'app/server/hindi-pages.test.ts'

/** What the files of the language say differently from the English ones, by file. */
const translated: Record<string, [english: string, hindi: string][]> = {
  'app/platform/browser/language.hi.ts': [
    ["language: string = 'en'", "language: string = 'hi'"],
    ["addressPrefix: string = ''", "addressPrefix: string = '/hi'"],
    ['{ language?: OtherLanguage } = {}', "{ language?: OtherLanguage } = { language: 'hi' }"],
    ['This page in English', 'यह पृष्ठ हिन्दी में'],
    ['en-GB', 'hi-IN'],
  ],
  'app/site/words.hi.ts': [['Skip to content', 'सामग्री पर जाएँ']],
  'app/features/contacts/words.hi.ts': [['Not decided yet', 'अभी तय नहीं']],
}

test('a further language of the site needs only its files', () => {
  const copy = copyTree()
  for (const file of globSync('app/**/{words,language}.ts', { cwd: copy })) {
    const name = file.replace(/\.ts$/, '.hi.ts')
    writeFileSync(join(copy, name), translate(name, readFileSync(join(copy, file), 'utf8')))
  }
  expect(checkDictionaries(join(copy, 'app'))).toEqual([])

  runInCopy(copy, ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'], {
    ...process.env,
    NODE_ENV: 'production',
    SITE_LANGUAGE: 'hi',
  })
  cpSync(join(import.meta.dirname, 'hindi-pages.ts'), join(copy, innerTest))
  expect(testInCopy(copy, innerTest)).toMatch(/^\d passed, 0 failed$/m)
}, 300_000)

function translate(name: string, english: string) {
  let text = english.replaceAll(/(from '[^']*\/(?:words|language))\.ts'/g, "$1.hi.ts'")
  for (const [from, to] of translated[name] ?? []) {
    expect(text.split(from)).toHaveLength(2)
    text = text.replace(from, to)
  }
  return text
}
