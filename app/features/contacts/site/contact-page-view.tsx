import type { ApiClient } from '#app/contract/api-client.ts'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import type { ContactContent } from '#app/features/fixed-pages/contract.ts'
import { guidesApi } from '#app/features/guides/contract.ts'
import type { PublicPage } from '#app/features/pages/published-contract.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { latest } from '#app/platform/browser/page-status.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import type { ContactFormProps } from './contact-form.tsx'
import { ContactPanel } from './contact-panel.tsx'
import { type DestinationOptions, listDestinationOptions } from './destination-options.ts'

/** Loads the destination options. Without destinations or guides the form has the default options. */
export async function loadDestinationOptions(api: ApiClient) {
  const [destinations, guides] = await Promise.all([
    api.attempt(destinationsApi.list, {}),
    api.attempt(guidesApi.list, {}),
  ])
  return listDestinationOptions(
    destinations.ok ? destinations.value : [],
    guides.ok ? guides.value : [],
  )
}

interface ContactPageViewProps extends Pick<ContactFormProps, 'submission'> {
  page: PublicPage
  destinationOptions: DestinationOptions
  /** A preview has no metadata for search engines. */
  isDraft: boolean
}

export function ContactPageView(props: ContactPageViewProps) {
  const { page, destinationOptions, submission, isDraft } = props
  const office = useOffice()
  const { address, content, card, modified } = page
  const { title, description, heading, intro } = content as unknown as ContactContent

  return (
    <div className="frame pt-12 pb-20 lg:pt-16">
      {!isDraft && (
        <PageHead
          {...{ title, description, path: address, picture: card }}
          modified={latest(modified, office.changed_at ?? undefined)}
          parents={[]}
        />
      )}
      <h1 className="font-display text-title font-semibold text-night">{heading}</h1>
      {intro && <p className="mt-3 max-w-[65ch] text-lg text-ink/80">{intro}</p>}
      <ContactPanel {...destinationOptions} submission={submission} />
    </div>
  )
}
