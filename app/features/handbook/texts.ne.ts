import type { Texts } from '#app/contract/texts.ts'

export default {
  // admin/handbook-page.tsx
  'Search the handbook': 'निर्देशिकामा खोज्नुहोस्',
  'For example backup': 'जस्तै ब्याकअप',
  'Nothing about “{q}”. Try one other word, or choose a page.':
    '“{q}” बारे केही भेटिएन। अर्को एउटा शब्दले खोज्नुहोस्, वा पृष्ठ छान्नुहोस्।',
  '1 section about “{q}”': '“{q}” बारे १ खण्ड',
  '{results.length} sections about “{q}”': '“{q}” बारे {results.length} खण्ड',
  'Pages of the handbook': 'निर्देशिकाका पृष्ठ',
  // admin/screen-help.tsx
  'How this works': 'यो कसरी चल्छ',
  'The help could not be loaded. Reload the page to try again.': 'सहयोग खुलेन। पृष्ठ फेरि लोड गर्नुहोस्।',
  'Handbook: {help.title}': 'निर्देशिका: {help.title}',
} satisfies Texts
