import { io } from 'socket.io-client'
import { type Client, openStream, post, readJson } from './chat-clients.ts'

export const POLL_MS = 3000

/** A transport for messages: half of them go to visitors, half to the office. */
export interface Transport {
  userIds: string[]
  send: (userId: string, toVisitor: boolean, id: string) => Promise<unknown>
  /** Called by the receiving side. */
  onShown: (shown: (id: string) => void) => void
  close: () => void
}

type Sent = { id: string; sender: string }

function measureTransport(url: string, authorization: string): Transport['send'] {
  return (user_id, toVisitor, id) => {
    const sender = toVisitor ? 'admin' : 'user'
    const body = { id, user_id, sender, message: `Message ${id}` }
    return post(`${url}/api/messages/`, body, toVisitor ? { authorization } : {})
  }
}

export async function openStreams(
  url: string,
  authorization: string,
  userIds: string[],
): Promise<Transport> {
  let shown: (id: string) => void = () => {}
  const clients: Client[] = []
  for (const userId of userIds) {
    const path = `${url}/api/messages/stream/?user_id=${userId}`
    // A visitor also receives their own messages; only the office's count here.
    clients.push(
      await openStream(path, (event, data) => {
        if (event !== 'message') return
        const { id, sender } = JSON.parse(data) as Sent
        if (sender === 'admin') shown(id)
      }),
    )
  }
  const inbox = await openStream(
    `${url}/api/conversations/stream/`,
    (event, data) => {
      if (event !== 'conversation') return
      const { message } = JSON.parse(data) as { message: Sent }
      if (message.sender === 'user') shown(message.id)
    },
    { authorization },
  )
  return {
    userIds,
    send: measureTransport(url, authorization),
    onShown: (listener) => {
      shown = listener
    },
    close: () => {
      for (const { close } of [...clients, inbox]) close()
    },
  }
}

export async function openSockets(url: string, userIds: string[]): Promise<Transport> {
  let shown: (id: string) => void = () => {}
  const open = async (rooms: string[]) => {
    const socket = io(url, { transports: ['websocket'], forceNew: true })
    for (const room of rooms) await socket.emitWithAck('join', room)
    return socket
  }
  const visitors = new Map<string, Awaited<ReturnType<typeof open>>>()
  for (const userId of userIds) visitors.set(userId, await open([userId]))
  const office = await open(userIds)
  const listen = (socket: typeof office, sender: string) =>
    socket.on('message', (message: Sent) => {
      if (message.sender === sender) shown(message.id)
    })
  for (const socket of visitors.values()) listen(socket, 'admin')
  listen(office, 'user')
  return {
    userIds,
    send: async (userId, toVisitor, id) => {
      const from = toVisitor ? office : visitors.get(userId)
      const message = { id, sender: toVisitor ? 'admin' : 'user', message: `Message ${id}` }
      await from?.emitWithAck('message', userId, message)
    },
    onShown: (listener) => {
      shown = listener
    },
    close: () => {
      for (const socket of [...visitors.values(), office]) socket.close()
    },
  }
}

/** A chat without streams: every client polls every 3 s, the office for the newest messages. */
export function openPolls(url: string, authorization: string, userIds: string[]): Transport {
  let shown: (id: string) => void = () => {}
  const timers = new Set<NodeJS.Timeout>()
  const startPolling = (path: string, from: string, headers: Record<string, string> = {}) => {
    const poll = async () => {
      const messages = (await readJson(url + path, headers)) as Sent[]
      for (const { id, sender } of messages) if (sender === from) shown(id)
    }
    // Spreads the first polls, as people do not open their chats at the same moment.
    const first = setTimeout(() => {
      poll()
      timers.add(setInterval(poll, POLL_MS))
    }, Math.random() * POLL_MS)
    timers.add(first)
  }
  for (const userId of userIds) startPolling(`/api/messages/?user_id=${userId}`, 'admin')
  startPolling('/api/messages/?limit=1000', 'user', { authorization })
  return {
    userIds,
    send: measureTransport(url, authorization),
    onShown: (listener) => {
      shown = listener
    },
    close: () => {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
