import type { ContactContent } from '#app/features/fixed-pages/contract.ts'
import type { PublicPage } from '#app/features/pages/published-contract.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { latest } from '#app/platform/browser/page-status.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import type { ContactFormProps } from './contact-form.tsx'
import { ContactPanel } from './contact-panel.tsx'
import type { DestinationOptions } from './destination-options.ts'

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
          title={title}
          description={description}
          path={address}
          picture={card}
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
