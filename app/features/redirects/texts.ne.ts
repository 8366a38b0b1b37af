import type { Texts } from '#app/contract/texts.ts'

export default {
  // admin/redirects-page.tsx
  redirects: 'रिडाइरेक्ट',
  'Redirects lead visitors from old addresses to the right page. When the address of a page changes, its old address is added here. Press “+ Add redirect” to add one yourself.':
    'रिडाइरेक्टले पुरानो ठेगानाबाट आउने भिजिटरलाई सही पृष्ठमा पुर्‍याउँछ। पृष्ठको ठेगाना बदलिएपछि पुरानो ठेगाना यहाँ आफैं थपिन्छ। आफैं थप्न “+ रिडाइरेक्ट थप्नुहोस्” थिच्नुहोस्।',
  Target: 'नयाँ ठेगाना',
  By: 'थप्ने',
  redirect: 'रिडाइरेक्ट',
  'Delete the redirect of {source}': '{source} को रिडाइरेक्ट हटाउनुहोस्',
  'Delete this redirect?': 'यो रिडाइरेक्ट हटाउने हो?',
  '{source} redirects to {target}': '{source} बाट {target} मा पुर्‍याउँछ',
  'Redirect of {source} deleted': '{source} को रिडाइरेक्ट हटाइयो',
  'Failed to delete the redirect. Please try again.': 'रिडाइरेक्ट हटाउन सकिएन। फेरि प्रयास गर्नुहोस्।',
  'Import CSV': 'CSV इम्पोर्ट गर्नुहोस्',
  '+ Add redirect': '+ रिडाइरेक्ट थप्नुहोस्',
  'Redirect saved': 'रिडाइरेक्ट सेभ भयो',
  'Edit {redirect.source}': '{redirect.source} सम्पादन गर्नुहोस्',
  'Add redirect': 'रिडाइरेक्ट थप्नुहोस्',
  'Old address on this site, for example /old-page': 'यस साइटको पुरानो ठेगाना, जस्तै /old-page',
  'Import redirects': 'रिडाइरेक्ट इम्पोर्ट',
  'CSV file': 'CSV फाइल',
  'Two columns without a heading: the old address and the target. At most 500 lines.':
    'शीर्षक नभएका दुई स्तम्भ: पुरानो ठेगाना र नयाँ ठेगाना। बढीमा ५०० पङ्क्ति।',
  '{rows.length} lines can be added.': '{rows.length} पङ्क्ति थप्न मिल्छ।',
  'Nothing was added. Please correct these lines:': 'केही थपिएन। यी पङ्क्ति सच्याउनुहोस्:',
  'Add redirects': 'रिडाइरेक्ट थप्नुहोस्',
  'The file could not be read.': 'फाइल पढ्न सकिएन।',
  '{response.added} redirects added': '{response.added} रिडाइरेक्ट थपिए',
  // feature.ts
  'the redirect of': 'रिडाइरेक्ट, पुरानो ठेगाना',
} satisfies Texts
