import type { Texts } from '#app/contract/texts.ts'

export default {
  // admin/compare.ts
  'Order of sections': 'खण्डको क्रम',
  // admin/content-form.tsx
  "This is a built-in page. Its address, <b/>, cannot be changed{isSourcePage && ' and it cannot be archived'}.":
    "यो सुरुदेखिकै पृष्ठ हो। यसको ठेगाना <b/> बदल्न{isSourcePage && ' and it cannot be archived'} मिल्दैन।",
  'and it cannot be archived': 'वा पृष्ठ आर्काइभ गर्न',
  'In a text, {office}, {address}, {hours} and {reply_day} show the name, address, opening hours and reply day from the office profile.':
    'पाठमा लेखिएका {office}, {address}, {hours} र {reply_day} ले कार्यालयको नाम, ठेगाना, खुल्ने समय र जवाफ दिने दिन देखाउँछन्।',
  'Address: {address}. If you change it, the old address redirects here.':
    'ठेगाना: {address}। बदल्नुभयो भने पुरानो ठेगानाले यहीँ ल्याउँछ।',
  // admin/delete-draft.tsx
  Untitled: 'शीर्षक नभएको',
  'The draft was not deleted.': 'ड्राफ्ट हटाउन सकिएन।',
  'Deleted: {title}': 'हटाइयो: {title}',
  'The draft was not restored.': 'ड्राफ्ट फर्काउन सकिएन।',
  'Delete draft': 'ड्राफ्ट हटाउनुहोस्',
  // admin/differences.tsx
  'No differences.': 'केही फरक छैन।',
  becomes: 'को सट्टा',
  'is removed': 'निकालियो',
  // admin/draft-autosave.ts
  'The server could not be reached. Your text is stored in this browser. Please try again.':
    'सर्भरसँग सम्पर्क हुन सकेन। तपाईंको पाठ यही ब्राउजरमा छ। फेरि प्रयास गर्नुहोस्।',
  '{this.savedBy} has changed this page in the meantime. Please review it, then try again.':
    'यो बीचमा अरूले पृष्ठ बदल्नुभयो: {this.savedBy}। एकपटक हेरेर फेरि प्रयास गर्नुहोस्।',
  // admin/draft-preview.tsx
  Desktop: 'कम्प्युटर',
  'The page with this draft': 'यो ड्राफ्टसहितको पृष्ठ',
  // admin/form-questions.tsx
  'Question {index + 1} ({name})': 'प्रश्न {index + 1} ({name})',
  // admin/toolbar.tsx
  'Not published, because the draft could not be saved.': 'ड्राफ्ट सेभ हुन नसकेकाले प्रकाशित भएन।',
  // admin/editor-page.tsx
  'Please correct what is listed above.': 'माथि देखाइएका कुरा सच्याउनुहोस्।',
  'All required fields are filled in.': 'सबै अनिवार्य विवरण भरिएका छन्।',
  "Missing or wrong for publishing: {formatCount(count, 'field')}":
    "प्रकाशित गर्न पुगेको वा मिलेको छैन: {formatCount(count, 'field')}",
  field: 'विवरण',
  History: 'इतिहास',
  Share: 'सेयर गर्नुहोस्',
  Archive: 'आर्काइभ गर्नुहोस्',
  'Publish…': 'प्रकाशित गर्नुहोस्…',
  'Archive this {getTypeName(type)}?': 'यो {getTypeName(type)} आर्काइभ गर्ने हो?',
  "Linked from or shown on: {inbound_links.map(({ title }) => title).join(', ')}. These pages stay, without the form.":
    "लिङ्क भएका वा यो देखाउने पृष्ठ: {inbound_links.map(({ title }) => title).join(', ')}। ती पृष्ठ रहन्छन्, फारम देखिँदैन।",
  "Linked from: {inbound_links.map(({ title }) => title).join(', ')}.":
    "यसको लिङ्क भएका पृष्ठ: {inbound_links.map(({ title }) => title).join(', ')}।",
  'Visitors will no longer see it. Publish it again to make it visible.':
    'भिजिटरले देख्न छोड्छन्। फेरि देखाउन प्रकाशित गर्नुहोस्।',
  'Its translations stay published.': 'यसका अनुवाद प्रकाशित नै रहन्छन्।',
  'All pages': 'सबै पृष्ठ',
  'All articles': 'सबै लेख',
  'All events': 'सबै कार्यक्रम',
  "{others.join(', ')} also {others.length > 1 ? 'have' : 'has'} it open":
    "अरूले पनि खोल्नुभएको छ: {others.join(', ')}",
  'Not saved yet: {status.detail} Your text is stored in this browser.':
    'अझै सेभ भएको छैन: {status.detail} तपाईंको पाठ यही ब्राउजरमा छ।',
  'Not saved: {status.detail} Your changes since the last save are kept in this browser only.':
    'सेभ भएन: {status.detail} पछिल्लो सेभपछिका परिवर्तन यही ब्राउजरमा मात्र छन्।',
  'Not saved yet: stored in this browser': 'अझै सेभ भएको छैन: यही ब्राउजरमा छ',
  // admin/format-versions-behind.ts
  "{behind} {behind === 1 ? 'change' : 'changes'} behind": 'मूलभन्दा {behind} परिवर्तन पछाडि',
  // admin/history-dialog.tsx
  'Nothing has been published yet.': 'अहिलेसम्म केही प्रकाशित भएको छैन।',
  'by {created_by}': 'प्रकाशित गर्ने: {created_by}',
  'Version {number}': 'संस्करण {number}',
  'Follows version {source_version} of the source page': 'मूल पृष्ठको संस्करण {source_version} अनुसार',
  'Restore version {number}': 'संस्करण {number} फर्काउनुहोस्',
  'The draft': 'ड्राफ्ट',
  Comparison: 'तुलना',
  From: 'अघिको',
  To: 'पछिको',
  // admin/merge-conflicts.tsx
  'Conflicting changes': 'बाझिएका परिवर्तन',
  '{savedBy} changed the same fields. The form contains your version. The other version is shown below.':
    'यिनै विवरण अरूले पनि बदल्नुभयो: {savedBy}। फारममा तपाईंको पाठ छ। अर्को पाठ तल छ।',
  'Use other version': 'अर्को पाठ राख्नुहोस्',
  'Keep my version': 'मेरो पाठ राख्नुहोस्',
  // admin/new-page-dialog.tsx
  'Address: {getAddressPrefix(type, defaultLanguage)}{slug}.':
    'ठेगाना: {getAddressPrefix(type, defaultLanguage)}{slug}।',
  'For example “{example}”.': 'जस्तै “{example}”।',
  'New {singular}': 'नयाँ {singular}',
  '{address} Visitors do not see the {singular} until you publish it.':
    '{address} तपाईंले प्रकाशित नगरेसम्म भिजिटरले यो {singular} देख्दैनन्।',
  'Existing {singular}:': 'पहिलेकै {singular}:',
  'Create another {singular}': 'अर्को {singular} बनाउनुहोस्',
  // admin/original.tsx
  'Changed since this translation': 'यो अनुवादपछि बदलिएको',
  Original: 'मूल पाठ',
  'The original has no text here.': 'मूलमा यहाँ पाठ छैन।',
  'The translation does not have this section.': 'अनुवादमा यो खण्ड छैन।',
  // admin/page-bulk-actions.tsx
  Publish: 'प्रकाशित गर्नुहोस्',
  '{count} published': 'प्रकाशित: {count}',
  '{count} cannot be published.': 'प्रकाशित गर्न नमिल्ने: {count}।',
  'Not published:': 'प्रकाशित भएनन्:',
  '{expected.length} of {possible.length} cannot be published:':
    '{possible.length} मध्ये {expected.length} प्रकाशित गर्न मिल्दैन:',
  'Publish {count} now?': '{count} अहिले प्रकाशित गर्ने हो?',
  'Visitors will see the current drafts. A scheduled publication is replaced.':
    'भिजिटरले अहिलेका ड्राफ्ट देख्छन्। मिति तोकिएको भए त्यसको सट्टा अहिल्यै प्रकाशित हुन्छ।',
  '{count} archived': 'आर्काइभ गरिएको: {count}',
  '{count} cannot be archived.': 'आर्काइभ गर्न नमिल्ने: {count}।',
  'Not archived:': 'आर्काइभ भएनन्:',
  'Archive {count}?': '{count} आर्काइभ गर्ने हो?',
  'Visitors will no longer see them. Publish them again to make them visible.':
    'भिजिटरले देख्न छोड्छन्। फेरि देखाउन प्रकाशित गर्नुहोस्।',
  'Delete drafts': 'ड्राफ्ट हटाउनुहोस्',
  '{count} deleted': 'हटाइएको: {count}',
  '{count} cannot be deleted.': 'हटाउन नमिल्ने: {count}।',
  'Not deleted:': 'हटाउन सकिएनन्:',
  'Delete {count}?': '{count} हटाउने हो?',
  'They were never published. You can restore them for 30 days.':
    'यी कहिल्यै प्रकाशित भएका छैनन्। ३० दिनसम्म फर्काउन मिल्छ।',
  'Pages done': 'सकिएका पृष्ठ',
  page: 'पृष्ठ',
  'selected page': 'छानिएको पृष्ठ',
  'No page': 'कुनै पनि छैन',
  'Some pages were not restored.': 'केही पृष्ठ फर्काउन सकिएन।',
  // admin/page-form.tsx
  "Address: {getAddressPrefix('page', language)}{content.slug}. If you change it, the old address redirects here.":
    "ठेगाना: {getAddressPrefix('page', language)}{content.slug}। बदल्नुभयो भने पुरानो ठेगानाले यहीँ ल्याउँछ।",
  'Description for search engines': 'सर्च इन्जिनका लागि विवरण',
  'Picture for sharing': 'सेयर गर्दाको तस्बिर',
  'Shown when the page is shared, cut to size around its focal point (set in Pictures). Leave empty to use the site’s picture.':
    'पृष्ठ सेयर गर्दा देखिन्छ, मुख्य बिन्दु (“तस्बिर” मा छानिने) वरिपरि काटेर। खाली छोडे साइटको तस्बिर देखिन्छ।',
  Introduction: 'परिचय',
  'Menu location': 'मेनुको ठाउँ',
  'In the footer': 'फुटरमा',
  'In the menu': 'मेनुमा',
  '{length} characters; search engines show about {visibleLength}.':
    '{length} अक्षर; सर्च इन्जिनले करिब {visibleLength} अक्षर देखाउँछन्।',
  Sections: 'खण्ड',
  // admin/pages-page.tsx
  Types: 'प्रकार',
  '+ New {pageTypeNames[type].singular}': '+ नयाँ {pageTypeNames[type].singular}',
  pages: 'पृष्ठ',
  // admin/pages.tsx
  Published: 'प्रकाशित',
  'Published, with changes': 'प्रकाशित, परिवर्तन बाँकी',
  Scheduled: 'मिति तोकिएको',
  Archived: 'आर्काइभ गरिएको',
  'Search for part of a title or an address, or remove a filter.':
    'शीर्षक वा ठेगानाको केही भाग खोज्नुहोस्, वा फिल्टर हटाउनुहोस्।',
  'Translations of pages appear here. Open a published page to translate it.':
    'पृष्ठका अनुवाद यहाँ देखिन्छन्। अनुवाद गर्न प्रकाशित पृष्ठ खोल्नुहोस्।',
  'Pages are what visitors of the website read. Press “+ New page” to write the first one.':
    'पृष्ठ भनेका वेबसाइटका भिजिटरले पढ्ने कुरा हुन्। पहिलो पृष्ठ लेख्न “+ नयाँ पृष्ठ” थिच्नुहोस्।',
  'Search pages': 'पृष्ठ खोज्नुहोस्',
  'Title or address': 'शीर्षक वा ठेगाना',
  'All languages': 'सबै भाषा',
  'Any status': 'जुनसुकै अवस्था',
  'Last changed by': 'पछिल्लोपटक बदल्ने',
  'Changed by anyone': 'जसले बदलेको भए पनि',
  'By {name}': 'बदल्ने: {name}',
  'Status, drafts first': 'अवस्था, ड्राफ्ट पहिले',
  'Status, archived first': 'अवस्था, आर्काइभ गरिएका पहिले',
  'Last changed': 'पछिल्लो परिवर्तन',
  'by {saved_by}': 'बदल्ने: {saved_by}',
  'Live, changes scheduled': 'प्रकाशित, परिवर्तनको मिति तोकिएको',
  for: '–',
  'Could not be published: {error}': 'प्रकाशित गर्न सकिएन: {error}',
  // admin/publish-dialog.tsx
  'Not scheduled.': 'मिति तोकिएन।',
  'Not published.': 'प्रकाशित भएन।',
  'Publish this {getTypeName(type)}': 'यो {getTypeName(type)} प्रकाशित गर्नुहोस्',
  Schedule: 'मिति तोक्नुहोस्',
  'Publish now': 'अहिले प्रकाशित गर्नुहोस्',
  'Cancel schedule': 'तोकिएको मिति रद्द गर्नुहोस्',
  'The translation will then be up to date with version {original.version} of “{source.title}”.':
    'त्यसपछि अनुवाद मूल पृष्ठ “{source.title}” को संस्करण {original.version} सँग मिल्ने हुन्छ।',
  'Change note': 'परिवर्तनको नोट',
  'Shown to colleagues in the history. Optional.': 'सहकर्मीले इतिहासमा देख्छन्। ऐच्छिक।',
  'Publish later': 'पछि प्रकाशित गर्नुहोस्',
  'Office time ({time_zone}). The current text will be published.':
    'कार्यालयको समय ({time_zone})। अहिलेकै पाठ प्रकाशित हुन्छ।',
  guide: 'गाइड',
  Guides: 'गाइड',
  service: 'सेवा',
  article: 'लेख',
  Articles: 'लेख',
  event: 'कार्यक्रम',
  album: 'एल्बम',
  Albums: 'एल्बम',
  'Farewell of the students of 2026': '२०२६ का विद्यार्थीको बिदाइ',
  'branch page': 'शाखाको पृष्ठ',
  'Branch pages': 'शाखाका पृष्ठ',
  'Our branch in Pokhara': 'पोखरामा हाम्रो शाखा',
  Events: 'कार्यक्रम',
  'Education fair in Kathmandu': 'Education fair in Kathmandu',
  'How to write a statement of purpose': 'How to write a statement of purpose',
  'Schedule cancelled': 'तोकिएको मिति रद्द भयो',
  'The schedule could not be cancelled.': 'तोकिएको मिति रद्द गर्न सकिएन।',
  'The page could not be archived.': 'पृष्ठ आर्काइभ गर्न सकिएन।',
  'Version {number} could not be restored.': 'संस्करण {number} फर्काउन सकिएन।',
  'Version {number} restored to the draft': 'संस्करण {number} ड्राफ्टमा फर्काइयो',
  // admin/removal.ts
  'Removed: {name}': 'निकालियो: {name}',
  // admin/rich-text-field.tsx
  'The text editor could not be loaded. Please check your connection and reload the page.':
    'पाठ लेख्ने ठाउँ खुलेन। इन्टरनेट जाँचेर पृष्ठ फेरि लोड गर्नुहोस्।',
  // admin/rich-text/context-bar.tsx
  Table: 'तालिका',
  'Describes the picture for people who cannot see it.':
    'तस्बिर देख्न नसक्ने व्यक्तिका लागि तस्बिरमा के छ भन्छ।',
  // admin/rich-text/editor.tsx
  'Fact to replace “{factRange.replaced}”': '“{factRange.replaced}” को सट्टा राख्ने तथ्याङ्क',
  'Insert fact': 'तथ्याङ्क राख्नुहोस्',
  'is plain text, not linked to a fact, and will not be updated.':
    'टाइप गरिएको मात्र हो, तथ्याङ्कसँग जोडिएको छैन, त्यसैले आफैं बदलिँदैन।',
  'Replace with fact': 'सट्टामा तथ्याङ्क राख्नुहोस्',
  'Create fact': 'तथ्याङ्क बनाउनुहोस्',
  '1 picture was left out.': '१ तस्बिर राखिएन।',
  '{count} pictures were left out.': '{count} तस्बिर राखिएनन्।',
  'Add pictures with “Picture” in the toolbar.': 'टुलबारको “तस्बिर” बाट तस्बिर थप्नुहोस्।',
  'This text cannot contain pictures.': 'यो पाठमा तस्बिर राख्न मिल्दैन।',
  // admin/rich-text/link-dialog.tsx
  'Please choose a page or file from the list, or type an address that begins with https://.':
    'सूचीबाट पृष्ठ वा फाइल छान्नुहोस्, वा https:// बाट सुरु हुने ठेगाना लेख्नुहोस्।',
  'Change link': 'लिङ्क बदल्नुहोस्',
  'Add link': 'लिङ्क थप्नुहोस्',
  'Page, file or address': 'पृष्ठ, फाइल वा ठेगाना',
  'The name of a page or file of this site, or an address such as https://www.gov.uk or an e-mail address.':
    'यस साइटको पृष्ठ वा फाइलको नाम, https://www.gov.uk जस्तो ठेगाना, वा इमेल ठेगाना।',
  'Pages and files': 'पृष्ठ र फाइल',
  'Remove link': 'लिङ्क निकाल्नुहोस्',
  'Save link': 'लिङ्क सेभ गर्नुहोस्',
  // admin/rich-text/toolbar.tsx
  Formatting: 'पाठको ढाँचा',
  'Undo typing': 'लेखेको अन्डु गर्नुहोस्',
  'Redo typing': 'लेखेको रिडु गर्नुहोस्',
  'Insert {text}': '{text} राख्नुहोस्',
  Bold: 'बोल्ड',
  Italic: 'इटालिक',
  Link: 'लिङ्क',
  'Bulleted list': 'बुँदाको सूची',
  'Numbered list': 'अङ्कको सूची',
  Heading: 'शीर्षक',
  Subheading: 'उपशीर्षक',
  // admin/schema-field.tsx
  'Chosen: {chosen}': 'छानिएको: {chosen}',
  'Add to {title}': 'थप्नुहोस्: {title}',
  // admin/section-form.tsx
  'Picture {index + 1}': 'तस्बिर {index + 1}',
  'Section {index + 1} ({name})': 'खण्ड {index + 1} ({name})',
  'Left out on the page while there is nothing to show.': 'देखाउने कुरा नभएसम्म पृष्ठमा यो खण्ड देखिँदैन।',
  Hidden: 'लुकाइएको',
  'Show {name}': '{name} देखाउनुहोस्',
  'Hide {name}': '{name} लुकाउनुहोस्',
  'Duplicate {name}': '{name} को नक्कल बनाउनुहोस्',
  'Add a {labels.singular}': '{labels.singular} थप्नुहोस्',
  'Shown uncropped, as wide as the text.': 'नकाटी, पाठ जत्तिकै चौडा देखिन्छ।',
  // admin/section-gallery.tsx
  'Add a section': 'खण्ड थप्नुहोस्',
  // admin/section-types.ts
  'Paste from Word, Google Docs and WordPress keeps headings, lists, tables and links.':
    'Word, Google Docs र WordPress बाट पेस्ट गर्दा शीर्षक, सूची, तालिका र लिङ्क उस्तै रहन्छन्।',
  'Paragraphs, with points if you like.': 'अनुच्छेद, चाहे बुँदा पनि।',
  'Closing text': 'अन्त्यको पाठ',
  point: 'बुँदा',
  Points: 'बुँदा',
  Point: 'बुँदा',
  'What happens, in order.': 'के–के हुन्छ, क्रमैसँग।',
  step: 'चरण',
  Cards: 'कार्ड',
  'Short texts side by side.': 'छेउछाउमा राखिएका छोटा पाठ।',
  card: 'कार्ड',
  'Questions and answers': 'प्रश्न र उत्तर',
  'Answers that open on a click.': 'क्लिक गरेपछि खुल्ने उत्तर।',
  question: 'प्रश्न',
  Questions: 'प्रश्न',
  Question: 'प्रश्न',
  Answer: 'उत्तर',
  'One picture with a caption.': 'क्याप्सनसहितको एउटा तस्बिर।',
  'Office contact details': 'कार्यालयको सम्पर्क विवरण',
  'Email and phone of the office.': 'कार्यालयको इमेल र फोन नम्बर।',
  'A button that leads to another page.': 'अर्को पृष्ठमा लैजाने बटन।',
  Gallery: 'ग्यालरी',
  'Many pictures side by side.': 'एकैसाथ धेरै तस्बिर।',
  Video: 'भिडियो',
  'A video of YouTube, which loads on a click.': 'YouTube को भिडियो, क्लिक गरेपछि मात्र लोड हुन्छ।',
  'Address of the video': 'भिडियोको ठेगाना',
  'From YouTube, for example https://youtu.be/M7lc1UVf-VE. Nothing of it loads before a visitor clicks.':
    'YouTube बाट, जस्तै https://youtu.be/M7lc1UVf-VE। आगन्तुकले क्लिक नगरेसम्म त्यसको केही पनि लोड हुँदैन।',
  'Title of the video': 'भिडियोको शीर्षक',
  Map: 'नक्सा',
  'The way to you, which loads on a click.': 'तपाईंकहाँ आउने बाटो, क्लिक गरेपछि मात्र लोड हुन्छ।',
  Place: 'स्थान',
  'Latitude and longitude, for example 27.7041, 85.3145, or the address of OpenStreetMap or Google Maps while it shows the place.':
    'अक्षांश र देशान्तर, जस्तै 27.7041, 85.3145, वा त्यो स्थान देखाइरहेको OpenStreetMap वा Google Maps को ठेगाना।',
  'Name or address of the place': 'स्थानको नाम वा ठेगाना',
  'Files to download': 'डाउनलोड गर्ने फाइल',
  'Brochures, forms and fee lists as PDF.': 'PDF मा ब्रोसर, फाराम र शुल्क सूची।',
  Quote: 'उद्धरण',
  'What somebody said, set large.': 'कसैको भनाइ, ठूलो अक्षरमा।',
  'Who said it': 'कसले भनेको',
  'Role of this person': 'यस व्यक्तिको परिचय',
  'For example “student in Melbourne”.': 'जस्तै “मेलबर्नमा अध्ययनरत विद्यार्थी”।',
  Columns: 'स्तम्भहरू',
  column: 'स्तम्भ',
  'Two to four texts side by side.': 'दुईदेखि चार पाठ सँगसँगै।',
  Notice: 'सूचना',
  'Something that nobody should miss.': 'कसैले पनि नछुटाउनुपर्ने कुरा।',
  'Next events': 'आउने कार्यक्रम',
  'Your next events, until they are over.': 'तपाईंका आउने कार्यक्रम, नसकिएसम्म।',
  'Latest articles': 'नयाँ लेख',
  'Your people with photo and role.': 'फोटो र पदसहित तपाईंको टोली।',
  'Your newest articles, always up to date.': 'तपाईंका सबैभन्दा नयाँ लेख, सधैं अद्यावधिक।',
  'Category of the articles': 'लेखको वर्ग',
  'Leave empty to show the latest of all articles.': 'सबै लेखमध्ये नयाँ देखाउन खाली छोड्नुहोस्।',
  // admin/pictures-field.tsx
  'Add pictures': 'तस्बिर थप्नुहोस्',
  // admin/stored-file-field.tsx
  'There are no files yet. Upload them under <Link/>.': 'अहिलेसम्म फाइल छैन। <Link/> मा अपलोड गर्नुहोस्।',
  // admin/share-dialog.tsx
  'Share draft': 'ड्राफ्ट सेयर गर्नुहोस्',
  'Anyone with this link can see the current draft for 7 days. Search engines cannot.':
    'यो लिङ्क भएका जसले पनि अहिलेको ड्राफ्ट ७ दिनसम्म हेर्न सक्छन्। सर्च इन्जिनले सक्दैनन्।',
  'By {created_by}, until': 'बनाउने: {created_by}, म्याद:',
  'The link could not be created.': 'लिङ्क बनाउन सकिएन।',
  'The link could not be revoked.': 'लिङ्क खारेज गर्न सकिएन।',
  // admin/translation-source.tsx
  'Translation into': 'अनुवादको भाषा:',
  'Source page: <Link/>,': 'मूल पृष्ठ: <Link/>,',
  'up to date': 'मूलसँग मिल्छ',
  'Show changes': 'परिवर्तन देखाउनुहोस्',
  'Changes in “{source.title}”': '“{source.title}” मा भएका परिवर्तन',
  'From version {source.version - versions_behind} to version {source.version}.':
    'संस्करण {source.version - versions_behind} बाट संस्करण {source.version} सम्म।',
  // admin/translations.tsx
  'Translate into': 'अनुवाद गर्नुहोस्:',
  'Publish this page first, then translate it.': 'पहिले यो पृष्ठ प्रकाशित गर्नुहोस्, अनि अनुवाद गर्नुहोस्।',
  'The translation could not be created.': 'अनुवाद बनाउन सकिएन।',
  // feature.ts
  'page draft': 'पृष्ठको ड्राफ्ट',
  'Page drafts': 'पृष्ठका ड्राफ्ट',
  'preview link': 'प्रिभ्युको लिङ्क',
  'Preview links': 'प्रिभ्युका लिङ्क',
  'the preview link to': 'प्रिभ्युको लिङ्क',
  // formatted-text.ts
  'A picture needs a paragraph of its own.': 'तस्बिरका लागि छुट्टै अनुच्छेद चाहिन्छ।',
  '“{address}” is not a picture of the library. Please choose it with the picture button.':
    '“{address}” सङ्ग्रहको तस्बिर होइन। तस्बिरको बटनबाट छान्नुहोस्।',
  'A picture has no alternative text. Please describe it for people who cannot see it.':
    'एउटा तस्बिरको विवरण छैन। तस्बिर देख्न नसक्ने व्यक्तिका लागि विवरण लेख्नुहोस्।',
  lists: 'सूची',
  headings: 'शीर्षक',
  quotes: 'भनाइ',
  tables: 'तालिका',
  pictures: 'तस्बिर',
  'This text cannot contain {plural}, only bold, italic, links and facts.':
    'यस पाठमा {plural} राख्न मिल्दैन, बोल्ड, इटालिक, लिङ्क र तथ्याङ्क मात्र मिल्छ।',
  'Lists and quotes cannot contain {block.plural}.': 'सूची र भनाइभित्र {block.plural} राख्न मिल्दैन।',
  'Lists and quotes cannot contain pictures.': 'सूची र भनाइभित्र तस्बिर राख्न मिल्दैन।',
  'This text cannot contain headings.': 'यस पाठमा शीर्षक राख्न मिल्दैन।',
  'This text cannot contain subheadings.': 'यस पाठमा उपशीर्षक राख्न मिल्दैन।',
  'This text can have headings of {headings} levels, # and ##.':
    'यस पाठमा {headings} तहका शीर्षक राख्न मिल्छ, # र ##।',
  'A subheading needs a heading above it.': 'उपशीर्षकको माथि शीर्षक चाहिन्छ।',
  // editor-page.tsx, merge-conflicts.tsx
  'Not saved: this page was deleted meanwhile. Restore it under <Link/>, then open it again. Your text is kept in this browser.':
    'सेभ भएन: यसबीच यो पृष्ठ हटाइयो। <Link/> मा गएर फर्काउनुहोस् र फेरि खोल्नुहोस्। तपाईंले लेखेको कुरा यो ब्राउजरमा छ।',
  '{savedBy} changed this page meanwhile.': 'यसबीच {savedBy} ले यो पृष्ठ बदल्नुभयो।',
  'Remove section': 'खण्ड हटाउनुहोस्',
  'Keep section': 'खण्ड राख्नुहोस्',
  'This section was removed meanwhile. You changed it, so it is still here.':
    'यसबीच यो खण्ड हटाइयो। तपाईंले यसलाई बदल्नुभएकाले यो अझै यहीँ छ।',
  'You removed this section. It was changed meanwhile, so it is here again.':
    'तपाईंले यो खण्ड हटाउनुभयो। यसबीच यो बदलिएकाले फेरि यहीँ छ।',
  'Move in from WordPress': 'WordPress बाट सार्नुहोस्',
  'Short text': 'छोटो पाठ',
  'Long text': 'लामो पाठ',
  'One choice': 'एउटा विकल्प',
  'Several choices': 'धेरै विकल्प',
  'Test score': 'परीक्षाको अङ्क',
  'Question {index + 1}': 'प्रश्न {index + 1}',
  'Add a question': 'प्रश्न थप्नुहोस्',
  'Kind of answer': 'जवाफको किसिम',
  Help: 'सहयोग',
  'Shown below the question. Optional.': 'प्रश्नमुनि देखिन्छ। ऐच्छिक।',
  'An answer is required': 'जवाफ दिनैपर्छ',
  Choices: 'विकल्प',
  'Choice {index + 1}': 'विकल्प {index + 1}',
  'Add a choice': 'विकल्प थप्नुहोस्',
  'Longest answer': 'जवाफको अधिकतम लम्बाइ',
  'In characters. Empty for 300.': 'अक्षरमा। ३०० का लागि खाली छोड्नुहोस्।',
  'In characters. Empty for 5000.': 'अक्षरमा। ५००० का लागि खाली छोड्नुहोस्।',
  'Lowest number': 'सबैभन्दा सानो सङ्ख्या',
  'Highest number': 'सबैभन्दा ठूलो सङ्ख्या',
  Dates: 'मिति',
  'Any date': 'जुनसुकै मिति',
  'Until today': 'आजसम्म',
  'From today': 'आजदेखि',
  'is not': 'होइन',
  'Show this question': 'यो प्रश्न देखाउने',
  Always: 'सधैँ',
  "If: {label || 'Question'}": "यदि: {label || 'Question'}",
  'If: a question that is no longer above': 'यदि: अब माथि नभएको प्रश्न',
  Compare: 'तुलना',
  form: 'फारम',
  Forms: 'फारम',
  'Free assessment': 'निःशुल्क मूल्याङ्कन',
  'A form that is not published': 'प्रकाशित नभएको फारम',
  'Create a form first': 'पहिले फारम बनाउनुहोस्',
  'An album that is not published': 'प्रकाशित नभएको एल्बम',
  'Create an album first': 'पहिले एल्बम बनाउनुहोस्',
  Album: 'एल्बम',
  'Pictures of an album, or your latest albums.': 'एउटा एल्बमका तस्बिर, वा नयाँ एल्बम।',
  Form: 'फारम',
  'A form of yours, such as an assessment.': 'तपाईंको आफ्नै फारम, जस्तै मूल्याङ्कन।',
  'The original has other questions, or the same in another order.':
    'मूल फारमका प्रश्न वा तिनको क्रम फरक छन्।',
  'Take over the questions of the original': 'मूल फारमका प्रश्न लिनुहोस्',
  'Start with a ready-made assessment': 'तयार मूल्याङ्कन फारमबाट सुरु गर्नुहोस्',
  File: 'फाइल',
  'Pictures (JPEG, PNG, WebP)': 'तस्बिर (JPEG, PNG, WebP)',
  'Word (DOCX)': 'Word (DOCX)',
  'Accepted files': 'स्वीकार गरिने फाइल',
  'At most 10 MB each. With a virus scanner, every file is scanned.':
    'हरेक बढीमा १० MB। भाइरस जाँच्ने प्रोग्राम भए हरेक फाइल जाँचिन्छ।',
  'Number of files': 'फाइलको सङ्ख्या',
  'At most {MAX_FILES}. Empty for one.': 'बढीमा {MAX_FILES}। एउटाको लागि खाली छोड्नुहोस्।',
} satisfies Texts
