import { isIP } from 'node:net'
import {
  createTransport,
  type NodemailerError,
  type SendMailOptions,
  type SMTPTransportOptions,
} from 'nodemailer'
import type { Database } from '#database/connect.ts'
import type { OutboundPolicy } from '../http/outbound-requests.ts'
import { MailRejected, toMailRejected } from './mail-failure.ts'
import { isLocalHost, resolveMailHost } from './mail-host.ts'

/** Timeout for sending one mail. */
export const MAIL_LIMIT_MS = 30_000

/** Timeout for a test mail. It is shorter, because the form shows the result. */
const TEST_LIMIT_MS = 15_000

/** The settings of the environment. */
export interface MailSettings {
  /** `smtp://user:password@host:587`; undefined leaves it to the office. */
  smtpUrl?: string
  /** The sender, as "Office <office@example.org>". */
  mailFrom?: string
}

/** How the connection is encrypted: from the start, after STARTTLS, or not at all. */
export type MailSecurity = 'tls' | 'starttls' | 'none'

/** The mail server that the office has set up. */
export interface MailServer {
  host: string
  port: number
  security: MailSecurity
  /** '' when the mail server requires no login. */
  username: string
  /** undefined when it can no longer be decrypted. */
  password: string | undefined
  from: { name: string; address: string }
}

/** Sends mails by SMTP. The environment takes precedence over the office's settings. */
export interface Mailer {
  /** The mail server of the environment, without its password. */
  environment?: { host: string; port: number; username: string; from: string }
  /** Base URL of links in mails. */
  publicUrl: string
  /** Returns the address and sender in use; undefined when e-mail is not set up. */
  findServer: (db: Database) => Promise<{ address: string; from: string } | undefined>
  /** Whether e-mail is set up. */
  isEnabled: (db: Database) => Promise<boolean>
  /** Resolves to the server's response. Throws MailRejected. */
  send: (message: SendMailOptions, signal?: AbortSignal) => Promise<string>
  /** Sends a test through settings that need not be stored. Throws MailRejected. */
  sendThrough: (server: MailServer, message: SendMailOptions) => Promise<string>
}

declare module 'fastify' {
  interface FastifyInstance {
    mailer: Mailer
  }
}

interface MailerOptions {
  settings: MailSettings
  publicUrl: string
  limitMs: number
  outboundPolicy: OutboundPolicy
  /** Reads the office's settings for each mail, so that a change applies to every server at once. */
  readStored: (db: Database) => Promise<MailServer | undefined>
  db: Database
}

export function createMailer(options: MailerOptions): Mailer {
  const { settings, publicUrl, limitMs, outboundPolicy, readStored, db } = options
  const { smtpUrl, mailFrom = '' } = settings
  const environment = smtpUrl ? readEnvironment(smtpUrl, mailFrom) : undefined

  async function findServer(db: Database) {
    if (environment) {
      return { address: formatAddress(environment), from: mailFrom }
    }
    const stored = await readStored(db)
    return stored && { address: formatAddress(stored), from: formatSender(stored.from) }
  }

  return {
    environment,
    publicUrl,
    findServer,
    isEnabled: async (db) => environment !== undefined || (await readStored(db)) !== undefined,
    async send(message, signal) {
      if (smtpUrl) {
        const transport = toEnvironmentTransport(smtpUrl)
        return sendMail(transport, { from: mailFrom, ...message }, { limitMs, signal })
      }
      const stored = await readStored(db)
      if (!stored) throw new MailRejected('Email is not set up on this server.')
      const transport = await toTransport(stored, outboundPolicy)
      return sendMail(transport, { from: stored.from, ...message }, { limitMs, signal })
    },
    async sendThrough(server, message) {
      const transport = await toTransport(server, outboundPolicy)
      const limit = { limitMs: Math.min(limitMs, TEST_LIMIT_MS) }
      return sendMail(transport, { from: server.from, ...message }, limit)
    },
  }
}

function readEnvironment(smtpUrl: string, from: string) {
  const { hostname, port, protocol, username } = new URL(smtpUrl)
  const defaultPort = protocol === 'smtps:' ? 465 : 587
  return {
    host: hostname,
    port: Number(port) || defaultPort,
    username: decodeURIComponent(username),
    from,
  }
}

const formatAddress = ({ host, port }: { host: string; port: number }) =>
  `${isIP(host) === 6 ? `[${host}]` : host}:${port}`

const formatSender = ({ name, address }: MailServer['from']) =>
  name ? `${name} <${address}>` : address

function toEnvironmentTransport(url: string): SMTPTransportOptions {
  const { hostname, password } = new URL(url)
  // Without TLS the password could be read on the network.
  return { url, requireTLS: password !== '' && !isLocalHost(hostname) }
}

async function toTransport(
  server: MailServer,
  outboundPolicy: OutboundPolicy,
): Promise<SMTPTransportOptions> {
  const { host, port, security, username, password } = server
  if (password === undefined) {
    throw new MailRejected(
      'The stored password can no longer be read, because the secret key of the server has changed. Enter the password again.',
      { reason: 'unreadable_password' },
    )
  }
  const address = await resolveMailHost({ host, port }, outboundPolicy)
  return {
    host: address,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    auth: username ? { user: username, pass: password } : undefined,
    // The certificate must be valid for the name, not for the address.
    servername: isIP(host) ? undefined : host,
    tls: { ca: outboundPolicy.ca },
  }
}

async function sendMail(
  transportOptions: SMTPTransportOptions,
  message: SendMailOptions,
  { limitMs, signal: abortSignal }: { limitMs: number; signal?: AbortSignal },
) {
  const transport = createTransport({
    ...transportOptions,
    connectionTimeout: limitMs,
    greetingTimeout: limitMs,
    socketTimeout: limitMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const limit = AbortSignal.timeout(limitMs)
  const signal = abortSignal ? AbortSignal.any([abortSignal, limit]) : limit
  try {
    const { response = '' } = await transport.sendMail({ ...message, signal })
    return response
  } catch (error) {
    throw toMailRejected(error as NodemailerError, limit.aborted, limitMs)
  }
}
