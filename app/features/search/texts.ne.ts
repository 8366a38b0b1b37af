import type { Texts } from '#app/contract/texts.ts'

export default {
  Words: 'शब्द',
  // admin/synonyms-page.tsx
  'Search synonyms': 'खोजका समानार्थी शब्द',
  'group of synonyms': 'समानार्थी समूह',
  'groups of synonyms': 'समानार्थी समूह',
  '+ Add group': '+ समूह थप्नुहोस्',
  'The search knows common words already, such as usa and अमेरिका. Press “+ Add group” to add words that your students type.':
    'usa र अमेरिकाजस्ता धेरै चल्ने शब्द खोजले पहिल्यै चिन्छ। तपाईंका विद्यार्थीले लेख्ने शब्द थप्न “+ समूह थप्नुहोस्” थिच्नुहोस्।',
  'Words that mean the same, in English, Nepali or romanised Nepali, separated by commas. For example: dastur, fee, दस्तुर':
    'एउटै अर्थका शब्द, अङ्ग्रेजी, नेपाली वा रोमन नेपालीमा, अल्पविरामले छुट्याएर। जस्तै: dastur, fee, दस्तुर',
} satisfies Texts
