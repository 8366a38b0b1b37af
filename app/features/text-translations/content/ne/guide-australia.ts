export const guideAustralia: Record<string, string> = {
  Australia: 'अस्ट्रेलिया',
  'Study in Australia from Nepal': 'नेपालबाट अस्ट्रेलियामा अध्ययन',
  'Study in Australia from Nepal: costs of the first year, money to show, marks and English, the student visa step by step, work and family, refusals and the NOC.':
    'नेपालबाट अस्ट्रेलियामा अध्ययन: पहिलो वर्षको खर्च, देखाउनुपर्ने रकम, प्राप्ताङ्क र अङ्ग्रेजी, विद्यार्थी भिसाका चरण, काम र परिवार, भिसा अस्वीकृतिका कारण र एनओसी।',
  'Practical courses, and work beside your studies': 'व्यावहारिक कोर्स, र पढ्दै गर्दा काम',
  'Many students from Nepal go to Australia. The teaching is in English, the courses are practical, and the rules that protect students are clear.':
    'नेपालका धेरै विद्यार्थी अस्ट्रेलिया जान्छन्। पढाइ अङ्ग्रेजीमा हुन्छ, कोर्स व्यावहारिक छन्, र विद्यार्थीको हित जोगाउने नियम स्पष्ट छन्।',
  'Talk to Our Counselors': 'हाम्रा काउन्सेलरसँग कुरा गर्नुहोस्',
  Sydney: 'सिड्नी',
  Language: 'भाषा',
  English: 'अङ्ग्रेजी',
  Visa: 'भिसा',
  'Student visa, subclass 500': 'विद्यार्थी भिसा, subclass 500',
  'Length of the visa': 'भिसाको अवधि',
  Currency: 'मुद्रा',
  'Australian dollar': 'अस्ट्रेलियन डलर',
  'Degrees that count elsewhere': 'अन्य देशमा पनि मान्य डिग्री',
  'Employers and universities in many countries know Australian degrees and accept them.':
    'धेरै देशका रोजगारदाता र विश्वविद्यालयले अस्ट्रेलियाली डिग्री चिन्छन् र मान्छन्।',
  'Work beside your studies': 'पढ्दै गर्दा काम',
  'A student visa lets you work part-time in session, and without limit in course breaks.':
    'विद्यार्थी भिसामा पढाइ चलेको बेला पार्टटाइम काम गर्न पाइन्छ। पढाइको बिदामा जति पनि काम गर्न पाइन्छ।',
  'In session': 'पढाइ चलेको बेला',
  'Time to work afterwards': 'पढाइपछि काम गर्ने समय',
  'After your degree you can apply for a Temporary Graduate visa and work in Australia.':
    'डिग्री सकेपछि टेम्पोररी ग्राजुएट भिसाको आवेदन दिन र अस्ट्रेलियामा काम गर्न सकिन्छ।',
  'Students are protected by law': 'विद्यार्थीलाई कानुनी संरक्षण',
  'If your university cannot give you the course that you paid for, you get another place or your money back.':
    'शुल्क तिरिसकेको कोर्स विश्वविद्यालयले पढाउन सकेन भने तपाईंले अन्यत्र सिट वा आफ्नो पैसा फिर्ता पाउनुहुन्छ।',
  'Many people from Nepal': 'धेरै नेपाली',
  'Every large city has a Nepali community. It is easy to find people who remember their own first weeks.':
    'हरेक ठूलो सहरमा नेपाली समुदाय छ। त्यहाँ पुगेका आफ्ना सुरुका हप्ता सम्झिने मानिस सजिलै भेटिन्छन्।',
  'Students from Nepal': 'नेपालका विद्यार्थी',
  'Teaching close to practice': 'व्यवहारसँग जोडिएको पढाइ',
  'Many courses include projects with companies, placements or internships.':
    'धेरै कोर्समा कम्पनीसँग मिलेर गरिने प्रोजेक्ट, कार्यस्थलमा अभ्यास वा इन्टर्नसिप हुन्छ।',
  'The University of Melbourne': 'The University of Melbourne',
  'Melbourne, Victoria': 'मेलबर्न, भिक्टोरिया',
  'A Group of Eight university: research, high marks, high fees.':
    'Group of Eight समूहको विश्वविद्यालय: अनुसन्धान, उच्च प्राप्ताङ्क, महँगो शुल्क।',
  'Australian National University': 'Australian National University',
  Canberra: 'क्यानबेरा',
  'A Group of Eight university in the capital.': 'राजधानीमा रहेको Group of Eight समूहको विश्वविद्यालय।',
  'The University of Sydney': 'The University of Sydney',
  'Sydney, New South Wales': 'सिड्नी, न्यु साउथ वेल्स',
  'A Group of Eight university: high marks, and an expensive city.':
    'Group of Eight समूहको विश्वविद्यालय: उच्च प्राप्ताङ्क, र महँगो सहर।',
  'UNSW Sydney': 'UNSW Sydney',
  'A Group of Eight university. It counts its fees by units of credit.':
    'Group of Eight समूहको विश्वविद्यालय। शुल्क क्रेडिट युनिटका आधारमा जोड्छ।',
  'The University of Queensland': 'The University of Queensland',
  'Brisbane, Queensland': 'ब्रिस्बेन, क्विन्सल्यान्ड',
  'A Group of Eight university in Queensland’s largest city.':
    'क्विन्सल्यान्डको सबैभन्दा ठूलो सहरमा रहेको Group of Eight समूहको विश्वविद्यालय।',
  'Monash University': 'Monash University',
  'A Group of Eight university with many campuses.':
    'धेरै क्याम्पस भएको Group of Eight समूहको विश्वविद्यालय।',
  'Western Sydney University': 'Western Sydney University',
  'Has a rule of its own for class 12 from Nepal. See the entry requirements.':
    'नेपालको कक्षा १२ का लागि यसको आफ्नै नियम छ। “भर्नाका लागि योग्यता” हेर्नुहोस्।',
  'Macquarie University': 'Macquarie University',
  'Asks for better English than the visa does. See the entry requirements.':
    'भिसाले मागेभन्दा राम्रो अङ्ग्रेजी माग्छ। “भर्नाका लागि योग्यता” हेर्नुहोस्।',
  'University of Technology Sydney': 'University of Technology Sydney',
  'A city university, often named by agents in Nepal.':
    'सहरभित्रको विश्वविद्यालय। नेपालका एजेन्टले प्रायः यसको नाम लिन्छन्।',
  'Griffith University': 'Griffith University',
  'Brisbane and Gold Coast, Queensland': 'ब्रिस्बेन र गोल्ड कोस्ट, क्विन्सल्यान्ड',
  'Lists its requirements by country. Ask us which list holds for Nepal.':
    'योग्यताको सूची देशअनुसार राखेको छ। नेपालका लागि कुन सूची लागू हुन्छ, हामीलाई सोध्नुहोस्।',
  'Australian Catholic University': 'Australian Catholic University',
  'Sydney, Melbourne and Brisbane': 'सिड्नी, मेलबर्न र ब्रिस्बेन',
  'Offers a scholarship for business and IT. See the scholarships.':
    'बिजनेस र आइटीका लागि छात्रवृत्ति दिन्छ। “छात्रवृत्ति” हेर्नुहोस्।',
  'Federation University': 'Federation University',
  'Ballarat, Victoria': 'बालारट, भिक्टोरिया',
  'Outside the largest cities. Check which campus your offer names.':
    'सबैभन्दा ठूला सहरभन्दा बाहिर छ। तपाईंको अफर लेटरमा कुन क्याम्पस लेखिएको छ, हेर्नुहोस्।',
  'Swinburne University of Technology': 'Swinburne University of Technology',
  'Publishes its fees. A diploma costs less a year and can lead into a bachelor’s.':
    'आफ्ना शुल्क प्रकाशित गर्छ। डिप्लोमाको वार्षिक शुल्क कम हुन्छ, र त्यसपछि स्नातकमा जान सकिन्छ।',
  'Kaplan Business School': 'Kaplan Business School',
  'Sydney, Melbourne and other cities': 'सिड्नी, मेलबर्न र अरू सहर',
  'A private business college, not a university. Look at how full its places are: that decides how fast visas are processed.':
    'निजी बिजनेस कलेज हो, विश्वविद्यालय होइन। यसका सिट कति भरिएका छन्, हेर्नुहोस्: भिसाको काम कति छिटो हुन्छ भन्ने त्यसैमा भर पर्छ।',
  'Curtin University': 'Curtin University',
  'Perth, Western Australia': 'पर्थ, वेस्टर्न अस्ट्रेलिया',
  'On the west coast, far from the eastern cities.': 'पश्चिमी तटमा, पूर्वका सहरभन्दा धेरै टाढा।',
  'Adelaide University': 'Adelaide University',
  'Adelaide, South Australia': 'एडिलेड, साउथ अस्ट्रेलिया',
  'New: it replaces the University of Adelaide and the University of South Australia. Older brochures no longer hold.':
    'नयाँ विश्वविद्यालय। University of Adelaide र University of South Australia को सट्टा यही आएको हो। पुराना ब्रोसर अब मान्य छैनन्।',
  'Business and management': 'बिजनेस र व्यवस्थापन',
  'Accounting and finance': 'लेखा र वित्त',
  'Information technology': 'सूचना प्रविधि (आइटी)',
  Engineering: 'इन्जिनियरिङ',
  'Nursing and health sciences': 'नर्सिङ र स्वास्थ्य विज्ञान',
  'Hospitality and tourism': 'हस्पिटालिटी र पर्यटन',
  'Education and teaching': 'शिक्षा र शिक्षण',
  'Tuition fee, bachelor’s': 'शिक्षण शुल्क, स्नातक',
  'Australia publishes no average: each university sets its fees. The sum for the first year counts these examples. Your letter of offer says when you pay.':
    'अस्ट्रेलियाले औसत शुल्क प्रकाशित गर्दैन: हरेक विश्वविद्यालयले आफ्नै शुल्क तोक्छ। पहिलो वर्षको जोडमा यिनै उदाहरण राखिएका छन्। शुल्क कहिले तिर्ने, अफर लेटरमा लेखिएको हुन्छ।',
  'Living costs': 'बस्ने–खाने खर्च',
  'What Australia asks one student to show. Large cities can cost more; see the costs by city.':
    'अस्ट्रेलियाले एक विद्यार्थीलाई देखाउन भनेको रकम। ठूला सहरमा योभन्दा बढी लाग्न सक्छ। “सहरअनुसार बस्ने–खाने खर्च” हेर्नुहोस्।',
  'Health cover (OSHC)': 'स्वास्थ्य बीमा (OSHC)',
  'Required for your whole stay, from the day you arrive. The amount is for twelve months; you buy it before the visa.':
    'पुगेकै दिनदेखि पूरा बसाइभर अनिवार्य। यहाँको रकम १२ महिनाको हो। बीमा भिसाअघि नै किन्नुपर्छ।',
  'Visa fee': 'भिसा शुल्क',
  'You pay it online when you apply. You do not get it back.':
    'आवेदन दिँदा अनलाइन तिर्नुपर्छ। यो शुल्क फिर्ता हुँदैन।',
  'Visa fee for an English course only': 'अङ्ग्रेजी कोर्स मात्र पढ्दाको भिसा शुल्क',
  'For English-only and non-award courses.':
    'अङ्ग्रेजी मात्र पढाइने कोर्स र योग्यताको प्रमाणपत्र नदिइने (नन–अवार्ड) कोर्सका लागि।',
  'Application fee': 'आवेदन शुल्क',
  'Paid to the university, if it asks for one.': 'विश्वविद्यालयले मागेमा उसैलाई तिर्नुपर्छ।',
  'Living costs by city': 'सहरअनुसार बस्ने–खाने खर्च',
  'The figures come from different sources and may not contain the same. For other cities we found no figure with a known age.':
    'यी रकम फरक–फरक स्रोतका हुन्, त्यसैले सबैमा एउटै खर्च नजोडिएको हुन सक्छ। अरू सहरका लागि मिति थाहा भएको रकम भेटिएन।',
  'Sydney, Melbourne, Brisbane, Perth, Adelaide': 'सिड्नी, मेलबर्न, ब्रिस्बेन, पर्थ, एडिलेड',
  'Australia Awards': 'Australia Awards',
  'From the Australian Government, for a master’s degree in a field that matters to Nepal. They pay for tuition, the return flight, a contribution to living costs, and insurance.':
    'अस्ट्रेलिया सरकारको छात्रवृत्ति, नेपालका लागि महत्त्वपूर्ण विषयमा स्नातकोत्तर पढ्न। यसले शिक्षण शुल्क, जाने–आउने हवाई टिकट, बस्ने–खाने खर्चको केही अंश र बीमा बेहोर्छ।',
  'For Nepal': 'नेपालका लागि',
  'ACU Global Excellence': 'ACU Global Excellence',
  'From the Australian Catholic University, for students of business and IT. Ask us for the conditions of your intake.':
    'Australian Catholic University को छात्रवृत्ति, बिजनेस र आइटीका विद्यार्थीका लागि। तपाईंको इन्टेकका सर्त हामीलाई सोध्नुहोस्।',
  'Lowers the tuition by': 'शिक्षण शुल्कमा छुट',
  'Many universities lower the tuition fee for good marks. Some decide together with your application, others want a form of their own.':
    'धेरै विश्वविद्यालयले राम्रो प्राप्ताङ्क हुनेको शिक्षण शुल्क घटाउँछन्। कुनैले भर्ना आवेदनसँगै निर्णय गर्छन्, कुनैले छुट्टै फारम माग्छन्।',
  'Choose and apply': 'छनोट र आवेदन',
  'We compare courses with you, you pass the English test, and we send your applications to the universities.':
    'हामी तपाईंसँगै बसेर कोर्सको तुलना गर्छौं, तपाईं अङ्ग्रेजी भाषा परीक्षा पास गर्नुहुन्छ, अनि हामी विश्वविद्यालयमा तपाईंका आवेदन पठाउँछौं।',
  'Places for all countries': 'सबै देशका लागि सिट',
  'Letter of offer': 'अफर लेटर',
  'The university answers with an offer. It names the course, the fees and the conditions.':
    'विश्वविद्यालयले जवाफमा अफर लेटर पठाउँछ। त्यसमा कोर्स, शुल्क र सर्त लेखिएका हुन्छन्।',
  'NOC and proof of funds': 'एनओसी र आर्थिक स्रोतको प्रमाण',
  'You apply for the NOC. We advise you to build up the savings early, so that the bank’s list of transactions shows how they grew.':
    'वैदेशिक अध्ययन अनुमतिपत्र (एनओसी) का लागि आवेदन दिनुहोस्। बचत चाँडै जम्मा गर्न थाल्ने सल्लाह दिन्छौं, ताकि बैंकको कारोबार विवरणमा पैसा कसरी बढ्दै गयो भन्ने देखियोस्।',
  'Accept and pay': 'अफर स्वीकार र भुक्तानी',
  'You pay the first fees and the health cover. The university sends the Confirmation of Enrolment (CoE). Without it a visa application is not valid.':
    'सुरुको शुल्क र स्वास्थ्य बीमाको रकम तिर्नुहोस्। त्यसपछि विश्वविद्यालयले भर्ना पुष्टिपत्र (CoE) पठाउँछ। यो नभए भिसा आवेदन मान्य हुँदैन।',
  'Apply for the visa': 'भिसा आवेदन',
  'You answer the Genuine Student questions in the online form, attach your papers and pay the fee. Attach all of them with the application.':
    'अनलाइन फारममा तपाईं साँचो विद्यार्थी हो कि होइन भनी बुझ्ने प्रश्न (Genuine Student) को जवाफ लेख्नुहोस्, कागजात राख्नुहोस् र शुल्क तिर्नुहोस्। सबै कागजात आवेदनसँगै राख्नुहोस्।',
  'Before the course starts': 'कोर्स सुरु हुनुअघि',
  'Each answer': 'हरेक जवाफ',
  Papers: 'कागजात',
  'Biometrics and health': 'बायोमेट्रिक र स्वास्थ्य परीक्षण',
  'A letter asks for your fingerprints and photo. For the health examination you get a number (HAP ID). A police certificate is needed only if Australia asks for it.':
    'औंठाछाप र फोटो माग्ने पत्र आउँछ। स्वास्थ्य परीक्षणका लागि एउटा नम्बर (HAP ID) पाइन्छ। प्रहरी चारित्रिक प्रमाणपत्र अस्ट्रेलियाले मागेमा मात्र चाहिन्छ।',
  Biometrics: 'बायोमेट्रिक',
  'Police certificate is valid for': 'प्रहरी चारित्रिक प्रमाणपत्रको म्याद',
  'Decision and departure': 'निर्णय र प्रस्थान',
  'Australia advises not to book a flight before the visa is granted. Then you book it, and your first room.':
    'भिसा नलागी हवाई टिकट नकाट्न अस्ट्रेलियाले सल्लाह दिएको छ। भिसा लागेपछि टिकट काट्नुहोस् र सुरुमा बस्ने कोठा बुक गर्नुहोस्।',
  Order: 'निर्णयको क्रम',
  Target: 'निर्णयको लक्षित समय',
  'The level decides which papers on money and English you must attach on the day you apply. We advise you to attach them all, whatever the level.':
    'आवेदन दिएकै दिन पैसा र अङ्ग्रेजीका कुन–कुन कागजात राख्नुपर्छ भन्ने यही तहले तय गर्छ। तह जुनसुकै भए पनि सबै कागजात राख्ने सल्लाह दिन्छौं।',
  'Australia usually raises visa fees on this day. If you apply before it, you pay today’s fee.':
    'अस्ट्रेलियाले भिसा शुल्क प्रायः यही दिन बढाउँछ। त्यसअघि आवेदन दिए आजकै शुल्क लाग्छ।',
  'The best academic subjects count, not all of them. Ask us for the rule of your university.':
    'सबै विषय होइन, सबैभन्दा राम्रो प्राप्ताङ्क भएका शैक्षिक विषय मात्र हेरिन्छन्। तपाईंको विश्वविद्यालयको नियम हामीलाई सोध्नुहोस्।',
  'We advise a subject related to your bachelor’s.': 'स्नातकको विषयसँग मिल्ने विषय लिने सल्लाह दिन्छौं।',
  'The university may ask for more than the visa.': 'विश्वविद्यालयले भिसाले मागेभन्दा बढी माग्न सक्छ।',
  'A study gap is no bar in itself. Explain it with papers, such as work letters with dates, and say why you want to study now.':
    'ग्याप (पढाइको अन्तराल) आफैंमा बाधा होइन। मिति खुलेको अनुभव पत्र जस्ता कागजातले त्यसको कारण देखाउनुहोस्, र अहिले किन पढ्न चाहनुहुन्छ, भन्नुहोस्।',
  'What it adds up to': 'जम्मा रकम',
  'Living costs, travel, and the course fees, for you alone. Add the amounts below for everyone who comes along.':
    'तपाईं एक्लैको बस्ने–खाने खर्च, यात्रा खर्च र कोर्सको शुल्क। सँगै जाने हरेक व्यक्तिका लागि तलका रकम थप्नुहोस्।',
  You: 'तपाईं',
  Travel: 'यात्रा खर्च',
  Fees: 'कोर्सको शुल्क',
  'Husband or wife': 'पति वा पत्नी',
  'Each child': 'हरेक सन्तान',
  'Each child at school': 'स्कुल जाने हरेक सन्तान',
  'Savings and loans': 'बचत र कर्जा',
  'Your own savings, those of your parents, or an education loan that is paid out. Show where each large deposit came from.':
    'तपाईंको आफ्नै बचत, आमाबुबाको बचत, वा निकासा भएको शैक्षिक कर्जा। खातामा जम्मा भएको हरेक ठूलो रकम कहाँबाट आयो, देखाउनुहोस्।',
  Source: 'स्रोत',
  'Income instead of savings': 'बचतको सट्टा आम्दानी',
  'Your parents’ or your partner’s yearly income can take the place of savings, with tax papers.':
    'बचतको सट्टा आमाबुबा वा पार्टनरको वार्षिक आम्दानी देखाउन सकिन्छ, करका कागजातसहित।',
  Income: 'आम्दानी',
  'Overseas Student Health Cover (OSHC)': 'अस्ट्रेलियाको विद्यार्थी स्वास्थ्य बीमा (OSHC)',
  'You buy it before you apply. The insurers are ahm, Allianz, Bupa, CBHS, Medibank and nib. Compare their prices.':
    'यो बीमा आवेदन दिनुअघि नै किन्नुपर्छ। बीमा कम्पनी ahm, Allianz, Bupa, CBHS, Medibank र nib हुन्। तिनको मूल्य दाँज्नुहोस्।',
  'Must cover': 'समेट्नुपर्ने अवधि',
  Price: 'मूल्य',
  'Your work': 'तपाईंको काम',
  'Your visa allows work within these limits.': 'तपाईंको भिसाले यी सीमाभित्र काम गर्न दिन्छ।',
  'In breaks': 'बिदामा',
  'Research degrees': 'अनुसन्धान डिग्री',
  'Minimum wage': 'न्यूनतम ज्याला',
  'Your family': 'तपाईंको परिवार',
  'Name your husband, wife or partner and your children in your own application, even if they follow later or not at all. For each of them you show more money.':
    'पति, पत्नी वा पार्टनर र छोराछोरीको नाम आफ्नै आवेदनमा लेख्नुहोस्, उनीहरू पछि जाने भए पनि वा जाँदै नजाने भए पनि। हरेकका लागि थप रकम देखाउनुपर्छ।',
  'Who may come': 'सँगै जान पाउने',
  'Not believed to be a genuine student': 'साँचो विद्यार्थी हो भन्ने विश्वास नभएको',
  'We advise you to say in your own words what the course is worth to you in Nepal, why this university, and how it fits your earlier studies. Explain gaps and changes of subject.':
    'यो कोर्स नेपालमा तपाईंलाई कसरी काम लाग्छ, यही विश्वविद्यालय किन, र अघिल्लो पढाइसँग यो कसरी मिल्छ, आफ्नै शब्दमा भन्ने सल्लाह दिन्छौं। ग्याप र विषय फेर्नुको कारण खुलाउनुहोस्।',
  'Money without a source': 'स्रोत नखुलेको पैसा',
  'We advise you to show transactions over time, the loan contract, and the sponsor’s tax and business papers. A large deposit shortly before looks borrowed.':
    'केही समययताको बैंक कारोबार, कर्जाको सम्झौता, र खर्च बेहोर्ने व्यक्ति (स्पोन्सर) का कर र व्यवसायका कागजात देखाउने सल्लाह दिन्छौं। आवेदनको केही अघि मात्र जम्मा भएको ठूलो रकम सापटी लिएजस्तो देखिन्छ।',
  'False papers, or papers that cannot be proved': 'नक्कली वा पुष्टि गर्न नसकिने कागजात',
  'Hand in nothing that the issuer would not confirm. A false paper also harms later applications.':
    'जारी गर्नेले पुष्टि नगर्ने कुनै कागजात नबुझाउनुहोस्। नक्कली कागजातले पछिका आवेदनलाई पनि हानि गर्छ।',
  'Possible ban': 'लाग्न सक्ने प्रतिबन्ध',
  'CoE, health cover or English test missing': 'CoE, स्वास्थ्य बीमा वा अङ्ग्रेजी भाषा परीक्षा नभएको',
  'Check the list before you pay. A test taken at home does not count.':
    'शुल्क तिर्नुअघि सूची भिडाएर हेर्नुहोस्। घरमै बसेर दिएको परीक्षा मान्य हुँदैन।',
  Tests: 'परीक्षा',
  '“Guaranteed visa”': '“भिसा ग्यारेन्टी”',
  'Nobody can promise it. Only registered migration agents, lawyers and exempt people may give help with Australian immigration.':
    'भिसा लाग्छ नै भनेर कसैले भन्न सक्दैन। अस्ट्रेलियाको अध्यागमनसम्बन्धी सहयोग दर्ता भएका माइग्रेसन एजेन्ट, वकिल र छुट पाएका व्यक्तिले मात्र दिन पाउँछन्।',
  'Borrowed bank balance': 'सापटीको बैंक ब्यालेन्स',
  'Money that is rented for a day shows in the transactions and costs you the visa.':
    'एक दिनका लागि भाडामा लिएको पैसा कारोबारमा देखिन्छ, र भिसा लाग्दैन।',
  'A cheaper college after arrival': 'पुगेपछि सस्तो कलेज',
  'Do not plan it. An unrelated change of course, or a study gap in Australia, counts against your next visa.':
    'यस्तो योजना नबनाउनुहोस्। पहिलेको पढाइसँग नमिल्ने कोर्समा सर्नु वा अस्ट्रेलियामै ग्याप हुनु अर्को भिसामा तपाईंको विपक्षमा जान्छ।',
  'Commission for agents': 'एजेन्टको कमिसन',
  'New private colleges': 'नयाँ निजी कलेज',
  'Fees to an agent’s account': 'एजेन्टको खातामा शुल्क',
  'Pay tuition only to the account of the university or college, after your NOC, through your bank.':
    'शिक्षण शुल्क एनओसी पाएपछि, आफ्नो बैंकमार्फत, विश्वविद्यालय वा कलेजकै खातामा मात्र तिर्नुहोस्।',
  'A college that is not registered': 'दर्ता नभएको कलेज',
  'Look it up in CRICOS, the register of courses for students from abroad.':
    'विदेशी विद्यार्थीका कोर्सको दर्ता सूची CRICOS मा कलेजको नाम खोज्नुहोस्।',
  'Student visa (subclass 500)': 'विद्यार्थी भिसा (subclass 500)',
  'Order in which student visas are decided': 'विद्यार्थी भिसाको निर्णय हुने क्रम',
  'Temporary Graduate visa (subclass 485)': 'टेम्पोररी ग्राजुएट भिसा (subclass 485)',
  'CRICOS, the register of courses': 'CRICOS, कोर्सको दर्ता सूची',
  'How full the places of each college are': 'हरेक कलेजका सिट कति भरिएका छन्',
  'The rule on money and English (LIN 19/198)': 'पैसा र अङ्ग्रेजीसम्बन्धी नियम (LIN 19/198)',
  'Study Australia, the Government’s guide': 'Study Australia, सरकारको गाइड',
  'Australia Awards Nepal': 'Australia Awards Nepal',
  'For graduates of Australian universities. How long it lasts depends on your degree.':
    'अस्ट्रेलियाका विश्वविद्यालयबाट डिग्री पूरा गरेकाका लागि। भिसाको अवधि तपाईंको डिग्रीमा भर पर्छ।',
  Length: 'अवधि',
  'After a diploma': 'डिप्लोमापछि',
  Fee: 'शुल्क',
  'A second visa for the regions': 'क्षेत्रीय इलाकाका लागि दोस्रो भिसा',
  'Who has studied and lived in a regional area can apply once more.':
    'क्षेत्रीय इलाकामा पढेका र बसेकाले फेरि एकपटक आवेदन दिन सक्छन्।',
  'Further study': 'थप पढाइ',
  'A good bachelor’s degree opens the way to a master’s, and research to a doctorate.':
    'राम्रो स्नातकले स्नातकोत्तरको बाटो खोल्छ, अनुसन्धानले पीएचडीको।',
  February: 'फेब्रुअरी',
  'The main intake, with the widest choice of courses.': 'मुख्य इन्टेक। कोर्सको छनोट सबैभन्दा धेरै हुन्छ।',
  July: 'जुलाई',
  'The second intake. Most universities offer it, but not for each course.':
    'दोस्रो इन्टेक। धेरैजसो विश्वविद्यालयमा हुन्छ, तर सबै कोर्समा हुँदैन।',
  Trimesters: 'ट्राइमेस्टर',
  'Some universities also start in between. Each sets its own last day for students abroad: ask us.':
    'केही विश्वविद्यालयमा बीचमा पनि कोर्स सुरु हुन्छ। विदेशी विद्यार्थीका लागि अन्तिम मिति हरेकले आफैं तोक्छ: हामीलाई सोध्नुहोस्।',
  'Passport, and citizenship certificate': 'पासपोर्ट र नागरिकता',
  'SEE, class 12 and bachelor’s certificates, transcripts and character certificates':
    'एसईई, कक्षा १२ र स्नातकका प्रमाणपत्र, ट्रान्सक्रिप्ट र चारित्रिक प्रमाणपत्र',
  'Proof for each study gap, such as work letters with dates':
    'हरेक ग्यापको प्रमाण, जस्तै मिति खुलेको अनुभव पत्र',
  'Result of an English test, such as IELTS, TOEFL or PTE, not taken at home':
    'IELTS, TOEFL वा PTE जस्तो अङ्ग्रेजी भाषा परीक्षाको नतिजा, घरमै बसेर नदिएको',
  'Confirmation of Enrolment (CoE)': 'भर्ना पुष्टिपत्र (CoE)',
  'Your answers to the Genuine Student questions, in the form':
    'फारममा लेखिएका Genuine Student प्रश्नका जवाफ',
  'Proof of health cover (OSHC) for the whole stay': 'पूरा बसाइको स्वास्थ्य बीमा (OSHC) को प्रमाण',
  'Bank transactions that show how the savings grew': 'बचत कसरी बढ्दै गयो भन्ने देखाउने बैंक कारोबार',
  'Loan contract and proof of payment, with a loan': 'कर्जा भए कर्जाको सम्झौता र रकम निकासाको प्रमाण',
  'Sponsor’s identity card, and proof that you are related':
    'स्पोन्सरको परिचयपत्र, र तपाईंसँगको नाताको प्रमाण',
  'Sponsor’s tax papers, and proof of salary or business':
    'स्पोन्सरका करका कागजात, र तलब वा व्यवसायको प्रमाण',
  'No Objection Certificate (NOC)': 'वैदेशिक अध्ययन अनुमतिपत्र (एनओसी)',
  'Police certificate, if Australia asks for it': 'अस्ट्रेलियाले मागेमा प्रहरी चारित्रिक प्रमाणपत्र',
  'Health examination, with your HAP ID': 'HAP ID सहित स्वास्थ्य परीक्षण',
  'English translations with the name, address, telephone number and qualifications of the translator':
    'अनुवादकको नाम, ठेगाना, फोन नम्बर र योग्यता खुलेका अङ्ग्रेजी अनुवाद',
  'Colour scans of the originals; certified copies are not needed':
    'सक्कल कागजातका रङ्गीन स्क्यान; प्रमाणित प्रतिलिपि चाहिँदैन',
  'What it is': 'एनओसी के हो',
  'The No Objection Certificate (NOC) comes from the Ministry of Education, Science and Technology. It says that Nepal has no objection to your studies abroad.':
    'वैदेशिक अध्ययन अनुमतिपत्र (एनओसी) शिक्षा, विज्ञान तथा प्रविधि मन्त्रालयले दिन्छ। तपाईं विदेशमा पढ्नुमा नेपाललाई आपत्ति छैन भन्ने यसमा लेखिएको हुन्छ।',
  'Why you need it': 'किन चाहिन्छ',
  'Your bank in Nepal needs it before it sends your tuition fees and living costs abroad.':
    'शिक्षण शुल्क र बस्ने–खाने खर्च विदेश पठाउनुअघि नेपालको बैंकलाई यो चाहिन्छ।',
  'How you get it': 'कसरी पाइन्छ',
  'You apply on the Ministry’s portal with your offer letter, your certificates and mark sheets, and your passport or citizenship certificate.':
    'मन्त्रालयको पोर्टलमा आवेदन दिनुपर्छ। अफर लेटर, प्रमाणपत्र र मार्कसिट, र पासपोर्ट वा नागरिकता चाहिन्छ।',
  Where: 'कहाँ',
  Time: 'लाग्ने समय',
  'When you pay abroad': 'विदेशमा रकम तिर्दा',
  'The bank adds the education service fee. It comes back through the bank if you do not go.':
    'बैंकले शिक्षा सेवा शुल्क थप्छ। तपाईं जानुभएन भने यो शुल्क बैंकमार्फत फिर्ता आउँछ।',
  'Education service fee': 'शिक्षा सेवा शुल्क',
  'Before you choose a course': 'कोर्स छान्नुअघि',
  'The Ministry does not issue it for every kind of course. If you plan a language or diploma course, ask us first.':
    'मन्त्रालयले हरेक किसिमको कोर्सलाई एनओसी दिँदैन। भाषा वा डिप्लोमा कोर्स पढ्ने योजना छ भने पहिले हामीलाई सोध्नुहोस्।',
  'You show that you can pay for travel, and for tuition and living costs of the first year. The Australian Government sets the amounts for living and travel. Savings in a bank and education loans are the usual proof.':
    'यात्रा खर्च, र पहिलो वर्षको शिक्षण शुल्क र बस्ने–खाने खर्च तिर्न सक्छु भनेर देखाउनुपर्छ। बस्ने–खाने र यात्रा खर्चको रकम अस्ट्रेलिया सरकारले तोक्छ। प्रमाणका रूपमा प्रायः बैंकको बचत र शैक्षिक कर्जा देखाइन्छ।',
  Living: 'बस्ने–खाने खर्च',
  'Rank in university systems': 'विश्वविद्यालय प्रणालीहरूमा स्थान',
  'We found no source for this rank. Ranks say little about your course.':
    'यो स्थान बताउने स्रोत भेटिएन। यस्ता स्थानले तपाईंको कोर्सबारे खासै केही बताउँदैनन्।',
  'Rank as most popular destination': 'सबैभन्दा रुचाइएका गन्तव्य देशमध्ये स्थान',
  'We found no source for this rank.': 'यो स्थान बताउने स्रोत भेटिएन।',
}
