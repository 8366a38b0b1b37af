import type { ApiClient, ApiFailure } from '#app/contract/api-client.ts'
import { fillIn } from '#app/contract/fill-in.ts'
import type { OpeningHours } from '#app/contract/office.ts'
import { formatReplyDay } from '#app/features/office/hours-contract.ts'
import { dateLanguage } from '#app/platform/browser/language.ts'
import { contactsApi, type NewContact } from '../contract.ts'
import * as words from '../words.ts'

/** Result of a submission with the texts for the visitor. */
export interface Outcome {
  isSent: boolean
  /** The server sent no response. */
  isNetworkError?: boolean
  status: number
  title: string
  description: string
  /** One message per invalid field. */
  fields?: ApiFailure['fields']
}

/**
 * Sends the form with the API client of the browser or the server. Never rejects. `sentText` describes
 * a success.
 */
export async function sendContact(
  api: ApiClient,
  form: FormData,
  sentText: string,
): Promise<Outcome> {
  // The API validates the fields.
  const body = Object.fromEntries(form) as NewContact
  try {
    const result = await api.attempt(contactsApi.send, { body })
    if (result.ok) return describeSuccess(sentText)
    return toErrorOutcome(
      result.status,
      'rawBody' in result ? readForeignError(result.rawBody) : result.failure,
    )
  } catch (error) {
    // An error page of a proxy cannot be parsed.
    return error instanceof SyntaxError ? toErrorOutcome(502) : networkError
  }
}

const describeSuccess = (description: string): Outcome => ({
  isSent: true,
  status: 200,
  title: words.messageSentSuccessfully,
  description,
})

const networkError: Outcome = {
  isSent: false,
  isNetworkError: true,
  status: 500,
  title: words.networkErrorTitle,
  description: words.networkErrorDescription,
}

/** Reads the error of a proxy, which may have its own format. */
const readForeignError = (answer: unknown): { message?: string } => Object(answer)

function toErrorOutcome(
  status: number,
  failure?: Partial<ApiFailure> & { message?: string },
): Outcome {
  return {
    isSent: false,
    status,
    title: words.error,
    description: failure?.detail || failure?.message || words.unableToSubmitForm,
    fields: failure?.fields,
  }
}

/** Fills in the day by which the office replies to a message sent now. */
export const describeReplyDay = (hours: OpeningHours, now: Date, text: string) =>
  fillIn(text, { day: formatReplyDay(hours, now, dateLanguage) })
