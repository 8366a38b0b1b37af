/**
 * Translates the texts of the back office, which stand in place in English, by dictionaries:
 * `texts.ne.ts` of the folder of a file and of the folders above it, the nearest first.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { translateFile } from './translate-file.ts'

/** Dictionaries by folder, for example `app/features/leads`. */
type Dictionaries = Map<string, Record<string, string>>

/** Files outside the folders `admin` whose texts the office reads; features in alphabetical order. */
const labelFiles = [
  'applications/institution-import-contract.ts',
  'applications/labels-contract.ts',
  'applications/outcomes-contract.ts',
  'facts/content/describe-jump.ts',
  'chat/visitor-name-contract.ts',
  'facts/vocabulary-contract.ts',
  'lead-import/contract.ts',
  'leads/channel-labels.ts',
  'leads/fields-contract.ts',
  'leads/personal-data-contract.ts',
  'leads/stage-names.ts',
  'menus/entry-name.ts',
  'office/describe-colour-problem.ts',
  'office/field-names-contract.ts',
  'office-words/contract.ts',
  'pages/formatted-text.ts',
  'student-documents/contract.ts',
  'tasks/tasks-contract.ts',
].map((file) => `app/features/${file}`)

const officeFiles = [
  /^app\/((features\/[^/]+|platform)\/)?admin\/.+\.tsx?$/,
  /^app\/features\/[^/]+\/feature\.ts$/,
  /^app\/ui\/.+\.tsx?$/,
]

/** Without texts: tests, dictionaries, and the worker, which gets its texts from a route. */
const otherFiles = /\.test\.tsx?$|\/words\.ts$|\.[a-z]{2}\.ts$|\/worker\.ts$/

const isOfficeFile = (file: string) =>
  !otherFiles.test(file) &&
  (labelFiles.includes(file) || officeFiles.some((pattern) => pattern.test(file)))

const listOfficeFiles = () => globSync('app/**/*.{ts,tsx}').filter(isOfficeFile).toSorted()

export async function loadTexts(language: string): Promise<Dictionaries> {
  const files = globSync(`app/**/texts.${language}.ts`).toSorted()
  const loaded = files.map(async (file): Promise<[string, Record<string, string>]> => {
    const { default: texts } = await import(
      /* @vite-ignore */ join(import.meta.dirname, '../..', file)
    )
    return [dirname(file), texts]
  })
  return new Map(await Promise.all(loaded))
}

/** The folders from that of the file up to `app`. */
const foldersOf = (path: string): string[] =>
  path === '.' || path === '' ? [] : [path, ...foldersOf(dirname(path))]

/** Finds a text in the nearest dictionary. */
function findIn(dictionaries: Dictionaries, file: string, used?: Set<string>) {
  const folders = foldersOf(dirname(file)).filter((folder) => dictionaries.has(folder))
  return (text: string) => {
    const folder = folders.find((each) => Object.hasOwn(dictionaries.get(each) ?? {}, text))
    if (folder === undefined) return undefined
    used?.add(`${folder}: ${text}`)
    return dictionaries.get(folder)?.[text]
  }
}

/** Translates a file of the back office; returns undefined for all other files. */
export function translateOfficeFile(file: string, code: string, dictionaries: Dictionaries) {
  if (!isOfficeFile(file)) return undefined
  return translateFile(file, code, findIn(dictionaries, file)).code
}

interface MissingText {
  file: string
  line: number
  text: string
}

/** Returns the texts that no dictionary has, and what is wrong in the dictionaries. */
async function checkOfficeTexts(language: string) {
  const dictionaries = await loadTexts(language)
  const used = new Set<string>()
  const missing: MissingText[] = []
  const problems: string[] = []
  for (const file of listOfficeFiles()) {
    const found = translateFile(file, readFileSync(file, 'utf8'), findIn(dictionaries, file, used))
    missing.push(...found.missing.map(({ line, text }) => ({ file, line, text })))
    problems.push(...found.problems)
  }
  for (const [folder, texts] of dictionaries) {
    const unused = Object.keys(texts).filter((text) => !used.has(`${folder}: ${text}`))
    problems.push(...unused.map((text) => `${folder}/texts.${language}.ts unused: ${text}`))
  }
  return { missing, problems }
}

/** Languages of the back office have a dictionary of shared words; all other texts must follow. */
export const hasOffice = (language: string) => existsSync(`app/texts.${language}.ts`)

/** Returns a sentence for each problem; none for a language without a back office. */
export async function findOfficeProblems(language: string) {
  if (!hasOffice(language)) return []
  const { missing, problems } = await checkOfficeTexts(language)
  return [
    ...missing.map(({ file, line, text }) => `${file}:${line} not in ${language}: ${text}`),
    ...problems,
  ]
}

/** Prints a dictionary of the texts that are missing below a folder, to be filled in. */
function printMissing(missing: MissingText[], folder: string) {
  const below = missing.filter(({ file }) => file.startsWith(folder))
  const printed = new Set<string>()
  console.log("import type { Texts } from '#app/contract/texts.ts'\n\nexport default {")
  for (const file of new Set(below.map((each) => each.file))) {
    const texts = below.filter((each) => each.file === file).map(({ text }) => text)
    const further = [...new Set(texts)].filter((text) => !printed.has(text))
    if (further.length > 0) console.log(`  // ${file.slice(folder.length).replace(/^\//, '')}`)
    for (const text of further) console.log(`  ${quote(text)}: '',`)
    for (const text of further) printed.add(text)
  }
  console.log('} satisfies Texts')
}

const quote = (text: string) => {
  const written = JSON.stringify(text)
  return text.includes("'") ? written : `'${written.slice(1, -1).replaceAll('\\"', '"')}'`
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { missing: { type: 'boolean' }, language: { type: 'string', default: 'ne' } },
  })
  const [folder = 'app'] = positionals
  if (values.missing) {
    const { missing } = await checkOfficeTexts(values.language)
    printMissing(missing, folder)
  } else {
    const problems = await findOfficeProblems(values.language)
    for (const problem of problems) if (problem.includes(folder)) console.log(problem)
    console.log(`${problems.length} problems`)
  }
}
