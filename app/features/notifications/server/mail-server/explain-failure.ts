import type { MailFailureReason, MailRejected } from '#app/platform/server/mail/mail-failure.ts'
import { LOCAL_MAIL_PORTS } from '#app/platform/server/mail/mail-host.ts'
import type { MailServerInput, TestResult } from '../../mail-server-contract.ts'

/** Says in plain words which setting to correct. The answer of the mail server stays beside it. */
export function explainFailure(error: MailRejected, input: MailServerInput): TestResult {
  const [field, detail] = explanations[error.reason](input)
  return { is_sent: false, field, detail, server_response: error.message }
}

type Explanation = [field: keyof MailServerInput | '', detail: string]

const explanations: Record<MailFailureReason, (input: MailServerInput) => Explanation> = {
  host_not_found: ({ host }) => [
    'host',
    `No server has the name ${host}. Check the spelling, for example smtp.gmail.com.`,
  ],
  host_not_allowed: ({ port }) => [
    LOCAL_MAIL_PORTS.includes(port) ? 'host' : 'port',
    `This address is not a mail server that can be used. On this machine and its network only these ports of mail servers can be used: ${LOCAL_MAIL_PORTS.join(', ')}.`,
  ],
  no_connection: ({ host, port }) => [
    'port',
    `${host} accepts no connection on port ${port}. Use the port of your provider: 465 with TLS, or 587 with STARTTLS.`,
  ],
  no_answer: ({ port, security }) => [
    'port',
    `No answer on port ${port}${security === 'tls' ? ' with TLS' : ''}. Use port 465 with TLS, or 587 with STARTTLS. If both are right, ask whether your hosting company blocks outgoing mail.`,
  ],
  tls: ({ security }) => [
    'security',
    security === 'tls'
      ? 'No secure connection could be made. With port 587 choose STARTTLS. Otherwise the certificate of the mail server may not be valid for its name.'
      : 'No secure connection could be made. With port 465 choose TLS. Otherwise the mail server may not support STARTTLS, or its certificate is not valid for its name.',
  ],
  login: ({ username }) =>
    username
      ? [
          'password',
          'The mail server does not accept this user name and password. Gmail, Outlook and Zoho need an app password, not the one you sign in with.',
        ]
      : ['username', 'This mail server needs a user name and a password.'],
  unreadable_password: () => ['password', 'The stored password cannot be read. Enter it again.'],
  sender: ({ from_address }) => [
    'from_address',
    `The mail server does not let this user send as ${from_address}. Use the address of the user, or add this one as an alias at your provider.`,
  ],
  recipient: () => [
    '',
    'The mail server works, but it refused to deliver to your own address. Check the address of your account.',
  ],
  other: () => ['', 'The mail server refused the test mail. Its answer says why.'],
}
