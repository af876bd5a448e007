import type { Nakshatra } from '../../jyotish/nakshatras.ts'
import { from, type Passage } from '../passage.ts'

// Customs for a birth star: deity, tree, offering and day
const custom = from(
  'Taittiriya Brahmana 3.1 for the deity; common practice of almanacs and star gardens for tree, gift and day',
)

export default {
  Ashwini: custom(
    'Your birth star Ashwini belongs to the twin physicians of the gods. → On nine Tuesdays in a row, give medicine or its price to a clinic or to somebody ill, before noon. Its tree, the kuchla, is poisonous, so you plant none and may water any healing herb instead.',
  ),
  Bharani: custom(
    'Your birth star Bharani belongs to Yama, who keeps the law. → On nine Fridays in a row, light a lamp facing south and name your dead. You may plant or water an amla, whose fruit outlasts other fruit, and an old debt that you pay is counted as the finest gift.',
  ),
  Krittika: custom(
    'Your birth star Krittika belongs to Agni, the fire. → On seven Sunday mornings in a row, light a small lamp of ghee and give wheat to somebody who needs it. You may water an udumbara fig, which feeds whatever birds come to it.',
  ),
  Rohini: custom(
    'Your birth star Rohini belongs to Prajapati, lord of creatures. → On eleven Mondays in a row, water a pot of basil and give rice away. Where you have room, a jamun tree is planted for your star by custom.',
  ),
  Mrigashira: custom(
    'Your birth star Mrigashira belongs to Soma, the Moon. → On nine Tuesdays in a row, give red lentils, and greet the Moon in the evening. Its tree is the khadira, and you honour it by mending a fence or a gate.',
  ),
  Ardra: custom(
    'Your birth star Ardra belongs to Rudra, the storm. → On nine Saturdays in a row, give a meal to a street dog and lay a bilva leaf on water. You burn a little agaru incense in place of planting its tree.',
  ),
  Punarvasu: custom(
    'Your birth star Punarvasu belongs to Aditi, the boundless mother. → On eleven Thursdays in a row, give cooked grain or chickpeas before your family eats. You may plant bamboo, which renews itself from the root as your star promises.',
  ),
  Pushya: custom(
    'Your birth star Pushya belongs to Brihaspati, teacher of the gods. → On eleven Saturdays in a row, give milk or a little oil to an old person, and greet a teacher. You may water a peepal, under which many of your birth star sit for prayer.',
  ),
  Ashlesha: custom(
    'Your birth star Ashlesha belongs to the serpents. → On nine Wednesdays in a row, give milk or green gram, and leave the ground before your house untouched for that day. You may plant a nagakesara, or feed birds in its name.',
  ),
  Magha: custom(
    'Your birth star Magha belongs to the fathers. → On nine Tuesdays in a row, offer water and sesame to your forebears and give a meal to an old person. You may water a banyan, which stands for your line.',
  ),
  'Purva Phalguni': custom(
    'Your birth star Purva Phalguni belongs to Bhaga, who gives good fortune. → On nine Fridays in a row, give sugar or white flowers to a couple or at a shrine. You may water a palasha, and forgive one small debt on the last day.',
  ),
  'Uttara Phalguni': custom(
    'Your birth star Uttara Phalguni belongs to Aryaman, patron of contracts. → On seven Sundays in a row, give wheat and keep one promise that you have put off. Its tree is the plaksha fig, and you honour it by being punctual.',
  ),
  Hasta: custom(
    'Your birth star Hasta belongs to Savitr, who sets in motion. → On eleven Mondays in a row, rise before the Sun, pour it a little water and give rice. You may plant a ritha, the soapnut, and work of your hands belongs to your custom.',
  ),
  Chitra: custom(
    'Your birth star Chitra belongs to Tvashtr, the maker. → On nine Tuesdays in a row, repair one thing and give jaggery to workmen. You may plant a bilva, and a picture that you make yourself is a fit offering.',
  ),
  Swati: custom(
    'Your birth star Swati belongs to Vayu, the wind. → On nine Saturdays in a row, give black gram or a blanket, and let in fresh air at dawn. You may water an arjuna, whose bark is given for the heart.',
  ),
  Vishakha: custom(
    'Your birth star Vishakha belongs to Indra and Agni together. → On eleven Thursdays in a row, give chickpeas and light two lamps side by side. Your tree is the vikankata, and you end one rivalry in its name.',
  ),
  Anuradha: custom(
    'Your birth star Anuradha belongs to Mitra, the friend. → On eleven Saturdays in a row, call an old friend and give sesame to somebody who works hard. You may water a bakula, whose flowers keep their scent when dry.',
  ),
  Jyeshtha: custom(
    'Your birth star Jyeshtha belongs to Indra, the eldest. → On nine Wednesdays in a row, help an elder of your family and give green gram. You may plant a semal, the silk cotton, and you give up one boast for the time.',
  ),
  Mula: custom(
    'Your birth star Mula belongs to Nirriti, who takes apart. → On nine Tuesdays in a row, clear out one drawer and feed a street dog. You may water a sal tree, or the roots of any old tree near you.',
  ),
  'Purva Ashadha': custom(
    'Your birth star Purva Ashadha belongs to the waters. → On nine Fridays in a row, offer a cup of water to whoever passes, and give curd. You may water an ashoka, and you waste no water on those days.',
  ),
  'Uttara Ashadha': custom(
    'Your birth star Uttara Ashadha belongs to the Vishvedevas, all the gods. → On seven Sundays in a row, give food to ten people or a share of it to one. Your tree is the jackfruit, which feeds a whole village.',
  ),
  Shravana: custom(
    'Your birth star Shravana belongs to Vishnu, who takes three steps. → On eleven Mondays in a row, listen to a reading or a hymn and give rice. You may water an arka, and you end each of those days by hearing somebody out.',
  ),
  Dhanishta: custom(
    'Your birth star Dhanishta belongs to the eight Vasus. → On nine Tuesdays in a row, give lentils or play music for somebody who has none. You may water a shami, whose leaves are exchanged as gold.',
  ),
  Shatabhisha: custom(
    'Your birth star Shatabhisha belongs to Varuna, keeper of the waters. → On nine Saturdays in a row, give a blanket and keep one hour of silence. You may plant a kadamba, and a clean drain or well is counted as your offering.',
  ),
  'Purva Bhadrapada': custom(
    'Your birth star Purva Bhadrapada belongs to Aja Ekapada. → On eleven Thursdays in a row, light a lamp at dusk and give chickpeas. You may water a mango tree, and you pay a vow that you once made.',
  ),
  'Uttara Bhadrapada': custom(
    'Your birth star Uttara Bhadrapada belongs to Ahirbudhnya, the serpent of the deep. → On eleven Saturdays in a row, give sesame oil and sit quietly for ten minutes. You may water a neem, and you give without being seen.',
  ),
  Revati: custom(
    'Your birth star Revati belongs to Pushan, who guards the roads. → On nine Wednesdays in a row, feed a cow or help a traveller find the way. You may plant a mahua, and you check your own shoes and papers before each trip.',
  ),
} satisfies Record<Nakshatra, Passage>
