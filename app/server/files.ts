import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Serves the built files, a route each, compressed ahead where that is smaller. */
export async function serveFiles(app: FastifyInstance, root: string) {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => join('/', relative(root, parentPath), name))
  await app.register(fastifyStatic, {
    root,
    serve: false,
    cacheControl: false,
    preCompressed: true,
  })
  for (const path of paths) {
    // Built files carry a hash in their names; the others may change with the next version.
    const isHashed = path.startsWith('/assets/')
    const age = isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
    app.get(path, { config: { access: 'anyone' } }, (_request, reply) =>
      reply.header('cache-control', age).sendFile(path.slice(1)),
    )
  }
}
