import { createRequire } from 'node:module'
import type sharp from 'sharp'
import type { FieldError } from '#app/platform/server/http/errors.ts'
import { runDecoder } from './decoder-process.ts'
import { MAX_PIXELS } from './picture-errors.ts'

const MAX_BYTES = 1024 * 1024
/** The longer side of the rendered picture. */
const MAX_SIDE = 1200
/** CPU seconds, including the process start. A map of 1 MB takes less than one. */
const MAX_CPU_SECONDS = 4
/** The memory limit of the process. Node takes half of it, and more with the JIT compiler. */
const MAX_KILOBYTES = 300_000

/** SVG features that no drawing needs. Each pattern runs in linear time. */
const forbidden = [
  {
    code: 'svg_has_script',
    pattern: /<\s*(\w+:)?(script|foreignObject)\b|\son\w+\s*=|javascript:/i,
    detail: 'This SVG contains a script or a web page. Please choose one with drawings only.',
  },
  {
    code: 'svg_has_entities',
    pattern: /<!ENTITY|<!DOCTYPE[^<>]*\[/i,
    detail: 'This SVG contains entities. Please choose one without them.',
  },
  {
    code: 'svg_refers_outside',
    pattern:
      /(href|src)\s*=\s*["']\s*(?!["'#\s])|url\(["'\s]*(?!["'#\s])|@import|<\?xml-stylesheet/i,
    detail:
      'This SVG links to another file or contains a picture. Please choose one with drawings only.',
  },
]

const tooManyBytes = {
  code: 'picture_too_large',
  detail: 'This SVG is too large. Please choose one of at most 1 MB.',
}

/** Whether the content is an SVG. */
export function isSvg(file: Buffer) {
  const head = file.toString('latin1', 0, 4096)
  return /^(\xef\xbb\xbf)?\s*</.test(head) && /<svg[\s>]/.test(head)
}

/** Renders an SVG as PNG, or returns the field error. */
export async function renderSvg(file: Buffer): Promise<Buffer | FieldError> {
  if (file.length > MAX_BYTES) return tooManyBytes
  const text = file.toString()
  const { pattern, ...error } = forbidden.find(({ pattern }) => pattern.test(text)) ?? {}
  return 'code' in error ? error : renderInProcess(file)
}

/** Renders in a separate process, because 1 KB of SVG can take hours. */
export async function renderInProcess(
  file: Buffer,
  maxSeconds = MAX_CPU_SECONDS,
): Promise<Buffer | FieldError> {
  return runDecoder(file, {
    // Passes the function's source, so that it runs from sources and from the built program.
    source: `(${renderStdin})(${MAX_SIDE}, ${MAX_PIXELS})`,
    flags: ['--jitless'],
    args: [createRequire(import.meta.url).resolve('sharp')],
    maxCpuSeconds: maxSeconds,
    maxKilobytes: MAX_KILOBYTES,
    maxBytes: 4 * MAX_SIDE * MAX_SIDE + 1024 * 1024,
  })
}

/** Runs in the other process, without access to this module. */
async function renderStdin(side: number, maxPixels: number) {
  const load = process.getBuiltinModule('node:module').createRequire('/')
  const open = load(process.argv[1] ?? '') as typeof sharp
  const parts: Buffer[] = []
  for await (const part of process.stdin) parts.push(part)
  open.concurrency(1)
  open.block({ operation: ['VipsForeignLoad'] })
  open.unblock({ operation: ['VipsForeignLoadSvg'] })
  // Scales the drawing to this size, regardless of the size in the file.
  const rendered = open(Buffer.concat(parts), { limitInputPixels: maxPixels })
    .resize({ width: side, height: side, fit: 'inside' })
    .png({ compressionLevel: 1 })
  process.stdout.write(await rendered.toBuffer())
}
