import { useLocation } from 'react-router'
import { fillIn } from '#app/contract/fill-in.ts'
import { languageOfAddress } from '#app/contract/languages.ts'
import type { Office } from '#app/contract/office.ts'
import { wordsAt } from '#app/contract/office-words.ts'
import { listHolidays } from '#app/features/office/hours-contract.ts'
import { localizeAddress } from '#app/platform/browser/addresses.ts'
import { language as ownLanguage } from '#app/platform/browser/language.ts'
import type { ChatOffice, ChatWord, ChatWordName } from '../panel/office.ts'
import * as words from './words.ts'

/** The floating button of every public page; launcher.ts starts it. */
export function ChatLauncher({ office }: { office: Office }) {
  const { pathname } = useLocation()
  return (
    <>
      <button
        type="button"
        aria-label={words.openChat(0)}
        aria-expanded={false}
        aria-controls="chat-panel"
        data-early
        className="group chat-launcher help-button"
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" className="fill-none stroke-2 stroke-current">
          <path
            d="M21 11.5a8.5 8.5 0 0 1-12.4 7.6L3.5 20.5l1.4-5.1A8.5 8.5 0 1 1 21 11.5z"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="group-aria-expanded:hidden"
          />
          <path
            d="M6 6l12 12M18 6L6 18"
            strokeLinecap="round"
            className="hidden group-aria-expanded:block"
          />
        </svg>
        <span
          hidden
          className="chat-unread absolute -top-2 -right-2 min-w-6 rounded-full bg-coral px-1.5 text-center font-semibold text-night text-sm"
        />
      </button>
      <div
        id="chat-panel"
        className="chat-place"
        data-office={toChatOffice(office, localizeAddress(pathname))}
      />
      <p
        role="status"
        className="chat-notice fixed right-4 bottom-20 left-4 z-40 max-w-sm rounded-card border-line bg-white text-sm not-empty:border not-empty:px-3 not-empty:py-2"
      />
    </>
  )
}

/** Embedded in the page for panel/office.ts, which saves a request. */
function toChatOffice(office: Office, address: string) {
  const { name, short_name, week, time_zone } = office
  const getWord = wordsAt(office.words, address)
  return JSON.stringify({
    name,
    short_name,
    week,
    holidays: listHolidays(office, new Date(), HOLIDAY_DAYS),
    time_zone,
    language: languageOfAddress(address),
    welcome: [getWord('chat_welcome').text, getWord('chat_welcome_contact').text],
    words: Object.fromEntries(
      wordNames.map((wordName): [ChatWordName, ChatWord] => {
        const { text, language } = getWord(wordName)
        const lang = language === ownLanguage ? undefined : language
        return [wordName, { text: fillIn(text, { office: short_name }), lang }]
      }),
    ) as ChatOffice['words'],
  } satisfies ChatOffice)
}

const wordNames: ChatWordName[] = [
  'chat_contact_open',
  'chat_contact_closed',
  'chat_privacy',
  'chat_closed',
  'reply_by',
]

/** The number of days whose holidays the page passes to the chat. */
const HOLIDAY_DAYS = 60
