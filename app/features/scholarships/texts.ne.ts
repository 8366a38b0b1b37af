import type { Texts } from '#app/contract/texts.ts'

export default {
  // admin/scholarships-page.tsx
  scholarship: 'छात्रवृत्ति',
  '+ Add Scholarship': '+ छात्रवृत्ति थप्नुहोस्',
  'Scholarships show visitors how to pay for their studies. Press “+ Add Scholarship” to create the first one. Visitors see the scholarships page only while a scholarship is open for applications.':
    'पढाइको खर्च कसरी जुटाउने भनेर छात्रवृत्तिले देखाउँछ। पहिलो बनाउन “+ छात्रवृत्ति थप्नुहोस्” थिच्नुहोस्। आवेदन दिन मिल्ने छात्रवृत्ति हुँदा मात्र भिजिटरले छात्रवृत्तिको पृष्ठ देख्छन्।',
  'Visitors see published scholarships by deadline, also on the guide of the country, until the deadline has passed.':
    'प्रकाशित छात्रवृत्ति भिजिटरले अन्तिम मितिको क्रममा देख्छन्, देशको गाइडमा पनि, अन्तिम मिति नसकिएसम्म।',
  'Any country': 'जुनसुकै देश',
  'For example “Master’s”.': 'जस्तै “Master’s”।',
  Amount: 'रकम',
  'An amount cannot be negative.': 'रकम शून्यभन्दा कम हुन सक्दैन।',
  Deadline: 'अन्तिम मिति',
  'The provider’s page. Begins with https://': 'दिने संस्थाको पृष्ठ। https:// बाट सुरु हुन्छ।',
  'Public until the deadline': 'अन्तिम मितिसम्म सबैले देख्ने',
  'This day has passed. Visitors will not see the scholarship.':
    'यो दिन बितिसक्यो। भिजिटरले छात्रवृत्ति देख्दैनन्।',
} satisfies Texts
