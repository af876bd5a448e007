import { from, type Passage } from '../passage.ts'

// An exact transit of a slow planet to a point of the birth chart; {point}: the natal point, in groups of several points.
// Challenging: square, opposition, and the conjunction of all but Jupiter; harmonious: trine, sextile, Jupiter's conjunction.
const passage = from('Common Western practice (transits of the slow planets to a birth chart)')

type Slow = 'Jupiter' | 'Saturn' | 'Uranus' | 'Neptune' | 'Pluto'
type Group = 'Sun' | 'Moon' | 'personal' | 'angle' | 'slow'
type Temper = 'harmonious' | 'challenging'

export default {
  Jupiter: {
    Sun: {
      harmonious: passage(
        'Jupiter is the patron of the Sun here: people in a position to help are in a mood to do so. An application, a launch or a request for leave to study is heard with good will for about two weeks. The gain stays only where something was asked for.',
      ),
      challenging: passage(
        'Confidence runs ahead of the accounts when Jupiter strains the Sun. More is promised than the calendar holds, and the bill arrives some months later. Cutting each plan by a third keeps what is sound in it, and there is much that is sound.',
      ),
    },
    Moon: {
      harmonious: passage(
        'Jupiter and the Moon make a generous table. Family news tends to be good, a house or a garden repays attention, and old resentment is easier to put down. Those who look after others should let themselves be looked after for once.',
      ),
      challenging: passage(
        'Under this contact of Jupiter the Moon says yes to everything: second helpings, a guest room offered for a month, comfort bought on credit. Feeling is warm and badly measured. A night’s sleep between the wish and the order is enough of a cure.',
      ),
    },
    personal: {
      harmonious: passage(
        'Jupiter opens a window for {point}, and the skill that it stands for finds a wider public. Courses, contracts and introductions come with less effort than usual. Say clearly what is wanted, because vague luck goes to the next in the queue.',
      ),
      challenging: passage(
        'Jupiter overfeeds {point}, so that talk, spending or haste exceeds its purpose. Small print is skipped and distances are guessed too short. One person who is allowed to say "too much" saves most of the waste.',
      ),
    },
    angle: {
      harmonious: passage(
        'Jupiter reaches {point} kindly, and one is seen in a good light without having arranged the lamp. Moves, appointments and public occasions turn out well. Travel in these weeks often leads to people who matter later.',
      ),
      challenging: passage(
        'Jupiter at odds with {point} brings an opening larger than the frame it must pass through. Rivals praise, clients expect the moon, and the diary swells. Choose the one offer that would still be attractive at half its stated size.',
      ),
    },
    slow: {
      harmonious: passage(
        'Jupiter lends its faith to natal {point}, and a long undertaking gets a second wind. Teachers, lawyers and foreign contacts prove helpful to it. Renew what has been running for years, as this is better for extending than for founding.',
      ),
      challenging: passage(
        'Jupiter disputes with natal {point} over how much is enough. Plans of several years are stretched or doubted, and advice is plentiful on both sides. Keep the structure, correct the scale, and leave big signatures until the planet has moved a few degrees.',
      ),
    },
  },
  Saturn: {
    Sun: {
      harmonious: passage(
        'Saturn steadies the Sun. Work done quietly is noticed by those who keep the records, and a demanding person turns into an ally. This is the time to take an examination, accept responsibility or fix a price, since terms agreed now are kept.',
      ),
      challenging: passage(
        'Saturn bears on the Sun as a superior, a deadline or a tired body. Progress slows for the length of the passes, as a rule under a year, and applause stops before the work does. Doing less and finishing it, with regular sleep, is how this is got through.',
      ),
    },
    Moon: {
      harmonious: passage(
        'Feeling becomes dependable when Saturn supports the Moon. Agreements within a family can be put in words, a lease signed, a parent visited without the old quarrel. Comfort comes from routine, and the one who cooks every Thursday is the hero.',
      ),
      challenging: passage(
        'Saturn on the Moon is a cold spell indoors. One feels on duty at home, or alone in company, and small refusals sound like large ones. Such weather lifts after the last pass; until then warm food, early nights and one trusted listener count for more than explanations.',
      ),
    },
    personal: {
      harmonious: passage(
        'Saturn gives {point} a spine: drafts get edited, affection takes on duties, effort is paced. What is practised now for twenty minutes a day becomes a skill by the end of the passes. Older people make good teachers in this.',
      ),
      challenging: passage(
        'Saturn holds {point} to account, and there are delays where that planet is used to having its way. A letter is returned, a fee refused, a plan sent back for proof. Correcting the weak joint takes a season and does not need repeating.',
      ),
    },
    angle: {
      harmonious: passage(
        'Saturn stands in good aspect to {point}, and the outline of life firms. Titles, tenancies and partnerships can be settled on terms that last. Dress, posture and punctuality do quiet work in one’s favour, and a reputation begins to precede its owner.',
      ),
      challenging: passage(
        'Saturn presses on {point}, one of the four corners of a chart, and some load has to be carried in person. Roles at work or at home are tested for whether they still fit. Ask early for a second pair of hands; the corner, once rebuilt, bears weight for years.',
      ),
    },
    slow: {
      harmonious: passage(
        'Saturn works in step with natal {point}, and an old obligation becomes easier to carry. Reforms can be made by the rule book. Long documents, estates and savings plans profit from an afternoon each week.',
      ),
      challenging: passage(
        'Saturn comes to natal {point} as an inspector comes to an old building. A structure of seven, fourteen or more years is walked through, and what was propped up shows. Keep records, replace one beam at a time, and do not sign away the whole house in a bad month.',
      ),
    },
  },
  Uranus: {
    Sun: {
      harmonious: passage(
        'Uranus freshens the Sun. A change that had seemed too late turns out to be possible, often through a chance remark or a new tool. Try the unusual route on a small scale first, because at this angle the experiment tends to work.',
      ),
      challenging: passage(
        'Uranus jolts the Sun, and a role that was put on years ago stops fitting within weeks. Notice may be given or received at short range. Two rules help: leave nothing that took years in a single afternoon, and name the freedom that is actually missing.',
      ),
    },
    Moon: {
      harmonious: passage(
        'With Uranus friendly to the Moon, home life takes in fresh air: a different room, an unlikely lodger, a habit dropped without mourning. Moods change quickly and harmlessly. Friends of either sex bring what relatives had not thought of.',
      ),
      challenging: passage(
        'Uranus unsettles the Moon, and nerves run ahead of events. A move, a guest or a quarrel breaks the household rhythm; sleep is light. Keep a few fixed points, such as meals and a walk, and let the larger question wait for a calmer month.',
      ),
    },
    personal: {
      harmonious: passage(
        'Uranus sets {point} free to do its work differently. A new device, dialect or acquaintance shortens a long road. Curiosity is the better guide here, and a notebook by the bed will not be wasted.',
      ),
      challenging: passage(
        'Uranus startles {point}: words slip out, attractions appear from nowhere, engines and tempers misfire. Slow down on roads and before sending. What breaks off at this time had been held by habit alone, and what is sound can stand a week of silence.',
      ),
    },
    angle: {
      harmonious: passage(
        'Uranus in good aspect to {point} changes the surroundings to advantage. Another post, another quarter of the town, or a looser arrangement with a partner proves livable. Those nearby are surprised at how well it suits.',
      ),
      challenging: passage(
        'Uranus strikes {point}, and the ground plan of life shifts: address, office, partnership or public face. The first move usually comes from outside. Savings for three months and a short list of what must not change make the rest an adventure one can afford.',
      ),
    },
    slow: {
      harmonious: passage(
        'Uranus opens a side door in the affairs of natal {point}. Long patterns may be altered without a fight, often together with others of the same age. Join the reform that is already moving instead of founding another.',
      ),
      challenging: passage(
        'Uranus quarrels with natal {point}, as it does for everyone born within some months of each other, and a settled principle of that generation is shaken. The private side of it is restlessness. Revise one large commitment by agreement, and keep the others as ballast.',
      ),
    },
  },
  Neptune: {
    Sun: {
      harmonious: passage(
        'Neptune softens the Sun. Work with images, water, music or the care of others goes well, and credit matters less than the thing itself. A retreat or an unpaid project may turn out to be the most useful weeks of the year.',
      ),
      challenging: passage(
        'Neptune blurs the Sun for a year or two, in which aims that used to be plain lose their edges. Praise misleads and so does self-doubt. Put figures and dates on paper, see a person of sober judgement every month, and treat tiredness as tiredness.',
      ),
    },
    Moon: {
      harmonious: passage(
        'Neptune refines the Moon. Sympathy reaches people who had closed the door, dreams are worth telling, and places near water restore the spirits. Art made at home, or simply a quieter room, gives this contact something to do.',
      ),
      challenging: passage(
        'Neptune seeps into the Moon, so that other people’s moods are carried as one’s own. Rescue is offered where a boundary was wanted, and a home can feel adrift. Plain food, early nights and the habit of asking "whose feeling is this" draw the line again.',
      ),
    },
    personal: {
      harmonious: passage(
        'Neptune lends {point} a finer ear. Metaphor, tact and timing improve, and a suggestion does more than an argument. Give the gift a form, a page or a rehearsal, and an evening that is kept for it, before it evaporates.',
      ),
      challenging: passage(
        'Neptune misleads {point} by wishful reading: messages are taken as they were hoped for, prices as they were remembered. Check names, sums and intentions twice. The longing behind the error is honest and may be served by art or by service at far less cost.',
      ),
    },
    angle: {
      harmonious: passage(
        'Neptune touches {point} gently, and others meet one with unusual sympathy. Vocation speaks in a low voice; charity, film or healing professions may call. Follow it by degrees, keeping a paid footing on dry land.',
      ),
      challenging: passage(
        'Neptune dissolves the outline at {point}, and people see in one what they need to see. Partnerships or a career pass through fog in which promises have no addressee. Written terms, a second opinion and patience for two years keep a loss of shape from becoming a loss of ground.',
      ),
    },
    slow: {
      harmonious: passage(
        'Neptune lightens the work of natal {point}, and an old hardness loosens. Faith, art or a cause gives meaning to what was mere persistence. The change is slow enough to be missed, so compare letters of this year with those of five years before.',
      ),
      challenging: passage(
        'Neptune erodes what natal {point} had fixed, and a certainty of long standing goes soft. Institutions, pensions and beliefs share in the doubt. Repair the roof before debating the weather: first the papers, then the philosophy.',
      ),
    },
  },
  Pluto: {
    Sun: {
      harmonious: passage(
        'Pluto lends the Sun its reserves. A task that needs stamina and some secrecy, such as research, rebuilding or the recovery of a debt, moves at last. Influence grows behind the scenes; use it on behalf of somebody, and it stays clean.',
      ),
      challenging: passage(
        'Pluto digs under the Sun, and a struggle over who decides comes to a head with a parent, an employer or oneself. It takes up to two years and ends in a smaller, truer claim. Refuse threats, make none, and give up first what was held only out of pride.',
      ),
    },
    Moon: {
      harmonious: passage(
        'Pluto deepens the Moon. Old family matters can be spoken of to the end, cellars cleared and attachments renewed on honest terms. Strong feeling is well contained now, which makes this a good season for any work of memory.',
      ),
      challenging: passage(
        'Pluto stirs what the Moon had kept at the bottom: jealousy, grief, a fear older than its present cause. Household power is contested, seldom aloud. Professional listening helps more here than willpower does, and the worst of it passes with the exact dates.',
      ),
    },
    personal: {
      harmonious: passage(
        'Pluto concentrates {point}, and half-measures fall away by themselves. One subject, one attachment or one contest gets full strength and yields. Depth is rewarded, so close the other files for a season and let nobody reopen them out of politeness.',
      ),
      challenging: passage(
        'Pluto drives {point} to extremes, where persuading turns into pressing and wanting into needing. Somebody pushes back. Put the thing down for a day whenever it cannot be put down for an hour; after the last pass the obsession is hard to recall.',
      ),
    },
    angle: {
      harmonious: passage(
        'Pluto supports {point}, and a thorough change of place or position succeeds without violence. Authority is offered to those who can keep a confidence. What has been outgrown can be handed over in good order.',
      ),
      challenging: passage(
        'Pluto works on {point} like a river on its bank, for about two years. A house, a post or an alliance may have to be given up so that another can stand. Get advice on contracts early, hold to facts, and do not fight over the part that is already gone.',
      ),
    },
    slow: {
      harmonious: passage(
        'Pluto renews the matters of natal {point} from below, together with a whole age group. Waste is cleared from an institution or a long plan, with profit. Patience pays: the result shows only some years after.',
      ),
      challenging: passage(
        'Pluto contends with natal {point}, and forces larger than a household set the terms. Laws, markets or an inheritance compel a decision that had been put off for a decade. Settle it in stages, with witnesses, and keep one reserve that nobody else can call upon.',
      ),
    },
  },
} as const satisfies Record<Slow, Record<Group, Record<Temper, Passage>>>
