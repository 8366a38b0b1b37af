import type { Texts } from '#app/contract/texts.ts'

export default {
  // admin/counsellors.tsx
  Free: 'खाली',
  'With a visitor': 'आगन्तुकसँग',
  'Out of office': 'बिदामा',
  'Who is free': 'को खाली हुनुहुन्छ',
  '· {waiting} waiting': '· पर्खिरहेका {waiting}',
  // admin/front-desk-page.tsx
  Visitors: 'आगन्तुक',
  Day: 'दिन',
  'Enter a day.': 'मिति लेख्नुहोस्।',
  'Failed to export visitors. Please try again.':
    'आगन्तुकको सूची एक्सपोर्ट गर्न सकिएन। फेरि प्रयास गर्नुहोस्।',
  // admin/lead-search.tsx
  Visitor: 'आगन्तुक',
  'Records a visit of {nameLead(lead)}.': '{nameLead(lead)} को भेट टिपिन्छ।',
  'A name or a phone number is enough.': 'नाम वा फोन नम्बर मात्र भए पुग्छ।',
  'Name, phone, country': 'नाम, फोन, देश',
  "{found.length} {found.length === 1 ? 'lead' : 'leads'} found.": '{found.length} लिड भेटियो।',
  // admin/register-csv.ts
  Time: 'समय',
  'What they want': 'के चाहिएको',
  'With counsellor since': 'काउन्सेलरसँग भेटेको समय',
  Left: 'गइसकेको',
  // admin/register.tsx
  'With counsellor': 'काउन्सेलरसँग',
  'No visits on this day.': 'यस दिन कोही आएको छैन।',
  Call: 'फोन गर्नुहोस्',
  'The visit of {name} was not changed': '{name} को भेट बदलिएन',
  'Counsellor for {name}': '{name}: काउन्सेलर',
  'No counsellor': 'नतोकिएको',
  'Status of the visit of {name}': '{name}: भेटको अवस्था',
  // admin/walk-in-form.tsx
  'Visit of {nameLead(visited)} recorded': '{nameLead(visited)} को भेट टिपियो',
  'Decide later': 'पछि तोक्ने',
  'Record visit': 'भेट टिप्नुहोस्',
} satisfies Texts
