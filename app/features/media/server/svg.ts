import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import type sharp from 'sharp'
import type { FieldError } from '#app/base/server/errors.ts'
import { damaged, MAX_PIXELS, tooManyPixels, tooSlow } from './picture-errors.ts'

const MAX_BYTES = 1024 * 1024
/** The longer side of what is drawn. */
const MAX_SIDE = 1200
/** Of a processor, with the start of the process: a map of 1 MB takes less than one. */
const MAX_CPU_SECONDS = 4
/** So long it may wait for that, on a machine that others use too. */
const MAX_SECONDS = 20
/** Of memory for the process that draws. Node takes half of it; it would take more to compile. */
const MAX_KILOBYTES = 300_000

/**
 * What no drawing needs: nothing of it would be run or loaded, but then it is not what it seems.
 * Each pattern takes a time that grows with the file's length alone.
 */
const forbidden = [
  {
    code: 'svg_has_script',
    pattern: /<\s*(\w+:)?(script|foreignObject)\b|\son\w+\s*=|javascript:/i,
    detail: 'This SVG has a script or a page in it. Please choose one that is only drawn.',
  },
  {
    code: 'svg_has_entities',
    pattern: /<!ENTITY|<!DOCTYPE[^<>]*\[/i,
    detail: 'This SVG has entities in it. Please choose one without them.',
  },
  {
    code: 'svg_refers_outside',
    pattern:
      /(href|src)\s*=\s*["']\s*(?!["'#\s])|url\(["'\s]*(?!["'#\s])|@import|<\?xml-stylesheet/i,
    detail:
      'This SVG refers to another file, or holds a picture. Please choose one that is only drawn.',
  },
]

const tooManyBytes = {
  code: 'picture_too_large',
  detail: 'This SVG is too large: at most 1 MB, please.',
}

/** Whether it is an SVG, by its content. */
export function isSvg(file: Buffer) {
  const head = file.toString('latin1', 0, 4096)
  return /^(\xef\xbb\xbf)?\s*</.test(head) && /<svg[\s>]/.test(head)
}

/** Draws an SVG, as a PNG; a fault says why it is refused. */
export async function renderSvg(file: Buffer): Promise<Buffer | FieldError> {
  if (file.length > MAX_BYTES) return tooManyBytes
  const text = file.toString()
  const { pattern, ...fault } = forbidden.find(({ pattern }) => pattern.test(text)) ?? {}
  return 'code' in fault ? fault : renderInProcess(file)
}

/**
 * In a process of its own, which ends with it: the decoder never sees what this one knows, and what
 * it does in one step, for hours if 1 KB of SVG says so, ends when the process is killed.
 */
export async function renderInProcess(
  file: Buffer,
  maxSeconds = MAX_CPU_SECONDS,
): Promise<Buffer | FieldError> {
  // The function's own text, so that it runs from the sources as from the program built of them.
  const program = `(${renderStdin})(${MAX_SIDE}, ${MAX_PIXELS})`
  const library = createRequire(import.meta.url).resolve('sharp')
  // Processor time is the same on a busy machine; its limit holds even if nobody is left to kill it.
  const limits = `ulimit -t ${maxSeconds}; ulimit -d ${MAX_KILOBYTES}`
  const running = promisify(execFile)(
    '/bin/sh',
    ['-c', `${limits}; exec "$0" "$@"`, process.execPath, '--jitless', '-e', program, library],
    {
      encoding: 'buffer',
      env: {},
      timeout: MAX_SECONDS * 1000,
      killSignal: 'SIGKILL',
      maxBuffer: 4 * MAX_SIDE * MAX_SIDE + 1024 * 1024,
    },
  )
  // It may end before it has read all.
  running.child.stdin?.on('error', () => {}).end(file)
  try {
    return (await running).stdout
  } catch (error) {
    const { code, signal, stderr } = error as { code?: unknown; signal?: string; stderr?: Buffer }
    // Others are those of a decoder that has broken.
    if (signal) return ['SIGXCPU', 'SIGKILL'].includes(signal) ? tooSlow : damaged
    if (code !== 1) throw error
    return stderr?.includes('pixel limit') ? tooManyPixels(MAX_PIXELS) : damaged
  }
}

/** Runs in the other process, where nothing of this module is known. */
async function renderStdin(side: number, maxPixels: number) {
  const load = process.getBuiltinModule('node:module').createRequire('/')
  const open = load(process.argv[1] ?? '') as typeof sharp
  const parts: Buffer[] = []
  for await (const part of process.stdin) parts.push(part)
  open.concurrency(1)
  open.block({ operation: ['VipsForeignLoad'] })
  open.unblock({ operation: ['VipsForeignLoadSvg'] })
  // It is drawn in this size at once, whatever its own is.
  const drawn = open(Buffer.concat(parts), { limitInputPixels: maxPixels })
    .resize({ width: side, height: side, fit: 'inside' })
    .png({ compressionLevel: 1 })
  process.stdout.write(await drawn.toBuffer())
}
