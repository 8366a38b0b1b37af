import { isIP } from 'node:net'
import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer'

/** So long a mail server may take for a mail. */
export const MAIL_LIMIT_MS = 30_000

export interface MailSettings {
  /** `smtp://user:password@host:587`; undefined: no mail leaves. */
  smtpUrl?: string
  /** From whom mails come, as "Office <office@example.org>". */
  mailFrom?: string
}

/** By which mails leave this server. */
export interface Mailer {
  /** The name and port of the server that takes mails; undefined: no mail leaves. */
  server?: string
  from: string
  /** What links in mails begin with. */
  publicUrl: string
  /** What the server answered. Throws MailRefused. */
  send: (message: SendMailOptions, signal?: AbortSignal) => Promise<string>
}

declare module 'fastify' {
  interface FastifyInstance {
    mailer: Mailer
  }
}

/** Why a mail did not leave, in the words of the server that would not take it. */
export class MailRejected extends Error {
  /** The address, for good: nobody is there. */
  readonly isInvalidAddress: boolean
  /** This mail, for good. */
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
    const send = () => Promise.reject(new MailRejected('No mail leaves this server.'))
    return { from: mailFrom, publicUrl, send }
  }
  const { host, hostname, port, protocol, password } = new URL(smtpUrl)
  const defaultPort = protocol === 'smtps:' ? 465 : 587
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: limitMs,
    greetingTimeout: limitMs,
    socketTimeout: limitMs,
    // A password goes to nobody who only says that there is no encryption.
    requireTLS: password !== '' && !isLocalHost(hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    server: port ? host : `${host}:${defaultPort}`,
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

/** On this machine, or in its network by a name without dots. */
const isLocalHost = (hostname: string) =>
  hostname.startsWith('127.') || hostname === '[::1]' || !(isIP(hostname) || hostname.includes('.'))

/** What ends for good, and what another try may mend: the way there, our settings, a full server. */
function toMailRejected(error: NodemailerError, isTimedOut: boolean, limitMs: number) {
  const { code, command, response, responseCode = 0, message } = error
  if (!response || !responseCode) {
    if (isTimedOut || code === 'ETIMEDOUT') {
      return new MailRejected(`The mail server did not answer within ${limitMs / 1000} seconds.`)
    }
    return new MailRejected(`The mail server could not be reached: ${message}`)
  }
  const isPermanentCode = responseCode >= 500 && responseCode !== 503
  // 530: it wants a password. 5.7: it is by rules of the server that it is refused, not for who it is to.
  const isPolicyRejection = responseCode === 530 || /^\d{3}[ -]5\.7\./.test(response)
  const isRecipientRejected = command === 'RCPT TO' && isPermanentCode && responseCode !== 530
  const isContentRejected = command === 'DATA' && isPermanentCode
  return new MailRejected(response, {
    isInvalidAddress: isRecipientRejected && !isPolicyRejection,
    isPermanent: isRecipientRejected || isContentRejected,
  })
}
