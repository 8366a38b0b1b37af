import { compareRounds, measure } from './load.ts'
import { startNext } from './next-app.ts'
import { inFolder, startBare, startProduct } from './processes.ts'
import type { Row } from './report.ts'

const SECONDS = 4
const ROUNDS = 3

/** The home page from memory, beside a bare server and beside Next.js with the same content. */
export function pages(): Promise<Row[]> {
  return inFolder(async (folder) => {
    const product = await startProduct(folder)
    const html = await (await fetch(product.url)).text()
    const bare = await startBare(product.url)
    const next = await startNext(folder, html)
    const [ours = 0, bares = 0, nexts = 0] = await compareRounds(
      ROUNDS,
      ...[product, bare, next].map(
        ({ url }) =>
          () =>
            measure({ url: `${url}/`, seconds: SECONDS }),
      ),
    )
    await Promise.all([product.stop(), bare.stop(), next.stop()])
    const row = { subject: 'Home page', ours, unit: 'requests/s' }
    return [
      { ...row, reference: 'bare node:http', theirs: bares, least: 0.5 },
      { ...row, reference: 'Next.js 16, static', theirs: nexts, least: 5 },
    ]
  })
}
