import { X } from 'lucide-react'
import { useContext } from 'react'
import { localizeAddress } from '#app/platform/browser/addresses.ts'
import { DocumentContext } from '#app/platform/browser/document-context.ts'
import { language as siteLanguage } from '#app/platform/browser/language.ts'
import type { PublicAnnouncement } from '../contract.ts'
import * as words from '../words.ts'
import { dismissAnnouncement } from './dismiss-announcement.ts'

/** The announcement above the header. Visitors can close it; without scripts it has no button. */
export function AnnouncementBar({ announcement }: { announcement: PublicAnnouncement }) {
  const { nonce } = useContext(DocumentContext)
  const { id, text, language, link, link_text } = announcement
  const lang = language === siteLanguage ? undefined : language

  return (
    <section
      aria-label={words.announcement}
      data-id={id}
      className="bg-amber-tint text-amber-ink print:hidden"
    >
      <div className="frame flex items-center justify-between gap-x-2">
        <p className="min-w-0 py-2 wrap-anywhere">
          <span lang={lang}>{text}</span>
          {link && (
            <>
              {' '}
              <a
                href={localizeAddress(link)}
                rel={link.startsWith('/') ? undefined : 'noopener'}
                lang={link_text ? lang : undefined}
                className="font-semibold underline underline-offset-4"
              >
                {link_text || words.learnMore}
              </a>
            </>
          )}
        </p>
        <button
          type="button"
          hidden
          aria-label={words.closeAnnouncement}
          className="grid size-11 shrink-0 place-items-center"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: dismissAnnouncement }} />
    </section>
  )
}
