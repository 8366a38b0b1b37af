import type { ReactNode } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { SearchForm } from '#app/features/search/site/search-form.tsx'
import { to } from '#app/platform/browser/addresses.ts'
import { localizeDigits } from '#app/platform/browser/digits.ts'
import { buttonClassName } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { RouteLine } from '#app/ui/route-line.tsx'
import * as words from './words.ts'

/** The error page. */
export function ErrorNotice({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  return <Notice heading={words.somethingWentWrong} text={words.cannotBeShown} />
}

/** `children` are the ways on; default: the search. */
export function NotFound({ children = <SearchForm /> }: { children?: ReactNode }) {
  return (
    <Notice code={localizeDigits(404)} heading={words.oopsPageNotFound} text={words.nothingHere}>
      {children}
    </Notice>
  )
}

interface NoticeProps {
  code?: string
  heading: string
  text: string
  children?: ReactNode
}

function Notice({ code, heading, text, children }: NoticeProps) {
  return (
    <div
      data-part={code && 'missing'}
      className="frame section-gap flex flex-col items-center gap-4 text-center"
    >
      <PageHead title={heading} />
      <RouteLine className="w-56 max-w-full text-ink/60" />
      {code && <p className="text-sm font-semibold tracking-widest text-ink/75">{code}</p>}
      <h1 className="font-display text-title font-semibold text-night">{heading}</h1>
      <p className="max-w-prose text-lg text-ink/80">{text}</p>
      {children}
      <a href={to('/')} className={`${buttonClassName(children ? 'plain' : 'primary')} mt-4`}>
        {words.returnToHome}
      </a>
    </div>
  )
}
