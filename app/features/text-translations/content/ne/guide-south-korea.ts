export const guideSouthKorea: Record<string, string> = {
  'South Korea': 'दक्षिण कोरिया',
  'Study in South Korea from Nepal': 'नेपालबाट दक्षिण कोरियामा अध्ययन',
  'Study in South Korea from Nepal: universities, the Global Korea Scholarship, the D-2 visa step by step, intakes, documents, proof of funds and the NOC.':
    'नेपालबाट दक्षिण कोरियामा अध्ययन: विश्वविद्यालय, Global Korea Scholarship, D-2 भिसाका चरण, इन्टेक, कागजात, आर्थिक स्रोतको प्रमाण र एनओसी।',
  'A year for the language, then a degree': 'एक वर्ष भाषा, त्यसपछि डिग्री',
  'South Korea invites students with scholarships and good language schools. Many begin with a year of Korean and go on to a degree. Look first whether your institution may invite students at all.':
    'छात्रवृत्ति र राम्रा भाषा विद्यालयले विद्यार्थीलाई दक्षिण कोरियातिर बोलाउँछन्। धेरैले एक वर्ष कोरियाली भाषा पढ्छन् र त्यसपछि डिग्री सुरु गर्छन्। तपाईंको शिक्षण संस्थाले विद्यार्थी बोलाउन पाउँछ कि पाउँदैन, सबैभन्दा पहिले हेर्नुहोस्।',
  Seoul: 'सियोल',
  'Korean, some English': 'कोरियाली, केही अङ्ग्रेजी',
  'Visa for a degree': 'डिग्रीको भिसा',
  'D-2': 'D-2',
  'Visa for the language': 'भाषाको भिसा',
  'D-4': 'D-4',
  Scholarship: 'छात्रवृत्ति',
  'Global Korea Scholarship': 'Global Korea Scholarship',
  'South Korean won': 'दक्षिण कोरियाली वन',
  'Home of large technology companies': 'ठूला प्रविधि कम्पनीको देश',
  'Electronics, cars, ships and batteries are made here. Universities work closely with the companies.':
    'इलेक्ट्रोनिक सामान, कार, जहाज र ब्याट्री यहाँ बन्छन्। विश्वविद्यालयले कम्पनीसँग नजिक रहेर काम गर्छन्।',
  'Scholarships from the state': 'सरकारी छात्रवृत्ति',
  'The Global Korea Scholarship pays for nearly everything, and universities have their own.':
    'Global Korea Scholarship ले झन्डै सबै खर्च बेहोर्छ। विश्वविद्यालयका आफ्नै छात्रवृत्ति पनि छन्।',
  'A year for the language': 'भाषाका लागि एक वर्ष',
  'Most universities have a language institute. You can learn Korean there before your degree.':
    'धेरैजसो विश्वविद्यालयमा भाषा संस्थान हुन्छ। डिग्रीअघि त्यहीँ कोरियाली भाषा सिक्न सकिन्छ।',
  'Life in a modern country': 'आधुनिक देशको जीवन',
  'Fast internet, and hospitals, buses and trains in every city.':
    'इन्टरनेट छिटो छ। अस्पताल, बस र रेल हरेक सहरमा छन्।',
  'Seoul National University': 'Seoul National University',
  'National, and in great demand.': 'राष्ट्रिय, र धेरै माग भएको।',
  KAIST: 'KAIST',
  Daejeon: 'डेजन',
  'Science and engineering, mostly taught in English.': 'विज्ञान र इन्जिनियरिङ, धेरैजसो पढाइ अङ्ग्रेजीमा।',
  'Yonsei University': 'Yonsei University',
  'Private, with a large language institute. Fees for students from abroad differ by subject.':
    'निजी, ठूलो भाषा संस्थान भएको। विदेशी विद्यार्थीको शुल्क विषयअनुसार फरक हुन्छ।',
  'Korea University': 'Korea University',
  'Private. Fees for students from abroad differ by subject.':
    'निजी। विदेशी विद्यार्थीको शुल्क विषयअनुसार फरक हुन्छ।',
  POSTECH: 'POSTECH',
  Pohang: 'पोहाङ',
  'Science and engineering, above all for master’s degrees and doctorates.':
    'विज्ञान र इन्जिनियरिङ, खास गरी स्नातकोत्तर र पीएचडीका लागि।',
  'Dongguk University': 'Dongguk University',
  'Ajou University': 'Ajou University',
  Suwon: 'सुवन',
  'Pusan National University': 'Pusan National University',
  Busan: 'बुसान',
  'Chungbuk National University': 'Chungbuk National University',
  Cheongju: 'छङजु',
  'Kangwon National University': 'Kangwon National University',
  Chuncheon: 'छुनछन',
  'SolBridge International School of Business': 'SolBridge International School of Business',
  'Business and trade': 'बिजनेस र व्यापार',
  'Korean language and culture': 'कोरियाली भाषा र संस्कृति',
  'Design and media': 'डिजाइन र मिडिया',
  'Tuition for students from abroad': 'विदेशी विद्यार्थीको शिक्षण शुल्क',
  'The fees of private universities in Seoul.': 'सियोलका निजी विश्वविद्यालयको शुल्क।',
  'Rise of tuition for students from abroad': 'विदेशी विद्यार्थीको शिक्षण शुल्कमा वृद्धि',
  'Plan with a higher fee for every further year.':
    'त्यसपछिका हरेक वर्षमा बढी शुल्क राखेर योजना बनाउनुहोस्।',
  'Tuition for Korean students': 'कोरियाली विद्यार्थीको शिक्षण शुल्क',
  'To compare. National universities usually cost less than private ones.':
    'तुलनाका लागि। राष्ट्रिय विश्वविद्यालयमा प्रायः निजीभन्दा कम लाग्छ।',
  'Language institute': 'भाषा संस्थान',
  'Paid per term; a year has four terms.': 'हरेक सत्रमा तिर्नुपर्छ। एक वर्षमा चार सत्र हुन्छन्।',
  'Dormitories cost least. Seoul costs more than other cities.':
    'होस्टेल सबैभन्दा सस्तो हुन्छ। सियोलमा अरू सहरभन्दा बढी लाग्छ।',
  'National health insurance': 'राष्ट्रिय स्वास्थ्य बीमा',
  'Students from abroad have to join and pay monthly.':
    'विदेशी विद्यार्थीले यो बीमा गर्नैपर्छ, र हरेक महिना तिर्नुपर्छ।',
  'Paid at the visa centre (KVAC), which adds its own charge.':
    'भिसा केन्द्र (KVAC) मा तिर्नुपर्छ। केन्द्रले आफ्नो शुल्क थप्छ।',
  'For a bachelor’s degree you need class 12, for a master’s degree a bachelor’s. Universities ask for a level of Korean (TOPIK) or English (IELTS or TOEFL), and look at your marks and at the years since your last studies. There is no common rule, so ask each university. EPS-TOPIK, the test for workers, does not count.':
    'स्नातकका लागि कक्षा १२ र स्नातकोत्तरका लागि स्नातक चाहिन्छ। विश्वविद्यालयले कोरियाली (TOPIK) वा अङ्ग्रेजी (IELTS वा TOEFL) भाषाको तोकिएको तह माग्छन्। प्राप्ताङ्क र पछिल्लो पढाइपछि बितेका वर्ष पनि हेर्छन्। सबैका लागि साझा नियम छैन, त्यसैले हरेक विश्वविद्यालयलाई सोध्नुहोस्। कामदारका लागि लिइने EPS-TOPIK परीक्षा मान्य हुँदैन।',
  'National Health Insurance': 'राष्ट्रिय स्वास्थ्य बीमा',
  'You join by law and pay every month. Until then we advise you to take a private insurance for the first weeks.':
    'यो बीमा कानुनले अनिवार्य गरेको छ, र हरेक महिना तिर्नुपर्छ। त्यसअघिका पहिलो केही हप्ताका लागि निजी बीमा लिने सल्लाह दिन्छौं।',
  'From when': 'कहिलेदेखि',
  'You need the report for the visa, from a hospital that the embassy accepts. Ask the visa centre for the list.':
    'भिसाका लागि दूतावासले मान्ने अस्पतालको रिपोर्ट चाहिन्छ। अस्पतालको सूची भिसा केन्द्रसँग माग्नुहोस्।',
  'Work for a degree (D-2)': 'डिग्री (D-2) पढ्दा काम',
  'You need a permit before the first day of work. Your level of Korean decides how long you may work.':
    'काम सुरु गर्ने दिनअघि नै अनुमति लिनुपर्छ। कति समय काम गर्न पाइन्छ, तपाईंको कोरियाली भाषाको तहले तय गर्छ।',
  Level: 'भाषाको तह',
  'Work for the language (D-4)': 'भाषा (D-4) पढ्दा काम',
  'Other rules count, and at first no work is allowed. Ask the institute before you plan with it.':
    'यसमा अर्कै नियम लागू हुन्छन्, र सुरुमा काम गर्न पाइँदैन। कामको भरमा योजना बनाउनुअघि भाषा संस्थानलाई सोध्नुहोस्।',
  'Ask the university before you plan to bring them. We advise you to go alone first.':
    'परिवार लैजाने योजना बनाउनुअघि विश्वविद्यालयलाई सोध्नुहोस्। पहिले एक्लै जाने सल्लाह दिन्छौं।',
  'Global Korea Scholarship (GKS)': 'Global Korea Scholarship (GKS)',
  'From the Korean Government. It pays for the flight, the language year, tuition and a monthly allowance. You apply through the embassy or through a university. The embassy publishes the next call in the autumn.':
    'कोरिया सरकारको छात्रवृत्ति। यसले हवाई टिकट, भाषा पढ्ने वर्ष, शिक्षण शुल्क र मासिक भत्ता बेहोर्छ। दूतावास वा विश्वविद्यालयमार्फत आवेदन दिइन्छ। अर्को आवेदनको सूचना दूतावासले शरद ऋतुमा प्रकाशित गर्छ।',
  'By the embassy': 'दूतावासमार्फत',
  'Marks and age': 'प्राप्ताङ्क र उमेर',
  'Many universities lower the tuition fee for good marks or a good result in the Korean test (TOPIK).':
    'प्राप्ताङ्क राम्रो भए वा कोरियाली भाषा परीक्षा (TOPIK) को नतिजा राम्रो भए धेरै विश्वविद्यालयले शिक्षण शुल्क घटाउँछन्।',
  'Research groups': 'अनुसन्धान समूह',
  'Professors in science and engineering often pay master’s and doctoral students in their laboratories.':
    'विज्ञान र इन्जिनियरिङका प्राध्यापकले आफ्नो प्रयोगशालाका स्नातकोत्तर र पीएचडीका विद्यार्थीलाई धेरैजसो पारिश्रमिक दिन्छन्।',
  'A language year first (D-4), or a degree at once (D-2). We look at your marks and plans. You take TOPIK or an English test.':
    'पहिले एक वर्ष भाषा (D-4), वा सिधै डिग्री (D-2)। हामी तपाईंको प्राप्ताङ्क र योजना हेर्छौं। तपाईं TOPIK वा अङ्ग्रेजी भाषा परीक्षा दिनुहुन्छ।',
  'Apply to the university': 'विश्वविद्यालयमा आवेदन',
  'Look first whether it is certified for students from abroad. You send your papers, with the certificates confirmed in the way the university asks for.':
    'विदेशी विद्यार्थी लिने मान्यता विश्वविद्यालयसँग छ कि छैन, पहिले हेर्नुहोस्। प्रमाणपत्र विश्वविद्यालयले भनेजसरी प्रमाणित गराएर कागजात पठाउनुहोस्।',
  Certified: 'मान्यता पाएका',
  'Certificate of Admission': 'भर्ना प्रमाणपत्र',
  'The university accepts you, you pay the first fees with your NOC, and it sends the certificate with its business registration.':
    'विश्वविद्यालयले भर्ना लिन्छ। वैदेशिक अध्ययन अनुमतिपत्र (एनओसी) लिएर सुरुको शुल्क तिर्नुहोस्। त्यसपछि विश्वविद्यालयले भर्ना प्रमाणपत्र र आफ्नो व्यवसाय दर्ता प्रमाणपत्र पठाउँछ।',
  'Prepare your papers': 'कागजातको तयारी',
  'Proof of funds, certificates, and a tuberculosis test.':
    'आर्थिक स्रोतको प्रमाण, प्रमाणपत्र र क्षयरोग परीक्षण।',
  'You hand in the papers at the visa centre. The Korean Embassy decides, and may invite you to an interview.':
    'कागजात भिसा केन्द्रमा बुझाउनुहोस्। निर्णय कोरियाली दूतावासले गर्छ। दूतावासले अन्तर्वार्तामा बोलाउन पनि सक्छ।',
  'After you arrive you register as a resident. Then the health insurance begins.':
    'पुगेपछि बासिन्दाका रूपमा दर्ता हुनुपर्छ। त्यसपछि स्वास्थ्य बीमा सुरु हुन्छ।',
  Registration: 'दर्ता',
  'The visa decides, and where the university is. The fees come on top. Some universities ask for more.':
    'कति रकम देखाउने, कुन भिसा हो र विश्वविद्यालय कहाँ छ भन्नेमा भर पर्छ। शिक्षण शुल्क यसमा थपिन्छ। केही विश्वविद्यालयले बढी माग्छन्।',
  'Degree (D-2)': 'डिग्री (D-2)',
  'Language (D-4)': 'भाषा (D-4)',
  'Whose money, and for how long': 'कसको पैसा, र कति समयदेखि',
  'Usually yours or your parents’. For Nepal we found no published rule on how long it must have been there: ask the visa centre. We advise you to have it early and to leave it untouched.':
    'प्रायः आफ्नै वा आमाबुबाको। पैसा खातामा कति समयदेखि हुनुपर्छ भन्ने नियम नेपालका लागि प्रकाशित भएको हामीले भेटेनौं। भिसा केन्द्रलाई सोध्नुहोस्। पैसा चाँडै जम्मा गरेर नचलाई राख्ने सल्लाह दिन्छौं।',
  'Colleges in the trial': 'परीक्षण कार्यक्रमका कलेज',
  'Some vocational programmes ask for Korean in place of the balance.':
    'केही व्यावसायिक कोर्सले बैंक ब्यालेन्सको सट्टा कोरियाली भाषा माग्छन्।',
  Trial: 'परीक्षण कार्यक्रम',
  'Visa to look for work (D-10)': 'काम खोज्ने भिसा (D-10)',
  'Graduates of Korean universities can apply to stay while they look for a job.':
    'कोरियाली विश्वविद्यालयमा पढाइ सकेकाले काम खोज्दै बस्न आवेदन दिन सक्छन्।',
  'Work in your field (E-7)': 'आफ्नो क्षेत्रमा काम (E-7)',
  'With a job offer that fits your degree you can change to a work visa.':
    'डिग्रीसँग मिल्ने जागिरको अफर भए वर्क भिसामा बदल्न सकिन्छ।',
  'From the language to a degree': 'भाषाबाट डिग्रीतिर',
  'You change from D-4 to D-2 in Korea. Your attendance decides whether you may stay.':
    'कोरियामै D-4 बाट D-2 मा बदल्न सकिन्छ। बस्न पाइन्छ कि पाइँदैन, तपाईंको हाजिरीले तय गर्छ।',
  Attendance: 'हाजिरी',
  March: 'मार्च',
  'The second intake. Language institutes also begin in June and December.':
    'दोस्रो इन्टेक। भाषा संस्थानमा जुन र डिसेम्बरमा पनि पढाइ सुरु हुन्छ।',
  'Standard Admission Certificate and the business registration of the university, with copies':
    'भर्ना प्रमाणपत्र (Standard Admission Certificate) र विश्वविद्यालयको व्यवसाय दर्ता प्रमाणपत्र, प्रतिलिपिसहित',
  'Scholarship paper, or the affidavit of a professor, if there is one':
    'छात्रवृत्तिको कागजात वा प्राध्यापकको शपथपत्र, भएमा',
  'Cover letter and study plan': 'कभर लेटर र अध्ययन योजना',
  'Proof of Korean (TOPIK) or English, as the programme asks. EPS-TOPIK, the test for workers, does not count':
    'कोरियाली (TOPIK) वा अङ्ग्रेजी भाषाको प्रमाण, कोर्सले मागेअनुसार; कामदारका लागि लिइने EPS-TOPIK परीक्षा मान्य हुँदैन',
  'Certificates confirmed in the way that the embassy and the university ask for':
    'दूतावास र विश्वविद्यालयले भनेजसरी प्रमाणित गरिएका प्रमाणपत्र',
  'You or your parents show a bank balance. The amount depends on the visa and on where the university is. The embassy also looks at your family’s income.':
    'तपाईं वा आमाबुबाले बैंक ब्यालेन्स देखाउनुपर्छ। कति देखाउने, भिसा र विश्वविद्यालय भएको ठाउँमा भर पर्छ। दूतावासले परिवारको आम्दानी पनि हेर्छ।',
  'Names, dates and amounts must agree in all papers and in the interview. We advise you to compare every one.':
    'नाम, मिति र रकम सबै कागजात र अन्तर्वार्तामा मिल्नुपर्छ। एक–एक गरी दाँज्ने सल्लाह दिन्छौं।',
  'Too little Korean or English': 'कमजोर कोरियाली वा अङ्ग्रेजी भाषा',
  'No certificate, or a failed interview. Learn before you apply.':
    'प्रमाणपत्र नहुनु, वा अन्तर्वार्तामा असफल हुनु। आवेदन दिनुअघि सिक्नुहोस्।',
  'An institution under limits': 'कडाइमा परेको संस्था',
  'After each review Korea bars institutions from inviting students. Ask for its status before you pay.':
    'हरेक समीक्षापछि कोरियाले केही संस्थालाई विद्यार्थी बोलाउन रोक लगाउँछ। पैसा तिर्नुअघि संस्थाको अवस्था सोध्नुहोस्।',
  Barred: 'रोक लागेका',
  'Say in the study plan what you did since your last studies, with proof, and why you need this course.':
    'पछिल्लो पढाइपछि के गर्नुभयो, अध्ययन योजनामा प्रमाणसहित लेख्नुहोस्। यो कोर्स किन चाहिन्छ, त्यो पनि लेख्नुहोस्।',
  'Some cooperatives and brokers lend a balance for a certificate, the same one to many. The embassy asks where the money comes from.':
    'केही सहकारी र दलालले प्रमाणपत्रका लागि ब्यालेन्स सापटी दिन्छन्, एउटै ब्यालेन्स धेरैलाई। पैसा कहाँबाट आयो, दूतावासले सोध्छ।',
  'It does not: the hours are limited, and you need a permit first.':
    'पुग्दैन: काम गर्न पाउने घण्टा सीमित हुन्छ, र पहिले अनुमति लिनुपर्छ।',
  'EPS and study are two ways': 'EPS र पढाइ दुई फरक बाटा',
  'EPS is for workers. Its test, EPS-TOPIK, opens no university, and a student visa is no way to a factory job.':
    'EPS कामदारका लागि हो। यसको EPS-TOPIK परीक्षाले कुनै विश्वविद्यालयको ढोका खोल्दैन। विद्यार्थी भिसा पनि कारखानाको जागिरमा जाने बाटो होइन।',
  'Ask the Ministry whether it gives the NOC for a language course before you pay an institute.':
    'भाषा संस्थानलाई शुल्क तिर्नुअघि भाषा कोर्सका लागि एनओसी दिइन्छ कि दिइँदैन, मन्त्रालयलाई सोध्नुहोस्।',
  'Embassy of the Republic of Korea in Nepal': 'नेपालस्थित कोरियाली दूतावास',
  'Korea Visa Application Center': 'Korea Visa Application Center',
  'Immigration (HiKorea)': 'अध्यागमन (HiKorea)',
  'Study in Korea': 'Study in Korea',
}
