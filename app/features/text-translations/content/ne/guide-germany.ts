export const guideGermany: Record<string, string> = {
  Germany: 'जर्मनी',
  'Study in Germany from Nepal': 'नेपालबाट जर्मनीमा अध्ययन',
  'Study in Germany from Nepal: public universities without a tuition fee, the blocked account, Studienkolleg after class 12, the visa step by step and the NOC.':
    'नेपालबाट जर्मनीमा अध्ययन: शिक्षण शुल्क नलाग्ने सरकारी विश्वविद्यालय, ब्लक्ड एकाउन्ट, कक्षा १२ पछिको तयारी कलेज (Studienkolleg), भिसाका चरण र एनओसी।',
  'Public universities, most without a tuition fee': 'सरकारी विश्वविद्यालय, धेरैजसोमा शिक्षण शुल्क लाग्दैन',
  'Most public universities in Germany charge no tuition fee. You pay for living and health insurance, and you show the money in a blocked account. A bachelor’s degree usually needs German first.':
    'जर्मनीका धेरैजसो सरकारी विश्वविद्यालयमा शिक्षण शुल्क लाग्दैन। बस्ने–खाने खर्च र स्वास्थ्य बीमा तपाईंले तिर्नुपर्छ, र त्यो पैसा रोक्का खाता (ब्लक्ड एकाउन्ट) मा देखाउनुपर्छ। स्नातक पढ्न प्रायः पहिले जर्मन भाषा चाहिन्छ।',
  Frankfurt: 'फ्रान्कफर्ट',
  'German; many master’s degrees in English': 'जर्मन; स्नातकोत्तरका धेरै कोर्स अङ्ग्रेजीमा',
  'No tuition fee at most public universities': 'धेरैजसो सरकारी विश्वविद्यालयमा शिक्षण शुल्क लाग्दैन',
  'You pay a contribution each semester. In many places it includes a ticket for buses and trains.':
    'हरेक सेमेस्टरमा योगदान शुल्क तिर्नुपर्छ। धेरै ठाउँमा बस र रेलको टिकट यसैमा पर्छ।',
  'Semester contribution': 'सेमेस्टर योगदान शुल्क',
  'Engineering and research': 'इन्जिनियरिङ र अनुसन्धान',
  'Universities of technology work with industry, and universities of applied sciences teach with practice in companies.':
    'प्राविधिक विश्वविद्यालयले उद्योगसँग मिलेर काम गर्छन्। व्यावहारिक विज्ञानका विश्वविद्यालयले कम्पनीमा अभ्यास गराउँदै पढाउँछन्।',
  'You choose between hours in term and days in a year. Work as a student assistant at the university has rules of its own.':
    'पढाइ चलेको बेला घण्टाअनुसार वा वर्षभरिमा दिनअनुसार, कसरी काम गर्ने तपाईं आफैं रोज्नुहुन्छ। विश्वविद्यालयमै विद्यार्थी सहायकको काम गर्दा छुट्टै नियम लाग्छ।',
  'In a year': 'वर्षभरिमा',
  'Time to look for work afterwards': 'पढाइपछि काम खोज्ने समय',
  'After your degree you can stay and look for a job that fits it, and work in any job meanwhile.':
    'डिग्री सकेपछि त्यससँग मिल्ने काम खोज्दै बस्न पाइन्छ। त्यतिन्जेल जुनसुकै काम गर्न पाइन्छ।',
  'Technical University of Munich': 'Technical University of Munich',
  'Munich, Bavaria': 'म्युनिख, बाभारिया',
  'In Bavaria a university may charge students from outside the EU. Look at the fee of your course.':
    'बाभारियामा विश्वविद्यालयले युरोपेली सङ्घबाहिरका विद्यार्थीसँग शुल्क लिन सक्छ। आफ्नो कोर्सको शुल्क हेर्नुहोस्।',
  'RWTH Aachen University': 'RWTH Aachen University',
  'Aachen, North Rhine-Westphalia': 'आखेन, नर्थ राइन-वेस्टफालिया',
  'Engineering and natural sciences.': 'इन्जिनियरिङ र प्राकृतिक विज्ञान।',
  'Technische Universität Berlin': 'Technische Universität Berlin',
  Berlin: 'बर्लिन',
  'Engineering, computer science and planning in the capital.':
    'राजधानीमा इन्जिनियरिङ, कम्प्युटर विज्ञान र प्लानिङ।',
  'University of Stuttgart': 'University of Stuttgart',
  'Stuttgart, Baden-Württemberg': 'स्टुटगार्ट, बाडेन-वुर्टेमबर्ग',
  'This state charges students from outside the EU a tuition fee.':
    'यो राज्यले युरोपेली सङ्घबाहिरका विद्यार्थीसँग शिक्षण शुल्क लिन्छ।',
  'HTWG Konstanz, University of Applied Sciences': 'HTWG Konstanz, University of Applied Sciences',
  'Konstanz, Baden-Württemberg': 'कोन्स्टान्ज, बाडेन-वुर्टेमबर्ग',
  'With a preparatory college of its own, and written rules for certificates from Nepal. Tuition fee of the state.':
    'आफ्नै तयारी कलेज छ, नेपालका प्रमाणपत्रबारे लिखित नियम पनि छ। राज्यले तोकेको शिक्षण शुल्क लाग्छ।',
  'Mechanical and electrical engineering': 'मेकानिकल र इलेक्ट्रिकल इन्जिनियरिङ',
  'Natural sciences': 'प्राकृतिक विज्ञान',
  'Architecture and planning': 'आर्किटेक्चर र प्लानिङ',
  'Tuition fee, public universities': 'शिक्षण शुल्क, सरकारी विश्वविद्यालय',
  'Private universities set their own fees. They are not in this sum.':
    'निजी विश्वविद्यालयले आफ्नो शुल्क आफैं तोक्छन्। त्यो यस जोडमा परेको छैन।',
  'For the students’ union, canteens and, in many places, buses and trains.':
    'विद्यार्थी सङ्गठन, क्यान्टिन, र धेरै ठाउँमा बस र रेलका लागि।',
  'Rent is the largest part. Munich costs most; smaller towns in the east cost least.':
    'सबैभन्दा ठूलो हिस्सा भाडाको हुन्छ। म्युनिख सबैभन्दा महँगो छ, पूर्वका साना सहर सबैभन्दा सस्ता।',
  'Without it no university enrols you. Students above an age limit pay more.':
    'यो नभए कुनै विश्वविद्यालयले भर्ना लिँदैन। उमेरको हद नाघेका विद्यार्थीले बढी तिर्नुपर्छ।',
  'Not returned when the visa is refused. Holders of a scholarship from public funds do not pay it.':
    'भिसा अस्वीकृत भए फिर्ता हुँदैन। सरकारी कोषको छात्रवृत्ति पाएकाले यो तिर्नुपर्दैन।',
  'Paid in Germany, at the foreigners’ office of your town.':
    'जर्मनीमा, आफ्नो सहरको विदेशी नागरिक कार्यालयमा तिर्नुपर्छ।',
  'Check of your certificates': 'प्रमाणपत्रको जाँच',
  'Many universities let uni-assist check certificates from abroad before they decide.':
    'धेरै विश्वविद्यालयले निर्णय गर्नुअघि विदेशका प्रमाणपत्र uni-assist लाई जाँच्न दिन्छन्।',
  'The blocked account': 'ब्लक्ड एकाउन्ट',
  'You open it with a bank or provider for Germany, send the whole sum from Nepal with your NOC, and get a part back each month after you arrive.':
    'जर्मनीका लागि यो खाता खोल्ने बैंक वा कम्पनीमा खाता खोल्नुहोस्। एनओसी लिएर नेपालबाट पूरा रकम पठाउनुहोस्। जर्मनी पुगेपछि हरेक महिना त्यसको केही भाग फिर्ता पाइन्छ।',
  'Whole sum': 'पूरा रकम',
  'Other proof': 'अरू प्रमाण',
  'A scholarship, or a declaration of commitment by somebody who lives in Germany, can take its place. A bank balance in Nepal alone does not.':
    'यसको सट्टा छात्रवृत्ति, वा जर्मनीमा बस्ने कसैको खर्चको प्रतिबद्धतापत्र पनि चल्न सक्छ। नेपालको बैंक ब्यालेन्स मात्र भने पुग्दैन।',
  'For everybody who works beside the studies from that day. Expect no job to pay less.':
    'त्यस दिनदेखि पढ्दै गर्दा काम गर्ने सबैका लागि। यसभन्दा कम ज्याला दिने काम हुँदैन भन्ने बुझ्नुहोस्।',
  'Summer semester, which begins in April': 'समर सेमेस्टर, अप्रिलमा सुरु',
  'Fewer courses begin then. With a visa still to come, we advise the winter semester.':
    'त्यति बेला कम कोर्स सुरु हुन्छन्। भिसा लाग्न बाँकी छ भने हाम्रो सल्लाह विन्टर सेमेस्टर हो।',
  'Winter semester, which begins in October': 'विन्टर सेमेस्टर, अक्टोबरमा सुरु',
  'Courses with limited places and many master’s degrees close earlier. The day on the course page counts.':
    'सिट सीमित भएका कोर्स र स्नातकोत्तरका धेरै कोर्सको आवेदन चाँडै बन्द हुन्छ। कोर्सको पृष्ठमा भएको मिति नै मान्य हुन्छ।',
  'The preparatory college has an entrance test in German. Its final test opens the university.':
    'तयारी कलेजमा जर्मन भाषामा प्रवेश परीक्षा हुन्छ। त्यहाँको अन्तिम परीक्षाले विश्वविद्यालयको बाटो खोल्छ।',
  'Other colleges may ask for more.': 'अरू कलेजले बढी माग्न सक्छन्।',
  'A bachelor’s degree in the same subject from a recognised university. The university compares your marks with its own.':
    'मान्यताप्राप्त विश्वविद्यालयबाट सोही विषयको स्नातक। विश्वविद्यालयले तपाईंको प्राप्ताङ्क आफ्नो अङ्क प्रणालीसँग दाँज्छ।',
  'Degrees in German ask for a German test, degrees in English for an English test; each course names its own level. No rule for a study gap was found: explain every year in your CV.':
    'जर्मन भाषामा पढाइने डिग्रीले जर्मन भाषा परीक्षा माग्छ, अङ्ग्रेजीमा पढाइनेले अङ्ग्रेजी भाषा परीक्षा। तह हरेक कोर्सले आफैं तोक्छ। ग्याप (पढाइको अन्तराल) बारे नियम भेटिएन। बायोडाटा (सीभी) मा हरेक वर्ष के गर्नुभयो, लेख्नुहोस्।',
  'Public insurance': 'सरकारी बीमा',
  'The usual choice for students under the age limit. You need it on the day of enrolment.':
    'उमेरको हदभित्रका विद्यार्थीले प्रायः यही लिन्छन्। भर्ना हुने दिन यो चाहिन्छ।',
  'Each month': 'हरेक महिना',
  'For the journey and the first weeks': 'यात्रा र सुरुका हप्ताका लागि',
  'A travel insurance covers the time until the public one begins. The embassy asks for it.':
    'सरकारी बीमा सुरु नभएसम्मको समय यात्रा बीमाले समेट्छ। दूतावासले यो माग्छ।',
  'In a preparatory college or language course': 'तयारी कलेज वा भाषा कोर्समा',
  'Public insurers do not take you in a course before the degree. Ask for a private policy that the foreigners’ office accepts.':
    'डिग्रीअघिका कोर्समा सरकारी बीमा कम्पनीले बीमा गर्दैनन्। विदेशी नागरिक कार्यालयले मान्ने निजी बीमा माग्नुहोस्।',
  Work: 'काम',
  'Working for yourself is not part of the permission. Time in a preparatory college has stricter rules.':
    'यो अनुमतिमा स्वरोजगार गर्न पाइँदैन। तयारी कलेज पढ्दाको नियम झन् कडा छ।',
  'They apply for a visa of their own, for family reunion, with proof of rent and income. We advise that the student goes first.':
    'उनीहरूले पारिवारिक पुनर्मिलनका लागि आफ्नै भिसा आवेदन दिनुपर्छ, घरभाडा र आम्दानीको प्रमाणसहित। हाम्रो सल्लाह: पहिले विद्यार्थी जानुहोस्।',
  DAAD: 'DAAD',
  'The German Academic Exchange Service pays for master’s degrees and doctorates, above all in subjects that matter for development. Its database shows what is open to Nepal.':
    'जर्मन शैक्षिक आदानप्रदान सेवा (DAAD) ले स्नातकोत्तर र पीएचडीको खर्च बेहोर्छ, खास गरी विकासका लागि महत्त्वपूर्ण विषयमा। नेपालका लागि के–के खुला छ, यसको डेटाबेसमा देखिन्छ।',
  'Foundations and universities': 'फाउन्डेसन र विश्वविद्यालय',
  'Political and church foundations support students already in Germany. Universities help with small sums, usually after the first semesters.':
    'राजनीतिक र चर्चसँग जोडिएका फाउन्डेसनले जर्मनी पुगिसकेका विद्यार्थीलाई सघाउँछन्। विश्वविद्यालयले सानो रकम दिएर सघाउँछन्, प्रायः सुरुका सेमेस्टरपछि।',
  'German and a list of courses': 'जर्मन भाषा र कोर्सको सूची',
  'Learn German to the level of your course. We choose courses with you and check whether your certificates open them.':
    'आफ्नो कोर्सले मागेको तहसम्म जर्मन भाषा सिक्नुहोस्। हामी तपाईंसँगै कोर्स छान्छौं, र तपाईंका प्रमाणपत्रबाट त्यहाँ भर्ना पाइन्छ कि पाइँदैन, हेर्छौं।',
  'Apply to universities': 'विश्वविद्यालयमा आवेदन',
  'Directly, or through uni-assist, which checks your certificates.':
    'सिधै, वा तपाईंका प्रमाणपत्र जाँच्ने uni-assist मार्फत।',
  'Letter of admission': 'भर्ना पत्र',
  'From the university or the preparatory college.': 'विश्वविद्यालय वा तयारी कलेजबाट।',
  'NOC and blocked account': 'एनओसी र ब्लक्ड एकाउन्ट',
  'With the letter you get the NOC. Your bank then sends the sum to the blocked account.':
    'यो पत्र भएपछि वैदेशिक अध्ययन अनुमतिपत्र (एनओसी) पाइन्छ। त्यसपछि तपाईंको बैंकले ब्लक्ड एकाउन्टमा रकम पठाउँछ।',
  'Blocked account': 'ब्लक्ड एकाउन्ट',
  'Appointment at the German Embassy': 'जर्मन दूतावासमा भेट्ने समय',
  'You book it yourself on the embassy’s page, apply in person in Kathmandu, and pay the fee in rupees.':
    'दूतावासको पृष्ठबाट आफैं समय लिनुहोस्, काठमाडौंमा आफैं गएर आवेदन दिनुहोस्, र शुल्क रुपैयाँमा तिर्नुहोस्।',
  Decision: 'निर्णय',
  'The embassy asks the foreigners’ office of your town in Germany. Book no flight before.':
    'दूतावासले जर्मनीमा तपाईं बस्ने सहरको विदेशी नागरिक कार्यालयलाई सोध्छ। निर्णय नआई हवाई टिकट नकाट्नुहोस्।',
  Arrival: 'आगमन',
  'You register your address, begin your health insurance, enrol, and apply for the residence permit before the visa ends.':
    'ठेगाना दर्ता गर्नुहोस्, स्वास्थ्य बीमा सुरु गर्नुहोस् र विश्वविद्यालयमा भर्ना हुनुहोस्। भिसाको म्याद सकिनुअघि बसोबास अनुमतिपत्रका लागि आवेदन दिनुहोस्।',
  'The winter semester, with nearly all courses.': 'विन्टर सेमेस्टर, लगभग सबै कोर्स सुरु हुन्छन्।',
  'The summer semester, with fewer courses.': 'समर सेमेस्टर, कम कोर्स सुरु हुन्छन्।',
  'German certificate at the level that the course or the preparatory college asks for':
    'कोर्स वा तयारी कलेजले मागेको तहको जर्मन भाषा प्रमाणपत्र',
  'Confirmation of the blocked account, the scholarship or the declaration of commitment':
    'ब्लक्ड एकाउन्ट, छात्रवृत्ति वा खर्चको प्रतिबद्धताको पुष्टिपत्र',
  'Travel health insurance': 'यात्रा स्वास्थ्य बीमा',
  'Visa application forms, signed, and the declaration on true and complete information':
    'हस्ताक्षर गरिएका भिसा आवेदन फारम, र विवरण साँचो र पूरा छ भन्ने घोषणापत्र',
  'Biometric photos': 'बायोमेट्रिक फोटो',
  'Citizenship certificate and birth certificate': 'नागरिकता र जन्मदर्ता प्रमाणपत्र',
  'CV without gaps': 'बीचको समय नछुटेको बायोडाटा (सीभी)',
  'The whole sum for a year is in a blocked account before you apply. You pay the semester contribution, the journey and the first rent from other money.':
    'आवेदन दिनुअघि नै एक वर्षको पूरा रकम ब्लक्ड एकाउन्टमा हुनुपर्छ। सेमेस्टर योगदान शुल्क, यात्रा र सुरुको भाडा अरू पैसाले तिर्नुपर्छ।',
  'The way from class 12 is not clear': 'कक्षा १२ पछिको बाटो स्पष्ट नभएको',
  'We advise: say in your letter which preparatory college takes you, and what you will study afterwards.':
    'हाम्रो सल्लाह: कुन तयारी कलेजले भर्ना लिन्छ र त्यसपछि के पढ्नुहुन्छ, आफ्नो पत्रमा लेख्नुहोस्।',
  'Too little German for a course in German': 'जर्मनमा पढाइने कोर्सका लागि जर्मन भाषा नपुगेको',
  'We advise: take the certificate before the appointment, and speak at the appointment.':
    'हाम्रो सल्लाह: भेट्ने समयअघि नै भाषाको प्रमाणपत्र लिनुहोस्, र भेटमा जर्मन बोल्नुहोस्।',
  'Money that comes from nowhere': 'स्रोत नखुलेको पैसा',
  'We advise: pay into the blocked account from your own or your parents’ account, and keep the papers of the income.':
    'हाम्रो सल्लाह: आफ्नै वा आमाबुबाको खाताबाट ब्लक्ड एकाउन्टमा रकम पठाउनुहोस्, र आयस्रोतका कागजात जोगाएर राख्नुहोस्।',
  'A course that does not follow from your studies': 'पहिलेको पढाइसँग नमिल्ने कोर्स',
  'We advise: give reasons for a change of subject and for every year without study or work.':
    'हाम्रो सल्लाह: विषय फेरेको भए त्यसको, र पढाइ वा काम नगरेको हरेक वर्षको कारण दिनुहोस्।',
  'Missing papers': 'अपुग कागजात',
  'The embassy accepts complete applications only. We go through its checklist with you.':
    'दूतावासले पूरा आवेदन मात्र लिन्छ। दूतावासको कागजात सूची हामी तपाईंसँगै बसेर हेर्छौं।',
  'Sold appointments': 'पैसामा बेचिने भेट्ने समय',
  'The embassy’s appointments are free. Nobody can sell you one.':
    'दूतावासको भेट्ने समय निःशुल्क हो। कसैले तपाईंलाई बेच्न सक्दैन।',
  'A private college sold as a public university': 'सरकारी विश्वविद्यालय भनेर बेचिने निजी कलेज',
  'Look the institution up with DAAD. Private fees are high, and some courses do not lead to a visa.':
    'शिक्षण संस्था DAAD मा खोजेर हेर्नुहोस्। निजी संस्थाको शुल्क महँगो हुन्छ, र केही कोर्सबाट भिसा लाग्दैन।',
  'A blocked account with borrowed money': 'सापटी पैसाको ब्लक्ड एकाउन्ट',
  'You live from this money. Whoever lends it for the visa alone leaves you without rent.':
    'तपाईंको गुजारा यही पैसाले चल्छ। भिसाका लागि मात्र पैसा सापट दिनेले तपाईंलाई भाडा तिर्नै नसक्ने बनाउँछ।',
  'An APS certificate for Nepalis': 'नेपालीलाई APS प्रमाणपत्र',
  'Nobody with certificates from Nepal has to buy one.': 'नेपालका प्रमाणपत्र हुने कसैले पनि यो किन्नुपर्दैन।',
  APS: 'APS',
  'German Embassy Kathmandu: study visa': 'काठमाडौंस्थित जर्मन दूतावास: विद्यार्थी भिसा',
  'German Embassy Kathmandu: appointments': 'काठमाडौंस्थित जर्मन दूतावास: भेट्ने समय',
  'DAAD: money and living in Germany': 'DAAD: जर्मनीमा पैसा र बसाइ',
  'Make it in Germany: work beside your studies': 'Make it in Germany: पढ्दै गर्दा काम',
  'uni-assist: fees': 'uni-assist: शुल्क',
  'Residence permit to look for work': 'काम खोज्नका लागि बसोबास अनुमतिपत्र',
  'You apply before your student permit ends, with your degree, money to live on and health insurance.':
    'विद्यार्थी अनुमतिपत्रको म्याद सकिनुअघि आवेदन दिनुपर्छ। डिग्री, गुजारा चलाउने पैसा र स्वास्थ्य बीमा चाहिन्छ।',
  'EU Blue Card and other work permits': 'युरोपेली सङ्घको ब्लु कार्ड र अरू वर्क परमिट',
  'With a job that fits your degree you change to a work permit. Its salary decides which one.':
    'डिग्रीसँग मिल्ने काम पाएपछि वर्क परमिटमा सर्न सकिन्छ। कुन परमिट पाइन्छ, त्यस कामको तलबले तय गर्छ।',
}
