import { to } from '#app/platform/browser/addresses.ts'
import { Button } from '#app/ui/button.tsx'
import * as words from '../words.ts'

interface CountryChooserProps {
  countries: { code: string; name: string }[]
  chosen: string[]
  /** Texts that explain why there is no comparison, or that countries were left out. */
  remarks: string[]
}

/** A form that works without scripts. The comparison page normalizes the query that it sends. */
export function CountryChooser({ countries, chosen, remarks }: CountryChooserProps) {
  return (
    <form
      action={to('/compare')}
      className="mt-8 rounded-card border border-line bg-white p-5 sm:mt-12 sm:p-8 print:hidden"
    >
      <fieldset>
        <legend className="font-display text-xl font-semibold text-night sm:text-2xl">
          {words.chooseTwoToFour}
        </legend>
        {remarks.map((remark) => (
          <p key={remark} className="mt-2 font-semibold text-indigo">
            {remark}
          </p>
        ))}
        <ul className="mt-4 grid gap-x-6 min-[22rem]:grid-cols-2 lg:grid-cols-4">
          {countries.map(({ code, name }) => (
            <li key={code}>
              <label className="flex min-h-11 cursor-pointer items-center gap-3 leading-tight">
                <input
                  type="checkbox"
                  name="countries"
                  value={code.toLowerCase()}
                  defaultChecked={chosen.includes(code)}
                  className="size-5 shrink-0 accent-indigo"
                />
                {name}
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <Button type="submit" variant="primary" className="mt-5 min-h-12 px-7">
        {words.compare}
      </Button>
    </form>
  )
}
