import type { ApiClient, ApiFailure } from '#app/contract/api-client.ts'
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

/** Sends the form with the API client of the browser or the server. Never rejects. */
export async function sendContact(api: ApiClient, form: FormData): Promise<Outcome> {
  // The API validates the fields.
  const body = Object.fromEntries(form) as NewContact
  try {
    const result = await api.attempt(contactsApi.send, { body })
    if (result.ok) return success
    return toErrorOutcome(
      result.status,
      'rawBody' in result ? readForeignError(result.rawBody) : result.failure,
    )
  } catch (error) {
    // An error page of a proxy cannot be parsed.
    return error instanceof SyntaxError ? toErrorOutcome(502) : networkError
  }
}

const success: Outcome = {
  isSent: true,
  status: 200,
  title: words.messageSentSuccessfully,
  description: words.replyWithinADay,
}

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
