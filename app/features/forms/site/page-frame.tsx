import type { ReactNode } from 'react'
import { to } from '#app/platform/browser/addresses.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import * as words from '../words.ts'

export const link =
  'inline-flex min-h-9 items-center justify-self-start underline underline-offset-4 wrap-anywhere'

export function FormNotFound() {
  return (
    <Frame title={words.notFound}>
      <p>{words.notFoundHint}</p>
      <a href={to('/contact')} className={link}>
        {words.contact}
      </a>
    </Frame>
  )
}

interface FrameProps {
  title: string
  /** Default: the title. */
  heading?: ReactNode
  children: ReactNode
}

export function Frame({ title, heading = title, children }: FrameProps) {
  return (
    <div className="frame grid grid-cols-1 gap-5 pt-12 pb-20 wrap-anywhere lg:pt-16">
      <PageHead title={title} />
      <h1 className="font-display text-title font-semibold text-night wrap-anywhere">{heading}</h1>
      {children}
    </div>
  )
}
