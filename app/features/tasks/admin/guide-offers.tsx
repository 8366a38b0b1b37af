import { Button } from '#app/ui/button.tsx'
import { checklistApi, type GuideSuggestion } from '../checklist-contract.ts'
import { useChecklist } from './use-checklist.ts'

interface GuideOffersProps {
  leadId: string
  offers: GuideSuggestion[]
  /** Whether the checklist is empty. */
  isFirst: boolean
}

/** Offers the documents and steps of the guides to the lead's countries. */
export function GuideOffers({ leadId, offers, isFirst }: GuideOffersProps) {
  const { send, isSending } = useChecklist()
  if (offers.length === 0) {
    if (!isFirst) return null
    return (
      <p className="text-sm text-ink/75">
        When a country in “Interests” has a guide, you can add its documents and steps here.
      </p>
    )
  }

  const start = ({ country }: GuideSuggestion) =>
    send((api) =>
      api.attempt(checklistApi.addSuggested, { params: { id: leadId }, body: { country } }),
    )

  return (
    <ul className="grid gap-2">
      {offers.map((offer) => (
        <li
          key={offer.country}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg bg-paper px-3 py-2"
        >
          <p className="min-w-0 flex-1 basis-56 text-sm wrap-anywhere">
            {isFirst
              ? `The guide to ${offer.name} lists ${offer.titles.length} documents and steps.`
              : `The guide to ${offer.name} also lists: ${nameFirst(offer.titles)}.`}
          </p>
          <Button size="small" disabled={isSending} onClick={() => start(offer)}>
            {isFirst ? `Use the guide to ${offer.name}` : 'Add'}
            {!isFirst && <span className="sr-only"> from the guide to {offer.name}</span>}
          </Button>
        </li>
      ))}
    </ul>
  )
}

const MAX_NAMED = 3

function nameFirst(titles: string[]) {
  const more = titles.length - MAX_NAMED
  const names = titles.slice(0, MAX_NAMED).join(' · ')
  return more > 0 ? `${names} · and ${more} more` : names
}
