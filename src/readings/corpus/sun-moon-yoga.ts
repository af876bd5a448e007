import type { SunMoonYoga } from '../../jyotish/sun-moon-yogas.ts'
import { from, type Passage } from '../passage.ts'

// Yogas of the Sun and the Moon with neighbouring planets and with each other
const sun = from('BPHS 38')
const moon = from('BPHS 37')
const phala = from('Phaladeepika 6')

export default {
  vesi: sun(
    'You are even-handed and in no hurry, because a planet goes before the Sun in your chart (vesi yoga), as in two charts of ten. You work best when you know the next step. → Write a list of three lines each morning, and start with the second.',
  ),
  vosi: sun(
    'You live on what you have prepared, because a planet follows the Sun in your chart (vosi yoga), as in three charts of ten: training, savings, people who remember a kindness. → Ring one old contact this week; it is worth more than a new one.',
  ),
  ubhayachari: sun(
    'You are seldom alone with a public task, because planets stand on both sides of the Sun (ubhayachari yoga), as in four charts of ten. You share out work well and stay calm. → Thank the two people beside you by name.',
  ),
  budha_aditya: from('Tradition, after the Sun-Mercury lines of Saravali 15')(
    'Mercury stands beside the Sun in your chart (Budha Aditya yoga), as in five charts of ten. It puts your thinking close to your will. → Let somebody question your conclusion before you act on it.',
  ),
  sunapha: moon(
    'You earn by what your heart already knows, because a planet stands in the second house from your Moon (sunapha yoga), as in two charts of ten. Good sense and your own effort bring you means. → Put a price this month on something you do gladly.',
  ),
  anapha: moon(
    'You rest on something that was prepared for you, because a planet stands in the twelfth from your Moon (anapha yoga), as in two charts of ten. Good manners and a good name belong to it. → Spend an evening alone this week; it restores you.',
  ),
  durudhara: moon(
    'You usually have somebody to ask, because planets stand on both sides of your Moon (durudhara yoga), as in two charts of ten. You enjoy what you own and give freely. → Each season, pass on some of the support you get.',
  ),
  kemadruma: moon(
    'You do best with company that you choose yourself, because no planet stands beside your Moon (kemadruma yoga) and nothing in your chart cancels it, which is rare. → Fix one hour a week with somebody you like, and keep it in busy months too.',
  ),
  kemadruma_cancelled: moon(
    'You may be told that you stand alone, because no planet is beside your Moon (kemadruma yoga), as in four charts of ten. Your chart cancels it, as most charts do, so it takes nothing from you. → Fix one hour a week with somebody you like, and keep it.',
  ),
  gajakesari: from('BPHS 36')(
    'You have a wise person within reach, because Jupiter stands in an angle from your Moon (gajakesari, the elephant and the lion), as in four charts of ten. Esteem and a lasting name are told of it, more so if Jupiter is in good condition. → Ask that person one question this month.',
  ),
  chandra_mangala: from('B. V. Raman, Three Hundred Important Combinations')(
    'You earn by energy, because Mars stands with your Moon or opposite to it (chandra mangala yoga), as in two charts of ten. Food, property or your own enterprise may be the way. Money made in anger does not stay, so eat first and negotiate afterwards.',
  ),
  vasumati: phala(
    'You do not need to look for a living at other doors, because benefics stand in your houses of growth (vasumati, the wealthy one), as in four charts of ten. What you own grows slowly and by itself. → Leave one sum untouched for ten years.',
  ),
  shakata: phala(
    'You lose ground and win it back, because the Moon stands in the sixth, eighth or twelfth from Jupiter (shakata, the cart wheel). → Plan for the turn. Fill the larder in your good months, and you eat well in the others.',
  ),
  amala: phala(
    'You are known for clean dealing, because only benefics stand in the tenth from your Moon (amala, the stainless yoga). A lapse costs you more than others, since nobody expects it of you. → Correct a small error openly this week.',
  ),
  varishta: moon(
    'You have, like one person in three, the fullest of three grades of ease, because your Moon stands far from the Sun, in an apoklima (varishta). Means, learning and modesty are told of it. → Use it this year for a skill you have postponed.',
  ),
  sama: moon(
    'You have, like one person in three, the middle of three grades of ease, because your Moon stands in a panapara from the Sun (sama). What you add by study counts. → Learn one thing this winter, and it carries you for ten years.',
  ),
  adhama: moon(
    'You have, like one person in three, the smallest of three grades of ease, because your Moon stands in an angle from the Sun (adhama). It is one light weight among many in your chart. Practice and a calm household more than make up for it.',
  ),
} satisfies Record<SunMoonYoga, Passage>
