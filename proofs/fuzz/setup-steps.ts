import { makeContact, makeFact } from '#tests/factories.ts'
import { nameCall, orderedSamples } from '#tests/ordered-samples.ts'
import { examplePassword, getPersonId } from './fixtures.ts'
import type { Json, Part, Step } from './step.ts'
import { listIdKinds } from './value-kinds.ts'

const futureTime = '2099-01-31T09:00:00.000Z'
const placeholder = ($response: string, back = 0): Json => ({ $response, back })
const value = { from: '100', valid_from: '2026-01-01', address: 'https://rules.example/fee' }
const row = { row: 2, name: 'Dorje Lama', phone: '9800000003', date: '2026-05-31', note: 'Fair' }
const importId = '01900000-0000-7000-8000-000000000001'
const mailId = '01900000-0000-7000-8000-000000000002'

/** Creates the data of an office after its first days, so that most routes find rows. */
export const setupSteps: Step[] = [
  step('owner', 'GET /api/administrators/'),
  step('owner', 'POST /api/pictures/', form('picture', 'png', { alt: 'An example' })),
  step('owner', 'POST /api/files/', form('file', 'pdf', { title: 'An example' })),
  ...orderedSamples.map(({ api, body }) => step('owner', nameCall(api.add), body)),
  step('owner', 'POST /api/facts/', makeFact()),
  step('owner', 'POST /api/facts/:id/values/', value),
  step('owner', 'POST /api/redirects/', { source: '/old', target: '/canada' }),
  step('owner', 'POST /api/pages/', { type: 'page', title: 'Fees' }),
  step('owner', 'POST /api/pages/:id/previews/', { is_shared: true }),
  step('owner', 'POST /api/assignment-rules/', {
    name: 'All',
    counsellor_ids: [getPersonId('counsellor')],
  }),
  step('owner', 'POST /api/webhooks/', {
    url: 'https://other.example/hook',
    events: ['lead.created'],
  }),
  step('owner', 'POST /api/api-keys/', {
    name: 'Example site',
    rights: ['leads:create'],
    expires_at: null,
  }),
  step('owner', 'POST /api/push/devices/', {
    endpoint: placeholder('endpoint'),
    p256dh: placeholder('p256dh'),
    auth: placeholder('auth'),
  }),
  step('owner', 'POST /api/administrators/', {
    username: 'Invited',
    email: 'invited@office.example',
    role: 'counsellor',
  }),
  step('owner', 'POST /api/saved-views/', { name: 'Mine', query: '', is_shared: true }),
  step('owner', 'PATCH /api/mails/settings/', { sends_auto_reply: true }),
  step('anonymous', 'POST /api/contacts/', makeContact()),
  step(
    'anonymous',
    'POST /api/contacts/',
    makeContact({ name: 'Bina', email: 'bina@student.example' }),
  ),
  step('anonymous', 'POST /api/messages/', {
    user_id: 'visitor-3',
    sender: 'user',
    message: 'Is there a scholarship?',
  }),
  step('anonymous', 'POST /api/messages/', {
    user_id: 'visitor-4',
    sender: 'user',
    message: 'How long does a visa take?',
  }),
  {
    ...step('owner', 'DELETE /api/messages/delete_user_messages/'),
    query: [['user_id', 'visitor-4']],
  },
  // Two possible duplicates, two merged leads, and one lead with every field.
  ...['Erina', 'Erina', 'Furba', 'Furba'].map((name, at) =>
    step('owner', 'POST /api/leads/', { name: `${name} Tamang`, email: `${at}@student.example` }),
  ),
  step('owner', 'POST /api/leads/:id/merge/', { other_id: placeholder('id leads', 1), fields: [] }),
  step('owner', 'GET /api/leads/:id/'),
  step('owner', 'POST /api/lead-imports/', { id: importId, file_name: 'fair.csv', rows: 1 }),
  step('owner', 'POST /api/lead-imports/:id/rows/', { rows: [row] }),
  step('owner', 'POST /api/leads/', {
    name: 'Bishnu',
    email: 'bishnu@student.example',
    countries: ['AU'],
  }),
  step('owner', 'POST /api/leads/:id/files/', form('file', 'pdf', {})),
  step('owner', 'POST /api/leads/:id/activities/', { kind: 'note', text: 'Begins in spring.' }),
  step('owner', 'POST /api/leads/:id/documents/', { kind: 'passport', title: 'Passport' }),
  step('owner', 'POST /api/leads/:id/documents/suggestions/', { country: 'AU' }),
  step('owner', 'POST /api/leads/:id/tasks/', { kind: 'call', due: futureTime }),
  step('owner', 'POST /api/leads/:id/mails/', {
    id: mailId,
    email: 'bishnu@student.example',
    text: 'You can begin in February.',
  }),
  step('owner', 'PATCH /api/leads/:id/', { follow_up_at: futureTime, follow_up_channel: 'phone' }),
  step('owner', 'GET /api/leads/:id/'),
  step('editor', 'POST /api/account/factors/codes/', {}),
  step('editor', 'POST /api/account/factors/codes/confirm/', {
    code: placeholder('one-time code'),
  }),
  step('counsellor', 'POST /api/account/factors/passkeys/options/'),
  step('counsellor', 'POST /api/account/factors/passkeys/', {
    challenge: placeholder('issued /api/account/factors/passkeys/'),
    name: 'Phone',
    answer: placeholder('new passkey'),
  }),
  step('counsellor', 'GET /api/account/factors/'),
  step('owner', 'PUT /api/required-factors/', { roles: ['viewer'] }),
  // Signs in: with a second factor, and with one that must be set up.
  ...['Own-leads', 'Editor', 'Counsellor', 'Viewer'].map((username) =>
    step('anonymous', 'POST /api/token/', { username, password: examplePassword }),
  ),
  step('owner', 'POST /api/backups/'),
]

/** A step about the newest row of the route's type. */
function step(as: string, route: string, content?: object): Step {
  const [method = '', url = ''] = route.split(' ')
  const path = url.split(/(:\w+)/).map((part) => {
    const kinds = listIdKinds(part.slice(1), url)
    return part.startsWith(':') ? { value: placeholder(kinds) } : part
  })
  if (!content) return { as, route, method, path, query: [], headers: {} }
  const isForm = 'form' in content
  const headers: Step['headers'] = isForm ? {} : { 'content-type': 'application/json' }
  const body = isForm ? (content as { form: Part[] }) : { json: content as Json }
  return { as, route, method, path, query: [], headers, body }
}

function form(name: string, sample: string, texts: Record<string, string>) {
  const fields = Object.entries(texts).map(([name, value]): Part => ({ name, value }))
  return { form: [...fields, { name, file: { sample, changes: [] } }] }
}
