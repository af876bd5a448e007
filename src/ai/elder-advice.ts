import type { AssessedArea } from '../jyotish/assessment/area.ts'

/** Advice and verdicts for people from 60 years on, in areas whose texts for adults speak of careers, weddings and new homes. */
export const ELDER_ADVICE: Readonly<Partial<Record<AssessedArea, Readonly<Record<'well' | 'hard', string>>>>> = {
  career: {
    well: 'Offer what you know to one person or one group that can use it, on a fixed day. Let somebody younger do the part you no longer enjoy.',
    hard: 'Choose one task, paid or not, that you would miss, and hand the others on. Agree beforehand on the hours it may take.',
  },
  children: {
    well: 'Give the young your time before you give them things. Teach one of them this month what only you still know.',
    hard: 'Ask before you advise, and let the young decide in their own house. A short visit on a fixed day does more than a long one.',
  },
  education: {
    well: 'Take up the subject that you never had time for. Learn it in company, once a week.',
    hard: 'Choose short lessons in good light, at the same hour. One patient person whom you may ask is worth more than a course.',
  },
  foreign_travel: {
    well: 'Take the trip while it is easy for you, with company and with days of rest in it. Write down what you saw for those at home.',
    hard: 'Choose a short way and a place with a doctor nearby. Let far friends visit you this year.',
  },
  marriage: {
    well: 'Say this week what you value in the person closest to you. One fixed hour together each day keeps it alive.',
    hard: 'Let an old quarrel rest without a winner. Speak early about help, money and the house, while nobody is in a hurry.',
  },
  politics: {
    well: 'Speak for your street or your association; you are listened to. Train the person who will follow you.',
    hard: 'Advise in private rather than stand for an office. Choose one cause, and leave the meetings to others.',
  },
  property: {
    well: 'Make the house easy to live in: light, few steps, one good chair by the window. Put the papers of it in one folder.',
    hard: 'Spend on safety and warmth before you spend on looks. Sign nothing about the house without a person you trust beside you.',
  },
  relocation: {
    well: 'Spend two weeks in the new place before you decide, in its worst season. Go where somebody looks in on you.',
    hard: 'Change the inside of the house before you leave it. If you go, take the neighbours’ numbers along.',
  },
  romance: {
    well: 'Let people see that you like them. A card or a call, often, does more than one great gesture.',
    hard: 'Take your time with new company, and keep your money out of it. An old friend is the best judge of a new one.',
  },
  wealth: {
    well: 'Keep your will and your papers in order while things go well. Give with a warm hand what you want to give.',
    hard: 'Let one trusted person see your accounts once a month. Lend nothing, and sign for nobody.',
  },
}

export const ELDER_VERDICTS: Readonly<
  Partial<Record<AssessedArea, Readonly<Record<'strong' | 'good' | 'mixed' | 'weak', string>>>>
> = {
  career: {
    strong: 'Work is among the best supported parts of your chart, and what you know is still wanted.',
    good: 'The chart supports your tasks more than it hinders them: what you take up with a steady hand goes well.',
    mixed:
      'In work, paid or not, the chart helps and hinders you in like measure: what you choose to keep decides which one shows.',
    weak: 'Work asks for patience in this chart: you did much that was thanked late, and you may choose your tasks more freely now.',
  },
  education: {
    strong: 'Learning is well supported in your chart, and it does not stop with age.',
    good: 'The chart supports learning: a little each week is enough for you.',
    mixed: 'Learning goes by fits and starts in this chart: you are able, and company keeps you at it.',
    weak: 'Learning costs you more time than it costs others; short sittings suit you best.',
  },
  marriage: {
    strong: 'Partnership is well supported in your chart: you do well with one person close to you.',
    good: 'The chart is on the side of closeness, with ordinary frictions.',
    mixed: 'On closeness the chart is divided: affection is there, and so is something that tests it.',
    weak: 'Closeness takes work in this chart: it asks more patience than you would expect, and it can be had at every age.',
  },
  property: {
    strong: 'Home and property are strong in your chart: what you acquired tends to stay.',
    good: 'The chart supports your home, and it repays care.',
    mixed: 'On home and property the chart is divided: there is comfort, with repairs or papers to see to.',
    weak: 'Home and property want caution in this chart: let a second person read every paper.',
  },
  wealth: {
    strong: 'Money is well supported in your chart: what you have tends to stay.',
    good: 'The chart supports your money, if the outgoings are watched.',
    mixed: 'With money the chart gives and takes: there is enough, and there are leaks.',
    weak: 'Money asks for care in this chart: it is soon spent on others or on fees.',
  },
}
