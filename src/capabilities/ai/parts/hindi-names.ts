import { GRAHAS, type Graha } from '../../../jyotish/grahas.ts'

/** Hindi names of stones, gifts, fields of work and subjects of study. */

// source: common Hindi names of the nine stones
export const HINDI_GEMS: Readonly<Record<Graha, string>> = {
  ...{ Sun: 'माणिक', Moon: 'मोती', Mars: 'मूँगा', Mercury: 'पन्ना', Jupiter: 'पुखराज' },
  ...{ Venus: 'हीरा', Saturn: 'नीलम', Rahu: 'गोमेद', Ketu: 'लहसुनिया' },
}

// source: `GIFTS`, in Hindi
export const HINDI_GIFTS: Readonly<Record<Graha, string>> = {
  Sun: 'रविवार की सुबह गेहूँ और गुड़ का दान प्रचलित है।',
  Moon: 'सोमवार को चावल और दूध का दान प्रचलित है।',
  Mars: 'मंगलवार को मसूर की दाल का दान प्रचलित है।',
  Mercury: 'बुधवार को हरी मूँग का दान प्रचलित है।',
  Jupiter: 'गुरुवार को चने की दाल और हल्दी का दान प्रचलित है।',
  Venus: 'शुक्रवार को सफ़ेद कपड़े या चीनी का दान प्रचलित है।',
  Saturn: 'शनिवार को काले तिल और तेल का दान प्रचलित है।',
  Rahu: 'शनिवार को काली उड़द का दान प्रचलित है।',
  Ketu: 'किसी ज़रूरतमंद को कंबल का दान प्रचलित है।',
}

// source: `PROFESSIONS` and `SUBJECTS`, in Hindi
const FIELDS: Readonly<Record<string, string>> = {
  ...{ government: 'सरकारी सेवा', administration: 'प्रशासन', medicine: 'चिकित्सा', 'gold and jewellery': 'आभूषण' },
  ...{
    leadership: 'नेतृत्व',
    hospitality: 'आतिथ्य',
    food: 'भोजन',
    'liquids and shipping': 'जहाज़रानी',
    nursing: 'नर्सिंग',
  },
  ...{
    'public dealing': 'जनसंपर्क',
    textiles: 'वस्त्र',
    engineering: 'इंजीनियरिंग',
    'police or army service': 'पुलिस या सेना',
  },
  ...{
    surgery: 'शल्य चिकित्सा',
    'real estate': 'ज़मीन-जायदाद',
    metals: 'धातु',
    sport: 'खेल',
    commerce: 'वाणिज्य',
    writing: 'लेखन',
  },
  ...{ accounting: 'लेखा', software: 'सॉफ़्टवेयर', teaching: 'शिक्षण', media: 'मीडिया', broking: 'दलाली', law: 'कानून' },
  ...{ finance: 'वित्त', counsel: 'परामर्श', religion: 'धर्म', management: 'प्रबंधन', arts: 'कला', design: 'डिज़ाइन' },
  ...{
    cosmetics: 'सौंदर्य प्रसाधन',
    film: 'फ़िल्म',
    'luxury trade': 'विलास वस्तुओं का व्यापार',
    hotels: 'होटल',
    vehicles: 'वाहन',
  },
  ...{ mining: 'खनन', 'labour management': 'श्रम प्रबंधन', agriculture: 'कृषि', oil: 'तेल', 'civil service': 'सिविल सेवा' },
  ...{ construction: 'निर्माण', aviation: 'विमानन', electronics: 'इलेक्ट्रॉनिक्स', 'foreign trade': 'विदेश व्यापार' },
  ...{
    pharmaceuticals: 'औषधि',
    'data and research': 'डेटा-शोध',
    'speculation trades': 'बाज़ार के सौदे',
    healing: 'उपचार',
  },
  ...{ astrology: 'ज्योतिष', languages: 'भाषाएँ', programming: 'प्रोग्रामिंग', investigation: 'जाँच-पड़ताल' },
  ...{ 'political science': 'राजनीति विज्ञान', physics: 'भौतिकी', psychology: 'मनोविज्ञान', literature: 'साहित्य' },
  ...{
    nutrition: 'पोषण विज्ञान',
    'marine studies': 'समुद्र विज्ञान',
    'law enforcement': 'पुलिस विज्ञान',
    geology: 'भूविज्ञान',
  },
  ...{ mathematics: 'गणित', computing: 'कंप्यूटर विज्ञान', philosophy: 'दर्शन', 'fine arts': 'ललित कला', music: 'संगीत' },
  ...{
    'hotel management': 'होटल प्रबंधन',
    history: 'इतिहास',
    'civil engineering': 'सिविल इंजीनियरिंग',
    'labour law': 'श्रम कानून',
  },
  ...{ 'foreign languages': 'विदेशी भाषाएँ', 'data science': 'डेटा विज्ञान', linguistics: 'भाषा विज्ञान' },
  ...{ 'occult and religious studies': 'धर्म एवं गूढ़ विद्या', microbiology: 'सूक्ष्मजीव विज्ञान' },
}

/** The Hindi name of a field of work or a subject; null without one. */
export const hindiField = (name: string): string | null => FIELDS[name.toLowerCase()] ?? null

/** A list in Hindi: "क, ख और ग". */
export const joinHindi = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} और ${words.at(-1)}`

export const grahaOf = (name: unknown): Graha | null => GRAHAS.find((graha) => graha === name) ?? null
