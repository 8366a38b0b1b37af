import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type CompressedResponse, sendCompressed } from '#app/platform/server/http/compression.ts'

/**
 * Serves the built files with a route each, in precompressed form. Files are read once, at the
 * start, so that a new build does not affect running servers.
 */
export async function serveFiles(app: FastifyInstance, root: string) {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const present = new Set(files)
  async function serve(file: string) {
    const path = join('/', relative(root, file))
    const response = await readPrecompressed(file, path, present)
    const config = { access: 'anyone', countedAs: 'file' } as const
    app.get(path, { config }, (_request, reply) => sendCompressed(reply, response))
  }
  await Promise.all(files.filter((file) => !isCompressed(file)).map(serve))
}

const isCompressed = (file: string) => /\.(br|gz)$/.test(file)

async function readPrecompressed(
  file: string,
  path: string,
  present: Set<string>,
): Promise<CompressedResponse> {
  const body = await readFile(file)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  // Built files have a hash in their names; others may change with the next version.
  const isHashed = path.startsWith('/assets/')
  const headers = {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    vary: 'accept-encoding',
    etag,
  }
  const plain = { headers, body }
  const read = async (encoding: string, suffix: string) =>
    present.has(file + suffix)
      ? {
          headers: { ...headers, 'content-encoding': encoding },
          body: await readFile(file + suffix),
        }
      : plain
  const [br, gzip] = await Promise.all([read('br', '.br'), read('gzip', '.gz')])
  const size = body.length + br.body.length + gzip.body.length
  return { status: 200, size, etag, plain, br, gzip }
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.js': 'application/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
