import type { FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import type { Office } from '#app/contract/office.ts'
import { describeBrowser } from '#app/platform/server/http/describe-browser.ts'
import { clientAddress } from '#app/platform/server/http/rate-limit.ts'
import type { MailPart } from '#app/platform/server/mail/mail.ts'
import { formatDateTime } from './format-date-time.ts'

/** Time, device and address of a request. */
export const Origin = Type.Object({
  at: Type.String(),
  /** As a description: a User-Agent can contain anything. */
  device: Type.String(),
  address: Type.String(),
})
type Origin = Static<typeof Origin>

export const readOrigin = (request: FastifyRequest): Origin => ({
  at: new Date().toISOString(),
  device: describeBrowser(request.headers['user-agent'] ?? ''),
  address: clientAddress(request),
})

/** Formats the origin for a mail. */
export const describeOrigin = (
  office: Pick<Office, 'time_zone'>,
  { at, device, address }: Origin,
): MailPart => ({
  facts: [
    ['When', formatDateTime(office, at)],
    ['Device', device],
    ['Address', address],
  ],
})
