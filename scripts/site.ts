import { inFolder, startProduct } from '../bench/processes.ts'

/** The built site with its first content, for as long as the work takes. */
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

/** The paths of all pages that the site's map names. */
export async function readPaths(url: string) {
  const map = await (await fetch(`${url}/sitemap.xml`)).text()
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => new URL(place).pathname)
}
