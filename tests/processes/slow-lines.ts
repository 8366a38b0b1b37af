import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

interface SlowWay {
  /** The first data of each connection. */
  begin: string
  /** Data that it sends from time to time. */
  drip?: string
  isUnread?: boolean
}

/** Slow connections that occupy a server. */
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

/** Opens slow connections, each with its own X-Forwarded-For address. */
export async function openSlowLines(url: string, way: SlowWay, count: number) {
  const { begin, drip, isUnread } = way
  const lines = Array.from({ length: count }, (_, index) => openLine(url, begin, index))
  // A connection that does not read does not see the close.
  if (!isUnread) for (const line of lines) line.resume()
  await Promise.all(lines.map((line) => once(line, 'connect')))
  const timer = setInterval(() => {
    for (const line of lines) if (drip && line.writable) line.write(drip)
  }, DRIP_EVERY_MS)
  return {
    /** Returns the number of connections that the server has not closed. */
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

/** Returns one of 65,536 private addresses. */
export const addressOf = (index: number) => `10.1.${(index >> 8) & 255}.${index & 255}`
