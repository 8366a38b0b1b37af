import type { Texts } from '#app/contract/texts.ts'

export default {
  // admin/branch-fields.tsx
  'For example “Head office”. Can be blank if there is only one address.':
    'जस्तै “मुख्य कार्यालय”। ठेगाना एउटै भए खाली छोड्न मिल्छ।',
  'For search engines.': 'सर्च इन्जिनका लागि।',
  'Branch phone': 'शाखाको फोन',
  'Only if it differs from the office’s phone.': 'कार्यालयको फोनभन्दा फरक भए मात्र।',
  'Map link': 'नक्साको लिङ्क',
  'Open the place in a map and copy the link from “Share”.':
    'नक्सामा ठाउँ खोल्नुहोस् र “Share” मा गएर लिङ्क कपी गर्नुहोस्।',
  address: 'ठेगाना',
  'Has its own opening hours': 'आफ्नै खुल्ने समय छ',
  // admin/brand-group.tsx
  Brand: 'ब्रान्ड',
  'For the website, mails and pictures of shared links. This office area keeps its own colours.':
    'वेबसाइट, इमेल र सेयर गरिएका लिङ्कको तस्बिरका लागि। एडमिन प्यानलको रङ आफ्नै रहन्छ।',
  'Links, headings, icons and chat bubbles. Dark backgrounds are a darker shade of it.':
    'लिङ्क, शीर्षक, आइकन र च्याटका सन्देशको रङ। गाढा पृष्ठभूमिमा यसैको झन् गाढा रङ हुन्छ।',
  'Main buttons, and marks on dark backgrounds.': 'मुख्य बटन र गाढा पृष्ठभूमिका चिन्हको रङ।',
  'Back to the first colours': 'सुरुको रङ राख्नुहोस्',
  'At the top of each page, instead of the icon and the short name. Like the others, at least 112 pixels wide and high.':
    'हरेक पृष्ठको माथि, आइकन र छोटो नामको सट्टा। अरू तस्बिर जस्तै चौडाइ र उचाइ कम्तीमा ११२ पिक्सेल हुनुपर्छ।',
  'In the footer and on pictures of shared links. A light version of the logo, with a transparent background.':
    'फुटरमा र सेयर गरिएका लिङ्कको तस्बिरमा। पारदर्शी पृष्ठभूमि भएको, हल्का रङको लोगो।',
  'A square picture for the browser’s tab and for phones. If blank, it is made from the logo.':
    'ब्राउजरको ट्याब र फोनका लागि वर्गाकार तस्बिर। खाली छोडे लोगोबाट बनाइन्छ।',
  'Choose: {fieldNames[name]}': 'छान्नुहोस्: {fieldNames[name]}',
  'Use {nearest}': '{nearest} राख्नुहोस्',
  // admin/field-group.tsx
  'Visitors see this example data.': 'भिजिटरले यही नमुना विवरण देख्छन्।',
  'Looks right': 'ठीक छ',
  // admin/figures-and-licence.tsx
  'Shown on the About page as your own claims. Publish only what you can prove. Visitors do not see hidden figures.':
    '“हाम्रो बारेमा” पृष्ठमा कार्यालयकै भनाइका रूपमा देखिन्छ। प्रमाण दिन सकिने कुरा मात्र प्रकाशित गर्नुहोस्। लुकाइएका तथ्याङ्क भिजिटरले देख्दैनन्।',
  Visible: 'देखिने',
  'Shown in the footer of each page once it has a number.': 'नम्बर राखेपछि हरेक पृष्ठको फुटरमा देखिन्छ।',
  Authority: 'इजाजत दिने निकाय',
  'Valid until': 'म्याद',
  // admin/hours-group.tsx
  'Opening hours': 'खुल्ने समय',
  'The chat uses them to show whether you are open, and to tell visitors when you will answer.':
    'च्याटले यसैबाट अहिले खुला छ कि छैन देखाउँछ, र जवाफ कहिले आउँछ भनेर भिजिटरलाई बताउँछ।',
  holiday: 'बिदा',
  Holiday: 'बिदा',
  'Every year': 'हरेक वर्ष',
  // admin/list-fields.tsx
  '{singular} list': '{singular} सूची',
  'Remove this {singular}': 'यो {singular} निकाल्नुहोस्',
  '+ Add {singular}': '+ {singular} थप्नुहोस्',
  // admin/office-form.tsx
  'The office': 'कार्यालय',
  'Shown beside the logo and in page titles.': 'लोगोको छेउमा र पृष्ठको शीर्षकमा देखिन्छ।',
  Addresses: 'ठेगाना',
  'The first one is the main one.': 'पहिलो ठेगाना मुख्य हो।',
  'How visitors reach you': 'भिजिटरले सम्पर्क गर्ने माध्यम',
  'With the country code: +977 …': 'देशको कोडसहित: +977 …',
  'One number. If blank, there is no WhatsApp button.':
    'एउटा नम्बर। खाली छोडे WhatsApp को बटन देखिँदैन।',
  'Links to your pages, one per line: https://www.facebook.com/…':
    'कार्यालयका पेजका लिङ्क, एक पङ्क्तिमा एउटा: https://www.facebook.com/…',
  'Dates appear as “26 Nov 2026 (10 Mangsir 2083)” on the website, in the back office and in mails. In the back office, you can type them in Bikram Sambat, too.':
    'वेबसाइट, एडमिन प्यानल र इमेलमा मिति “२६ नोभेम्बर २०२६ (१० मंसिर २०८३)” जसरी देखिन्छ। एडमिन प्यानलमा वि.सं. मिति पनि लेख्न मिल्छ।',
  'The calendar is known until {OFFICIAL_UNTIL}; later dates appear in AD only. When the next calendar is published, enter the year and the days of its 12 months. One year per line, for example {OFFICIAL_UNTIL + 1}: 31 31 32 31 31 31 30 29 30 29 30 30':
    'पात्रो {OFFICIAL_UNTIL} सम्मको छ। त्यसपछिका मिति ईस्वीमा मात्र देखिन्छन्। अर्को पात्रो निस्केपछि वर्ष र १२ महिनाका दिन लेख्नुहोस्। एक पङ्क्तिमा एक वर्ष, जस्तै {OFFICIAL_UNTIL + 1}: ३१ ३१ ३२ ३१ ३१ ३१ ३० २९ ३० २९ ३० ३०',
  'Picture on the home page': 'गृहपृष्ठको तस्बिर',
  'A wide picture in the middle of the home page, for example of a room or the street.':
    'गृहपृष्ठको बीचमा देखिने चौडा तस्बिर, जस्तै कोठा वा बाटोको।',
  'Picture of the rooms': 'कोठाको तस्बिर',
  'On the About page, instead of the drawing.': '“हाम्रो बारेमा” पृष्ठमा, रेखाचित्रको सट्टा।',
  'Picture of the team': 'टोलीको तस्बिर',
  'Beside your mission. Ask everyone in the picture for permission first.':
    'कार्यालयको उद्देश्यको छेउमा। पहिले तस्बिरमा भएका सबैसँग अनुमति लिनुहोस्।',
  'Pictures of the office': 'कार्यालयका तस्बिर',
  // admin/use-office-editor.ts
  'The office was not saved.': 'कार्यालयको विवरण सेभ भएन।',
  'Someone else has saved changes: {formatLabels(theirChanges)}.':
    'अरू कसैले परिवर्तन सेभ गर्नुभयो: {formatLabels(theirChanges)}।',
  'You have changed this, too. Your version is shown: {formatLabels(conflicting)}.':
    'तपाईंले पनि यो बदल्नुभएको छ। तपाईंकै संस्करण देखाइएको छ: {formatLabels(conflicting)}।',
  'Nothing you typed is lost. Please review it and save again.':
    'तपाईंले लेखेको केही हराएको छैन। एकपटक हेरेर फेरि सेभ गर्नुहोस्।',
  // admin/week-fields.tsx
  "Set all open days like {weekdayName(week.indexOf(firstOpenDay), 'long', 'en-GB')}":
    "खुल्ने सबै दिन {weekdayName(week.indexOf(firstOpenDay), 'long', 'en-GB')} जस्तै राख्नुहोस्",
  'Open on {name}': '{name}: खुला राख्नुहोस्',
  '+ Hours on {name}': '{name}: + समय',
  '+ Hours': '+ समय',
  '{name}, from': '{name}, देखि',
  '{name}, until': '{name}, सम्म',
  'Remove: {name}': 'निकाल्नुहोस्: {name}',
  // describe-colour-problem.ts
  'Please enter a colour such as #16245a.': '#16245a जस्तो रङ लेख्नुहोस्।',
  '{lowContrast[field]} The nearest readable colour is {nearest}.':
    '{lowContrast[field]} पढ्न सकिने सबैभन्दा नजिकको रङ: {nearest}।',
  'This colour is too light to be read on light backgrounds and under white text.':
    'यो रङ धेरै हल्का भयो। हल्का पृष्ठभूमिमा यो रङ वा यसमाथिको सेतो पाठ पढ्न सकिँदैन।',
  'This colour is too dark to be read on dark backgrounds and under dark text.':
    'यो रङ धेरै गाढा भयो। गाढा पृष्ठभूमिमा यो रङ वा यसमाथिको गाढा पाठ पढ्न सकिँदैन।',
  // feature.ts
  office: 'कार्यालय',
  'the office': 'कार्यालय',
  // field-names.ts
  'Short name': 'छोटो नाम',
  Logo: 'लोगो',
  'Logo for dark backgrounds': 'गाढा पृष्ठभूमिको लोगो',
  Icon: 'आइकन',
  'More phones': 'अरू फोन',
  'Social networks': 'सामाजिक सञ्जाल',
  Holidays: 'बिदा',
  'Time zone': 'समय क्षेत्र',
  'Show Bikram Sambat dates': 'वि.सं. मिति देखाउनुहोस्',
  'Later Bikram Sambat years': 'पछिका वि.सं. वर्ष',
  Figures: 'तथ्याङ्क',
  Licence: 'इजाजतपत्र',
  'Primary colour': 'आधार रङ',
  'Accent colour': 'मुख्य रङ',
  // In another sense than elsewhere
  Number: 'नम्बर',
} satisfies Texts
