import type { NodemailerError } from 'nodemailer'
import { getOwn } from '#app/contract/get-own.ts'

/** What has to be corrected; `other` is not about the settings. */
export type MailFailureReason =
  | 'host_not_found'
  | 'host_not_allowed'
  | 'no_connection'
  | 'no_answer'
  | 'tls'
  | 'login'
  | 'unreadable_password'
  | 'sender'
  | 'recipient'
  | 'other'

interface MailFailureDetails {
  reason?: MailFailureReason
  isInvalidAddress?: boolean
  isPermanent?: boolean
}

/** The mail server's reason for rejecting a mail. */
export class MailRejected extends Error {
  readonly reason: MailFailureReason
  /** The recipient's address does not exist. */
  readonly isInvalidAddress: boolean
  /** Whether a retry cannot succeed. */
  readonly isPermanent: boolean

  constructor(message: string, details: MailFailureDetails = {}) {
    super(message)
    const { reason = 'other', isInvalidAddress = false, isPermanent = false } = details
    this.reason = reason
    this.isInvalidAddress = isInvalidAddress
    this.isPermanent = isPermanent
  }
}

/**
 * Separates permanent rejections from errors that a retry may solve: network, credentials, a full
 * server.
 */
export function toMailRejected(error: NodemailerError, isTimedOut: boolean, limitMs: number) {
  const { code, command, response, responseCode = 0, message } = error
  if (!response || !responseCode) {
    if (isTimedOut || code === 'ETIMEDOUT') {
      const text = `The mail server did not answer within ${limitMs / 1000} seconds.`
      return new MailRejected(text, { reason: 'no_answer' })
    }
    const text = `The mail server could not be reached: ${message}`
    return new MailRejected(text, { reason: classifyConnectionError(error) })
  }
  const isPermanentCode = responseCode >= 500 && responseCode !== 503
  // 530: authentication required. 5.7.x: rejected by server policy, not because of the recipient.
  const isPolicyRejection = responseCode === 530 || /^\d{3}[ -]5\.7\./.test(response)
  const isRecipientRejected = command === 'RCPT TO' && isPermanentCode && responseCode !== 530
  const isContentRejected = command === 'DATA' && isPermanentCode
  return new MailRejected(response, {
    reason: classifyResponse(error, isPolicyRejection),
    isInvalidAddress: isRecipientRejected && !isPolicyRejection,
    isPermanent: isRecipientRejected || isContentRejected,
  })
}

const connectionErrors: Record<string, MailFailureReason> = {
  EDNS: 'host_not_found',
  ENOTFOUND: 'host_not_found',
  EAI_AGAIN: 'host_not_found',
  ETLS: 'tls',
  EAUTH: 'login',
  ECONNREFUSED: 'no_connection',
  EHOSTUNREACH: 'no_connection',
  ENETUNREACH: 'no_connection',
}

function classifyConnectionError({ code = '', originalCode = '', message }: NodemailerError) {
  const known = getOwn(connectionErrors, originalCode) ?? getOwn(connectionErrors, code)
  if (known) return known
  const isAboutTls = /certificate|altname|self.signed|\bssl|\btls/i.test(
    `${message} ${originalCode}`,
  )
  return isAboutTls ? 'tls' : 'no_connection'
}

function classifyResponse(
  { code, command, response = '', responseCode }: NodemailerError,
  isPolicyRejection: boolean,
): MailFailureReason {
  if (code === 'ETLS') return 'tls'
  if (code === 'EAUTH' || responseCode === 530) return 'login'
  if (command === 'MAIL FROM') return 'sender'
  // Providers also refuse a foreign sender with the recipient or the whole mail.
  if (isPolicyRejection && /\bsend(er)?\b|\bfrom\b/i.test(response)) return 'sender'
  if (command === 'RCPT TO') return 'recipient'
  return 'other'
}
