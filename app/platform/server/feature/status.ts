import type { FastifyInstance } from 'fastify'

/** A line of the status screen. */
export interface StatusLine {
  /** A short unique name, for example "Disk". */
  name: string
  /** `bad`: needs action, and is shown on the dashboard too. `warn`: worth knowing. */
  level: 'ok' | 'warn' | 'bad'
  /** A short message. */
  text: string
  /** A time that is shown after the message. */
  at?: string
  /** What to do about it. */
  advice?: string
  /** The address of the screen with details, from `/` on. */
  screen?: string
  /** The used part, from 0 to 1. */
  used?: number
}

export type StatusPart = (app: FastifyInstance) => Promise<StatusLine[]>

declare module 'fastify' {
  interface FastifyInstance {
    /** Of all features, in their order. */
    statusParts: StatusPart[]
    /** The data folder of this server; undefined when there is none. */
    dataDir: string | undefined
  }
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** "1.4 GB". */
export function formatBytes(bytes: number) {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3))
  const number = bytes / 1000 ** power
  const maximumFractionDigits = power > 0 && number < 10 ? 1 : 0
  const options = { style: 'unit', unit: units[power], maximumFractionDigits } as const
  return new Intl.NumberFormat('en', options).format(number)
}
