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
export interface Mailing {
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
    mailing: Mailing
  }
}

/** Why a mail did not leave, in the words of the server that would not take it. */
export class MailRefused extends Error {
  /** The address, for good: nobody is there. */
  readonly isAddress: boolean
  /** This mail, for good. */
  readonly isForGood: boolean

  constructor(message: string, { isAddress = false, isForGood = false } = {}) {
    super(message)
    this.isAddress = isAddress
    this.isForGood = isForGood
  }
}

export function openMailing(
  { smtpUrl, mailFrom = '' }: MailSettings,
  publicUrl: string,
  limitMs: number,
): Mailing {
  if (!smtpUrl) {
    const send = () => Promise.reject(new MailRefused('No mail leaves this server.'))
    return { from: mailFrom, publicUrl, send }
  }
  const { host, hostname, port, protocol, password } = new URL(smtpUrl)
  const usualPort = protocol === 'smtps:' ? 465 : 587
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: limitMs,
    greetingTimeout: limitMs,
    socketTimeout: limitMs,
    // A password goes to nobody who only says that there is no encryption.
    requireTLS: password !== '' && !isNear(hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    server: port ? host : `${host}:${usualPort}`,
    from: mailFrom,
    publicUrl,
    async send(message, stopping) {
      const limit = AbortSignal.timeout(limitMs)
      const signal = stopping ? AbortSignal.any([stopping, limit]) : limit
      try {
        const { response = '' } = await transport.sendMail({ ...message, signal })
        return response
      } catch (error) {
        throw explain(error as NodemailerError, limit.aborted, limitMs)
      }
    },
  }
}

/** On this machine, or in its network by a name without dots. */
const isNear = (hostname: string) =>
  hostname.startsWith('127.') || hostname === '[::1]' || !(isIP(hostname) || hostname.includes('.'))

/** What ends for good, and what another try may mend: the way there, our settings, a full server. */
function explain(error: NodemailerError, isOver: boolean, limitMs: number) {
  const { code, command, response, responseCode = 0, message } = error
  if (!response || !responseCode) {
    if (isOver || code === 'ETIMEDOUT') {
      return new MailRefused(`The mail server did not answer within ${limitMs / 1000} seconds.`)
    }
    return new MailRefused(`The mail server could not be reached: ${message}`)
  }
  const isPermanent = responseCode >= 500 && responseCode !== 503
  // 530: it wants a password. 5.7: it is by rules of the server that it is refused, not for who it is to.
  const isAboutUs = responseCode === 530 || /^\d{3}[ -]5\.7\./.test(response)
  const isOfRecipient = command === 'RCPT TO' && isPermanent && responseCode !== 530
  const isOfMail = command === 'DATA' && isPermanent
  return new MailRefused(response, {
    isAddress: isOfRecipient && !isAboutUs,
    isForGood: isOfRecipient || isOfMail,
  })
}
