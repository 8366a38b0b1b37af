import type { FactCardProps } from '#app/platform/admin/fact-help.tsx'
import { Button } from '#app/ui/button.tsx'
import { ChangeButton } from './change-button.tsx'
import { formatPresentValue, getCountryName, getStatus } from './fact-labels.ts'
import { useFacts } from './use-facts.ts'

/** Label and present value of a fact in a text, and what can be done with it. */
export default function FactCard({ factKey, onReplace, onRemove }: FactCardProps) {
  const facts = useFacts()
  const fact = facts.find(({ key }) => key === factKey)

  return (
    <div className="grid gap-2 border-t border-line p-2 text-sm">
      {fact ? (
        <div role="status">
          <p className="font-semibold wrap-anywhere">
            {fact.country ? `${getCountryName(fact.country)}: ${fact.label}` : fact.label}
          </p>
          <p className="text-ink/75 wrap-anywhere">
            {`${formatPresentValue(fact)} · ${getStatus(fact)}`}
          </p>
        </div>
      ) : (
        <p role="status">
          {facts.length > 0 ? `There is no fact “${factKey}” any more.` : 'Loading...'}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {fact && <ChangeButton fact={fact} text="Change this fee" />}
        <Button size="small" onClick={onReplace}>
          Other fact
        </Button>
        <Button size="small" onClick={onRemove}>
          Remove fact
        </Button>
      </div>
    </div>
  )
}
