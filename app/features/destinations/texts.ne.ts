import type { Texts } from '#app/contract/texts.ts'

export default {
  // admin/destinations-page.tsx
  destination: 'गन्तव्य देश',
  '+ Add Destination': '+ गन्तव्य देश थप्नुहोस्',
  'Are you sure to delete this destination?': 'यो गन्तव्य देश हटाउने पक्का हो?',
  'Press “+ Add Destination” to create the first one. Visitors see it immediately on the home page and on Study Abroad.':
    'पहिलो बनाउन “+ गन्तव्य देश थप्नुहोस्” थिच्नुहोस्। भिजिटरले गृहपृष्ठ र विदेश अध्ययनको पृष्ठमा तुरुन्तै देख्छन्।',
  'Two-letter code': 'दुई अक्षरको कोड',
  'The country code, for example AU for Australia. Leave blank to find it from the name.':
    'देशको कोड, जस्तै अस्ट्रेलियाको AU। खाली छोडे नामबाट खोजिन्छ।',
  'Please enter two letters, for example AU.': 'दुई अक्षर लेख्नुहोस्, जस्तै AU।',
  Benefits: 'फाइदा',
  "Separated by commas or one per line, at most 12.{split(text)[0] ? ' They appear as:' : ''}":
    "अल्पविरामले छुट्याएर वा एक पङ्क्तिमा एउटा, बढीमा १२।{split(text)[0] ? ' They appear as:' : ''}",
  'They appear as:': 'यस्तो देखिन्छ:',
  Flag: 'झन्डा',
  'Please enter at most 12 benefits.': 'बढीमा १२ फाइदा लेख्नुहोस्।',
  'Please use at most 120 characters for each benefit.': 'हरेक फाइदा बढीमा १२० अक्षरको लेख्नुहोस्।',
  'No guide yet, so the card links to the home page. Create one under <Link/>.':
    'गाइड अझै छैन, त्यसैले कार्डको लिङ्क गृहपृष्ठमा जान्छ। <Link/> मा गाइड बनाउनुहोस्।',
  // feature.ts
  'study destination': 'गन्तव्य देश',
} satisfies Texts
