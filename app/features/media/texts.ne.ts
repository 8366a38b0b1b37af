import type { Texts } from '#app/contract/texts.ts'

export default {
  // admin/files-page.tsx
  files: 'फाइल',
  'No files match. Change the search.': 'मिल्ने फाइल भेटिएन। खोज बदल्नुहोस्।',
  'Upload PDFs such as forms and fee lists, and link them in the texts of pages.':
    'फारम र शुल्कको सूची जस्ता PDF अपलोड गर्नुहोस्, अनि पृष्ठका पाठबाट लिङ्क दिनुहोस्।',
  'Search files': 'फाइल खोज्नुहोस्',
  Size: 'साइज',
  'PDF, {formatFileSize(size)}': 'PDF, {formatFileSize(size)}',
  '1 page': '१ पृष्ठ',
  '{pages} pages': '{pages} पृष्ठ',
  Use: 'प्रयोग',
  'Delete {title}': '{title} हटाउनुहोस्',
  'Delete this file?': 'यो फाइल हटाउने हो?',
  '{title} is deleted': '{title} हटाइयो',
  'The file could not be deleted. It may be in use now.':
    'फाइल हटाउन सकिएन। अहिले कतै प्रयोग भएको हुन सक्छ।',
  '1 place': '१ ठाउँ',
  '{uses} places': '{uses} ठाउँ',
  'Only {countVersions(version_use_count)}': '{countVersions(version_use_count)} मात्र',
  'Files to upload': 'अपलोड गर्ने फाइल',
  'Upload files': 'फाइल अपलोड गर्नुहोस्',
  'PDF, at most 10 MB each.': 'PDF, हरेक बढीमा १० एमबी।',
  Uploaded: 'अपलोड भयो',
  'This file is not a PDF. Save it as PDF and upload that.':
    'यो फाइल PDF होइन। PDF मा सेभ गरेर त्यही अपलोड गर्नुहोस्।',
  'This file is too large. The maximum is 10 MB.': 'यो फाइल धेरै ठूलो छ। बढीमा १० एमबी हुन सक्छ।',
  'Edit {title}': '{title} सम्पादन गर्नुहोस्',
  'File saved': 'फाइल सेभ भयो',
  'The name of the download. Links keep their words.': 'डाउनलोड हुँदाको नाम। लिङ्कका शब्द उस्तै रहन्छन्।',
  // admin/library-dialog.tsx
  'Choose pictures': 'तस्बिर छान्नुहोस्',
  'Search pictures': 'तस्बिर खोज्नुहोस्',
  'Title or alternative text': 'शीर्षक वा तस्बिरको विवरण',
  'Insert picture': 'तस्बिर राख्नुहोस्',
  'Insert {uploaded.length} pictures': '{uploaded.length} तस्बिर राख्नुहोस्',
  'Picture to upload': 'अपलोड गर्ने तस्बिर',
  'Upload a picture': 'तस्बिर अपलोड गर्नुहोस्',
  'Sending the file': 'फाइल पठाउँदै',
  'Loading…': 'खुल्दै छ…',
  'Failed to load the pictures. Please try again later.': 'तस्बिर खुलेनन्। केही बेरपछि फेरि प्रयास गर्नुहोस्।',
  '1 picture': '१ तस्बिर',
  '{total} pictures': '{total} तस्बिर',
  'No pictures match your search.': 'मिल्ने तस्बिर भेटिएन।',
  'There are no pictures yet. Press “Upload a picture” to add one.':
    'अहिलेसम्म तस्बिर छैन। थप्न “तस्बिर अपलोड गर्नुहोस्” थिच्नुहोस्।',
  'No alternative text yet': 'तस्बिरको विवरण अझै छैन',
  // admin/picture-dialog.tsx
  'Picture saved': 'तस्बिर सेभ भयो',
  'Describes the picture for screen readers.': 'स्क्रिन रिडरका लागि तस्बिरमा के छ भन्छ।',
  'Shown below the picture in texts that you write from now on.':
    'तपाईंले अबदेखि लेख्ने पाठमा तस्बिरमुनि देखिन्छ।',
  'Replace the file': 'फाइल बदल्नुहोस्',
  'Every page that uses the picture shows the new file immediately.':
    'यो तस्बिर भएका सबै पृष्ठले तुरुन्तै नयाँ फाइल देखाउँछन्।',
  'File replaced.': 'फाइल बदलियो।',
  'Focal point': 'मुख्य बिन्दु',
  'When the picture is cropped, this point stays visible.': 'तस्बिर काट्दा पनि यो बिन्दु देखिन्छ।',
  'Set focal point': 'मुख्य बिन्दु छान्नुहोस्',
  'From the left': 'बायाँबाट',
  'From the top': 'माथिबाट',
  // admin/picture-uploads.tsx
  'Pictures to upload': 'अपलोड गर्ने तस्बिर',
  'Upload pictures': 'तस्बिर अपलोड गर्नुहोस्',
  'In the library': 'सङ्ग्रहमा छ',
  'The texts were not saved. {error}': 'विवरण सेभ भएन। {error}',
  // admin/pictures-page.tsx
  'Edit {picture.title}': '{picture.title} सम्पादन गर्नुहोस्',
  'Delete {picture.title}': '{picture.title} हटाउनुहोस्',
  '{size}, used in 1 place': '{size}, १ ठाउँमा प्रयोग भएको',
  '{size}, used in {uses} places': '{size}, {uses} ठाउँमा प्रयोग भएको',
  '{size}, only in {countVersions(version_use_count)}':
    '{size}, {countVersions(version_use_count)} मात्र',
  "{size}, not used{is_in_library ? '' : ': deleted 30 days after upload'}":
    "{size}, प्रयोग भएको छैन{is_in_library ? '' : ': deleted 30 days after upload'}",
  ': deleted 30 days after upload': ': अपलोड भएको ३० दिनपछि हटाइन्छ',
  // admin/pictures.ts
  pictures: 'तस्बिर',
  'No pictures match. Change the search or the filter.': 'मिल्ने तस्बिर भेटिएन। खोज वा फिल्टर बदल्नुहोस्।',
  'Pictures for the website are kept here. Press “Upload pictures” to choose the first ones.':
    'वेबसाइटका तस्बिर यहाँ हुन्छन्। पहिला तस्बिर छान्न “तस्बिर अपलोड गर्नुहोस्” थिच्नुहोस्।',
  'All pictures': 'सबै तस्बिर',
  'In use': 'प्रयोग भएका',
  'Not in use': 'प्रयोग नभएका',
  picture: 'तस्बिर',
  'Delete this picture?': 'यो तस्बिर हटाउने हो?',
  'The picture could not be deleted. It may be in use now.':
    'तस्बिर हटाउन सकिएन। अहिले कतै प्रयोग भएको हुन सक्छ।',
  '1 old version of a page': 'पृष्ठको १ पुरानो संस्करणमा',
  '{count} old versions of pages': 'पृष्ठका {count} पुराना संस्करणमा',
  Destination: 'गन्तव्य देश',
  'Hero slide': 'स्लाइड',
  // admin/usages.tsx
  'Where it is used': 'कहाँ प्रयोग भएको छ',
  'Not used.': 'प्रयोग भएको छैन।',
  'Only in {countVersions(version_use_count)}. You can delete it; restored versions will lack it.':
    '{countVersions(version_use_count)} मात्र। हटाउन मिल्छ; फर्काइएका संस्करणमा भने हुँदैन।',
  'The list could not be loaded. Please try again.': 'सूची खुलेन। फेरि प्रयास गर्नुहोस्।',
  '{title}. It is linked in {countVersions(version_use_count)}. Restored versions will not link it.':
    '{title}। यसको लिङ्क {countVersions(version_use_count)} मा छ। पुराना संस्करण फर्काउँदा लिङ्क आउँदैन।',
  '{title}. It is used in {countVersions(version_use_count)}. Restored versions will show no picture.':
    '{title}। यो {countVersions(version_use_count)} मा छ। पुराना संस्करण फर्काउँदा तस्बिर देखिँदैन।',
} satisfies Texts
