export const pagePrivacyPolicy: Record<string, string> = {
  'Privacy Policy': 'गोपनीयता नीति',
  'What we learn about you on this site, what we do with it, how long we keep it, and how you can have it deleted.':
    'यस साइटमा तपाईंबारे के थाहा पाउँछौं, त्यो केका लागि चलाउँछौं, कति समय राख्छौं र तपाईं त्यो कसरी मेटाउन लगाउन सक्नुहुन्छ।',
  'You can read every page of this site without telling us who you are. This page says what we store when you write to us, and what becomes of it.':
    'आफू को हो भन्न नपरी यस साइटका सबै पृष्ठ पढ्न सकिन्छ। तपाईंले हामीलाई लेख्दा के राख्छौं र त्यसको के हुन्छ, यहाँ लेखिएको छ।',
  'Information we collect': 'हामीले राख्ने जानकारी',
  'We store what you send us, and little else:': 'तपाईंले पठाएको कुरा राख्छौं, त्यसबाहेक थोरै मात्र:',
  'Contact form': 'सम्पर्क फारम',
  'Your full name, email address, phone number and message, your preferred destination if you choose one, and the time. With it comes how your visit began: its first page, the site or the advertisement that led you here, and the page of the form.':
    'तपाईंको पूरा नाम, इमेल ठेगाना, फोन नम्बर र सन्देश, छान्नुभएको भए जान चाहेको देश, र पठाएको समय। तपाईं यस साइटमा कसरी आइपुग्नुभयो भन्ने पनि सँगै आउँछ: सबैभन्दा पहिले खोलेको पृष्ठ, यहाँसम्म ल्याउने साइट वा विज्ञापन, र फारम भएको पृष्ठ।',
  Chat: 'च्याट',
  'The messages, their times, and a random visitor id, which your browser makes when you first open the chat. The id says nothing about who you are. While your chat is open, we also see that you are there, which page of this site you are on, that you are writing, and how far you have read. If you leave your name with a phone number or an email address on its card, we keep them with how your visit began, as the contact form does.':
    'सन्देश, तिनको समय, र च्याट पहिलो पटक खोल्दा तपाईंको ब्राउजरले बनाउने एउटा र्‍यान्डम आइडी। तपाईं को हो भन्ने कुरा यस आइडीबाट थाहा हुँदैन। च्याट खुला रहँदा तपाईं त्यहाँ हुनुहुन्छ, यस साइटको कुन पृष्ठमा हुनुहुन्छ, लेख्दै हुनुहुन्छ र कहाँसम्म पढ्नुभयो, हामी देख्छौं। च्याटको कार्डमा नामसँगै फोन नम्बर वा इमेल ठेगाना दिनुभयो भने ती राख्छौं। सम्पर्क फारममा जस्तै, तपाईं यस साइटमा कसरी आइपुग्नुभयो भन्ने पनि सँगै राख्छौं।',
  'Our notes': 'हाम्रा नोट',
  'What you tell us on the telephone, at our office or in writing that we need to advise you: what you want to study and where, your qualifications and budget, a guardian if you name one, what we agreed, and who of us looks after you.':
    'तपाईंले फोनमा, हाम्रो कार्यालयमा वा लेखेर बताउनुभएका, परामर्श दिन चाहिने कुरा: के र कहाँ पढ्न चाहनुहुन्छ, योग्यता र बजेट, बताउनुभएको भए अभिभावक, हामीबीच के सहमति भयो, र हामीमध्ये कसले तपाईंको काम हेर्छ।',
  'Files and mails': 'फाइल र इमेल',
  'Files that you give us, such as mark sheets, a passport or an offer letter, and what we write to you by mail from here. Whenever one of us opens a file, or your record, that is noted.':
    'तपाईंले दिएका फाइल, जस्तै मार्कसिट, पासपोर्ट वा अफर लेटर, र हामीले यहाँबाट तपाईंलाई लेखेका इमेल। हामीमध्ये कसैले फाइल वा तपाईंको विवरण खोल्दा हरेक पटक त्यसको टिपोट रहन्छ।',
  'Network address': 'नेटवर्क ठेगाना',
  'To stop abuse, the server counts contact requests and chat messages by network address. It keeps these counts in its memory only, for some minutes.':
    'दुरुपयोग रोक्न सर्भरले सोधपुछ र च्याटका सन्देश नेटवर्क ठेगानाअनुसार गन्छ। यो गन्ती उसको मेमोरीमा मात्र, केही मिनेट रहन्छ।',
  Visits: 'भिजिट',
  'When our office counts visits: how often each page is viewed on a day, which sites and advertisements lead here, on which kind of device, what is searched for on this site, and how often links to call or write are used. These are numbers by day, without cookies or network addresses, and nothing in them tells you apart from others. A browser that asks not to be tracked (Global Privacy Control or Do Not Track) is not counted.':
    'हाम्रो कार्यालयले भिजिट गन्दा: हरेक पृष्ठ दिनमा कति पटक हेरियो, कुन साइट र विज्ञापनबाट आइयो, कस्तो डिभाइसमा, यस साइटमा के खोजियो, र फोन वा इमेलका लिङ्क कति पटक थिचिए। यी दिनका अङ्क मात्र हुन्, कुकी वा नेटवर्क ठेगाना हुँदैन, र तपाईंलाई अरूबाट छुट्याउने केही हुँदैन। ट्र्याक नगर्न भन्ने ब्राउजर (Global Privacy Control वा Do Not Track) गनिँदैन।',
  'Server log': 'सर्भर लग',
  'Faults, addresses of pages that do not exist, and that a contact request has arrived, but not from whom. We do not write contact details, chat messages or visitor ids into it.':
    'गडबडी, नभेटिएका पृष्ठका ठेगाना, र सोधपुछ आयो भन्ने कुरा, तर कसबाट आयो भन्ने होइन। सम्पर्क विवरण, च्याटका सन्देश वा च्याटको आइडी त्यसमा लेख्दैनौं।',
  'How we use it': 'जानकारी केका लागि चलाउँछौं',
  'We use what you send us to answer you and to advise you about studying abroad. Your visitor id serves to show you your conversation again when you come back.\n\nWe show no advertising and build no profiles. A program holds back what looks like advertising in the contact form until one of us has looked at it, and deletes none of it; it decides nothing else about you.':
    'तपाईंले पठाएको कुरा हामी तपाईंलाई जवाफ दिन र विदेश अध्ययनबारे परामर्श दिन चलाउँछौं। च्याटको आइडी तपाईं फेरि आउँदा पहिलेको कुराकानी देखाउन चाहिन्छ।\n\nहामी विज्ञापन देखाउँदैनौं, कसैको प्रोफाइल पनि बनाउँदैनौं। सम्पर्क फारममा विज्ञापनजस्तो देखिने सन्देश आए एउटा प्रोग्रामले त्यसलाई हामीमध्ये कसैले नहेरेसम्म रोकेर राख्छ, तर एउटै पनि मेटाउँदैन। तपाईंबारे यसले अरू कुनै निर्णय गर्दैन।',
  'Data protection': 'जानकारीको सुरक्षा',
  'Only administrators of our office can read contact requests, and they have to sign in. The same holds for chats, except that your own browser can open yours. If you share a computer with others, delete the data of this site in the browser when you are done.\n\nWhen we delete a contact request, it leaves the list of requests at once. For 30 days we keep it, to bring it back if that was a mistake; after that the server forgets it for good. What you asked also stands among our notes about you, until we erase those. When we delete a chat, nobody can read its messages any more. For 30 days we can bring them back; after that they are gone for good.\n\nAsk us, and we hand you all that we have stored about you as a file, or erase it for good. Then nothing is left but that somebody asked, on which day, and from where they came; copies in our backups go with those, the last after about a year.':
    'सोधपुछ हाम्रो कार्यालयका प्रशासकले मात्र पढ्न सक्छन्, त्यसका लागि लगइन गर्नुपर्छ। च्याटमा पनि यही नियम हो, तर तपाईंको च्याट तपाईंकै ब्राउजरले पनि खोल्न सक्छ। अरूले पनि चलाउने कम्प्युटर हो भने काम सकेपछि ब्राउजरबाट यस साइटको डेटा मेटाउनुहोस्।\n\nहामीले हटाएको सोधपुछ सूचीबाट तुरुन्तै हट्छ। गल्तीले हटाइएको भए फर्काउन ३० दिन राख्छौं, त्यसपछि सर्भरबाट सधैंका लागि मेटिन्छ। तपाईंले सोधेको कुरा तपाईंबारे हाम्रा नोटमा पनि रहन्छ, ती नोट नमेटाएसम्म। हामीले च्याट हटाएपछि त्यसका सन्देश कसैले पढ्न सक्दैन। ३० दिनसम्म फर्काउन सकिन्छ, त्यसपछि सधैंका लागि मेटिन्छन्।\n\nतपाईंले भन्नुभए तपाईंबारे राखिएको सबै जानकारी एउटा फाइलमा दिन्छौं, वा सधैंका लागि मेटाउँछौं। मेटाएपछि कसैले सोधेको थियो भन्ने, कुन दिन र कहाँबाट आइपुगेको भन्ने, त्यति मात्र बाँकी रहन्छ। हाम्रा ब्याकअपमा रहेका प्रतिलिपि ती ब्याकअपसँगै मेटिन्छन्, अन्तिम प्रतिलिपि करिब एक वर्षपछि।',
  Sharing: 'अरूलाई दिइने जानकारी',
  'This site passes what you write to nobody who uses it for themselves. Mails between us go through our mail provider, and programs that work for our office may be told of your question. The site itself follows nobody. Its pages run scripts of other companies, such as Google Analytics, only if our office uses them and you have agreed to them in a notice on this site. “Privacy choices” at the foot of a page then changes your choice.\n\nThe WhatsApp button is a plain link. If you use it, you write to us through WhatsApp, under the terms of WhatsApp.\n\nWhen you ask us to apply to a university or for a visa, your documents go there. That is agreed with you in person, and does not happen through this site.':
    'तपाईंले लेखेको कुरा आफ्नै कामका लागि चलाउने कसैलाई यो साइटले दिँदैन। हामीबीचका इमेल हाम्रो इमेल सेवा दिने कम्पनीबाट भएर जान्छन्, र हाम्रो कार्यालयका लागि काम गर्ने प्रोग्रामलाई तपाईंको प्रश्नबारे बताइन सक्छ। यो साइट आफैंले कसैको पछि लाग्दैन। Google Analytics जस्ता अरू कम्पनीका स्क्रिप्ट यसका पृष्ठमा हाम्रो कार्यालयले चलाएको र तपाईंले यस साइटको सूचनामा हुन्छ भनेको भए मात्र चल्छन्। त्यस बेला पृष्ठको तलको “गोपनीयताको रोजाइ” बाट रोजाइ बदल्न सकिन्छ।\n\nWhatsApp बटन सामान्य लिङ्क मात्र हो। त्यो थिच्नुभयो भने तपाईं WhatsApp का सर्तअनुसार WhatsApp बाटै हामीलाई लेख्नुहुन्छ।\n\nविश्वविद्यालय वा भिसाको आवेदन दिन भन्नुहुँदा तपाईंका कागजात त्यहाँ जान्छन्। त्यो तपाईंसँग भेटेरै तय हुन्छ, यस साइटबाट हुँदैन।',
  'This site passes what you write to nobody who uses it for themselves. Mails between us go through our mail provider, and programs that work for our office may be told of your question. The site has no tracking, no analytics and no advertising network, and its pages run no scripts of other companies.\n\nThe WhatsApp button is a plain link. If you use it, you write to us through WhatsApp, under the terms of WhatsApp.\n\nWhen you ask us to apply to a university or for a visa, your documents go there. That is agreed with you in person, and does not happen through this site.':
    'तपाईंले लेखेको कुरा आफ्नै कामका लागि चलाउने कसैलाई यो साइटले दिँदैन। हामीबीचका इमेल हाम्रो इमेल सेवा दिने कम्पनीबाट भएर जान्छन्, र हाम्रो कार्यालयका लागि काम गर्ने प्रोग्रामलाई तपाईंको प्रश्नबारे बताइन सक्छ। यस साइटमा ट्र्याकिङ, एनालिटिक्स वा विज्ञापन नेटवर्क छैन, र यसका पृष्ठमा अरू कम्पनीका स्क्रिप्ट चल्दैनन्।\n\nWhatsApp बटन सामान्य लिङ्क मात्र हो। त्यो थिच्नुभयो भने तपाईं WhatsApp का सर्तअनुसार WhatsApp बाटै हामीलाई लेख्नुहुन्छ।\n\nविश्वविद्यालय वा भिसाको आवेदन दिन भन्नुहुँदा तपाईंका कागजात त्यहाँ जान्छन्। त्यो तपाईंसँग भेटेरै तय हुन्छ, यस साइटबाट हुँदैन।',
  Cookies: 'कुकी',
  'This site sets you one cookie, and only once you have opened the chat. Services of other companies that you have agreed to may set more. The site keeps a few more things in the storage of your browser:':
    'भिजिटरको ब्राउजरमा यो साइटले एउटा मात्र कुकी राख्छ, त्यो पनि च्याट खोलेपछि मात्र। तपाईंले हुन्छ भनेका अरू कम्पनीका सेवाले थप कुकी राख्न सक्छन्। साइटले अरू केही कुरा ब्राउजरको भण्डारमा राख्छ:',
  'This site sets you one cookie, and only once you have opened the chat. It keeps a few more things in the storage of your browser:':
    'भिजिटरको ब्राउजरमा यो साइटले एउटा मात्र कुकी राख्छ, त्यो पनि तपाईंले च्याट खोलेपछि मात्र। अरू केही कुरा ब्राउजरको भण्डारमा राख्छ:',
  'This site sets visitors one cookie, and only once they have opened the chat; administrators who sign in get a second one. Services of other companies that you have agreed to may set more. The site keeps a few more things in the storage of your browser:':
    'भिजिटरको ब्राउजरमा यो साइटले एउटा कुकी राख्छ, त्यो पनि च्याट खोलेपछि मात्र। लगइन गर्ने प्रशासकका लागि अर्को एउटा राख्छ। तपाईंले हुन्छ भनेका अरू कम्पनीका सेवाले थप कुकी राख्न सक्छन्। साइटले अरू केही कुरा ब्राउजरको भण्डारमा राख्छ:',
  '__Host-chatOwner (a cookie)': '__Host-chatOwner (कुकी)',
  'columns, officeAlerts and officeNotices': 'columns, officeAlerts र officeNotices',
  'Only for our administrators: which columns of a list they have chosen, and whether this browser tells them of new messages.':
    'हाम्रा प्रशासकका लागि मात्र: सूचीमा कुन-कुन स्तम्भ छानेका छन्, र नयाँ सन्देशको सूचना यस ब्राउजरमा दिने कि नदिने।',
  'As long as you only read, nothing is kept but how your visit began, the language you have chosen, the announcements you have closed and your answer about services of other companies. You can delete all of it in the settings of your browser; your next chat is then a new one.':
    'तपाईंले पढ्ने मात्र गर्दा, तपाईं यस साइटमा कसरी आइपुग्नुभयो भन्ने, तपाईंले छानेको भाषा, बन्द गरेका सूचना र अरू कम्पनीका सेवाबारे दिएको जवाफबाहेक केही राखिँदैन। ब्राउजरको सेटिङबाट यो सबै मेटाउन सकिन्छ। त्यसपछिको च्याट नयाँ हुन्छ।',
  '__Host-chatOwner (the cookie)': '__Host-chatOwner (कुकी)',
  'A random key to your conversation, so that nobody else can open it who learns its id. It goes to our server only, no script can read it, and it runs out after 400 days.':
    'तपाईंको कुराकानी खोल्ने र्‍यान्डम साँचो। कसैले कुराकानीको आइडी थाहा पाए पनि यो साँचो नभई खोल्न सक्दैन। यो हाम्रो सर्भरमा मात्र जान्छ, कुनै स्क्रिप्टले पढ्न सक्दैन, र ४०० दिनमा यसको म्याद सकिन्छ।',
  chatVisitorId: 'chatVisitorId',
  'The random id of your chat, made when you first open the chat.':
    'च्याटको र्‍यान्डम आइडी, पहिलो पटक च्याट खोल्दा बनेको।',
  chatMessages: 'chatMessages',
  'The conversation as you last saw it, so that it is there at once when you come back.':
    'कुराकानी, तपाईंले अन्तिम पटक हेर्दा जस्तो थियो। फेरि आउँदा तुरुन्तै देखियोस् भनेर।',
  chatOutbox: 'chatOutbox',
  'Messages that have not reached us yet, so that none is lost.':
    'हामीकहाँ आइनपुगेका सन्देश, कुनै नहराओस् भनेर।',
  chatFiles: 'chatFiles',
  'Photos and PDFs that you have chosen in the chat and that have not reached us yet.':
    'च्याटमा तपाईंले छानेका तर हामीकहाँ आइनपुगेका फोटो र PDF।',
  chatDraft: 'chatDraft',
  'What you have begun to write in the chat and not sent.': 'च्याटमा लेख्न सुरु गरेर नपठाएको कुरा।',
  chatWelcomeSent: 'chatWelcomeSent',
  'That the chat has greeted you.': 'च्याटले तपाईंलाई स्वागत गरिसक्यो भन्ने कुरा।',
  chatCard: 'chatCard',
  'What you have left on the chat’s card, so that you can correct it, or that you have put the card away.':
    'च्याटको कार्डमा तपाईंले दिएको विवरण, सच्याउन मिलोस् भनेर। वा तपाईंले कार्ड हटाउनुभयो भन्ने कुरा।',
  'chatOpen and chatPlace': 'chatOpen र chatPlace',
  'That the chat is open, and how far up you have read in it, for the next page that you open. They are gone when you close the chat or the tab.':
    'च्याट खुला छ भन्ने कुरा, र त्यसमा कति माथिसम्म पढ्नुभएको थियो, अर्को पृष्ठ खोल्दाका लागि। च्याट वा ट्याब बन्द गर्दा मेटिन्छन्।',
  'What you have typed into the contact form. It is gone when you have sent it, or close the tab.':
    'सम्पर्क फारममा तपाईंले लेखेको कुरा। पठाएपछि वा ट्याब बन्द गर्दा मेटिन्छ।',
  'How your visit began, as described above. It comes to us with what you send by the contact form or the chat’s card and not otherwise, and is gone when you close the tab.':
    'तपाईं यस साइटमा कसरी आइपुग्नुभयो, माथि लेखिएअनुसार। सम्पर्क फारम वा च्याटको कार्डबाट केही पठाउँदा मात्र यो हामीकहाँ आउँछ, अरू बेला आउँदैन। ट्याब बन्द गर्दा मेटिन्छ।',
  'The language that you have chosen at the top of a page, so that other pages are offered to you in it.':
    'पृष्ठको माथि तपाईंले छानेको भाषा, अरू पृष्ठ पनि त्यही भाषामा देखाउन सकियोस् भनेर।',
  authTokens: 'authTokens',
  'Only for our administrators: that they are signed in.':
    'हाम्रा प्रशासकका लागि मात्र: लगइन भएको कुरा।',
  'draft and document': 'draft र document',
  'Only for our administrators: what they have begun to write and not yet saved.':
    'हाम्रा प्रशासकका लागि मात्र: लेख्न सुरु गरेर सेभ नगरेको कुरा।',
  'Only for our administrators: how far they have scrolled. It is gone when they close the tab.':
    'हाम्रा प्रशासकका लागि मात्र: पृष्ठ कहाँसम्म स्क्रोल गरेको हो। ट्याब बन्द गर्दा मेटिन्छ।',
  '__Host-signedInBefore (a cookie)': '__Host-signedInBefore (कुकी)',
  'Only for our administrators: that one of them has signed in with this browser within 30 days.':
    'हाम्रा प्रशासकका लागि मात्र: पछिल्लो ३० दिनभित्र यस ब्राउजरबाट कुनै प्रशासकले लगइन गरेको कुरा।',
  consent: 'consent',
  'Whether you have agreed to services of other companies, and to which, if our office uses any.':
    'हाम्रो कार्यालयले अरू कम्पनीका सेवा चलाएको भए, तपाईंले तिनमा हुन्छ भन्नुभयो कि भन्नुभएन र कुन-कुनमा।',
  announcement: 'announcement',
  'The text of an announcement at the top of the pages that you have closed, so that you do not see it again.':
    'पृष्ठको माथि देखिने, तपाईंले बन्द गरेको सूचनाको पाठ, फेरि नदेखियोस् भनेर।',
  'As long as you only read, nothing is kept but how your visit began, the language you have chosen and the announcements you have closed. You can delete all of it in the settings of your browser; your next chat is then a new one.':
    'तपाईंले पढ्ने मात्र गर्दा, तपाईं यस साइटमा कसरी आइपुग्नुभयो भन्ने, तपाईंले छानेको भाषा र बन्द गरेका सूचनाबाहेक केही राखिँदैन। ब्राउजरको सेटिङबाट यो सबै मेटाउन सकिन्छ। त्यसपछिको च्याट नयाँ हुन्छ।',
  'As long as you only read, nothing is kept but how your visit began and the language you have chosen. You can delete all of it in the settings of your browser; your next chat is then a new one.':
    'तपाईंले पढ्ने मात्र गर्दा, तपाईं यस साइटमा कसरी आइपुग्नुभयो भन्ने र तपाईंले छानेको भाषाबाहेक केही राखिँदैन। ब्राउजरको सेटिङबाट यो सबै मेटाउन सकिन्छ। त्यसपछिको च्याट नयाँ हुन्छ।',
  'As long as you only read, nothing is kept but how your visit began. You can delete all of it in the settings of your browser; your next chat is then a new one.':
    'तपाईंले पढ्ने मात्र गर्दा, तपाईं यस साइटमा कसरी आइपुग्नुभयो भन्नेबाहेक केही राखिँदैन। ब्राउजरको सेटिङबाट यो सबै मेटाउन सकिन्छ। त्यसपछिको च्याट नयाँ हुन्छ।',
  Changes: 'परिवर्तन',
  'When we change this policy, we change this page and the date at its top. What stands here is what holds.':
    'यो नीति फेर्दा यही पृष्ठ र यसको माथिको मिति फेर्छौं। यहाँ जे लेखिएको छ, त्यही लागू हुन्छ।',
  Contact: 'सम्पर्क',
  'Questions about this policy, or about what we have stored about you? Ask us:':
    'यस नीतिबारे वा तपाईंबारे हामीले राखेको जानकारीबारे प्रश्न छ? हामीलाई सोध्नुहोस्:',
}
