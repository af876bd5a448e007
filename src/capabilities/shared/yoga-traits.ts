import type { Trait } from '../../readings/passage.ts'

// The traits that the results of yogas give to the reader.
// source: the results in src/jyotish/yogas
export const YOGA_TRAITS: Readonly<Record<string, readonly Trait[]>> = {
  // nabhasa
  rajju: ['restless'],
  musala: ['steady'],
  nala: ['keeps money'],
  gada: ['leaks money'],
  shringataka: ['seeks contests'],
  vapi: ['keeps money'],
  shakti: ['holds firm'],
  nauka: ['keeps money'],
  chapa: ['hides feelings'],
  shula: ['bold', 'blunt'],
  // mahapurusha, chandra, surya
  ruchaka: ['bold'],
  shasha: ['patient'],
  durudhara: ['content'],
  vasumati: ['keeps money'],
  pushkala: ['tactful'],
  vesi: ['hard to upset', 'keeps promises'],
  budha_aditya: ['thinks fast', 'learns fast'],
  bhaskara: ['bold'],
  ravi: ['content'],
  // raja
  indra: ['bold'],
  jaya: ['content'],
  garuda: ['tactful'],
  // dhana, daridra
  dhana_L2_L11: ['keeps money'],
  dhana_1_2: ['keeps money'],
  dhana_2_11: ['keeps money'],
  dhana_mercury1: ['exact'],
  daridra_L11: ['borrows easily'],
  daridra_L1_12: ['leaks money'],
  daridra_L4_L9: ['leaks money'],
  daridra_P2: ['leaks money'],
  // shubha
  kahala: ['bold'],
  hara: ['keeps promises'],
  vishnu: ['content'],
  chandika: ['seeks contests'],
  parakrama: ['bold'],
  yuddha_pravina: ['acts with care'],
  rama: ['hard to upset'],
  lagnadhi: ['learns fast'],
  deha_pushti: ['content'],
  // vidya
  tivra_buddhi: ['thinks fast', 'learns fast'],
  nipuna: ['exact', 'finishes'],
  jada: ['timid'],
  // neecha_bhanga, sanyasa, others
  neecha_bhanga_mars: ['timid'],
  sanyasa_moon_lord: ['lets go'],
  sanyasa_drekkana: ['content', 'seeks solitude'],
  late_marriage: ['loves slowly'],
  many_marriages: ['loves quickly'],
  kapata: ['hides feelings', 'trusts slowly'],
  nishkapata: ['shows feelings'],
  asatyavadi: ['promises too much'],
  vakchalana: ['blunt'],
  vanchana_chora: ['trusts quickly'],
  mati_bhramana: ['sleeps badly'],
  apasmara: ['tires easily'],
}
