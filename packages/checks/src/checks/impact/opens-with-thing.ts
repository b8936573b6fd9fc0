import { findVerb, nominalisations, splitWords } from '@app/language'

// As often nouns as verbs: they count as verbs only before a word that shows an object.
const mayBeNoun = new Set(
	'access account advance aid answer arrest audit audition award bag balance bank bar benchmark bill blend blog bone book brand bridge brief budget call campaign caption care cash cast change chat clean clear close coach code colour complete contact contract control cook copy correct cost cover credit crew design direct display dock document dress drill drive dust empty estimate exercise export express farm feature feed field file film finance fish floor focus forecast form freight fuel fund garden grade grant grill group guard handle head help host house ice import index input interview invoice iron key label labour launch lead lease leave lecture light limit link load lock log lower machine mail map mark market match mine minute model monitor mould mount network nurse offer open order pack paint patch patrol pay perfect phase pilot pipe pitch plan plant plaster plate play point polish portion position post present press price print process profile program project proof purchase query quote record release rent repair report research review ride rinse roast roster route sales sample sand saw scan schedule score screen script search season second secure seed service share ship shop sketch smoke spot spray stack staff stage start steam stock store strip study style supply support survey tag talk target tattoo tax team test tidy tile tour track trade train training transfer transport travel trial type update use valet value visit volunteer waitress watch water wax welcome weld work wrap'.split(
		' ',
	),
)
const showsObject =
	/^(?:the|a|an|all|any|each|every|our|their|its|new|up|out|daily|weekly|monthly|customers?|patients?|clients?|pupils?|students?|residents?|guests?|children|visitors|members|learners|tenants|passengers|candidates|applicants|witnesses|suspects|families|carers|colleagues|people|orders|deliveries|stock|calls|records|reports|staff|\d+)$/i
// "Support to families" and "Contact with schools" are things; "Report to the matron" and "Care for pupils" are done.
const preposition = /^(?:to|with|for|on|of|in|at|from|and)$/i
const takes =
	/^(?:(?:help|work|train|travel|talk|chat|study|play|volunteer|share|partner|present|pitch|report|market|drive|lecture|blog|record|update) (?:to|with|for|on)|(?:care|cook|test|plan|search|watch|fish|budget|pay|quote|bid) for|(?:call|focus) on|answer to|(?:learn|think|hear|speak|dispose|approve|know|consist) of)$/i

/** Whether a word of the table of verbs is as often a noun at the start of a line: "Stock", "Lead", "Sales", "Accounts". */
export function isOftenNoun(word: string): boolean {
	const lower = word.toLowerCase()
	return (
		mayBeNoun.has(lower) ||
		mayBeNoun.has(lower.replace(/e?s$/, '')) ||
		mayBeNoun.has(lower.replace(/s$/, ''))
	)
}

/** Whether the word after one that may be a noun shows that something is done: "Stock the shelves", "Report to the matron". */
export function hasObject(word: string, next: string): boolean {
	return showsObject.test(next) || takes.test(`${word} ${next}`)
}

/** Whether a word names an act or who does it: "stock rotation", "cash handling" and "market research" are things. */
export function namesAct(word: string): boolean {
	return /(?:ing|tion|ment|ance|ery|er|or)$/i.test(word) || nominalisations.has(word.toLowerCase())
}

/** Whether the first two words are one thing: "Stock control", "Report writing", "Visits to schools". */
export function opensWithCompound(text: string): boolean {
	const [first = '', second = ''] = splitWords(text)
	if (!isOftenNoun(first) || hasObject(first, second)) return false
	return second === '' || preposition.test(second) || namesAct(second) || afterNoun.test(second)
}

const afterNoun =
	/^(?:control|work|changes|takes?|checks?|ledger|levels?|room|points?|classes|plans?|sheets?|returns?|groups?|sales|duty|duties|support|day|code|house|home|round|rounds|desk|line|time|shift|shop|floor|book|debits?|officer|steward|leader|member)$/i

const roles = new Set(
	'captain chair champion chaperone coach cook escort guard guide head host judge lead link mentor model nurse partner pilot scout sponsor steward trainee tutor usher volunteer waitress witness'.split(
		' ',
	),
)
const titleAfterRole =
	/^(?:constable|officer|leader|teacher|assistant|player|supervisor|secretary|nurse|carer|worker|driver|lead|manager|trainer|chef|advis[eo]r|designer|developer|engineer|member|instructor|master|reader|governor)$/i

/**
 * Whether a line begins with a noun that is also a verb: "Mentor to two trainees", "Chair of governors", "Tutor constable",
 * "Arrest of suspects", "Services, brakes and clutches".
 */
export function opensWithThing(text: string): boolean {
	const [first = '', second = '', third = ''] = splitWords(text)
	const forms = findVerb(first)?.forms ?? []
	const isThirdPerson = forms.includes('thirdPerson')
	if (!forms.includes('base') && !isThirdPerson) return false
	if (takes.test(`${first} ${second}`)) return false
	if (/^of$/i.test(second)) return true
	const isRole = roles.has(first.toLowerCase().replace(/s$/, ''))
	if (isRole && /^(?:to|for|at|in|from|with|on)$/i.test(second)) return true
	if (isRole && titleAfterRole.test(second) && (third === '' || preposition.test(third)))
		return true
	return isListed(text, first, second) && (isThirdPerson || isRole || isOftenNoun(first))
}

// "Washes, dresses and feeds" are acts in one form; "Services, brakes and clutches" are not.
function isListed(text: string, first: string, second: string): boolean {
	if (!text.trim().startsWith(`${first},`)) return false
	const [form] = findVerb(first)?.forms ?? []
	return form !== undefined && findVerb(second)?.forms.includes(form) !== true
}
