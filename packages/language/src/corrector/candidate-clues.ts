import { hashText } from '../hash-text.ts'
import { isListedWord } from '../spelling/known-word.ts'
import { wordRank } from '../spelling/word-rank.ts'
import type { Candidate, Place } from './list-candidates.ts'
import { type LineToken, lineEnd, lineStart, toToken } from './read-tokens.ts'
import { formOf, type LineView } from './view-line.ts'

/** How many weights the model has. */
export const weightCount = 1 << 22
/** Room for the clues of a candidate. */
export const mostClues = 80

const mostRemembered = 50_000

function remember<Value>(make: (word: string) => Value): (word: string) => Value {
	const known = new Map<string, Value>()
	return (word) => {
		const own = known.get(word)
		if (own !== undefined) return own
		if (known.size >= mostRemembered) known.clear()
		const made = make(word)
		known.set(word, made)
		return made
	}
}

const numberOf = remember(hashText)
const tokenOf = remember((word) => toToken(word, 0, true))
/** How common a word is; one more for words that only another list has, and two more for those that none has. */
const rankOf = remember((word) => wordRank(word) ?? (isListedWord(word) ? 7 : 8))
const longWord = 9

// The number of a clue is mixed of its kind and up to three numbers.
const open = (salt: number, one: number) => Math.imul(salt ^ 0x9e3779b9, 0x85ebca6b) ^ one

function close(opened: number, two: number, three: number): number {
	let hash = Math.imul(opened ^ (opened >>> 15), 0x2c1b3c6d) ^ two
	hash = Math.imul(hash ^ (hash >>> 13), 0x297a2d39) ^ three
	hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
	return (hash ^ (hash >>> 14)) & (weightCount - 1)
}

/** The words around a place. */
type Around = { left: LineToken; farLeft: LineToken; right: LineToken; farRight: LineToken }

/** A line, and the place in it that is looked at. */
export type PlaceInLine = { tokens: readonly LineToken[]; place: Place; view: LineView }

/**
 * Writes the clues of a candidate into `into` and returns how many they are: how it differs from what is written, and which words and
 * classes of words then stand beside one another.
 */
export function writeClues(
	{ tokens, place, view }: PlaceInLine,
	candidate: Candidate,
	into: Int32Array,
): number {
	const { at, length } = place
	const around: Around = {
		left: tokens[at - 1] ?? lineStart,
		farLeft: tokens[at - 2] ?? lineStart,
		right: tokens[at + length] ?? lineEnd,
		farRight: tokens[at + length + 1] ?? lineEnd,
	}
	const change = writeChange({ written: wordsAt(tokens, place), length }, candidate, into)
	const own = length === 0 ? lineEnd : (tokens[at] ?? lineEnd)
	const size = writeView({ view, around, place, own }, candidate, { into, from: change })
	if (candidate.put.length === 0) return writeJoint(around, into, size)
	return writeNeighbours({ ...around, put: candidate.put }, into, size)
}

function wordsAt(tokens: readonly LineToken[], { at, length }: Place): string {
	if (length === 0) return ''
	const first = tokens[at]?.lower ?? ''
	return length === 1 ? first : `${first} ${tokens[at + 1]?.lower}`
}

function writeChange(
	{ written, length }: { written: string; length: number },
	{ kind, put, cost }: Candidate,
	into: Int32Array,
): number {
	let size = 0
	const add = (opened: number, two: number, three: number) => {
		into[size++] = close(opened, two, three)
	}
	const type = numberOf(kind)
	const was = numberOf(written)
	const letters = Math.min(written.length, longWord)
	add(open(1, type), 0, 0)
	if (kind === 'keep') {
		add(open(2, was), 0, 0)
		if (length > 0) add(open(3, rankOf(written)), letters, 0)
		return size
	}
	add(open(4, was), numberOf(put.join(' ')), type)
	add(open(5, type), length, put.length)
	add(open(46, type), was, 0)
	if (kind !== 'spelling') return size
	const right = put.join(' ')
	add(open(55, numberOf(`${written.slice(-3)} ${right.slice(-3)}`)), 0, 0)
	add(open(56, numberOf(readSlip(written, right))), 0, 0)
	const rank = put.length === 1 ? rankOf(put[0] ?? '') : longWord
	add(open(6, cost), rank, 0)
	add(open(7, cost >> 1), letters, rankOf(written))
	add(open(8, rank), rankOf(written), 0)
	return size
}

