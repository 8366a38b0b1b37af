import type { Manifest } from '#app/contract/manifest.ts'

export const manifest: Manifest = {
  screens: {
    '/admin/leads': 'leads:work',
    '/admin/leads/stages': 'settings:change',
    '/admin/leads/settings': 'settings:change',
  },
  // Users with a narrower lead scope see changes in the timeline of each lead instead.
  subjects: {
    lead: {
      right: 'leads:all',
      one: 'lead',
      many: 'Leads',
      nameless: 'a lead that was erased',
      restore: { url: '/api/leads/:id/restore/', screen: '/admin/leads', isSearched: true },
    },
    guardian: { right: 'leads:all', one: 'guardian', many: 'Guardians', nameless: 'a guardian' },
    lead_access: {
      right: 'leads:all',
      one: 'lead',
      many: 'Viewed leads',
      nameless: 'a lead that was erased',
    },
    lead_numbers: {
      right: 'leads:all',
      one: 'list of numbers',
      many: 'Numbers for SMS',
      named: 'mobile numbers for SMS:',
    },
    lead_activity: { right: 'leads:all', one: 'note', many: 'Lead notes' },
    lead_settings: {
      right: 'settings:change',
      one: 'lead settings',
      many: 'Lead settings',
      nameless: 'the lead settings',
    },
    lead_stage: {
      right: 'settings:change',
      one: 'lead stage',
      many: 'Lead stages',
      restore: { url: '/api/lead-stages/:id/restore/', screen: '/admin/leads/stages' },
    },
    saved_view: {
      right: 'leads:work',
      one: 'saved view',
      many: 'Saved views',
      restore: { url: '/api/saved-views/:id/restore/', screen: '/admin/leads' },
    },
  },
  notifications: {
    enquiry: {
      title: 'New enquiry',
      plural: 'new enquiries',
      address: '/admin/leads',
      defaultChannels: ['mail', 'push'],
      rights: ['leads:work'],
    },
    overdue_reply: {
      title: 'Overdue reply',
      plural: 'overdue replies',
      address: '/admin/today',
      defaultChannels: ['mail', 'push'],
      rights: ['leads:work', 'chat:answer'],
    },
    follow_up: {
      title: 'Task due',
      plural: 'tasks due',
      address: '/admin/today',
      defaultChannels: ['mail', 'push'],
      rights: ['leads:work'],
    },
  },
}
