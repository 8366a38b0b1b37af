import type { Texts } from '#app/contract/texts.ts'

export default {
  // admin/testimonials-page.tsx
  testimonial: 'अनुभव',
  '+ Add Testimonial': '+ अनुभव थप्नुहोस्',
  'Press “+ Add Testimonial” to record what a student said. Visitors see it once the student’s consent is recorded and you publish it.':
    'विद्यार्थीले भनेको कुरा राख्न “+ अनुभव थप्नुहोस्” थिच्नुहोस्। विद्यार्थीको सहमति टिपेर प्रकाशित गरेपछि भिजिटरले देख्छन्।',
  'Visitors see the first six on the home page, in this order, and those of a country on its guide. Drag the dots to change it.':
    'गृहपृष्ठमा भिजिटरले यही क्रममा पहिलो छ वटा देख्छन्, र हरेक देशको गाइडमा त्यही देशका। क्रम बदल्न थोप्लामा समातेर तान्नुहोस्।',
  'As the person wants it shown. A first name is enough.':
    'व्यक्तिले जसरी देखाउन चाहनुहुन्छ, त्यसरी। पहिलो नाम मात्र भए पुग्छ।',
  'Country of study': 'पढ्ने देश',
  Course: 'कोर्स',
  Year: 'वर्ष',
  'Consent given on': 'सहमति दिएको दिन',
  'How consent was given': 'सहमति कसरी दिइयो',
  'For example “signed at the office, with the picture”, and where the signed paper is.':
    'जस्तै “कार्यालयमा सही गरेर, तस्बिरसहित”, र सही गरेको कागज कहाँ छ।',
  'Approved text': 'सहमति दिइएको पाठ',
  'Leave blank if the person approved the quote above. A different text cannot be published.':
    'व्यक्तिले माथिकै भनाइमा सहमति दिनुभएको भए खाली छोड्नुहोस्। फरक पाठ प्रकाशित गर्न मिल्दैन।',
  'Consent withdrawn on': 'सहमति फिर्ता लिएको दिन',
  'Visitors stop seeing it as soon as you save. The picture is deleted.':
    'सेभ गर्नेबित्तिकै भिजिटरले देख्न छोड्छन्। तस्बिर मेटिन्छ।',
  Public: 'सबैले देख्ने',
  'Consent withdrawn on <Day/>. Visitors do not see it; if there was a picture, delete it under Pictures.':
    'सहमति फिर्ता लिइयो: <Day/>। भिजिटरले यो देख्दैनन्। तस्बिर थियो भने “तस्बिर” मा गएर हटाउनुहोस्।',
  'Draft. No consent is recorded.': 'ड्राफ्ट। सहमति टिपिएको छैन।',
  'Published.': 'प्रकाशित।',
  'Draft.': 'ड्राफ्ट।',
  // feature.ts
  'the testimonial of': 'अनुभव',
  "Consent of <Day/>{how}{consent_text !== text && ', but for a different text'}.":
    "सहमति: <Day/>{how}{consent_text !== text && ', but for a different text'}।",
  ', but for a different text': ', तर फरक पाठका लागि',
} satisfies Texts
