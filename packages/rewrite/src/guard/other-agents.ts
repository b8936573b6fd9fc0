import { arePeople, areWorkers, isWorker } from '@app/language'
import { listForms } from './acts.ts'
import { isTurn } from './clauses.ts'
import { isAdverb } from './function-words.ts'
import type { Token } from './token.ts'

const groups = new Set(
	`team branch company firm shop store school department section unit business charity office site group club society agency
	centre crew staff committee council hospital hotel restaurant practice bank library gang squad platoon regiment board boss sister
	matron headteacher salon ward brigade owner landlord landlady client council government police physio rep reps carpenter foreman`.split(
		/\s+/,
	),
)
const determiner =
	/^(?:the|my|our|a|an|another|their|his|her|this|that|two|three|four|five|six|\d+|other|some)$/
const pronoun = /^(?:he|she|they|somebody|someone|others|it)$/
const auxiliary = /^(?:had|has|have|would|could|can|will|was|were|is|are|be|been|being|who|that)$/

// "My duties included …" only names the work.
const names = /^(?:includ|involv|consist|compris|entail)/

/** The words about what somebody other than the writer did: "the head librarian introduced …", "our branch let …", "she passed". */
export function findOtherAgents(tokens: readonly Token[]): Token[] {
	return tokens.flatMap((_, index) => {
		if (!isOther(tokens, index)) return []
		const verb = verbAfter(tokens, index)
		if (verb === null || names.test(verb.lower)) return []
		return tokens.filter((other) => other.start >= verb.start && other.clause === verb.clause)
	})
}

function isOther(tokens: readonly Token[], index: number): boolean {
	const token = tokens[index]
	if (token === undefined) return false
	// A pronoun that opens the line has no antecedent: the writer is using the third person.
	// "After it opened two branches"; in "when it broke" nothing is done to anything.
	if (token.lower === 'it')
		return isTurn(tokens[index - 1]?.lower ?? '') && tokens[index + 2]?.gap === ' '
	if (pronoun.test(token.lower)) return index > 0
	if (/^(?:that|which|who)$/.test(tokens[index + 1]?.lower ?? '')) return isWorkedFor(tokens, index)
	if (isOurs(tokens, index)) return true
	const opening = token.isContent ? findOpening(tokens, index) : null
	return opening !== null && (isPerson(token) || isInSubordinate(tokens, opening))
}

// "Hats that the church sold", "while the promoter counted takings": whatever the subject is, it is not the writer.
function isInSubordinate(tokens: readonly Token[], opening: Token): boolean {
	const previous = tokens[tokens.indexOf(opening) - 1]?.lower ?? ''
	return /^(?:that|which|while|whilst|when|after|before|because|until)$/.test(previous)
}

// "Our band played 40 gigs"; "my job" and "my shift" do not act.
function isOurs(tokens: readonly Token[], index: number): boolean {
	const token = tokens[index]
	const opening = token?.isContent === true ? findOpening(tokens, index) : null
	return (
		opening !== null &&
		/^(?:our|my)$/.test(opening.lower) &&
		!/^(?:job|task|work|post|position|shift|day|main|daily)s?$/.test(token?.lower ?? '')
	)
}

// "Worked at a bakery that supplies cafes", "trained a nurse who passed": the bakery supplies them, the nurse passed.
function isWorkedFor(tokens: readonly Token[], index: number): boolean {
	const token = tokens[index]
	if (token === undefined || !token.isContent) return false
	if (isPerson(token)) return true
	const before = tokens.slice(Math.max(0, index - 4), index)
	const at = before.findLastIndex(
		({ isAct, lower }) => isAct || /^(?:at|for|with|under|in|from)$/.test(lower),
	)
	return at >= 0 && before[at]?.isAct === false
}

function isPerson({ lower }: Token): boolean {
	return groups.has(lower) || isWorker(lower) || areWorkers(lower) || arePeople(lower)
}

// The noun phrase must be a subject: no verb or preposition governs it.
function findOpening(tokens: readonly Token[], index: number): Token | null {
	for (let at = index - 1; at >= Math.max(0, index - 3); at--) {
		const token = tokens[at]
		if (token === undefined || token.isAct) return null
		if (!token.isContent && !determiner.test(token.lower)) return null
		if (!determiner.test(token.lower)) continue
		const previous = tokens[at - 1]
		const isOpen =
			previous === undefined ||
			// "Beds the head gardener had planted"
			(previous.isContent && !previous.isAct && tokens[at]?.gap === ' ') ||
			/[,;.:(]/.test(tokens[at]?.gap ?? '') ||
			/^(?:when|while|whilst|after|before|because|as|since|that|which|until|and|but|so|where)$/.test(
				previous.lower,
			)
		return isOpen ? token : null
	}
	return null
}

const being = /^(?:was|were|is|are|be|been|being)$/

// The finite verb of a subject, where the subject does something: "was changing" does, "was changed" does not.
function verbAfter(tokens: readonly Token[], index: number): Token | null {
	const rest = tokens.slice(skipTokens(tokens, index + 1))
	const at = rest.findIndex(
		({ lower, gap }) => !standsBetween(lower) || (/[,;.:(]/.test(gap) && lower !== 'who'),
	)
	const verb = rest[at]
	if (verb === undefined || /[,;.:(]/.test(verb.gap)) return null
	const between = rest.slice(0, at)
	const isPassive = between.some(({ lower }) => being.test(lower))
	const forms = listForms(verb)
	// "My responsibilities are typing and filing" names the person's own work.
	if (forms.includes('gerund')) return isPassive && !isOurs(tokens, index) ? verb : null
	if (isPassive) return null
	const isPerfect = between.some(({ lower }) => /^(?:had|has|have)$/.test(lower))
	const saysTime = forms.includes('past') || forms.includes('thirdPerson')
	return saysTime || (isPerfect && forms.includes('participle')) ? verb : null
}

function standsBetween(lower: string): boolean {
	return auxiliary.test(lower) || isAdverb(lower)
}

// "The head of sales launched …"
function skipTokens(tokens: readonly Token[], from: number): number {
	if (tokens[from]?.lower !== 'of') return from
	const end = tokens.findIndex(
		({ lower, isContent, isAct }, at) => at > from && lower !== 'of' && (!isContent || isAct),
	)
	return end < 0 ? tokens.length : end
}
