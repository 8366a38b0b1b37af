import { to } from '#app/platform/browser/addresses.ts'
import * as words from './words.ts'

/**
 * Replaces the chat launcher in browsers without scripts. Other browsers never render noscript, so the
 * client bundle omits its content.
 */
export function ChatWithoutScripts() {
  return (
    <noscript>
      {import.meta.env.SSR && (
        <a href={to('/contact')} className="help-button">
          <svg viewBox="0 0 24 24" aria-hidden="true" className="fill-none stroke-2 stroke-current">
            <path d="M21 11.5a8.5 8.5 0 0 1-12.4 7.6L3.5 20.5l1.4-5.1A8.5 8.5 0 1 1 21 11.5z" />
          </svg>
          <span className="sr-only">{words.writeToUs}</span>
        </a>
      )}
    </noscript>
  )
}
