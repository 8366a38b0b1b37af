import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { pages } from '#app/server/pages.ts'

const serverBuild = pathToFileURL(join(import.meta.dirname, '../build/server/index.js')).href

export const publicUrl = 'http://localhost:3000'

/** Adds the built pages to a test app. */
export async function registerBuiltPages(app: FastifyInstance) {
  const loading: Promise<ServerBuild> = import(/* @vite-ignore */ serverBuild)
  await app.register(pages, { loadBuild: () => loading, publicUrl, isCached: true })
}