// The letters that differ, and whether they open or end the word.
function readSlip(written: string, right: string): string {
	let front = 0
	while (front < written.length && written.charAt(front) === right.charAt(front)) front++
	let [end, rightEnd] = [written.length, right.length]
	while (
		end > front &&
		rightEnd > front &&
		written.charAt(end - 1) === right.charAt(rightEnd - 1)
	) {
		end--
		rightEnd--
	}
	const endMark = end === written.length ? '$' : ''
	return `${front === 0 ? '^' : endMark}${written.slice(front, end)}>${right.slice(front, rightEnd)}`
}

type Viewed = { view: LineView; around: Around; place: Place; own: LineToken }
/** A candidate's first word and its class, and what tells places of different lengths apart. */
type Put = { word: number; form: number; type: number }

// How a candidate goes with farther words.
function writeView(viewed: Viewed, candidate: Candidate, { into, from }: Writing): number {
	const { kind, put } = candidate
	const { length } = viewed.place
	const type = kind === 'keep' ? length : numberOf(kind) ^ (4 * length + put.length)
	const { word, kind: form } = put.length === 0 ? lineEnd : tokenOf(put[0] ?? '')
	const own = { word, form, type }
	return writeParts(viewed, own, { into, from: writeLine(viewed, own, { into, from }) })
}

type Writing = { into: Int32Array; from: number }

// The line, its list, its verbs and the subject.
function writeLine(
	{ view, around: { left, right }, place: { at, length }, own }: Viewed,
	{ word, form, type }: Put,
	{ into, from }: Writing,
): number {
	let size = from
	const add = (opened: number, two: number, three: number) => {
		into[size++] = close(opened, two, three)
	}
	const end = at + length
	const joint = view.joint[at] ?? 0
	const { line } = view
	const verb = kindAt(view.verbBefore, at)
	const next = kindAt(view.verbBehind, end)
	const { word: subject, kind: subjectKind } = view.subject[at] ?? lineStart
	add(open(60, line), type, 0)
	add(open(82, line % 18), word, type)
	add(open(61, line & 1), form, left.kind)
	add(open(62, view.opener), form, joint)
	add(open(63, kindAt(view.partBefore, at)), form, joint)
	add(open(64, kindAt(view.partBehind, end)), form, joint)
	add(open(65, verb), form, joint)
	add(open(66, verb), form, left.group)
	add(open(67, next), form, left.group)
	add(open(68, subject), word, right.kind)
	add(open(69, subjectKind), word, 0)
	add(open(70, subjectKind), form, right.kind)
	add(open(86, own.kind), form, joint)
	add(open(87, own.kind), form, verb)
	const forms = formsBesides(view, own.name)
	add(open(88, forms), form, joint)
	add(open(89, forms), form, next)
	return size
}

const kindAt = (tokens: readonly LineToken[], at: number) => tokens[at]?.kind ?? 0

// What opens the words of the place, what they end with, and the verb that a preposition goes with.
function writeParts(
	{ view, around: { left, right }, place: { at, length } }: Viewed,
	{ word, form }: Put,
	{ into, from }: Writing,
): number {
	let size = from
	const add = (opened: number, two: number, three: number) => {
		into[size++] = close(opened, two, three)
	}
	const end = at + length
	const head = view.head[end] ?? lineEnd
	const determiner = view.determiner[at] ?? lineStart
	const governor = (view.governor[at] ?? lineStart).word
	const depth = view.depth[end] ?? 0
	add(open(71, determiner.word), form, 0)
	add(open(72, determiner.kind), word, 0)
	add(open(73, head.word), word, length)
	add(open(74, head.kind), word, left.kind)
	add(open(75, head.word), word, left.word)
	add(open(76, head.kind), word, view.line & 7)
	add(open(77, governor), word, head.word)
	add(open(78, governor), word, right.kind)
	add(open(79, governor), word, left.word)
	add(open(80, depth), word, left.kind)
	add(open(81, determiner.word), word, head.kind)
	add(open(83, soundOf(right.lower)), word, length)
	const count = countOf(determiner.lower)
	add(open(84, count), form, right.kind)
	add(open(85, count), word, depth)
	return size
}

