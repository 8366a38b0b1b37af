export const guideCanada: Record<string, string> = {
  Canada: 'क्यानडा',
  'Study in Canada from Nepal': 'नेपालबाट क्यानडामा अध्ययन',
  'Study in Canada from Nepal: universities, course areas, tuition and living costs, the study permit step by step, scholarships, proof of funds and the NOC.':
    'नेपालबाट क्यानडामा अध्ययन: विश्वविद्यालय, विषय क्षेत्र, शिक्षण शुल्क र बस्ने–खाने खर्च, स्टडी परमिटका चरण, छात्रवृत्ति, आर्थिक स्रोतको प्रमाण र एनओसी।',
  'Study in English or French, with a way into work': 'अङ्ग्रेजी वा फ्रेन्चमा पढाइ, र कामसम्म पुग्ने बाटो',
  'Canada offers degrees at universities and practical diplomas at colleges. After many programmes you may stay and work.':
    'क्यानडामा विश्वविद्यालयले डिग्री दिन्छन्, कलेजले व्यावहारिक डिप्लोमा। धेरै कोर्सपछि त्यहीँ बसेर काम गर्न पाइन्छ।',
  'Free Consultation': 'निःशुल्क परामर्श',
  Toronto: 'टोरन्टो',
  'Post-graduation work permit': 'पढाइपछिको वर्क परमिट',
  Languages: 'भाषा',
  'English and French': 'अङ्ग्रेजी र फ्रेन्च',
  'Canadian dollar': 'क्यानडियन डलर',
  'Stay and work after your degree': 'डिग्रीपछि बसाइ र काम',
  'The post-graduation work permit lets you work for nearly any employer in Canada.':
    'पढाइपछिको वर्क परमिट (PGWP) भए क्यानडाका झन्डै जुनसुकै रोजगारदाताकहाँ काम गर्न पाइन्छ।',
  'University or college': 'विश्वविद्यालय वा कलेज',
  'Universities give degrees. Colleges give shorter diplomas that prepare for one kind of work.':
    'विश्वविद्यालयले डिग्री दिन्छन्। कलेजले एउटा खास कामका लागि तयार पार्ने, छोटा डिप्लोमा दिन्छन्।',
  'Work as part of the course': 'कोर्सकै भागका रूपमा काम',
  'In co-op programmes you change between terms of study and paid terms of work. The study permit covers these terms.':
    'कोअप कोर्समा पढाइका सेमेस्टर र तलब पाइने कामका सेमेस्टर पालैपालो आउँछन्। यी सेमेस्टरको काम स्टडी परमिटमै समेटिएको हुन्छ।',
  'No separate permit since': 'छुट्टै परमिट नचाहिने भएको मिति',
  'Most full-time students may work off campus, with a limit in term.':
    'फुलटाइम पढ्ने धेरैजसो विद्यार्थीले क्याम्पसबाहिर काम गर्न पाउँछन्। पढाइ चलेको बेला घण्टाको सीमा हुन्छ।',
  'Off campus': 'क्याम्पसबाहिर',
  'Used to newcomers': 'नयाँ आउनेसँग बानी परेको देश',
  'People from all over the world live in Canada’s cities. Universities have offices that help you settle in.':
    'क्यानडाका सहरमा संसारभरका मानिस बस्छन्। नयाँ ठाउँमा घुलमिल हुन सघाउने कार्यालय विश्वविद्यालयमै हुन्छन्।',
  'Two world languages': 'दुई विश्व भाषा',
  'You study in English, or in French in Québec, and hear both.':
    'अङ्ग्रेजीमा, वा क्युबेकमा भए फ्रेन्चमा पढिन्छ, र दुवै भाषा सुन्न पाइन्छ।',
  'University of Toronto': 'University of Toronto',
  'Toronto, Ontario': 'टोरन्टो, ओन्टारियो',
  'Gives the Pearson scholarship, which pays for a whole bachelor’s degree. Toronto is one of the expensive cities.':
    'Pearson छात्रवृत्ति दिन्छ, जसले पूरै स्नातकको खर्च बेहोर्छ। टोरन्टो महँगा सहरमध्ये एक हो।',
  'University of British Columbia': 'University of British Columbia',
  'Vancouver, British Columbia': 'भ्यानकुभर, ब्रिटिस कोलम्बिया',
  'Gives scholarships by need to very good students. Look up its own fees: the average says little about one university.':
    'निकै राम्रा विद्यार्थीलाई आर्थिक आवश्यकता हेरेर छात्रवृत्ति दिन्छ। यसको आफ्नै शुल्क हेर्नुहोस्: औसत शुल्कले एउटा विश्वविद्यालयबारे खासै केही बताउँदैन।',
  'McGill University': 'McGill University',
  'Montréal, Québec': 'मोन्ट्रियल, क्युबेक',
  'In Québec you also need the CAQ, and you show Québec’s own amount of money.':
    'क्युबेकमा पढ्न CAQ (क्युबेकको स्वीकृति प्रमाणपत्र) पनि चाहिन्छ, र क्युबेकले तोकेको छुट्टै रकम देखाउनुपर्छ।',
  'University of Alberta': 'University of Alberta',
  'Edmonton, Alberta': 'एडमन्टन, अल्बर्टा',
  'A public university, so master’s students need no attestation letter under the rules of this year.':
    'सरकारी विश्वविद्यालय हो, त्यसैले यस वर्षको नियमअनुसार स्नातकोत्तरका विद्यार्थीलाई प्रमाणीकरण पत्र चाहिँदैन।',
  'University of Waterloo': 'University of Waterloo',
  'Waterloo, Ontario': 'वाटरलु, ओन्टारियो',
  'Many of its programmes have co-op terms.': 'यसका धेरै कोर्समा कोअप सेमेस्टर हुन्छन्।',
  'Computer science and IT': 'कम्प्युटर विज्ञान र आइटी',
  'Data science': 'डेटा विज्ञान',
  'Tuition, bachelor’s degree': 'शिक्षण शुल्क, स्नातक',
  'The average, and two universities as examples. The average is not the top: look up the fee of your course.':
    'औसत शुल्क, र उदाहरणका रूपमा दुई विश्वविद्यालय। औसत भनेको सबैभन्दा बढी होइन: आफ्नो कोर्सको शुल्क हेर्नुहोस्।',
  'Tuition, master’s degree': 'शिक्षण शुल्क, स्नातकोत्तर',
  'The average, and one university as an example. Fees differ much between subjects.':
    'औसत शुल्क, र उदाहरणका रूपमा एउटा विश्वविद्यालय। विषयअनुसार शुल्क धेरै फरक पर्छ।',
  'What Canada and Québec ask you to have for a year, and what a student in Toronto needs.':
    'क्यानडा र क्युबेकले एक वर्षका लागि माग्ने रकम, र टोरन्टोमा विद्यार्थीलाई चाहिने रकम।',
  'Study permit': 'स्टडी परमिट',
  'Paid online with the application.': 'आवेदनसँगै अनलाइन तिर्ने शुल्क।',
  'Fingerprints and photo, paid with the application.': 'औंठाछाप र फोटोको शुल्क, आवेदनसँगै तिर्ने।',
  'Health insurance': 'स्वास्थ्य बीमा',
  'Each province and university has its own plan.': 'हरेक प्रान्त र विश्वविद्यालयको आफ्नै योजना हुन्छ।',
  'Québec acceptance certificate': 'क्युबेकको स्वीकृति प्रमाणपत्र',
  'Only for studies in Québec.': 'क्युबेकमा पढ्दा मात्र चाहिन्छ।',
  'A month in Toronto': 'टोरन्टोमा एक महिना',
  'What students pay for a room, food and bills.': 'कोठा, खाना र बिलमा विद्यार्थीले गर्ने खर्च।',
  'A whole year in Toronto': 'टोरन्टोमा पूरा एक वर्ष',
  'York University’s own estimate for its students.':
    'York University ले आफ्ना विद्यार्थीका लागि गरेको अनुमान।',
  'Room, food and personal costs of a year. For other cities no recent figure with a source was found; none costs less than the study permit asks you to show.':
    'एक वर्षको कोठा, खाना र व्यक्तिगत खर्च। अरू सहरको स्रोत खुलेको हालको रकम भेटिएन। स्टडी परमिटले देखाउन भनेभन्दा कम खर्च लाग्ने सहर कुनै छैन।',
  'Engineering, nursing and business often ask for more.':
    'इन्जिनियरिङ, नर्सिङ र बिजनेसमा प्रायः योभन्दा बढी मागिन्छ।',
  'Many programmes also ask for references, and some for work experience.':
    'धेरै कोर्सले सिफारिस पत्र पनि माग्छन्, केहीले कामको अनुभव पनि।',
  'We found no rule on a study gap. We advise you to explain each gap in your letter, and to add papers of your work or training in that time. Marks and scores are what agencies in Nepal report; the page of your programme decides. The study permit itself has no score that we could confirm.':
    'ग्याप (पढाइको अन्तराल) बारे कुनै नियम भेटिएन। आफ्नो पत्रमा हरेक ग्यापको कारण खुलाउने, र त्यस बेलाको काम वा तालिमका कागजात राख्ने सल्लाह दिन्छौं। यहाँका प्राप्ताङ्क र स्कोर नेपालका एजेन्सीले बताएका हुन्। तपाईंको कोर्सको पृष्ठमा जे छ, त्यही मान्य हुन्छ। स्टडी परमिटकै लागि चाहिने कुनै स्कोर हामीले पुष्टि गर्न सकेनौं।',
  'University entrance scholarships': 'विश्वविद्यालयका भर्ना छात्रवृत्ति',
  'Many universities look at your marks when you apply and offer a scholarship with the place.':
    'धेरै विश्वविद्यालयले आवेदन दिँदा नै प्राप्ताङ्क हेर्छन्, र सिटसँगै छात्रवृत्ति पनि दिन्छन्।',
  'Lester B. Pearson International Scholarship': 'Lester B. Pearson International Scholarship',
  'For a bachelor’s degree at the University of Toronto. Your school has to nominate you, and you are in the last year of school or have just finished it.':
    'University of Toronto मा स्नातक पढ्न। तपाईंको स्कुलले तपाईंलाई मनोनयन गर्नुपर्छ। तपाईं स्कुलको अन्तिम वर्षमा हुनुपर्छ वा स्कुल भर्खरै सकेको हुनुपर्छ।',
  'It pays': 'बेहोर्ने खर्च',
  'Given to': 'पाउने',
  'Last deadline found': 'भेटिएको पछिल्लो अन्तिम मिति',
  'International Scholars, University of British Columbia':
    'International Scholars, University of British Columbia',
  'By need, for students with the best marks. Not for nursing.':
    'आर्थिक आवश्यकता हेरेर, सबैभन्दा राम्रो प्राप्ताङ्क भएका विद्यार्थीलाई। नर्सिङका लागि होइन।',
  'Gap after school': 'स्कुलपछिको ग्याप',
  'Study in Canada Scholarships': 'Study in Canada Scholarships',
  'For an exchange, not for a whole degree. You study at a university in Nepal, and its partner in Canada applies for you.':
    'पूरा डिग्रीका लागि होइन, विद्यार्थी आदानप्रदान (एक्सचेन्ज) का लागि। तपाईं नेपालको विश्वविद्यालयमा पढ्नुहुन्छ, र क्यानडामा रहेको त्यसको साझेदारले तपाईंका लागि आवेदन दिन्छ।',
  Nepal: 'नेपाल',
  Amount: 'रकम',
  'Funding for research degrees': 'अनुसन्धान डिग्रीका लागि आर्थिक सहयोग',
  'Many master’s and doctoral students are paid for research or teaching at their university.':
    'स्नातकोत्तर र पीएचडीका धेरै विद्यार्थीले विश्वविद्यालयमा अनुसन्धान गरेर वा पढाएर पैसा पाउँछन्।',
  'Choose the programme': 'कोर्स छनोट',
  'The school must be a designated learning institution (DLI). Check also that the programme leads to the work permit that you plan for. We do both with you.':
    'शिक्षण संस्था क्यानडाले तोकेको संस्था (DLI) हुनुपर्छ। तपाईंले सोचेको वर्क परमिट त्यस कोर्सबाट पाइन्छ कि पाइँदैन, त्यो पनि जाँच्नुहोस्। यी दुवै काम हामी तपाईंसँगै गर्छौं।',
  'We advise, before the course': 'हाम्रो सल्लाह, कोर्सअघि',
  'English test': 'अङ्ग्रेजी भाषा परीक्षा',
  'Apply and receive the letter of acceptance': 'आवेदन र भर्ना स्वीकृतिपत्र',
  'The school offers you a place. You accept it and pay the deposit that it asks for.':
    'शिक्षण संस्थाले तपाईंलाई सिट दिन्छ। त्यो स्वीकार गर्नुहोस् र संस्थाले मागेको डिपोजिट तिर्नुहोस्।',
  Application: 'आवेदन',
  'Offer and deposit': 'अफर लेटर र डिपोजिट',
  'Provincial attestation letter': 'प्रान्तीय प्रमाणीकरण पत्र',
  'The province gives it through the school. Without it IRCC returns your application and the fees, so ask the school whether you are excepted.':
    'प्रान्तले यो पत्र शिक्षण संस्थामार्फत दिन्छ। यो नभए क्यानडाको अध्यागमन निकाय (IRCC) ले आवेदन र शुल्क फिर्ता पठाउँछ। त्यसैले तपाईंलाई छुट छ कि छैन, शिक्षण संस्थालाई सोध्नुहोस्।',
  'This year': 'यस वर्ष',
  'Not needed for': 'नचाहिने',
  'Permits for this year': 'यस वर्षका परमिट',
  'In Québec: acceptance certificate (CAQ)': 'क्युबेकमा: स्वीकृति प्रमाणपत्र (CAQ)',
  'You apply to the province before you apply to Canada. It takes the place of the attestation letter.':
    'क्यानडालाई आवेदन दिनुअघि प्रान्तलाई आवेदन दिनुपर्छ। प्रमाणीकरण पत्रको सट्टा यही प्रमाणपत्र मान्य हुन्छ।',
  'NOC, payment and papers': 'एनओसी, भुक्तानी र कागजात',
  'With the NOC your bank sends the money. Prepare proof of funds, certificates, and a letter that explains your plan of study.':
    'वैदेशिक अध्ययन अनुमतिपत्र (एनओसी) पाएपछि बैंकले पैसा पठाउँछ। आर्थिक स्रोतको प्रमाण, प्रमाणपत्र, र आफ्नो पढाइको योजना खुलाएको पत्र तयार पार्नुहोस्।',
  'Apply for the study permit': 'स्टडी परमिटको आवेदन',
  'You apply online and pay. Then you give fingerprints and photo at the visa application centre in Kathmandu.':
    'अनलाइन आवेदन दिनुहोस् र शुल्क तिर्नुहोस्। त्यसपछि काठमाडौंको भिसा आवेदन केन्द्रमा औंठाछाप र फोटो दिनुहोस्।',
  'Study permit fee': 'स्टडी परमिटको शुल्क',
  'Medical examination and decision': 'स्वास्थ्य परीक्षण र निर्णय',
  'A panel physician whom Canada has approved examines you, in Kathmandu at IOM or TMMC. Then you wait. IRCC’s online tool counts by country of residence; look there first.':
    'क्यानडाले मान्यता दिएका डाक्टरले काठमाडौंको IOM वा TMMC मा तपाईंको स्वास्थ्य परीक्षण गर्नुहुन्छ। त्यसपछि निर्णय पर्खनुपर्छ। IRCC को अनलाइन टुलले बसोबासको देशअनुसार समय देखाउँछ, पहिले त्यहीँ हेर्नुहोस्।',
  'For courses of more than': 'योभन्दा लामो कोर्सका लागि',
  'Visa and departure': 'भिसा र प्रस्थान',
  'You receive the visa in your passport. The study permit is printed when you arrive. Then apply for a social insurance number (SIN), which you need for work.':
    'भिसा पासपोर्टमा आउँछ। स्टडी परमिट त्यहाँ पुगेपछि छापिन्छ। त्यसपछि सामाजिक बीमा नम्बर (SIN) का लागि आवेदन दिनुहोस्, काम गर्न यो चाहिन्छ।',
  Flight: 'हवाई टिकट',
  'The rules of this year on attestation letters end. If you apply later, ask us or the school first: the new rules may ask for the letter from others.':
    'प्रमाणीकरण पत्रसम्बन्धी यस वर्षका नियम सकिँदै छन्। त्यसपछि आवेदन दिने भए पहिले हामीलाई वा शिक्षण संस्थालाई सोध्नुहोस्: नयाँ नियमले अरूसँग पनि यो पत्र माग्न सक्छ।',
  'Canada plans fewer permits for new students. Apply early, while your province still has letters.':
    'क्यानडाले नयाँ विद्यार्थीलाई कम परमिट दिने योजना बनाएको छ। तपाईंको प्रान्तसँग पत्र बाँकी छँदै, चाँडै आवेदन दिनुहोस्।',
  'The amount to show for living changes every September. The day of your application counts.':
    'बस्ने–खाने खर्चका लागि देखाउनुपर्ने रकम हरेक सेप्टेम्बरमा फेरिन्छ। तपाईंले आवेदन दिएको दिन हेरिन्छ।',
  'Your own and your parents’ savings': 'आफ्नो र आमाबुबाको बचत',
  'We advise money that has been in the account for some time. Explain each large deposit with the sale, loan or salary behind it.':
    'केही समयदेखि खातामा रहेको पैसा देखाउने सल्लाह दिन्छौं। खातामा जम्मा भएको हरेक ठूलो रकम बिक्री, कर्जा वा तलब केबाट आएको हो, खुलाउनुहोस्।',
  'Statements of the last': 'स्टेटमेन्ट, पछिल्लो',
  GIC: 'GIC',
  'A guaranteed investment certificate from a Canadian bank. You pay the money in, and receive it back in parts after you arrive.':
    'क्यानडाको बैंकले दिने ग्यारेन्टीड इन्भेस्टमेन्ट सर्टिफिकेट। पैसा पहिले बैंकमा जम्मा गर्नुहुन्छ, र पुगेपछि किस्ता–किस्तामा फिर्ता पाउनुहुन्छ।',
  'Education loan and sponsor': 'शैक्षिक कर्जा र स्पोन्सर',
  'A loan letter from the bank, or a letter of the sponsor with proof of income and relationship.':
    'बैंकको कर्जापत्र, वा आम्दानी र नाताको प्रमाणसहित खर्च बेहोर्ने व्यक्ति (स्पोन्सर) को पत्र।',
  Receipts: 'रसिद',
  'Tuition and rent that you have already paid count, with the receipt.':
    'तिरिसकेको शिक्षण शुल्क र भाडा पनि जोडिन्छ, रसिद भए।',
  'With husband, wife or children': 'पति, पत्नी वा छोराछोरीसहित',
  'You show more for each person who comes with you.': 'सँगै जाने हरेक व्यक्तिका लागि थप रकम देखाउनुपर्छ।',
  'The plan depends on the province': 'प्रान्तअनुसार बीमा योजना',
  'In Ontario universities enrol you in UHIP. British Columbia has a fee of the province. In Québec students from Nepal need a private plan.':
    'ओन्टारियोमा विश्वविद्यालयले नै तपाईंलाई UHIP बीमामा दर्ता गर्छन्। ब्रिटिस कोलम्बियामा प्रान्तले तोकेको शुल्क लाग्छ। क्युबेकमा नेपालका विद्यार्थीलाई निजी बीमा योजना चाहिन्छ।',
  'Dental care and glasses': 'दाँतको उपचार र चस्मा',
  'Student plans often add them. Ask whether you can leave such a plan if you already have cover.':
    'विद्यार्थी बीमा योजनामा प्रायः यी पनि थपिन्छन्। तपाईंसँग पहिल्यै बीमा छ भने यस्तो योजना छोड्न मिल्छ कि, सोध्नुहोस्।',
  'Your work in term and in breaks': 'पढाइ चलेको बेला र बिदामा काम',
  'Start only when your course has begun and you have a SIN. More hours than allowed can cost you the permit.':
    'कोर्स सुरु भएपछि र SIN पाएपछि मात्र काम थाल्नुहोस्। तोकिएभन्दा बढी घण्टा काम गरे परमिट गुम्न सक्छ।',
  'Their open work permit depends on your programme. After other programmes they can come only as visitors or students.':
    'उनीहरूको ओपन वर्क परमिट तपाईंको कोर्समा भर पर्छ। अरू कोर्स भए उनीहरू भिजिटर वा विद्यार्थीका रूपमा मात्र जान सक्छन्।',
  'Work permit': 'वर्क परमिट',
  'Length of a master’s programme': 'स्नातकोत्तर कोर्सको अवधि',
  'The officer doubts that you will leave Canada': 'क्यानडा छोड्नुहुन्छ भन्नेमा अधिकृतको शङ्का',
  'Show what you come back to: family, property, a field with work in Nepal. The reasons here stand in the order of the data for one part of a year; most refusals name several.':
    'फर्किने आधार देखाउनुहोस्: परिवार, सम्पत्ति, नेपालमा काम पाइने क्षेत्र। यहाँका कारण एक वर्षको केही महिनाको तथ्याङ्कको क्रममा राखिएका छन्। धेरैजसो अस्वीकृतिमा एकभन्दा बढी कारण लेखिएका हुन्छन्।',
  'In one refusal': 'एउटा अस्वीकृतिमा',
  'The money does not convince': 'पैसामा विश्वास नभएको',
  'The sum is too small, new in the account or without a source. We advise statements that show where it came from, and a plan for the whole course.':
    'रकम थोरै छ, खातामा भर्खरै आएको छ वा स्रोत खुलेको छैन। पैसा कहाँबाट आएको हो भन्ने देखिने स्टेटमेन्ट, र पूरै कोर्सको खर्चको योजना राख्ने सल्लाह दिन्छौं।',
  'The purpose is not clear': 'उद्देश्य स्पष्ट नभएको',
  'The course does not follow from what you studied or worked. Say in your own words why this course, here and now.':
    'पहिलेको पढाइ वा कामसँग कोर्स मिल्दैन। यही कोर्स, यहीँ र अहिले नै किन, आफ्नै शब्दमा भन्नुहोस्।',
  'Papers are missing or false': 'कागजात नपुगेको वा नक्कली',
  'Check every paper against the list. One false paper, also from an agent, closes the door for years.':
    'हरेक कागजात सूचीसँग भिडाउनुहोस्। एउटै नक्कली कागजातले वर्षौंका लागि ढोका बन्द गर्छ, त्यो एजेन्टले राखेको भए पनि।',
  Ban: 'प्रतिबन्ध',
  'No attestation letter': 'प्रमाणीकरण पत्र नभएको',
  'This is not a refusal: the application comes back with the fees. But the time is lost.':
    'यो अस्वीकृति होइन: आवेदन शुल्कसहित फिर्ता आउँछ। तर समय खेर जान्छ।',
  'Paid advice without a licence': 'इजाजतपत्र नभएकाले पैसा लिएर दिने सल्लाह',
  'Only lawyers, notaries of Québec and members of the College of Immigration and Citizenship Consultants may advise on Canadian immigration for money. Look up the name in the College’s register.':
    'क्यानडाको अध्यागमनबारे पैसा लिएर सल्लाह दिन वकिल, क्युबेकका नोटरी र College of Immigration and Citizenship Consultants का सदस्यले मात्र पाउँछन्। यस संस्थाको दर्ता सूचीमा नाम खोज्नुहोस्।',
  'Forged letters of acceptance': 'नक्कली भर्ना स्वीकृतिपत्र',
  'Students learned years later that their letters were false. Ask the school by its own address whether your letter is real.':
    'आफ्नो पत्र नक्कली रहेछ भन्ने विद्यार्थीले वर्षौंपछि मात्र थाहा पाएका छन्। तपाईंको पत्र साँचो हो कि होइन, शिक्षण संस्थाकै ठेगानामा सोध्नुहोस्।',
  'Removal cases': 'देशनिकालाका मुद्दा',
  'ircc.com': 'ircc.com',
  'This is a private site. The authority’s pages are on canada.ca.':
    'यो निजी साइट हो। सरकारी निकायका पृष्ठ canada.ca मा छन्।',
  'Private “partner” colleges': 'निजी “पार्टनर” कलेज',
  'Programmes that a private college teaches under a public curriculum lead to no work permit after graduation.':
    'सरकारी संस्थाको पाठ्यक्रम निजी कलेजले पढाउने कोर्स गरे पढाइपछिको वर्क परमिट पाइँदैन।',
  'Promises and rents': 'वाचा र भाडा',
  'Nepal’s embassy in Ottawa warns of exaggerated promotion, of rent paid in advance to people met on social media, and of jobs called certain.':
    'बढाइचढाइ गरिएको प्रचार, सामाजिक सञ्जालमा भेटिएकालाई अग्रिम तिरिने भाडा, र पक्का भनिएका जागिरबाट होसियार रहन ओटावाको नेपाली दूतावासले भनेको छ।',
  'IRCC: money you must show': 'IRCC: देखाउनुपर्ने रकम',
  'IRCC: apply for a study permit': 'IRCC: स्टडी परमिटको आवेदन',
  'IRCC: attestation letters': 'IRCC: प्रमाणीकरण पत्र',
  'IRCC: designated learning institutions': 'IRCC: तोकिएका शिक्षण संस्था',
  'EduCanada: programmes and scholarships': 'EduCanada: कोर्स र छात्रवृत्ति',
  'Visa application centre for Canada in Nepal': 'नेपालमा क्यानडाको भिसा आवेदन केन्द्र',
  'College of Immigration and Citizenship Consultants':
    'College of Immigration and Citizenship Consultants',
  Processing: 'भिसा आउन लाग्ने समय',
  'No source was found.': 'स्रोत भेटिएन।',
  'Tuition, undergraduate': 'शिक्षण शुल्क, स्नातक तह',
  'No source was found, and the average is higher.': 'स्रोत भेटिएन, र औसत शुल्क योभन्दा बढी छ।',
  'Tuition, postgraduate': 'शिक्षण शुल्क, स्नातकोत्तर तह',
  'No source was found, and the study permit asks for more.':
    'स्रोत भेटिएन, र स्टडी परमिटले योभन्दा बढी माग्छ।',
  'Its length follows the length of your programme, and it ends when your passport does. After a degree any field leads to it, also from a college; below a degree only some fields do.':
    'यसको अवधि तपाईंको कोर्सको अवधिअनुसार हुन्छ, र पासपोर्टको म्याद सकिएकै दिन यो पनि सकिन्छ। डिग्री गरे जुनसुकै विषयबाट यो पाइन्छ, कलेजको डिग्री भए पनि। डिग्रीभन्दा तलको तहमा केही विषयबाट मात्र पाइन्छ।',
  'After a short master’s degree': 'छोटो स्नातकोत्तरपछि',
  Field: 'विषय',
  'Apply within': 'यति समयभित्र आवेदन',
  'Permanent residence': 'स्थायी बसोबास (पीआर)',
  'Work in Canada can count when you apply through Express Entry. Several programmes of the provinces for graduates have closed, so do not choose a course because of one.':
    'Express Entry बाट आवेदन दिँदा क्यानडामा गरेको काम गनिन सक्छ। पढाइ सकेकाका लागि प्रान्तहरूले चलाएका कैयौं कार्यक्रम बन्द भइसकेका छन्, त्यसैले यस्तो कार्यक्रमको भरमा कोर्स नछान्नुहोस्।',
  'Ontario, master’s, closed': 'ओन्टारियो, स्नातकोत्तर, बन्द भएको',
  'British Columbia, closed': 'ब्रिटिस कोलम्बिया, बन्द भएको',
  'Québec, closed': 'क्युबेक, बन्द भएको',
  September: 'सेप्टेम्बर',
  'The main intake. We advise to begin a good year before it.':
    'मुख्य इन्टेक। यसको एक वर्षभन्दा केही अघिदेखि नै तयारी थाल्ने सल्लाह दिन्छौं।',
  January: 'जनवरी',
  'The second intake, with fewer programmes.': 'दोस्रो इन्टेक। कोर्स कम हुन्छन्।',
  May: 'मे',
  'A small intake, mostly at colleges.': 'सानो इन्टेक, धेरैजसो कलेजमा।',
  'Certificates and mark sheets from SEE, class 12 and all later studies':
    'एसईई, कक्षा १२ र त्यसपछिका सबै पढाइका प्रमाणपत्र र मार्कसिट',
  'Statement of purpose: why this course, this university and this country':
    'एसओपी (उद्देश्यपत्र): यही कोर्स, यही विश्वविद्यालय र यही देश किन',
  'Letters of recommendation, where the university asks for them': 'विश्वविद्यालयले मागेमा सिफारिस पत्र',
  'Bank papers, and proof of the income of whoever pays for you':
    'बैंकका कागजात, र खर्च बेहोर्ने व्यक्तिको आम्दानीको प्रमाण',
  'Proof that your sponsor is related to you': 'स्पोन्सरसँगको नाताको प्रमाण',
  'English translations of all papers in Nepali': 'नेपालीमा भएका सबै कागजातको अङ्ग्रेजी अनुवाद',
  'Result of an English test, such as IELTS, TOEFL or PTE':
    'IELTS, TOEFL वा PTE जस्तो अङ्ग्रेजी भाषा परीक्षाको नतिजा',
  'Curriculum vitae, and letters of experience for every study gap':
    'बायोडाटा (सीभी), र हरेक ग्यापको अनुभव पत्र',
  'Character and migration certificates of your last school or university':
    'पछिल्लो स्कुल वा विश्वविद्यालयको चारित्रिक प्रमाणपत्र र माइग्रेसन सर्टिफिकेट',
  'Letter of acceptance from the school': 'शिक्षण संस्थाको भर्ना स्वीकृतिपत्र',
  'Provincial attestation letter or, in Québec, the CAQ': 'प्रान्तीय प्रमाणीकरण पत्र, वा क्युबेकमा CAQ',
  'Proof of funds: bank statements, GIC, loan letter, tuition receipt, letter of the sponsor':
    'आर्थिक स्रोतको प्रमाण: बैंक स्टेटमेन्ट, GIC, कर्जापत्र, शिक्षण शुल्कको रसिद, स्पोन्सरको पत्र',
  'Often asked by agencies: proof of relationship and of income, tax clearance, valuation of property':
    'एजेन्सीले प्रायः माग्ने: नाता र आम्दानीको प्रमाण, कर चुक्ता प्रमाणपत्र, सम्पत्तिको मूल्याङ्कन',
  'Letter of explanation for the visa officer': 'भिसा अधिकृतका लागि स्पष्टीकरण पत्र',
  'Certified translations, with a copy of the original': 'सक्कलको प्रतिलिपिसहित प्रमाणित अनुवाद',
  'Receipt of the medical examination, for longer courses': 'लामो कोर्स भए स्वास्थ्य परीक्षणको रसिद',
  'Confirmation of biometrics': 'बायोमेट्रिक दिएको पुष्टि',
  'No Objection Certificate, for your bank': 'बैंकका लागि वैदेशिक अध्ययन अनुमतिपत्र (एनओसी)',
  'You show that you can pay the first year’s tuition, living costs and the journey, and you explain how you will pay for the whole course. The authority sets the amount for living costs; Québec has its own.':
    'पहिलो वर्षको शिक्षण शुल्क, बस्ने–खाने खर्च र यात्रा खर्च तिर्न सक्छु भनेर देखाउनुपर्छ, र पूरै कोर्सको खर्च कसरी तिर्ने हो, खुलाउनुपर्छ। बस्ने–खाने खर्चको रकम सरकारी निकायले तोक्छ। क्युबेकको आफ्नै रकम छ।',
  'Living, one student': 'बस्ने–खाने खर्च, एक विद्यार्थी',
  Journey: 'यात्रा खर्च',
}
