import type { Dignity } from '../../jyotish/dignity.ts'
import type { Lord } from '../../jyotish/grahas.ts'
import { from, type Passage } from '../passage.ts'

// The effect of a planet's dignity on its houses, its aspects and its significations
const passage = from('BPHS 3; Saravali 5; Phaladeepika 3')
const node = from('Common practice; the old texts differ on the dignity of the nodes')

export default {
  Sun: {
    exalted: passage(
      'An exalted Sun pays in full whatever its house promises, and pays in public. Confidence does not wait for permission, so the thing to arrange is advice. Results of rank tend to come in its own periods and in spring.',
    ),
    moolatrikona: passage(
      'In moolatrikona, the part of its own sign kept for office, the Sun works like a ruler in session: regular hours, clear orders. What it stands for in this chart can be relied on even when other supports fall away.',
    ),
    own: passage(
      'The Sun in the latter part of its own sign rules without exertion. Its house is governed by habit and good name rather than by fresh conquest, and father or chief remains a resource that may be called upon.',
    ),
    friend: passage(
      'A friendly sign lets the Sun shine by invitation. Its promises are kept when another person opens the door: a patron, a brother, a colleague of standing. Thanks expressed early double what such help brings.',
    ),
    neutral: passage(
      'On neutral ground the Sun gives according to effort and neither more nor less. Authority must be shown before it is granted. Other factors of the house decide whether the result is an office or only a duty.',
    ),
    enemy: passage(
      'An unfriendly sign makes the Sun defend its rank instead of using it. Results arrive after dispute with a superior and feel smaller than they are. A task of one’s own, away from the quarrel, restores heat.',
    ),
    debilitated: passage(
      'Debilitation takes from the Sun the habit of deciding. What its house promises depends on other people’s consent, chiefly in the first half of life; an early riser’s routine and one field of undivided responsibility are its proven supports.',
    ),
  },
  Moon: {
    exalted: passage(
      'The Moon exalted steadies the whole chart, since every period is reckoned from it. Feeling serves judgement; people and comforts come without chasing. The matters of its house grow in the bright fortnight and seldom quite fail.',
    ),
    moolatrikona: passage(
      'Placed in moolatrikona the Moon does its daily work: feeding, remembering, keeping company together. What depends on regular care prospers. Its house gives little that is sudden and much that is simply there each morning.',
    ),
    own: passage(
      'The Moon in its own sign returns to the same people and places and finds them waiting. Its house is fed by memory and family. Only the waning phase brings complaint, and it passes within the week.',
    ),
    friend: passage(
      'Lodged with a friend, the Moon is easily comforted. The affairs of its house improve in company, by sharing a meal or a worry, and go slack in isolation. Choose the companions; the mood will follow them.',
    ),
    neutral: passage(
      'In a sign neither kind nor hostile the Moon takes the colour of the day. Its house gives and withholds by turns, and records kept over months show a pattern that single evenings do not.',
    ),
    enemy: passage(
      'Among those it does not trust the Moon is watchful and sleeps lightly. What its house promises is received with suspicion. Regular meals, and one room arranged to please nobody else, lower the guard enough for that to arrive.',
    ),
    debilitated: passage(
      'A debilitated Moon feels first and deepest what is missing. The matters of its house are pursued with intensity and tire the pursuer. Full-moon charts suffer little of this; in others, sleep and steady company are the remedy.',
    ),
  },
  Mars: {
    exalted: passage(
      'Exaltation gives Mars discipline, which is what his strength usually lacks. The house he occupies is won by campaign and held, and those he rules share in it. Peace must be declared deliberately once the ground is gained.',
    ),
    moolatrikona: passage(
      'Mars in moolatrikona is an officer on duty: ready, exact, glad of an order. His house does best under pressure of time. In quiet months give him something to build, or he will find something to break.',
    ),
    own: passage(
      'At home Mars fights for his property and no other. The house concerned is defended with stubborn energy, and its losses are made good within a short time. Allies should be told the plan before the gate is shut.',
    ),
    friend: passage(
      'Mars as a guest of friends spends his heat on their behalf and is thanked for it. Results come by joint effort: a team, a brother, a trainer. Alone, the same force shortens into irritation.',
    ),
    neutral: passage(
      'No one helps or hinders Mars in a neutral sign, so training decides. A skilled hand turns his house to profit, an idle one to waste. Twenty practised minutes a day are the whole difference.',
    ),
    enemy: passage(
      'In hostile country Mars meets resistance at every step and answers each. Energy that should have finished the task is spent in replies. Choosing one opponent, with a date for ending the matter, saves the results of his house.',
    ),
    debilitated: passage(
      'Debilitated, Mars hesitates and then overdoes it. His house has late starts and sore feelings; courage is there for others’ sake before one’s own. Swimming, martial forms or any strength gained by degrees cures the hesitation.',
    ),
  },
  Mercury: {
    exalted: passage(
      'Mercury exalted thinks ahead of the conversation and still listens. His house is managed by understanding: papers in order, prices known, faults found early. Others will ask to borrow this mind; lend it by the hour.',
    ),
    moolatrikona: passage(
      'In his moolatrikona degrees Mercury works at the bench. Method is everything, and the house he occupies improves every time a procedure is written down. Quick answers are possible; careful ones are the real product.',
    ),
    own: passage(
      'Mercury in his own sign is never without a subject. His house is busy with messages, youngsters and small profits, and it recovers from error fast because errors are discussed. One thread at a time deepens it.',
    ),
    friend: passage(
      'Good company sharpens Mercury in a friendly sign. Ideas for his house come by talk, so partners, pupils and well-read neighbours are its capital. Take notes, for the best remark of the evening will be forgotten.',
    ),
    neutral: passage(
      'A neutral sign leaves Mercury as good as his information. His house follows whatever was last read or heard. Better sources, chosen once a year with care, raise its results more than any cleverness can.',
    ),
    enemy: passage(
      'Misunderstanding dogs Mercury in an unfriendly sign: letters cross, terms are read differently, youth is not taken seriously. His house improves as soon as agreements are repeated back aloud and dates are put in writing.',
    ),
    debilitated: passage(
      'Mercury debilitated perceives by impression and proves with difficulty. The affairs of his house suffer from loose dates and kind assumptions. A partner who checks figures, and a notebook always in the same pocket, make good the lack.',
    ),
  },
  Jupiter: {
    exalted: passage(
      'Jupiter exalted widens everything that he touches: his house, the houses he sees, the people under his roof. Help comes before it is asked. Only moderation remains to be learnt, because the supply will not teach it.',
    ),
    moolatrikona: passage(
      'In moolatrikona Jupiter teaches from the appointed chair. His house gains by rule and by principle: a contract honoured, a course completed, a promise to elders kept. Luck follows in such affairs as interest follows capital.',
    ),
    own: passage(
      'His own sign makes Jupiter a good householder of whatever place he holds. There is enough, and guests are expected. Faith in that department of life survives disappointment and is usually justified by the next season.',
    ),
    friend: passage(
      'Jupiter among friends is a welcome adviser. Benefits to his house come through introductions and mentors, and increase when passed along. What is learnt here should be taught to somebody else before the year is out.',
    ),
    neutral: passage(
      'Where the sign is indifferent to him Jupiter gives counsel, not cash. The matters of his house turn out decently if decent means are used. Study is the one investment that reliably pays in this position.',
    ),
    enemy: passage(
      'A hostile sign makes Jupiter preach to people who did not ask. Promises of his house are larger than what arrives, though something does. Half as much advice, and help in kind, restore his welcome.',
    ),
    debilitated: passage(
      'Debilitation cuts Jupiter’s blessing to what has been worked for. His house learns hope from evidence. Generosity practised in small fixed amounts, even when it seems unaffordable, is what the tradition trusts to lift him.',
    ),
  },
  Venus: {
    exalted: passage(
      'Venus exalted forgives, adorns and reconciles. Her house is pleasant to visit, and bargains struck in it leave both parties content. The danger is only of being used, which a friend notices sooner than she does.',
    ),
    moolatrikona: passage(
      'Fair exchange is the business of Venus in moolatrikona. Her house prospers by contract, taste and good manners; each side gets its due. It is worth insisting on beauty here, since it turns out to pay.',
    ),
    own: passage(
      'In a sign of her own Venus keeps good things in use. Her house is comfortable and its company loyal. Pleasure comes from tending what one has, and restlessness comes when shopping takes the place of tending.',
    ),
    friend: passage(
      'Friends provide Venus with occasions: invitations, commissions, a chance to be seen. The house she stands in gains through social life and loses by withdrawal from it. Return each invitation in good time; that is the rent.',
    ),
    neutral: passage(
      'With an indifferent host, Venus must bring her own charm. The house gives moderate pleasures at a fair price. An art learnt properly, up to performing it, is what lifts such a Venus above the average.',
    ),
    enemy: passage(
      'Tastes differ from the surroundings when Venus is in a hostile sign. Affection in the matters of her house is misread or overpaid. Ask what would please before giving it; half of the disappointments then do not occur.',
    ),
    debilitated: passage(
      'Venus debilitated measures love, and what is measured shrinks. The matters of her house come with conditions and small repairs. Service performed for someone who cannot repay it, and beauty made by hand, bring her strength back.',
    ),
  },
  Saturn: {
    exalted: passage(
      'Exalted Saturn is a just judge with time on his side. The house he holds gives late, gives to many, and does not take back. Shortcuts there fail at once, which is itself a protection.',
    ),
    moolatrikona: passage(
      'Saturn in moolatrikona keeps the institution running. Steady work for people one may never meet is rewarded in his house with tenure, pension or quiet authority. Results appear by decades, and can be planned for by decades.',
    ),
    own: passage(
      'In his own sign Saturn knows every stone of the estate. His house is narrow, well built and paid for. Comfort comes late, and it comes sooner to those who never pretended to have it.',
    ),
    friend: passage(
      'Old colleagues and plain people befriend Saturn in such a sign. Delays in his house are explained in advance and may be used. What seems slow here is merely thorough, as the second inspection generally shows.',
    ),
    neutral: passage(
      'In neutral signs Saturn pays wages and no bonus. His house repays the hours put into it, exactly, and forgives nothing left undone. A simple ledger of effort shows in the end that the account is honest.',
    ),
    enemy: passage(
      'In a hostile sign Saturn is blamed for delays that others have made. His house carries old debts, sometimes a parent’s. Paying them off by instalments, openly, ends a burden which protest would only lengthen further.',
    ),
    debilitated: passage(
      'Without footing, Saturn either rushes or gives up: such is debilitation. His house suffers from work begun too early and left too soon. Apprenticeship to a slower master, for the full term, supplies what the sky withheld.',
    ),
  },
  Rahu: {
    exalted: node(
      'Held exalted in this sign, Rahu gains what it wants and shows it. The house it occupies grows fast by unfamiliar means. Keep clean records from the outset, for success of this sort is always inspected.',
    ),
    own: node(
      'Strong in the sign that later custom gives it, Rahu organises its hunger. Crowds, systems and inventions serve its house. A purpose beyond winning is what prevents the whole machine from turning on its maker.',
    ),
    friend: node(
      'A host well disposed to Rahu teaches it manners. Ambition in the affairs of this house finds a trade, a language or a patron. The foreigner is accepted on the strength of usefulness, and should remain useful.',
    ),
    neutral: node(
      'Rahu in a neutral sign copies the strongest person in the room. Its house therefore depends upon company. Choosing a model worth copying, and writing down what one wants from it, gives the imitation a direction.',
    ),
    enemy: node(
      'Where the host resents it Rahu resorts to disguise. Matters of its house are mixed up with rumours and borrowed names. Plain disclosure costs something on the day and removes the pressure for the following years.',
    ),
    debilitated: node(
      'Rahu in its fall wants what it has been told not to open. The house is shaken by secrets, its own or someone else’s. Professional inquiry, with rules and a supervisor, gives the same curiosity a lawful key.',
    ),
  },
  Ketu: {
    exalted: node(
      'Ketu exalted, as many hold it to be here, sees through its house and is not misled by it. Skill without appetite is the gift. Others will offer rank; taking on the work alone is often wiser.',
    ),
    friend: node(
      'A friendly host lends Ketu a body: its insight becomes a craft and finds users. Through specialists, healers or hermits the house receives help. Payment is forgotten on both sides unless it has been fixed in advance.',
    ),
    neutral: node(
      'In neutral company Ketu comes and goes. The house is lit by intuition one month and left empty the next. Appointments made for it by somebody else keep the lamp from going out between visits.',
    ),
    enemy: node(
      'Ketu opposed by its host cuts ties that might have been untied. The matters of its house end abruptly and are regretted at leisure. A waiting rule of forty days before any parting is good medicine.',
    ),
    debilitated: node(
      'Ketu in its fall cannot leave alone what it says it has renounced. Its house has old claims upon it, mostly material. Settling one such claim each year, in writing, gives detachment something solid to stand on.',
    ),
  },
} satisfies Record<Lord, Record<Dignity, Passage>> &
  Record<'Rahu', Record<Exclude<Dignity, 'moolatrikona'>, Passage>> &
  // Scorpio counts as the exaltation of Ketu, not as its own sign.
  Record<'Ketu', Record<Exclude<Dignity, 'moolatrikona' | 'own'>, Passage>>
