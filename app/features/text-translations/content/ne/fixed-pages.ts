export const fixedPages: Record<string, string> = {
  'Study abroad from Nepal': 'नेपालबाट विदेश अध्ययन',
  '{office} in {address} helps students from Nepal study in Australia, Canada, the UK, the USA, New Zealand and beyond. The first consultation is free.':
    '{office}, {address}: नेपालका विद्यार्थीलाई अस्ट्रेलिया, क्यानडा, बेलायत, अमेरिका, न्युजिल्यान्ड र अरू देशमा पढ्न सघाउने कार्यालय। पहिलो परामर्श निःशुल्क हुन्छ।',
  'Study abroad with {office}': 'विदेश अध्ययन, साथमा {office}',
  'Where will you study?': 'तपाईं कुन देशमा पढ्नुहुन्छ?',
  'Every way starts in Kathmandu. Choose a country to see its universities, costs and visa steps.':
    'सबै बाटा काठमाडौंबाटै सुरु हुन्छन्। देश छान्नुहोस् र त्यहाँका विश्वविद्यालय, खर्च र भिसाका चरण हेर्नुहोस्।',
  'What we do for you': 'हामी तपाईंका लागि के गर्छौं',
  'From the first question to the boarding gate, by people who have done it before.':
    'पहिलो प्रश्नदेखि बोर्डिङ गेटसम्म, यो काम पहिले गरिसकेका मानिसको साथ।',
  'What students say': 'विद्यार्थीको अनुभव',
  'Ask us anything': 'हामीलाई जे पनि सोध्नुहोस्',
  'The first consultation is free. Write to us, and we answer by {reply_day}.':
    'पहिलो परामर्श निःशुल्क हुन्छ। हामीलाई लेख्नुहोस्, {reply_day}सम्ममा जवाफ दिन्छौं।',
  'About Us': 'हाम्रो बारेमा',
  'Who we are at {office} in {address}, what we stand for, and how we help students from Nepal to study abroad.':
    '{office}, {address}: हामी को हौं, केमा विश्वास गर्छौं र नेपालका विद्यार्थीलाई विदेशमा पढ्न कसरी सघाउँछौं।',
  'About {office}': '{office}: हाम्रो परिचय',
  'We are an office in {address}. We help students in Nepal find their place at a university abroad, and get there.':
    'हाम्रो कार्यालयको ठेगाना {address} हो। हामी नेपालका विद्यार्थीलाई विदेशमा सुहाउँदो विश्वविद्यालय खोज्न र त्यहाँ पुग्न सघाउँछौं।',
  'These are our own figures; nobody outside our office has checked them. Each visa is decided by the country that gives it, and nobody can promise you one.':
    'यी हाम्रै तथ्याङ्क हुन्, कार्यालयबाहिरका कसैले जाँचेका छैनन्। हरेक भिसाको निर्णय भिसा दिने देशले गर्छ। भिसा लाग्छ नै भनेर कसैले भन्न सक्दैन।',
  'Our mission': 'हाम्रो उद्देश्य',
  'Every student who leaves Nepal to study should know why they go, what it will cost, and what can come after.':
    'पढ्न नेपालबाट बाहिर जाने हरेक विद्यार्थीलाई तीन कुरा थाहा हुनुपर्छ: किन जाने, कति खर्च लाग्छ र त्यसपछि के हुन सक्छ।',
  'What we stand for': 'हामी केमा विश्वास गर्छौं',
  'Honest advice': 'इमानदार सल्लाह',
  'We tell you what speaks for a plan and what speaks against it. If a course or a country does not suit you, we say so.':
    'योजनाका राम्रा पक्ष र कमजोर पक्ष दुवै भन्छौं। कोर्स वा देश तपाईंलाई सुहाउँदैन भने त्यो पनि भन्छौं।',
  'Your decision': 'निर्णय तपाईंको',
  'We explain, you decide. Your application is written in your words, and every document in it is true.':
    'हामी बुझाउँछौं, निर्णय तपाईं गर्नुहुन्छ। आवेदन तपाईंकै शब्दमा लेखिन्छ र त्यसका सबै कागजात साँचा हुन्छन्।',
  'Beside you to the end': 'अन्तिमसम्म साथ',
  'From the first question to the day you fly: choice, application, visa, and the first days abroad.':
    'पहिलो प्रश्नदेखि उड्ने दिनसम्म: छनोट, आवेदन, भिसा र विदेशका सुरुका दिन।',
  'Come and talk to us': 'आउनुहोस्, कुरा गरौं',
  'You find us at {address}. We are open {hours}. Bring your certificates and your questions, and your parents if you like.':
    'हाम्रो ठेगाना: {address}। खुल्ने समय: {hours}। प्रमाणपत्र र मनका प्रश्न लिएर आउनुहोस्। चाहनुहुन्छ भने आमाबुबालाई पनि सँगै ल्याउनुहोस्।',
  'Drawing of an office: on the left a desk with three chairs under a wide window with a view of hills and snow mountains, on the right a classroom with a board and desks.':
    'कार्यालयको चित्र: बायाँतिर पहाड र हिमाल देखिने फराकिलो झ्यालमुनि टेबल र तीन कुर्सी, दायाँतिर बोर्ड र डेस्क भएको कक्षाकोठा।',
  'A drawing, not a photograph: the desk where we talk, and the room for test preparation.':
    'यो फोटो होइन, चित्र हो: कुराकानी गर्ने टेबल र परीक्षा तयारीको कोठा।',
  'The first talk is free': 'पहिलो कुराकानी निःशुल्क',
  'Tell us what you have in mind. We answer by {reply_day}.':
    'मनमा के छ, भन्नुहोस्। {reply_day}सम्ममा जवाफ दिन्छौं।',
  'Contact Us': 'सम्पर्क',
  'Ask {office}, {address}, for a free consultation about studying abroad.':
    'विदेश अध्ययनबारे निःशुल्क परामर्शका लागि सोध्नुहोस्: {office}, {address}।',
  'Study Abroad': 'विदेश अध्ययन',
  'All the countries where we help students from Nepal to study: what each offers, and the way to its universities, costs, scholarships and visa steps.':
    'हामीले नेपालका विद्यार्थीलाई पढ्न सघाउने सबै देश: कुन देशमा के पाइन्छ, र त्यहाँका विश्वविद्यालय, खर्च, छात्रवृत्ति र भिसाका चरण कहाँ हेर्ने।',
  'Undecided between two?': 'दुई देशमध्ये कुन, अलमलमा हुनुहुन्छ?',
  'That is a good moment to ask. Tell us your subject, your marks and your budget, and we compare the countries with you. The first consultation is free.':
    'सोध्ने ठीक बेला यही हो। विषय, प्राप्ताङ्क र बजेट भन्नुहोस्, हामी तपाईंसँगै बसेर देशहरूको तुलना गर्छौं। पहिलो परामर्श निःशुल्क हुन्छ।',
  Services: 'सेवाहरू',
  'Career counseling, university selection, applications, visa, scholarships and test preparation: six services, in six steps from Kathmandu to your university.':
    'करिअर परामर्श, विश्वविद्यालय छनोट, आवेदन, भिसा, छात्रवृत्ति र परीक्षा तयारी: काठमाडौंदेखि तपाईंको विश्वविद्यालयसम्म ६ चरणमा ६ सेवा।',
  'Six steps from here to there': 'यहाँबाट त्यहाँसम्म ६ चरण',
  'Initial Consultation': 'पहिलो परामर्श',
  'You tell us your plans. We listen and explain.': 'तपाईं आफ्नो योजना भन्नुहुन्छ। हामी सुन्छौं र बुझाउँछौं।',
  'Profile Assessment': 'प्रोफाइल मूल्याङ्कन',
  'Your marks, tests and budget, looked at honestly.': 'प्राप्ताङ्क, परीक्षा र बजेट जस्तो छ, त्यस्तै हेर्छौं।',
  'University Selection': 'विश्वविद्यालय छनोट',
  'A short list that fits you, with reasons.': 'तपाईंलाई सुहाउने छोटो सूची, कारणसहित।',
  'Application Process': 'आवेदन प्रक्रिया',
  'Documents and statements, complete and in time.': 'कागजात र एसओपी, पूरा र समयमै।',
  'Visa Processing': 'भिसा प्रक्रिया',
  'Forms, proof of funds and interview, prepared together.':
    'फारम, आर्थिक स्रोतको प्रमाण र अन्तर्वार्ताको तयारी सँगै।',
  'Pre-Departure': 'जानुअघिको तयारी',
  'Flight, room and first days abroad. Then you go.':
    'उडान, कोठा र विदेशका सुरुका दिन। अनि तपाईं उड्नुहुन्छ।',
  'Not sure where to begin?': 'कहाँबाट सुरु गर्ने, थाहा भएन?',
  'Begin with a question. The first consultation is free, and we answer by {reply_day}.':
    'एउटा प्रश्नबाट सुरु गर्नुहोस्। पहिलो परामर्श निःशुल्क हुन्छ, {reply_day}सम्ममा जवाफ दिन्छौं।',
}
