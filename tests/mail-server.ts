import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A mail as a mail server got it. */
interface ReceivedMail {
  /** By this process's own clock. */
  at: number
  from: string
  to: string[]
  /** By their names in small letters, unfolded. */
  headers: Record<string, string>
  /** As plain text, and as HTML. */
  plain: string
  html: string
}

/** How it treats the next mails; left out: it takes them. */
interface Mood {
  /** What it says to a recipient, a code and words: "550 5.1.1 Nobody here". */
  recipient?: (address: string) => string | undefined
  /** What it says to a whole mail. */
  mail?: string
  /** It never says what it thinks of a mail. */
  isSilent?: boolean
  /** It hangs up in the middle. */
  isCut?: boolean
}

/** A real mail server that can be in any mood. Its settings are those of an app that sends by it. */
export async function openMailServer(port = 0) {
  const received: ReceivedMail[] = []
  const state: { mood: Mood; tries: number } = { mood: {}, tries: 0 }
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    closeTimeout: 50,
    onRcptTo({ address }, _session, done) {
      done(refusal(state.mood.recipient?.(address)))
    },
    async onData(stream, { envelope, id }, done) {
      state.tries++
      if (state.mood.isCut) {
        for (const connection of server.connections) if (connection.id === id) connection.close()
        return
      }
      const raw = await text(stream).catch(() => undefined)
      if (raw === undefined || state.mood.isSilent) return
      const refused = refusal(state.mood.mail)
      if (refused) return done(refused)
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      const to = envelope.rcptTo.map(({ address }) => address)
      received.push({ at: performance.now(), from, to, ...readMail(raw) })
      done(null, 'Taken')
    },
  })
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  const address = server.server.address() as AddressInfo
  const config = { smtpUrl: `smtp://127.0.0.1:${address.port}`, mailFrom: MAIL_FROM }
  return { received, state, close, config, port: address.port }
}

const MAIL_FROM = 'Example Office <office@office.example>'

function refusal(said?: string) {
  if (!said) return undefined
  const [code = '', ...words] = said.split(' ')
  return Object.assign(new Error(words.join(' ')), { responseCode: Number(code) })
}

/** As nodemailer writes them: two bodies, in quoted-printable or as they are. */
function readMail(raw: string) {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const headers = readHeaders(head)
  const [, boundary = ''] = headers['content-type']?.match(/boundary="(.+)"/) ?? []
  const bodies = rest
    .join('\r\n\r\n')
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const end = part.indexOf('\r\n\r\n')
      const { 'content-transfer-encoding': encoding = '' } = readHeaders(part.slice(2, end))
      return decode(part.slice(end + 4, -2), encoding)
    })
  return { headers, plain: bodies[0] ?? '', html: bodies[1] ?? '' }
}

function readHeaders(head: string) {
  const lines = head.replaceAll(/\r\n\s+/g, ' ').split('\r\n')
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = '', value = ''] = line.match(/^([^:]+):\s*(.*)$/) ?? []
      return [name.toLowerCase(), value]
    }),
  )
}

function decode(body: string, encoding: string) {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  if (encoding !== 'quoted-printable') return body.replaceAll('\r\n', '\n')
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll('\r\n', '\n')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
