import { contactsApi, type NewContact } from '#app/features/contacts/contract.ts'
import { type LeadChange, leadsApi, type NewLead } from '#app/features/leads/contract.ts'
import type { LeadQuery } from '#app/features/leads/query-contract.ts'
import { stagesApi } from '#app/features/leads/stage-contract.ts'
import { makeContact } from './factories.ts'
import { startTestApp } from './test-app.ts'

/** Starts an app with helpers for working with leads. */
export async function startLeadApp() {
  const started = await startTestApp()
  const { administrator, visitor } = started
  return {
    ...started,
    sendEnquiry: (given: Partial<NewContact> = {}) =>
      visitor.call(contactsApi.send, { body: makeContact(given) }),
    list: (querystring: LeadQuery = {}) => administrator.call(leadsApi.list, { querystring }),
    find: (id: string) => administrator.call(leadsApi.find, { params: { id } }),
    add: (body: NewLead) => administrator.call(leadsApi.add, { body }),
    change: (id: string, body: LeadChange) =>
      administrator.call(leadsApi.change, { params: { id }, body }),
    addNote: (id: string, kind: 'note' | 'call', text: string) =>
      administrator.call(leadsApi.logActivity, { params: { id }, body: { kind, text } }),
    listStages: () => administrator.call(stagesApi.list, {}),
  }
}
