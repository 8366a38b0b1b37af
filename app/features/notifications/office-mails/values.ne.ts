import type { Texts } from '#app/contract/texts.ts'

/** Names that stand in notifications and mails to the office as values. */
export default {
  'contact form': 'सम्पर्क फारम',
  chat: 'च्याट',
  'another program': 'अर्को प्रोग्राम',
  'Unnamed lead': 'नाम नभएको लिड',
  'Visitor {id}': 'भिजिटर {id}',
  Call: 'फोन',
  Visit: 'भेट',
  Email: 'इमेल',
  Chat: 'च्याट',
  Document: 'कागजात',
  Deadline: 'अन्तिम मिति',
  Other: 'अन्य',
  'Confirm now: new value starts': 'अहिले पुष्टि गर्नुहोस्: नयाँ मान लागू हुँदै छ',
  'Ended: no new value': 'सकिएको: नयाँ मान छैन',
  'Due for review': 'जाँच्ने बेला भएको',
  'Changing soon': 'चाँडै बदलिने',
  'Sources differ': 'स्रोतको भनाइ फरक',
  'No source': 'स्रोत छैन',
  'on the account page': 'खाताको पृष्ठमा',
  'with a one-time link': 'एकपटक मात्र चल्ने लिङ्कबाट',
  'Make a backup': 'ब्याकअप गर्ने',
  'Test the newest backup': 'सबैभन्दा नयाँ ब्याकअप जाँच्ने',
} as Texts
