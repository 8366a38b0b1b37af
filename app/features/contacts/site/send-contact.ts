import type { ApiClient, ApiFailure } from '#app/contract/api-client.ts'
import { contactsApi, type NewContact } from '../contract.ts'
import * as words from '../words.ts'

/** What became of a submission, in the words that the visitor reads. */
export interface Outcome {
  isSent: boolean
  /** There was no answer at all. */
  isNetworkError?: boolean
  status: number
  title: string
  description: string
  /** One message per wrong field. */
  fields?: ApiFailure['fields']
}

/** Sends the form by `api`, which is the browser's or the server's. Never rejects. */
export async function sendContact(api: ApiClient, form: FormData): Promise<Outcome> {
  // The API checks the fields, so they are passed on as they came.
  const body = Object.fromEntries(form) as NewContact
  try {
    const result = await api.attempt(contactsApi.send, { body })
    if (result.ok) return success
    return toErrorOutcome(
      result.status,
      'foreign' in result ? toForeign(result.remoteImages) : result.failure,
    )
  } catch (error) {
    // An answer that is not the API's, such as the error page of a proxy, cannot be parsed.
    return error instanceof SyntaxError ? toErrorOutcome(502) : networkError
  }
}

const success: Outcome = {
  isSent: true,
  status: 200,
  title: words.messageSentSuccessfully,
  description: words.answerWithinADay,
}

const networkError: Outcome = {
  isSent: false,
  isNetworkError: true,
  status: 500,
  title: words.unknownError,
  description: words.anUnexpectedErrorOccurred,
}

/** What stands between us and the server may say why in its own way. */
const toForeign = (answer: unknown): { message?: string } => Object(answer)

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
