export const guideNewZealand: Record<string, string> = {
  'New Zealand': 'न्युजिल्यान्ड',
  'Study in New Zealand from Nepal': 'नेपालबाट न्युजिल्यान्डमा अध्ययन',
  'Study in New Zealand from Nepal: the student visa in seven steps, the Funds Transfer Scheme, costs of the first year, marks and English, deadlines, work after studies and the NOC.':
    'नेपालबाट न्युजिल्यान्डमा अध्ययन: सात चरणमा विद्यार्थी भिसा, फन्ड्स ट्रान्सफर स्किम, पहिलो वर्षको खर्च, प्राप्ताङ्क र अङ्ग्रेजी, अन्तिम मिति, पढाइपछिको काम र एनओसी।',
  'Small classes, wide horizons': 'साना कक्षा, फराकिलो संसार',
  'New Zealand has eight universities, and all of them are public. Classes are small, teachers are easy to reach, and nature is never far.':
    'न्युजिल्यान्डमा आठ विश्वविद्यालय छन्, आठै सरकारी। कक्षा साना हुन्छन्, शिक्षकलाई सजिलै भेट्न सकिन्छ, र प्रकृति कहिल्यै टाढा हुँदैन।',
  Auckland: 'अकल्यान्ड',
  'Study for the post-study visa': 'पोस्ट स्टडी वर्क भिसाका लागि चाहिने पढाइ',
  Universities: 'विश्वविद्यालय',
  'Eight, all public': 'आठ, सबै सरकारी',
  'New Zealand dollar': 'न्युजिल्यान्ड डलर',
  'Eight public universities': 'आठ सरकारी विश्वविद्यालय',
  'All of them belong to the state. Compare their courses, their fees and the cities they are in.':
    'आठै विश्वविद्यालय राज्यका हुन्। तिनका कोर्स, शुल्क र सहर दाँजेर हेर्नुहोस्।',
  'Close to your teachers': 'शिक्षकसँग नजिक',
  'Groups are small. You can ask, and people know your name.':
    'समूह साना हुन्छन्। मनमा लागेको सोध्न पाइन्छ, र सबैले तपाईंलाई नामले चिन्छन्।',
  'Rules that protect you': 'तपाईंको हित जोगाउने नियम',
  'A code of practice says how universities must look after students from abroad.':
    'विश्वविद्यालयले विदेशी विद्यार्थीको हेरचाह कसरी गर्नुपर्छ, आचारसंहितामा तोकिएको छ।',
  'A way into work': 'कामतिर जाने बाटो',
  'After your course you may be able to stay and work with a post-study work visa.':
    'कोर्स सकेपछि पोस्ट स्टडी वर्क भिसामा बसेर काम गर्न पाउने सम्भावना हुन्छ।',
  'University of Auckland': 'University of Auckland',
  'In the largest city. Publishes its fees and its last days for students from abroad.':
    'सबैभन्दा ठूलो सहरमा। आफ्नो शुल्क र विदेशी विद्यार्थीका लागि अन्तिम मिति प्रकाशित गर्छ।',
  'Auckland University of Technology': 'Auckland University of Technology',
  'Practical courses in the centre of the largest city.':
    'सबैभन्दा ठूलो सहरको केन्द्रमा, व्यावहारिक कोर्स भएको।',
  'University of Waikato': 'University of Waikato',
  Hamilton: 'ह्यामिल्टन',
  'Lists its requirements by country. See the entry requirements.':
    'योग्यताको सूची देशअनुसार राखेको छ। “भर्नाका लागि योग्यता” हेर्नुहोस्।',
  'Massey University': 'Massey University',
  'Palmerston North': 'पाल्मर्स्टन नर्थ',
  'Away from the large cities.': 'ठूला सहरबाट टाढा।',
  'Victoria University of Wellington': 'Victoria University of Wellington',
  Wellington: 'वेलिङ्टन',
  'In the capital. See its last days below.': 'राजधानीमा। अन्तिम मिति तल हेर्नुहोस्।',
  'University of Canterbury': 'University of Canterbury',
  Christchurch: 'क्राइस्टचर्च',
  'Publishes what living in Christchurch costs.': 'क्राइस्टचर्चको बस्ने–खाने खर्च प्रकाशित गर्छ।',
  'Lincoln University': 'Lincoln University',
  'Lincoln, near Christchurch': 'लिङ्कन, क्राइस्टचर्च नजिक',
  'A small university for agriculture and the environment.':
    'कृषि र वातावरण पढाउने सानो विश्वविद्यालय।',
  'University of Otago': 'University of Otago',
  Dunedin: 'डुनेडिन',
  'A student town. It closes its applications earlier than the others.':
    'विद्यार्थीको सहर। अरूभन्दा पहिले आवेदन बन्द गर्छ।',
  Unitec: 'Unitec',
  'A polytechnic, merged with MIT this year. Check which name your offer carries.':
    'पोलिटेक्निक, यस वर्ष MIT सँग गाभिएको। तपाईंको अफर लेटरमा कुन नाम छ, हेर्नुहोस्।',
  'Otago Polytechnic': 'Otago Polytechnic',
  'A polytechnic with practical courses. Polytechnics are being reorganised: ask who will award your degree.':
    'व्यावहारिक कोर्स भएको पोलिटेक्निक। पोलिटेक्निकको पुनर्गठन हुँदै छ: तपाईंको डिग्री कसले दिन्छ, सोध्नुहोस्।',
  'Agriculture and food science': 'कृषि र खाद्य विज्ञान',
  'Environmental science': 'वातावरण विज्ञान',
  'Tourism and hospitality': 'पर्यटन र हस्पिटालिटी',
  'Depends on the university and the course.': 'विश्वविद्यालय र कोर्समा भर पर्छ।',
  'The same range holds for other postgraduate courses.':
    'स्नातकोत्तर तहका अन्य कोर्समा पनि यही दायरा लागू हुन्छ।',
  'Tuition fee, doctorate': 'शिक्षण शुल्क, पीएचडी',
  'Like students from New Zealand.': 'न्युजिल्यान्डका विद्यार्थीले तिरेजति नै।',
  'What the universities and the Government say. The sum counts at least what New Zealand wants to see; see proof of funds.':
    'विश्वविद्यालय र सरकारले बताएको खर्च। जोडमा कम्तीमा न्युजिल्यान्डले देखाउन भनेको रकम राखिएको छ। “आर्थिक स्रोतको प्रमाण” हेर्नुहोस्।',
  'Student visa fee': 'विद्यार्थी भिसा शुल्क',
  'Health and travel insurance': 'स्वास्थ्य र यात्रा बीमा',
  'Required for the whole time of your studies.': 'पढाइ अवधिभर अनिवार्य।',
  'Each university counts in its own way: some with a room on campus, some with a shared flat.':
    'हरेक विश्वविद्यालयको हिसाब आफ्नै छ: कसैले क्याम्पसको कोठा गन्छ, कसैले साझा फ्ल्याट।',
  'Manaaki New Zealand Scholarships': 'Manaaki New Zealand Scholarships',
  'From the Government of New Zealand. They pay tuition, a sum for the start and a weekly amount for living. Look at the official page for the next dates.':
    'न्युजिल्यान्ड सरकारको छात्रवृत्ति। यसले शिक्षण शुल्क, सुरुमा एक रकम र बस्ने–खाने खर्चका लागि हरेक हप्ता रकम दिन्छ। अर्को पटकको मिति आधिकारिक पृष्ठमा हेर्नुहोस्।',
  'For living': 'बस्ने–खाने खर्च',
  'At the start': 'सुरुमा',
  Applications: 'आवेदन',
  'Each of the eight universities has scholarships for students from abroad. Most lower the tuition fee of the first year.':
    'आठै विश्वविद्यालयमा विदेशी विद्यार्थीका लागि छात्रवृत्ति छन्। धेरैजसोले पहिलो वर्षको शिक्षण शुल्क घटाउँछन्।',
  'Doctoral students': 'पीएचडीका विद्यार्थी',
  'At New Zealand’s universities, new doctoral students from abroad pay the same fees as those from New Zealand.':
    'न्युजिल्यान्डका विश्वविद्यालयमा नयाँ भर्ना हुने पीएचडीका विदेशी विद्यार्थीले न्युजिल्यान्डकै विद्यार्थीसरह शुल्क तिर्छन्।',
  'Choose your course': 'कोर्सको छनोट',
  'We compare universities and courses with you, and see which ones suit your marks and budget. You pass the English test.':
    'हामी तपाईंसँगै बसेर विश्वविद्यालय र कोर्स दाँज्छौं। तपाईंको प्राप्ताङ्क र बजेटमा कुन मिल्छ, हेर्छौं। तपाईं अङ्ग्रेजी भाषा परीक्षा पास गर्नुहुन्छ।',
  'Apply for a place': 'भर्नाका लागि आवेदन',
  'You apply with your certificates and your English test. The university sends an offer of place. A conditional offer is enough for the visa application.':
    'प्रमाणपत्र र अङ्ग्रेजी भाषा परीक्षाको नतिजासहित आवेदन दिनुहोस्। विश्वविद्यालयले अफर लेटर पठाउँछ। भिसा आवेदनका लागि सर्तसहितको अफर लेटर भए पुग्छ।',
  'Prepare your funds and the NOC': 'रकम र एनओसीको तयारी',
  'You show money for tuition and for living, and where it comes from. You apply for the NOC.':
    'शिक्षण शुल्क र बस्ने–खाने खर्चको रकम, र त्यो कहाँबाट आयो, देखाउनुपर्छ। वैदेशिक अध्ययन अनुमतिपत्र (एनओसी) का लागि आवेदन दिनुहोस्।',
  'Medical and police certificates': 'स्वास्थ्य परीक्षण र प्रहरी चारित्रिक प्रमाणपत्र',
  'For a long stay you have a chest X-ray, unless your country has little tuberculosis: ask us what holds for Nepal. A police certificate may be needed too.':
    'लामो बसाइका लागि छातीको एक्सरे गराउनुपर्छ। आफ्नो देशमा क्षयरोग कम भए यो चाहिँदैन। नेपालका लागि के लागू हुन्छ, हामीलाई सोध्नुहोस्। प्रहरी चारित्रिक प्रमाणपत्र पनि चाहिन सक्छ।',
  'Police certificate for stays': 'प्रहरी चारित्रिक प्रमाणपत्र चाहिन सक्ने बसाइ',
  'Apply for the student visa': 'विद्यार्थी भिसाको आवेदन',
  'You apply to Immigration New Zealand online and pay the fee. We advise you to apply earlier still for February, when most people apply.':
    'Immigration New Zealand मा अनलाइन आवेदन दिनुहोस् र शुल्क तिर्नुहोस्। फेब्रुअरीका लागि सबैभन्दा धेरैले आवेदन दिन्छन्। त्यस बेलाका लागि अझ अगाडि नै आवेदन दिने सल्लाह दिन्छौं।',
  'Its own advice': 'Immigration New Zealand को सल्लाह',
  'Approval in principle': 'सैद्धान्तिक स्वीकृति',
  'Now you pay the tuition fee and send the university’s receipt. Your living money goes to an account at ANZ New Zealand.':
    'अब शिक्षण शुल्क तिर्नुहोस् र विश्वविद्यालयको रसिद पठाउनुहोस्। बस्ने–खाने रकम ANZ New Zealand को खातामा जान्छ।',
  'Funds Transfer Scheme': 'फन्ड्स ट्रान्सफर स्किम',
  'The visa comes by email. You arrange insurance, a room and your flight. Do not book the flight before.':
    'भिसा इमेलमा आउँछ। बीमा, कोठा र हवाई टिकटको बन्दोबस्त गर्नुहोस्। भिसा नआई हवाई टिकट नकाट्नुहोस्।',
  'For students of polytechnics: they stand on their own or merge. Ask yours who teaches your course and awards your degree after this day.':
    'पोलिटेक्निकका विद्यार्थीका लागि: पोलिटेक्निक अब स्वतन्त्र रूपमा चल्छन् वा गाभिन्छन्। यस दिनपछि तपाईंको कोर्स कसले पढाउँछ र डिग्री कसले दिन्छ, आफ्नो पोलिटेक्निकलाई सोध्नुहोस्।',
  'University of Auckland, February': 'University of Auckland, फेब्रुअरी',
  'Victoria University of Wellington, February': 'Victoria University of Wellington, फेब्रुअरी',
  'University of Otago, July': 'University of Otago, जुलाई',
  'Victoria University of Wellington, July': 'Victoria University of Wellington, जुलाई',
  'University of Auckland, July': 'University of Auckland, जुलाई',
  'Each university has its own rule for class 12 from Nepal. Bring your mark sheets: we ask it.':
    'नेपालको कक्षा १२ का लागि हरेक विश्वविद्यालयको आफ्नै नियम छ। मार्कसिट ल्याउनुहोस्, हामी विश्वविद्यालयलाई सोध्छौं।',
  'The average is on New Zealand’s scale, not the Nepali one.':
    'यो औसत न्युजिल्यान्डको मापनअनुसार हो, नेपालको मापनअनुसार होइन।',
  'Living costs, tuition, and the ticket home.': 'बस्ने–खाने खर्च, शिक्षण शुल्क र फर्कने टिकट।',
  Ticket: 'टिकट',
  'Funds Transfer Scheme: new for Nepal': 'फन्ड्स ट्रान्सफर स्किम: नेपालका लागि नयाँ',
  'Before the visa is issued, you send the living money to an account at ANZ New Zealand. The bank pays it out to you each month in New Zealand. You need the NOC to send it.':
    'भिसा जारी हुनुअघि बस्ने–खाने रकम ANZ New Zealand को खातामा पठाउनुपर्छ। बैंकले त्यो रकम न्युजिल्यान्डमा तपाईंलाई हरेक महिना दिन्छ। रकम पठाउन एनओसी चाहिन्छ।',
  'Where it comes from': 'पैसाको स्रोत',
  'Your own savings, those of your parents, or an education loan. Show transactions that tell how they grew, and the income and tax papers behind them.':
    'आफ्नो बचत, आमाबुबाको बचत वा शैक्षिक कर्जा। बचत कसरी बढ्दै गयो भन्ने बैंक कारोबार, र त्यसको पछाडि रहेको आम्दानी र करका कागजात देखाउनुहोस्।',
  Insurance: 'बीमा',
  'You need health and travel insurance that the university accepts. Many universities sell one; you may bring another.':
    'विश्वविद्यालयले मान्ने स्वास्थ्य र यात्रा बीमा चाहिन्छ। धेरै विश्वविद्यालयले बीमा बेच्छन्। तपाईंले अर्को बीमा पनि ल्याउन सक्नुहुन्छ।',
  'Your eVisa says what you may do. Visas granted earlier may say less.':
    'के गर्न पाइन्छ, तपाईंको इ-भिसामा लेखिएको हुन्छ। पहिले लागेका भिसामा त्योभन्दा कम लेखिएको हुन सक्छ।',
  'In holidays': 'बिदामा',
  'Whether your husband, wife or partner may work depends on your course. Check it before you choose.':
    'तपाईंका पति, पत्नी वा पार्टनरले काम गर्न पाउने वा नपाउने कुरा तपाईंको कोर्समा भर पर्छ। कोर्स छान्नुअघि यो हेर्नुहोस्।',
  Rule: 'नियम',
  'We advise you to say in your own words what the course is worth to you, why this university, and how it fits your earlier studies. Explain gaps and changes of subject.':
    'यो कोर्सको तपाईंका लागि के महत्त्व छ, यही विश्वविद्यालय किन, र पहिलेको पढाइसँग कसरी मिल्छ, आफ्नै शब्दमा भन्ने सल्लाह दिन्छौं। ग्याप र विषय फेर्नुको कारण खुलाउनुहोस्।',
  'Late or incomplete': 'ढिलो वा अधुरो आवेदन',
  'We advise you to send all papers together, well before the busy months. Who applies late may miss the start of the course.':
    'सबै कागजात एकैपटक, भीड हुने महिनाभन्दा धेरै अघि पठाउने सल्लाह दिन्छौं। ढिलो आवेदन दिँदा कोर्स सुरु हुने बेला छुट्न सक्छ।',
  'An agent’s receipt for the tuition': 'शिक्षण शुल्कका लागि एजेन्टको रसिद',
  'Only the university’s own receipt counts. Pay it directly.':
    'विश्वविद्यालयको आफ्नै रसिद मात्र मान्य हुन्छ। शुल्क सिधै विश्वविद्यालयलाई तिर्नुहोस्।',
  'What the numbers say': 'तथ्याङ्क के भन्छ',
  'For Nepal we found only an older report.': 'नेपालबारे हामीले एउटा पुरानो रिपोर्ट मात्र भेट्यौं।',
  Declined: 'अस्वीकृत',
  'Nobody can promise it. New Zealand publishes how many applications of each agent it approves.':
    'भिसा लाग्छ नै भनेर कसैले भन्न सक्दैन। हरेक एजेन्टका कति आवेदन स्वीकृत हुन्छन्, न्युजिल्यान्डले प्रकाशित गर्छ।',
  'An agent who stays out of the form': 'फारममा नाम नदिने एजेन्ट',
  'An education agent may guide you, but must be named in the application.':
    'शिक्षा एजेन्टले बाटो देखाउन सक्छ, तर आवेदनमा एजेन्टको नाम हुनैपर्छ।',
  'Pay tuition only to the university, after approval in principle, and through your bank.':
    'शिक्षण शुल्क सैद्धान्तिक स्वीकृतिपछि, आफ्नो बैंकबाट, विश्वविद्यालयलाई मात्र तिर्नुहोस्।',
  'Fee-paying student visa': 'शुल्क तिरेर पढ्ने विद्यार्थीको भिसा',
  'Money to show': 'देखाउनुपर्ने रकम',
  'Funds Transfer Scheme at ANZ': 'ANZ को फन्ड्स ट्रान्सफर स्किम',
  'Work on a student visa': 'विद्यार्थी भिसामा काम',
  'Approvals by agent': 'एजेन्टअनुसार स्वीकृति',
  'Manaaki scholarships: eligible countries': 'Manaaki छात्रवृत्ति: आवेदन दिन पाउने देश',
  'Study with New Zealand: costs': 'Study with New Zealand: खर्च',
  'For graduates who studied in New Zealand for long enough. How long it lasts depends on your qualification.':
    'न्युजिल्यान्डमा पर्याप्त समय पढेर पढाइ सकेकाका लागि। भिसा कति समयको हुन्छ, तपाईंको शैक्षिक योग्यतामा भर पर्छ।',
  'Study with a degree': 'डिग्री लिए चाहिने पढाइ',
  'Short-term Graduate Work Visa': 'सर्ट टर्म ग्राजुएट वर्क भिसा',
  'A different visa, for shorter courses that give no right to the post-study work visa.':
    'यो बेग्लै भिसा हो। पोस्ट स्टडी वर्क भिसाको हक नदिने छोटा कोर्सका लागि पाइन्छ।',
  Study: 'चाहिने पढाइ',
  'Work for an accredited employer': 'मान्यताप्राप्त रोजगारदाताकहाँ काम',
  'With a job offer from an accredited employer you can change to a work visa.':
    'मान्यताप्राप्त रोजगारदाताले जागिरको अफर दिए वर्क भिसामा बदल्न सकिन्छ।',
  Residence: 'बसोबास (रेसिडेन्स)',
  'Skilled work can lead to the Skilled Migrant Category of resident visas. Its points change from time to time, so check the age of any advice.':
    'दक्ष काम गर्दै जाँदा Skilled Migrant Category को रेसिडेन्ट भिसासम्म पुग्न सकिन्छ। यसको अङ्क बेलाबेलामा फेरिन्छ। त्यसैले कसैको सल्लाह कति पुरानो हो, हेर्नुहोस्।',
  'The main intake, when the academic year begins.': 'मुख्य इन्टेक। शैक्षिक वर्ष यही बेला सुरु हुन्छ।',
  'The second intake, in the middle of the year.': 'दोस्रो इन्टेक, वर्षको बीचमा।',
  'Offer of place from the university': 'विश्वविद्यालयको अफर लेटर',
  'Chest X-ray, where Immigration New Zealand asks for it':
    'छातीको एक्सरे, Immigration New Zealand ले मागेमा',
  'Police certificate, for long stays': 'प्रहरी चारित्रिक प्रमाणपत्र, लामो बसाइका लागि',
  'After approval in principle: the university’s receipt, and proof of the transfer to ANZ New Zealand':
    'सैद्धान्तिक स्वीकृतिपछि: विश्वविद्यालयको रसिद, र ANZ New Zealand मा रकम पठाएको प्रमाण',
  'Proof of insurance, and the ticket home or its price': 'बीमाको प्रमाण, र फर्कने टिकट वा त्यसको मूल्य',
  'You show the first year’s tuition and money for living. Immigration New Zealand also wants to know where the money comes from.':
    'पहिलो वर्षको शिक्षण शुल्क र बस्ने–खाने रकम देखाउनुपर्छ। पैसा कहाँबाट आयो भन्ने पनि Immigration New Zealand ले जान्न खोज्छ।',
  'A full year': 'पूरा एक वर्ष',
  'If you study less than one year, each month': 'एक वर्षभन्दा कम पढ्ने भए, हरेक महिना',
  'The fee has risen since.': 'त्यसयता शुल्क बढेको छ।',
  'Living costs, each year': 'बस्ने–खाने खर्च, हरेक वर्ष',
  'Immigration New Zealand asks for more for tertiary study.':
    'उच्च शिक्षाका लागि Immigration New Zealand ले यसभन्दा बढी माग्छ।',
  'Living costs, each month': 'बस्ने–खाने खर्च, हरेक महिना',
  'It has risen, and counts only for courses of less than one year.':
    'यो रकम बढेको छ, र एक वर्षभन्दा छोटा कोर्समा मात्र लागू हुन्छ।',
}
