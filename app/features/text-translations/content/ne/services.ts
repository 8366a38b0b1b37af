export const services: Record<string, string> = {
  'Career Counseling': 'करिअर परामर्श',
  'Find the subject, country and career that suit you before you spend money on applications. Four steps to a clear plan, with a free first talk in Kathmandu.':
    'आवेदनमा पैसा खर्च गर्नुअघि आफूलाई सुहाउने विषय, देश र करिअर पहिल्याउनुहोस्। स्पष्ट योजनासम्म चार चरण, काठमाडौंमा पहिलो कुराकानी निःशुल्क।',
  'Find out what suits you: your strengths, your marks and the work you would like to do.':
    'तपाईंलाई के सुहाउँछ, पत्ता लगाउनुहोस्: तपाईंका सबल पक्ष, प्राप्ताङ्क र गर्न मन लागेको काम।',
  'Before you choose a country, choose a direction. We sit down with you, listen, and find out together what you want to do and what you can reach.':
    'देश छान्नुअघि दिशा छान्नुहोस्। हामी तपाईंसँग बस्छौं र तपाईंको कुरा सुन्छौं। तपाईं के गर्न चाहनुहुन्छ र कहाँसम्म पुग्न सक्नुहुन्छ, सँगै पत्ता लगाउँछौं।',
  'What we look at together': 'सँगै हेर्ने कुरा',
  'Your strengths': 'तपाईंका सबल पक्ष',
  'What you do well, and what you like to do. Good marks in a subject that bores you are not yet a career.':
    'तपाईं के राम्ररी गर्नुहुन्छ र के गर्न मन पराउनुहुन्छ। मन नलाग्ने विषयमा राम्रो प्राप्ताङ्क ल्याउँदैमा करिअर बन्दैन।',
  'Your marks': 'तपाईंको प्राप्ताङ्क',
  'Your results, read honestly: which courses are open to you now, and which one more test would open.':
    'तपाईंको नतिजाको इमानदार मूल्याङ्कन: अहिले कुन कोर्समा भर्ना हुन सकिन्छ, र अर्को एउटा परीक्षा दिए थप कुन कोर्स खुल्छन्।',
  'Your budget': 'तपाईंको बजेट',
  'Tuition, living costs and proof of funds, in rupees. A good plan is one that your family can pay to the end.':
    'शिक्षण शुल्क, बस्ने–खाने खर्च र आर्थिक स्रोतको प्रमाण, रुपैयाँमा। परिवारले अन्तिमसम्म धान्न सक्ने योजना नै राम्रो योजना हो।',
  'Your work later': 'पढाइपछिको काम',
  'Which jobs a course leads to, in Nepal and abroad, and how long graduates may stay to work.':
    'कुन कोर्सले नेपाल र विदेशमा कस्तो कामतिर लैजान्छ, र पढाइ सकेपछि काम गर्न कति समय बस्न पाइन्छ।',
  'Why it helps to talk first': 'पहिले कुराकानी गर्दा के फाइदा हुन्छ',
  'You save money and time': 'पैसा र समय जोगिन्छ',
  'Every application costs fees and weeks. Whoever knows the direction makes fewer applications, and better ones.':
    'हरेक आवेदनमा शुल्क लाग्छ र हप्तौं समय जान्छ। दिशा थाहा भएपछि आवेदन थोरै हुन्छन्, र राम्रा हुन्छन्।',
  'You can explain your choice': 'छनोटको कारण बताउन सकिन्छ',
  'Universities and visa officers ask why you chose this course. If you have thought about it, you can answer in your own words.':
    'यही कोर्स किन रोज्नुभयो भनेर विश्वविद्यालय र भिसा अधिकृतले सोध्छन्। पहिले नै सोच्नुभएको छ भने आफ्नै शब्दमा जवाफ दिन सकिन्छ।',
  'Your family sees the plan': 'परिवारले योजना बुझ्छ',
  'Bring your parents. Costs, risks and the next steps are easier to discuss at one table.':
    'आमाबुबालाई सँगै ल्याउनुहोस्। खर्च, जोखिम र अबका चरणबारे एउटै टेबलमा बसेर कुरा गर्न सजिलो हुन्छ।',
  'Four steps to a clear plan': 'स्पष्ट योजनासम्म चार चरण',
  'First talk': 'पहिलो कुराकानी',
  'You tell us what you have in mind. We ask, and we listen.':
    'मनमा के छ, तपाईं भन्नुहुन्छ। हामी सोध्छौं र सुन्छौं।',
  'Your profile': 'तपाईंको प्रोफाइल',
  'We go through your marks, tests, gaps and budget.':
    'प्राप्ताङ्क, परीक्षा, ग्याप र बजेट एक–एक गरी हेर्छौं।',
  'Your options': 'तपाईंका विकल्प',
  'A few ways that fit you, with their costs and their risks.':
    'तपाईंलाई सुहाउने केही बाटा, तिनको खर्च र जोखिमसहित।',
  'Your plan': 'तपाईंको योजना',
  'What to do next, and by when, written down for you.':
    'अब के गर्ने र कहिलेसम्म गर्ने, तपाईंका लागि लेखेर दिन्छौं।',
  'A short list of universities that fits your subject, your budget and your chances of being admitted, with a reason for each name on it.':
    'तपाईंको विषय, बजेट र भर्ना हुने सम्भावनासँग मिल्ने विश्वविद्यालयको छोटो सूची, हरेक नामको कारणसहित।',
  'A short list that fits your subject, your budget and your chances of being admitted.':
    'तपाईंको विषय, बजेट र भर्ना हुने सम्भावनासँग मिल्ने छोटो सूची।',
  'There are thousands of universities. You need a few that fit. We make a short list with you, and we give you a reason for each name on it.':
    'विश्वविद्यालय हजारौं छन्। तपाईंलाई चाहिने त सुहाउने केही मात्र हो। हामी तपाईंसँगै बसेर छोटो सूची बनाउँछौं र सूचीका हरेक नामको कारण बताउँछौं।',
  'What we look at with you': 'तपाईंसँग मिलेर हेर्ने कुरा',
  'The subject first': 'सबैभन्दा पहिले विषय',
  'We compare what is really taught: modules, practice, internships. Two courses with the same name can be very different.':
    'पढाइ साँच्चै केको हुन्छ, हामी त्यही दाँज्छौं: पाठ्यवस्तु, प्रयोगात्मक अभ्यास र इन्टर्नसिप। उस्तै नाम भएका दुई कोर्स निकै फरक हुन सक्छन्।',
  'What the degree is worth': 'डिग्रीको मान्यता',
  'Whether the university may teach students from abroad, and whether its degree counts for the work that you want to do.':
    'त्यस विश्वविद्यालयले विदेशी विद्यार्थी पढाउन पाउँछ कि पाउँदैन, र तपाईंले गर्न चाहेको कामका लागि त्यसको डिग्री मान्य हुन्छ कि हुँदैन।',
  'The whole course': 'पूरै कोर्सको खर्च',
  'Tuition, rent, food, insurance and travel until the last semester, and not only for the first one.':
    'शिक्षण शुल्क, भाडा, खाना, बीमा र यात्रा। पहिलो सेमेस्टरको मात्र होइन, अन्तिम सेमेस्टरसम्मकै।',
  'A reason for each name': 'हरेक नामको कारण',
  'Why it fits, what it costs and what speaks against it. Bring whoever pays: the list must fit them too.':
    'किन सुहाउँछ, कति खर्च लाग्छ र कमजोर पक्ष के छ। खर्च बेहोर्ने मानिसलाई पनि ल्याउनुहोस्, सूची उहाँलाई पनि मिल्नुपर्छ।',
  'Our advice: how to make a short list': 'हाम्रो सल्लाह: छोटो सूची कसरी बनाउने',
  Budget: 'बजेट',
  'Lay what your family can pay beside the first-year range in the guide of each country.':
    'परिवारले तिर्न सक्ने रकमलाई हरेक देशको गाइडमा दिइएको पहिलो वर्षको खर्चसँग दाँज्नुहोस्। गाइडमा न्यूनतम र अधिकतम दुवै छन्।',
  'Marks and English': 'प्राप्ताङ्क र अङ्ग्रेजी',
  'Compare your GPA, your gap and your English score with what each institution asks.':
    'आफ्नो जीपीए, ग्याप र अङ्ग्रेजीको स्कोरलाई हरेक शिक्षण संस्थाले मागेकोसँग दाँज्नुहोस्।',
  Intake: 'इन्टेक',
  'Count back from the first day of the course: offer, NOC, funds and visa come before it.':
    'कोर्स सुरु हुने दिनबाट पछाडितिर गन्नुहोस्: अफर लेटर, एनओसी, देखाउनुपर्ने रकम र भिसा त्यसअघि नै चाहिन्छ।',
  City: 'सहर',
  'Compare rent and daily costs of the cities too, not only the tuition.':
    'शिक्षण शुल्क मात्र होइन, सहरको भाडा र दैनिक खर्च पनि दाँज्नुहोस्।',
  Register: 'आधिकारिक सूची',
  'Look up the institution in the official register of its country. Check the offer letter with the institution itself.':
    'शिक्षण संस्था आफ्नो देशको आधिकारिक सूचीमा छ कि छैन, हेर्नुहोस्। अफर लेटर साँचो हो कि होइन, शिक्षण संस्थालाई नै सोध्नुहोस्।',
  'Ambitious, likely, safe': 'ठूलो लक्ष्य, सम्भव, ढुक्क',
  'Keep some of each, so that one refusal does not end your plan.':
    'तीनै थरी केही–केही राख्नुहोस्। यसो गरे एक ठाउँबाट अस्वीकृत हुँदैमा योजना टुङ्गिँदैन।',
  'Application Assistance': 'आवेदन सहयोग',
  'Documents, statement of purpose, recommendations and deadlines: we help you to send university applications that are complete, correct and early.':
    'कागजात, एसओपी, सिफारिस पत्र र अन्तिम मिति: विश्वविद्यालयको आवेदन पूरा, सही र समयअगावै पठाउन हामी सघाउँछौं।',
  'Complete, correct and in time: documents, statement of purpose and recommendations.':
    'पूरा, सही र समयमै: कागजात, एसओपी र सिफारिस पत्र।',
  'A good application is complete, correct and early. You write it in your own words. We check with you what is still missing and what is due when.':
    'राम्रो आवेदन पूरा, सही र समयअगावै हुन्छ। लेख्ने तपाईं, आफ्नै शब्दमा। के छुटेको छ र कुन काम कहिलेसम्म गर्नुपर्छ, हामी तपाईंसँगै जाँच्छौं।',
  'What we help you with': 'केमा सघाउँछौं',
  Documents: 'कागजात',
  'A list made for you: transcripts, certificates, passport, test results, translations. We check each page before it leaves.':
    'तपाईंकै लागि बनाइएको सूची: ट्रान्सक्रिप्ट, प्रमाणपत्र, पासपोर्ट, परीक्षाको नतिजा र अनुवाद। पठाउनुअघि हरेक पाना जाँच्छौं।',
  'Statement of purpose': 'एसओपी (उद्देश्यपत्र)',
  'Why this course, why there, why you. We ask the questions and read your drafts. The words stay yours.':
    'यही कोर्स किन, त्यहीँ किन, तपाईं नै किन। हामी प्रश्न सोध्छौं र तपाईंको ड्राफ्ट पढ्छौं। शब्द तपाईंकै रहन्छन्।',
  Recommendations: 'सिफारिस पत्र',
  'Whom to ask, when to ask, and what the university wants to know. Your teachers write them; we never do.':
    'कसलाई भन्ने, कहिले भन्ने र विश्वविद्यालयले के जान्न चाहन्छ। पत्र तपाईंका शिक्षकले लेख्नुहुन्छ, हामी कहिल्यै लेख्दैनौं।',
  'Deadlines and offers': 'अन्तिम मिति र अफर लेटर',
  'One calendar for all your applications. When an offer comes, we read its conditions with you before you accept.':
    'तपाईंका सबै आवेदनका लागि एउटै पात्रो। अफर लेटर आएपछि स्वीकार गर्नुअघि त्यसका सर्त तपाईंसँगै पढ्छौं।',
  'Student visa from Nepal: forms, proof of funds, the No Objection Certificate (NOC) and the interview, prepared together and checked twice.':
    'नेपालबाट विद्यार्थी भिसा: फारम, आर्थिक स्रोतको प्रमाण, वैदेशिक अध्ययन अनुमतिपत्र (एनओसी) र अन्तर्वार्ता। तयारी सँगै, जाँच दुई पटक।',
  'Forms, proof of funds, NOC and interview: prepared together, checked twice.':
    'फारम, आर्थिक स्रोतको प्रमाण, एनओसी र अन्तर्वार्ता: तयारी सँगै, जाँच दुई पटक।',
  'The country that you go to decides about your visa, and nobody can promise it. What we can do is prepare with you: the forms, the papers and the interview.':
    'तपाईंको भिसाको निर्णय तपाईं जाने देशले गर्छ, भिसा लाग्छ नै भनेर कसैले भन्न सक्दैन। हामीले सक्ने भनेको तपाईंसँगै तयारी गर्नु हो: फारम, कागजात र अन्तर्वार्ताको।',
  'What we prepare with you': 'तपाईंसँगै तयार गर्ने कुरा',
  Forms: 'फारम',
  'Every country has its own. We go through yours line by line. Everything that you state in them must be true.':
    'हरेक देशको फारम आफ्नै हुन्छ। तपाईंको फारम हरफ–हरफ सँगै हेर्छौं। त्यसमा तपाईंले लेखेको सबै कुरा साँचो हुनुपर्छ।',
  'Proof of funds': 'आर्थिक स्रोतको प्रमाण',
  'Which amount, which papers, and how long the money must have been there. We check yours against the rules of the day.':
    'कति रकम, कुन कागजात, र पैसा कति समयदेखि खातामा हुनुपर्छ। तपाईंका कागजात त्यस दिन लागू नियमसँग भिडाएर जाँच्छौं।',
  'No Objection Certificate': 'वैदेशिक अध्ययन अनुमतिपत्र (एनओसी)',
  'You need the NOC of the Ministry of Education to study abroad, and your bank asks for it before it sends tuition fees.':
    'विदेशमा पढ्न शिक्षा मन्त्रालयको एनओसी चाहिन्छ। शिक्षण शुल्क पठाउनुअघि बैंकले पनि यही माग्छ।',
  Interview: 'अन्तर्वार्ता',
  'Where there is one, we practise it: clear answers about your course, your money and your plans, in your own words.':
    'अन्तर्वार्ता हुने देशका लागि अभ्यास गराउँछौं: कोर्स, पैसा र योजनाबारे स्पष्ट जवाफ, तपाईंकै शब्दमा।',
  'Scholarship Guidance': 'छात्रवृत्ति मार्गदर्शन',
  'Which scholarships are open to students from Nepal, when they close, and how to apply for them well: government programmes and university scholarships.':
    'नेपाली विद्यार्थीले कुन छात्रवृत्तिमा आवेदन दिन पाउँछन्, अन्तिम मिति कहिले हो र राम्रो आवेदन कसरी दिने: सरकारी कार्यक्रम र विश्वविद्यालयका छात्रवृत्ति।',
  'Which scholarships are open to students from Nepal, and how to apply for them well.':
    'नेपाली विद्यार्थीले कुन छात्रवृत्तिमा आवेदन दिन पाउँछन्, र राम्रो आवेदन कसरी दिने।',
  'Scholarships go to students who start early and follow the rules exactly. We show you which ones are open to you, and help you to apply for them well.':
    'चाँडै सुरु गर्ने र नियम ठ्याक्कै पालना गर्ने विद्यार्थीले छात्रवृत्ति पाउँछन्। तपाईंले आवेदन दिन मिल्ने छात्रवृत्ति हामी देखाउँछौं र राम्रो आवेदन दिन सघाउँछौं।',
  'How we help you': 'कसरी सघाउँछौं',
  'Government programmes': 'सरकारी कार्यक्रम',
  'Australia Awards, Fulbright, Global UGRAD, MEXT and others: who may apply, and what each of them pays.':
    'Australia Awards, Fulbright, Global UGRAD, MEXT र अरू: आवेदन कसले दिन पाउँछ, र कुनले के–के खर्च बेहोर्छ।',
  'University scholarships': 'विश्वविद्यालयका छात्रवृत्ति',
  'Many universities lower the tuition fee for good students. We look for these while we choose your universities.':
    'राम्रा विद्यार्थीलाई धेरै विश्वविद्यालयले शिक्षण शुल्क घटाइदिन्छन्। तपाईंका लागि विश्वविद्यालय छान्दा हामी यस्ता छुट पनि खोज्छौं।',
  'Your application': 'तपाईंको आवेदन',
  'Essays, references and certificates, in the form that is asked for. We read your drafts and say what is weak.':
    'निबन्ध, सिफारिस पत्र र प्रमाणपत्र, मागिएकै ढाँचामा। तपाईंको ड्राफ्ट पढेर कहाँ कमजोर छ, भन्छौं।',
  Dates: 'मिति',
  'Many scholarships close long before the course begins. Their dates go into your plan on the first day.':
    'धेरै छात्रवृत्तिको आवेदन कोर्स सुरु हुनुभन्दा निकै अघि बन्द हुन्छ। ती मिति पहिलो दिनमै तपाईंको योजनामा राख्छौं।',
  'Test Preparation': 'परीक्षा तयारी',
  'Classes and practice tests for IELTS, TOEFL, PTE, GRE and GMAT in Kathmandu. What each test is for, what it consists of, and which one you need.':
    'काठमाडौंमा IELTS, TOEFL, PTE, GRE र GMAT का कक्षा र अभ्यास परीक्षा। कुन परीक्षा केका लागि हो, त्यसमा के–के हुन्छ र तपाईंलाई कुन चाहिन्छ।',
  'Classes and practice tests for IELTS, TOEFL, PTE, GRE and GMAT.':
    'IELTS, TOEFL, PTE, GRE र GMAT का कक्षा र अभ्यास परीक्षा।',
  'Most universities that teach in English ask for an English test, and some for a second test besides. We help you to choose the right one, and to be ready for it.':
    'अङ्ग्रेजीमा पढाउने धेरैजसो विश्वविद्यालयले अङ्ग्रेजी भाषा परीक्षा माग्छन्, केहीले त्यसबाहेक अर्को परीक्षा पनि। ठीक परीक्षा रोज्न र त्यसका लागि तयार हुन हामी सघाउँछौं।',
  'How we prepare you': 'तयारी कसरी गराउँछौं',
  'The right test': 'ठीक परीक्षा',
  'Which test your universities accept, and which score they ask for. We look it up with you before you register.':
    'तपाईंका विश्वविद्यालयले कुन परीक्षा मान्छन् र कति स्कोर माग्छन्। परीक्षाका लागि नाम दर्ता गर्नुअघि तपाईंसँगै हेर्छौं।',
  Classes: 'कक्षा',
  'Regular practice in each part of your test, from listening and speaking to quantitative reasoning.':
    'परीक्षाका सबै भागको नियमित अभ्यास, सुनाइ र बोलाइदेखि गणितीय तर्कसम्म।',
  'Practice tests': 'अभ्यास परीक्षा',
  'Whole tests against the clock, so that the real one feels familiar.':
    'तोकिएकै समयभित्र पूरै परीक्षा दिने अभ्यास। यसो गर्दा साँचो परीक्षा नौलो लाग्दैन।',
  Feedback: 'सुझाव',
  'After each practice test we go through your mistakes with you, and plan what to practise next.':
    'हरेक अभ्यास परीक्षापछि तपाईंका गल्ती सँगै केलाउँछौं, र अब केको अभ्यास गर्ने भन्ने योजना बनाउँछौं।',
  'The five tests': 'पाँच परीक्षा',
  'Three tests of English, and two for further study. You rarely need more than one of each kind.':
    'तीन अङ्ग्रेजी भाषाका, दुई थप अध्ययनका। एकै थरीका एकभन्दा बढी परीक्षा विरलै चाहिन्छ।',
  IELTS: 'IELTS',
  'International English Language Testing System': 'International English Language Testing System',
  'A test of English. For a degree you usually take its Academic version; several countries accept it for the visa too.':
    'अङ्ग्रेजी भाषाको परीक्षा। डिग्री पढ्न सामान्यतया IELTS Academic दिनुपर्छ। कतिपय देशले भिसाका लागि पनि यसलाई मान्छन्।',
  'Listening, reading, writing and speaking': 'सुनाइ, पढाइ, लेखाइ र बोलाइ',
  TOEFL: 'TOEFL',
  'Test of English as a Foreign Language': 'Test of English as a Foreign Language',
  'A test of the English that is used at universities. It was made in the United States and is accepted in many other countries.':
    'विश्वविद्यालयमा चल्ने अङ्ग्रेजीको परीक्षा। अमेरिकामा बनेको यो परीक्षा अरू धेरै देशमा मान्य छ।',
  'Reading, listening, speaking and writing': 'पढाइ, सुनाइ, बोलाइ र लेखाइ',
  PTE: 'PTE',
  'Pearson Test of English': 'Pearson Test of English',
  'A test of English that you take at a computer. Universities ask for its Academic version.':
    'कम्प्युटरमा दिने अङ्ग्रेजी भाषाको परीक्षा। विश्वविद्यालयले PTE Academic माग्छन्।',
  'Speaking and writing, reading, listening': 'बोलाइ र लेखाइ, पढाइ, सुनाइ',
  GRE: 'GRE',
  'Graduate Record Examinations': 'Graduate Record Examinations',
  'A test of reasoning for master’s and doctoral programmes in many subjects, asked for above all in the United States.':
    'धेरै विषयका स्नातकोत्तर र पीएचडीका लागि तर्क क्षमताको परीक्षा। विशेष गरी अमेरिकामा मागिन्छ।',
  'Verbal reasoning, quantitative reasoning and analytical writing':
    'भाषिक तर्क, गणितीय तर्क र विश्लेषणात्मक लेखाइ',
  GMAT: 'GMAT',
  'Graduate Management Admission Test': 'Graduate Management Admission Test',
  'A test of reasoning for an MBA and for other master’s programmes in business.':
    'एमबीए र व्यवस्थापनका अन्य स्नातकोत्तर कोर्सका लागि तर्क क्षमताको परीक्षा।',
  'Quantitative reasoning, verbal reasoning and data insights':
    'गणितीय तर्क, भाषिक तर्क र तथ्याङ्क विश्लेषण',
}
