import type { Texts } from '#app/contract/texts.ts'

/** Texts that the server sends to the office; `{…}` is a value. */
export default {
  'Another stage has this name. Please choose another one.':
    'अर्को चरणको यही नाम छ। अर्कै नाम लेख्नुहोस्।',
  'Please enter a page such as /contact, or an address that begins with https://.':
    '/contact जस्तो पृष्ठ वा https:// बाट सुरु हुने ठेगाना लेख्नुहोस्।',
  'Please fill this in.': 'यो भर्नुहोस्।',
  'Please use at least {params.limit} characters.': 'कम्तीमा {params.limit} अक्षर लेख्नुहोस्।',
  'Please use at most {params.limit} characters.': 'बढीमा {params.limit} अक्षर लेख्नुहोस्।',
  'Please enter at least {params.limit}.': 'कम्तीमा {params.limit} वटा लेख्नुहोस्।',
  'Please enter at most {params.limit}.': 'बढीमा {params.limit} वटा लेख्नुहोस्।',
  'This must be {params.limit} or more.': 'यो {params.limit} वा त्योभन्दा बढी हुनुपर्छ।',
  'This must be {params.limit} or less.': 'यो {params.limit} वा त्योभन्दा कम हुनुपर्छ।',
  'Please choose one of the options.': 'दिइएका विकल्पमध्ये एउटा छान्नुहोस्।',
  'This contains characters that cannot be stored.': 'यसमा राख्न नमिल्ने अक्षर छन्।',
  'This contains hidden characters that change the text direction. Please type it again.':
    'यसमा अक्षरको दिशा बदल्ने, नदेखिने चिह्न छन्। फेरि टाइप गर्नुहोस्।',
  'Please enter this on one line.': 'यो एउटै लाइनमा लेख्नुहोस्।',
  'Please enter a valid email address.': 'यो इमेल ठेगाना मिलेन। एकपटक हेर्नुहोस्।',
  'This value is not valid.': 'यहाँ लेखेको मिलेन।',
  'This must be text.': 'यहाँ अक्षर हुनुपर्छ।',
  'This must be a whole number.': 'यहाँ पूर्ण सङ्ख्या हुनुपर्छ।',
  'This must be a list.': 'यहाँ सूची हुनुपर्छ।',
  'This must be of type {params.type}.': 'यहाँ अर्कै किसिमको जानकारी हुनुपर्छ।',
  'Please enter a phone number of at least {params.limit} digits, for example {params.example}.':
    'कम्तीमा {params.limit} अङ्कको फोन नम्बर लेख्नुहोस्, जस्तै {params.example}।',
  'Please enter only one number here. Write other numbers in the message.':
    'यहाँ एउटै नम्बर लेख्नुहोस्। अरू नम्बर सन्देशमा लेख्नुहोस्।',
  'This does not have the required form, or contains characters that are not allowed.':
    'यो तोकिएको ढाँचामा छैन, वा यसमा नमिल्ने अक्षर छन्।',
  'Please enter an AD date that exists, from 1900 to 2999, for example 2026-10-20.':
    'सन् १९०० देखि २९९९ सम्मको, क्यालेन्डरमा भएको ईस्वी मिति लेख्नुहोस्, जस्तै २०२६-१०-२०।',
  'Please enter a time of the day, for example 09:00.': 'समय लेख्नुहोस्, जस्तै ०९:००।',
  'Please enter a date and time that exist, for example 2026-10-20T09:00:00+05:45.':
    'भएको मिति र समय लेख्नुहोस्, जस्तै 2026-10-20T09:00:00+05:45।',
  'Please enter a date and time that exist, at the latest 31 December 2999.':
    'क्यालेन्डरमा भएको ईस्वी मिति र समय लेख्नुहोस्, बढीमा सन् २९९९ डिसेम्बर ३१ सम्मको।',
  'Please enter a time of the day, for example 18:00, or 24:00 for its end.':
    'समय लेख्नुहोस्, जस्तै १८:००, वा दिनको अन्त्यका लागि २४:००।',
  'Please send this form from its own page.': 'यो फारम आफ्नै पृष्ठबाट पठाउनुहोस्।',
  'There is no picture at this address.': 'यो ठेगानामा तस्बिर छैन।',
  'This address is not on the public internet.': 'यो ठेगाना सार्वजनिक इन्टरनेटमा छैन।',
  'This picture is too large. The maximum is 8 MB.': 'यो तस्बिर धेरै ठूलो छ। बढीमा ८ MB मिल्छ।',
  'This address takes too long to answer.': 'यो ठेगानाले जवाफ दिन धेरै समय लगायो।',
  'No picture could be fetched from this address.': 'यो ठेगानाबाट तस्बिर ल्याउन सकिएन।',
  'The virus scan failed. Please try again later.': 'भाइरस जाँच हुन सकेन। केही बेरपछि फेरि प्रयास गर्नुहोस्।',
  'The virus scanner rejected this file. Ask the sender for another copy.':
    'भाइरस जाँचले यो फाइल लिएन। पठाउनेसँग अर्को प्रति माग्नुहोस्।',
  'There is no fact with the key “{unknown}”.': '“{unknown}” key भएको तथ्याङ्क छैन।',
  '“{shown}” is not a phone number: it needs at least {limit} digits, for example {example}.':
    '“{shown}” फोन नम्बर होइन: कम्तीमा {limit} अङ्क चाहिन्छ, जस्तै {example}।',
  'Each item may appear only once.': 'एउटै कुरा एकपटक मात्र आउन सक्छ।',
  'The list has changed. Please reload it.': 'सूची बदलिएको छ। फेरि लोड गर्नुहोस्।',
  'The mail server did not answer within {limitMs / 1000} seconds.':
    'इमेल सर्भरले {limitMs / 1000} सेकेन्डभित्र जवाफ दिएन।',
  'The name {host} has no address.': '{host} नामको ठेगाना छैन।',
  'Port {port} of {host} is not a mail server that this site may use.':
    '{host} को पोर्ट {port} यो साइटले चलाउन मिल्ने इमेल सर्भर होइन।',
  'Email is not set up on this server.': 'यो सर्भरमा इमेल सेट गरिएको छैन।',
  'The stored password can no longer be read, because the secret key of the server has changed. Enter the password again.':
    'सर्भरको गोप्य key बदलिएकाले राखिएको पासवर्ड अब पढ्न सकिँदैन। पासवर्ड फेरि लेख्नुहोस्।',
  'This address can only be called with an API key.': 'यो ठेगाना API key ले मात्र चल्छ।',
  'This API key does not have the required right.': 'यो API key लाई चाहिने अधिकार छैन।',
  'The webhook redirects to another address. Redirects are not followed.':
    'वेबहुकले अर्को ठेगानामा पठाउँछ। त्यसरी पठाएको ठेगानामा जाँदैनौं।',
  'The webhook returned status {status}.': 'वेबहुकले {status} अवस्था फर्कायो।',
  'The webhook did not respond within 10 seconds.': 'वेबहुकले १० सेकेन्डभित्र जवाफ दिएन।',
  'The webhook could not be reached: {code ?? message}.': 'वेबहुकसम्म पुग्न सकिएन: {code ?? message}।',
  'This is a test event. No lead has changed.': 'यो परीक्षण हो। कुनै लिड बदलिएको छैन।',
  'Enter an address like https://crm.example.org/leads.':
    'https://crm.example.org/leads जस्तो ठेगाना लेख्नुहोस्।',
  'This was changed meanwhile. Please review it, then save again.':
    'यसबीच यो परिवर्तन भयो। हेरेर फेरि सेभ गर्नुहोस्।',
  '“{wrongScript}” is not an address of a script. It must begin with https://.':
    '“{wrongScript}” स्क्रिप्टको ठेगाना होइन। यो https:// बाट सुरु हुनुपर्छ।',
  '“{wrongHost}” is not a host. Use the form https://cdn.example.com, without a path.':
    '“{wrongHost}” होस्ट होइन। https://cdn.example.com जस्तो लेख्नुहोस्, पछाडिको बाटो नराखी।',
  'Please enter the measurement ID, for example G-ABC1234567.':
    'Measurement ID लेख्नुहोस्, जस्तै G-ABC1234567।',
  'Please enter the pixel ID, a number of about 15 digits.':
    'Pixel ID लेख्नुहोस्, करिब १५ अङ्कको नम्बर हुन्छ।',
  'Please enter at most {MAX_SCRIPTS} addresses.': 'बढीमा {MAX_SCRIPTS} वटा ठेगाना लेख्नुहोस्।',
  'This site has no such page. Please check the address.':
    'यस साइटमा यस्तो पृष्ठ छैन। ठेगाना एकपटक हेर्नुहोस्।',
  'Please enter a page, for example /contact, or an address that begins with https://.':
    'पृष्ठ लेख्नुहोस्, जस्तै /contact, वा https:// बाट सुरु हुने ठेगाना।',
  'Please enter how the consent was given.': 'सहमति कसरी दिइयो, लेख्नुहोस्।',
  'A testimonial without consent cannot be public. Please enter the date of consent, or choose “Office only”.':
    'सहमति नभएको अनुभव सार्वजनिक हुन सक्दैन। सहमतिको मिति लेख्नुहोस् वा “कार्यालयले मात्र” छान्नुहोस्।',
  'This day is in the future. Please enter the day on which the person agreed.':
    'यो दिन आउन बाँकी छ। सहमति दिएको दिन लेख्नुहोस्।',
  'The withdrawal cannot be before the consent. Please check both dates.':
    'सहमति फिर्ता लिएको मिति सहमतिभन्दा अघिको हुन सक्दैन। दुवै मिति हेर्नुहोस्।',
  'Please enter an AD year with four digits, for example 2026, or leave this blank.':
    'चार अङ्कको ईस्वी वर्ष लेख्नुहोस्, जस्तै २०२६, वा खाली छोड्नुहोस्।',
  'The person approved a different text. Please record the consent to this text, or choose “Office only”.':
    'सहमति अर्को पाठको हो। यो पाठको सहमति टिप्नुहोस् वा “कार्यालयले मात्र” छान्नुहोस्।',
  'The consent was withdrawn. Please choose “Office only” until there is a new consent.':
    'सहमति फिर्ता लिइएको छ। नयाँ सहमति नभएसम्म “कार्यालयले मात्र” छान्नुहोस्।',
  'This country has no published guide. Choose another country.':
    'यो देशको प्रकाशित गाइड छैन। अर्को देश छान्नुहोस्।',
  'When the disk is full, nothing can be saved. Free some space or get a larger disk.':
    'डिस्क भरिएपछि केही सेभ हुँदैन। ठाउँ खाली गर्नुहोस् वा ठूलो डिस्क लिनुहोस्।',
  Title: 'शीर्षक',
  Text: 'पाठ',
  Heading: 'शीर्षक',
  Points: 'बुँदा',
  Name: 'नाम',
  'Full name': 'पूरा नाम',
  Purpose: 'किन',
  Content: 'के समेटिन्छ',
  Tests: 'परीक्षा',
  Test: 'परीक्षा',
  'First day': 'पहिलो दिन',
  'Days and hours': 'दिन र समय',
  'For example “Sunday to Friday, 7:00–8:30 AM”.': 'जस्तै “आइतबार–शुक्रबार, बिहान ७:००–८:३०”।',
  Weeks: 'हप्ता',
  'Fee in NPR': 'शुल्क (रु)',
  Places: 'सिट',
  Position: 'स्थान',
  '1 is first.': '१ सबैभन्दा पहिले।',
  'Card icon': 'कार्डको चिह्न',
  Introduction: 'परिचय',
  'From the guides': 'गाइडबाट',
  'What the published country guides say on this, country by country.':
    'प्रकाशित देशका गाइडले यसबारे के भन्छन्, देशअनुसार।',
  Classes: 'कक्षा',
  'A class is shown until its first day.': 'कक्षा पहिलो दिनसम्म देखिन्छ।',
  Why: 'किन',
  Steps: 'चरणहरू',
  'Related services': 'सम्बन्धित सेवा',
  'The last part of the address of each service, one per line.':
    'हरेक सेवाको ठेगानाको अन्तिम भाग, एक पङ्क्तिमा एउटा।',
  'Please enter an address that begins with https://.': 'https:// बाट सुरु हुने ठेगाना लेख्नुहोस्।',
  'The last day is before the first day. Choose a later last day.':
    'अन्तिम दिन पहिलो दिनभन्दा अघि छ। पछिको अन्तिम दिन छान्नुहोस्।',
  '{source} is used by the site itself.': '{source} साइट आफैंले चलाएको ठेगाना हो।',
  '{source} is a page. Please enter an address without a page.':
    '{source} पृष्ठ हो। पृष्ठ नभएको ठेगाना लेख्नुहोस्।',
  'Please enter a page such as /contact, or an address that begins with https://, mailto: or tel:.':
    '/contact जस्तो पृष्ठ वा https://, mailto: वा tel: बाट सुरु हुने ठेगाना लेख्नुहोस्।',
  'Please choose a picture of the library.': 'सङ्ग्रहको तस्बिर छान्नुहोस्।',
  'Please use small letters a to z, digits and single hyphens, for example study-in-norway.':
    'a देखि z सम्मका साना अक्षर, अङ्क र बीचमा एउटा मात्र हाइफन लेख्नुहोस्, जस्तै study-in-norway।',
  'Please use small letters a to z and digits, with dots or hyphens between, for example no.visa-fee.':
    'a देखि z सम्मका साना अक्षर र अङ्क लेख्नुहोस्, बीचमा थोप्लो वा हाइफन राखेर, जस्तै no.visa-fee।',
  'Line {line} has the same address. Please remove one of the two lines.':
    'पङ्क्ति {line} मा पनि यही ठेगाना छ। दुईमध्ये एउटा पङ्क्ति हटाउनुहोस्।',
  '{source} already has a redirect. Please edit that one.':
    '{source} को रिडाइरेक्ट पहिल्यै छ। त्यही सम्पादन गर्नुहोस्।',
  'This would create a redirect loop. Please choose another target.':
    'यसले रिडाइरेक्ट घुमेको घुम्यै हुन्छ। अर्को ठेगाना छान्नुहोस्।',
  'Please enter an address on this site that begins with /, for example /old-page.':
    'यो साइटको / बाट सुरु हुने ठेगाना लेख्नुहोस्, जस्तै /old-page।',
  'You have 20 devices already: turn one of them off first.':
    'तपाईंका २० डिभाइस भइसके: पहिले एउटामा बन्द गर्नुहोस्।',
  'This is not a valid encryption key.': 'यो मिल्ने इन्क्रिप्सन key होइन।',
  'The browser no longer accepts notifications: turn them on there again.':
    'ब्राउजरले अब सूचना लिँदैन: त्यहाँ फेरि चालु गर्नुहोस्।',
  'This is not an address of a known push service.': 'यो चिनिएको पुस सेवाको ठेगाना होइन।',
  'The push service did not answer in time.': 'पुस सेवाले समयमा जवाफ दिएन।',
  'The push service could not be reached: {code ?? message}.':
    'पुस सेवासम्म पुग्न सकिएन: {code ?? message}।',
  'The push service answered {status}.': 'पुस सेवाको जवाफ: {status}।',
  Address: 'ठेगाना',
  Question: 'प्रश्न',
  Answer: 'जवाफ',
  'Questions and answers': 'प्रश्न र जवाफ',
  'For browsers and search engines. They show about 60 characters.':
    'ब्राउजर र सर्च इन्जिनका लागि। करिब ६० अक्षर देखाउँछन्।',
  'Description for search engines': 'सर्च इन्जिनका लागि विवरण',
  'They show about 160 characters.': 'करिब १६० अक्षर देखाउँछन्।',
  'Picture for sharing': 'सेयर गर्दाको तस्बिर',
  'Shown when the page is shared, cut to size around its focal point (set in Pictures). Leave empty to use the site’s picture.':
    'पृष्ठ सेयर गर्दा देखिन्छ, मुख्य बिन्दु (“तस्बिर” मा छानिने) वरिपरि काटेर। खाली छोडे साइटको तस्बिर देखिन्छ।',
  Summary: 'सारांश',
  Date: 'मिति',
  Author: 'लेखक',
  'Cover picture': 'मुख्य तस्बिर',
  'Picture description': 'तस्बिरको विवरण',
  Categories: 'विषय',
  Tags: 'ट्याग',
  'A person of your office, or another name.': 'तपाईंको कार्यालयका व्यक्ति, वा अरू नाम।',
  'Shown above the text, in lists and when the article is shared, cut to size around its focal point (set in Pictures).':
    'पाठको माथि, सूचीमा र लेख सेयर गर्दा देखिन्छ, मुख्य बिन्दु (तस्बिरमा तोकिएको) वरिपरि काटेर।',
  'For people who cannot see the cover picture.': 'मुख्य तस्बिर देख्न नसक्नेका लागि।',
  'Shown in the list of albums and by search engines, which show about 160 characters.':
    'एल्बमको सूचीमा र सर्च इन्जिनमा देखिन्छ; सर्च इन्जिनले करिब १६० अक्षर देखाउँछन्।',
  'Shown in lists and when the album is shared. Leave empty to use the first picture.':
    'सूचीमा र एल्बम सेयर गर्दा देखिन्छ। खाली छोडे पहिलो तस्बिर देखिन्छ।',
  'Shown in the list of articles and by search engines, which show about 160 characters.':
    'लेखको सूचीमा र खोज इन्जिनमा देखिन्छ। खोज इन्जिनले करिब १६० अक्षर देखाउँछन्।',
  'One per line, the most important first. Each has a list of its own.':
    'हरेक हरफमा एउटा, मुख्य पहिले। हरेकको आफ्नै सूची हुन्छ।',
  'One per line, for example “statement of purpose”.':
    'हरेक हरफमा एउटा, जस्तै “statement of purpose”।',
  'A picture needs a paragraph of its own.': 'तस्बिरका लागि छुट्टै अनुच्छेद चाहिन्छ।',
  '“{address}” is not a picture of the library. Please choose it with the picture button.':
    '“{address}” सङ्ग्रहको तस्बिर होइन। तस्बिरको बटनबाट छान्नुहोस्।',
  'A picture has no alternative text. Please describe it for people who cannot see it.':
    'एउटा तस्बिरको विवरण छैन। तस्बिर देख्न नसक्ने व्यक्तिका लागि विवरण लेख्नुहोस्।',
  'This text cannot contain {plural}, only bold, italic, links and facts.':
    'यस पाठमा {plural} राख्न मिल्दैन, बोल्ड, इटालिक, लिङ्क र तथ्याङ्क मात्र मिल्छ।',
  'Lists and quotes cannot contain {block.plural}.': 'सूची र भनाइभित्र {block.plural} राख्न मिल्दैन।',
  'Lists and quotes cannot contain pictures.': 'सूची र भनाइभित्र तस्बिर राख्न मिल्दैन।',
  'This text cannot contain headings.': 'यस पाठमा शीर्षक राख्न मिल्दैन।',
  'This text cannot contain subheadings.': 'यस पाठमा उपशीर्षक राख्न मिल्दैन।',
  'This text can have headings of {headings} levels, # and ##.':
    'यस पाठमा {headings} तहका शीर्षक राख्न मिल्छ, # र ##।',
  'A subheading needs a heading above it.': 'उपशीर्षकको माथि शीर्षक चाहिन्छ।',
  'Only a draft that was never published can be deleted. Please archive it instead.':
    'कहिल्यै प्रकाशित नभएको ड्राफ्ट मात्र हटाउन मिल्छ। यसलाई आर्काइभ गर्नुहोस्।',
  'This page is always at {getAddressPrefix(type, language)}{slug} and cannot move.':
    'यो पृष्ठ सधैं {getAddressPrefix(type, language)}{slug} मा हुन्छ, सार्न मिल्दैन।',
  '“{address}” is not a valid link. Please use a page of this site, a web address, mailto: or tel:.':
    '“{address}” मिल्ने लिङ्क होइन। यो साइटको पृष्ठ, वेब ठेगाना, mailto: वा tel: लेख्नुहोस्।',
  'A branch was renamed.': 'शाखाको नाम फेरियो।',
  'A picture was replaced.': 'एउटा तस्बिर फेरियो।',
  '{to} is used by the site itself. Please choose another address.':
    '{to} साइट आफैंले चलाएको ठेगाना हो। अर्को ठेगाना छान्नुहोस्।',
  '{to} is for pages in another language. Please choose another address.':
    '{to} अर्को भाषाका पृष्ठका लागि हो। अर्को ठेगाना छान्नुहोस्।',
  'Another page already uses {to}.': '{to} अर्को पृष्ठले चलाइसक्यो।',
  'The draft has changed. Please review it before you continue.':
    'ड्राफ्ट बदलिएको छ। अगाडि बढ्नुअघि हेर्नुहोस्।',
  'This picture was deleted. Please choose another one.': 'यो तस्बिर हटाइएको छ। अर्को छान्नुहोस्।',
  'A linked file was deleted. Please link another one, or remove the link.':
    'लिङ्क गरिएको फाइल हटाइएको छ। अर्को लिङ्क राख्नुहोस् वा लिङ्क निकाल्नुहोस्।',
  'This is a built-in page. It cannot be archived.': 'यो साइटकै पृष्ठ हो। आर्काइभ गर्न मिल्दैन।',
  '{newer.saved_by} has changed this page in the meantime.':
    'यो बीचमा {newer.saved_by} ले यो पृष्ठ बदल्नुभयो।',
  'There is a {type} for {name} already. Open it, or confirm that you want another one.':
    '{name} का लागि {type} पहिल्यै छ। त्यही खोल्नुहोस् वा अर्को चाहिएको पुष्टि गर्नुहोस्।',
  'Please choose a time in the future.': 'आउन बाँकी समय छान्नुहोस्।',
  'This page is a translation. Please translate its source page instead.':
    'यो पृष्ठ अनुवाद हो। यसको मूल पृष्ठ अनुवाद गर्नुहोस्।',
  'The site itself is not translated into {getLanguageName(language)}.':
    'साइट आफैं यो भाषामा अनुवाद भएको छैन: {getLanguageName(language)}।',
  '{sentence} This page cannot be translated without it.':
    '{sentence} त्यसबिना यो पृष्ठ अनुवाद गर्न मिल्दैन।',
  'Only published pages can be translated. Please publish this page first.':
    'प्रकाशित पृष्ठ मात्र अनुवाद गर्न मिल्छ। पहिले यो पृष्ठ प्रकाशित गर्नुहोस्।',
  'A draft in {getLanguageName(language)} was deleted. Please restore it under “Deleted”.':
    'यो भाषाको ड्राफ्ट हटाइएको छ: {getLanguageName(language)}। “हटाइएका” बाट फर्काउनुहोस्।',
  'A translation into {getLanguageName(language)} already exists: “{other.title}”.':
    'यो भाषाको ({getLanguageName(language)}) अनुवाद पहिल्यै छ: “{other.title}”।',
  'The draft has changed. Please review it again.': 'ड्राफ्ट बदलिएको छ। फेरि हेर्नुहोस्।',
  'Someone else has changed these words meanwhile. Please review them.':
    'यो बीचमा अरू कसैले यी पाठ बदल्नुभयो। एकपटक हेर्नुहोस्।',
  "{placeholder} cannot be filled in here. Please use only {allowed.join(' and ')}.":
    "{placeholder} यहाँ भरिँदैन। यति मात्र चलाउनुहोस्: {allowed.join(' and ')}।",
  '{placeholder} cannot be filled in here. Please remove it.':
    '{placeholder} यहाँ भरिँदैन। निकाल्नुहोस्।',
  'Please add {placeholder} where the value belongs.': 'मान बस्ने ठाउँमा {placeholder} थप्नुहोस्।',
  'Please enter a colour such as #16245a.': '#16245a जस्तो रङ लेख्नुहोस्।',
  '{lowContrast[field]} The nearest readable colour is {nearest}.':
    '{lowContrast[field]} पढ्न सकिने सबैभन्दा नजिकको रङ: {nearest}।',
  'This colour is too light to be read on light backgrounds and under white text.':
    'यो रङ धेरै हल्का भयो। हल्का पृष्ठभूमिमा यो रङ वा यसमाथिको सेतो पाठ पढ्न सकिँदैन।',
  'This colour is too dark to be read on dark backgrounds and under dark text.':
    'यो रङ धेरै गाढा भयो। गाढा पृष्ठभूमिमा यो रङ वा यसमाथिको गाढा पाठ पढ्न सकिँदैन।',
  'Someone else has changed the office profile meanwhile. Please review it.':
    'यो बीचमा अरू कसैले कार्यालयको विवरण बदल्नुभयो। एकपटक हेर्नुहोस्।',
  'This picture is too small. Choose one at least {MIN_PICTURE_SIDE} pixels wide and high.':
    'यो तस्बिर धेरै सानो छ। चौडाइ र उचाइ कम्तीमा {MIN_PICTURE_SIDE} पिक्सेल भएको छान्नुहोस्।',
  'The next year is {expected}. Please begin the line with it.':
    'अर्को वर्ष {expected} हो। पङ्क्ति त्यसैबाट सुरु गर्नुहोस्।',
  'The months of {year} have {days} days together. A year has 365 or 366.':
    '{year} का महिनाका जम्मा {days} दिन भए। वर्षमा ३६५ वा ३६६ दिन हुन्छन्।',
  'Please choose a picture.': 'तस्बिर छान्नुहोस्।',
  'Please enter opening hours for at least one day.': 'कम्तीमा एक दिनको खुल्ने समय लेख्नुहोस्।',
  'Please enter the hours of all seven days.': 'सातै दिनको समय लेख्नुहोस्।',
  'This ends before it begins.': 'यो सुरु हुनुअघि नै सकिन्छ।',
  'This begins before the time above ends.': 'यो माथिको समय सकिनुअघि सुरु हुन्छ।',
  'The last day comes before the first.': 'अन्तिम दिन पहिलो दिनभन्दा अघि छ।',
  'Please enter the days of all 12 months after the year.': 'वर्षपछि १२ वटै महिनाका दिन लेख्नुहोस्।',
  'A month has 29 to 32 days.': 'महिनामा २९ देखि ३२ दिन हुन्छन्।',
  'Please choose a country from the list.': 'सूचीबाट देश छान्नुहोस्।',
  'This time zone is unknown. Use a name such as Asia/Kathmandu.':
    'यो समय क्षेत्र भेटिएन। Asia/Kathmandu जस्तो नाम लेख्नुहोस्।',
  'Enter only one number: WhatsApp opens one number.':
    'एउटै नम्बर लेख्नुहोस्: WhatsApp ले एउटा नम्बर मात्र खोल्छ।',
  'Please enter at most {MAX_OTHER_PHONES} more phones.':
    'थप फोन नम्बर बढीमा {MAX_OTHER_PHONES} वटा लेख्नुहोस्।',
  'The last attempt failed. The Mail screen shows why.':
    'पछिल्लो प्रयास सफल भएन। कारण “इमेल” स्क्रिनमा छ।',
  'Set up your mail server on the Mail screen.': '“इमेल” स्क्रिनमा इमेल सर्भर सेट गर्नुहोस्।',
  'This mail has already been sent.': 'यो इमेल पठाइसकियो।',
  'Fill in both, or leave both blank.': 'दुवै भर्नुहोस् वा दुवै खाली छोड्नुहोस्।',
  'Enter only the name of the server, for example smtp.gmail.com.':
    'सर्भरको नाम मात्र लेख्नुहोस्, जस्तै smtp.gmail.com।',
  'Enter the user name for this password.': 'यो पासवर्डको प्रयोगकर्ता नाम लेख्नुहोस्।',
  'Enter the password of this user.': 'यो प्रयोगकर्ताको पासवर्ड लेख्नुहोस्।',
  'Enter the password again, because the server, its security or the user changed.':
    'सर्भर, सुरक्षा वा प्रयोगकर्ता बदलिएकाले पासवर्ड फेरि लेख्नुहोस्।',
  'Without encryption others could read the password. Choose TLS or STARTTLS.':
    'इन्क्रिप्सन नभए अरूले पासवर्ड पढ्न सक्छन्। TLS वा STARTTLS छान्नुहोस्।',
  'No server has the name {host}. Check the spelling, for example smtp.gmail.com.':
    '{host} नामको सर्भर छैन। हिज्जे हेर्नुहोस्, जस्तै smtp.gmail.com।',
  "This address is not a mail server that can be used. On this machine and its network only these ports of mail servers can be used: {LOCAL_MAIL_PORTS.join(', ')}.":
    "यो ठेगाना चलाउन मिल्ने इमेल सर्भर होइन। यो मेसिन र यसको नेटवर्कमा इमेल सर्भरका यी पोर्ट मात्र चल्छन्: {LOCAL_MAIL_PORTS.join(', ')}।",
  '{host} accepts no connection on port {port}. Use the port of your provider: 465 with TLS, or 587 with STARTTLS.':
    '{host} ले पोर्ट {port} मा जडान लिँदैन। सेवा दिनेको पोर्ट चलाउनुहोस्: TLS मा ४६५, STARTTLS मा ५८७।',
  "No answer on port {port}{security === 'tls' ? ' with TLS' : ''}. Use port 465 with TLS, or 587 with STARTTLS. If both are right, ask whether your hosting company blocks outgoing mail.":
    "पोर्ट {port} बाट जवाफ आएन{security === 'tls' ? ' with TLS' : ''}। TLS मा ४६५, STARTTLS मा ५८७ चलाउनुहोस्। दुवै ठीक भए होस्टिङ कम्पनीले बाहिर जाने इमेल रोकेको छ कि सोध्नुहोस्।",
  'No secure connection could be made. With port 587 choose STARTTLS. Otherwise the certificate of the mail server may not be valid for its name.':
    'सुरक्षित जडान हुन सकेन। पोर्ट ५८७ मा STARTTLS छान्नुहोस्। होइन भने इमेल सर्भरको सर्टिफिकेट त्यसको नामसँग नमिलेको हुन सक्छ।',
  'No secure connection could be made. With port 465 choose TLS. Otherwise the mail server may not support STARTTLS, or its certificate is not valid for its name.':
    'सुरक्षित जडान हुन सकेन। पोर्ट ४६५ मा TLS छान्नुहोस्। होइन भने इमेल सर्भरमा STARTTLS नचल्ने वा सर्टिफिकेट नामसँग नमिलेको हुन सक्छ।',
  'The mail server does not accept this user name and password. Gmail, Outlook and Zoho need an app password, not the one you sign in with.':
    'इमेल सर्भरले यो प्रयोगकर्ता नाम र पासवर्ड लिएन। Gmail, Outlook र Zoho मा लगइन गर्ने पासवर्ड होइन, एप पासवर्ड चाहिन्छ।',
  'This mail server needs a user name and a password.':
    'यो इमेल सर्भरलाई प्रयोगकर्ता नाम र पासवर्ड चाहिन्छ।',
  'The stored password cannot be read. Enter it again.': 'राखिएको पासवर्ड पढ्न सकिएन। फेरि लेख्नुहोस्।',
  'The mail server does not let this user send as {from_address}. Use the address of the user, or add this one as an alias at your provider.':
    'इमेल सर्भरले यो प्रयोगकर्तालाई {from_address} बाट पठाउन दिँदैन। प्रयोगकर्ताकै ठेगाना राख्नुहोस् वा सेवा दिनेकहाँ यो ठेगाना थप्नुहोस्।',
  'The mail server works, but it refused to deliver to your own address. Check the address of your account.':
    'इमेल सर्भर चल्छ, तर तपाईंकै ठेगानामा पुर्‍याउन मानेन। आफ्नो खाताको ठेगाना हेर्नुहोस्।',
  'The mail server refused the test mail. Its answer says why.':
    'इमेल सर्भरले परीक्षण इमेल लिएन। कारण त्यसको जवाफमा छ।',
  'Somebody has removed these settings. Please try again.':
    'कसैले यो सेटिङ हटाउनुभयो। फेरि प्रयास गर्नुहोस्।',
  'SMTP_URL and MAIL_FROM on the server set the mail server. Remove them there to change it here.':
    'इमेल सर्भर सर्भरका SMTP_URL र MAIL_FROM ले तोकेका छन्। यहाँ बदल्न ती त्यहाँबाट हटाउनुहोस्।',
  'Someone else has changed this menu meanwhile. Please review it.':
    'यो बीचमा अरू कसैले यो मेनु बदल्नुभयो। एकपटक हेर्नुहोस्।',
  'This page no longer exists. Please remove the entry.': 'यो पृष्ठ अब छैन। मेनुबाट यो लिङ्क निकाल्नुहोस्।',
  'This entry lists its pages itself. Please move the entries below it elsewhere.':
    'यो लिङ्कले आफ्ना पृष्ठ आफैं देखाउँछ। यसमुनिका लिङ्क अर्कोतिर सार्नुहोस्।',
  'Please choose a file.': 'फाइल छान्नुहोस्।',
  'This code is not valid.': 'यो कोड मान्य छैन।',
  'This file is empty. Choose another one.': 'यो फाइल खाली छ। अर्को छान्नुहोस्।',
  'This file is empty. Please choose another one.': 'यो फाइल खाली छ। अर्को छान्नुहोस्।',
  'This file is not a PDF. Save it as PDF and upload that.':
    'यो फाइल PDF होइन। PDF मा सेभ गरेर त्यही अपलोड गर्नुहोस्।',
  'This PDF is incomplete. Please save or download it again, and upload it then.':
    'यो PDF अधुरो छ। फेरि सेभ वा डाउनलोड गरेर अपलोड गर्नुहोस्।',
  '{where} Please remove the link there first.': '{where} पहिले त्यहाँको लिङ्क निकाल्नुहोस्।',
  'This server cannot read HEIC pictures. On the iPhone, choose Settings → Camera → Formats → Most Compatible to take pictures as JPEG, or export this one as JPEG.':
    'यो सर्भरले HEIC तस्बिर पढ्न सक्दैन। iPhone मा Settings → Camera → Formats → Most Compatible छानेर JPEG मा खिच्नुहोस्, वा यो तस्बिर JPEG मा सेभ गर्नुहोस्।',
  'This file is already in the library: {title}.': 'यो फाइल सङ्ग्रहमा पहिल्यै छ: {title}।',
  '{where} Please choose another picture there first.': '{where} पहिले त्यहाँ अर्को तस्बिर छान्नुहोस्।',
  'This picture is too large. Please choose one of at most {limit / 1_000_000} megapixels{suffix}.':
    'यो तस्बिर धेरै ठूलो छ। बढीमा {limit / 1_000_000} मेगापिक्सेल{suffix} को छान्नुहोस्।',
  'This picture takes too long to read. Please choose a simpler one.':
    'यो तस्बिर पढ्न धेरै समय लाग्यो। सरल तस्बिर छान्नुहोस्।',
  'This picture is damaged and cannot be read. Please choose another one.':
    'यो तस्बिर बिग्रेको छ, पढ्न सकिएन। अर्को छान्नुहोस्।',
  'This file could not be fetched from the old site. Files can have at most 10 MB.':
    'पुरानो साइटबाट यो फाइल ल्याउन सकिएन। फाइल बढीमा १० MB को हुन सक्छ।',
  'This file is too large. The maximum is 10 MB.': 'यो फाइल धेरै ठूलो छ। बढीमा १० एमबी हुन सक्छ।',
  'Please choose a picture: JPEG, PNG, WebP, AVIF, HEIC, GIF or SVG.':
    'तस्बिर छान्नुहोस्: JPEG, PNG, WebP, AVIF, HEIC, GIF वा SVG।',
  'This SVG contains a script or a web page. Please choose one with drawings only.':
    'यो SVG मा स्क्रिप्ट वा वेब पृष्ठ छ। चित्र मात्र भएको छान्नुहोस्।',
  'This SVG contains entities. Please choose one without them.':
    'यो SVG मा entity छन्। नभएको छान्नुहोस्।',
  'This SVG links to another file or contains a picture. Please choose one with drawings only.':
    'यो SVG अर्को फाइलसँग जोडिएको छ वा यसमा तस्बिर छ। चित्र मात्र भएको छान्नुहोस्।',
  'This SVG is too large. Please choose one of at most 1 MB.':
    'यो SVG धेरै ठूलो छ। बढीमा १ MB को छान्नुहोस्।',
  "It is used by {new Intl.ListFormat('en').format(all)}.":
    "यसलाई यहाँ चलाइएको छ: {new Intl.ListFormat('en').format(all)}।",
  'Please enter a note.': 'नोट लेख्नुहोस्।',
  'This branch does not exist. Choose another one.': 'यो शाखा छैन। अर्को छान्नुहोस्।',
  'A lead cannot be merged with itself. Choose another lead.':
    'लिड आफैंसँग गाभ्न मिल्दैन। अर्को लिड छान्नुहोस्।',
  'This lead was merged into {lead.name}. Open that lead instead.':
    'यो लिड {lead.name} मा गाभिएको छ। त्यही लिड खोल्नुहोस्।',
  'Email is not set up on this server. Write from your own email program instead.':
    'यो सर्भरमा इमेल सेट गरिएको छैन। आफ्नै इमेल प्रोग्रामबाट लेख्नुहोस्।',
  'This lead no longer has this email address. Choose another one.':
    'यो लिडको यो इमेल ठेगाना अब छैन। अर्को छान्नुहोस्।',
  'Please enter a message.': 'सन्देश लेख्नुहोस्।',
  'This lead no longer has this phone number. Choose another one.':
    'यो लिडको यो फोन नम्बर अब छैन। अर्को छान्नुहोस्।',
  'This id is already used for another activity.': 'यो id अर्को गतिविधिले चलाइसक्यो।',
  'This id is already used for another application.': 'यो id अर्को आवेदनले चलाइसक्यो।',
  'Enter a name or a phone number.': 'नाम वा फोन नम्बर लेख्नुहोस्।',
  'The name can have at most 120 characters.': 'नाम बढीमा १२० अक्षरको हुन सक्छ।',
  'This person does not work on leads. Choose another person.':
    'यो व्यक्ति लिडमा काम गर्नुहुन्न। अर्को छान्नुहोस्।',
  "{name || 'This lead'} is lost and cannot have a follow-up. Choose another stage first.":
    "{name || 'This lead'} गुमेको लिड हो, फलोअप राख्न मिल्दैन। पहिले अर्को चरण छान्नुहोस्।",
  'Applications in the step {name}: {total}. Move them to another step first.':
    '{name} कदममा रहेका आवेदन: {total}। पहिले तिनलाई अर्को कदममा सार्नुहोस्।',
  'This is the only track. Add another one first.': 'यो एउटा मात्र मार्ग हो। पहिले अर्को थप्नुहोस्।',
  'Applications that use this track: {listed}. Choose another track for them first.':
    'यो मार्गका आवेदन: {listed}। पहिले तिनका लागि अर्को मार्ग छान्नुहोस्।',
  'Deleted applications that use this track: {deleted}. It can be deleted when they can no longer be restored.':
    'यो मार्गका हटाइएका आवेदन: {deleted}। ती फर्काउन नमिल्ने भएपछि मार्ग हटाउन मिल्छ।',
  'These institutions are one already. Choose another one.':
    'यी शिक्षण संस्था पहिले नै एउटै हुन्। अर्को छान्नुहोस्।',
  'These institutions are not merged with each other directly. If one was merged into a third institution, unmerge that first.':
    'यी शिक्षण संस्था एकअर्कामा सिधै मर्ज भएका होइनन्। कुनै एउटा तेस्रोमा मर्ज भएको भए पहिले त्यसलाई छुट्याउनुहोस्।',
  'Another institution in this country has this name. It may be archived or merged. Please choose another name.':
    'यस देशको अर्को शिक्षण संस्थाको नाम यही छ। त्यो आर्काइभ गरिएको वा मर्ज भएको हुन सक्छ। अर्कै नाम छान्नुहोस्।',
  'Another course of this institution has this name. It may be archived. Please choose another name.':
    'यस शिक्षण संस्थाको अर्को कोर्सको नाम यही छ। त्यो आर्काइभ गरिएको हुन सक्छ। अर्कै नाम छान्नुहोस्।',
  'Another step has this name. Please choose another one.': 'यो नामको अर्को कदम छ। अर्कै नाम छान्नुहोस्।',
  'This track has no steps. Choose another one.': 'यो मार्गमा कुनै कदम छैन। अर्को छान्नुहोस्।',
  'This step is not on the track of the application. Choose another one.':
    'यो कदम आवेदनको मार्गमा छैन। अर्को छान्नुहोस्।',
  'Enter a date, for example 2026-11-22.': 'मिति लेख्नुहोस्, जस्तै २०२६-११-२२।',
  'Enter the date of the deadline.': 'म्यादको मिति लेख्नुहोस्।',
  'Choose the reason of this outcome.': 'यो परिणामको कारण छान्नुहोस्।',
  'The visa was refused. Change the visa decision first.':
    'भिसा अस्वीकृत भएको छ। पहिले भिसाको निर्णय बदल्नुहोस्।',
  'The visa was granted. Change the visa decision first.':
    'भिसा पाइसकेको छ। पहिले भिसाको निर्णय बदल्नुहोस्।',
  'This day is in the future. Enter the day on which it happened.':
    'यो दिन आउन बाँकी छ। त्यो काम भएको दिन लेख्नुहोस्।',
  'This application has not reached the step in which the visa is lodged. Set its step first, then the decision.':
    'यो आवेदन भिसा दर्ता गर्ने कदममा पुगेको छैन। पहिले कदम राख्नुहोस्, त्यसपछि निर्णय।',
  'This date is more than a year ago. Check the year of the deadline.':
    'यो मिति एक वर्षभन्दा पुरानो छ। म्यादको वर्ष हेर्नुहोस्।',
  'This day is in the future. Enter the day of the decision.':
    'यो दिन आउन बाँकी छ। निर्णय भएको दिन लेख्नुहोस्।',
  'A lead can have at most {MAX_APPLICATIONS} applications. Delete some first.':
    'एउटा लिडमा बढीमा {MAX_APPLICATIONS} आवेदन राख्न मिल्छ। पहिले केही हटाउनुहोस्।',
  'This stage was deleted. Choose another one.': 'यो चरण हटाइएको छ। अर्को छान्नुहोस्।',
  'Restored automatically because of a new enquiry.': 'नयाँ सोधपुछ आएकाले आफैं फर्काइयो।',
  'Which student?': 'कुन विद्यार्थी?',
  'Which student? Enquiry from {sender}.': 'कुन विद्यार्थी? सोध्ने: {sender}।',
  'Enter one phone number. Add another number to the lead itself.':
    'एउटा मात्र फोन नम्बर लेख्नुहोस्। अर्को नम्बर लिडमै थप्नुहोस्।',
  'A lead can have at most {MAX_GUARDIANS} guardians. Remove one first.':
    'लिडमा बढीमा {MAX_GUARDIANS} अभिभावक मिल्छ। पहिले एक जना निकाल्नुहोस्।',
  'This guardian is already listed. Edit the entry instead.':
    'यो अभिभावक सूचीमा हुनुहुन्छ। बरु त्यही सम्पादन गर्नुहोस्।',
  'This is not the name of the guardian. Type the name exactly as shown above.':
    'यो अभिभावकको नाम होइन। माथि देखिएजस्तै नाम लेख्नुहोस्।',
  'This is not the name of the lead. Type the name exactly as shown above.':
    'यो लिडको नाम होइन। माथि देखिएजस्तै नाम लेख्नुहोस्।',
  'This person is assigned to a colleague.': 'यो व्यक्ति अर्को साथीको जिम्मामा छ।',
  'These leads are not merged with each other directly. If one was merged into a third lead, unmerge that first.':
    'यी लिड सीधै एकअर्कासँग गाभिएका होइनन्। एउटा तेस्रो लिडमा गाभिएको भए पहिले त्यही छुट्याउनुहोस्।',
  'Enter at most {MAX_PHONES} phone numbers.': 'बढीमा {MAX_PHONES} फोन नम्बर लेख्नुहोस्।',
  'At least one open stage must remain, because new leads start there.':
    'नयाँ लिड त्यहीँबाट सुरु हुने भएकाले कम्तीमा एउटा खुला चरण रहनुपर्छ।',
  "This stage has {total} {total === 1 ? 'lead' : 'leads'}. Move the leads to another stage first.":
    'यो चरणमा {total} लिड छन्। पहिले ती लिड अर्को चरणमा सार्नुहोस्।',
  'This file type is not accepted. Choose a PDF, JPEG, PNG, WebP or DOCX file.':
    'यस किसिमको फाइल लिन मिल्दैन। PDF, JPEG, PNG, WebP वा DOCX छान्नुहोस्।',
  'This document contains macros, embedded objects (for example the table behind a chart) or content from another site. Open it in Word, save it as a PDF and upload the PDF.':
    'यो कागजातमा म्याक्रो, भित्र राखिएका वस्तु (जस्तै चार्टको तालिका) वा अर्को साइटको सामग्री छ। Word मा खोलेर PDF का रूपमा सेभ गर्नुहोस् र त्यो PDF अपलोड गर्नुहोस्।',
  'A lead can have at most {limits}. Delete files that are no longer needed.':
    'लिडमा बढीमा {limits} मिल्छ। नचाहिने फाइल हटाउनुहोस्।',
  'This import was undone. Start a new import.': 'यो इम्पोर्ट अन्डु गरिएको छ। नयाँ इम्पोर्ट सुरु गर्नुहोस्।',
  'A lead can have at most {maxItems} phone numbers.': 'लिडका बढीमा {maxItems} फोन नम्बर हुन सक्छन्।',
  'Enter a name, a phone number or an email address.': 'नाम, फोन नम्बर वा इमेल ठेगाना लेख्नुहोस्।',
  'No stage has this name.': 'यो नामको चरण छैन।',
  'No counsellor has this name or username.': 'यो नाम वा प्रयोगकर्ता नाम भएको काउन्सेलर छैन।',
  'No branch has this name.': 'यो नामको शाखा छैन।',
  'A lost lead has no follow-up.': 'गुमेको लिडको फलोअप हुँदैन।',
  'The follow-up has no date.': 'फलोअपको मिति छैन।',
  'Only a lost lead has a lost reason.': 'गुमेको लिडको मात्र गुम्नुको कारण हुन्छ।',
  'This is not an email address.': 'यो इमेल ठेगाना होइन।',
  'No country has this name.': 'यो नामको देश छैन।',
  'Enter the date as 2026-05-31, 31/05/2026 or 31 May 2026.':
    'मिति २०२६-०५-३१, ३१/०५/२०२६, ३१ मे २०२६ वा १७ जेठ २०८३ जसरी लेख्नुहोस्।',
  'This date is in the future. Please check the year.': 'यो मिति आउन बाँकी छ। वर्ष हेर्नुहोस्।',
  'This date is before 1990. Please check the year.': 'यो मिति सन् १९९० भन्दा अघिको छ। वर्ष हेर्नुहोस्।',
  'Enter year and month, for example 2027-09.': 'वर्ष र महिना लेख्नुहोस्, जस्तै २०२७-०९ वा सेप्टेम्बर २०२७।',
  'This has more than {maxLength} characters.': 'यसमा {maxLength} भन्दा धेरै अक्षर छन्।',
  'Each of these can have at most {maxLength} characters.': 'हरेकमा बढीमा {maxLength} अक्षर मिल्छ।',
  'Enter at most {maxItems}.': 'बढीमा {maxItems} वटा लेख्नुहोस्।',
  'Enter one of phone, WhatsApp, email, chat and visit.':
    'phone, WhatsApp, email, chat वा visit मध्ये एउटा लेख्नुहोस्।',
  'Enter English, Nepali or Hindi.': 'English, Nepali वा Hindi लेख्नुहोस्।',
  'Enter a year, for example 2024 or 2081 BS.': 'वर्ष लेख्नुहोस्, जस्तै २०२४ वा वि.सं. २०८१।',
  'Enter an amount in rupees, for example 4180000 or 25 lakh.':
    'रुपैयाँमा रकम लेख्नुहोस्, जस्तै ४१,८०,००० वा २५ लाख।',
  'Enter a date, for example 27 Nov 2026 or tomorrow.': 'मिति लेख्नुहोस्, जस्तै २७ नोभेम्बर २०२६ वा भोलि।',
  'This date is far in the future. Please check the year.': 'यो मिति धेरै पछिको छ। वर्ष हेर्नुहोस्।',
  'This is a recurring job and cannot be deleted.': 'यो बारम्बार चल्ने काम हो, हटाउन मिल्दैन।',
  'This job has not failed.': 'यो काम असफल भएको छैन।',
  'Due jobs are not starting. Restart the server and check its log.':
    'गर्नुपर्ने काम सुरु भइरहेका छैनन्। सर्भर फेरि सुरु गरेर लग हेर्नुहोस्।',
  'Retry or delete failed jobs on the Jobs screen.':
    '“पृष्ठभूमिका काम” स्क्रिनमा असफल काम फेरि चलाउनुहोस् वा हटाउनुहोस्।',
  'Please choose a page from the list.': 'सूचीबाट पृष्ठ छान्नुहोस्।',
  'To show in the bank': 'बैंकमा देखाउनुपर्ने',
  'Amounts on top that everybody shows, such as travel': 'सबैले थप देखाउने रकम, जस्तै यात्रा खर्च',
  'Tuition on top': 'शिक्षण शुल्क थप',
  'Whether the unpaid tuition of the first year is shown on top of this amount.':
    'पहिलो वर्षको तिर्न बाँकी शिक्षण शुल्क यो रकममाथि थप देखाउनुपर्ने हो कि होइन।',
  'Visa fee': 'भिसा शुल्क',
  'Visa processing time': 'भिसा आउन लाग्ने समय',
  'Work while studying': 'पढ्दै काम',
  'Intake months': 'इन्टेकका महिना',
  'Choose the main intake first.': 'मुख्य इन्टेक पहिले छान्नुहोस्।',
  'Stay after studies': 'पढाइपछिको बसाइ',
  'Husband, wife and children': 'पति, पत्नी र छोराछोरी',
  'English for the visa or the university': 'भिसा वा विश्वविद्यालयका लागि अङ्ग्रेजी',
  'Marks for a place': 'भर्नाका लागि प्राप्ताङ्क',
  'Evidence level or other rule for Nepal': 'नेपालका लागि Evidence Level वा अरू नियम',
  'Key answers': 'मुख्य जवाफ',
  Country: 'देश',
  'The country’s card on Study Abroad links to the guide.': 'गन्तव्य देशमा यस देशको कार्डबाट गाइड खुल्छ।',
  'Name of the country': 'देशको नाम',
  'In headings.': 'शीर्षकमा।',
  'Name in a sentence': 'वाक्यभित्रको नाम',
  'For example “the UK”.': 'जस्तै “the UK”।',
  'Name in menus': 'मेनुमा नाम',
  '1 is first. The footer shows the first five.': '१ सबैभन्दा पहिले। फुटरमा पहिला पाँच देखिन्छन्।',
  'Picture at the top': 'माथिको तस्बिर',
  'A square picture. Leave empty for a globe with the country.':
    'चारपाटे तस्बिर। देशसहितको ग्लोब देखाउन खाली छोड्नुहोस्।',
  'Card picture': 'कार्डको तस्बिर',
  'It is shown on dark blue. Leave empty for the outline of the country.':
    'गाढा नीलोमाथि देखिन्छ। देशको आकार देखाउन खाली छोड्नुहोस्।',
  'Line above the title': 'शीर्षकमाथिको पङ्क्ति',
  'At the top': 'माथि',
  'At the end': 'अन्त्यमा',
  'Button texts': 'बटनका पाठ',
  Airport: 'विमानस्थल',
  'Three-letter code, for example OSL.': 'तीन अक्षरको कोड, जस्तै OSL।',
  City: 'शहर',
  Cost: 'खर्च',
  Amount: 'रकम',
  'Part of first-year costs': 'पहिलो वर्षको खर्चको भाग',
  'The first-year cost is the sum of these parts. It is shown when tuition and living costs have a figure.':
    'पहिलो वर्षको खर्च यिनै भागको जोड हो। शिक्षण शुल्क र बस्ने–खाने खर्चको तथ्याङ्क भएपछि देखिन्छ।',
  Tuition: 'शिक्षण शुल्क',
  'Living costs': 'बस्ने–खाने खर्च',
  Visa: 'भिसा',
  'Health cover': 'स्वास्थ्य बीमा',
  'Paid for the whole visa at once': 'पूरै भिसाको एकैपटक तिरिने',
  'The amount is for one year, but students pay for all years before they leave. Pages say so beside the first-year costs.':
    'रकम एक वर्षको हो, तर विद्यार्थीले जानुअघि सबै वर्षको तिर्छन्। पृष्ठमा पहिलो वर्षको खर्चसँगै यो लेखिन्छ।',
  Level: 'तह',
  'For tuition that differs between a bachelor’s and a master’s degree.':
    'स्नातक र स्नातकोत्तरमा फरक पर्ने शिक्षण शुल्कका लागि।',
  'Bachelor’s degree': 'स्नातक',
  'Master’s degree': 'स्नातकोत्तर',
  Costs: 'खर्च',
  What: 'के',
  Days: 'दिन',
  Deadlines: 'अन्तिम मिति',
  Label: 'लेबल',
  Figure: 'तथ्याङ्क',
  'Figures below': 'तलका तथ्याङ्क',
  'Leave blank to show a figure.': 'तथ्याङ्क देखाउन खाली छोड्नुहोस्।',
  Place: 'ठाउँ',
  Branch: 'शाखा',
  'Its address, phone and hours come from the office profile. Leave empty for the main branch.':
    'ठेगाना, फोन र समय कार्यालयको विवरणबाट आउँछन्। मुख्य शाखाका लागि खाली छोड्नुहोस्।',
  'Leave empty to show the whole team.': 'पूरै टोली देखाउन खाली छोड्नुहोस्।',
  'Web address': 'वेब ठेगाना',
  'What a student should know': 'विद्यार्थीले जान्नुपर्ने',
  'Tuition fee': 'शिक्षण शुल्क',
  'Who acts': 'कसले गर्ने',
  'For example “You” or “The university”.': 'जस्तै “तपाईं” वा “विश्वविद्यालय”।',
  'How long it takes': 'कति समय लाग्छ',
  Average: 'औसत',
  'Not a city, but the average of several.': 'एउटा शहर होइन, धेरै शहरको औसत।',
  'For example “Rent by city”.': 'जस्तै “शहरअनुसार भाडा”।',
  'What the figures contain': 'तथ्याङ्कमा के समेटिएको छ',
  Cities: 'शहर',
  'Costs by city': 'शहरअनुसार खर्च',
  Marks: 'प्राप्ताङ्क',
  English: 'अङ्ग्रेजी',
  'Figure that changes': 'बदलिने तथ्याङ्क',
  'What it means, and for whom': 'यसको अर्थ, र कसका लागि',
  'Earlier figure': 'पहिलेको तथ्याङ्क',
  'Why it no longer counts': 'अब किन लागू हुँदैन',
  'What counts': 'के लागू हुन्छ',
  'Quick facts': 'छोटकरीमा',
  Reasons: 'कारण',
  Universities: 'विश्वविद्यालय',
  'Course areas': 'कोर्सका क्षेत्र',
  Scholarships: 'छात्रवृत्ति',
  'Steps to the visa': 'भिसासम्मका चरण',
  'Whose money counts': 'कसको रकम मानिन्छ',
  'Changing soon': 'चाँडै बदलिने',
  'Entry requirements': 'भर्नाका लागि योग्यता',
  'Study gap and other requirements': 'ग्याप र अरू सर्त',
  'Work and family': 'काम र परिवार',
  'Why visas are refused': 'भिसा किन अस्वीकृत हुन्छ',
  'Visas granted, in percent': 'स्वीकृत भिसा, प्रतिशतमा',
  'Beware of': 'होसियार',
  'Official addresses': 'आधिकारिक ठेगाना',
  'Earlier figures': 'पहिलेका तथ्याङ्क',
  Intakes: 'इन्टेक',
  Documents: 'कागजात',
  'No Objection Certificate': 'वैदेशिक अध्ययन अनुमतिपत्र (एनओसी)',
  'Proof of funds': 'आर्थिक स्रोतको प्रमाण',
  'After studies': 'पढाइपछि',
  'Heading of the page': 'पृष्ठको शीर्षक',
  'Hidden above the slides. Only search engines and screen readers use it.':
    'स्लाइडमाथि लुकेको हुन्छ। सर्च इन्जिन र स्क्रिन रिडरले मात्र पढ्छन्।',
  Destinations: 'गन्तव्य देश',
  Services: 'सेवा',
  'What students say': 'विद्यार्थी के भन्छन्',
  Contact: 'सम्पर्क',
  'Note below figures': 'तथ्याङ्कमुनिको टिप्पणी',
  Mission: 'उद्देश्य',
  Values: 'मूल्यमान्यता',
  Picture: 'तस्बिर',
  'If the office profile has a photograph, it is shown instead.':
    'कार्यालयको विवरणमा फोटो भए त्यही देखिन्छ।',
  'Alternative text': 'तस्बिरको विवरण',
  Caption: 'क्याप्सन',
  Rooms: 'कोठा',
  'Call to action': 'अन्तिम आह्वान',
  'Steps (also on the home page)': 'चरणहरू (गृहपृष्ठमा पनि)',
  'Please enter rupees with at most two decimals, for example 190.25.':
    'बढीमा दुई दशमलवसम्म रुपैयाँ लेख्नुहोस्, जस्तै १९०.२५।',
  'Please enter today or an earlier day.': 'आज वा अघिको दिन लेख्नुहोस्।',
  'Please enter at least one rate.': 'कम्तीमा एउटा दर लेख्नुहोस्।',
  "A colleague has changed these rates since you opened this form: {texts.join(', ')}. Look at them before you save again.":
    "तपाईंले यो फारम खोलेपछि अर्को साथीले यी दर बदल्नुभयो: {texts.join(', ')}। सेभ गर्नुअघि हेर्नुहोस्।",
  "Pages show this fact: {[...new Set(places)].join(', ')}.":
    "यी पृष्ठले यो तथ्याङ्क देखाउँछन्: {[...new Set(places)].join(', ')}।",
  'Another fact has this key. Please choose another one.': 'अर्को तथ्याङ्कको key यही छ। अर्को छान्नुहोस्।',
  'Please enter a number or a value in words.': 'अङ्क वा शब्दमा मान लेख्नुहोस्।',
  'Please enter a number or words, not both.': 'अङ्क वा शब्दमध्ये एउटा मात्र लेख्नुहोस्।',
  'The end of a range must be higher than its beginning.': 'पछिल्लो अङ्क पहिलोभन्दा ठूलो हुनुपर्छ।',
  'This time zone does not exist. Please use a name such as Asia/Kathmandu.':
    'यो समय क्षेत्र छैन। Asia/Kathmandu जस्तो नाम लेख्नुहोस्।',
  'The last day cannot be before the first day.': 'अन्तिम दिन पहिलो दिनभन्दा अघि हुन सक्दैन।',
  'Another value has the same condition and first day. Please enter another first day.':
    'अर्को मानको सर्त र पहिलो दिन यही छ। अर्को पहिलो दिन लेख्नुहोस्।',
  'Another value has the same condition. Please enter the first day of this value.':
    'अर्को मानको सर्त यही छ। यो मानको पहिलो दिन लेख्नुहोस्।',
  'The values of this fact do not fit this unit. Please add a new fact.':
    'यो तथ्याङ्कका मान यो एकाइसँग मिल्दैनन्। नयाँ तथ्याङ्क थप्नुहोस्।',
  'Please enter the value in words.': 'शब्दमा मान लेख्नुहोस्।',
  'Please enter a day, such as 2027-01-13.': 'दिन लेख्नुहोस्, जस्तै २०२७-०१-१३।',
  'Please enter a number.': 'संख्या लेख्नुहोस्।',
  'Please enter the address of the page on which you read it.': 'तपाईंले यो पढेको पृष्ठको ठेगाना लेख्नुहोस्।',
  '{who} changed this{what} since you opened this form. Look at the present value before you save again.':
    'तपाईंले यो फारम खोलेपछि यसलाई बदल्ने: {who}{what}। सेभ गर्नुअघि अहिलेको मान हेर्नुहोस्।',
  'The example data is there already.': 'नमुना विवरण पहिल्यै छ।',
  'Example data can only be added to an office without leads.':
    'लिड नभएको कार्यालयमा मात्र नमुना विवरण थप्न मिल्छ।',
  'Several conversations share this time. Please also send before_user_id.':
    'यही समयका कुराकानी धेरै छन्। before_user_id पनि पठाउनुहोस्।',
  'Messages of this visitor were deleted later. Please restore those first.':
    'यो भिजिटरका सन्देश पछि पनि हटाइएका छन्। पहिले ती फर्काउनुहोस्।',
  'Only visitors can send their contact details.': 'सम्पर्क विवरण भिजिटरले मात्र पठाउन सक्छन्।',
  'Please enter a phone number or an email address.': 'फोन नम्बर वा इमेल ठेगाना लेख्नुहोस्।',
  'Several visitors have a message with this ID. Please also send before_user_id.':
    'यो ID भएको सन्देश धेरै भिजिटरको छ। before_user_id पनि पठाउनुहोस्।',
  'Only the office may send this message.': 'यो सन्देश कार्यालयले मात्र पठाउन सक्छ।',
  'Administrators must send messages with the sender “admin”.':
    'प्रशासकले “admin” बाट सन्देश पठाउनुपर्छ।',
  'Another message has this ID.': 'अर्को सन्देशको ID यही छ।',
  'This conversation belongs to another browser.': 'यो कुराकानी अर्को ब्राउजरको हो।',
  'This download has expired. Please press Download again.':
    'यो डाउनलोडको म्याद सकियो। “डाउनलोड गर्नुहोस्” फेरि थिच्नुहोस्।',
  'This date is in the past. Choose today or a later day.':
    'यो मिति बितिसक्यो। आज वा पछिको दिन छान्नुहोस्।',
  'One of these people does not work on leads. Remove this person from the rule.':
    'यीमध्ये एक जना लिडमा काम गर्नुहुन्न। उहाँलाई नियमबाट निकाल्नुहोस्।',
  'This Idempotency-Key belongs to another enquiry.': 'यो Idempotency-Key अर्को सोधपुछको हो।',
  'An Idempotency-Key has 1 to 200 printable characters without spaces.':
    'Idempotency-Key मा खाली ठाउँबिनाका १ देखि २०० अक्षर हुन्छन्।',
  'This date is in the past. Please choose a later one.': 'यो मिति बितिसक्यो। पछिको मिति छान्नुहोस्।',
  'This is not your current password.': 'यो तपाईंको अहिलेको पासवर्ड होइन।',
  'This link has been used or has expired. Please request a new one.':
    'यो लिङ्क प्रयोग भइसक्यो वा यसको म्याद सकियो। नयाँ माग्नुहोस्।',
  'Change your own password on your account page.': 'आफ्नो पासवर्ड आफ्नै खाताको पृष्ठमा बदल्नुहोस्।',
  'Enable this administrator first.': 'पहिले यो प्रशासकको खाता खोल्नुहोस्।',
  'You cannot disable yourself.': 'तपाईं आफ्नै खाता बन्द गर्न सक्नुहुन्न।',
  'You cannot change your own role. Ask another owner.':
    'तपाईं आफ्नै भूमिका बदल्न सक्नुहुन्न। अर्को मालिकलाई भन्नुहोस्।',
  'This is the last active owner. Make another user an owner first.':
    'सक्रिय मालिक यो एक जना मात्र हुनुहुन्छ। पहिले अर्को प्रयोगकर्तालाई मालिक बनाउनुहोस्।',
  'Another person has this email address. Please enter a different one.':
    'यो इमेल ठेगाना अर्को व्यक्तिको छ। अर्कै ठेगाना लेख्नुहोस्।',
  'Please begin with a letter or a digit, then use only letters, digits, dots, dashes and underscores.':
    'अक्षर वा अङ्कबाट सुरु गरेर अक्षर, अङ्क, थोप्लो (.), ड्यास (-) र अन्डरस्कोर (_) मात्र प्रयोग गर्नुहोस्।',
  '“{same.country}” is already in the list. Please edit it instead.':
    '“{same.country}” सूचीमा पहिल्यै छ। त्यसैलाई सम्पादन गर्नुहोस्।',
  '“{same.country}” already has this code. Please enter another one.':
    'यो कोड “{same.country}” को छ। अर्को कोड लेख्नुहोस्।',
  'This group is already in the list. Please enter other words.':
    'यो समूह सूचीमा पहिल्यै छ। अरू शब्द लेख्नुहोस्।',
  'Please enter each address on its own line, without spaces.':
    'हरेक ठेगाना खाली ठाउँ नराखी छुट्टै लाइनमा लेख्नुहोस्।',
  'Please enter only one address, without spaces.': 'खाली ठाउँ नराखी एउटा मात्र ठेगाना लेख्नुहोस्।',
  'Please begin the number with its country code, for example {phoneRule.example}. Otherwise it cannot be called from abroad.':
    'नम्बर देशको कोडबाट सुरु गर्नुहोस्, जस्तै {phoneRule.example}। नत्र विदेशबाट फोन गर्न मिल्दैन।',
  'This name is taken, or looks like an existing one.': 'यो नाम अरू कसैको छ वा अर्को नामजस्तै देखिन्छ।',
  'Only a counsellor can be limited to some of the leads.':
    'काउन्सेलरलाई मात्र केही लिडमा सीमित गर्न मिल्छ।',
  'Choose a branch from the office profile.': 'कार्यालयको विवरणमा भएको शाखा छान्नुहोस्।',
  'The back office does not exist in this language. Please choose another one.':
    'यो भाषामा एडमिन प्यानल छैन। अर्को छान्नुहोस्।',
  'This account is disabled. Ask another administrator of your office to enable it.':
    'यो खाता बन्द गरिएको छ। खोल्न आफ्नो कार्यालयको अर्को प्रशासकलाई भन्नुहोस्।',
  'This link has been used or is older than an hour. Restart the server for a new one.':
    'यो लिङ्क प्रयोग भइसक्यो वा एक घण्टाभन्दा पुरानो भयो। नयाँ लिङ्कका लागि सर्भर फेरि सुरु गर्नुहोस्।',
  'This password is too common. Please choose another one.':
    'यो पासवर्ड धेरैले प्रयोग गर्छन्। अर्को छान्नुहोस्।',
  'This password is too easy to guess. Please choose another one.':
    'यो पासवर्ड सजिलै अनुमान गर्न सकिन्छ। अर्को छान्नुहोस्।',
  'Email is not set up on this server. Please ask another administrator of your office for a link.':
    'यो सर्भरमा इमेल सेट गरिएको छैन। लिङ्कका लागि कार्यालयको अर्को प्रशासकलाई भन्नुहोस्।',
  'This took too long, or there were too many attempts. Please log in again.':
    'धेरै समय लाग्यो वा धेरैपटक प्रयास भयो। फेरि लगइन गर्नुहोस्।',
  'Please also confirm with your second factor.': 'दोस्रो सुरक्षा चरण पनि पूरा गर्नुहोस्।',
  'Your role requires a second factor. Please set one up.':
    'तपाईंको भूमिकालाई दोस्रो सुरक्षा चरण चाहिन्छ। सेट गर्नुहोस्।',
  'Your role requires a second factor. Set up another one first.':
    'तपाईंको भूमिकालाई दोस्रो सुरक्षा चरण चाहिन्छ। पहिले अर्को सेट गर्नुहोस्।',
  'This passkey was not created for this site.': 'यो पासकी यो साइटका लागि बनाइएको होइन।',
  'This passkey has already been added.': 'यो पासकी पहिल्यै थपिएको छ।',
  'This passkey was not accepted. Please try again, or log in with your password.':
    'यो पासकी स्वीकार भएन। फेरि प्रयास गर्नुहोस् वा पासवर्डले लगइन गर्नुहोस्।',
  'This passkey was not accepted. Please try again.': 'यो पासकी स्वीकार भएन। फेरि प्रयास गर्नुहोस्।',
  'Please confirm your identity first.': 'पहिले तपाईं नै हो भनी पुष्टि गर्नुहोस्।',
  'An authenticator app is already set up.': 'अथेन्टिकेटर एप पहिल्यै सेट गरिएको छ।',
  'Set up a second factor first.': 'पहिले दोस्रो सुरक्षा चरण सेट गर्नुहोस्।',
  'This code is wrong or has already been used. Please enter the newest one.':
    'यो कोड मिलेन वा प्रयोग भइसक्यो। सबैभन्दा नयाँ कोड लेख्नुहोस्।',
  'The server answered with an error. Please try again.':
    'सर्भरले काम पूरा गर्न सकेन। फेरि प्रयास गर्नुहोस्।',
  'Please enter digits with at most two decimals, for example 27.50.':
    'दशमलवपछि बढीमा दुई अङ्क भएको संख्या लेख्नुहोस्, जस्तै २७.५०।',
  Pictures: 'तस्बिरहरू',
  File: 'फाइल',
  'Files to download': 'डाउनलोड गर्ने फाइल',
  Kind: 'किसिम',
  Information: 'जानकारी',
  Warning: 'चेतावनी',
  'Number of articles': 'लेखको सङ्ख्या',
  Album: 'एल्बम',
  'Leave empty to show the latest albums.': 'नयाँ एल्बम देखाउन खाली छोड्नुहोस्।',
  'Number of pictures or albums': 'तस्बिर वा एल्बमको सङ्ख्या',
  'Number of events': 'कार्यक्रमको सङ्ख्या',
  Start: 'सुरु',
  End: 'अन्त्य',
  'Last day': 'अन्तिम दिन',
  'For example “Hotel Himalaya, Lalitpur”. Empty if it is online.':
    'जस्तै “होटल हिमालय, ललितपुर”। अनलाइन भए खाली छोड्नुहोस्।',
  'Link of an online event': 'अनलाइन कार्यक्रमको लिङ्क',
  'Where people need to register, only those with a seat get it: on the page after registering, and by mail.':
    'नाम दर्ता गर्नुपर्ने भए सिट पाएकाले मात्र पाउँछन्: दर्तापछिको पृष्ठमा र इमेलमा।',
  Registration: 'दर्ता',
  'Visitors register on the website': 'भिजिटरले वेबसाइटमा दर्ता गर्छन्',
  'Nobody needs to register': 'दर्ता गर्नु पर्दैन',
  Seats: 'सिट',
  '0 for as many as like. When all are taken, visitors join a waiting list.':
    'जति आए पनि हुने भए ०। सबै भरिएपछि भिजिटरको नाम प्रतीक्षा सूचीमा जान्छ।',
  'Registration closes, hours before the start': 'सुरु हुनुभन्दा कति घण्टाअघि दर्ता बन्द हुन्छ',
  '0 to close it at the start.': 'सुरु हुने बेला बन्द गर्न ०।',
  'Shown above the text, in lists and when the event is shared, cut to size around its focal point (set in Pictures).':
    'पाठको माथि, सूचीमा र कार्यक्रम सेयर गर्दा देखिन्छ, मुख्य बिन्दु (तस्बिरमा तोकिएको) वरिपरि काटेर।',
  'Shown in the list of events and by search engines, which show about 160 characters.':
    'कार्यक्रमको सूचीमा र खोज इन्जिनमा देखिन्छ। खोज इन्जिनले करिब १६० अक्षर देखाउँछन्।',
  'The last day must not be before the first day.': 'अन्तिम दिन पहिलो दिनभन्दा अगाडि हुन सक्दैन।',
  'The event must end after it starts.': 'कार्यक्रम सुरु भएपछि मात्र सकिनुपर्छ।',
  'Enter a place, or the link of an online event below.':
    'ठाउँ लेख्नुहोस्, वा तल अनलाइन कार्यक्रमको लिङ्क लेख्नुहोस्।',
  'Registration for this event is closed.': 'यो कार्यक्रमको दर्ता बन्द भइसक्यो।',
  'This event is not published.': 'यो कार्यक्रम प्रकाशित छैन।',
  'Only people with a seat can be marked as present. Give a seat first.':
    'सिट पाएकालाई मात्र उपस्थित जनाउन मिल्छ। पहिले सिट दिनुहोस्।',
  'Menu location': 'मेनुमा स्थान',
  'Please enter the address of a video on YouTube, for example https://youtu.be/M7lc1UVf-VE.':
    'YouTube को भिडियोको ठेगाना लेख्नुहोस्, जस्तै https://youtu.be/M7lc1UVf-VE।',
  'Please enter latitude and longitude, for example 27.7041, 85.3145, or the address of a map that shows the place.':
    'अक्षांश र देशान्तर लेख्नुहोस्, जस्तै 27.7041, 85.3145, वा त्यो स्थान देखाउने नक्साको ठेगाना।',
  'Please enter the two capital letters of the country, for example AU.':
    'देशका दुई ठूला अक्षर लेख्नुहोस्, जस्तै AU।',
  "{name || 'This lead'} is lost and cannot have a task. Choose another stage first.":
    "{name || 'This lead'} गुमेको छ, त्यसैले काम थप्न मिल्दैन। पहिले अर्को चरण छान्नुहोस्।",
  'A lead can have at most {MAX_OPEN_TASKS} open tasks. Complete some first.':
    'एउटा लिडमा बढीमा {MAX_OPEN_TASKS} खुला काम राख्न मिल्छ। पहिले केही सक्नुहोस्।',
  'This person cannot see this lead. Choose another person.':
    'यो व्यक्तिले यो लिड देख्न पाउनुहुन्न। अर्को व्यक्ति छान्नुहोस्।',
  'This lead has no follow-up yet. Enter its date.':
    'यो लिडको फलोअप अहिलेसम्म छैन। त्यसको मिति लेख्नुहोस्।',
  'Please enter at least two different words, separated by commas.':
    'कम्तीमा दुई फरक शब्द अल्पविरामले छुट्याएर लेख्नुहोस्।',
  '“{word}” has no letters. Please remove it.': '“{word}” मा अक्षर छैन। हटाउनुहोस्।',
  '“{word}” is too long. Please use at most {MAX_WORDS} words between two commas.':
    '“{word}” धेरै लामो भयो। दुई अल्पविरामबीच बढीमा {MAX_WORDS} शब्द राख्नुहोस्।',
  '“{word}” is in almost every text. Please remove it.': '“{word}” झन्डै सबै पाठमा आउँछ। हटाउनुहोस्।',
  'A conversation can have at most {MAX_FILES} files and {MAX_TOTAL_BYTES / 1024 / 1024} MB in total.':
    'एउटा कुराकानीमा बढीमा {MAX_FILES} वटा फाइल र जम्मा {MAX_TOTAL_BYTES / 1024 / 1024} MB मात्र राख्न मिल्छ।',
  'This file type is not accepted. Choose a photo (JPEG, PNG or WebP) or a PDF.':
    'यस किसिमको फाइल लिन मिल्दैन। फोटो (JPEG, PNG वा WebP) वा PDF छान्नुहोस्।',
  'Please write a message first, then send the file.': 'पहिले सन्देश लेख्नुहोस्, अनि फाइल पठाउनुहोस्।',
  'This lead': 'यो लिड',
  Disk: 'डिस्क',
  '{formatShare(freeShare)} left, {formatBytes(freeBytes)}':
    '{formatShare(freeShare)} अर्थात् {formatBytes(freeBytes)} खाली',
  'less than 1 %': '१ % भन्दा कम',
  '{Math.floor(freeShare * 100)} %': '{Math.floor(freeShare * 100)} %',
  Version: 'संस्करण',
  '{version}, built from {commit}; running since': '{version}, कमिट {commit}; चलेको समय:',
  '{version}; running since': '{version}; चलेको समय:',
  'less than a millisecond': 'एक मिलिसेकेन्डभन्दा कम',
  '{Math.round(ms)} ms': '{Math.round(ms)} मिलिसेकेन्ड',
  Database: 'डेटाबेस',
  '{kind} {version}, {formatBytes(bytes)}, answered within {duration}':
    '{kind} {version}, {formatBytes(bytes)}, जवाफ दिन लागेको समय: {duration}',
  "Sent through {server.address}; {waiting || 'none'} waiting, {failed || 'none'} failed":
    "{server.address} बाट पठाइन्छ; पर्खिरहेका: {waiting || 'none'}, असफल: {failed || 'none'}",
  none: 'छैन',
  'Email is not set up': 'इमेल सेटअप गरिएको छैन',
  Mail: 'इमेल',
  ' with TLS': ' (TLS)',
  lead: 'लिड',
  leads: 'लिड',
  Jobs: 'पृष्ठभूमिका काम',
  "{failed || 'None'} failed, {running || 'none'} running, {waiting || 'none'} waiting":
    "असफल: {failed || 'None'}, चलिरहेका: {running || 'none'}, पर्खिरहेका: {waiting || 'none'}",
  None: 'छैन',
  Backup: 'ब्याकअप',
  'No backup has been made yet': 'अहिलेसम्म ब्याकअप बनेको छैन',
  'The last backup was made': 'पछिल्लो ब्याकअप बनेको समय:',
  'This is your current password. Please choose another one.': 'यो अहिलेकै पासवर्ड हो। अर्को छान्नुहोस्।',
  Award: 'पुरस्कार',
  Book: 'किताब',
  'Graduation cap': 'दीक्षान्त टोपी',
  Compass: 'कम्पास',
  Document: 'कागजात',
  Aeroplane: 'हवाईजहाज',
  Stamp: 'छाप',
  'Card text': 'कार्डको पाठ',
  'The old address now leads to this site. Please upload a ZIP of the pictures.':
    'पुरानो ठेगानाले अब यही साइटमा लैजान्छ। तस्बिरको ZIP अपलोड गर्नुहोस्।',
  'The old address now leads to this site. Please upload a ZIP of the files.':
    'पुरानो ठेगानाले अब यही साइटमा लैजान्छ। फाइलको ZIP अपलोड गर्नुहोस्।',
  'This menu does not exist.': 'यो मेनु छैन।',
  'Pictures can be fetched for 30 days after the import. Please upload them yourself.':
    'तस्बिर इम्पोर्टपछि ३० दिनसम्म मात्र ल्याउन सकिन्छ। आफैँ अपलोड गर्नुहोस्।',
  'This file could not be read because of an error. Please upload it again.':
    'त्रुटिका कारण यो फाइल पढ्न सकिएन। फेरि अपलोड गर्नुहोस्।',
  'This import has gone on meanwhile. Please look at it again.':
    'यो इम्पोर्ट यसबीच अघि बढिसक्यो। फेरि हेर्नुहोस्।',
  'Please send the file in parts of at most 4 MB.': 'फाइल बढीमा ४ MB का भागमा पठाउनुहोस्।',
  'A part of the file is missing. Please upload it again.': 'फाइलको एक भाग छुट्यो। फेरि अपलोड गर्नुहोस्।',
  'This file is too large. The maximum is 200 MB. Export the content in several files.':
    'यो फाइल धेरै ठूलो छ। बढीमा २०० MB मिल्छ। सामग्री धेरै फाइलमा एक्सपोर्ट गर्नुहोस्।',
  'This file is too large. The maximum is 4 GB. Pack the pictures of some years only.':
    'यो फाइल धेरै ठूलो छ। बढीमा ४ GB मिल्छ। केही वर्षका तस्बिर मात्र प्याक गर्नुहोस्।',
  'This is not an export file of WordPress. In WordPress open Tools › Export, choose “All content”, and upload the XML file that you get.':
    'यो WordPress को एक्सपोर्ट फाइल होइन। WordPress मा Tools › Export खोल्नुहोस्, “All content” छान्नुहोस्, र पाएको XML फाइल अपलोड गर्नुहोस्।',
  'This is a ZIP file. Unpack it, and upload the XML file in it.':
    'यो ZIP फाइल हो। यसलाई खोलेर भित्रको XML फाइल अपलोड गर्नुहोस्।',
  'This file is incomplete. Please export it again, and upload it then.':
    'यो फाइल पूरा छैन। फेरि एक्सपोर्ट गरेर अपलोड गर्नुहोस्।',
  'This file is damaged and cannot be read. Please export it again.':
    'यो फाइल बिग्रिएको छ र पढ्न सकिँदैन। फेरि एक्सपोर्ट गर्नुहोस्।',
  'This file declares entities of its own, which no export of WordPress does. It was not read.':
    'यो फाइलले आफ्नै एन्टिटी घोषणा गर्छ, जुन WordPress को कुनै एक्सपोर्टले गर्दैन। यो पढिएन।',
  'This file is nested too deeply for an export of WordPress. It was not read.':
    'यो फाइल WordPress को एक्सपोर्टमा नहुने गरी धेरै तहको छ। यो पढिएन।',
  'This file contains a text of more than 16 MB. It was not read.':
    'यो फाइलमा १६ MB भन्दा ठूलो पाठ छ। यो पढिएन।',
  'This file has more than 100,000 entries. Please export it in several files.':
    'यो फाइलमा १,००,००० भन्दा बढी प्रविष्टि छन्। धेरै फाइलमा एक्सपोर्ट गर्नुहोस्।',
  'The uploaded file is no longer on the server. Please upload it again.':
    'अपलोड गरिएको फाइल अब सर्भरमा छैन। फेरि अपलोड गर्नुहोस्।',
  'This export contains no posts, pages or pictures. Choose “All content” in WordPress.':
    'यो एक्सपोर्टमा लेख, पृष्ठ वा तस्बिर छैनन्। WordPress मा “All content” छान्नुहोस्।',
  'This is not a ZIP file. Please pack the folder wp-content/uploads as ZIP.':
    'यो ZIP फाइल होइन। wp-content/uploads फोल्डरलाई ZIP बनाउनुहोस्।',
  'This ZIP file is damaged and cannot be read. Please pack it again.':
    'यो ZIP फाइल बिग्रिएको छ र पढ्न सकिँदैन। फेरि प्याक गर्नुहोस्।',
  'This ZIP file contains unsafe paths. Please pack the folder wp-content/uploads again.':
    'यो ZIP फाइलमा असुरक्षित बाटा छन्। wp-content/uploads फोल्डर फेरि प्याक गर्नुहोस्।',
  'This ZIP file contains no pictures. Please pack the folder wp-content/uploads.':
    'यो ZIP फाइलमा तस्बिर छैनन्। wp-content/uploads फोल्डर प्याक गर्नुहोस्।',
  'The newsletter does not accept subscriptions at the moment.': 'अहिले न्युजलेटर माग्न मिल्दैन।',
  'Shown above the button and stored with the answers. Empty for the text of the contact form.':
    'बटनमाथि देखिन्छ र जवाफसँगै राखिन्छ। सम्पर्क फारमकै पाठ राख्न खाली छोड्नुहोस्।',
  Questions: 'प्रश्न',
  Help: 'सहयोग',
  'Longest answer': 'जवाफको अधिकतम लम्बाइ',
  'Lowest number': 'सबैभन्दा सानो सङ्ख्या',
  'Highest number': 'सबैभन्दा ठूलो सङ्ख्या',
  Choice: 'विकल्प',
  Choices: 'विकल्प',
  Form: 'फारम',
  'The questions are not those of the original. Press “Take over the questions of the original”.':
    'यी मूल फारमका प्रश्न होइनन्। “मूल फारमका प्रश्न लिनुहोस्” थिच्नुहोस्।',
  'Empty for “Send”.': '“पठाउनुहोस्” राख्न खाली छोड्नुहोस्।',
  'Visitors must tick the consent': 'भिजिटरले सहमतिमा चिह्न लगाउनैपर्छ',
  'Text of the button': 'बटनको पाठ',
  'Text after sending': 'पठाएपछिको पाठ',
  Consent: 'सहमति',
  'Please use at most {limit} characters.': 'बढीमा {limit} अक्षर लेख्नुहोस्।',
  'This must be {limit} or more.': 'यो {limit} वा त्योभन्दा बढी हुनुपर्छ।',
  'This must be {limit} or less.': 'यो {limit} वा त्योभन्दा कम हुनुपर्छ।',
  'Please enter a number in digits, for example 25 or 3.4.': 'अङ्कमा सङ्ख्या लेख्नुहोस्, जस्तै २५ वा ३.४।',
  'Please enter a date, for example 2026-11-22.': 'मिति लेख्नुहोस्, जस्तै २०२६-११-२२।',
  'Please enter a date that is not in the future.': 'आजसम्मको मिति लेख्नुहोस्।',
  'Please enter a date that is not in the past.': 'आज वा आजपछिको मिति लेख्नुहोस्।',
  'Please choose the test and enter the score as a number.': 'परीक्षा छान्नुहोस् र अङ्क सङ्ख्यामा लेख्नुहोस्।',
  'The score of {test} is a number from {lowest} to {highest}.':
    '{test} को अङ्क {lowest} देखि {highest} सम्मको सङ्ख्या हुन्छ।',
  'Please tick this to send the form.': 'फारम पठाउन यसमा चिह्न लगाउनुहोस्।',
  'This question is a copy of another one. Remove it and add it again.':
    'यो प्रश्न अर्को प्रश्नको प्रतिलिपि हो। हटाएर फेरि थप्नुहोस्।',
  'Add at least one choice.': 'कम्तीमा एउटा विकल्प थप्नुहोस्।',
  'The highest number must not be below the lowest one.':
    'सबैभन्दा ठूलो सङ्ख्या सबैभन्दा सानोभन्दा कम हुनु हुँदैन।',
  'Choose a question above this one that has choices.': 'यसभन्दा माथिको, विकल्प भएको प्रश्न छान्नुहोस्।',
  'Choose the answer for which this question is shown.': 'कुन जवाफमा यो प्रश्न देखाउने हो, छान्नुहोस्।',
  // Last, because it matches others too.
  'This {message}.': 'यहाँ लेखेको मिलेन।',
  'Please enter the name of this document.': 'यो कागजातको नाम लेख्नुहोस्।',
  'A document cannot end before its issue date.': 'कागजातको म्याद जारी मितिभन्दा अघि सकिन सक्दैन।',
  'Please enter why it was rejected.': 'अस्वीकार गर्नुको कारण लेख्नुहोस्।',
  'Please add a proof file, or write what you have checked.':
    'प्रमाणको फाइल थप्नुहोस् वा के जाँच्नुभयो लेख्नुहोस्।',
  'A document is verified with its proof. Use “Verify”.':
    'कागजात प्रमाणसहित जाँचिन्छ। “जाँच्नुहोस्” प्रयोग गर्नुहोस्।',
  'A lead can have at most {MAX_DOCUMENTS} documents. Delete some first.':
    'एउटा लिडमा बढीमा {MAX_DOCUMENTS} कागजात मिल्छ। पहिले केही हटाउनुहोस्।',
  'Documents for the step “{step}” are missing or not verified: {names}.':
    '“{step}” कदमका कागजात छैनन् वा जाँचिएका छैनन्: {names}।',
  'Only photos can become one PDF. Download this document as a ZIP file instead.':
    'फोटो मात्र एउटै पीडीएफ बन्छन्। यो कागजात जिप फाइलमा डाउनलोड गर्नुहोस्।',
  'This picture cannot be read: {name}. Remove it, or take the photo again.':
    'यो तस्बिर पढ्न सकिएन: {name}। यसलाई हटाउनुहोस् वा फेरि फोटो खिच्नुहोस्।',
  'These documents have no files yet. Add files first.': 'यी कागजातमा फाइल छैनन्। पहिले फाइल थप्नुहोस्।',
  'This document was deleted. Choose another one.': 'यो कागजात हटाइयो। अर्को छान्नुहोस्।',
  'E-mail is not set up. Set it up under Mail, or call the people.':
    'इमेल मिलाइएको छैन। “इमेल” मा मिलाउनुहोस्, वा व्यक्तिहरूलाई फोन गर्नुहोस्।',
  'The files arrived too slowly. Choose fewer or smaller files.':
    'फाइलहरू निकै ढिलो आइपुगे। थोरै वा साना फाइल छान्नुहोस्।',
  'No more files can be sent here at the moment. Please contact us.':
    'अहिले यहाँबाट थप फाइल पठाउन मिल्दैन। कृपया हामीलाई सम्पर्क गर्नुहोस्।',
  'This form is too large. Choose fewer or smaller files.':
    'यो फारम धेरै ठूलो छ। थोरै वा साना फाइल छान्नुहोस्।',
  'Accepted files': 'स्वीकार गरिने फाइल',
  'Number of files': 'फाइलको सङ्ख्या',
  'Please choose fewer files. The limit is {limit}.': 'थोरै फाइल छान्नुहोस्। बढीमा {limit} वटा मिल्छ।',
  'Each file may have at most {limit} MB.': 'हरेक फाइल बढीमा {limit} MB को हुन सक्छ।',
  'This file is damaged, or its content is of another kind than its name says. Please save it again and choose that file.':
    'यो फाइल बिग्रेको छ, वा यसको नाम र सामग्री मिल्दैन। यसलाई फेरि सेभ गरेर त्यही फाइल छान्नुहोस्।',
  'This kind of file is not accepted.': 'यस्तो फाइल मिल्दैन।',
  'This document has macros or embedded content. Please save it as a PDF and choose the PDF.':
    'यो कागजातमा म्याक्रो वा अरू फाइल छन्। यसलाई PDF बनाएर त्यही PDF छान्नुहोस्।',
  'The virus scanner refused this file. Please choose another one.':
    'भाइरस जाँच्ने प्रोग्रामले यो फाइल स्वीकार गरेन। अर्को फाइल छान्नुहोस्।',
  'Choose at least one kind of file.': 'कम्तीमा एक किसिमको फाइल छान्नुहोस्।',
  // Imports of institutions.
  'Several institutions have this name. Enter the country too.':
    'यो नाम भएका धेरै शिक्षण संस्था छन्। देश पनि लेख्नुहोस्।',
  'Another institution in this country has this name.': 'यस देशको अर्को शिक्षण संस्थाको यही नाम छ।',
  'Enter an amount, for example 3000.': 'रकम लेख्नुहोस्, जस्तै ३०००।',
  'Enter the fee as well.': 'शुल्क पनि लेख्नुहोस्।',
  'An earlier row has another value, which is used.': 'अघिल्लो पङ्क्तिमा अर्कै मान छ, त्यही प्रयोग हुन्छ।',
  'Enter the name of the institution.': 'शिक्षण संस्थाको नाम लेख्नुहोस्।',
  'The fee has another currency than the column of currencies.':
    'शुल्कको मुद्रा मुद्राको स्तम्भसँग मिल्दैन।',
  'Enter the course as well.': 'कोर्स पनि लेख्नुहोस्।',
  'This is no country. Write its name, for example Australia.':
    'यो देश होइन। देशको नाम लेख्नुहोस्, जस्तै अस्ट्रेलिया।',
  'Enter the address of a website, for example https://www.hull.ac.uk.':
    'वेबसाइटको ठेगाना लेख्नुहोस्, जस्तै https://www.hull.ac.uk।',
  'Enter Yes or No.': 'हो वा होइन लेख्नुहोस्।',
  'Enter a date with its year, for example 31 Dec 2027.':
    'सालसहित मिति लेख्नुहोस्, जस्तै ३१ डिसेम्बर २०२७।',
  "Enter one of {currencies.join(', ')}.": "यीमध्ये एउटा लेख्नुहोस्: {currencies.join(', ')}।",
} satisfies Texts as Texts
