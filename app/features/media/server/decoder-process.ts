import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { FieldError } from '#app/platform/server/http/errors.ts'
import { damaged, MAX_PIXELS, tooManyPixels, tooSlow } from './picture-errors.ts'

/** The time limit on a busy machine. */
const MAX_SECONDS = 20

export interface DecoderProgram {
  /** The source of the program, which reads the file from its input and writes the picture. */
  source: string
  /** Options of Node. */
  flags: string[]
  args: string[]
  /** CPU seconds, including the process start. */
  maxCpuSeconds: number
  /** The memory limit of the process. */
  maxKilobytes: number
  maxSeconds?: number
  /** The limit of the written picture. */
  maxBytes: number
  maxPixels?: number
}

/**
 * Decodes in a separate process, which has no access to this one's data and can be killed. Returns
 * what the program writes, or the field error.
 */
export async function runDecoder(
  file: Buffer,
  program: DecoderProgram,
): Promise<Buffer | FieldError> {
  // The CPU limit does not depend on the machine's load and holds even if this process dies.
  const limits = `ulimit -t ${program.maxCpuSeconds}; ulimit -d ${program.maxKilobytes}`
  const node = [process.execPath, ...program.flags, '-e', program.source, ...program.args]
  const running = promisify(execFile)('/bin/sh', ['-c', `${limits}; exec "$0" "$@"`, ...node], {
    encoding: 'buffer',
    env: {},
    timeout: (program.maxSeconds ?? MAX_SECONDS) * 1000,
    killSignal: 'SIGKILL',
    maxBuffer: program.maxBytes,
  })
  // The process may end before it has read the whole input.
  running.child.stdin?.on('error', () => {}).end(file)
  try {
    return (await running).stdout
  } catch (error) {
    const { code, signal, stderr } = error as { code?: unknown; signal?: string; stderr?: Buffer }
    // Other signals mean that the decoder crashed.
    if (signal) return ['SIGXCPU', 'SIGKILL'].includes(signal) ? tooSlow : damaged
    if (code !== 1) throw error
    const { maxPixels = MAX_PIXELS } = program
    return stderr?.includes('pixel limit') ? tooManyPixels(maxPixels) : damaged
  }
}
