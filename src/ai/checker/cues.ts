import type { Token } from './items.ts'

/** Words that tie planets, houses and signs to one another. */

export type Cue = 'rule' | 'aspect' | 'with' | 'hold'

// Words that tie, by what they are made from
const RULING =
  /^(?:rul(?:e|es|ed|ing|er|ers|ership)|govern(?:s|ed|ing|or|ors|ance)?|own(?:s|ed|ing|er|ers|ership)?|lord(?:s|ship)?|guard(?:s|ed|ian|ians|ing)?|guards over|preside[sd]?|presiding|command(?:s|ed|ing|er)?|manag(?:e|es|ed|ing|er)|keeper|custodian|custody|steward(?:s|ed|ship)?|master(?:s|ed|y)?|oversee(?:s|ing)?|oversaw|look(?:s|ing)? after|charge|answers|answering|responsible|responsibility|tenure|belong(?:s|ed|ing)?|care|hands|head(?:s|ed|ing)?|landlord|proprietor|administers?|duty|briefs?|caretaker|holder|portfolios?|runs|in charge|direct(?:s|ed)|directs|jurisdiction|helm)$/
const GLANCING =
  /^(?:aspect(?:s|ed|ing)?|glanc(?:e|es|ed|ing)|gaz(?:e|es|ed|ing)|look(?:s|ed|ing)?|drishti|eye(?:s|d)?|eyeing|watch(?:es|ed|ing)?|behold(?:s|ing)?|view(?:s|ed|ing)?|regard(?:s|ed|ing)?|star(?:es|ed|ing)|sight|beam(?:s|ed|ing)?|peer(?:s|ed|ing)?|surveys?|oversees|influenc(?:e|es|ed|ing)|shines? on|face[sd]?|facing)$/
const JOINING =
  /^(?:conjunct(?:s|ion|ions|ed)?|conjoin(?:s|ed|ing)?|join(?:s|ed|ing)?|alongside|beside|accompan(?:y|ies|ied|ying)|company|together|pair(?:s|ed|ing)?|unit(?:e|es|ed|ing)|union|meet(?:s|ing)?|met|companions?|side|shoulder|next to|companionship|allied|teams?|teamed|teaming|blend(?:s|ed)?|mingle[sd]?|merge[sd]?|couple[sd]?|coupled|flank(?:s|ed|ing)?|rides?|shar(?:e|es|ed|ing)|along|neighbou?rs?|together)$/
const HOLDING =
  /^(?:hold(?:s|ing)?|held|host(?:s|ed|ing)?|contain(?:s|ed|ing)?|shelter(?:s|ed|ing)?|occup(?:y|ies|ied|ying)|occupants?|tenant(?:s|ed)?|crowd(?:s|ed|ing)?|home to|inhabit(?:s|ed|ing)?|welcomes?|receives|houses the|seat(?:s|ed)|fill(?:s|ed|ing)?)$/

export const cueOf = ({ item, text }: Token): { cue: Cue; passive: boolean } | null => {
  switch (item.is) {
    case 'aspect':
      return { cue: 'aspect', passive: text === 'aspected' }
    case 'with':
      return { cue: 'with', passive: false }
    case 'rules':
      return text === 'own' ? null : { cue: 'rule', passive: false }
    case 'ruledby':
      return { cue: 'rule', passive: true }
    case 'holds':
      return { cue: 'hold', passive: false }
    case 'heldby':
      return { cue: 'hold', passive: true }
    case 'word':
    case 'delicate':
    case 'unknown':
    case 'life': {
      if (text === 'own' || text === 'direct') return null
      if (RULING.test(text)) return { cue: 'rule', passive: /^(?:belong|care|hands|custody|charge)/.test(text) }
      if (JOINING.test(text)) return { cue: 'with', passive: false }
      if (HOLDING.test(text)) return { cue: 'hold', passive: false }
      if (GLANCING.test(text)) return { cue: 'aspect', passive: false }
      return null
    }
    default:
      return null
  }
}
