import { findVerb, nominalisations, type Verb, type VerbForm } from '@app/language'
import type { Change } from './suggestion.ts'

/** One piece of work: the word that named it, its verb, and what it is done to; `join` parts it from the piece before. */
export type Work = { word: string; verb: Verb; adverb: string; object: string; join: string }

/**
 * Reads "processing invoices and reconciling accounts" or "the preparation of meals" as pieces of work, all of them or
 * nothing: a list of which one piece is no verb cannot be told in verbs.
 */
export function readWork(text: string, form: VerbForm): Work[] | null {
	const pieces = piecesOf(withPairsJoined(text), form)
	const work: Work[] = []
	for (const { join, text: piece } of pieces) {
		const read = readPiece(piece, form)
		if (read === null) return null
		work.push({ ...read, join })
	}
	if (work.length === 0 || !isWholeList(work)) return null
	return work.map((piece) => ({ ...piece, object: piece.object.replaceAll(joiner, ' ') }))
}

const joiner = '\u2060'
const pairs =
	/\b(?:health and safety|terms and conditions|research and development|arts and crafts|food and drinks?|bed and breakfast|profit and loss|supply and demand|cash and card|equality and diversity|infection prevention and control|learning and development|policies and procedures|aches and pains|fruit and veg(?:etables)?|fish and chips|sales and marketing|planning and preparation|wear and tear|pick and pack|front and back of house)\b/gi

// Two words that are one thing must not be read as two tasks.
function withPairsJoined(text: string): string {
	return text.replace(pairs, (pair) => pair.replaceAll(' ', joiner))
}

/** Tells pieces of work in verbs: "Processed invoices and reconciled accounts". */
export function tellWork(work: readonly Work[], tense: 'past' | 'base'): string {
	return work
		.map(({ join, adverb, verb, object }) => {
			const form = tense === 'past' ? verb.past : verb.lemma
			return `${join}${[adverb, form, object].filter(Boolean).join(' ')}`
		})
		.join('')
}

/** Which word became which verb. */
export function verbChanges(work: readonly Work[], tense: 'past' | 'base'): Change[] {
	return work.map(({ word, verb }) => ({
		kind: 'verb',
		before: word,
		after: tense === 'past' ? verb.past : verb.lemma,
	}))
}

type Piece = { join: string; text: string }

// Cuts before every verb of the wanted form, or act, that follows a comma or "and".
function piecesOf(text: string, form: VerbForm): Piece[] {
	const pieces: Piece[] = [{ join: '', text: '' }]
	let rest = text
	while (rest !== '') {
		const next = /(?:,\s+(?:and\s+|&\s+)?|\s+(?:and|&)\s+)(?=(\S.*)$)/u.exec(rest)
		const last = pieces.at(-1)
		if (next === null || last === undefined) {
			pieces[pieces.length - 1] = { join: last?.join ?? '', text: (last?.text ?? '') + rest }
			break
		}
		const after = next[1] ?? ''
		const before = last.text + rest.slice(0, next.index)
		if (opensPiece(after, form)) {
			last.text = before
			pieces.push({ join: next[0].replace('&', 'and'), text: '' })
		} else last.text = before + next[0]
		rest = after
	}
	return pieces
}

function opensPiece(text: string, form: VerbForm): boolean {
	const [first = '', second = ''] = text
		.replace(/^(?:the\s+)?(?:\p{L}+ly\s+)?/u, '')
		.split(/[\s,]+/, 2)
	if (findVerb(first)?.forms.includes(form) === true) return form !== 'base' || second !== ''
	return nominalisations.has(first.toLowerCase()) && second === 'of'
}

function readPiece(text: string, form: VerbForm): Omit<Work, 'join'> | null {
	const { rhythm, rest } = rhythmOf(text)
	const [, adverb = '', opener = '', tail = ''] =
		/^(?:the\s+)?(\p{L}+ly(?=\s))?\s*([\p{L}-]+)\s*(.*)$/u.exec(rest) ?? []
	const withoutOf = tail.replace(/^of\s+/, '')
	const isAct = withoutOf !== tail
	if (rhythm !== '' && (!isAct || /,| and /.test(tail))) return null
	const object = form === 'gerund' && isAct ? [withoutOf, rhythm].filter(Boolean).join(' ') : tail
	const nominal = isAct ? nominalisations.get(opener.toLowerCase()) : undefined
	if (nominal !== undefined)
		return pieceOf({ opener, adverb, lemma: nominal, form: 'base', object })
	return isNounBefore(opener, tail) ? null : pieceOf({ opener, adverb, form, object })
}

// "the day-to-day running of the kitchen": how often it was done goes to the end.
function rhythmOf(text: string): { rhythm: string; rest: string } {
	const match = /^(?:the\s+)?(day[- ]to[- ]day|daily|weekly|monthly)\s+/i.exec(text)
	const rhythm = (match?.[1] ?? '').toLowerCase().replaceAll('-', ' ')
	return { rhythm, rest: text.slice(match?.[0].length ?? 0) }
}

type Candidate = { opener: string; adverb: string; lemma?: string; form: VerbForm; object: string }

// These say little by themselves, or turn into bad English: "Was on call", "Did the till".
const emptyVerbs = ['be', 'have', 'do', 'get', 'go', 'come', 'see', 'say', 'need']

