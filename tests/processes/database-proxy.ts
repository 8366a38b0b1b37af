import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/**
 * Opens a proxy to a PostgreSQL database that can be cut, restored, moved to another server, or
 * silenced per connection.
 */
export async function openDatabaseProxy(database: string) {
  let target = new URL(database)
  const sockets = new Set<Socket>()
  const silences = new Map<string, () => void>()
  let dropsCommits = false
  let isHanging = false
  const server = createServer((socket) => {
    if (isHanging) {
      sockets.add(socket)
      socket.on('error', () => {}).resume()
      return
    }
    const upstream = connectTo(target)
    for (const each of [socket, upstream]) {
      sockets.add(each)
      each.on('error', () => {})
      each.on('close', () => {
        sockets.delete(each)
        socket.destroy()
        upstream.destroy()
      })
    }
    socket.pipe(upstream).pipe(socket)
    const silence = () => {
      for (const each of [socket, upstream]) each.unpipe().resume()
    }
    socket.on('data', (bytes) => {
      silences.set(bytes.toString('latin1'), silence)
      if (!dropsCommits || !bytes.includes('commit')) return
      upstream.unpipe(socket).once('data', () => {
        socket.write(shutdownMessage)
        upstream.pipe(socket)
      })
      upstream.resume()
    })
  })

  async function open(port = 0) {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  function disconnect() {
    server.close()
    for (const socket of sockets) socket.destroy()
  }

  /** Silences the connection that last sent this text; it stays open. */
  function silence(text: string) {
    const [, silenceOne] = [...silences].findLast(([asked]) => asked.includes(text)) ?? []
    if (!silenceOne) throw new Error(`Nobody asked ${text}`)
    silenceOne()
  }

  /** Accepts connections and forwards nothing. */
  function stopForwarding() {
    isHanging = true
    for (const socket of sockets) socket.unpipe().resume()
  }

  /** Drops the responses to commits. */
  function dropCommits() {
    dropsCommits = true
  }

  /** Sends new connections to another database. */
  function moveTo(other: string) {
    target = new URL(other)
  }

  const port = await open()
  onTestFinished(disconnect)
  const address = new URL(database)
  address.searchParams.delete('host')
  address.hostname = '127.0.0.1'
  address.port = String(port)
  return {
    address: address.href,
    disconnect,
    silence,
    stopForwarding,
    dropCommits,
    moveTo,
    reconnect: () => open(port),
  }
}

/** PostgreSQL's messages ErrorResponse (57P01) and ReadyForQuery. */
const shutdownMessage = (() => {
  const fields = Buffer.from('SERROR\0C57P01\0MThe server is shutting down\0\0')
  const head = Buffer.from('E\0\0\0\0')
  head.writeUInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields, Buffer.from('Z\0\0\0\x05I')])
})()

/** Like `pg`, accepts `?host=` with the folder of a Unix socket. */
function connectTo({ hostname, port, searchParams }: URL) {
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  const number = Number(port || 5432)
  if (!host.startsWith('/')) return connect(number, host)
  return connect(join(host, `.s.PGSQL.${number}`))
}
