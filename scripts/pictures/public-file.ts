import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const publicFolder = new URL('../../public/', import.meta.url)

/** Writes a public file; `path` is relative to `public/`. */
export function writePublic(path: string, content: string | Buffer) {
  const file = fileURLToPath(new URL(path, publicFolder))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
