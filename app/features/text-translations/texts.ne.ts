import type { Texts } from '#app/contract/texts.ts'

export default {
  // admin/get-place-label.ts
  Destination: 'गन्तव्य देश',
  'Office profile': 'कार्यालयको विवरण',
  Slide: 'स्लाइड',
  'Team member': 'टोलीका सदस्य',
  Testimonial: 'विद्यार्थीको अनुभव',
  // admin/translation-form.tsx
  'Changed back': 'पहिलेकै बनाइयो',
  'The translation was not changed back.': 'अनुवाद पहिलेको जस्तो बनाउन सकिएन।',
  'Translation of {source}': 'अनुवाद: {source}',
  // admin/translations-page.tsx
  'All {texts.length} texts are in {getLanguageName(language)}.':
    'सबै {texts.length} पाठ यस भाषामा छन्: {getLanguageName(language)}।',
  '{missing} of {texts.length} texts are not in {getLanguageName(language)} yet. Visitors see them in English.':
    '{texts.length} मध्ये {missing} पाठ यस भाषामा अझै छैनन्: {getLanguageName(language)}। भिजिटरले अङ्ग्रेजीमा देख्छन्।',
  'Find a text': 'पाठ खोज्नुहोस्',
  'Only without translation': 'अनुवाद नभएका मात्र',
  '1 text': '१ पाठ',
  '{found.length} texts': '{found.length} पाठ',
  // feature.ts
  translation: 'अनुवाद',
  'the translation of': 'अनुवाद, मूल पाठ',
  'Article categories': 'लेखका विषय',
} satisfies Texts
