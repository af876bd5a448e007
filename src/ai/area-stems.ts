import { ASSESSED_AREAS, type AssessedArea } from '../jyotish/assessment/area.ts'
import { normalizedText } from '../normalization.ts'

/**
 * Words that name an area of life in a question: stems at the start of a word, in lower case, without diacritics of Latin letters.
 * A full stop at the end means a whole word.
 */

// source: the catalogue of AI readings, tables.area_keywords
const ENGLISH: Record<AssessedArea, string> = {
  career: 'career job work promot boss profession business employ office',
  children:
    'child. childs children childless childbirth baby son. daughter pregnan parenthood a_parent be_parents become_parents be_a_mother become_a_mother be_a_father become_a_father',
  education: 'study studies exam degree college school universit course mba. phd. btech. mtech. bcom. mbbs. diploma',
  foreign_travel: 'abroad foreign visa overseas travel',
  health: 'health ill. illness sick energy sleep stress body',
  marriage: 'marr wife husband spouse wedding divorce',
  politics: 'politic election minister public_office',
  property: 'house home property land flat. car. vehicle',
  relocation: 'relocat move moving settle city',
  romance: 'love dating romance partner relationship girlfriend boyfriend',
  spiritual: 'spirit meditat god mantra purpose dharma soul',
  wealth: 'money wealth income salary debt saving invest rich finance',
  family: 'family mother father brother sister sibling parents parental',
}

// Common words in Hindi (Devanagari and Latin script), Spanish, Portuguese, French and German
const OTHER_LANGUAGES: Record<AssessedArea, string> = {
  career:
    'नौकरी काम करियर कैरियर व्यापार व्यवसाय पदोन्नति प्रमोशन naukri nokri kaam. vyapar vyavsay karobar dhandha trabaj trabalh empleo emprego ascenso profesion negocio carrera carreira travail. emploi carriere arbeit. beruf',
  children:
    'बच्च संतान बेटा बेटी गर्भ bachch bacche. santan. aulad hijo. hijos. hija bebe embaraz filho. filha gravid enfant enceinte schwanger tochter sohn.',
  education:
    'पढ़ाई परीक्षा शिक्षा कॉलेज padhai pariksha estudi. estudi estud examen exame. escuela ecole etude prufung studium',
  foreign_travel:
    'विदेश यात्रा वीज़ा वीजा videsh yatra extranjer viaj estrangeir viag etranger voyag ausland. reise. visum',
  health: 'सेहत स्वास्थ्य तबियत तबीयत sehat swasth tabiyat salud. enferm saude. sante. malad gesundheit krank',
  marriage:
    'शादी विवाह ब्याह पति. पत्नी बीवी रिश्ता तलाक shadi shaadi vivah patni biwi talaq casar casarm casare casamiento casament matrimonio boda esposo esposa marido divorcio marier. mariage epous heirat hochzeit ehemann ehefrau ehe.',
  politics: 'राजनीति चुनाव rajneeti rajniti',
  property:
    'घर मकान ज़मीन जमीन गाड़ी संपत्ति ghar. makaan zameen jameen gaadi casa. vivienda propiedad terreno coche. maison appartement voiture haus. wohnung grundstuck apartamento',
  relocation: 'शहर तबादला shehar tabadla mudar mudanza ciudad mudanca cidade demenag ville. umzieh umzug stadt.',
  romance:
    'प्यार प्रेम. मोहब्बत इश्क pyar. pyaar prem. mohabbat amor. novio novia pareja enamor relacion namorad amour copain copine liebe. freundin beziehung verlieb',
  spiritual:
    'अध्यात्म आध्यात्मिक भक्ति ध्यान पूजा मोक्ष भगवान adhyatm bhakti pooja puja. moksh bhagwan dios. espirit proposito. deus.',
  wealth:
    'पैसा पैसे धन. कमाई कर्ज आमदनी दौलत अमीर paisa paise dhan. kamai karz. aamdani daulat dinero riqueza ingresos sueldo deuda ahorr dinheiro salario divida argent. salaire dette geld. gehalt schulden',
  family:
    'परिवार माँ मां माता पिता भाई बहन parivar pita. bhai. behen behan familia madre padre herman familie. mutter vater. bruder schwester eltern famille frere soeur',
}

// More English words of everyday questions
const EVERYDAY: Record<AssessedArea, string> = {
  career:
    'restaurant cafe. store. factory venture freelanc agency. offer. offers. trade. startup shop. clinic company staff team. sales post. retire award leadership banking lawyer doctor. nurse. service talent',
  children: 'kid. kids. fertil adopt stepdaughter. stepson.',
  education: 'maths literature lesson',
  foreign_travel: 'emigrat journey',
  health: 'diet constitution vitality fitness rest. tired',
  marriage: 'fiance proposal',
  politics: 'parliament famous fame.',
  property: 'rent. garden',
  relocation: 'lease transfer',
  romance: 'ex. back_together lonely soul_mate soulmate',
  spiritual: 'peace inner yoga. faith religio',
  wealth: 'save. pay. profit funding inherit earn.',
  family: 'famil grandfather grandmother quarrel',
}

const LETTER = '[a-z\\u0900-\\u097f]'
const stem = (word: string): RegExp => {
  const isWholeWord = word.endsWith('.')
  const letters = normalizedText((isWholeWord ? word.slice(0, -1) : word).replace('_', ' '), 'NFC')
  return new RegExp(`(?<!${LETTER})${letters}${isWholeWord ? `(?!${LETTER})` : ''}`, 'g')
}
const stems = (words: string) => words.split(' ').map(stem)

const ENGLISH_STEMS = Object.values(ENGLISH)
  .concat(Object.values(EVERYDAY))
  .flatMap((words) => words.split(' '))
  .map((word) => new RegExp(`^${word.endsWith('.') ? `${word.slice(0, -1)}$` : word.replace('_', ' ')}`))
/** True for a word in lower case that is an English name of an area of life. */
export const isEnglishMatter = (word: string): boolean => ENGLISH_STEMS.some((pattern) => pattern.test(word))

export const AREA_STEMS = Object.fromEntries(
  ASSESSED_AREAS.map((area) => [
    area,
    [...stems(ENGLISH[area]), ...stems(OTHER_LANGUAGES[area]), ...stems(EVERYDAY[area])],
  ]),
) as Record<AssessedArea, RegExp[]>
