import type { FastifyInstance } from 'fastify'

/** How something of this server is, for those of the office who run it. */
export interface StatusLine {
  /** "Disk": one word or two; no two lines share it. */
  name: string
  /** `bad`: somebody has to do something; the dashboard says it too. `warn`: worth knowing. */
  level: 'ok' | 'warn' | 'bad'
  /** In a few words. */
  text: string
  /** A moment that belongs to it, shown after what it says. */
  at?: string
  /** What can be done about it. */
  advice?: string
  /** Where more of it stands, from `/` on. */
  screen?: string
  /** From 0 to 1: how much of it is used. */
  used?: number
}

export type StatusPart = (app: FastifyInstance) => Promise<StatusLine[]>

declare module 'fastify' {
  interface FastifyInstance {
    /** Of all features, in their order. */
    statusParts: StatusPart[]
    /** Where this server keeps what is not in a database of another program; undefined: nowhere. */
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
