import { signIn } from '#tests/processes/api-clients.ts'
import { publishEveryType } from '#tests/publish-every-type.ts'
import { account, inFolder, startProduct } from '../proofs/bench/processes.ts'

/**
 * Starts a server of the built site with its initial content and content of every type, runs `work`
 * with its URL and stops it.
 */
export function withSite<Value>(work: (url: string) => Promise<Value>) {
  return inFolder(async (folder) => {
    const site = await startProduct(folder)
    try {
      const { administrator } = await signIn(site.url, account)
      await publishEveryType(administrator)
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
