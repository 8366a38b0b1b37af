import { getDefaultLogo } from '#app/features/country-pictures/contract.ts'
import { to } from '#app/platform/browser/addresses.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import * as words from './words.ts'

export function Logo() {
  return (
    <a href={to('/')} className="inline-flex min-h-11 items-center gap-3">
      <LogoPicture />
      <span className="sr-only">{words.homePage}</span>
    </a>
  )
}

/** The office's logo. Without a logo: the office's icon or the default icon, with the short name. */
export function LogoPicture() {
  const office = useOffice()
  const { logo, mark, short_name } = office
  if (logo) {
    return (
      <img src={`${logo}?w=480`} alt={short_name} className="h-10 w-auto max-w-52 object-contain" />
    )
  }
  return (
    <>
      <img
        src={mark ? `${mark}?w=480` : getDefaultLogo('logo', office)}
        alt=""
        width="40"
        height="40"
        className={mark && 'size-10 object-contain'}
      />
      <span className="font-display text-2xl font-semibold tracking-tight @max-[17rem]:sr-only">
        {short_name}
      </span>
    </>
  )
}
