import { type Static, Type } from 'typebox'
import type { Endpoint } from '#app/contract/endpoint.ts'

/** Settings for the work with leads. */
export const LeadSettings = Type.Object({
  /** Minutes of opening hours within which the first response must come. */
  response_target_minutes: Type.Integer({ minimum: 1, maximum: 6000 }),
  /** Months without activity after which a lead is offered for erasure; 0 for never. */
  inactive_months: Type.Integer({ minimum: 0, maximum: 600 }),
})
export type LeadSettings = Static<typeof LeadSettings>

/** Defaults until the office changes the settings. */
export const defaultSettings: LeadSettings = { response_target_minutes: 30, inactive_months: 0 }

export const leadSettingsApi = {
  read: {
    method: 'GET',
    url: '/api/lead-settings/',
    schema: { summary: 'Get the lead settings', response: { 200: LeadSettings } },
    config: { access: 'administrator', right: 'leads:work', rowAccess: 'none' },
  },
  change: {
    method: 'PATCH',
    url: '/api/lead-settings/',
    schema: {
      summary: 'Update the lead settings; omitted fields stay unchanged',
      body: Type.Partial(LeadSettings),
      response: { 200: LeadSettings },
    },
    config: { access: 'administrator', right: 'settings:change' },
  },
} satisfies Record<string, Endpoint>
