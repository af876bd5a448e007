import type { SunMoonYoga } from '../../jyotish/sun-moon-yogas.ts'
import { from, type Passage } from '../passage.ts'

// Yogas of the Sun and the Moon with neighbouring planets and with each other
const sun = from('BPHS 38')
const moon = from('BPHS 37')
const phala = from('Phaladeepika 6')

export default {
  vesi: sun(
    'A planet goes before the Sun in vesi yoga, and you are described as truthful, unhurried and even-handed, with memory and middling wealth. Work prospers when the next step is known; the morning list is your natural tool.',
  ),
  vosi: sun(
    'In vosi yoga a planet follows behind the Sun. Skill, charity and learning are the customary results. The past supplies the means: training, savings or people who remember a kindness, so old contacts deserve a call.',
  ),
  ubhayachari: sun(
    'With planets on both sides of the Sun, ubhayachari yoga gives attendants. Rank and a balanced temper are told of it. Tasks are shared out well, and you seldom face a public occasion without help.',
  ),
  budha_aditya: from('Tradition, after the Sun-Mercury lines of Saravali 15')(
    'Budha Aditya, the yoga of Mercury beside the Sun, lends intelligence a place near authority. It is frequent, so the degree matters: some distance from the Sun keeps judgement free, while in close company thought follows the will.',
  ),
  sunapha: moon(
    'Sunapha stands behind the Moon’s shoulder with something in its hand: a planet in the second from it. Wealth by one’s own effort and good sense are the promise. Money goes to what the heart already knows how to do.',
  ),
  anapha: moon(
    'A planet in the twelfth from the Moon forms anapha, which gives good manners, health and a name. Feeling rests upon something already provided. Solitude refreshes you, and comfort given up voluntarily comes round again.',
  ),
  durudhara: moon(
    'Supported before and behind, the Moon in durudhara enjoys what it has: vehicles, helpers, a generous hand. There is usually someone to ask. The task it sets is to give away some of the support each season.',
  ),
  kemadruma: moon(
    'Kemadruma leaves the Moon without company on either side, and the old texts foresee want and loneliness. Cancellations are many and the rule is common. Chosen companions, daily routine and work among people fill the empty places quite well.',
  ),
  gajakesari: from('BPHS 36')(
    'Jupiter in an angle from the Moon makes gajakesari, the elephant and the lion. Intelligence, esteem and lasting reputation are spoken of. Its strength depends on Jupiter’s dignity; what it always adds is a wise person within reach.',
  ),
  chandra_mangala: from('B. V. Raman, Three Hundred Important Combinations')(
    'Mars with the Moon or opposite to it gives chandra mangala, a yoga of earning by energy. Enterprise, food, drink or property may be the means. Money made in anger is soon lost; the same zeal, fed and rested, keeps it.',
  ),
  vasumati: phala(
    'Vasumati, “the wealthy”, has benefics in houses of growth. Phaladeepika says you always stay at home, that is, never need to seek a living at others’ doors. The growth is slow and compounds; leave it alone.',
  ),
  shakata: phala(
    'The cart-wheel yoga, shakata, counts the Moon in the sixth, eighth or twelfth from Jupiter: fortune lost and found again. Plans should allow for the turn. Reserves built in the upper half of the wheel are what the lower half eats.',
  ),
  amala: phala(
    'Only benefics hold the tenth from the Moon in amala, the stainless yoga. Deeds that help others and a name without spot are its result. A lapse costs you more than most, since nobody expects it.',
  ),
  varishta: moon(
    'By distance the Sun and Moon form the highest of three grades, varishta, with the Moon in an apoklima from the Sun. Wealth, learning and modesty are full in it. The gift asks to be used, and does not wait for a better year.',
  ),
  sama: moon(
    'The middle grade, sama, belongs to a Moon in a panapara from the Sun: means, knowledge and fame in fair measure. Such a scale responds to effort. What is added by study in one decade weighs in the next.',
  ),
  adhama: moon(
    'Adhama is the lowest of the three grades, the Moon being in an angle from the Sun, and it lessens ease and skill. It is one small weight among many. Practice and a calm household bring the scale level.',
  ),
} satisfies Record<SunMoonYoga, Passage>