// Whether "a" or "an" fits a word by its first letters.
function soundOf(lower: string): number {
	if (/^(?:eu|u[nst][aeiou]|one|use|h(?:our|onest|eir))/.test(lower)) return 2
	return /^[aeiou]/.test(lower) ? 1 : 0
}

const several =
	/^(?:\d+[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty|hundreds?|several|many|both|few|all|these|those|various|different|other)$/
const single = /^(?:a|an|one|1|each|every|this|that|another|either)$/

// Whether a word counts several things or one.
function countOf(lower: string): number {
	if (single.test(lower)) return 1
	return several.test(lower) ? 2 : 0
}

// Which forms the other verbs of the line have.
function formsBesides({ forms }: LineView, name: string): number {
	const own = formOf(name)
	const count = (form: keyof LineView['forms']) =>
		Math.min(2, Math.max(0, forms[form] - Number(own === form)))
	return count('past') + 3 * count('gerund') + 9 * count('other')
}

// What stands beside one another where nothing stands between.
function writeJoint(
	{ left, farLeft, right, farRight }: Around,
	into: Int32Array,
	from: number,
): number {
	let size = from
	const add = (opened: number, two: number, three: number) => {
		into[size++] = close(opened, two, three)
	}
	add(open(20, left.word), right.word, 0)
	add(open(21, left.kind), right.kind, 0)
	add(open(22, left.word), right.kind, 0)
	add(open(23, left.kind), right.word, 0)
	add(open(24, farLeft.word), left.word, right.word)
	add(open(25, left.word), right.word, farRight.word)
	add(open(26, farLeft.kind), left.kind, right.kind)
	add(open(27, left.kind), right.kind, farRight.kind)
	add(open(28, farLeft.kind), left.word, right.kind)
	add(open(29, left.word), right.kind, farRight.kind)
	add(open(30, left.kind), right.word, farRight.kind)
	add(open(52, left.group), right.group, 0)
	add(open(53, left.word), right.group, 0)
	add(open(54, left.group), right.word, 0)
	return size
}

function writeNeighbours(
	{ put, left, farLeft, right, farRight }: Around & Pick<Candidate, 'put'>,
	into: Int32Array,
	from: number,
): number {
	let size = from
	const add = (opened: number, two: number, three: number) => {
		into[size++] = close(opened, two, three)
	}
	const first = tokenOf(put[0] ?? '')
	const last = put.length === 1 ? first : tokenOf(put.at(-1) ?? '')
	add(open(9, first.word), last.word, 0)
	add(open(10, left.word), first.word, 0)
	add(open(11, last.word), right.word, 0)
	add(open(12, left.kind), first.word, 0)
	add(open(13, last.word), right.kind, 0)
	add(open(14, left.word), first.kind, 0)
	add(open(15, last.kind), right.word, 0)
	add(open(16, left.kind), first.kind, 0)
	add(open(17, last.kind), right.kind, 0)
	add(open(18, farLeft.word), left.word, first.word)
	add(open(19, last.word), right.word, farRight.word)
	add(open(31, farLeft.kind), left.kind, first.word)
	add(open(32, last.word), right.kind, farRight.kind)
	add(open(33, farLeft.kind), left.kind, first.kind)
	add(open(34, last.kind), right.kind, farRight.kind)
	add(open(47, left.group), first.word, 0)
	add(open(48, last.word), right.group, 0)
	add(open(49, left.group), first.kind, 0)
	add(open(50, last.kind), right.group, 0)
	add(open(51, left.group), first.group, right.group)
	if (put.length > 1) return size
	add(open(35, left.word), first.word, right.word)
	add(open(36, left.kind), first.word, right.kind)
	add(open(37, left.word), first.kind, right.word)
	add(open(38, left.kind), first.kind, right.kind)
	add(open(39, left.word), first.word, right.kind)
	add(open(40, left.kind), first.word, right.word)
	add(open(41, farLeft.kind), first.word, farRight.kind)
	add(open(42, farLeft.word), first.kind, 0)
	add(open(43, first.kind), farRight.word, 0)
	add(open(44, farLeft.word), first.word, 0)
	add(open(45, first.word), farRight.word, 0)
	return size
}
