import { cachedReads } from '#tests/cached-reads.ts'
import { perProcessorSecond } from './beside-bare.ts'
import { compareRounds } from './load.ts'
import { inFolder, startProduct } from './processes.ts'
import type { Row } from './report.ts'

const ROUNDS = 3

/** Every anonymous read of the API takes at most twice the time of a cached page. */
export function measureAnonymousReads(): Promise<Row[]> {
  return inFolder(async (folder) => {
    const product = await startProduct(folder)
    const rows: Row[] = []
    for (const [path, query] of Object.entries(cachedReads)) {
      const [ours = 0, theirs = 0] = await compareRounds(
        ROUNDS,
        () => perProcessorSecond(product, path + query, 'br'),
        () => perProcessorSecond(product, '/australia', 'br'),
      )
      const beside = { reference: 'a cached page', theirs, unit: 'requests/CPU s', least: 0.5 }
      rows.push({ subject: path, ours, ...beside })
    }
    await product.stop()
    return rows
  })
}
