import { data } from 'react-router'
import { apiContext } from '#app/base/browser/api-context.ts'
import { useOffice } from '#app/base/browser/office-context.ts'
import { latest } from '#app/base/browser/page-facts.ts'
import * as shared from '#app/base/browser/words.ts'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { guidesApi } from '#app/features/guides/contract.ts'
import { mainBranch, officeApi } from '#app/features/office/contract.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import * as words from '../words.ts'
import type { Route } from './+types/contact-page.ts'
import { promiseAnswer } from './answer-promise.ts'
import { ContactPanel } from './contact-panel.tsx'
import { listOffered } from './offered.ts'
import { sendContact } from './send-contact.ts'

/** The page does not fail for want of the destinations: its form then offers the usual ones alone. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [destinations, guides] = await Promise.all([
    api.attempt(destinationsApi.list, {}),
    api.attempt(guidesApi.list, {}),
  ])
  return listOffered(destinations.ok ? destinations.value : [], guides.ok ? guides.value : [])
}

/** For visitors without scripts; with scripts the form talks to the API itself. */
export async function action({ request, context }: Route.ActionArgs) {
  // A body that is no form at all is judged like an empty one.
  const form = await request.formData().catch(() => new FormData())
  const api = context.get(apiContext)
  const outcome = await sendContact(api, form)
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const values = outcome.isSent ? {} : Object.fromEntries(texts)
  const promise = outcome.isSent
    ? `. ${promiseAnswer(await api.call(officeApi.readPublic, {}), new Date())}`
    : ''
  const told = { ...outcome, description: outcome.description + promise }
  return data({ outcome: told, values }, { status: outcome.status })
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const office = useOffice()

  return (
    <div className="frame pt-12 pb-20 lg:pt-16">
      <PageHead
        title={words.contactUs}
        description={words.pageDescription(office.name, mainBranch(office).address)}
        path="/contact"
        modified={latest('2026-11-21', office.changed_at?.slice(0, 10))}
        parents={[]}
      />
      <h1 className="font-display text-title font-semibold text-night">{words.contactUs}</h1>
      <p className="mt-3 max-w-[65ch] text-lg text-ink/80">{shared.writeToUs}</p>
      <ContactPanel {...loaderData} submission={actionData} />
    </div>
  )
}
