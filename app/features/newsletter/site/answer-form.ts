import type { ApiClient, Result } from '#app/contract/api-client.ts'
import { MAX_MAILS, MAX_UNCONFIRMED_DAYS, type NewSubscriber, newsletterApi } from '../contract.ts'
import * as words from '../words.ts'
import type { NewsletterFormProps } from './newsletter-form.tsx'

/** What the page shows after a form was sent. */
interface NewsletterAnswer extends NewsletterFormProps {
  status: number
  isDone: boolean
  title: string
  text: string
}

/** Subscribes, or follows the secret link. Mail programs unsubscribe with RFC 8058. */
export function answerForm(api: ApiClient, form: FormData, token: string) {
  if (!token) return subscribe(api, form)
  const body = { token }
  if (form.has('unsubscribe') || form.has('List-Unsubscribe'))
    return followLink(
      api.attempt(newsletterApi.unsubscribe, { body }),
      words.unsubscribed,
      words.unsubscribedText,
    )
  return followLink(
    api.attempt(newsletterApi.confirm, { body }),
    words.confirmed,
    words.confirmedText,
  )
}

async function subscribe(api: ApiClient, form: FormData): Promise<NewsletterAnswer> {
  const values = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  // The API validates the fields.
  const result = await api.attempt(newsletterApi.subscribe, { body: values as NewSubscriber })
  if (result.ok)
    return describeSuccess(words.checkYourMail, words.mailSent(MAX_UNCONFIRMED_DAYS, MAX_MAILS))
  return { ...describeFailure(result), values, errors: result.failure.fields }
}

async function followLink(
  calling: Promise<Result<unknown>>,
  title: string,
  text: string,
): Promise<NewsletterAnswer> {
  const result = await calling
  if (result.ok) return describeSuccess(title, text)
  if (result.status >= 429) return describeFailure(result)
  return { status: 404, isDone: false, title: words.linkIsOld, text: words.linkIsOldText }
}

const describeSuccess = (title: string, text: string) => ({
  status: 200,
  isDone: true,
  title,
  text,
})

function describeFailure(result: Extract<Result<unknown>, { ok: false }>) {
  const { status, failure } = result
  return { status, isDone: false, title: words.notDone, text: failure.detail || words.tryAgain }
}
