import {
  type ApiClient,
  type ApiFailure,
  createApiClient,
  type Send,
} from '#app/contract/api-client.ts'
import type { sendForm } from './send-form.ts'

interface BrowserApiOptions {
  /** The access token of whoever is signed in. */
  token?: () => string | undefined
  /** Asked for a new token after a 401: whether there is one. Then the call is made once more. */
  renew?: () => Promise<boolean>
  /** Asked after 403 reauthentication_required: whether it was shown. Then the call is made once more. */
  reauthenticate?: () => Promise<boolean>
  timeoutMs?: number
  /** Given by who sends files: what carries them is no part of what every visitor loads. */
  sendForm?: typeof sendForm
}

/**
 * The API for code that runs in the browser. A broken connection rejects with a TypeError, as
 * `fetch` does; no answer within `timeoutMs` with a TimeoutError.
 */
export function createBrowserApi(options: BrowserApiOptions = {}): ApiClient {
  const { token, renew, reauthenticate: prove, timeoutMs, sendForm } = options

  const sendOnce: Send = async (request) => {
    const { method, url, body, file } = request
    const access = token?.()
    if (file && sendForm) return sendForm(request, access)
    const headers = new Headers()
    if (access) headers.set('authorization', `Bearer ${access}`)
    if (body) headers.set('content-type', 'application/json')
    const payload = body && JSON.stringify(body)
    const signal = timeoutMs ? AbortSignal.timeout(timeoutMs) : undefined
    const response = await fetch(url, { method, headers, body: payload, signal })
    const { status, headers: responseHeaders } = response
    // A file is handed on as it is.
    const isFile = responseHeaders.has('content-disposition')
    const text = isFile ? '' : await response.text()
    const total = Number(responseHeaders.get('x-total-count') ?? Number.NaN)
    const retryAfter = Number(responseHeaders.get('retry-after')) || 0
    const answer = isFile ? await response.blob() : text && JSON.parse(text)
    return { status, body: answer, total, retryAfter, headers: responseHeaders }
  }

  const send: Send = async (request) => {
    const answer = await sendOnce(request)
    const isOver = answer.status === 401 && (await renew?.())
    const final = isOver ? await sendOnce(request) : answer
    return isProofRequired(final) && (await prove?.()) ? sendOnce(request) : final
  }
  // The back office is in English, as the API is.
  return createApiClient(send, token ? undefined : localizeFailure)
}

const isProofRequired = ({ status, body }: Awaited<ReturnType<Send>>) =>
  status === 403 && (body as ApiFailure | null)?.code === 'reauthentication_required'

/** The words come with the first refusal; should they not, the API's own stay. */
async function localizeFailure(failure: ApiFailure) {
  const loaded = await import('./error-messages/localize-error.ts').catch(() => undefined)
  return loaded ? loaded.localizeError(failure) : failure
}

/** With nobody's rights. */
export const anonymousApi = createBrowserApi()
