import { createRequire } from 'node:module'
import type * as unpdf from 'unpdf'
import { ConcurrencyLimiter } from '#app/platform/server/http/concurrency-limiter.ts'
import { runDecoder } from './decoder-process.ts'

/** CPU seconds, including the process start. A PDF of 10 MB with 5,000 pages takes less than one. */
const MAX_CPU_SECONDS = 5
/** The memory limit of the process. Node takes half of it, and more with the JIT compiler. */
const MAX_KILOBYTES = 400_000
/** A file of 10 MB has no more; what claims to have is not believed. */
const MAX_PAGES = 100_000

const limiter = new ConcurrencyLimiter({ maxConcurrent: 1, maxQueued: 16, maxWaitMs: 30_000 })

/**
 * Returns the number of pages of a PDF; 0 if it cannot be known, as of an encrypted or damaged one;
 * null if the server cannot count now, because it is busy or cannot start the process.
 */
export async function countPages(file: Buffer): Promise<number | null> {
  try {
    return await limiter.run(() => countInProcess(file))
  } catch (error) {
    // What keeps the pages of a file from being counted is no reason to refuse the file. Only a process
    // that writes too much has read it.
    return (error as NodeJS.ErrnoException).code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER' ? 0 : null
  }
}

/** Reads the PDF in a separate process, because a small one can keep a reader busy for hours. */
async function countInProcess(file: Buffer) {
  const counted = await runDecoder(file, {
    // Passes the function's source, so that it runs from sources and from the built program.
    source: `(${countStdin})()`,
    flags: ['--jitless'],
    args: [createRequire(import.meta.url).resolve('unpdf')],
    maxCpuSeconds: MAX_CPU_SECONDS,
    maxKilobytes: MAX_KILOBYTES,
    maxBytes: 1024,
  })
  const pages = Buffer.isBuffer(counted) ? Number(counted.toString()) : 0
  return Number.isInteger(pages) && pages > 0 && pages <= MAX_PAGES ? pages : 0
}

/** Runs in the other process, without access to this module. */
async function countStdin() {
  const load = process.getBuiltinModule('node:module').createRequire('/')
  const { getDocumentProxy } = load(process.argv[1] ?? '') as typeof unpdf
  const parts: Buffer[] = []
  for await (const part of process.stdin) parts.push(part)
  const { numPages } = await getDocumentProxy(new Uint8Array(Buffer.concat(parts)), {
    verbosity: 0,
  })
  process.stdout.write(String(numPages), () => process.exit())
}
