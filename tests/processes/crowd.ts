import { v7 as newId } from 'uuid'
import { addressOf, connectTo } from './slow-lines.ts'

const AT_ONCE = 50

interface CrowdOptions {
  count: number
  /** Visitors per address, by default 50. */
  perAddress?: number
  /** Called for each message of any stream. */
  onMessage?: (id: string) => void
}

/** Opens a stream for each visitor, from many addresses. */
export async function openCrowd(url: string, options: CrowdOptions) {
  const { count, perAddress = 50, onMessage } = options
  const userIds = Array.from({ length: count }, () => newId())
  const lines: Awaited<ReturnType<typeof openStream>>[] = []
  for (let first = 0; first < count; first += AT_ONCE) {
    const some = userIds.slice(first, first + AT_ONCE)
    const opening = some.map((userId, index) =>
      openStream(url, { userId, address: addressOf((first + index) / perAddress), onMessage }),
    )
    lines.push(...(await Promise.all(opening)))
  }
  return {
    userIds,
    /** Resolves when the server has closed all streams. */
    ended: Promise.all(lines.map(({ ended }) => ended)),
    close: () => {
      for (const { close } of lines) close()
    },
  }
}

interface StreamOptions extends Pick<CrowdOptions, 'onMessage'> {
  userId: string
  address: string
}

/** Resolves with the hello event. Parses as little as possible, because there are thousands. */
function openStream(url: string, { userId, address, onMessage }: StreamOptions) {
  const line = connectTo(url).setEncoding('utf8')
  const ended = new Promise<void>((resolve) => line.once('close', () => resolve()))
  line.write(
    `GET /api/messages/stream/?user_id=${userId} HTTP/1.1\r\nHost: a\r\n` +
      `X-Forwarded-For: ${address}\r\n\r\n`,
  )
  return new Promise<{ ended: typeof ended; close: () => void }>((resolve, reject) => {
    ended.then(() => reject(new Error('A stream was refused')))
    let rest = ''
    line.on('data', (text) => {
      const said = rest + text
      if (said.includes('event: hello')) resolve({ ended, close: () => line.destroy() })
      for (const [, id = ''] of said.matchAll(idOfMessage)) onMessage?.(id)
      // Chunks may end anywhere.
      rest = said.slice(said.lastIndexOf('\n\n') + 1)
    })
  })
}

const idOfMessage = /event: message\ndata: \{"id":"([\w-]+)"/g
