import { lineWordLists } from '../line-words.ts'
import type { Span } from '../text/span.ts'
import { findVerb } from '../verbs/find-verb.ts'
import { arePeople, areWorkers, isWorker } from './person-nouns.ts'

const clauseEnds = /[.;:,()[\]|•\n]|\s[–—-]\s/
const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}’'+&/-]*/gu

/**
 * Whether a line names a licence, check, qualification or title as another person's: other people hold it, or the
 * writer only administers it. If the line doesn't tell, it counts as the writer's.
 */
export function isThirdParty(text: string, { start, end }: Span): boolean {
	const line = lineAround(text, { start, end })
	const head = classifyHead(line)
	if (head === 'people') return !isOneOfThem(line.ahead)
	if (head === 'person') return isCompany(line.ahead, isObjectAnyway) || isLearner(line.ahead)
	return isPaperOfOthers(line)
}

/** Whether a line names a title only to say whom its writer worked with, for or under: "reported to the project manager". */
export function isThirdPartyTitle(text: string, { start, end }: Span): boolean {
	const line = lineAround(text, { start, end })
	const title = line.name.at(-1) ?? ''
	const isTitle = (isWorker(title) || areWorkers(title)) && !line.name.some(isAct)
	return isTitle && classifyHead(line) !== 'thing' && isCompany(line.ahead, isBesideOthers)
}

type Line = { ahead: string[]; name: string[]; behind: string[]; quote: string }

function lineAround(text: string, { start, end }: Span): Line {
	const before = text.slice(0, start).split(clauseEnds).at(-1) ?? ''
	const [after = ''] = text.slice(end).split(clauseEnds)
	const quote = text.slice(start, end)
	return { ahead: splitWords(before), name: splitWords(quote), behind: splitWords(after), quote }
}

function splitWords(text: string): string[] {
	return text.match(wordPattern) ?? []
}

// Returns the kind of thing that the name means together with the words after it that belong to it; the last noun
// decides.
function classifyHead({ name, behind }: Line): 'person' | 'people' | 'thing' {
	if (name.some((word) => isBody.test(word))) return 'thing'
	const rest = behind.slice(0, behind.findIndex((word) => !belongs(word)) + 1 || behind.length)
	const nouns = rest.filter(belongs)
	const last = nouns.at(-1) ?? name.at(-1) ?? ''
	if (areWorkers(last)) return 'people'
	return isWorker(last) ? 'person' : 'thing'
}

// A name with a word for an organisation is that organisation, even if it lists people.
const isBody =
	/^(?:association|institut\w+|society|council|college|federation|union|board|academy|guilds?)$/i
const asAdjective =
	/^(?:registered|qualified|trained|licensed|certified|accredited|approved|chartered)$/i
const joinsWords = lineWordLists.pattern('joins-words', 'whole')

function belongs(word: string): boolean {
	if (joinsWords.test(word)) return false
	return asAdjective.test(word) || areWorkers(word) || isWorker(word) || !isAct(word)
}

function isAct(word: string): boolean {
	const forms = findVerb(word)?.forms ?? []
	return forms.some((form) => form === 'past' || form === 'gerund' || form === 'participle')
}

// A writer who is one of these people, or works with others of them, counts as one too.
function isOneOfThem(ahead: readonly string[]): boolean {
	const near = ahead.slice(-5).join(' ')
	return /\bone (?:of|among)\b/i.test(near) || /\b(?:other|fellow)\b(?:\s+\S+)?$/i.test(near)
}

const learner = /^(?:trainee|student|apprentice|aspiring|assistant|unqualified|pre-registration)$/i

function isLearner(ahead: readonly string[]): boolean {
	return learner.test(ahead.at(-1) ?? '')
}

const article = lineWordLists.pattern('opens-a-person', 'whole')
const beside = /^(?:with|under|alongside|beside|to|by|for|from|between|assisting)$/i
// Before a preposition that leads to a title, these words tell what the writer became or was.
const became = lineWordLists.pattern('leads-to-own-title', 'whole')
const objectAnyway = new Set('assist support shadow supervise help call brief'.split(' '))
const objectWithArticle = new Set(
	'mentor manage cover ask update inform contact alert accompany replace train hire recruit employ lead instruct coach line-manage'.split(
		' ',
	),
)
const mostBetween = 5

type Governs = (word: string, hasArticle: boolean) => boolean

