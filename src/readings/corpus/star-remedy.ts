import type { Nakshatra } from '../../jyotish/nakshatras.ts'
import { from, type Passage } from '../passage.ts'

// Customs for a birth star: deity, tree, offering and day
const custom = from(
  'Taittiriya Brahmana 3.1 for the deity; common practice of almanacs and star gardens for tree, gift and day',
)

export default {
  Ashwini: custom(
    'The twin physicians of the gods are greeted at dawn, the hour in which the Veda has them drive out. Kuchla, the tree of this star, is the strychnine plant: gardens of the stars keep it behind a fence, and people at home do better to give medicines to a clinic on a Tuesday.',
  ),
  Bharani: custom(
    'Yama, who owns Bharani, is honoured facing south with water, sesame and the names of the dead. Families that keep the custom plant an amla, whose sour fruit outlasts other fruit in store, and light a lamp below it on Fridays. An old debt paid is reckoned the finest offering to the keeper of measure.',
  ),
  Krittika: custom(
    'Fire receives fire: lamps in rows are lit for Krittika, above all at the Karthigai full moon of the Tamil year. The udumbara fig belongs to the star and feeds whatever birds come to it. Ghee offered in a small flame on Sunday morning is the household form of the rite.',
  ),
  Rohini: custom(
    'Prajapati, lord of creatures, asks for growing things. A jamun tree is set where there is room for its shade; where there is none a pot of basil is watered each Monday and rice is given away. Devotees of Krishna, who was born under this star, keep its day with milk and song.',
  ),
  Mrigashira: custom(
    'The Taittiriya Brahmana gives Soma, at this star, a porridge of shyamaka millet cooked in milk, and milk is still what is poured. Khadira, the hard acacia from which sacrificial posts were cut, is its tree. Red lentils are given on Tuesday, since Mars rules the star, and the Moon is greeted in the evening.',
  ),
  Ardra: custom(
    'Rudra’s star is kept with bathing of the linga, and in the south the Arudra Darshanam of midwinter draws crowds to Chidambaram. Agaru, the dark incense wood of the star, is burned rather than planted by most. A bilva leaf on water, and a meal for a street dog on Saturday, are simple ways to take part.',
  ),
  Punarvasu: custom(
    'Aditi, the boundless mother, is thanked with cooked grain and ghee before the family eats. Bamboo is planted for her star, in a clump that renews itself from the root, as the name Punarvasu promises of goods. Thursday is the day and Bengal gram the gift; Rama was born under it, and his songs are sung.',
  ),
  Pushya: custom(
    'Peepal and Pushya go together, and the tree is watered and walked round on Saturday mornings by people who would never cut a twig of it. Brihaspati is saluted with lamps of ghee. Sesame, or milk for those who have none, is the gift that suits a star whose sign is the cow’s udder.',
  ),
  Ashlesha: custom(
    'Milk and turmeric are left for the nagas, at a stone carved with twined serpents under a tree, and the rite called Ashlesha Bali is performed in Karnataka for those who fear their anger. Nagakesara, with its white scented flower, is the tree of the star. Green gram is given on a Wednesday.',
  ),
  Magha: custom(
    'Nothing is owed here to a god so much as to forebears. Water with sesame is offered to the Pitris on the new moon, a meal is given in their name, and a banyan is planted where its roots can come down for a century. Tuesday suits the gift of horse gram; any day suits a family story.',
  ),
  'Purva Phalguni': custom(
    'Bhaga shares out good fortune, so his star is kept by sharing: sweets, flowers and something white on a Friday. Palasha, the flame of the forest, stands for it in star gardens, and its blossom colours the water of the spring festival. The star has a bed for its sign, and a guest made comfortable counts as worship.',
  ),
  'Uttara Phalguni': custom(
    'Aryaman presides over friendship, hospitality and the marriage vow, and is named in the wedding hymn of the Rigveda. The plaksha, a fig of close shade, is the tree given to his star. On Sundays wheat is offered; in the Tamil country a full moon at this star celebrates the weddings of the gods.',
  ),
  Hasta: custom(
    'The Gayatri is addressed to Savitar, the impeller, who owns Hasta, and its recital at sunrise is the whole worship in many houses. Ritha, the soapnut, is the tree, and fit for a star whose sign is the hand, since it washes. Rice is given on Mondays, best of all cooked and served by the giver.',
  ),
  Chitra: custom(
    'Tvashtar the maker is honoured by tools cleaned, oiled and laid in order, as craftsmen do at their yearly worship of implements. Bilva is the tree of Chitra, its triple leaf dear to Shiva. A lamp on Tuesday, red lentils given, and one thing repaired instead of replaced keep the custom without a temple.',
  ),
  Swati: custom(
    'Vayu accepts what moves: incense, a flag, a breath watched for the length of a prayer. Arjuna, tall beside rivers, is the tree planted in his name, and birds fed on the roof are thought to please him. Black gram is given on Saturday for Rahu, who rules the star in the dasha scheme.',
  ),
  Vishakha: custom(
    'Two gods, Indra and Agni, share Vishakha, and what is offered goes to both in one dish. The thorny vikankata, from whose wood a ladle of the fire rite was carved, belongs to it. Thursday is kept with yellow food and a lamp; the Tamil festival of this star, at its full moon, honours Murugan.',
  ),
  Anuradha: custom(
    'A friend made, or an old one written to, is worship of Mitra, who keeps agreements. His star has the bakula, whose small flowers hold their scent long after they have fallen and are strung for garlands. Sesame oil in a lamp on Saturday, and black sesame given, are for Saturn as its lord.',
  ),
  Jyeshtha: custom(
    'Indra is praised with the first of what has been won, and elders are served before anybody else eats; the name of the star means eldest. Semal, the silk cotton tree with thorns below and red flowers above, is planted away from the house. Green gram on a Wednesday is the gift of its lord.',
  ),
  Mula: custom(
    'Rather than invite Nirriti, the tradition asks her to go in peace, with dark cloth and grain left at a boundary toward the south-west. Sal gives the star its resin, burned in the evening as incense. In Tamil lands the birthday of Hanuman is kept under Mula, and a Tuesday visit to him is the common choice.',
  ),
  'Purva Ashadha': custom(
    'The Waters themselves are the deity, and to clean a well, a tank or a stretch of river bank is the offering nearest to their nature. Ashoka, whose name means without sorrow, is planted by the gate. A pot of water set out for passers-by in summer, and something white given on Friday, complete it.',
  ),
  'Uttara Ashadha': custom(
    'All the gods together own Uttara Ashadha, so no name is left out when the lamp is lit on Sunday. The jackfruit is its tree, a single fruit of which feeds a lane. Wheat is given, and the Vaishvadeva, a portion of the cooked meal offered before eating, is the daily rite that fits the star.',
  ),
  Shravana: custom(
    'Vishnu’s three strides are remembered at Shravana, and in Kerala the festival of Onam reaches its great day upon it. Arka, a roadside shrub with grey leaves and an irritant milky sap, is its plant: admired in the field and seldom brought indoors. Rice on Monday, and a recitation heard to the end, are customary.',
  ),
  Dhanishta: custom(
    'Eight Vasus hold wealth in trust, which is why their star is kept by giving rather than asking. Shami, the tree in which the Pandavas hid their weapons, is honoured with water and a lamp, particularly at Dussehra, when its leaves are exchanged as gold in some regions. Red lentils leave the house on Tuesday.',
  ),
  Shatabhisha: custom(
    'Varuna watches over promises and waters, and is approached at evening by the sea, a lake or a full basin. Kadamba, the round-flowered tree of the rains, grows for his star. Custom gives black gram on Saturday; the old hymns to him add a confession, a fault spoken aloud to one who can forgive it.',
  ),
  'Purva Bhadrapada': custom(
    'Aja Ekapad, the one-footed, is close to Rudra, and his worship is a single lamp on a tall stand or a vow kept on one point. Mango is the tree, its leaves hung over the door on festival days. Bengal gram, given on Thursdays, is for Jupiter, and a teacher is a fitting receiver.',
  ),
  'Uttara Bhadrapada': custom(
    'The serpent of the deep lies under the foundation, and Ahirbudhnya is greeted with water poured on the ground before anything is built. Neem is planted for this star near the house, its shade and its bitter leaves both in use. Saturday’s sesame goes by preference to labourers and the old, who are Saturn’s people.',
  ),
  Revati: custom(
    'Pushan guides herds and travellers, and asks for soft food: the Brahmanas say that he has no teeth and eats a gruel of meal. A mahua, whose flowers fall by night as food for anyone, is his star’s tree. Green gram on Wednesday, or a stranger helped with the way, is worship that he knows.',
  ),
} satisfies Record<Nakshatra, Passage>
