import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A mail as the server received it. */
interface ReceivedMail {
  /** Time of this process's clock. */
  at: number
  from: string
  to: string[]
  /** By lower-case name, unfolded. */
  headers: Record<string, string>
  /** The plain text and HTML bodies. */
  plain: string
  html: string
}

/** How it treats the next mails; by default it accepts them. */
interface ServerBehaviour {
  /** The only login that it accepts. */
  login?: { username: string; password: string }
  /** The response to a sender, for example "553 5.7.1 Not your address". */
  sender?: (address: string) => string | undefined
  /** The response to a recipient, for example "550 5.1.1 Unknown user". */
  recipient?: (address: string) => string | undefined
  /** The response to the whole mail. */
  mail?: string
  /** It never responds to a mail. */
  neverResponds?: boolean
  /** It closes the connection during the mail. */
  closesConnection?: boolean
}

/**
 * Starts a real mail server with adjustable behaviour. Returns the settings for an app that uses it.
 * With a certificate, connections are encrypted from the start.
 */
export async function openMailServer(port = 0, tls?: { key: string; cert: string }) {
  const received: ReceivedMail[] = []
  const state: { behaviour: ServerBehaviour; attempts: number } = { behaviour: {}, attempts: 0 }
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    closeTimeout: 50,
    secure: tls !== undefined,
    ...tls,
    onAuth({ username = '', password }, _session, done) {
      const { login } = state.behaviour
      const isAccepted = username === login?.username && password === login.password
      done(isAccepted ? null : toSmtpError('535 5.7.8 Username and Password not accepted'), {
        user: username,
      })
    },
    onMailFrom({ address }, _session, done) {
      done(toSmtpError(state.behaviour.sender?.(address)))
    },
    onRcptTo({ address }, _session, done) {
      done(toSmtpError(state.behaviour.recipient?.(address)))
    },
    async onData(stream, { envelope, id }, done) {
      state.attempts++
      if (state.behaviour.closesConnection) {
        for (const connection of server.connections) if (connection.id === id) connection.close()
        return
      }
      const raw = await text(stream).catch(() => undefined)
      if (raw === undefined || state.behaviour.neverResponds) return
      const refused = toSmtpError(state.behaviour.mail)
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

function toSmtpError(response?: string) {
  if (!response) return undefined
  const [code = '', ...words] = response.split(' ')
  return Object.assign(new Error(words.join(' ')), { responseCode: Number(code) })
}

/** Parses mails of nodemailer: two bodies, quoted-printable or plain. */
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
      return decodeBody(part.slice(end + 4, -2), encoding)
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

function decodeBody(body: string, encoding: string) {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  if (encoding !== 'quoted-printable') return body.replaceAll('\r\n', '\n')
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll('\r\n', '\n')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
