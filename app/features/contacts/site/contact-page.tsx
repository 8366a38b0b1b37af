import { data } from 'react-router'
import { officeApi } from '#app/features/office/contract.ts'
import { publishedApi } from '#app/features/pages/published-contract.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import type { Route } from './+types/contact-page.ts'
import { ContactPageView, loadDestinationOptions } from './contact-page-view.tsx'
import { describeReplyDay } from './reply-day.ts'
import { sendContact } from './send-contact.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [page, destinationOptions] = await Promise.all([
    api.call(publishedApi.read, { querystring: { address: '/contact' } }),
    loadDestinationOptions(api),
  ])
  return { page, destinationOptions }
}

/** Handles forms that are sent without scripts; with scripts the form calls the API. */
export async function action({ request, context }: Route.ActionArgs) {
  // A malformed body is validated like an empty form.
  const form = await request.formData().catch(() => new FormData())
  const api = context.get(apiContext)
  const outcome = await sendContact(api, form)
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const values = outcome.isSent ? {} : Object.fromEntries(texts)
  const promise = outcome.isSent
    ? `. ${describeReplyDay(await api.call(officeApi.readPublic, {}), new Date())}`
    : ''
  const outcomeWithDay = { ...outcome, description: outcome.description + promise }
  return data({ outcome: outcomeWithDay, values }, { status: outcome.status })
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ContactPageView {...loaderData} submission={actionData} isDraft={false} />
}
