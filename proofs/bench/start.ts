import { setTimeout as pause } from 'node:timers/promises'
import { compareRounds } from './load.ts'
import { inFolder, startProduct } from './processes.ts'
import type { Row } from './report.ts'

/** After this time V8 has released the memory that starting used. */
const IDLE_MS = 20_000

/** Measures from the program's start to the first page, with database and build present. */
export function start(): Promise<Row[]> {
  return inFolder(async (folder) => {
    await (await startProduct(folder)).stop()
    const [ms = 0] = await compareRounds(5, () => timeToFirstPage(folder))
    const product = await startProduct(folder)
    await (await fetch(product.url)).text()
    await pause(IDLE_MS)
    const megabytes = await product.memoryMb()
    await product.stop()
    return [
      { subject: 'Start to first answered page', ours: ms, unit: 'ms', most: 1500 },
      { subject: 'Memory when idle', ours: megabytes, unit: 'MB', most: 150 },
    ]
  })
}

async function timeToFirstPage(folder: string) {
  const started = performance.now()
  const product = await startProduct(folder)
  const page = await fetch(product.url)
  await page.text()
  const ms = performance.now() - started
  await product.stop()
  if (!page.ok) throw new Error(`The home page answered ${page.status}`)
  return ms
}
