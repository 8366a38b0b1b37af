import type { Texts } from '#app/contract/texts.ts'

export default {
  Articles: 'लेख',
  articles: 'लेख',
  article: 'लेख',
  '+ New article': '+ नयाँ लेख',
  'Search articles': 'लेख खोज्नुहोस्',
  'Search for part of a title or an address, or remove a filter.':
    'शीर्षक वा ठेगानाको केही अंश खोज्नुहोस्, वा फिल्टर हटाउनुहोस्।',
  'News and advice for students. Visitors find articles once you publish the first one. Press “+ New article” to write it.':
    'विद्यार्थीका लागि खबर र सल्लाह। पहिलो लेख प्रकाशित गरेपछि भिजिटरले लेख भेट्छन्। लेख्न “+ नयाँ लेख” थिच्नुहोस्।',
  'Title or address': 'शीर्षक वा ठेगाना',
  'Any status': 'जुनसुकै अवस्था',
  'All languages': 'सबै भाषा',
} satisfies Texts
