import { workerAddress } from '#app/platform/browser/trusted-types.ts'
import { MAX_MEGABYTES } from '../../contract.ts'
import type { FileProblems, RawSheet } from './raw-sheet.ts'
import workerUrl from './workbook-worker.ts?worker&url'

const MEGABYTE = 1024 * 1024

/** Reads a file in a worker. Returns error messages if it cannot be read. */
export async function readFile(
  file: File,
  maxMegabytes = MAX_MEGABYTES,
): Promise<RawSheet[] | FileProblems> {
  if (file.size > maxMegabytes * MEGABYTE) {
    const size = Math.ceil(file.size / MEGABYTE)
    return [`The file has ${size} MB; the limit is ${maxMegabytes} MB. Please split it.`]
  }
  const worker = new Worker(workerAddress(workerUrl), { type: 'module' })
  const { promise, resolve, reject } = Promise.withResolvers<RawSheet[] | FileProblems>()
  worker.addEventListener('message', ({ data }) => resolve(data))
  worker.addEventListener('error', ({ message }) => reject(new Error(message)))
  try {
    const bytes = await file.arrayBuffer()
    worker.postMessage(bytes, [bytes])
    return await promise
  } catch {
    return ['The file could not be read. Please choose it again.']
  } finally {
    worker.terminate()
  }
}
