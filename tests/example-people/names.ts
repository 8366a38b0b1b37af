/**
 * Common Nepali names in Latin spellings, the most common first, and in Devanagari. They describe no
 * real person: `labelled-pairs.ts` combines them at random.
 */
export interface ExampleName {
  spellings: string[]
  devanagari: string
}

export const WOMEN = names(`
  Sita Seeta Sitaa = सीता
  Gita Geeta = गीता
  Laxmi Lakshmi Laxmee = लक्ष्मी
  Saraswati Sarswati Saraswoti = सरस्वती
  Kamala Kamla = कमला
  Puja Pooja = पूजा
  Sushmita Susmita = सुष्मिता
  Asmita Ashmita = अस्मिता
  Sabina Savina = सबिना
  Sunita Suneeta = सुनिता
  Anita Aneeta = अनिता
  Manisha Maneesha Manisa = मनिषा
  Anisha Aneesha = अनिषा
  Bimala Vimala Bimla = विमला
  Rama Ramaa = रमा
  Radhika Radheeka = राधिका
  Samiksha Samikshya Samikchya = समीक्षा
  Diksha Dikshya Deeksha = दीक्षा
  Shristi Sristi Srishti = सृष्टि
  Aarati Arati Aarti = आरती
  Bhawana Bhavana Bhawna = भावना
  Shanti Santi Shaanti = शान्ति
  Parbati Parvati Parwati = पार्वती
  Supriya Supria = सुप्रिया
  Nirmala Nirmalaa = निर्मला
  Kriti Kritee = कृति
  Kirti Keerti = कीर्ति
  Sujata Sujaata = सुजाता
  Shraddha Sraddha = श्रद्धा
  Sharada Sharda Sarada = शारदा
`)

export const MEN = names(`
  Ram Raam = राम
  Hari Haree = हरि
  Krishna Krisna = कृष्ण
  Bishnu Vishnu Bisnu = विष्णु
  Shyam Syam = श्याम
  Bikash Bikas Vikash = विकास
  Bibek Vivek Bivek = विवेक
  Dipak Deepak = दीपक
  Sandip Sandeep = सन्दीप
  Anil Aneel = अनिल
  Sunil Suneel = सुनिल
  Binod Vinod = विनोद
  Prakash Prakas Prakaash = प्रकाश
  Suraj Sooraj = सुरज
  Sabin Savin = सबिन
  Nabin Navin Nabeen = नविन
  Rajesh Rajes Raajesh = राजेश
  Ramesh Rames = रमेश
  Suresh Sures = सुरेश
  Ganesh Ganes = गणेश
  Kamal Kamaal = कमल
  Bimal Vimal = विमल
  Nirmal Neermal = निर्मल
  Ashish Asish Aashish = आशिष
  Ujjwal Ujwal = उज्ज्वल
  Pratik Prateek = प्रतिक
  Saurav Sourav Saurabh = सौरभ
  Maheshwor Maheshwar Maheswor = महेश्वर
  Aayush Ayush = आयुष
  Nabaraj Nawaraj Navaraj = नवराज
`)

export const FAMILIES = names(`
  Shrestha Shresth Shreshtha Srestha = श्रेष्ठ
  Adhikari Adhikary Adikari = अधिकारी
  Paudel Poudel Poudyal = पौडेल
  Thapa Thapaa = थापा
  Gurung Gurong = गुरुङ
  Tamang Taamang = तामाङ
  Rai Raai = राई
  Sharma Sarma = शर्मा
  Chhetri Chettri Kshetri = क्षेत्री
  Bhattarai Bhattrai Bhatarai = भट्टराई
  Bhandari Bhandary = भण्डारी
  Karki Kaarki = कार्की
  Khadka Khadkaa = खड्का
  Chaudhary Chaudhari Choudhary = चौधरी
  Acharya Aacharya = आचार्य
  Pokharel Pokhrel = पोखरेल
  Neupane Nyaupane = न्यौपाने
  Ghimire Ghimirey = घिमिरे
  Subedi Suvedi = सुवेदी
  Maharjan Maharjun = महर्जन
  Pandey Pande Panday = पाण्डे
  Limbu Limboo = लिम्बू
  Magar Mager = मगर
  Mishra Misra = मिश्र
  Basnet Basnyat = बस्नेत
  Suwal Suwaal = सुवाल
  Waiba Waiva = वाइबा
  Thing Ting = थिङ
`)

/** Names of siblings that are almost equal but never the same person. */
export const SIBLINGS = pairs(`
  Sita Gita, Ram Rama, Anil Sunil, Anisha Manisha, Sabin Sabina, Kamal Kamala, Bimal Bimala,
  Nirmal Nirmala, Anita Sunita, Ramesh Rajesh, Suresh Surendra, Kriti Kirti, Shraddha Sharada,
  Rina Mina, Hema Hima, Sujan Sujana, Rajan Ranjan, Rabi Kabi, Dipa Dipak, Asmi Asmita, Susmita Asmita,
  Sandesh Sandip, Prabin Pramila, Samir Samira, Nabin Sabin, Aayush Aayusha, Rita Ritu, Lalit Lalita,
  Anup Anupa, Bina Bini, Karuna Aruna, Sarita Sabita, Binod Binaya, Sagar Sarad, Isha Usha, Maya Maiya,
  Manoj Saroj, Niru Nira, Puja Punam, Sushil Sushila, Bishal Bishnu, Deepa Deepika, Ashok Ashish
`)

function names(table: string): ExampleName[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [spellings = '', devanagari = ''] = line.split('=')
      return { spellings: spellings.trim().split(' '), devanagari: devanagari.trim() }
    })
}

function pairs(list: string) {
  return list.split(',').map((pair) => pair.trim().split(' ') as [string, string])
}
