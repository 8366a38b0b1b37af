import type { Language } from '#app/contract/languages.ts'
import type { Office, OpeningHours } from '#app/contract/office.ts'
import { setPageCalendar } from '#app/platform/browser/page-calendar.ts'

/** A text that the office can change. `lang` is left out if it is the language of the interface. */
export interface ChatWord {
  text: string
  lang?: string
}

/** The texts of the panel that the office can change. */
export type ChatWordName =
  | 'chat_contact_open'
  | 'chat_contact_closed'
  | 'chat_privacy'
  | 'chat_closed'
  | 'reply_by'

export interface ChatOffice extends Pick<Office, 'name' | 'short_name'>, OpeningHours {
  /** The language of the page. */
  language: Language
  /** The two welcome messages in this language. */
  welcome: string[]
  words: Record<ChatWordName, ChatWord>
}

setPageCalendar()

const { office: officeJson } = document.querySelector<HTMLElement>('.chat-place')?.dataset ?? {}

/** The office data at the time the page was rendered. */
export const office: ChatOffice = JSON.parse(officeJson ?? '{}')
