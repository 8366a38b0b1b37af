import { inFolder, startProduct } from '../proofs/bench/processes.ts'

/**
 * Starts a server of the built site with its initial content, runs `work` with its URL and stops
 * it.
 */
export function withSite<Value>(work: (url: string) => Promise<Value>) {
  return inFolder(async (folder) => {
    const site = await startProduct(folder)
    try {
      return await work(site.url)
    } finally {
      await site.stop()
    }
  })
}

/** Returns the paths of the sitemap. */
export async function readPaths(url: string) {
  const map = await (await fetch(`${url}/sitemap.xml`)).text()
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
}
