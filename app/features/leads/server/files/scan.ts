import { spawn } from 'node:child_process'
import { ServiceUnavailable, ValidationError } from '#app/base/server/errors.ts'

const MOST_MS = 60_000

/**
 * Asks the office's own scanner (the setting SCAN_COMMAND), which reads the file as its input: 0 is
 * clean, 1 is not, and whatever else it says means that it could not tell. Without one nothing is
 * asked. Throws ValidationError or ServiceUnavailable.
 */
export async function scan([command, ...args]: string[], bytes: Buffer) {
  if (!command) return
  const code = await run(command, args, bytes)
  if (code === 0) return
  if (code !== 1) {
    throw new ServiceUnavailable('The virus scan failed. Please try again later.')
  }
  const detail = 'The virus scanner rejected this file. Ask the sender for another copy.'
  throw new ValidationError({ file: { code: 'file_infected', detail } })
}

/** What it ended with; null: it was ended, or is not there. */
function run(command: string, args: string[], bytes: Buffer) {
  return new Promise<number | null>((resolve) => {
    const scanner = spawn(command, args, { stdio: ['pipe', 'ignore', 'ignore'], timeout: MOST_MS })
    scanner.once('error', () => resolve(null)).once('close', resolve)
    // It may have seen enough before the end.
    scanner.stdin.on('error', () => {})
    scanner.stdin.end(bytes)
  })
}
