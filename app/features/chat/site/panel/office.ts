import type { Office, OpeningHours } from '#app/contract/office.ts'

export type ChatOffice = Pick<Office, 'name' | 'short_name'> & OpeningHours

const { office: submitted } = document.querySelector<HTMLElement>('.chat-place')?.dataset ?? {}

/** As it was when the page was made. */
export const office: ChatOffice = JSON.parse(submitted ?? '{}')
