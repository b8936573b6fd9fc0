import { gerundCompounds } from '../data/gerund-compounds.ts'
import { lineWordLists } from '../line-words.ts'
import { parseTsv } from '../parse-tsv.ts'
import { findVerb } from './find-verb.ts'

// Plain forms that open noun phrases as often as sentences.
const alsoNouns = new Set(
	`access account act address aid appoint approach archive arrest audit author award back bag balance bank bar bathe battle bid bill
	blog board book boost brand bridge brief broker brush budget build bus cable call campaign care cash cast catalogue
	cause centre chair challenge champion change channel charge chart chase check cherry class code coach comfort
	command comment commission concern conduct contact contract control cook copy cost counsel count course cover
	craft credit crew cure cut cycle dance date deal debate debt decline demand design desk detail dock document draft
	dress drill drive drop dust edge end engineer escort estimate exchange exercise exhibit experience export express
	face feature feed field figure file fill film finance fish fit fix floor focus forecast forest form format
	forward foster freight front fuel function fund gain garden gate gauge glaze grade grant grill ground group guard
	guide hand handle haul head heat help hire hit hoist home host house ice import increase index influence input
	insert intern invoice iron issue join journal judge label labour land landscape last launch lay lead lease lecture
	level lever light limit link list load loan lock log look lunch machine mail man map mark market master match
	matter measure media meet mentor merchandise milk mill mind mine minute mix model monitor motor mould move name
	network nurse object offer office open order outline own pack paint panel park part partner parts party pass patch
	patrol pattern pay people phase phone photograph pick pilot pipe pitch place plan plant plaster plate play
	plot point police polish pool portion position post practice present press price prime print process produce
	product profile profit program programme progress project promise proof prospect protest pull pump purchase
	query question quote race raise range rank rate reach read recall record recruit reform refund regard register
	release rent repair reply report request rescue research reserve respect rest result return review reward ride
	ring risk rig roast role roll roof room root round route rule run safe sail sale sample saw scale scan schedule
	school scope score screen script seal search season seat second section secure seed sense service set
	shed split spread offset sew shape share shift ship shoot shop show sign signal site sketch sleep slice smoke sort sound source span
	spare speak special spell sponsor spot spray staff stage stand start state station steam step steward
	stitch stock stop store stream strip structure study style subject suit supply support surface survey swap sweep
	switch table tag target task taste tax team tender test text tile time tip title tool touch tour tow trace track
	trade traffic trail train transfer transport travel treat trial trim trust try tube tune turn tutor type update
	upgrade use value view visit voice volunteer vote wait walk wall war warehouse wash waste watch water wave
	wax weed weight welcome wire work wrap yard`.split(/\s+/),
)

/** Whether the plain form of a verb is a noun as well. */
export function isAlsoNoun(word: string): boolean {
	return alsoNouns.has(word.toLowerCase())
}

/** Whether a plain form opens a clause here: "support" does before "the team", not before "worker". */
export function opensClause(lemma: string, next: string): boolean {
	if (next === '') return !alsoNouns.has(lemma)
	return (
		!alsoNouns.has(lemma) || isDeterminer(next) || isPluralNoun(next) || /^to$|^with$/.test(next)
	)
}

const opensAnObject = lineWordLists.pattern('opens-an-object', 'whole')

function isDeterminer(word: string): boolean {
	return opensAnObject.test(word)
}

function isPluralNoun(word: string): boolean {
	return /[^su]s$/i.test(word) && findVerb(word)?.forms.includes('past') !== true
}

const nounLikeGerunds = lineWordLists.pattern('gerunds-as-nouns', 'whole')
const nounsAfterThem = lineWordLists.pattern('nouns-behind-gerunds', 'whole')
const nounLikeRoles =
	/^(?:consulting|visiting|acting|managing|leading|attending|practising|presiding|commissioning|touring)$/i
// Of several a person takes care, as of apprentices that one trains.
const jobNouns = lineWordLists.pattern('jobs', 'whole')

const neverKind = /^(?:buying|selling|pricing|writing|opening|closing|packing|shipping)$/i
const wares =
	/^(?:materials?|products?|equipment|supplies|plans?|programmes?|courses?|budgets?|systems?)$/i

let compounds: ReadonlySet<string> | null = null

// Gerunds and nouns that together name a thing.
function readCompounds(): Set<string> {
	const rows = parseTsv<'gerund' | 'nouns'>(gerundCompounds)
	return new Set(
		rows.flatMap(({ gerund, nouns }) => nouns.split('|').map((noun) => `${gerund} ${noun}`)),
	)
}

/** "marketing materials" names a thing, "training new staff" an act. */
export function namesThing(gerund: string, tail: string): boolean {
	const [next = ''] = tail.split(/[\s,]+/, 1)
	compounds ??= readCompounds()
	if (compounds.has(`${gerund} ${next}`.toLowerCase())) return true
	if (jobNouns.test(next) && (nounLikeGerunds.test(gerund) || nounLikeRoles.test(gerund)))
		return true
	if (neverKind.test(gerund) && wares.test(next)) return false
	const isStaffKind =
		/^(?:nursing|cleaning|catering|teaching|engineering|building|accounting)$/i.test(gerund) &&
		/^staff$/i.test(next)
	return (nounLikeGerunds.test(gerund) && nounsAfterThem.test(next)) || isStaffKind
}
