export const factsUnitedStates: Record<string, string> = {
  'paid before the interview': 'अन्तर्वार्ताअघि तिर्ने',
  'SEVIS fee for exchange visitors (J-1)': 'एक्सचेन्ज भिजिटर (J-1) को SEVIS शुल्क',
  'beside the SEVIS fee; not refunded': 'SEVIS शुल्कबाहेक; फिर्ता हुँदैन',
  'Visa integrity fee': 'भिसा इन्टिग्रिटी शुल्क',
  'USD 250, enacted on 4 July 2025, not collected so far':
    'USD २५०, ४ जुलाई २०२५ मा कानुन बनेको, अहिलेसम्म उठाउन थालिएको छैन',
  'on 7 October 2026 not on the fee schedule; it would be paid when the visa is issued':
    '७ अक्टोबर २०२६ मा शुल्क सूचीमा छैन; लागू भए भिसा जारी हुँदा तिर्नुपर्छ',
  'OPT application': 'OPT को आवेदन',
  online: 'अनलाइन',
  'on paper': 'कागजमा',
  'at UT Arlington': 'UT Arlington मा',
  'at Louisiana Monroe, postgraduate': 'University of Louisiana Monroe मा, स्नातकोत्तर',
  'catalogue of 2022–23': 'सन् २०२२–२३ को क्याटलग',
  'Validity of the visa for Nepalis': 'नेपालीका लागि भिसाको म्याद',
  'F-1 and F-2, several entries, no issuance fee': 'F-1 र F-2, धेरै पटक प्रवेश, जारी गर्ने शुल्क लाग्दैन',
  'in person, for everybody; booked where you live or hold nationality':
    'सबैले आफैं उपस्थित हुनुपर्छ; बसोबास वा नागरिकता भएको देशमा समय लिनुपर्छ',
  'Visa issued before the programme starts': 'भिसा कोर्स सुरु हुनुभन्दा कति अघि जारी हुन्छ',
  'Wait for an interview in Kathmandu': 'काठमाडौंमा अन्तर्वार्ताको पालो पर्खने समय',
  'a blog, January 2026; no current figure was found': 'एउटा ब्लग, जनवरी २०२६; अहिलेको तथ्याङ्क भेटिएन',
  '10 months': '१० महिना',
  'the embassy in September 2024': 'दूतावास, सेप्टेम्बर २०२४ मा',
  'Entry before the programme starts': 'कोर्स सुरु हुनुभन्दा कति अघि प्रवेश गर्न पाइन्छ',
  'Funds to show': 'देखाउनुपर्ने रकम',
  'the first-year amount on your I-20': 'तपाईंको I-20 मा लेखिएको पहिलो वर्षको रकम',
  'no law sets a sum': 'कुनै कानुनले रकम तोकेको छैन',
  'at public universities': 'सरकारी विश्वविद्यालयमा',
  'for students from outside the state, which foreigners pay':
    'राज्यबाहिरका विद्यार्थीको शुल्क, विदेशीले यही तिर्छन्',
  'at private universities': 'निजी विश्वविद्यालयमा',
  'Tuition fee, a community college': 'शिक्षण शुल्क, एउटा कम्युनिटी कलेज',
  'at Pitt Community College, Greenville': 'ग्रिनभिलको Pitt Community College मा',
  'Whole year with tuition': 'शिक्षण शुल्कसहित पूरा वर्षको खर्च',
  'in Syracuse, bachelor’s': 'सिराक्युजमा, स्नातक',
  'in Syracuse, postgraduate': 'सिराक्युजमा, स्नातकोत्तर',
  'in Tampa, bachelor’s': 'टाम्पामा, स्नातक',
  'in Tampa, postgraduate': 'टाम्पामा, स्नातकोत्तर',
  'in Greenville, community college': 'ग्रिनभिलमा, कम्युनिटी कलेज',
  'everything beside tuition: 50,920 less 31,880': 'शिक्षण शुल्कबाहेक सबै: ५०,९२० बाट ३१,८८० घटाएर',
  'Housing and food': 'आवास र खाना',
  'Living costs, Syracuse': 'बस्ने–खाने खर्च, सिराक्युज',
  'in Syracuse, New York': 'न्युयोर्कको सिराक्युजमा',
  'room 10,200 and food 7,880, 2024–25': 'कोठा १०,२०० र खाना ७,८८०, सन् २०२४–२५',
  'Living costs, Tampa': 'बस्ने–खाने खर्च, टाम्पा',
  'in Tampa, Florida': 'फ्लोरिडाको टाम्पामा',
  'room and board 12,676 and other costs 7,000, 2023–24':
    'कोठा र खाना १२,६७६, अन्य खर्च ७,०००, सन् २०२३–२४',
  'Living costs, Greenville': 'बस्ने–खाने खर्च, ग्रिनभिल',
  'in Greenville, North Carolina': 'नर्थ क्यारोलाइनाको ग्रिनभिलमा',
  'at SUNY-ESF, Syracuse': 'सिराक्युजको SUNY-ESF मा',
  '2023–24': '२०२३–२४',
  '2024–25': '२०२४–२५',
  'an example, 2024–25': 'एउटा उदाहरण, सन् २०२४–२५',
  'only on campus': 'क्याम्पसभित्र मात्र',
  'only after one year of study, in special cases': 'एक वर्ष पढेपछि मात्र, विशेष अवस्थामा',
  'Curricular Practical Training (CPT)': 'CPT (पाठ्यक्रमभित्रको व्यावहारिक तालिम)',
  'only where the training is obligatory for all students of the course':
    'कोर्सका सबै विद्यार्थीलाई तालिम अनिवार्य भए मात्र',
  'a suit of 5 October 2026 is undecided': '५ अक्टोबर २०२६ को मुद्दाको फैसला भएको छैन',
  'in your field; a year of full-time CPT forfeits it':
    'आफ्नै विषय क्षेत्रमा; एक वर्ष फुलटाइम CPT गरे पाइँदैन',
  'More OPT in STEM fields': 'STEM विषयमा थप OPT',
  'more in STEM fields: CIP code on the DHS list, E-Verify employer, form I-983, paid work':
    'STEM विषयमा थप: DHS को सूचीमा परेको CIP कोड, E-Verify का रोजगारदाता, फारम I-983, तलब पाइने काम',
  'Time to apply for OPT': 'OPT को आवेदन दिने समय',
  'from 90 days before to 60 days after the end of the programme':
    'कोर्स सकिनुभन्दा ९० दिनअघिदेखि सकिएको ६० दिनसम्म',
  'Time without work during OPT': 'OPT मा काम नगरी बस्न पाइने समय',
  'in all with STEM': 'STEM सहित जम्मा',
  'Stay during and after the studies': 'पढाइको बेला र पढाइपछिको बसाइ',
  'as long as you study (duration of status), and 60 days after':
    'पढाइ चलुन्जेल (ड्युरेसन अफ स्टाटस), र त्यसपछि ६० दिन',
  'Limit of the stay with a student visa': 'विद्यार्थी भिसामा बसाइको सीमा',
  '4 years at most and 30 days’ grace: postponed nationwide on 14 September 2026':
    'बढीमा ४ वर्ष र ३० दिनको थप समय: १४ सेप्टेम्बर २०२६ मा देशभर स्थगित',
  'published on 17 July 2026, due on 15 September; appeal of 30 September 2026 (1st Circuit, 26-2112) open':
    '१७ जुलाई २०२६ मा प्रकाशित, १५ सेप्टेम्बरमा लागू हुने भनिएको; ३० सेप्टेम्बर २०२६ को पुनरावेदन (1st Circuit, 26-2112) टुङ्गिएको छैन',
  'New rules on practical training': 'व्यावहारिक तालिमबारे नयाँ नियम',
  'proposal planned for February 2027': 'फेब्रुअरी २०२७ मा प्रस्ताव ल्याउने योजना',
  'a proposal on the OPT fee passed review on 11 September 2026 and is not published':
    'OPT शुल्कको एउटा प्रस्ताव ११ सेप्टेम्बर २०२६ मा समीक्षाबाट पास भयो, प्रकाशित भएको छैन',
  'H-1B work visas in a year': 'एक वर्षमा दिइने H-1B वर्क भिसा',
  '65,000, and 20,000 more for master’s degrees; drawn by wage, 15% at level I':
    '६५,०००, र स्नातकोत्तरका लागि थप २०,०००; तलबका आधारमा लटरी, लेभल I मा १५%',
  'Payment for an H-1B visa': 'H-1B भिसाका लागि भुक्तानी',
  'USD 100,000 struck down on 30 September 2026, appeals open; a fee of USD 103,265 is only proposed':
    'USD १,००,००० लाई ३० सेप्टेम्बर २०२६ मा अदालतले खारेज गर्‍यो, पुनरावेदन टुङ्गिएको छैन; USD १,०३,२६५ को शुल्क प्रस्ताव मात्र हो',
  'Entry ban of Proclamation 10998': 'Proclamation 10998 को प्रवेश प्रतिबन्ध',
  'Nepal is not among the 39 countries': '३९ देशको सूचीमा नेपाल छैन',
  'Bond for visitors from Nepal (B-1/B-2)': 'नेपालबाट घुम्न वा भेट्न जानेको बन्ड (B-1/B-2)',
  'for parents who visit, not for students; sources differ':
    'भेट्न जाने आमाबुबाका लागि, विद्यार्थीका लागि होइन; स्रोतको भनाइ फरक',
  '5,000, 10,000 or 15,000, January 2026': '५,०००, १०,००० वा १५,०००, जनवरी २०२६',
  'Immigrant visas for Nepalis': 'नेपालीका लागि आप्रवासी भिसा',
  'paused in January 2026; diversity visas no longer issued since 31 August 2026':
    'जनवरी २०२६ मा रोकिएको; डाइभर्सिटी भिसा (डीभी) ३१ अगस्ट २०२६ देखि जारी हुँदैन',
  'Husband, wife and children (F-2)': 'पति, पत्नी र छोराछोरी (F-2)',
  'may come with their own I-20 and without a SEVIS fee; no work, part-time study':
    'आफ्नै I-20 लिएर, SEVIS शुल्क नतिरी जान पाउँछन्; काम गर्न पाउँदैनन्, पढ्न पार्टटाइम मात्र पाउँछन्',
  'English at UT Arlington, bachelor’s': 'UT Arlington मा अङ्ग्रेजी, स्नातक',
  'IELTS 6.5, TOEFL 79 or Duolingo 100 (engineering 105)':
    'IELTS ६.५, TOEFL ७९ वा Duolingo १०० (इन्जिनियरिङमा १०५)',
  'at UT Arlington, as an example; Nepal is not exempt': 'उदाहरण: UT Arlington; नेपाललाई छुट छैन',
  'Marks and English at Fairmont State': 'Fairmont State मा प्राप्ताङ्क र अङ्ग्रेजी',
  'GPA 2.0 and IELTS 6.0': 'जीपीए २.० र IELTS ६.०',
  'at Fairmont State, as an example, 2019–20': 'उदाहरण: Fairmont State, सन् २०१९–२०',
  'UT Arlington, postgraduate, fall': 'UT Arlington, स्नातकोत्तर, फल इन्टेक',
  'sources differ: another copy of the page says 15 March':
    'स्रोतको भनाइ फरक: यही पृष्ठको अर्को प्रतिमा १५ मार्च लेखिएको छ',
  'UT Arlington, postgraduate, spring': 'UT Arlington, स्नातकोत्तर, स्प्रिङ इन्टेक',
  'sources differ: another copy of the page says 15 August':
    'स्रोतको भनाइ फरक: यही पृष्ठको अर्को प्रतिमा १५ अगस्ट लेखिएको छ',
  'Students from Nepal in the USA': 'अमेरिकामा नेपालका विद्यार्थी',
  'in 2023/24, place 10; most in Texas, New York, Ohio, Louisiana and Illinois':
    'सन् २०२३/२४ मा, १०औं स्थान; सबैभन्दा धेरै टेक्सस, न्युयोर्क, ओहायो, लुइजियाना र इलिनोयमा',
  'Student visas for Nepalis': 'नेपालीले पाएका विद्यार्थी भिसा',
  visas: 'भिसा',
  'F-1, in the US financial year 2024; no rate of refusals was found':
    'F-1, अमेरिकी आर्थिक वर्ष २०२४ मा; अस्वीकृतिको दर भेटिएन',
  'Fulbright scholarships for Nepal': 'नेपालका लागि Fulbright छात्रवृत्ति',
  'Fulbright, who can apply': 'Fulbright, कसले आवेदन दिन पाउँछ',
  '16 years of study with 60% or GPA 3.0, and 3 years of work after the bachelor’s degree':
    '६०% वा जीपीए ३.० सहित १६ वर्षको पढाइ, र स्नातकपछि ३ वर्षको काम',
  'Fulbright, time to apply': 'Fulbright, आवेदन दिने समय',
  'February to 30 April': 'फेब्रुअरीदेखि ३० अप्रिलसम्म',
  'in 2025 and 2026; the call for 2027 was not found':
    'सन् २०२५ र २०२६ मा; सन् २०२७ को आवेदन सूचना भेटिएन',
  'Global UGRAD, for Nepal': 'Global UGRAD, नेपालका लागि',
  'open to Nepal in 2024–25 and 2025–26; last call closed on 15 December 2024':
    'सन् २०२४–२५ र २०२५–२६ मा नेपालका लागि खुला; पछिल्लो आवेदन १५ डिसेम्बर २०२४ मा बन्द भयो',
  'no later call was found': 'त्यसपछिको आवेदन सूचना भेटिएन',
  'Take the tests, before the course': 'परीक्षा दिने, कोर्स सुरु हुनुभन्दा कति अघि',
  'Have the I-20, pay SEVIS, fill in the DS-160, before the course':
    'I-20 लिइसक्ने, SEVIS शुल्क तिर्ने, DS-160 भर्ने, कोर्स सुरु हुनुभन्दा कति अघि',
  'Book the interview, before the course': 'अन्तर्वार्ताको समय लिने, कोर्स सुरु हुनुभन्दा कति अघि',
  'Minimum marks': 'न्यूनतम प्राप्ताङ्क',
  'Visa processing': 'भिसा आउन लाग्ने समय',
}
