import { defineConfig } from 'vite'
import { siteLanguages } from './app/platform/server/site-languages.ts'
import { findCommit } from './scripts/find-commit.ts'

/**
 * The server as one file. Node would load the same from its hundreds of modules, but in twice the
 * time and with 45 MB more; what is compiled or loads files of its own stays in node_modules.
 */
export default defineConfig({
  publicDir: false,
  define: {
    'import.meta.env.BUILT_OF_COMMIT': JSON.stringify(findCommit()),
    'import.meta.env.SITE_LANGUAGES': JSON.stringify(siteLanguages),
  },
  build: {
    ssr: 'server.ts',
    outDir: 'build/program',
    target: 'node24',
    license: { fileName: 'licences.txt' },
    rolldownOptions: { external: [/^#build\//] },
  },
  ssr: { noExternal: ['typebox', 'kysely', '@fastify/type-provider-typebox', 'libphonenumber-js'] },
})
