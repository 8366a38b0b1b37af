import { spawn } from 'node:child_process'
import { ServiceUnavailable, ValidationError } from '../http/errors.ts'

const TIMEOUT_MS = 60_000

/**
 * Runs the virus scanner of the setting SCAN_COMMAND, if set, with the file as its input. Exit code 0
 * is clean; 1 throws ValidationError, and any other code ServiceUnavailable.
 */
export async function scanFile([command, ...args]: string[], bytes: Buffer) {
  if (!command) return
  const code = await run(command, args, bytes)
  if (code === 0) return
  if (code !== 1) {
    throw new ServiceUnavailable('The virus scan failed. Please try again later.')
  }
  const detail = 'The virus scanner rejected this file. Ask the sender for another copy.'
  throw new ValidationError({ file: { code: 'file_infected', detail } })
}

/** Returns the exit code; null if the scanner timed out or could not start. */
function run(command: string, args: string[], bytes: Buffer) {
  return new Promise<number | null>((resolve) => {
    const scanner = spawn(command, args, {
      stdio: ['pipe', 'ignore', 'ignore'],
      timeout: TIMEOUT_MS,
    })
    scanner.once('error', () => resolve(null)).once('close', resolve)
    // The scanner may close its input early.
    scanner.stdin.on('error', () => {})
    scanner.stdin.end(bytes)
  })
}
