import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

interface SlowConnection {
  /** The first data of each connection. */
  firstData: string
  /** Data that it sends from time to time. */
  repeatedData?: string
  isUnread?: boolean
}

/** Slow connections that occupy a server. */
export const slowConnections = {
  'idle connections': { firstData: '' },
  'incomplete requests': { firstData: 'GET / HTTP/1.1\r\nHo' },
  'endless headers': {
    firstData: 'GET / HTTP/1.1\r\nHost: a\r\n',
    repeatedData: 'X-More: a\r\n',
  },
  'endless bodies': {
    firstData:
      'POST /api/messages/ HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n' +
      'Content-Length: 60000\r\n\r\n{"message":"',
    repeatedData: 'a',
  },
  'unread responses': {
    firstData: 'GET /canada HTTP/1.1\r\nHost: a\r\n\r\n',
    isUnread: true,
  },
} satisfies Record<string, SlowConnection>

const REPEAT_EVERY_MS = 2_000

/** Opens slow connections, each with its own X-Forwarded-For address. */
export async function openSlowConnections(url: string, connection: SlowConnection, count: number) {
  const { firstData, repeatedData, isUnread } = connection
  const sockets = Array.from({ length: count }, (_, index) => openConnection(url, firstData, index))
  // A connection that does not read does not see the close.
  if (!isUnread) for (const socket of sockets) socket.resume()
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  const timer = setInterval(() => {
    for (const socket of sockets) if (repeatedData && socket.writable) socket.write(repeatedData)
  }, REPEAT_EVERY_MS)
  return {
    /** Returns the number of connections that the server has not closed. */
    countOpen: () => sockets.filter((socket) => !socket.destroyed).length,
    close: () => {
      clearInterval(timer)
      for (const socket of sockets) socket.destroy()
    },
  }
}

function openConnection(url: string, firstData: string, index: number) {
  const socket = connectTo(url)
  socket.write(firstData.replaceAll('Host: a', `Host: a\r\nX-Forwarded-For: ${getAddress(index)}`))
  return socket
}

export function connectTo(url: string): Socket {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => socket.destroy())
  return socket
}

/** Returns one of 65,536 private addresses. */
export const getAddress = (index: number) => `10.1.${(index >> 8) & 255}.${index & 255}`
