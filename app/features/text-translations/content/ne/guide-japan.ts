export const guideJapan: Record<string, string> = {
  Japan: 'जापान',
  'Study in Japan from Nepal': 'नेपालबाट जापानमा अध्ययन',
  'Study in Japan from Nepal: universities, MEXT and JASSO scholarships, the Certificate of Eligibility and the visa step by step, costs, deadlines and the NOC.':
    'नेपालबाट जापानमा अध्ययन: विश्वविद्यालय, MEXT र JASSO छात्रवृत्ति, योग्यता प्रमाणपत्र (COE) र भिसाका चरण, खर्च, अन्तिम मिति र एनओसी।',
  'Technology, tradition and a standard tuition fee': 'प्रविधि, परम्परा र मानक शिक्षण शुल्क',
  'Japan’s universities are strong in engineering and science. You can study in Japanese after a language school, or choose a programme in English. Your school applies for the Certificate of Eligibility, and with it you apply for the visa.':
    'जापानका विश्वविद्यालय इन्जिनियरिङ र विज्ञानमा बलिया छन्। भाषा विद्यालय पढेर जापानी भाषामै पढ्न सकिन्छ, वा अङ्ग्रेजीमा पढाइ हुने कोर्स छान्न सकिन्छ। तपाईंको शिक्षण संस्थाले योग्यता प्रमाणपत्र (COE) का लागि आवेदन दिन्छ। त्यही देखाएर भिसाको आवेदन दिइन्छ।',
  'Book Free Consultation': 'निःशुल्क परामर्शको समय लिनुहोस्',
  Tokyo: 'टोकियो',
  'Japanese, some English': 'जापानी, केही अङ्ग्रेजी',
  'Way to the visa': 'भिसासम्मको बाटो',
  'Certificate of Eligibility': 'योग्यता प्रमाणपत्र (COE)',
  Scholarships: 'छात्रवृत्ति',
  'MEXT and JASSO': 'MEXT र JASSO',
  'Japanese yen': 'जापानी येन',
  'Strong in technology': 'प्रविधिमा बलियो',
  'Universities and companies have worked together for generations in engineering, robotics and materials.':
    'इन्जिनियरिङ, रोबोटिक्स र पदार्थ विज्ञानमा विश्वविद्यालय र कम्पनीले पुस्तौंदेखि सँगै काम गर्दै आएका छन्।',
  'A standard fee': 'मानक शुल्क',
  'The government sets a standard tuition fee for national universities. Most keep to it; some have begun to charge more.':
    'सरकारले राष्ट्रिय विश्वविद्यालयका लागि मानक शिक्षण शुल्क तोक्छ। धेरैजसोले त्यही लिन्छन्, केहीले बढी लिन थालेका छन्।',
  'Standard fee': 'मानक शुल्क',
  'Programmes in English': 'अङ्ग्रेजीमा पढाइ हुने कोर्स',
  'More and more degrees are taught in English, above all master’s degrees and doctorates.':
    'अङ्ग्रेजीमा पढाइ हुने डिग्री बढ्दै छन्, खास गरी स्नातकोत्तर र पीएचडीमा।',
  'You may work part-time with a permission. Until now one could ask for it at the airport; Japan is changing this. Ask your school.':
    'अनुमति लिएर पार्टटाइम काम गर्न सकिन्छ। अहिलेसम्म अनुमति विमानस्थलमै माग्न सकिन्थ्यो, जापानले यो व्यवस्था फेर्दै छ। आफ्नो शिक्षण संस्थालाई सोध्नुहोस्।',
  'Easy to get around': 'घुमफिर सजिलो',
  'Trains and buses reach every town, on time. Signs in cities are in English too.':
    'रेल र बस हरेक सहर पुग्छन्, त्यो पनि ठीक समयमा। सहरका सूचनापाटी अङ्ग्रेजीमा पनि हुन्छन्।',
  'Companies that look for graduates': 'विश्वविद्यालय सकेका जनशक्ति खोज्ने कम्पनी',
  'Japan’s population is growing older. Graduates who speak Japanese are in demand.':
    'जापानको जनसङ्ख्या बुढ्यौलीतिर जाँदै छ। विश्वविद्यालय सकेका, जापानी बोल्ने जनशक्तिको माग छ।',
  'The University of Tokyo': 'The University of Tokyo',
  'National. Some degrees are taught in English.': 'राष्ट्रिय। केही डिग्री अङ्ग्रेजीमा पढाइन्छन्।',
  'Kyoto University': 'Kyoto University',
  Kyoto: 'क्योटो',
  'National, with a long tradition in research.': 'राष्ट्रिय, अनुसन्धानको लामो परम्परा भएको।',
  'Tohoku University': 'Tohoku University',
  Sendai: 'सेन्दाइ',
  'National. It will charge more than the standard fee, so look at the year in which you start.':
    'राष्ट्रिय। यसले मानक शुल्कभन्दा बढी लिने छ। त्यसैले तपाईंको पढाइ कुन वर्ष सुरु हुन्छ, हेर्नुहोस्।',
  'Nagoya University': 'Nagoya University',
  Nagoya: 'नागोया',
  'National, in the region where Japan builds its cars.': 'राष्ट्रिय, जापानका कार बन्ने क्षेत्रमा।',
  'Waseda University': 'Waseda University',
  'Private, so the fees are higher than at national universities.':
    'निजी, त्यसैले राष्ट्रिय विश्वविद्यालयभन्दा शुल्क बढी छ।',
  'Engineering and robotics': 'इन्जिनियरिङ र रोबोटिक्स',
  'Business and economics': 'बिजनेस र अर्थशास्त्र',
  'Japanese language and culture': 'जापानी भाषा र संस्कृति',
  'Nursing and care': 'नर्सिङ र हेरचाह',
  'At national, public and private universities. Private ones add further fees.':
    'राष्ट्रिय, सार्वजनिक र निजी विश्वविद्यालयमा। निजीले अन्य शुल्क पनि थप्छन्।',
  'Admission fee': 'भर्ना शुल्क',
  'Paid once, before you start, at national and public universities.':
    'राष्ट्रिय र सार्वजनिक विश्वविद्यालयमा, पढाइ सुरु हुनुअघि एकपटक तिर्नुपर्छ।',
  'Other fees at private universities': 'निजी विश्वविद्यालयका अन्य शुल्क',
  'For admission and facilities, beside tuition.': 'शिक्षण शुल्कबाहेक, भर्ना र सुविधाका लागि।',
  'First year at a private university': 'निजी विश्वविद्यालयमा पहिलो वर्ष',
  'Tuition and all other fees together. The subject makes the difference.':
    'शिक्षण शुल्क र अन्य सबै शुल्क जोडेर। विषयले फरक पार्छ।',
  'Living costs in Sendai': 'सेन्दाइमा बस्ने–खाने खर्च',
  'As Tohoku University states them, without rent. Tokyo costs more.':
    'Tohoku University ले बताएअनुसार, कोठा भाडाबाहेक। टोकियोमा यसभन्दा बढी लाग्छ।',
  'Room in Sendai': 'सेन्दाइमा कोठा',
  'Dormitories cost least. Ask your school for a place early.':
    'होस्टेल सबैभन्दा सस्तो हुन्छ। ठाउँका लागि शिक्षण संस्थालाई चाँडै सोध्नुहोस्।',
  'VFS Global adds its own charge. Ask what students from Nepal pay.':
    'VFS Global ले आफ्नो शुल्क थप्छ। नेपालका विद्यार्थीले कति तिर्छन्, सोध्नुहोस्।',
  'Longer permit to stay': 'बस्ने अनुमतिको म्याद थप',
  'Paid in Japan each time that your permit is extended. Look at isa.go.jp for the fee of the day.':
    'अनुमतिको म्याद थप्दा हरेक पटक जापानमै तिर्नुपर्छ। त्यस दिनको शुल्क isa.go.jp मा हेर्नुहोस्।',
  'What students had a month, by region': 'विद्यार्थीको मासिक आम्दानी, क्षेत्रअनुसार',
  'Not a price list: the average income of students from abroad who paid for themselves, tuition included. The survey is some years old.':
    'यो मूल्यसूची होइन। यो आफ्नै खर्चमा पढ्ने विदेशी विद्यार्थीको औसत आम्दानी हो, शिक्षण शुल्कसमेत गरेर। सर्वेक्षण केही वर्ष पुरानो हो।',
  Shikoku: 'सिकोकु',
  'All of Japan': 'पूरै जापान',
  'You need your class 12 certificate for a bachelor’s degree or a language school. Schools set their own limits for age and for the years since your last studies, and many ask for a first level of Japanese or a proof of course hours. Programmes in English ask for IELTS or TOEFL. Japan publishes no common marks, so ask each school. We advise you to begin Japanese half a year before you apply.':
    'स्नातक वा भाषा विद्यालयका लागि कक्षा १२ को प्रमाणपत्र चाहिन्छ। उमेरको सीमा र पछिल्लो पढाइपछि बितेका वर्षको सीमा शिक्षण संस्था आफैंले तोक्छन्। धेरैले जापानी भाषाको पहिलो तह वा कोर्स पढेको घण्टाको प्रमाण माग्छन्। अङ्ग्रेजीमा पढाइ हुने कोर्सले IELTS वा TOEFL माग्छन्। जापानले सबैका लागि साझा प्राप्ताङ्क प्रकाशित गर्दैन, त्यसैले हरेक शिक्षण संस्थालाई सोध्नुहोस्। आवेदन दिनुभन्दा ६ महिनाअघि जापानी भाषा सिक्न थाल्ने सल्लाह दिन्छौं।',
  'Tuberculosis certificate': 'क्षयरोग परीक्षणको प्रमाणपत्र',
  'You need it already for the Certificate of Eligibility. Only a clinic that Japan has named may issue it. The list stands on jpets.mhlw.go.jp.':
    'यो योग्यता प्रमाणपत्र (COE) का लागि नै चाहिन्छ। जापानले तोकेको क्लिनिकले मात्र दिन सक्छ। सूची jpets.mhlw.go.jp मा छ।',
  Certificate: 'प्रमाणपत्र',
  'It counts for': 'मान्य अवधि',
  'Residents join the National Health Insurance at the town hall when they register their address. Ask your school what it costs in its town.':
    'जापानमा बस्नेले ठेगाना दर्ता गर्दा नगर कार्यालयमा राष्ट्रिय स्वास्थ्य बीमा गराउँछन्। शिक्षण संस्था भएको सहरमा यसको कति लाग्छ, संस्थालाई सोध्नुहोस्।',
  'You need a permission. Work above the limit can cost you the next permit to stay. We advise you to plan your money without work.':
    'अनुमति चाहिन्छ। सीमाभन्दा बढी काम गर्दा अर्को पटकको बस्ने अनुमति गुम्न सक्छ। कामको कमाइमा भर नपरी पैसाको योजना बनाउने सल्लाह दिन्छौं।',
  Limit: 'सीमा',
  Permission: 'अनुमति',
  Checks: 'जाँच',
  'Ask your school before you plan to bring them. We advise you to go alone first, and to settle home and money.':
    'परिवार लैजाने योजना बनाउनुअघि शिक्षण संस्थालाई सोध्नुहोस्। पहिले एक्लै गएर घर र पैसाको बन्दोबस्त मिलाउने सल्लाह दिन्छौं।',
  MEXT: 'MEXT',
  'From the Japanese Government. It pays for tuition, a monthly allowance and the flight. You apply through the Embassy of Japan in Kathmandu or through a university. The places are few. Ask the embassy in April for the next call.':
    'जापान सरकारको छात्रवृत्ति। यसले शिक्षण शुल्क, मासिक भत्ता र हवाई टिकट दिन्छ। काठमाडौंस्थित जापानी दूतावास वा विश्वविद्यालयमार्फत आवेदन दिइन्छ। सिट थोरै हुन्छन्। अर्को आवेदन कहिले खुल्छ, अप्रिलमा दूतावासलाई सोध्नुहोस्।',
  'Bachelor’s': 'स्नातक',
  'Research students': 'अनुसन्धान विद्यार्थी',
  JASSO: 'JASSO',
  'The Honors Scholarship for students who pay for themselves. You apply through your school in Japan, or are chosen ahead by your result in the EJU examination.':
    'आफ्नै खर्चमा पढ्ने विद्यार्थीका लागि Honors Scholarship। जापानमा आफ्नो शिक्षण संस्थामार्फत आवेदन दिइन्छ, वा EJU परीक्षाको नतिजाका आधारमा पहिल्यै छानिन्छ।',
  Allowance: 'भत्ता',
  'Lower tuition fees': 'शिक्षण शुल्कमा छुट',
  'Many universities lower or waive the tuition fee for students with good marks and little money.':
    'प्राप्ताङ्क राम्रो तर पैसा थोरै भएका विद्यार्थीलाई धेरै विश्वविद्यालयले शिक्षण शुल्क घटाउँछन् वा मिनाहा गर्छन्।',
  'Choose your way': 'बाटोको छनोट',
  'A language school first, or a programme in English at once. We look at your marks and plans. Begin Japanese now.':
    'पहिले भाषा विद्यालय, वा सिधै अङ्ग्रेजीमा पढाइ हुने कोर्स। हामी तपाईंको प्राप्ताङ्क र योजना हेर्छौं। जापानी भाषा अहिल्यै सिक्न थाल्नुहोस्।',
  'Apply to the school': 'शिक्षण संस्थामा आवेदन',
  'You send your papers about half a year ahead. Some schools ask for an interview, the EJU examination or a Japanese test.':
    'करिब ६ महिनाअघि कागजात पठाउनुहोस्। केही संस्थाले अन्तर्वार्ता, EJU परीक्षा वा जापानी भाषा परीक्षा माग्छन्।',
  'Admission and tuberculosis test': 'भर्ना र क्षयरोग परीक्षण',
  'The school accepts you and asks for the papers that immigration needs. The certificate of the tuberculosis test belongs to them.':
    'शिक्षण संस्थाले भर्ना लिन्छ र अध्यागमनलाई चाहिने कागजात माग्छ। क्षयरोग परीक्षणको प्रमाणपत्र पनि तिनैमध्ये पर्छ।',
  'Your school applies for the certificate (COE) at the immigration office in Japan, with your tuberculosis certificate and your proof of funds.':
    'तपाईंको शिक्षण संस्थाले जापानको अध्यागमन कार्यालयमा योग्यता प्रमाणपत्र (COE) का लागि आवेदन दिन्छ। साथमा क्षयरोग परीक्षणको प्रमाणपत्र र आर्थिक स्रोतको प्रमाण हुन्छ।',
  'Pay the first fees': 'सुरुको शुल्क भुक्तानी',
  'With the certificate granted you get your NOC and pay the school through your bank. The certificate comes to you.':
    'COE स्वीकृत भएपछि वैदेशिक अध्ययन अनुमतिपत्र (एनओसी) लिनुहोस्, र बैंकबाट शिक्षण संस्थालाई शुल्क तिर्नुहोस्। त्यसपछि COE तपाईंकहाँ आउँछ।',
  'You take the certificate and your passport to VFS Global. Book early: some months are crowded. Appointments are free; who buys one from a broker is banned.':
    'COE र पासपोर्ट लिएर VFS Global मा जानुहोस्। केही महिना भीड हुन्छ, त्यसैले भेट्ने समय चाँडै लिनुहोस्। समय निःशुल्क पाइन्छ। दलालबाट समय किन्नेलाई रोक लगाइन्छ।',
  Crowded: 'भीड हुने बेला',
  'Travel within': 'यात्रा गर्ने समयसीमा',
  Departure: 'प्रस्थान',
  'You receive your residence card on arrival, and register your address at the town hall.':
    'पुग्नेबित्तिकै रेसिडेन्स कार्ड पाइन्छ। त्यसपछि नगर कार्यालयमा ठेगाना दर्ता गर्नुहोस्।',
  'Japan names no official total. Immigration looks at whether your sponsor can pay tuition and living costs for the whole course. Your school tells you what it expects.':
    'जापानले आधिकारिक कुल रकम तोकेको छैन। तपाईंको खर्च बेहोर्ने व्यक्ति (स्पोन्सर) ले पूरा कोर्सको शिक्षण शुल्क र बस्ने–खाने खर्च तिर्न सक्छन् कि सक्दैनन्, अध्यागमनले हेर्छ। कति चाहिन्छ, तपाईंको शिक्षण संस्थाले भन्छ।',
  'Whose money': 'कसको पैसा',
  'Usually that of your parents or of yourself. The sponsor shows a balance certificate, statements, income and tax papers, and the proof that you are related.':
    'प्रायः आमाबुबाको वा आफ्नै। स्पोन्सरले बैंक ब्यालेन्सको प्रमाणपत्र, बैंक स्टेटमेन्ट, आयस्रोत र करका कागजात, र तपाईंसँगको नाता खुल्ने प्रमाण देखाउँछन्।',
  'The savings must fit the income. We advise you to keep papers for every large sum, such as the sale of land. Money that appeared lately is a common reason for a refusal.':
    'बचत आम्दानीसँग मिल्नुपर्छ। हरेक ठूलो रकमको कागजात राख्ने सल्लाह दिन्छौं, जस्तै जग्गा बिक्रीको। भर्खरै खातामा आएको पैसा अस्वीकृतिको धेरै दोहोरिने कारण हो।',
  'For students who enter Tohoku University from that day. Other national universities may follow.':
    'त्यस दिनदेखि Tohoku University मा भर्ना हुने विद्यार्थीका लागि। अरू राष्ट्रिय विश्वविद्यालयले पनि यसै गर्न सक्छन्।',
  'Language school, start in April': 'भाषा विद्यालय, अप्रिलमा सुरु',
  'The longest course, and the main intake.': 'सबैभन्दा लामो कोर्स, र मुख्य इन्टेक।',
  'Language school, start in July': 'भाषा विद्यालय, जुलाईमा सुरु',
  'Language school, start in October': 'भाषा विद्यालय, अक्टोबरमा सुरु',
  'Language school, start in January': 'भाषा विद्यालय, जनवरीमा सुरु',
  'Change to a work visa': 'वर्क भिसामा परिवर्तन',
  'With a degree and a job offer in your field you can apply to stay and work.':
    'डिग्री र आफ्नो क्षेत्रमा जागिरको अफर भए, त्यहीँ बसेर काम गर्न आवेदन दिन सकिन्छ।',
  'Time to look for work': 'काम खोज्ने समय',
  'For graduates of universities and of professional training colleges (senmon).':
    'विश्वविद्यालय र व्यावसायिक तालिम कलेज (सेन्मोन) बाट पढाइ सकेकाका लागि।',
  Stay: 'बसाइ',
  'A second year': 'दोस्रो वर्ष',
  'After a language school': 'भाषा विद्यालयपछि',
  April: 'अप्रिल',
  'The main intake, when the academic year begins. Language schools take your papers in the autumn before.':
    'मुख्य इन्टेक। शैक्षिक वर्ष यही बेला सुरु हुन्छ। भाषा विद्यालयले अघिल्लो शरद ऋतुमै कागजात लिन्छन्।',
  October: 'अक्टोबर',
  'For many programmes in English and for language schools. Some begin in September.':
    'अङ्ग्रेजीमा पढाइ हुने धेरै कोर्स र भाषा विद्यालयका लागि। केही सेप्टेम्बरमा सुरु हुन्छन्।',
  'July and January': 'जुलाई र जनवरी',
  'For language schools only.': 'भाषा विद्यालयका लागि मात्र।',
  'Proof of what you did in every gap since your last studies':
    'पछिल्लो पढाइपछिको हरेक ग्यापमा के गर्नुभयो भन्ने प्रमाण',
  'Citizenship certificates of you and your sponsor': 'तपाईं र स्पोन्सरको नागरिकता',
  'Tax clearance of your sponsor': 'स्पोन्सरको कर चुक्ता प्रमाणपत्र',
  'Photographs in the size that the form asks for': 'फारमले मागेको आकारका फोटो',
  'Proof of Japanese (such as JLPT, or course hours) or English, as the school asks':
    'जापानी भाषा (जस्तै JLPT, वा कोर्स पढेको घण्टा) वा अङ्ग्रेजी भाषाको प्रमाण, शिक्षण संस्थाले मागेअनुसार',
  'Tuberculosis clearance certificate from a clinic that Japan has named':
    'जापानले तोकेको क्लिनिकबाट क्षयरोग नभएको प्रमाणपत्र',
  'Certificate of Eligibility (COE), for the visa': 'योग्यता प्रमाणपत्र (COE), भिसाका लागि',
  'Immigration in Japan looks at this with the Certificate of Eligibility. Your sponsor shows bank balance, income and tax papers, and how the savings were made.':
    'जापानको अध्यागमनले योग्यता प्रमाणपत्र (COE) सँगै यो हेर्छ। स्पोन्सरले बैंक ब्यालेन्स, आयस्रोत र करका कागजात देखाउँछन्, र बचत कसरी भयो, त्यो पनि।',
  'Money that does not fit': 'आम्दानीसँग नमिल्ने पैसा',
  'The balance appeared lately, or is larger than the income explains. Show how it grew, with papers.':
    'ब्यालेन्स भर्खरै आएको हुन्छ, वा आम्दानीले जति देखाउँछ त्योभन्दा ठूलो हुन्छ। पैसा कसरी बढ्यो, कागजातसहित देखाउनुहोस्।',
  'Papers that contradict each other': 'एकआपसमा नमिल्ने कागजात',
  'Names, dates and amounts must agree in all papers and in the interview. We advise you to compare every one before the school sends them.':
    'नाम, मिति र रकम सबै कागजात र अन्तर्वार्तामा मिल्नुपर्छ। शिक्षण संस्थाले पठाउनुअघि एक–एक गरी दाँज्ने सल्लाह दिन्छौं।',
  'Too little Japanese': 'कमजोर जापानी भाषा',
  'A missing certificate or a failed interview. Learn before you apply, and bring the proof of your course.':
    'प्रमाणपत्र नहुनु वा अन्तर्वार्तामा असफल हुनु। आवेदन दिनुअघि सिक्नुहोस्, र आफ्नो कोर्सको प्रमाण ल्याउनुहोस्।',
  'A school under limits': 'कडाइमा परेको शिक्षण संस्था',
  'Immigration is stricter with some schools. Ask your school how many of its certificates were granted last year.':
    'केही शिक्षण संस्थामाथि अध्यागमन बढी कडा हुन्छ। गत वर्ष तपाईंको संस्थाका कति COE स्वीकृत भए, संस्थालाई सोध्नुहोस्।',
  'A gap or an aim without reason': 'कारण नखुलेको ग्याप वा उद्देश्य',
  'Say in the study plan what you did since your last studies, with proof, and why you need Japanese.':
    'पछिल्लो पढाइपछि के गर्नुभयो, अध्ययन योजनामा प्रमाणसहित लेख्नुहोस्। जापानी भाषा किन चाहिन्छ, त्यो पनि लेख्नुहोस्।',
  'Some cooperatives and brokers lend a balance for a certificate. Immigration asks where the money comes from, and a false paper can end your plan.':
    'केही सहकारी र दलालले प्रमाणपत्रका लागि ब्यालेन्स सापटी दिन्छन्। पैसा कहाँबाट आयो, अध्यागमनले सोध्छ। झुटो कागजातले तपाईंको योजना नै टुङ्ग्याउन सक्छ।',
  '“Work pays for everything”': '“काम गरेर सबै खर्च पुग्छ”',
  'It does not: the hours are limited, and tuition is due before you earn.':
    'पुग्दैन: काम गर्न पाउने घण्टा सीमित हुन्छ, र कमाउनुअघि नै शिक्षण शुल्क तिर्नुपर्छ।',
  'Sellers of appointments': 'भेट्ने समय बेच्नेहरू',
  'The appointment for the visa costs nothing. The embassy bans people who buy one.':
    'भिसाका लागि भेट्ने समय लिन पैसा लाग्दैन। समय किन्नेलाई दूतावासले रोक लगाउँछ।',
  'Schools without accreditation': 'मान्यता नपाएका विद्यालय',
  'Language schools need a new accreditation; after a last day only accredited ones may take students from abroad. Ask for it before you pay.':
    'भाषा विद्यालयले नयाँ मान्यता लिनुपर्छ। अन्तिम मितिपछि मान्यता पाएका विद्यालयले मात्र विदेशी विद्यार्थी लिन सक्छन्। पैसा तिर्नुअघि मान्यता छ कि छैन, सोध्नुहोस्।',
  Accredited: 'मान्यता पाएका',
  'Last day': 'अन्तिम मिति',
  'Paying before the NOC is clear': 'एनओसी पक्का नभई शुल्क तिर्नु',
  'Ask the Ministry whether it gives the NOC for your course before you pay a language school.':
    'भाषा विद्यालयलाई शुल्क तिर्नुअघि तपाईंको कोर्सका लागि एनओसी दिइन्छ कि दिइँदैन, मन्त्रालयलाई सोध्नुहोस्।',
  'Language courses': 'भाषा कोर्स',
  'Embassy of Japan in Nepal': 'नेपालस्थित जापानी दूतावास',
  'Tuberculosis screening (JPETS)': 'क्षयरोग परीक्षण (JPETS)',
  'Study in Japan': 'Study in Japan',
  'Immigration Services Agency': 'Immigration Services Agency',
}
