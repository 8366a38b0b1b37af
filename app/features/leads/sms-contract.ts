import { type Static, Type } from 'typebox'
import { Id } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'

export const MAX_SMS_LEADS = 1000

/** "9800000000", "9779800000000" and "+9779800000000". */
export const smsFormats = ['national', 'digits', 'international'] as const
export type SmsFormat = (typeof smsFormats)[number]

/** Whose numbers; of each lead the first mobile number of the student, and of its guardians. */
export const smsRecipients = ['students', 'guardians', 'both'] as const
export type SmsRecipients = (typeof smsRecipients)[number]

/** `abroad`: the number of another country has no national form in Nepal. */
export const leftOutReasons = ['no_mobile', 'abroad'] as const

const SmsNumbers = Type.Object({
  /** Each number once, with the name of the first student or guardian who has it. */
  numbers: Type.Array(Type.Object({ number: Type.String(), name: Type.String() })),
  /** Leads whose numbers are all those of other leads. */
  repeated: Type.Integer(),
  left_out: Type.Array(
    Type.Object({ id: Id, name: Type.String(), reason: Type.Enum([...leftOutReasons]) }),
  ),
})
export type SmsNumbers = Static<typeof SmsNumbers>

export const smsApi = {
  exportNumbers: {
    method: 'POST',
    url: '/api/leads/sms-numbers/',
    schema: {
      summary:
        'Export the first mobile number of several students, of their guardians or of both for an SMS provider; the audit log and the timeline of each lead record it',
      body: Type.Object({
        ids: Type.Array(Id, { minItems: 1, maxItems: MAX_SMS_LEADS }),
        format: Type.Enum([...smsFormats]),
        /** Default: students. */
        recipients: Type.Optional(Type.Enum([...smsRecipients])),
      }),
      response: { 200: SmsNumbers },
    },
    config: {
      access: 'administrator',
      right: 'leads:work',
      rowAccess: 'viewer-scope',
      reauthentication: 'recent',
    },
  },
} satisfies Record<string, Endpoint>
