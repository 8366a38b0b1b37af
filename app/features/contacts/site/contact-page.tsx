import { data } from 'react-router'
import { wordsAt } from '#app/contract/office-words.ts'
import { officeApi } from '#app/features/office/contract.ts'
import { publishedApi } from '#app/features/pages/published-contract.ts'
import { to } from '#app/platform/browser/addresses.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { languageQuery } from '#app/platform/browser/language.ts'
import { ContentLanguage } from '#app/ui/page-language.tsx'
import * as words from '../words.ts'
import type { Route } from './+types/contact-page.ts'
import { ContactPageView } from './contact-page-view.tsx'
import { loadDestinationOptions } from './destination-options.ts'
import { describeReplyDay, sendContact } from './send-contact.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [page, destinationOptions] = await Promise.all([
    api.call(publishedApi.read, { querystring: { address: to('/contact') } }),
    loadDestinationOptions(api),
  ])
  return { page, destinationOptions }
}

/** Handles forms that are sent without scripts; with scripts the form calls the API. */
export async function action({ request, context }: Route.ActionArgs) {
  // A malformed body is validated like an empty form.
  const form = await request.formData().catch(() => new FormData())
  const api = context.get(apiContext)
  const office = await api.call(officeApi.readPublic, { querystring: languageQuery })
  const getWord = wordsAt(office.words, to('/contact'))
  const outcome = await sendContact(api, form, getWord('form_sent').text)
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const values = outcome.isSent ? {} : Object.fromEntries(texts)
  const reply = describeReplyDay(office, new Date(), getWord('reply_by').text)
  const description = outcome.isSent
    ? `${outcome.description.replace(/(?<![.!?।])$/, words.endOfSentence)} ${reply}`
    : outcome.description
  return data({ outcome: { ...outcome, description }, values }, { status: outcome.status })
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ContentLanguage {...loaderData.page}>
      <ContactPageView {...loaderData} submission={actionData} isDraft={false} />
    </ContentLanguage>
  )
}
