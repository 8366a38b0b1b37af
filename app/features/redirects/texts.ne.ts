import type { Texts } from '#app/contract/texts.ts'

export default {
  // admin/redirects-page.tsx
  redirects: 'रिडाइरेक्ट',
  'Redirects lead visitors from old addresses to the right page. When the address of a page changes, its old address is added here. Press “+ Add redirect” to add one yourself.':
    'रिडाइरेक्टले पुरानो ठेगानाबाट आउने भिजिटरलाई सही पृष्ठमा पुर्‍याउँछ। पृष्ठको ठेगाना बदलिएपछि पुरानो ठेगाना यहाँ आफैं थपिन्छ। आफैं थप्न “+ रिडाइरेक्ट थप्नुहोस्” थिच्नुहोस्।',
  'Search redirects': 'रिडाइरेक्ट खोज्नुहोस्',
  'Address or target': 'पुरानो वा नयाँ ठेगाना',
  'No address or target contains “{q}”.': '“{q}” भएको पुरानो वा नयाँ ठेगाना छैन।',
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
  'Two columns without a heading: the old address and the target. At most {MAX_IMPORTED_ROWS} lines.':
    'शीर्षक नभएका दुई स्तम्भ: पुरानो ठेगाना र नयाँ ठेगाना। बढीमा {MAX_IMPORTED_ROWS} पङ्क्ति।',
  '{rows.length} lines can be added.': '{rows.length} पङ्क्ति थप्न मिल्छ।',
  'Nothing was added. Please correct these lines:': 'केही थपिएन। यी पङ्क्ति सच्याउनुहोस्:',
  'Add redirects': 'रिडाइरेक्ट थप्नुहोस्',
  'Line {line}, {columnNames[field]}: {detail}': 'पङ्क्ति {line}, {columnNames[field]}: {detail}',
  '{rows.length} redirects added': '{rows.length} रिडाइरेक्ट थपिए',
  'Please use at most {MAX_ADDRESS_LENGTH} characters.': 'बढीमा {MAX_ADDRESS_LENGTH} अक्षर लेख्नुहोस्।',
  'This file is empty. Please choose another one.': 'यो फाइल खाली छ। अर्को छान्नुहोस्।',
  'This file has {rows.length} lines. Please import part of them at a time.':
    'यो फाइलमा {rows.length} पङ्क्ति छन्। थोरैथोरै गरी इम्पोर्ट गर्नुहोस्।',
  'This is a heading. Please remove this line from the file.':
    'यो शीर्षक हो। फाइलबाट यो पङ्क्ति हटाउनुहोस्।',
  // feature.ts
  'the redirect of': 'रिडाइरेक्ट, पुरानो ठेगाना',
} satisfies Texts
