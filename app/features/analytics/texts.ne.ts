import type { Texts } from '#app/contract/texts.ts'

export default {
  // admin/counting-switch.tsx
  'The setting was not saved.': 'सेटिङ सेभ भएन।',
  'Visits are counted now.': 'अब भिजिट गनिन्छन्।',
  'Visits are not counted.': 'भिजिट गनिँदैनन्।',
  Settings: 'सेटिङ',
  'Visits are counted.': 'भिजिट गनिँदै छन्।',
  'Visits are no longer counted.': 'अब भिजिट गनिँदैनन्।',
  'Count visits': 'भिजिट गन्नुहोस्',
  'Stop counting': 'गन्न बन्द गर्नुहोस्',
  'Only counts per day are stored: without cookies, without network addresses, and nothing that tells visitors apart. Programs and visitors whose browser asks not to be tracked are left out. Please mention it in your privacy policy.':
    'दिनको गन्ती मात्र राखिन्छ: कुकी, नेटवर्क ठेगाना वा भिजिटर छुट्याउने कुरा केही राखिँदैन। प्रोग्राम र ट्र्याक नगर्न भन्ने ब्राउजरका भिजिटर गनिँदैनन्। यो कुरा गोपनीयता नीतिमा लेख्नुहोस्।',
  // admin/csv-rows.ts
  'Page views': 'पृष्ठ हेरिएको',
  Count: 'गन्ती',
  'Period before': 'अघिल्लो अवधि',
  Enquiries: 'सोधपुछ',
  'Enquiries in the period before': 'अघिल्लो अवधिका सोधपुछ',
  // admin/tag-form.tsx
  'Services of other companies': 'अरू कम्पनीका सेवा',
  'If you add one, a notice asks each visitor first. The service is loaded only for visitors who agree. Leave everything empty to use none.':
    'सेवा थपे पहिले हरेक भिजिटरलाई सोधिन्छ। हुन्छ भन्नेका लागि मात्र सेवा लोड हुन्छ। केही नचलाउन सबै खाली छोड्नुहोस्।',
  'Google Analytics': 'Google Analytics',
  'The measurement ID, for example G-ABC1234567.': 'Measurement ID, जस्तै G-ABC1234567।',
  'Meta Pixel': 'Meta Pixel',
  'The pixel ID, a number of about 15 digits.': 'Pixel ID, करिब १५ अङ्कको नम्बर।',
  'Other scripts': 'अरू स्क्रिप्ट',
  'The address of each script, which begins with https://. One per line.':
    'हरेक स्क्रिप्टको ठेगाना, https:// बाट सुरु हुन्छ। एक पङ्क्तिमा एउटा।',
  'Further hosts': 'थप होस्ट',
  'Other hosts that these scripts need, for example https://cdn.example.com. One per line. All others stay blocked.':
    'यी स्क्रिप्टलाई चाहिने अरू होस्ट, जस्तै https://cdn.example.com। एक पङ्क्तिमा एउटा। बाँकी सबै रोकिन्छन्।',
  // admin/visit-chart.tsx
  "This period: {views.toLocaleString('en')}": "यो अवधि: {views.toLocaleString('en')}",
  "Period before: {previous_views.toLocaleString('en')}":
    "अघिल्लो अवधि: {previous_views.toLocaleString('en')}",
  'Show as table': 'तालिकामा देखाउनुहोस्',
  // admin/visit-lists.ts
  Views: 'हेरिएको',
  Sources: 'कहाँबाट',
  'Where visits came from': 'कहाँबाट आए',
  Visits: 'भिजिट',
  Campaigns: 'क्याम्पेन',
  Campaign: 'क्याम्पेन',
  Devices: 'डिभाइस',
  Device: 'डिभाइस',
  'Site search': 'साइटको खोज',
  'Search words': 'खोजिएका शब्द',
  Searches: 'खोज',
  'Clicks on contact links': 'सम्पर्कका लिङ्कमा क्लिक',
  Link: 'लिङ्क',
  Clicks: 'क्लिक',
  'Address typed, bookmark or app': 'ठेगाना लेखेर, बुकमार्क वा एपबाट',
  Tablet: 'ट्याब्लेट',
  Computer: 'कम्प्युटर',
  Call: 'फोन',
  Other: 'अरू',
  'Page not found': 'नभेटिएको पृष्ठ',
  // admin/visit-tables.tsx
  'Nothing counted yet.': 'अहिलेसम्म केही गनिएको छैन।',
  Before: 'पहिले',
  '(before)': '(पहिले)',
  // admin/visits-page.tsx
  'Website visits': 'वेबसाइटका भिजिट',
  'No visits in this period. New visits appear here within seconds.':
    'यस अवधिमा भिजिट छैन। नयाँ भिजिट केही सेकेन्डमा यहाँ देखिन्छन्।',
  'No visits in this period. An owner can switch the counting on here.':
    'यस अवधिमा भिजिट छैन। मालिकले यहीँबाट गन्न लगाउन सक्नुहुन्छ।',
  // feature.ts
  'website statistics': 'वेबसाइटको तथ्याङ्क',
  'Website statistics': 'वेबसाइटको तथ्याङ्क',
} satisfies Texts
