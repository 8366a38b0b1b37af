import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import type sharp from 'sharp'
import type { FieldError } from '#app/base/server/errors.ts'
import { damaged, MOST_PIXELS, tooManyPixels, tooSlow } from './picture-faults.ts'

const MOST_BYTES = 1024 * 1024
/** The longer side of what is drawn. */
const SIDE = 1200
/** Of a processor, with the start of the process: a map of 1 MB takes less than one. */
const MOST_PROCESSOR_SECONDS = 4
/** So long it may wait for that, on a machine that others use too. */
const MOST_SECONDS = 20
/** Of memory for the process that draws. Node takes half of it; it would take more to compile. */
const MOST_KILOBYTES = 300_000

/**
 * What no drawing needs: nothing of it would be run or loaded, but then it is not what it seems.
 * Each pattern takes a time that grows with the file's length alone.
 */
const refused = [
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
export function isDrawing(file: Buffer) {
  const head = file.toString('latin1', 0, 4096)
  return /^(\xef\xbb\xbf)?\s*</.test(head) && /<svg[\s>]/.test(head)
}

/** Draws an SVG, as a PNG; a fault says why it is refused. */
export async function draw(file: Buffer): Promise<Buffer | FieldError> {
  if (file.length > MOST_BYTES) return tooManyBytes
  const text = file.toString()
  const { pattern, ...fault } = refused.find(({ pattern }) => pattern.test(text)) ?? {}
  return 'code' in fault ? fault : drawApart(file)
}

/**
 * In a process of its own, which ends with it: the decoder never sees what this one knows, and what
 * it does in one step, for hours if 1 KB of SVG says so, ends when the process is killed.
 */
export async function drawApart(
  file: Buffer,
  mostSeconds = MOST_PROCESSOR_SECONDS,
): Promise<Buffer | FieldError> {
  // The function's own text, so that it runs from the sources as from the program built of them.
  const program = `(${drawInput})(${SIDE}, ${MOST_PIXELS})`
  const library = createRequire(import.meta.url).resolve('sharp')
  // Processor time is the same on a busy machine; its limit holds even if nobody is left to kill it.
  const limits = `ulimit -t ${mostSeconds}; ulimit -d ${MOST_KILOBYTES}`
  const running = promisify(execFile)(
    '/bin/sh',
    ['-c', `${limits}; exec "$0" "$@"`, process.execPath, '--jitless', '-e', program, library],
    {
      encoding: 'buffer',
      env: {},
      timeout: MOST_SECONDS * 1000,
      killSignal: 'SIGKILL',
      maxBuffer: 4 * SIDE * SIDE + 1024 * 1024,
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
    return stderr?.includes('pixel limit') ? tooManyPixels(MOST_PIXELS) : damaged
  }
}

/** Runs in the other process, where nothing of this module is known. */
async function drawInput(side: number, mostPixels: number) {
  const load = process.getBuiltinModule('node:module').createRequire('/')
  const open = load(process.argv[1] ?? '') as typeof sharp
  const parts: Buffer[] = []
  for await (const part of process.stdin) parts.push(part)
  open.concurrency(1)
  open.block({ operation: ['VipsForeignLoad'] })
  open.unblock({ operation: ['VipsForeignLoadSvg'] })
  // It is drawn in this size at once, whatever its own is.
  const drawn = open(Buffer.concat(parts), { limitInputPixels: mostPixels })
    .resize({ width: side, height: side, fit: 'inside' })
    .png({ compressionLevel: 1 })
  process.stdout.write(await drawn.toBuffer())
}
