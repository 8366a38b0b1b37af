/** Shortens and compresses the built files at the highest level, so that the server does not have to. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const folder = join(import.meta.dirname, '../build/client')
const entries = await readdir(folder, { recursive: true, withFileTypes: true })

for (const { parentPath, name } of entries) {
  if (!/\.(js|css|svg|txt)$/.test(name)) continue
  const file = join(parentPath, name)
  if (/^manifest-\w+\.js$/.test(name))
    await writeFile(file, leaveOutImports(await readFile(file, 'utf8')))
  const bytes = await readFile(file)
  await writeFile(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  await writeFile(`${file}.br`, brotliCompressSync(bytes))
}

/**
 * The browser's list of routes without the files that each imports: only links that prefetch read these, and
 * the office has none. They are most of the list, which every screen loads.
 */
function leaveOutImports(script: string) {
  const [start, end] = [script.indexOf('{'), script.lastIndexOf('}') + 1]
  const manifest = JSON.parse(script.slice(start, end))
  for (const route of Object.values<{ imports?: string[] }>(manifest.routes)) delete route.imports
  return script.slice(0, start) + JSON.stringify(manifest) + script.slice(end)
}