function isObjectAnyway(word: string, hasArticle: boolean): boolean {
	const lemma = lemmatise(word)
	return objectAnyway.has(lemma) || (hasArticle && objectWithArticle.has(lemma))
}

// Who leads or trains plumbers may well be one; who helps or calls one need not be.
function isBesideOthers(word: string): boolean {
	return objectAnyway.has(lemmatise(word)) && lemmatise(word) !== 'supervise'
}

function lemmatise(word: string): string {
	return findVerb(word)?.verb.lemma ?? ''
}

const betweenWriterAndTitle = lineWordLists.pattern('between-writer-and-title', 'whole')

// Whether a title is another person's: one of these prepositions or verbs is before it. After "as", a form of "be" or
// only an article, it is the writer's.
function isCompany(ahead: readonly string[], governs: Governs): boolean {
	let hasArticle = false
	for (const [back, word] of ahead.toReversed().slice(0, mostBetween).entries()) {
		if (betweenWriterAndTitle.test(word))
			return /^of$/i.test(word) && isGuidedBy(ahead.at(-2 - back) ?? '')
		const previous = ahead.at(-2 - back) ?? ''
		if (beside.test(word))
			return (hasArticle || isMet(previous)) && !(leadsTo.test(word) && became.test(previous))
		if (governs(word, hasArticle)) return true
		if (article.test(word)) hasArticle = true
	}
	return false
}

const guidance = lineWordLists.pattern('guidance', 'whole')

function isGuidedBy(word: string): boolean {
	return guidance.test(word)
}

const leadsToSomebodyElse = lineWordLists.pattern('leads-to-somebody-else', 'whole')

function isMet(word: string): boolean {
	return leadsToSomebodyElse.test(word)
}

const selfVerbs = new Set(lineWordLists.words('acts-with-own-papers'))
const adminVerbs = new Set(lineWordLists.words('acts-with-papers-of-others'))

