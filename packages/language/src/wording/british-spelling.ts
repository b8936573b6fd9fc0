/** How a word differs between Britain and America. `ise` stands apart: Oxford English writes organize beside colour. */
export type SpellingFamily = 'ise' | 'other'

export type SpellingVariant = { family: SpellingFamily; variety: 'british' | 'american' }

// The parts of words that differ, British first; each stem stands for all words that begin with it.
const stemPairs: readonly (readonly [british: string, american: string])[] = [
	...[
		'behaviour',
		'colour',
		'endeavour',
		'favour',
		'flavour',
		'harbour',
		'honour',
		'humour',
		'labour',
	].map((word) => [word, word.replace('our', 'or')] as const),
	...['neighbour', 'rumour', 'savour', 'vapour', 'vigour', 'armour', 'odour', 'tumour'].map(
		(word) => [word, word.replace('our', 'or')] as const,
	),
	...[
		'travell',
		'cancell',
		'modell',
		'labell',
		'counsell',
		'signall',
		'channell',
		'fuell',
		'levell',
	].flatMap((stem) =>
		['ed', 'ing', 'er', 'or'].map((end) => [stem + end, stem.slice(0, -1) + end] as const),
	),
	...['analys', 'paralys', 'catalys'].flatMap((stem) =>
		['e', 'ed', 'es', 'ing'].map((end) => [stem + end, `${stem.slice(0, -1)}z${end}`] as const),
	),
	['analyser', 'analyzer'],
	['catalogue', 'catalog'],
	['defence', 'defense'],
	['offence', 'offense'],
	['fulfilment', 'fulfillment'],
	['enrolment', 'enrollment'],
	['instalment', 'installment'],
	['jewellery', 'jewelry'],
	['paediatric', 'pediatric'],
	['orthopaedic', 'orthopedic'],
	['anaesthe', 'anesthe'],
	['gynaecolog', 'gynecolog'],
	['haematolog', 'hematolog'],
	['oestrogen', 'estrogen'],
	['aluminium', 'aluminum'],
	['manoeuvr', 'maneuver'],
	['mould', 'mold'],
	['plough', 'plow'],
	['grey', 'gray'],
	['centre', 'center'],
	['theatre', 'theater'],
	['fibre', 'fiber'],
	['litre', 'liter'],
	['metre', 'meter'],
	['skilful', 'skillful'],
	['ageing', 'aging'],
	['tyre', 'tire'],
]
const opensAmerican = new RegExp(`^(?:${stemPairs.map(([, american]) => american).join('|')})`)

// Words that only look American: an electricity meter, to tire, Gray the name; laboratory and honorary in every English.
const americanExceptions = /^(?:meter|tire|gray|aging|mold)|^\p{L}+or(?:at|ar|ous|io|is|iz|if)/u

const iseStems =
	'apologis authoris capitalis categoris centralis characteris commercialis computeris criticis customis digitis diversif economis emphasis equalis finalis formalis generalis globalis harmonis hospitalis immunis individualis initialis institutionalis legalis liberalis localis maximis mechanis memoris minimis mobilis modernis monetis motoris neutralis normalis optimis organis palletis patronis penalis personalis pressuris prioritis privatis publicis rationalis realis recognis reorganis revitalis sanitis scrutinis socialis specialis stabilis standardis sterilis subsidis summaris symbolis synchronis synthesis systematis utilis vandalis visualis containeris conceptualis popularis catheteris medicalis'
		.split(' ')
		.filter((stem) => stem.endsWith('is'))
const iseEnds = 'e ed es er ers ing ation ations ational'.split(' ')

const americanToBritish = new Map<string, string>(
	iseStems.flatMap((stem) =>
		iseEnds.map((end) => [`${stem.slice(0, -1)}z${end}`, stem + end] as const),
	),
)
const britishIse = new Set(americanToBritish.values())
// "synthesis" and "emphasis" end like verbs in -ise but are nouns in every English.
for (const noun of ['emphasises', 'synthesiser']) britishIse.delete(noun)

/** The British spelling of a word; words that do not differ, and British ones, come back as they are. */
export function toBritish(word: string): string {
	const lower = word.toLowerCase()
	const ise = americanToBritish.get(lower)
	if (ise !== undefined) return likeFirstLetter(word, ise)
	// One expression first: most words open with none of the stems.
	if (!opensAmerican.test(lower)) return word
	const pair = stemPairs.find(([, american]) => lower.startsWith(american))
	const [british, american] = pair ?? ['', '']
	if (pair === undefined || lower.startsWith(british) || americanExceptions.test(lower)) return word
	return likeFirstLetter(word, british + lower.slice(american.length))
}

/** Whether a word is written in only one of the two ways, and which; `null` for words that do not differ. */
export function spellingOf(word: string): SpellingVariant | null {
	const lower = word.toLowerCase()
	if (americanToBritish.has(lower)) return { family: 'ise', variety: 'american' }
	if (britishIse.has(lower)) return { family: 'ise', variety: 'british' }
	if (stemPairs.some(([british]) => lower.startsWith(british))) {
		return { family: 'other', variety: 'british' }
	}
	return toBritish(lower) === lower ? null : { family: 'other', variety: 'american' }
}

function likeFirstLetter(model: string, word: string): string {
	return /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word
}
