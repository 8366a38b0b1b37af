import { makeContact, makeFact, makeScholarship, makeSlide, makeTestimonial } from '#tests/make.ts'
import type { Json, Step } from './step.ts'
import { examplePoint } from './values.ts'
import { examplePassword } from './world.ts'

const device = { endpoint: 'https://fcm.googleapis.com/fcm/send/example', p256dh: examplePoint }
const soon = '2099-01-31T09:00:00.000Z'
const note = { kind: 'note', text: 'Wants to begin in spring.' }
const page = { kind: 'page', title: 'Fees' }
const picture: Step['body'] = {
  form: [
    { name: 'alt', value: 'An example' },
    { name: 'picture', file: { sample: 'png', changes: [] } },
  ],
}
const file: Step['body'] = {
  form: [
    { name: 'kind', value: 'passport' },
    { name: 'file', file: { sample: 'pdf', changes: [] } },
  ],
}

/** What an office has after its first days, so that most routes find something. */
export const firstSteps: Step[] = [
  step('owner', 'POST /api/pictures/', picture),
  step('owner', 'POST /api/hero-slides/', { json: makeSlide() as unknown as Json }),
  step('owner', 'POST /api/scholarships/', { json: makeScholarship() as unknown as Json }),
  step('owner', 'POST /api/testimonials/', {
    json: makeTestimonial({ is_published: false }) as unknown as Json,
  }),
  step('owner', 'POST /api/facts/', { json: makeFact() as unknown as Json }),
  step('owner', 'POST /api/redirects/', { json: { source: '/old', target: '/canada' } }),
  step('owner', 'POST /api/documents/', { json: page }),
  step('owner', 'POST /api/webhooks/', {
    json: { url: 'https://other.example/hook', events: ['lead.created'] },
  }),
  step('owner', 'POST /api/api-keys/', {
    json: { name: 'Example site', rights: ['leads:create'], expires_at: null },
  }),
  step('owner', 'POST /api/push/devices/', { json: { ...device, auth: 'A'.repeat(22) } }),
  step('owner', 'POST /api/administrators/', {
    json: { username: 'Invited', email: 'invited@office.example', role: 'counsellor' },
  }),
  step('owner', 'POST /api/lead-views/', { json: { name: 'Mine', query: '', is_shared: true } }),
  step('nobody', 'POST /api/contacts/', { json: makeContact() as unknown as Json }),
  step('nobody', 'POST /api/contacts/', {
    json: makeContact({ name: 'Bina', email: 'bina@student.example' }) as unknown as Json,
  }),
  step('nobody', 'POST /api/messages/', {
    json: { user_id: 'visitor-3', sender: 'user', message: 'Is there a scholarship?' },
  }),
  step('owner', 'POST /api/leads/', { json: { name: 'Chandra', countries: ['AU'] } }),
  onLead('POST', 'files', file),
  onLead('POST', 'entries', { json: note }),
  onLead('POST', 'checklist', { json: { kind: 'document', title: 'Passport' } }),
  onLead('POST', 'checklist/start', { json: { country: 'AU' } }),
  {
    ...step('owner', 'PATCH /api/leads/:id/', { json: { next_at: soon, next_how: 'phone' } }),
    path: ['/api/leads/', { value: { $known: 'id leads', back: 0 } }, '/'],
  },
  step('editor', 'POST /api/account/factors/codes/', { json: {} }),
  step('editor', 'POST /api/account/factors/codes/confirm/', {
    json: { code: { $known: 'figures', back: 0 } },
  }),
  step('owner', 'PUT /api/required-factors/', { json: { roles: ['counsellor'] } }),
  // Signs in, is asked for a second factor, is asked to set one up.
  ...['Viewer', 'Editor', 'Counsellor'].map((username) =>
    step('nobody', 'POST /api/token/', { json: { username, password: examplePassword } }),
  ),
]

function step(as: string, route: string, body: Step['body']): Step {
  const [method = '', url = ''] = route.split(' ')
  const headers: Step['headers'] =
    body && 'json' in body ? { 'content-type': 'application/json' } : {}
  return { as, route, method, path: [url], query: [], headers, ...(body && { body }) }
}

function onLead(method: string, what: string, body: Step['body']): Step {
  const lead = { value: { $known: 'id leads', back: 0 } }
  return {
    ...step('owner', `${method} /api/leads/:id/${what}/`, body),
    path: ['/api/leads/', lead, `/${what}/`],
  }
}
