export const phones = ['+977 980-0000000', '9800000001', '०९८००००००२३', '+1 (202) 555-0101']

export const addresses = [
  '',
  '/',
  '/contact',
  '/canada',
  'https://other.example/a.png',
  'http://[::1]/',
  'https://fcm.googleapis.com/fcm/send/example',
]

export const texts = [
  '',
  'Asha Gurung',
  'Fees',
  'नमस्ते',
  'विद्यार्थी भिसा',
  '۱۲۳ १२३',
  '‮gnol',
  '🎓👩‍🎓',
  'a, b; c',
].concat(['<b>x</b>', '{uk.student-visa.fee}', '%_\\', "O'Neil", '2026-11-30', '09:00', '/canada'])

/** Colours of images; an image that exists is not stored again. */
export const colours = ['#a00', '#0a0', '#00a', '#aa0', '#a0a', '#0aa', '#aaa', '#000']

/** Sensible values for these fields, besides those of responses. */
export const exampleValues: Record<string, string[]> = {
  username: ['Owner', 'owner', 'Editor', 'Viewer', 'Counsellor'],
  password: [
    'example-password',
    'example-password',
    'example-password',
    'another-example-password',
    'wrong',
  ],
  current_password: ['example-password', 'wrong'],
  new_password: ['example-password', 'another-example-password'],
  time_zone: ['Asia/Kathmandu', 'Europe/London', 'Mars/Base'],
  country: ['NP', 'AU', 'CA', 'Canada', 'UK', ''],
  countries: ['NP', 'AU', 'CA'],
  number: ['1', '2'],
  at: ['2098-03-01T09:00', '2020-03-01T09:00:00'],
  why: ['', 'New fees'],
  primary_colour: ['#16245a', '#fff', 'red', '#fff59d'],
  colours: ['8b0000-f5c518', 'red'],
  accent_colour: ['#f5a524', '#16245a', 'red'],
  deadline: ['2027-01-31', '2020-01-31'],
  consent_on: ['2026-10-20'],
  from: ['2026-01-01', '09:00', '100'],
  until: ['2026-12-31', '18:00', '24:00'],
  branch: ['', 'Head office'],
  condition: ['', 'outside London'],
  valid_from: ['2026-08-01', '2027-01-01'],
  valid_until: ['', '2028-01-01'],
  page_date: ['', '2026-05-31'],
  target: ['/canada', 'https://other.example/'],
  source: [
    '/former/fees',
    '/former/visas',
    '/former/आवेदन',
    '/old',
    '/canada',
    'https://grants.example/',
  ],
  list: ['contacts', 'leads'],
  w: ['480', '960'],
  q: ['visa', 'Asha', 'भिसा', '980', '"', '%', '_', "'", '\\'],
}
