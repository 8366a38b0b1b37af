import { mkdirSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin, transformWithOxc } from 'vite'
import { buildFolder, dictionaries, officeTexts, siteLanguage } from './languages.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

/** Browsers load the contract without its schemas. */
const schemaless: Plugin = {
  name: 'schemaless',
  enforce: 'pre',
  resolveId(id) {
    if (id !== 'typebox' || this.environment.name !== 'client') return undefined
    return fileURLToPath(new URL('app/contract/typebox-stub.ts', import.meta.url))
  },
}

/** And without the schemas' names and texts: calls in a contract only make data, so those unused go. */
const lean: Plugin = {
  name: 'lean-contracts',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/app\/(features\/[^/]+\/([a-z-]+-)?contract|contract\/(common|office))\.ts$/ },
    handler(code) {
      return { code: leaveOutSchemas(code, this.parse(code)), map: null }
    },
  },
}

interface SyntaxNode {
  type?: string
  start: number
  end: number
  key?: { name?: string }
  value?: SyntaxNode
}

function leaveOutSchemas(code: string, tree: object) {
  const edits: { start: number; end: number; text: string }[] = []
  function visit(part: object) {
    const { type = '', start, key, value } = part as SyntaxNode
    if (type.includes('Function')) return
    if (type === 'CallExpression') edits.push({ start, end: start, text: '/* @__PURE__ */ ' })
    if (type === 'Property' && key?.name === 'schema' && value) {
      edits.push({ start: value.start, end: value.end, text: '{}' })
    } else {
      for (const child of Object.values(part)) if (child instanceof Object) visit(child)
    }
  }
  visit(tree)
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code)
}

/** A script as text: a route serves it under an address of its own. */
const scripts: Plugin = {
  name: 'scripts',
  enforce: 'pre',
  load: {
    filter: { id: /\?script$/ },
    async handler(id) {
      const file = id.replace('?script', '')
      this.addWatchFile(file)
      const { code } = await transformWithOxc(await readFile(file, 'utf8'), file)
      return `export default ${JSON.stringify(code)}`
    },
  },
}

/** Its styles come as a file: those that it would write into the page, the page's policy refuses. */
const toasterStyles: Plugin = {
  name: 'toaster-styles',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/sonner\/dist\/index\.mjs$/ },
    handler(code) {
      const written = /^__insertCSS\(".*"\);?$/m
      if (!written.test(code)) throw new Error('sonner brings its styles in another way now')
      return { code: `import 'sonner/dist/styles.css'\n${code.replace(written, '')}`, map: null }
    },
  },
}

/** Notes which of our files went into which file for browsers: `npm run budget` asks. */
const contents: Plugin = {
  name: 'contents',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle(_, bundle) {
    const files = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk'
        ? [[`/${file.fileName}`, file.moduleIds.map((id) => id.replace(root, ''))]]
        : [],
    )
    mkdirSync(buildFolder, { recursive: true })
    writeFileSync(`${buildFolder}/contents.json`, JSON.stringify(Object.fromEntries(files)))
  },
}

/** Beside the licences of packages: that of the fonts, which are our files, and that of the worker. */
const furtherLicences: Plugin = {
  name: 'further-licences',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle() {
    const files = { fonts: 'app/ui/fonts/OFL.txt', hucre: 'node_modules/hucre/LICENSE' }
    for (const [name, file] of Object.entries(files)) {
      const source = await readFile(new URL(file, import.meta.url), 'utf8')
      this.emitFile({ type: 'asset', fileName: `licence-of-${name}.txt`, source })
    }
  },
}

/**
 * Icons of the back office are modules of their own, also where visitors see the same icon:
 * those of visitors lie in a file that every page loads.
 */
const officeIcons: Plugin = {
  name: 'office-icons',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(id, importer = '', options) {
    const isTheirs = id === 'lucide-react' && /\/app\/(features\/[^/]+\/)?admin\//.test(importer)
    const isIcon = importer.endsWith('?office') && id.startsWith('./icons/')
    if (!isTheirs && !isIcon) return undefined
    const found = await this.resolve(id, importer, { ...options, skipSelf: true })
    return found && { ...found, id: `${found.id}?office` }
  },
}

/** The script of all pages for visitors, whatever else shares what is in it. */
const site = [
  /\/app\/(entry\.client\.tsx|site\/(start|islands|page-scripts|menus|links|early-clicks)\.ts)/,
  /\/features\/(chat\/site\/launcher\/(launcher|words)|contacts\/site\/(restore-form|draft-store))\.ts/,
  /\/platform\/browser\/(prefers-reduced-data|trusted-types)\.ts|vite\/preload-helper/,
]

