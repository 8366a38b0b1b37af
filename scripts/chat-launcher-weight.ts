import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const launcher = 'app/features/chat/site/launcher/launcher.ts'

/**
 * Returns the compressed size in bytes of the chat launcher alone. In the built site it shares a
 * file with the page layout.
 */
export async function measureLauncher() {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: {
        input: launcher,
        external: (id) => !id.endsWith(launcher),
        preserveEntrySignatures: 'strict',
      },
    },
  })
  if (!('output' in built)) throw new Error('The chat’s button was not built into one file')
  const code = built.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
  return gzipSync(code, { level: 9 }).length
}
