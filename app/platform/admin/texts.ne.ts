import type { Texts } from '#app/contract/texts.ts'

export default {
  // date-field.tsx
  'The Bikram Sambat calendar is known until {lastYear}. Choose the AD date.':
    'वि.सं. पात्रो {lastYear} सम्म मात्र थाहा छ। ईस्वी मिति छान्नुहोस्।',
  "This field takes the AD date: {formatBikramSambat([date], 'en-GB')} is {formatDay(day)}.":
    "यहाँ ईस्वी मिति लेख्नुहोस्: {formatBikramSambat([date], 'en-GB')} भनेको {formatDay(day)} हो।",
  'The Bikram Sambat calendar has no such date. Write it as 2083/08/10 or 10 Mangsir 2083.':
    'वि.सं. पात्रोमा यस्तो मिति छैन। २०८३/०८/१० वा १० मंसिर २०८३ जसरी लेख्नुहोस्।',
  // deleted-link.tsx
  'Deleted {plural}': 'हटाइएका {plural}',
  // fields.ts
  'Please use at most {maxLength} characters.': 'बढीमा {maxLength} अक्षर लेख्नुहोस्।',
  'Please enter an AD date that exists, from 1900 to 2999, for example 2026-10-20.':
    'सन् १९०० देखि २९९९ सम्मको, क्यालेन्डरमा भएको ईस्वी मिति लेख्नुहोस्, जस्तै २०२६-१०-२०।',
  // format-count.ts
  '{one}s': '{one}',
  // format-minutes.ts
  '{minutes} min': '{minutes} मिनेट',
  "{Math.floor(minutes / 60)} h{rest > 0 ? ` ${rest} min` : ''}":
    "{Math.floor(minutes / 60)} घण्टा{rest > 0 ? ` ${rest} min` : ''}",
  '{rest} min': '{rest} मिनेट',
  // identity-context.ts
  Admin: 'प्रशासक',
  // list-conflicts.ts
  'Changed meanwhile.': 'यसबीच बदलियो।',
  'Changed meanwhile to “{text}”.': 'यसबीच “{text}” बनाइयो।',
  'Emptied meanwhile.': 'यसबीच खाली गरियो।',
  // use-editor.ts
  'Not saved: this was deleted meanwhile.': 'सेभ भएन: यसबीच यो हटाइयो।',
  'Not saved: changed meanwhile.': 'सेभ भएन: यसबीच बदलियो।',
  // list/list-export.tsx
  'Exporting…': 'डाउनलोड हुँदै छ…',
  'Failed to export {list.plural}. Please try again.':
    '{list.plural} डाउनलोड गर्न सकिएन। फेरि प्रयास गर्नुहोस्।',
  "Exporting… {done.toLocaleString('en')} of {total.toLocaleString('en')}":
    "डाउनलोड हुँदै छ… {done.toLocaleString('en')} / {total.toLocaleString('en')}",
  // list/list-screen.tsx
  'Loading {list.plural}...': '{list.plural} खुल्दै छ…',
  'Failed to fetch {plural}. Please try again later.':
    '{plural} ल्याउन सकिएन। केही बेरपछि फेरि प्रयास गर्नुहोस्।',
  'in {text}': '({text})',
  '{formatNumber(first)}–{formatNumber(first + rowCount - 1)} of':
    '{formatNumber(first)}–{formatNumber(first + rowCount - 1)} /',
  'with “{view.q}”': '(“{view.q}”)',
  ', newest first': ', नयाँ पहिले',
  Previous: 'अघिल्लो',
  Next: 'अर्को',
  Older: 'पुराना',
  "Page {page} of {last.toLocaleString('en')}": "पृष्ठ {page} / {last.toLocaleString('en')}",
  // list/list-search.tsx
  'Filters ({count})': 'फिल्टर ({count})',
  Filters: 'फिल्टर',
  // list/list-sort.tsx
  'Sort by': 'क्रम',
  // list/selection.tsx
  'Select {name}': '{name} छान्नुहोस्',
  'Select all on this page': 'यो पृष्ठका सबै छान्नुहोस्',
  "Select all {total.toLocaleString('en')} matching {plural}":
    "मिल्ने सबै {total.toLocaleString('en')} {plural} छान्नुहोस्",
  "{count.toLocaleString('en')} selected": "{count.toLocaleString('en')} छानिएको",
  // list/send-in-batches.ts
  'The connection failed, so others may have been changed too. Please check the list.':
    'इन्टरनेट टुट्यो, त्यसैले अरू पनि बदलिएका हुन सक्छन्। सूची एकपटक हेर्नुहोस्।',
  'The others were not changed: {describeFailure(failure)}':
    'अरू बदलिएनन्: {describeFailure(failure)}',
  // list/view.ts
  '{heading}, A to Z': '{heading}, A देखि Z',
  '{heading}, Z to A': '{heading}, Z देखि A',
  // ordered/ordered-screen.tsx
  'Loading {plural}...': '{plural} खुल्दै छ…',
  'Failed to fetch {content.plural}. Please try again later.':
    '{content.plural} ल्याउन सकिएन। केही बेरपछि फेरि प्रयास गर्नुहोस्।',
  '{shortName ? capitalize(shortName) : nameOf(row)} deleted':
    '{shortName ? capitalize(shortName) : nameOf(row)} हटाइयो',
  'Failed to delete {singular}.': '{singular} हटाउन सकिएन।',
  '{capitalize(singular)} saved': '{capitalize(singular)} सेभ भयो',
  'Edit {shortName ?? content.nameOf(row)}': '{shortName ?? content.nameOf(row)} सम्पादन गर्नुहोस्',
  'Add {singular}': '{singular} थप्नुहोस्',
  // ordered/ordered.ts
  '{singular}s': '{singular}',
  'Delete this {singular}?': 'यो {singular} हटाउने हो?',
  // link-field.tsx
  'This site has no page at this address yet. Until there is one, visitors see “Page not found”.':
    'यो वेबसाइटमा यस ठेगानामा अझै पृष्ठ छैन। पृष्ठ नबनेसम्म भिजिटरले “पृष्ठ भेटिएन” देख्छन्।',
  // picture-library.tsx
  'Choose a picture: {field.label}': 'तस्बिर छान्नुहोस्: {field.label}',
  'Remove picture: {field.label}': 'तस्बिर निकाल्नुहोस्: {field.label}',
  // read-csv.ts
  'A quotation mark (") is not closed.': 'उद्धरण चिह्न (") बन्द गरिएको छैन।',
  'A quotation mark (") is not closed or is inside a text.':
    'उद्धरण चिह्न (") बन्द गरिएको छैन वा पाठको बीचमा छ।',
  // recipient-fields.ts
  // screen.tsx
  'No {of} found': '{of} भेटिएन',
  // uploads/upload-panel.tsx
  Upload: 'अपलोड गर्नुहोस्',
  'Choose several files, or drop them here. {hint}':
    'एकैपटक धेरै फाइल छान्नुहोस् वा यहाँ तानेर ल्याउनुहोस्। {hint}',
  Uploads: 'अपलोड',
  'Clear list': 'सूची खाली गर्नुहोस्',
  'Uploading {name}': '{name} अपलोड हुँदै छ',
  '{doneCount} of {uploads.length} uploaded': '{uploads.length} मध्ये {doneCount} अपलोड भयो',
  '{summary}, {failedCount} failed': '{summary}, {failedCount} हुन सकेन',
  // use-editor.ts
  'Failed to save. Make sure all fields are valid.': 'सेभ भएन। सबै विवरण मिलेको छ कि हेर्नुहोस्।',
  'Failed to save.': 'सेभ भएन।',
  'Please choose “{name}” again. Your text was saved, but the file was not.':
    '“{name}” फेरि छान्नुहोस्। पाठ सेभ भयो, तर फाइल सेभ भएन।',
  // use-order.ts
  'Failed to save the order. Please try again.': 'क्रम सेभ भएन। फेरि प्रयास गर्नुहोस्।',
  // use-removal.tsx
  'The {singular} could not be deleted': '{singular} हटाउन सकिएन',
  'The {singular} could not be restored': '{singular} फर्काउन सकिएन',
  'Failed to restore the {singular}. Please try again.':
    '{singular} फर्काउन सकिएन। फेरि प्रयास गर्नुहोस्।',
  // whatsapp-link.tsx
  'WhatsApp to {phone}': 'WhatsApp: {phone}',
  'More filters': 'थप फिल्टर',
  // use-bad-input.ts
  'Please enter a time of the day, for example 09:00.': 'समय लेख्नुहोस्, जस्तै ०९:००।',
  'Please enter a date that exists, or empty this field.':
    'क्यालेन्डरमा भएको मिति लेख्नुहोस्, वा यो खाली छोड्नुहोस्।',
} satisfies Texts
