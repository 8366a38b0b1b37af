import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { pages } from '#app/server/pages.ts'

const findBuild = (language: string) => {
  const folder = language === 'en' ? 'server' : `${language}/server`
  return pathToFileURL(join(import.meta.dirname, '../build', folder, 'index.js')).href
}

export const publicUrl = 'http://localhost:3000'

/** Adds the built pages to a test app. */
export async function registerBuiltPages(app: FastifyInstance) {
  const loadBuild = (language: string): Promise<ServerBuild> =>
    import(/* @vite-ignore */ findBuild(language))
  await app.register(pages, { loadBuild, publicUrl, isCached: true })
}
