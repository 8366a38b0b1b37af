import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/** Browsers load the contract without its schemas. */
const schemaless: Plugin = {
  name: 'schemaless',
  enforce: 'pre',
  resolveId(id) {
    if (id !== 'typebox' || this.environment.name !== 'client') return undefined
    return fileURLToPath(new URL('app/contract/schemaless.ts', import.meta.url))
  },
}

export default defineConfig({
  plugins: [schemaless, tailwindcss(), reactRouter()],
  // The server takes of these what pages use; whole, they would cost it 65 MB and half a second.
  ssr: { noExternal: ['lucide-react', 'typebox', 'embla-carousel-react'] },
  build: { rolldownOptions: { checks: { pluginTimings: false } } },
})
