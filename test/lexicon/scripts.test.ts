import { expect, test } from 'bun:test'
import { FESTIVAL_NAMES } from '../../src/jyotish/festivals/names.ts'
import { YOGAS } from '../../src/jyotish/limbs.ts'
import { capital, LABEL_LANGUAGES, type LabelLanguage } from '../../src/lexicon/languages.ts'
import { lexicon, nameOf } from '../../src/lexicon/lexicon.ts'
import { WRITE } from '../../src/lexicon/scripts.ts'
import type { SpeltTerm } from '../../src/lexicon/spelt-terms.ts'

const transliterate = (language: LabelLanguage, words: string, last = false) =>
  words.split(' ').map((word) => WRITE[language]!(word, last))

// The published lists of indic.test.ts, without the words that a list spells differently from the usual transliteration.
test.each([
  [
    'ne',
    'jainqq.org/explore/002676, p. 135, the yogas of the almanac',
    'viṣkambha prīti saubhāgya śobhana atigaṇḍa sukarmā dhṛti śūla gaṇḍa vṛddhi dhruva vyāghāta harṣaṇa vajra siddhi vyatīpāta parigha śiva siddha sādhya śubha brahma vaidhṛti śukla',
    'विष्कम्भ प्रीति सौभाग्य शोभन अतिगण्ड सुकर्मा धृति शूल गण्ड वृद्धि ध्रुव व्याघात हर्षण वज्र सिद्धि व्यतीपात परिघ शिव सिद्ध साध्य शुभ ब्रह्म वैधृति शुक्ल',
  ],
  [
    'hi',
    'omasttro.in, panchang, chapter 1, part 3',
    'aśvinī bharaṇī rohiṇī mṛgaśirā ārdrā punarvasu puṣya maghā hasta citrā svāti viśākhā anurādhā jyeṣṭhā mūla śravaṇa',
    'अश्विनी भरणी रोहिणी मृगशिरा आर्द्रा पुनर्वसु पुष्य मघा हस्त चित्रा स्वाति विशाखा अनुराधा ज्येष्ठा मूल श्रवण',
  ],
  [
    'kn',
    'ETV Bharat Kannada, panchanga of 10 May 2023',
    'uttarāyaṇa vasanta vaiśākha pūrvāṣāḍha kṛṣṇa',
    'ಉತ್ತರಾಯಣ ವಸಂತ ವೈಶಾಖ ಪೂರ್ವಾಷಾಢ ಕೃಷ್ಣ',
  ],
  [
    'bn',
    'Jagadananda Roy, Graha-nakshatra, p. 248',
    'aśvinī bharaṇī kṛttikā rohiṇī mṛgaśirā ārdrā punarvasu puṣyā aśleṣā maghā hastā citrā viśākhā anurādhā jyeṣṭhā mūlā śravaṇā dhaniṣṭhā śatabhiṣā revatī',
    'অশ্বিনী ভরণী কৃত্তিকা রোহিণী মৃগশিরা আর্দ্রা পুনর্বসু পুষ্যা অশ্লেষা মঘা হস্তা চিত্রা বিশাখা অনুরাধা জ্যেষ্ঠা মূলা শ্রবণা ধনিষ্ঠা শতভিষা রেবতী',
  ],
  ['or', 'or.wiktionary.org, the male nakshatras', 'hastā śravaṇā punarvasu puṣyā', 'ହସ୍ତା ଶ୍ରବଣା ପୁନର୍ବସୁ ପୁଷ୍ୟା'],
  [
    'gu',
    'vedicastrology-gujarati.blogspot.com',
    'mṛgaśīrṣa ārdrā punarvasu puṣya āśleṣā maghā',
    'મૃગશીર્ષ આર્દ્રા પુનર્વસુ પુષ્ય આશ્લેષા મઘા',
  ],
] as const)('%s has the names published in %s', (language, _, words, names) => {
  expect(transliterate(language, words)).toEqual(names.normalize('NFC').split(' '))
})

