import { ofTwo } from './told.ts'

// Aspects with the Sun or the Moon of {one}

export const lights = {
  'Sun Sun': ofTwo(
    'What {one} is proud of, {other} is proud of too, or can at least applaud without effort. The two point in the same direction and seldom have to explain why something matters. A shared name on one piece of work suits them.',
    'Two ways of being somebody meet here and neither gives up the middle of the stage. {one} and {other} each feel corrected by the other’s mere example. Turns at leading, agreed aloud, do more for them than modesty on either side.',
  ),
  'Sun Moon': ofTwo(
    'An old sign of marriage: what {one} sets out to do is what makes {other} feel at home. Plans and moods keep the same hours. {one} gives direction, {other} gives it a hearth, and both find that restful.',
    'What {one} is bent upon and what {other} needs pull in two directions, most of all when either is tired. {other} feels overruled, {one} feels held back. A question about the day, before any question about the plan, mends much of it.',
  ),
  'Sun Mercury': ofTwo(
    'Talk comes of itself: {other} finds the words for what {one} has meant all along. They plan trips, argue about films and hardly notice the hour. Letters between them are worth keeping, and decisions made aloud tend to stand.',
    '{other} asks one question too many where {one} wanted assent, and a remark meant as help is taken as a verdict. It is wit rubbing against pride. They do better when advice is given only after it was asked for.',
  ),
  'Sun Venus': ofTwo(
    '{other} likes {one} for no reason that needs defending, and {one} stands a little taller for it. Gifts come at the right moment. Such warmth carries a friendship as easily as a love, and survives a fair number of lean months.',
    'Liking is plain between them and yet it misses: {one} shines where {other} wanted tenderness, {other} pleases where {one} wanted respect. Money and taste are where it shows. It helps to ask what the other would call a good evening.',
  ),
  'Sun Mars': ofTwo(
    '{other} puts a match to whatever {one} has in mind, and things get done. They tire others and seldom each other. Sport, building, any enterprise with a date suits the pair; rivalry stays friendly as long as both have something to win.',
    'Sparks fly early. {other} pushes where {one} decides, and each hears a challenge in the other’s ordinary voice. Anger is quick and usually honest. A contest with rules, and separate fields of command, give the heat a place to go.',
  ),
  'Sun Jupiter': ofTwo(
    '{other} believes in {one}, out loud, and the belief has a way of coming true. Doors are opened and invitations passed on. Laughter is easy between the two. What they undertake together grows, and should be budgeted for by somebody else.',
    '{other} promises, praises or preaches a little too much for {one}, who spends on the strength of it. Generosity runs ahead of the purse. Enthusiasm is no fault here; it wants a ceiling, named in figures before the evening begins.',
  ),
  'Sun Saturn': ofTwo(
    '{other} gives {one} something to stand on: time, structure, a sober second opinion. Promises between them are kept. It is not the lightest of ties, but it lasts, and after ten years both can point to what was built.',
    '{one} feels weighed and found wanting, while {other} feels left with all the duties. Praise is rationed. The bond may hold for long all the same. It lightens when tasks are divided in writing and thanks are said for small things.',
  ),
  'Sun Uranus': ofTwo(
    '{other} shakes {one} awake. Nothing is planned far ahead and little is missed by it; both feel younger in this company. Freedom is what they give each other, along with odd friends and early flights. Routine would be an insult.',
    'Now here, now gone: {other} unsettles {one} just as something was about to be settled. Attraction lives by surprise and so does annoyance. Long leads and short notice, agreed as a rule, make it a lively tie instead of a broken one.',
  ),
  'Sun Neptune': ofTwo(
    '{other} sees in {one} what nobody else has seen, and {one} begins to resemble it. Music, faith or a shared dream holds them. There is kindness here that asks no receipt; a clear calendar keeps it from being taken for granted.',
    '{one} looks for an answer and {other} is already elsewhere; or {other} admires somebody whom {one} never was. Nobody lies, exactly. Plain facts, repeated kindly and written down where money is concerned, keep the mist from filling the house.',
  ),
  'Sun Pluto': ofTwo(
    '{other} goes straight to what {one} keeps in reserve, and does not misuse it. Each comes out of the meeting changed in purpose. They weather crises well together, better at times than holidays, since depth is their ordinary ground.',
    'Will stands against will: {other} wants to know, to steer, to be told first, and {one} guards the last word. The pull is strong on both. What cannot be negotiated should be named early, and so should the door.',
  ),
  'Moon Moon': ofTwo(
    'Their tides keep the same time. {one} and {other} are hungry, tired and sociable at similar hours, and bad days need no explanation. Living together is what this contact is best at, from the kitchen to the choice of a bed.',
    'Comfort means one thing to {one} and another to {other}: silence or talk, company or a closed door. Neither is unkind. They feel neglected at exactly the same moment. Two sets of evenings, some shared and some apart, take care of it.',
  ),
  'Moon Mercury': ofTwo(
    '{other} can put into words what {one} only feels, and does so gently. Confidences come easily on walks and in cars. Daily arrangements run well, for moods are mentioned before they harden. Children around them learn to talk early.',
    '{one} says how it felt and {other} answers with what was said. Both are right and neither is comforted. {other} may listen for longer before sorting things out, and {one} may state the wish that stands behind the mood.',
  ),
  'Moon Venus': ofTwo(
    'Tenderness without effort: {other} does the small pleasing thing before {one} has thought of asking. Homes made by this pair are soft and well fed. They may avoid a quarrel too long, out of sheer liking for the peace.',
    '{one} wants to be held and {other} wants to be charmed, so each offers what the other did not need that evening. Sweets and presents cover it for a while. Naming the wish aloud, without grace if need be, serves them better.',
  ),
  'Moon Mars': ofTwo(
    '{other} stirs {one} in a way that is felt as life. Passion and appetite are near the surface, and help arrives fast when one of them is hurt. They clear the air by evening. Work with the hands, done side by side, suits them.',
    '{other} is quick where {one} is raw. A tone is enough to start it, and the meal is over. Nothing is meant as harshly as it sounds. A walk round the block before the second sentence is this pair’s best investment.',
  ),
  'Moon Jupiter': ofTwo(
    '{other} makes {one} feel that there is enough: time, food, forgiveness. They are good hosts together. Troubles shrink when told across this table. Families are enlarged by such a tie, by friends and strangers as much as by relatives.',
    '{other} cheers up what {one} wanted to have heard, or offers a feast to somebody who wants quiet. The heart is in the right place and the measure is not. Half as much help, given after listening, would be twice as welcome.',
  ),
  'Moon Saturn': ofTwo(
    '{other} is the roof over what {one} feels: dependable, rarely effusive, there at the hour that was named. Safety grows slowly and stays. Such ties outlive passions, and look after parents, children and mortgages without being reminded.',
    '{one} comes with a feeling and meets a rule, while {other} comes home to what looks like one more demand. Coldness is mostly tiredness here. A fixed hour each week that belongs to nothing useful thaws the two of them out.',
  ),
  'Moon Uranus': ofTwo(
    '{other} airs the rooms of {one}, who learns to enjoy change in small amounts. No day need resemble the last. They are kind about each other’s odd hours, and closeness returns of itself after a stretch of distance.',
    'Just as {one} settles down, {other} has to leave, ring somebody or change the plan. Security and freedom take turns at being offended. A promise about the hour of return costs {other} little and buys {one} a quiet night.',
  ),
  'Moon Neptune': ofTwo(
    '{other} senses what {one} has not said, and answers with a cup of tea or a song. They can be silent together. Animals, water and music belong to this pair. A little salt of fact keeps the sympathy from drowning both.',
    'Each hears the other through a wall of wishes. {one} clings to a picture, {other} slips away from a claim, and pity does the work of love. It clears when help is offered to the strong as well as to the weak.',
  ),
  'Moon Pluto': ofTwo(
    'Feeling goes to the bone between them. {other} is not shocked by anything that {one} brings up, and old grief can be laid down here. They protect what is theirs. Few outsiders understand how little has to be said.',
    '{other} wants all of it, the mood, the reason and the password, and {one} both opens and hides. Jealousy may speak for love. A room with a lock, respected on either side, turns the siege back into closeness.',
  ),
}
