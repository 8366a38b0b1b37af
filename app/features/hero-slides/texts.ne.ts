import type { Texts } from '#app/contract/texts.ts'

export default {
  // admin/hero-slides-page.tsx
  'Contact page (default)': 'सम्पर्क पृष्ठ (सुरुदेखिकै)',
  slide: 'स्लाइड',
  '+ Add New Slide': '+ नयाँ स्लाइड थप्नुहोस्',
  'Press “+ Add New Slide” to create the first one. It appears on the home page immediately. Without slides, the home page begins with the destinations.':
    'पहिलो बनाउन “+ नयाँ स्लाइड थप्नुहोस्” थिच्नुहोस्। गृहपृष्ठमा तुरुन्तै देखिन्छ। स्लाइड नभए गृहपृष्ठ गन्तव्य देशबाट सुरु हुन्छ।',
  'Visitors see the slides in this order. Drag the dots to change it.':
    'भिजिटरले स्लाइड यही क्रममा देख्छन्। बदल्न थोप्लाबाट तान्नुहोस्।',
  Subtitle: 'उपशीर्षक',
  Tagline: 'ट्यागलाइन',
  'A few words above the title.': 'शीर्षकमाथिका केही शब्द।',
  'Button link': 'बटनको लिङ्क',
  Image: 'तस्बिर',
  'Or image address': 'वा तस्बिरको ठेगाना',
  'A picture from another site is copied when you save.': 'अर्को साइटको तस्बिर सेभ गर्दा कपी हुन्छ।',
  // feature.ts
  'hero slide': 'स्लाइड',
} satisfies Texts
