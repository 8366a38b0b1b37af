import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Another address of a PostgreSQL database, which can be cut off and given back. */
export async function openProxy(database: string) {
  const target = new URL(database)
  const sockets = new Set<Socket>()
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

  const port = await open()
  onTestFinished(cut)
  const address = new URL(database)
  address.searchParams.delete('host')
  address.hostname = '127.0.0.1'
  address.port = String(port)
  return { address: address.href, cut, restore: () => open(port) }
}

/** As `pg` reads an address: `?host=` may be the folder of a Unix socket. */
function connectTo({ hostname, port, searchParams }: URL) {
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  const number = Number(port || 5432)
  if (!host.startsWith('/')) return connect(number, host)
  return connect(join(host, `.s.PGSQL.${number}`))
}
