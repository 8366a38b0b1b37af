import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/**
 * Another address of a PostgreSQL database, which can be cut off and given back, or where single
 * connections go silent.
 */
export async function openProxy(database: string) {
  const target = new URL(database)
  const sockets = new Set<Socket>()
  const silences = new Map<string, () => void>()
  const server = createServer((socket) => {
    const onward = connectTo(target)
    for (const each of [socket, onward]) {
      sockets.add(each)
      each.on('error', () => {})
      each.on('close', () => {
        sockets.delete(each)
        socket.destroy()
        onward.destroy()
      })
    }
    socket.pipe(onward).pipe(socket)
    const silence = () => {
      for (const each of [socket, onward]) each.unpipe().resume()
    }
    socket.on('data', (bytes) => silences.set(bytes.toString('latin1'), silence))
  })

  async function open(port = 0) {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  function cut() {
    server.close()
    for (const socket of sockets) socket.destroy()
  }

  /** From now on the last connection that asked this stays open, and nothing passes any more. */
  function silence(text: string) {
    const [, silenceOne] = [...silences].findLast(([asked]) => asked.includes(text)) ?? []
    if (!silenceOne) throw new Error(`Nobody asked ${text}`)
    silenceOne()
  }

  const port = await open()
  onTestFinished(cut)
  const address = new URL(database)
  address.searchParams.delete('host')
  address.hostname = '127.0.0.1'
  address.port = String(port)
  return { address: address.href, cut, silence, restore: () => open(port) }
}

/** As `pg` reads an address: `?host=` may be the folder of a Unix socket. */
function connectTo({ hostname, port, searchParams }: URL) {
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  const number = Number(port || 5432)
  if (!host.startsWith('/')) return connect(number, host)
  return connect(join(host, `.s.PGSQL.${number}`))
}
