/** Advice on a dosha in effect, by its id. */
export const DOSHA_ADVICE: Readonly<Record<string, string>> = {
  manglik: 'Take up a sport or a task that uses force well, and leave a night between anger and an answer.',
  kaal_sarp: 'Split a large aim into stages, and judge your progress by the year instead of by the month.',
  pitra: 'Do one thing for the elders of your family this month: a visit, a call, or their papers put in order.',
  guru_chandal: 'Check what a teacher or an expert tells you against a second source before you act on it.',
  shrapit: 'Finish the oldest open duty on your list before you take a new one.',
  grahan: 'Put plans on paper and show them to somebody calm before you decide.',
  angarak: 'Drive slowly, and wait an hour before you send an angry message.',
  vish: 'Plan one meeting with friends each week, above all when you would rather stay alone.',
  kemadruma: 'Build habits with other people: a class, a team, a weekly meal.',
  gandamoola: 'Families keep a rite of peace on the return of the birth star. Ask yours whether it was done.',
  kalathra: 'Agree about money and family in plain words, before a bill or a visit makes it urgent.',
  badhaka: 'Begin important papers early and keep a second way open.',
}