test('a noun at the end has the southern ending in Telugu, Kannada, Malayalam and Tamil', () => {
  expect(
    (['te', 'kn', 'ml', 'ta'] as const).map((language) => transliterate(language, 'vrata pūjā jayantī', true)),
  ).toEqual([
    ['వ్రతం', 'పూజ', 'జయంతి'],
    ['ವ್ರತ', 'ಪೂಜೆ', 'ಜಯಂತಿ'],
    ['വ്രതം', 'പൂജ', 'ജയന്തി'],
    ['விரதம்', 'பூஜை', 'ஜயந்தி'],
  ])
})

test('a word that is not in ISO 15919 is an error', () => {
  expect(() => WRITE.hi!('diwali', true)).toThrow('ISO 15919')
})

// Titles of the articles on the festivals in the Wikipedia of each language.
test.each([
  ['Diwali (Lakshmi Puja)', { hi: 'दीपावली', bn: 'দীপাবলি', ta: 'தீபாவளி', te: 'దీపావళి', kn: 'ದೀಪಾವಳಿ', ml: 'ദീപാവലി' }],
  [
    'Diwali (Lakshmi Puja)',
    { mr: 'दिवाळी', gu: 'દિવાળી', pa: 'ਦੀਵਾਲੀ', or: 'ଦୀପାବଳି', ur: 'دیوالی', ru: 'Дивали', ko: '디왈리' },
  ],
  ['Makara Sankranti and Pongal', { ta: 'பொங்கல்', gu: 'ઉત્તરાયણ', pa: 'ਮਾਘੀ ਅਤੇ ਪੋਂਗਲ' }],
  ['Mesha Sankranti (Vaisakhi)', { pa: 'ਵਿਸਾਖੀ', hi: 'मेष संक्रांति' }],
  ['Onam', { ml: 'ഓണം', ta: 'ஓணம்' }],
  ['Maha Shivaratri', { hi: 'महा शिवरात्रि', ta: 'மகா சிவராத்திரி', te: 'మహా శివరాత్రి' }],
  ['Pohela Boishakh', { bn: 'পহেলা বৈশাখ' }],
  [
    'Surya Grahana (solar eclipse)',
    { de: 'Sonnenfinsternis', fr: 'Éclipse solaire', ru: 'Солнечное затмение', hi: 'सूर्य ग्रहण' },
  ],
] as [SpeltTerm, Partial<Record<LabelLanguage, string>>][])(
  '%s has its names in each language',
  async (term, names) => {
    for (const [language, name] of Object.entries(names) as [LabelLanguage, string][])
      expect((await lexicon(language)).terms[term]).toBe(name.normalize('NFC'))
  },
)

/** Two names of the same observance: the fast on the bright eleventh of Kartika. */
const SAME_OBSERVANCE = new Set(['Devutthana Ekadashi', 'Devutthana (Prabodhini) Ekadashi'])
test.each([...LABEL_LANGUAGES])('%s has a different name for each festival', async (language) => {
  const { terms } = await lexicon(language)
  const names = FESTIVAL_NAMES.filter((name) => !SAME_OBSERVANCE.has(name)).map((name) => terms[name])
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
})

// The 27 yogas of the almanac, compared with the names that the lexicon lists by hand. The names that differ are local forms:
// Aindra or Indra, a final -ā shortened, a final -m added.
const YOGAS_IN_ISO_15919 =
  'viṣkambha prīti āyuṣmān saubhāgya śobhana atigaṇḍa sukarmā dhṛti śūla gaṇḍa vṛddhi dhruva vyāghāta harṣaṇa vajra siddhi vyatīpāta varīyān parigha śiva siddha sādhya śubha śukla brahma aindra vaidhṛti'.split(
    ' ',
  )
test.each([
  ['as', 26],
  ['bn', 26],
  ['gu', 25],
  ['hi', 21],
  ['kn', 26],
  ['ml', 24],
  ['mr', 26],
  ['ne', 25],
  ['or', 25],
  ['ru', 26],
  ['si', 24],
  ['ta', 22],
  ['te', 26],
] as const)('%s transliterates at least %d of 27 yogas to the listed names', async (language, minimum) => {
  const words = await lexicon(language)
  const same = YOGAS.filter(
    (yoga, i) => nameOf(yoga, 'LimbYoga', words) === capital(WRITE[language]!(YOGAS_IN_ISO_15919[i]!, true), language),
  )
  expect(same.length).toBeGreaterThanOrEqual(minimum)
})
