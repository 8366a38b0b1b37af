import { type Static, Type } from 'typebox'
import { Email, Text } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { bodyWithSeen } from '#app/contract/seen.ts'

const MailProvider = Type.Union([
  Type.Literal('gmail'),
  Type.Literal('microsoft'),
  Type.Literal('zoho'),
  Type.Literal('custom'),
])
export type MailProvider = Static<typeof MailProvider>

const MailSecurity = Type.Union([
  /** Encrypted from the start, usually port 465. */
  Type.Literal('tls'),
  /** Encrypted after STARTTLS, usually port 587. */
  Type.Literal('starttls'),
  Type.Literal('none'),
])
export type MailSecurity = Static<typeof MailSecurity>

const settings = {
  /** The preset that the form shows. */
  provider: MailProvider,
  host: Text(253),
  port: Type.Integer({ minimum: 1, maximum: 65_535 }),
  security: MailSecurity,
  /** '' when the mail server requires no login. */
  username: Text(254, 0),
  from_name: Text(100, 0),
  from_address: Email,
}

/** An omitted or empty password keeps the stored one. */
export const MailServerInput = Type.Object({
  ...settings,
  password: Type.Optional(Type.String({ maxLength: 500, wellFormed: true })),
})
export type MailServerInput = Static<typeof MailServerInput>

export const MailServerSettings = Type.Object({
  provider: MailProvider,
  host: Type.String(),
  port: Type.Integer(),
  security: MailSecurity,
  username: Type.String(),
  from_name: Type.String(),
  from_address: Type.String(),
  /** Whether a password is stored. No response contains it. */
  has_password: Type.Boolean(),
})
export type MailServerSettings = Static<typeof MailServerSettings>

const TestResult = Type.Object({
  is_sent: Type.Boolean(),
  /** The field to correct; '' when no single field is wrong. */
  field: Type.String(),
  /** What went wrong and what to do; '' when the mail was sent. */
  detail: Type.String(),
  /** The answer of the mail server. */
  server_response: Type.String(),
})
export type TestResult = Static<typeof TestResult>

const config = { access: 'administrator', right: 'settings:change' } as const
const url = '/api/mails/server/'

export const mailServerApi = {
  find: {
    method: 'GET',
    url,
    schema: {
      summary: 'Get the mail server; its password is never returned',
      response: {
        200: Type.Object({
          /** null until the office has set up its mail server. */
          stored: Type.Union([MailServerSettings, Type.Null()]),
          /** The settings of the environment, which take precedence; null without them. */
          environment: Type.Union([
            Type.Object({
              host: Type.String(),
              port: Type.Integer(),
              username: Type.String(),
              from: Type.String(),
            }),
            Type.Null(),
          ]),
        }),
      },
    },
    config,
  },
  save: {
    method: 'PUT',
    url,
    schema: {
      summary: 'Set up the mail server; it is used at once, by every server of the office',
      body: bodyWithSeen(MailServerInput.properties),
      response: { 200: MailServerSettings },
    },
    config: { ...config, reauthentication: 'recent' },
  },
  remove: {
    method: 'DELETE',
    url,
    schema: {
      summary: 'Remove the mail server; mails are then listed as not sent',
      response: { 200: MailServerSettings },
    },
    config: { ...config, reauthentication: 'recent' },
  },
  test: {
    method: 'POST',
    url: `${url}test/`,
    schema: {
      summary: 'Send a test mail to yourself through these settings, without storing them',
      body: MailServerInput,
      response: { 200: TestResult },
    },
    config: { ...config, reauthentication: 'recent' },
  },
} satisfies Record<string, Endpoint>
