import type { Office, OpeningHours } from '#app/contract/office.ts'

export type ChatOffice = Pick<Office, 'name' | 'short_name'> & OpeningHours

const { office: officeJson } = document.querySelector<HTMLElement>('.chat-place')?.dataset ?? {}

/** The office data at the time the page was rendered. */
export const office: ChatOffice = JSON.parse(officeJson ?? '{}')
