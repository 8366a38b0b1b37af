import { contactsApi, type NewContact } from '#app/features/contacts/contract.ts'
import {
  type Lead,
  type LeadChange,
  type LeadDetails,
  leadsApi,
} from '#app/features/leads/contract.ts'
import { type Merge, mergeApi } from '#app/features/leads/merge-contract.ts'
import { makeContact } from './factories.ts'
import { startTestApp } from './test-app.ts'

export const asha = { name: 'Asha Gurung', email: 'asha@student.example', phone: '9800000001' }
export const bikash = {
  name: 'Bikash Gurung',
  email: 'bikash@student.example',
  phone: '9800000001',
  country: 'Canada',
}

/** Starts an app with helpers that merge and unmerge leads. */
export async function startMergeApp() {
  const started = await startTestApp()
  const { administrator, visitor } = started
  const list = () => administrator.call(leadsApi.list, { querystring: {} })
  return {
    ...started,
    list,
    sendEnquiry: (given: Partial<NewContact>) =>
      visitor.call(contactsApi.send, { body: makeContact(given) }),
    /** Creates two leads of a family with one phone. */
    async createTwoLeads() {
      for (const person of [asha, bikash]) {
        await visitor.call(contactsApi.send, { body: makeContact(person) })
      }
      const [two, one] = await list()
      return [one, two] as [Lead, Lead]
    },
    find: (id: string) => administrator.call(leadsApi.find, { params: { id } }),
    change: (id: string, body: LeadChange) =>
      administrator.call(leadsApi.change, { params: { id }, body }),
    addNote: (id: string, kind: 'note' | 'call', text: string) =>
      administrator.call(leadsApi.logActivity, { params: { id }, body: { kind, text } }),
    merge: (id: string, other_id: string, fields: Merge['fields'] = []) =>
      administrator.attempt(mergeApi.merge, { params: { id }, body: { other_id, fields } }),
    unmerge: (id: string, other_id: string) =>
      administrator.attempt(mergeApi.unmerge, { params: { id }, body: { other_id } }),
    setDuplicateState: (
      endpoint: 'dismissDuplicate' | 'restoreDuplicate',
      id: string,
      other_id: string,
    ) => administrator.call(mergeApi[endpoint], { params: { id }, body: { other_id } }),
  }
}

/** Omits the activities of the merge. */
export const withoutMergeActivities = ({ timeline, ...lead }: LeadDetails) => ({
  ...lead,
  timeline: timeline.filter(({ kind }) => kind !== 'merge' && kind !== 'unmerge'),
})
