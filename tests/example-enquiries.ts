/** Example enquiries of students; none is spam. */
export const studentEnquiries = [
  'Hi',
  'I want to study in Australia',
  'Hello sir, I completed my +2 in management with 3.12 GPA. Can I apply for BBA in Sydney for July intake? How much is the first year fee and what must we show in the bank?',
  'I have done B.Com from TU and M.Sc. from Pokhara.My IELTS is 6.5 (no band less than 6).Is it enough for Canada.Please tell me.',
  'My IELTS: 7.0 overall. Result here https://results.example/trf/12345 and my CV https://drive.example/file/asha. Can you check if I qualify for the MSc in Data Science?',
  'Is this course still open? www.university.example/courses/nursing',
  'Dear Sir/Madam, I am a registered nurse (PCL and B.N.S.). I saw your post on facebook.example/gantavya/posts/42 about nursing in the UK. Do you charge for counselling?',
  'My friend got the visa through your office!!! I also want to go to JAPAN for language school. Budget 12-14 lakh. 2 years gap after +2, is it a PROBLEM???',
  'I was rejected once (subclass 500) in Feb 2025. GTE was not satisfied. Can I reapply? I can send the refusal letter by email: example@student.example',
  'Fee of University A: https://a.example/fees. Is it cheaper than in Malta?',
  'नमस्ते, म बीएससी नर्सिङ पढ्न अष्ट्रेलिया जान चाहन्छु। मेरो आइइएलटीएस ६.५ छ। कति खर्च लाग्छ र बैंकमा कति देखाउनुपर्छ?',
  'मैले +२ विज्ञान सकें, जीपीए २.८। क्यानडाको लागि आवेदन दिन सक्छु कि सक्दिन?',
  'सर, जापानको भाषा स्कुलको फारम कहिले खुल्छ? मेरो भाइको लागि सोधेको। हेर्नुहोस् https://school.example/ja',
  'दक्षिण कोरियाको भिसाको लागि TOPIK चाहिन्छ? लिंक: www.topik.example र https://visa.example/kr',
  'Namaste sir, ma Australia jana chahanchu nursing padhna. Mero GPA 3.2 cha ani IELTS 6.5 aayo. Kati kharcha lagcha?',
  'k xa sir, canada ko lagi sept intake khulxa? IELTS bina janna milxa ki mildaina. mero phone ma call garnus hai belka 5 baje pachi',
  'Dai PTE 58 le UK paucha? Maile yo herethe https://uni.example/entry tara bujhina',
  'Hajur haru ko office kaha ho? Putalisadak ma ho? Shanibar khulcha?',
  'mero didi Melbourne ma hunuhuncha, dependent visa ma jana kati time lagcha? Marriage certificate ra photo haru https://photos.example/album/1 ma cha',
  'Looking for scholarships: 100% tuition fee waiver, free hostel, part-time job. Any offer for brilliant but needy students? Best regards, an example student',
  'Is the loan from the bank accepted? I have a property valuation of 80 lakhs, an income of 6 lakhs/year and a CA report.',
  '1) Which city is cheap? 2) Is there PR pathway? 3) Spouse allowed? 4) Work 24 hrs/week?\n\nThank you <3',
]

/** Example spam with the expected reason. */
export const spamEnquiries = [
  {
    message:
      'Rank #1 on Google! https://seo.example/a https://seo.example/b https://seo.example/c Reply now',
    reason: 'many_links',
  },
  {
    message: 'Casino bonus www.casino.example, www.slots.example, www.poker.example',
    reason: 'many_links',
  },
  {
    message:
      'Cheap pills bit.example/1a then bit.example/2b and also bit.example/3c, delivered to you',
    reason: 'many_links',
  },
  { message: 'Loans: [url=https://loans.example]click here[/url]', reason: 'link_code' },
  { message: 'Loans: [URL]https://loans.example[/URL]', reason: 'link_code' },
  { message: 'Hello <a href="https://watches.example">watches</a>', reason: 'link_code' },
  { message: 'Read [this offer](https://offer.example) today', reason: 'link_code' },
  {
    name: 'Win a phone https://prize.example',
    message: 'You have been chosen.',
    reason: 'link_in_name',
  },
  { name: 'www.crypto.example', message: 'Earn 500 a day from home.', reason: 'link_in_name' },
  {
    message: 'I would like to know more.',
    website: 'https://spam.example',
    reason: 'hidden_field',
  },
] as const

/** A text that bots send under changing names and addresses. */
export const spamTemplate =
  'Hello, I was on your website today and noticed that it could have many more visitors. Our team of experts can bring you to the first page. Shall I send you a proposal with our prices?'
