/**
 * Compares the dictionaries of further languages with the English ones. The dictionary of a folder
 * is `words.ts`, in Nepali `words.ne.ts`: the same exports of the same types.
 */
import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'

/**
 * Returns what the dictionaries below a folder lack, for example
 * "app/ui/words.ne.ts missing: home".
 */
export function checkDictionaries(folder: string) {
  const files = globSync('**/words*.ts', { cwd: folder, exclude: ['**/*.test.ts'] }).toSorted()
  const english = files.filter((file) => /(^|\/)words\.ts$/.test(file))
  const languages = new Set(files.flatMap((file) => file.match(/words\.(\w+)\.ts$/)?.[1] ?? []))
  const wanted = [...languages].flatMap((language) =>
    english.map((file) => ({ file, translated: file.replace(/ts$/, `${language}.ts`) })),
  )
  const missing = wanted.filter(({ translated }) => !files.includes(translated))
  const pairs = wanted.filter(({ translated }) => files.includes(translated))
  return [
    ...missing.map(({ translated }) => `${translated} is missing`),
    ...comparePairs(folder, pairs),
  ]
}

interface Pair {
  file: string
  translated: string
}

/** Two types are the same if each is assignable to the other. Texts may differ. */
const comparison = `
type Widen<T> = T extends string
  ? string
  : T extends (...parameters: infer P) => infer R
    ? (...parameters: P) => Widen<R>
    : { [K in keyof T]: Widen<T[K]> }
type IsSame<E, N> = [E] extends [N] ? ([N] extends [E] ? true : false) : false
type Difference<E, N> =
  | \`missing: \${Exclude<keyof E, keyof N> & string}\`
  | \`not in English: \${Exclude<keyof N, keyof E> & string}\`
  | {
      [K in keyof E & keyof N & string]: IsSame<Widen<E[K]>, Widen<N[K]>> extends true
        ? never
        : \`other type: \${K}\`
    }[keyof E & keyof N & string]
`

function comparePairs(folder: string, pairs: Pair[]) {
  const root = resolve(folder)
  const checkFile = resolve(root, 'dictionaries-to-compare.ts')
  const imports = pairs.flatMap(({ file, translated }, index) => [
    `import type * as english${index} from './${file}'`,
    `import type * as translated${index} from './${translated}'`,
    `type Difference${index} = Difference<typeof english${index}, typeof translated${index}>`,
  ])
  const program = createProgram(checkFile, [...imports, comparison].join('\n'))
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(checkFile)
  const broken = program
    .getSemanticDiagnostics(source)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
  const aliases = [...(source?.statements ?? [])].filter(ts.isTypeAliasDeclaration)
  const differences = pairs.flatMap(({ translated }, index) => {
    const alias = aliases.find(({ name }) => name.text === `Difference${index}`)
    const type = alias && checker.getTypeAtLocation(alias)
    const parts = type?.isUnion() ? type.types : [type]
    return parts.flatMap((part) => (part?.isStringLiteral() ? `${translated} ${part.value}` : []))
  })
  return [...broken, ...differences]
}

/** Creates a program of one file that exists in memory only. */
function createProgram(file: string, text: string) {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
  const { compilerOptions } = config
  const { options } = ts.convertCompilerOptionsFromJson(
    { ...compilerOptions, types: [], noUnusedLocals: false },
    '.',
  )
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists, readFile } = host
  host.fileExists = (path) => path === file || fileExists(path)
  host.readFile = (path) => (path === file ? text : readFile(path))
  host.getSourceFile = (path, ...settings) =>
    path === file
      ? ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
      : getSourceFile(path, ...settings)
  return ts.createProgram({ rootNames: [file], options, host })
}
