import { isIP } from 'node:net'
import { type FieldError, ValidationError } from '#app/platform/server/http/errors.ts'
import { isLocalHost } from '#app/platform/server/mail/mail-host.ts'
import type { MailServerInput, MailServerSettings } from '../../mail-server-contract.ts'

/**
 * Checks the rules between the fields. Throws ValidationError.
 *
 * The stored password is only used with the server and user for which it was entered. Otherwise
 * a person at an unattended screen could have it sent to a server of their own.
 */
export function checkSettings(input: MailServerInput, stored: MailServerSettings | undefined) {
  const errors: Record<string, FieldError> = {}
  const { host, security, username, password } = input
  if (!isHost(host)) {
    errors.host = {
      code: 'invalid_host',
      detail: 'Enter only the name of the server, for example smtp.gmail.com.',
    }
  }
  if (password && !username) {
    errors.username = { code: 'required', detail: 'Enter the user name for this password.' }
  }
  if (username && !password) {
    if (!stored?.has_password) {
      errors.password = { code: 'required', detail: 'Enter the password of this user.' }
    } else if (isOtherLogin(input, stored)) {
      errors.password = {
        code: 'password_needed',
        detail: 'Enter the password again, because the server, its security or the user changed.',
      }
    }
  }
  if (security === 'none' && username && !isLocalHost(host)) {
    errors.security = {
      code: 'password_unprotected',
      detail: 'Without encryption others could read the password. Choose TLS or STARTTLS.',
    }
  }
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
}

const isOtherLogin = (input: MailServerInput, stored: MailServerSettings) =>
  (['host', 'port', 'security', 'username'] as const).some((name) => input[name] !== stored[name])

const isHost = (host: string) =>
  isIP(host) !== 0 || /^(?!-)[a-z\d-]{1,63}(?<!-)(\.(?!-)[a-z\d-]{1,63}(?<!-))*\.?$/i.test(host)