function pieceOf({
	opener,
	adverb,
	lemma = opener,
	form,
	object,
}: Candidate): Omit<Work, 'join'> | null {
	const found = findVerb(lemma)
	if (found?.verb.lemma === 'do') return doneWork({ opener, adverb, form, object })
	if (found === null || !found.forms.includes(form) || emptyVerbs.includes(found.verb.lemma))
		return null
	return isOneObject(object)
		? { word: opener, verb: found.verb, adverb: adverb.toLowerCase(), object }
		: null
}

const given = /(?:^|\s)(?:care|support|cover)$/i
const carriedOut =
	/(?:^|\s)(?:checks?|audits?|inspections?|repairs?|maintenance|assessments?|research|surveys?|tests?|observations?|searches|risk assessments?)$/i

// "Doing personal care" says what was done in its noun; the verb that goes with the noun claims no more.
function doneWork({ opener, adverb, object }: Candidate): Omit<Work, 'join'> | null {
	const thing = object.split(phraseAfterThing)[0] ?? ''
	if (!isOneObject(object)) return null
	const lemma = given.test(thing) ? 'provide' : 'carry'
	const verb = findVerb(lemma)?.verb
	if (verb === undefined || !(given.test(thing) || carriedOut.test(thing))) return null
	const told = lemma === 'carry' ? `out ${object}` : object
	return { word: opener, verb, adverb: adverb.toLowerCase(), object: told }
}

const phraseAfterThing = /\s(?:for|to|on|at|in|of|with|by|across|every|each)\s/i

const nounLikeGerunds =
	/^(?:marketing|training|cleaning|building|engineering|accounting|printing|mailing|nursing|catering|teaching|planning|purchasing|packing|parking|recruiting|testing|shipping|billing|monitoring|coaching|banking|trading|learning|reporting|funding|pricing|advertising|selling|buying|filing|drawing|painting|writing|meeting|lighting|heating|programming|modelling|fitting)$/i
const nounsAfterThem =
	/^(?:materials?|products?|sessions?|programmes?|courses?|department|budgets?|equipment|sites?|strateg\w+|activit\w+|campaigns?|duties|services?|assistants?|supplies|room|plans?|needs|team|teams|work|skills|centres?|systems?|records|manager|officer|days|events|operations|tasks|areas?|machines?|agents?|licen\w+|and|or)$/i

const jobNouns =
	/^(?:executive|officer|manager|labourer|worker|apprentice|consultant|lead|director|teacher|engineer|technician|operative|supervisor|coordinator|assistant|administrator|specialist|trainee|intern|student|clerk|nurse|chef|driver)s?$/i

// "marketing materials" names a thing; "training new staff" an act.
function isNounBefore(opener: string, tail: string): boolean {
	const [next = ''] = tail.split(/[\s,]+/, 1)
	if (jobNouns.test(next)) return true
	const isStaffKind =
		/^(?:nursing|cleaning|catering|teaching|engineering|building|accounting)$/i.test(opener) &&
		/^staff$/i.test(next)
	return (nounLikeGerunds.test(opener) && nounsAfterThem.test(next)) || isStaffKind
}

const taskNouns =
	/^(?:control|handling|safety|admin|administration|duties|prep|entry|security|maintenance|hygiene|compliance|paperwork|housekeeping|payroll|procurement|marketing|sales|cover|service|merchandising|replenishment|management|checks|daily|weekly|monthly|annual|general|other|also|then|any|etc|being|having|doing)$/i

// An object that goes on with another task ("training staff and stock control") would be joined to the wrong verb.
function isOneObject(object: string): boolean {
	const [, ...joined] = object.split(/,\s+(?:and\s+)?|\s+(?:and|&)\s+/)
	return !joined.some((part) =>
		part.split(/\s+/).some((word, index) => taskNouns.test(word) || isLooseAct(word, index)),
	)
}

function isLooseAct(word: string, index: number): boolean {
	return (
		index === 0 &&
		(findVerb(word)?.forms.includes('gerund') === true || nominalisations.has(word.toLowerCase()))
	)
}

// Two or more pieces need an "and" before the last; a comma inside a piece must belong to a list of its own.
function isWholeList(work: readonly Work[]): boolean {
	const last = work.at(-1)
	if (last === undefined || last.object === '') return false
	if (work.length > 1 && !/and/.test(last.join)) return false
	const verbsAlone = work.slice(0, -1).filter(({ object }) => object === '').length
	// "washing and ironing clothes" shares its object; "washing, packing boxes and ironing" does not.
	if (verbsAlone > 0 && verbsAlone < work.length - 1) return false
	return work.every(({ object }, index) =>
		hasWholeCommas(object, index === work.length - 1 && work.length === 1),
	)
}

function hasWholeCommas(object: string, isOnly: boolean): boolean {
	// Not the comma of "£50,000".
	const comma = object.search(/,(?!\d)/)
	if (comma < 0) return true
	return (
		/\b(?:and|or)\b/.test(object.slice(comma)) ||
		(isOnly && /^,\s+(?:including|such as|using|with|from|for|in|at)\b/.test(object.slice(comma)))
	)
}
