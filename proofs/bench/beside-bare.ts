import { compareRounds, measure } from './load.ts'
import { type Running, startBare } from './processes.ts'
import type { Row } from './report.ts'

const SECONDS = 3
const ROUNDS = 3

interface Measurement {
  path: string
  subject: string
  /** The promised share of the bare server's requests, 0 to 1. */
  least: number
  /** As in Accept-Encoding. */
  encoding?: string
}

/**
 * Compares requests per second of server CPU time with a bare server that sends the same bytes.
 * The client and other load on the machine do not count.
 */
export async function compareWithBareServer(product: Running, asked: Measurement): Promise<Row> {
  const { path, subject, least, encoding = 'identity' } = asked
  const bare = await startBare(product.url + path, encoding)
  const [ours = 0, theirs = 0] = await compareRounds(
    ROUNDS,
    () => perProcessorSecond(product, path, encoding),
    () => perProcessorSecond(bare, path, encoding),
  )
  await bare.stop()
  return { subject, ours, reference: 'bare node:http', theirs, unit: 'requests/CPU s', least }
}

/** Returns the requests that the server answers per second of its CPU time. */
export async function perProcessorSecond(server: Running, path: string, encoding: string) {
  const headers = { 'accept-encoding': encoding }
  const before = await server.processorSeconds()
  const perSecond = await measure({ url: server.url + path, headers, seconds: SECONDS })
  return (perSecond * SECONDS) / ((await server.processorSeconds()) - before)
}
