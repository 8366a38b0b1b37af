import type { Texts } from '#app/contract/texts.ts'

export default {
  // admin/assignment-page.tsx
  rule: 'नियम',
  '+ Add rule': '+ नियम थप्नुहोस्',
  'New leads are unassigned. Press “+ Add rule” to assign them to available counsellors by round robin.':
    'नयाँ लिडमा काउन्सेलर तोकिँदैन। उपस्थित काउन्सेलरलाई पालैपालो जिम्मा दिन “+ नियम थप्नुहोस्” थिच्नुहोस्।',
  'The first matching rule assigns a new lead to an available counsellor by round robin. Existing leads keep their counsellor. A lead stays unassigned while all counsellors of the rule are out of office.':
    'मिल्ने पहिलो नियमले नयाँ लिडको जिम्मा उपस्थित काउन्सेलरलाई पालैपालो दिन्छ। पहिलेका लिडको काउन्सेलर उही रहन्छ। नियमका सबै काउन्सेलर बिदामा हुँदा लिडमा काउन्सेलर तोकिँदैन।',
  'Shown in the timeline of a lead.': 'लिडको टाइमलाइनमा देखिन्छ।',
  'Separate with commas. Leave empty for all countries.':
    'अल्पविरामले छुट्याउनुहोस्। सबै देशका लागि खाली छोड्नुहोस्।',
  Counsellors: 'काउन्सेलर',
  'Choose at least one counsellor.': 'कम्तीमा एक जना काउन्सेलर छान्नुहोस्।',
  'Any branch': 'जुनसुकै शाखा',
  "Round robin: {counsellors.join(', ')}": "पालैपालो: {counsellors.join(', ')}",
  // admin/availability.tsx
  'The absence was not ended. Please try again.': 'बिदा सकिएको सेभ भएन। फेरि प्रयास गर्नुहोस्।',
  '{name} is available': '{name} उपस्थित हुनुहुन्छ',
  Available: 'उपस्थित',
  'Back in office': 'कार्यालय फर्कनुभयो',
  'Out of office': 'बिदामा',
  "Out of office {Date.parse(from_at) > Date.now() ? 'from' : 'since'}": 'बिदामा, यस दिनदेखि:',
  ', until': ', यस दिनसम्म:',
  '{name} gets no new leads while out of office': '{name} बिदामा हुँदा नयाँ लिड पाउनुहुन्न',
  'Out of office: {name}': 'बिदामा: {name}',
  'Enter the first day.': 'पहिलो दिन लेख्नुहोस्।',
  'Leave it empty when the day of return is not known.': 'फर्कने दिन थाहा नभए खाली छोड्नुहोस्।',
  // feature.ts
  absence: 'बिदा',
  'the absence of': 'बिदा',
  'an absence': 'बिदा',
  'assignment rule': 'जिम्माको नियम',
  'an assignment rule': 'जिम्माको नियम',
} satisfies Texts