/**
 * Matches one of these files, without those of other languages than the build's: they load when a text
 * is written in them.
 */
const oneOf = (files: RegExp[]) =>
  new RegExp(
    `${siteLanguage === 'en' ? '^(?!.*(nepali|\\.[a-z]{2}\\.ts)).*' : ''}(${files.map(({ source }) => source).join('|')})`,
  )

/** What the form, the chat and the login share. */
const shared = [
  /\/app\/ui\/(button|field|honeypot\/[a-z-]+|toaster|toasts|confirm-dialog|words)\.tsx?/,
  /\/app\/contract\/(api-client|common|enquiry|fill-in|get-own|office|phone-rule|typebox-stub)\.ts/,
  /\/app\/platform\/browser\/(?!.*(error-messages|amounts|hydrate-island|trusted-types|send-form|shrink-photo|translate-texts|-context|office-word|format-day|country-names))/,
  /\/app\/features\/(chat|contacts|media|office)\/(?!files-|conversations-|library-|field-names-|visitor-name-)[a-z-]*contract\.ts/,
  /\/uuid\//,
]

/** What many files need stands in a file of its own, which a browser keeps. */
const groups = [
  { name: 'site', test: oneOf(site) },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  // Icons, too, which the login and the office have from the start, and the chat does without.
  {
    name: 'router',
    test: /node_modules\/(react-router\/|lucide-react\/.+\/(createLucideIcon|Icon|context|defaultAttributes|x|hasA11yProp|shared\/.*)\.m?js$)/,
  },
  { name: 'shared', test: oneOf(shared) },
  // What the login and the whole office call: what single screens call and use goes with them.
  {
    name: 'contracts',
    test: /\/app\/(contract\/(?!country-codes|find-figures)|features\/(accounts|dashboard)\/[a-z-]*contract\.ts)/,
  },
  // Small ones of which every screen of the office needs some: a file each would weigh more by its headers.
  {
    name: 'office',
    test: /\/app\/(platform\/(browser\/api-context|admin\/(server-texts\/words|screen|use-command|use-draft|use-refresh|office-date-time|identity-context|rights-context|picture-library|fact-help|fact-field|placeholder-buttons))|admin\/(screens|screen-rights|start)|features\/(manifests|[^/]+\/feature|chat\/visitor-name-contract|office\/field-names-contract|handbook\/(handbook|language)|accounts\/(token-storage|admin\/(auth-provider|own-language|session))|contacts\/admin\/unseen-contacts-provider))\.tsx?$/,
  },
  // The frame of public pages, which only the pages for signing in load.
  {
    name: 'frame',
    test: oneOf([
      /\/app\/(site\/(layout|top-bar|site-footer|main-menu|menu-items|office-menu|fit-menu|page-links|navigation|logo|error-notice|words)|ui\/(phone-link|page-language|page-head|route-line)|platform\/browser\/(office-word|country-names|digits)|features\/(search\/site\/search-form|search\/words|menus\/words))(\/|\.tsx?$)/,
    ]),
  },
  // What the visitor's chat shares with the office's inbox.
  { name: 'chat', test: /\/chat\/(transport\/(?!file-store|send-file)|site\/panel\/link)/ },
  { name: 'push', test: /\/push\/(contract|admin\/(this-browser|start-worker))\.ts/ },
]

export default defineConfig({
  plugins: [
    dictionaries,
    officeTexts,
    schemaless,
    lean,
    scripts,
    officeIcons,
    toasterStyles,
    contents,
    furtherLicences,
    tailwindcss(),
    reactRouter(),
  ],
  // In development all that pages need is found out before the first one is asked for.
  optimizeDeps: { entries: ['app/**/*.tsx'] },
  // The server takes of these what pages use; whole, they would cost it 65 MB and half a second.
  ssr: { noExternal: ['lucide-react', 'typebox'] },
  // A worker is one file: the policy of its address lets it load nothing more.
  worker: { format: 'iife', plugins: () => [dictionaries, officeTexts] },
  build: { rolldownOptions: { checks: { pluginTimings: false } } },
  environments: {
    client: {
      build: {
        // Of all that is in these files: most licences want to be where they are.
        license: { fileName: 'licences.txt' },
        rolldownOptions: {
          // What stands in a room's words.ts goes to where it is read.
          optimization: { inlineConst: { mode: 'all', pass: 1 } },
          output: {
            codeSplitting: { groups },
          },
        },
      },
    },
    ssr: { build: { license: { fileName: 'licences.txt' } } },
  },
})
