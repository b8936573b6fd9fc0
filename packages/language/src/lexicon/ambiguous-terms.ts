import { stemWord } from './stem-word.ts'

/**
 * Names of one word that mean a thing of their trade only in its company. In a text of another trade they are ordinary words.
 */
const words = `
acquiring acting baiting carting casting sampling scenery slinging spraying towing felling mechanic agencies appeals army attachment attractions attribution balances bedding beauty bids borders breakdowns
breakers briefs briefings bundles cages capability capitalisation ceremonies chipping chronology cloning clustering
combining compaction completions concepts concessions conservation consolidation consultations containment conversion
costume council crafts crimping curation custody defence demos digestion disclosure distribution drawing drills
editing emergencies evacuation events elections escalations exchanges exhibits experimentation extensions extraction factory fades faculty filtration
fishing flagging float foils forwarding foundations framing functions gauges graphics guttering hardening highlights
hiring hosting huddles inclusion infants infrastructure integrations interventions journals juniors knives
labelling lamination layout leaks lean leases levelling licensing logging marine metrics military milling mixers motors nails narration
navy notices nuclear offsets optics parks parties partitions partnerships patching patents performing peripherals permissions personas piling
planting plating plugins pointing ports printers production proofs propagation props proposals quotes ratios
recruiting recruitment reductions reels refunds regulators releases rendering renewals reserving resourcing
returns reward rosette routing registers satellite searches segmentation selling sequencing shipping showers signalling
simulation smoker sourcing spreading squads starters statements streaming stud styling suspension tanking theft threading tint
toning tracing turning utilities valves vans variations velocity vetting wardrobe wiring wholesale
joiners gifting arrears coding removals marking veterans housing captivate expediting fluke tacking voids exhausts tolerances
metering lifting bending pressing edging scanning pairing profiling ingestion composing nuke sectioning adoption fertility
frailty refraction occupancy curing lodges refits engraving groupage sockets ceilings sensors trackers treasury
funnels cuttings grafting plaiting restraint conveyance cordons regeneration strategies pumps tailoring outreach algorithms programming presentations sponsorship
`

const ordinary = new Set(words.trim().split(/\s+/).map(stemWord))

/** Whether a name is only one of these ordinary words. */
export function isAmbiguousTerm(stems: readonly string[]): boolean {
	const [only] = stems
	return stems.length === 1 && only !== undefined && ordinary.has(only)
}
