import { tellsWhatWasDone } from '../classifier/phrase-log-odds.ts'
import { kindShares } from '../classifier/phrase-model.ts'
import type { Passage } from '../layout/join-lines.ts'
import { awardLength } from '../lexicon/award-names.ts'
import { lineWords } from '../lexicon/word-lists.ts'
import { findDates } from '../text/find-dates.ts'
import { joinSpans } from '../text/span.ts'
import { namesCertificate } from './certificates-among-courses.ts'
import { describeStyle } from './describe-style.ts'
import { describesAction } from './describes-action.ts'
import { isFirstPerson } from './is-first-person.ts'
import { isProse } from './is-prose.ts'
import { namesIssuer } from './names-issuer.ts'
import type { SectionFragment } from './split-mixed-section.ts'

/**
 * The role of a passage among the certificates: a certificate, the issuer of the one above, a detail of it, or an
 * unrelated sentence.
 */
type Role = 'entry' | 'issuer' | 'detail' | 'sentence'

/**
 * Keeps the passages that look like certificates, with the issuer put behind each, and moves sentences into a custom
 * section. A section of only sentences is no list of certificates, whatever its title.
 */
export function splitCertificates(pile: SectionFragment): SectionFragment[] {
	if (pile.kind !== 'certification') return [pile]
	const roles = decideRoles(pile.passages)
	const ofRole = (role: Role) => pile.passages.filter((_, at) => roles[at] === role)
	const sentences = ofRole('sentence')
	if (sentences.length > mostSentences * pile.passages.length && !ofRole('entry').some(isNamed))
		return [{ ...pile, kind: 'custom' }]
	const own = { ...pile, passages: joinIssuers(pile.passages, roles) }
	if (sentences.length === 0) return [own]
	return [own, { kind: 'custom', title: null, passages: sentences }]
}

/** A section with a larger share of sentences, and no known certificate, is none of certificates. */
const mostSentences = 0.5

function decideRoles(passages: readonly Passage[]): Role[] {
	const byForm = passages.map(roleByForm)
	const heads = passages.filter((_, at) => byForm[at] === 'entry')
	const roles: Role[] = []
	for (const [at, passage] of passages.entries()) {
		const above = roles[at - 1]
		const isBelow = above === 'entry' || above === 'issuer'
		const mayBeUnder = byForm[at] === 'entry' && isBelow && !passage.isBullet
		const under = mayBeUnder ? roleBelow(passage, { above, heads, passages }) : null
		roles.push(under ?? byForm[at] ?? 'entry')
	}
	return roles
}

type Around = {
	above: Role
	heads: readonly Passage[]
	passages: readonly Passage[]
}

// Returns the role of a passage below a certificate in another style than the certificates: its issuer, or a detail.
function roleBelow(passage: Passage, { above, heads, passages }: Around): Role | null {
	const isOther = isSetOtherwise(passage, heads) && !isNamed(passage)
	const isIssuer = above === 'entry' && namesIssuer(passage.span.text)
	if (isIssuer && !isDateAlone(passage) && (isOther || isSaidAgain(passage, passages)))
		return 'issuer'
	return isOther && looksOther(passage, heads) && !isDated(passage) ? 'detail' : null
}

function isSetOtherwise(passage: Passage, heads: readonly Passage[]): boolean {
	const [first, ...others] = heads.map(({ line }) => describeStyle(line))
	return others.some((style) => style === first) && describeStyle(passage.line) !== first
}

function roleByForm(passage: Passage): Role {
	const { text } = passage.span
	if (address.test(text) || result.test(text)) return 'detail'
	if (gains.test(text)) return 'entry'
	if (isFirstPerson(text) || describesAction(text)) return 'sentence'
	const mayTell = !isNamed(passage) && !isDated(passage) && !/\d/.test(text)
	const tells = tellsWhatWasDone(text) || (isProse(passage) && readsAsSentence(text))
	return mayTell && tells ? 'sentence' : 'entry'
}

/** A web address and nothing else. */
const address = /^(?:https?:\/\/|www\.)\S+$/i
/** A result behind its label. */
const result = /^\p{L}[\p{L} ]{2,24}:\s*\d[\d.,/ %]*$/u
/** A verb for gaining a certificate or the like: “Completed a course on …”. */
const gains = new RegExp(
	String.raw`^(?:I\s+)?(?:(?:have|had)\s+)?(?:successfully\s+)?(?:${lineWords('gains')})\b`,
	'i',
)

/** The least probability from which the model takes a text for a sentence. */
const leastOfSentence = 0.5

function readsAsSentence(text: string): boolean {
	return kindShares(text).sentence >= leastOfSentence
}

function isNamed({ span: { text } }: Passage): boolean {
	return namesCertificate(text) || awardLength(text) > 0 || /certif|licen[cs]e|diploma/i.test(text)
}

function isDated({ span }: Passage): boolean {
	return findDates(span.text).length > 0
}

function isDateAlone({ span: { text } }: Passage): boolean {
	const [range] = findDates(text)
	return range !== undefined && range.end - range.start > text.length * 0.6
}

// Where entries begin on the page tells less than how they are set.
function looksOther({ line }: Passage, [first]: readonly Passage[]): boolean {
	if (first === undefined) return false
	const { bold, italic, sizePt } = first.line
	return line.bold !== bold || line.italic !== italic || Math.abs(line.sizePt - sizePt) > 0.6
}

function isSaidAgain({ span }: Passage, all: readonly Passage[]): boolean {
	return all.filter((other) => other.span.text === span.text).length > 1
}

function joinIssuers(passages: readonly Passage[], roles: readonly Role[]): Passage[] {
	const joined: Passage[] = []
	for (const [at, passage] of passages.entries()) {
		const last = joined.at(-1)
		if (roles[at] === 'entry') joined.push(passage)
		else if (roles[at] === 'issuer' && last !== undefined)
			joined[joined.length - 1] = { ...last, span: joinSpans([last.span, passage.span], '\t') }
	}
	return joined
}
