import { useContext } from 'react'
import { DocumentContext } from '#app/platform/browser/document-context.ts'
import { Button } from '#app/ui/button.tsx'
import type { TagSettings } from '../contract.ts'
import { splitLines } from '../split-lines.ts'
import * as words from '../words.ts'
import { askConsent } from './ask-consent.ts'

interface ConsentProps {
  settings: TagSettings
}

/** Asks whether the page may load scripts of other companies; nothing if the office uses none. */
export function ConsentBar({ settings }: ConsentProps) {
  const { nonce } = useContext(DocumentContext)
  const services = listServices(settings)
  if (services.length === 0) return null
  const { google_id, pixel_id, scripts } = settings
  const tags = JSON.stringify({ google_id, pixel_id, scripts: splitLines(scripts) })

  return (
    <section
      hidden
      aria-label={words.consentTitle}
      data-tags={tags}
      className="border-b border-line bg-white print:hidden"
    >
      <div className="frame flex flex-wrap items-center justify-between gap-3 py-3">
        <p className="max-w-prose">{words.mayWeUse(services)}</p>
        <p className="flex gap-3">
          <Button value="no">{words.decline}</Button>
          <Button value="yes">{words.agree}</Button>
        </p>
      </div>
      <script data-consent nonce={nonce} dangerouslySetInnerHTML={{ __html: askConsent }} />
    </section>
  )
}

/** Shows the bar again, so that a visitor can change the choice. */
export function ConsentLink({ settings, className }: ConsentProps & { className: string }) {
  if (listServices(settings).length === 0) return null
  return (
    <a href="#consent" className={`${className} noscript:hidden`}>
      {words.privacyChoices}
    </a>
  )
}

/** Returns the names of the services, or the hosts of their scripts. */
function listServices({ google_id, pixel_id, scripts }: TagSettings) {
  return [
    google_id && 'Google Analytics',
    pixel_id && 'Meta Pixel',
    ...splitLines(scripts).map((address) => new URL(address).host),
  ].filter(Boolean)
}