function isPaperOfOthers(line: Line): boolean {
	const { ahead, name, behind, quote } = line
	const [owner = ''] = name
	if (/s[’']$/.test(owner) && areWorkers(owner.slice(0, -1))) return true
	if (belongsToPeople(ahead) || isHeldByPeople(ahead) || isReachedByPeople(ahead)) return true
	if (isTaughtToPeople(ahead)) return true
	if (!isPaper(quote, behind)) return false
	const verb = findGovernor(ahead)
	return (
		verb === 'admin' ||
		isKeptOnFile([name.at(-1) ?? '', ...behind], ahead) ||
		isForPeople(behind, verb)
	)
}

// A possessive of people in front, or a noun for a group of staff right before the name.
function belongsToPeople(ahead: readonly string[]): boolean {
	const near = ahead.slice(-3)
	return near.some((word, index) => {
		const isLast = index === near.length - 1
		if (/^their$/i.test(word)) return ahead.some(arePeople)
		const owner = word.replace(/[’']s?$/, '')
		if (owner !== word) return arePeople(owner) || isWorker(owner)
		return (
			isLast &&
			/^(?:staff|team|crew|employee|volunteer|candidate|applicant|contractor)$/i.test(word)
		)
	})
}

const anyone = /^(?:whom|each|all|they|both|everyone|everybody)$/i
const holds = lineWordLists.pattern('holds-a-paper', 'whole')

// Whether the subject of the verb of having before the name is people, or a pronoun for people.
function isHeldByPeople(ahead: readonly string[]): boolean {
	const at = ahead.findLastIndex((word) => holds.test(word))
	const subject = ahead[at - 1] ?? ''
	if (at < 1 || ahead.length - at > mostBetween) return false
	const isEach = isWorker(subject) && /^(?:each|every)$/i.test(ahead[at - 2] ?? '')
	return isEach || areWorkers(subject) || anyone.test(subject)
}

const helps = new Set(
	'train coach teach support help enable prepare guide mentor assist put send sponsor encourage enrol take get'.split(
		' ',
	),
)
const leadsTo = lineWordLists.pattern('leads-to-a-paper', 'whole')
const ofWriter = /^(?:with|using|holding|and|in|by|on|my|own|as|i)$/i

// Others are helped or trained to get it, and no word behind them leads back to the writer.
function isReachedByPeople(ahead: readonly string[]): boolean {
	const at = ahead.findLastIndex(areWorkers)
	if (at < 1 || ahead.length - at > mostBetween) return false
	const after = ahead.slice(at + 1)
	if (!after.some((word) => leadsTo.test(word)) || after.some((word) => ofWriter.test(word)))
		return false
	return ahead.slice(0, at).some((word) => helps.has(lemmatise(word)))
}

const trains = new Set('train coach instruct mentor retrain upskill certify'.split(' '))
const ofOneself = lineWordLists.pattern('of-oneself', 'whole')

// Those who were taught have learnt it, and not the writer, unless the writer was one of them.
function isTaughtToPeople(ahead: readonly string[]): boolean {
	const near = ahead.slice(-mostBetween - 2)
	const at = near.findLastIndex(areWorkers)
	if (at < 0 || ahead.some((word) => ofOneself.test(word))) return false
	const rest = near.slice(at + 1)
	const isTold = rest.length > 0 && /^(?:in|on)$/i.test(rest.at(-1) ?? '')
	if (!isTold) return false
	const isBehind = rest.length === 2 && trains.has(lemmatise(rest[0] ?? ''))
	const isAhead = rest.length === 1 && near.slice(0, at).some((word) => trains.has(lemmatise(word)))
	return isBehind || isAhead
}

const paperWord = new RegExp(
	String.raw`\b(?:${lineWordLists.alternatives('papers-of-others')})\b|\b[A-Z]{3,}\b|\b(?:B|M)(?:A|Sc|Eng|Ed)\b|\bPhD\b`,
)

// A name without a word for a paper may be an act, which is the writer's own.
function isPaper(quote: string, behind: readonly string[]): boolean {
	return paperWord.test([quote, ...behind.slice(0, 2)].join(' ')) || /level \d/i.test(quote)
}

const stopsVerb = lineWordLists.pattern('stops-a-verb', 'whole')

// The verb whose object the words are: one of getting it for oneself, or one of seeing to the papers of others.
function findGovernor(ahead: readonly string[]): 'self' | 'admin' | null {
	const words = ahead.toReversed().slice(0, mostBetween + 1)
	const until = words.findIndex((word) => stopsVerb.test(word))
	const near = until < 0 ? words : words.slice(0, until)
	const at = near.findIndex(
		(word, back) => isVerb(word, words[back + 1] ?? '') && classifyVerb(lemmatise(word)) !== null,
	)
	if (at < 0) return isHelp.test(words.slice(until, until + 2).join(' ')) ? 'admin' : null
	// Only verbs of looking through papers also govern an object joined by "and".
	const lemma = lemmatise(near[at] ?? '')
	const isJoined = near.slice(0, at).some((word) => /^(?:and|&)$/i.test(word))
	return isJoined && !looksThrough.has(lemma) ? null : classifyVerb(lemma)
}

const looksThrough = new Set(
	'check verify inspect process chase record log file photocopy'.split(' '),
)

function isVerb(word: string, previous: string): boolean {
	return isAct(word) || previous === '' || /^to$/i.test(previous)
}

const isHelp = /^with (?:assist|help|support|deal)/i

function classifyVerb(lemma: string): 'self' | 'admin' | null {
	if (selfVerbs.has(lemma)) return 'self'
	return adminVerbs.has(lemma) ? 'admin' : null
}

const filed = lineWordLists.pattern('what-is-filed', 'whole')
const clears = new Set('pass clear undergo have hold'.split(' '))

// Whether the papers are kept on file or checked, because nobody writes so of their own papers.
function isKeptOnFile(words: readonly string[], ahead: readonly string[]): boolean {
	const isOwn = ahead.some((word) => /^(?:my|own)$/i.test(word) || clears.has(lemmatise(word)))
	const at = words.slice(0, 4).findIndex((word) => filed.test(word))
	return !isOwn && at >= 0 && words.slice(1, at).every(belongs)
}

// A paper of or from people is theirs. One for or by them may be a course, which is the writer's if the writer took it.
function isForPeople(behind: readonly string[], verb: 'self' | 'admin' | null): boolean {
	const at = behind.slice(0, 4).findIndex((word) => /^(?:of|for|from|by)$/i.test(word))
	if (at < 0 || !behind.slice(0, at).every(belongs)) return false
	const isOwned = /^(?:of|from)$/i.test(behind[at] ?? '')
	const group = behind.slice(at + 1, at + 5)
	const until = group.findIndex((word) => (isOwned ? arePeople(word) : areWorkers(word)))
	const isGroup = until >= 0 && group.slice(0, until).every((word) => !endsGroup.test(word))
	return isGroup && (isOwned || verb !== 'self')
}

const endsGroup = /ing$|^(?:of|for|with|in|on|at|to|by|and|or|as|from)$/i
