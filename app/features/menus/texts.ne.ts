import type { Texts } from '#app/contract/texts.ts'

export default {
  // admin/add-entry-dialog.tsx
  'Add to the submenu': 'उपमेनुमा थप्नुहोस्',
  'Add to the menu': 'मेनुमा थप्नुहोस्',
  'Name of a page': 'पृष्ठको नाम',
  'No page has this name.': 'यस नामको पृष्ठ छैन।',
  '{found.length} to choose from': 'छान्न मिल्ने: {found.length}',
  'Link to another site': 'अर्को साइटको लिङ्क',
  Submenu: 'उपमेनु',
  'All guides': 'सबै गाइड',
  'All services': 'सबै सेवा',
  'Other pages': 'अरू पृष्ठ',
  // admin/entry-form.tsx
  'Add below': 'यसको मुनि थप्नुहोस्',
  'Leave empty to use the name of the page.': 'खाली छोडे पृष्ठकै नाम देखिन्छ।',
  'Leave empty to use the usual label.': 'खाली छोडे सधैंको लेबल देखिन्छ।',
  'Move under': 'यसको मुनि सार्नुहोस्',
  'Label and place': 'लेबल र ठाउँ',
  "{reason} Visitors do not see this entry{children.length > 0 ? ' and its submenu' : ''}.":
    "{reason} भिजिटरले यो लिङ्क{children.length > 0 ? ' and its submenu' : ''} देख्दैनन्।",
  'and its submenu': 'र यसको उपमेनु',
  'This page was deleted.': 'यो पृष्ठ हटाइयो।',
  'This page is archived.': 'यो पृष्ठ आर्काइभ गरिएको छ।',
  'This page is not published.': 'यो पृष्ठ प्रकाशित छैन।',
  'Not published in {getLanguageName(language)}: leads to the English page.':
    'प्रकाशित नभएको भाषा: {getLanguageName(language)}। यसले अङ्ग्रेजी पृष्ठमा लैजान्छ।',
  'This submenu is empty.': 'यो उपमेनु खाली छ।',
  'Shown while a scholarship is open.': 'आवेदन दिन मिल्ने छात्रवृत्ति हुँदा मात्र देखिन्छ।',
  'Links to all published guides.': 'सबै प्रकाशित गाइडका लिङ्क।',
  'Links to all published services.': 'सबै प्रकाशित सेवाका लिङ्क।',
  'Published pages with the menu location “Menu” that are not elsewhere in this menu. What does not fit into the line is here, too.':
    'मेनुको ठाउँ “मेनुमा” छानिएका र यस मेनुमा अन्त कतै नभएका प्रकाशित पृष्ठ। एक लाइनमा नअटाएका पनि यहीँ हुन्छन्।',
  // admin/menu-form.tsx
  Entries: 'लिङ्क',
  'Add entry': 'लिङ्क थप्नुहोस्',
  'Submenu of “{getName(entry)}”': '“{getName(entry)}” को उपमेनु',
  'The menu is empty. Search and “Free Consultation” stay in the header.':
    'मेनु खाली छ। खोज र “निःशुल्क परामर्श” भने माथि नै रहन्छन्।',
  'Submenu of {getName(entry)}': 'उपमेनु: {getName(entry)}',
  'This is the default menu. Your changes replace it.': 'यो सुरुदेखिकै मेनु हो। तपाईंले बदलेपछि त्यही देखिन्छ।',
  'Pages in this language have the same menu as the English ones. Your changes replace it.':
    'यस भाषाका पृष्ठमा अङ्ग्रेजीकै मेनु छ। तपाईंले बदलेपछि त्यही देखिन्छ।',
  'Reset to default': 'सुरुकै मेनु राख्नुहोस्',
  'Use the English menu': 'अङ्ग्रेजीकै मेनु राख्नुहोस्',
  "{newer.saved_by || 'Someone else'} has saved this menu meanwhile.":
    "यो बीचमा मेनु सेभ गर्ने: {newer.saved_by || 'Someone else'}।",
  'Show their menu': 'उहाँको मेनु देखाउनुहोस्',
  // admin/menu-page.tsx
  'The links at the top of every page, in this order. What does not fit into one line on a large screen is in the submenu “More” there.':
    'हरेक पृष्ठको माथिका लिङ्क, यही क्रममा। ठूलो स्क्रिनमा एक लाइनमा नअटाएका लिङ्क त्यहाँको “थप” उपमेनुमा हुन्छन्।',
  // admin/use-menu-editor.ts
  'The menu was not saved.': 'मेनु सेभ भएन।',
  // entry-name.ts
  'Deleted page': 'हटाइएको पृष्ठ',
  // feature.ts
  'main menu': 'मुख्य मेनु',
  'the main menu in': 'मुख्य मेनु, भाषा',
} satisfies Texts
