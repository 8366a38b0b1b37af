import { isIP } from 'node:net'
import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer'

/** Timeout for sending one mail. */
export const MAIL_LIMIT_MS = 30_000

export interface MailSettings {
  /** `smtp://user:password@host:587`; undefined disables mail. */
  smtpUrl?: string
  /** The sender, as "Office <office@example.org>". */
  mailFrom?: string
}

/** Sends mails by SMTP. */
export interface Mailer {
  /** Host and port of the mail server; undefined when e-mail is not set up. */
  serverAddress?: string
  from: string
  /** Base URL of links in mails. */
  publicUrl: string
  /** Resolves to the server's response. Throws MailRejected. */
  send: (message: SendMailOptions, signal?: AbortSignal) => Promise<string>
}

declare module 'fastify' {
  interface FastifyInstance {
    mailer: Mailer
  }
}

/** The mail server's reason for rejecting a mail. */
export class MailRejected extends Error {
  /** The recipient's address does not exist. */
  readonly isInvalidAddress: boolean
  /** Whether a retry cannot succeed. */
  readonly isPermanent: boolean

  constructor(message: string, { isInvalidAddress = false, isPermanent = false } = {}) {
    super(message)
    this.isInvalidAddress = isInvalidAddress
    this.isPermanent = isPermanent
  }
}

export function createMailer(
  { smtpUrl, mailFrom = '' }: MailSettings,
  publicUrl: string,
  limitMs: number,
): Mailer {
  if (!smtpUrl) {
    const send = () => Promise.reject(new MailRejected('Email is not set up on this server.'))
    return { from: mailFrom, publicUrl, send }
  }
  const { host, hostname, port, protocol, password } = new URL(smtpUrl)
  const defaultPort = protocol === 'smtps:' ? 465 : 587
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: limitMs,
    greetingTimeout: limitMs,
    socketTimeout: limitMs,
    // Without TLS the password could be read on the network.
    requireTLS: password !== '' && !isLocalHost(hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    serverAddress: port ? host : `${host}:${defaultPort}`,
    from: mailFrom,
    publicUrl,
    async send(message, abortSignal) {
      const limit = AbortSignal.timeout(limitMs)
      const signal = abortSignal ? AbortSignal.any([abortSignal, limit]) : limit
      try {
        const { response = '' } = await transport.sendMail({ ...message, signal })
        return response
      } catch (error) {
        throw toMailRejected(error as NodemailerError, limit.aborted, limitMs)
      }
    },
  }
}

/** On this machine, or a host name without dots on the local network. */
const isLocalHost = (hostname: string) =>
  hostname.startsWith('127.') || hostname === '[::1]' || !(isIP(hostname) || hostname.includes('.'))

/**
 * Separates permanent rejections from errors that a retry may solve: network, credentials, a full
 * server.
 */
function toMailRejected(error: NodemailerError, isTimedOut: boolean, limitMs: number) {
  const { code, command, response, responseCode = 0, message } = error
  if (!response || !responseCode) {
    if (isTimedOut || code === 'ETIMEDOUT') {
      return new MailRejected(`The mail server did not answer within ${limitMs / 1000} seconds.`)
    }
    return new MailRejected(`The mail server could not be reached: ${message}`)
  }
  const isPermanentCode = responseCode >= 500 && responseCode !== 503
  // 530: authentication required. 5.7.x: rejected by server policy, not because of the recipient.
  const isPolicyRejection = responseCode === 530 || /^\d{3}[ -]5\.7\./.test(response)
  const isRecipientRejected = command === 'RCPT TO' && isPermanentCode && responseCode !== 530
  const isContentRejected = command === 'DATA' && isPermanentCode
  return new MailRejected(response, {
    isInvalidAddress: isRecipientRejected && !isPolicyRejection,
    isPermanent: isRecipientRejected || isContentRejected,
  })
}
