import { v7 as newId } from 'uuid'
import { connectTo, getAddress } from './slow-connections.ts'

const BATCH_SIZE = 50

interface VisitorStreamOptions {
  count: number
  /** Visitors per address, by default 50. */
  perAddress?: number
  /** Called for each message of any stream. */
  onMessage?: (id: string) => void
}

/** Opens a stream for each visitor, from many addresses. */
export async function openVisitorStreams(url: string, options: VisitorStreamOptions) {
  const { count, perAddress = 50, onMessage } = options
  const userIds = Array.from({ length: count }, () => newId())
  const streams: Awaited<ReturnType<typeof openStream>>[] = []
  for (let first = 0; first < count; first += BATCH_SIZE) {
    const some = userIds.slice(first, first + BATCH_SIZE)
    const opening = some.map((userId, index) =>
      openStream(url, { userId, address: getAddress((first + index) / perAddress), onMessage }),
    )
    streams.push(...(await Promise.all(opening)))
  }
  return {
    userIds,
    /** Resolves when the server has closed all streams. */
    ended: Promise.all(streams.map(({ ended }) => ended)),
    close: () => {
      for (const { close } of streams) close()
    },
  }
}

interface StreamOptions extends Pick<VisitorStreamOptions, 'onMessage'> {
  userId: string
  address: string
}

/** Resolves with the hello event. Parses as little as possible, because there are thousands. */
function openStream(url: string, { userId, address, onMessage }: StreamOptions) {
  const socket = connectTo(url).setEncoding('utf8')
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.write(
    `GET /api/messages/stream/?user_id=${userId} HTTP/1.1\r\nHost: a\r\n` +
      `X-Forwarded-For: ${address}\r\n\r\n`,
  )
  return new Promise<{ ended: typeof ended; close: () => void }>((resolve, reject) => {
    ended.then(() => reject(new Error('A stream was refused')))
    let rest = ''
    socket.on('data', (text) => {
      const buffered = rest + text
      if (buffered.includes('event: hello')) resolve({ ended, close: () => socket.destroy() })
      for (const [, id = ''] of buffered.matchAll(messageIdPattern)) onMessage?.(id)
      // Chunks may end anywhere.
      rest = buffered.slice(buffered.lastIndexOf('\n\n') + 1)
    })
  })
}

const messageIdPattern = /event: message\ndata: \{"id":"([\w-]+)"/g
