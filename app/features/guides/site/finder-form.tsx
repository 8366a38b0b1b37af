import { to } from '#app/platform/browser/addresses.ts'
import { formatAmount } from '#app/platform/browser/amounts/amount.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { budgets, type FinderOptions, type FinderValues } from '../content/finder.ts'
import { levels } from '../content/first-year.ts'
import * as words from '../words.ts'

interface FinderFormProps extends FinderOptions {
  values?: FinderValues
  /** The fields to correct. */
  invalid?: (keyof FinderValues)[]
}

/** A plain form that loads /find. Without exchange rates it does not ask for a budget. */
export function FinderForm({ countries, hasRupees, values, invalid = [] }: FinderFormProps) {
  const errorOf = (field: keyof FinderValues) =>
    invalid.includes(field) ? words.finderErrors[field] : undefined

  return (
    <form action={to('/find')} className="grid grid-cols-2 gap-x-3 gap-y-2 text-ink lg:gap-y-3.5">
      {hasRupees && (
        <div className="col-span-full">
          <Field label={words.budget} error={errorOf('budget')}>
            {(control) => (
              <select {...control} name="budget" defaultValue={values?.budget}>
                <option value="">{words.anyBudget}</option>
                {budgets.map((lakh) => (
                  <option key={lakh} value={lakh}>
                    {words.upTo(formatLakh(lakh))}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
      )}
      <Field label={words.level} error={errorOf('level')}>
        {(control) => (
          <select {...control} name="level" defaultValue={values?.level}>
            <option value="">{words.anyLevel}</option>
            {levels.map((each) => (
              <option key={each} value={each}>
                {words.levelNames[each]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={words.country} error={errorOf('country')}>
        {(control) => (
          <select {...control} name="country" defaultValue={values?.country}>
            <option value="">{words.anyCountry}</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code.toLowerCase()}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button type="submit" variant="primary" className="col-span-full mt-1 min-h-12">
        {words.showWhatFits}
      </Button>
    </form>
  )
}

/** Formats an amount in lakh: "NPR 60 lakh". */
const formatLakh = (lakh: number) =>
  formatAmount({
    from: String(lakh * 100_000),
    to: '',
    bound: '',
    text: '',
    unit: 'NPR',
    of: '',
    per: '',
  })

/** The heading of the form. */
export const finderHeading = ({ hasRupees }: Pick<FinderOptions, 'hasRupees'>) =>
  hasRupees ? words.whatFitsYourBudget : words.whatCanYouStudy
