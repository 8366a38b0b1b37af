import type { Texts } from '#app/contract/texts.ts'

export default {
  // admin/announcements-page.tsx
  announcement: 'सूचना',
  '+ Add announcement': '+ सूचना थप्नुहोस्',
  'Press “+ Add announcement” to show a line above the header of every page, for example about a fair or a holiday.':
    'हरेक पृष्ठको शीर्ष भागमाथि एक पङ्क्ति देखाउन “+ सूचना थप्नुहोस्” थिच्नुहोस्, जस्तै मेला वा बिदाबारे।',
  'Visitors see the first one of today in the language of the page, or else the English one. Drag the dots to change the order.':
    'भिजिटरले आजका सूचनामध्ये पृष्ठको भाषाको पहिलो देख्छन्, नभए अङ्ग्रेजीको। क्रम बदल्न थोप्लाबाट तान्नुहोस्।',
  Link: 'लिङ्क',
  'Link text': 'लिङ्कको पाठ',
  'Leave empty for “Learn more”.': 'खाली छोडे “थप जानकारी” देखिन्छ।',
  'Leave empty to show it at once.': 'खाली छोडे तुरुन्तै देखिन्छ।',
  'It disappears by itself after this day. Leave empty to show it until you delete it.':
    'यो दिनपछि आफैं हट्छ। खाली छोडे तपाईंले नहटाएसम्म देखिन्छ।',
  'This day has passed. Visitors will not see the announcement.':
    'यो दिन बितिसक्यो। भिजिटरले सूचना देख्दैनन्।',
  Planned: 'आउने',
  Current: 'अहिलेको',
} satisfies Texts
