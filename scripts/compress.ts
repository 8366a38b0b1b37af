/** Compresses the built files at the highest level, so that the server does not have to. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const folder = join(import.meta.dirname, '../build/client')
const entries = await readdir(folder, { recursive: true, withFileTypes: true })

for (const { parentPath, name } of entries) {
  if (!/\.(js|css|svg|txt)$/.test(name)) continue
  const file = join(parentPath, name)
  const bytes = await readFile(file)
  await writeFile(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  await writeFile(`${file}.br`, brotliCompressSync(bytes))
}
