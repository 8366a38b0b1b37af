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

const builds = new Map<string, Promise<ServerBuild>>()

/** The server imports the build for each request; here an import reads the file each time, for 45 ms. */
function loadBuild(language: string) {
  const loading: Promise<ServerBuild> =
    builds.get(language) ?? import(/* @vite-ignore */ findBuild(language))
  builds.set(language, loading)
  return loading
}

/** Adds the built pages to a test app. */
export async function registerBuiltPages(app: FastifyInstance) {
  await app.register(pages, { loadBuild, publicUrl, isCached: true })
}
