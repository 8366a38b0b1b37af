import type { Texts } from '#app/contract/texts.ts'

export default {
  // admin/saved-replies-page.tsx
  'saved reply': 'तयारी जवाफ',
  'saved replies': 'तयारी जवाफ',
  '+ Add saved reply': '+ तयारी जवाफ थप्नुहोस्',
  'Press “+ Add saved reply” to add a text that you often send. Type / in a reply to a visitor to insert it.':
    'बारम्बार पठाउने पाठ थप्न “+ तयारी जवाफ थप्नुहोस्” थिच्नुहोस्। भिजिटरलाई जवाफ लेख्दा / थिचेर राख्न सकिन्छ।',
  'Type / in a reply to a visitor, or choose one on a lead’s page. Saved replies are offered in this order. Drag by the dots to change it.':
    'भिजिटरलाई जवाफ लेख्दा / थिच्नुहोस्, वा लिडको पृष्ठमा छान्नुहोस्। तयारी जवाफ यही क्रममा देखिन्छन्। क्रम बदल्न थोप्लामा समातेर तान्नुहोस्।',
  'One or two words to find it by.': 'खोज्नका लागि एक–दुई शब्द।',
  'Offered first when you reply to somebody who reads the site in this language.':
    'यो भाषामा वेबसाइट पढ्नेलाई जवाफ लेख्दा सबैभन्दा पहिले देखिन्छ।',
  '“{{unknown}}” is not a placeholder. Available: {formatFieldNames([...textFields])}.':
    '“{{unknown}}” भर्न मिल्ने शब्द होइन। मिल्ने: {formatFieldNames([...textFields])}।',
} satisfies Texts
