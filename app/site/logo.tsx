import { to } from '#app/base/browser/addresses.ts'
import { office } from '#app/features/office/contract.ts'
import * as words from './words.ts'

export function Logo() {
  return (
    <a href={to('/')} className="inline-flex min-h-11 items-center gap-3">
      <img src="/logo.svg" alt="" width="40" height="40" />
      <span className="font-display text-2xl font-semibold tracking-tight max-xs:sr-only">
        {office.shortName}
      </span>
      <span className="sr-only">{words.homePage}</span>
    </a>
  )
}
