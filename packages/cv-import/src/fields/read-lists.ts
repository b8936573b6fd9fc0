import type { CvDocument } from '@app/cv'
import { findConcepts } from '@app/language'
import type { Passage } from '../layout/join-lines.ts'
import { humanLanguage, parseProficiency } from '../lexicon/language-words.ts'
import { isPlace } from '../lexicon/place-names.ts'
import { boldShare, type Span, sliceSpan, splitSpan, trimSpan } from '../text/span.ts'
import { type ExtractedField, readAs, toField } from './extracted.ts'

type FoundSkill = ExtractedField<CvDocument['skills'][number]>
type FoundLanguage = ExtractedField<CvDocument['language'][number]>

// A comma between the adjectives of a driving licence parts nothing.
const listSeparator =
	/\t|\s+\p{So}+\s+|\s{2,}|\s*[|•·∙⋅▪◦●;]\s*|(?:\s+,\s*|,(?:\s+|(?<=\p{L},)(?=[\p{L}.])))(?![^(]*\))(?!(?<=\b(?:[Ff]ull|[Cc]lean|[Vv]alid|[Cc]urrent),\s+)[^,;]{0,25}\blicen[cs]e)|\s+[–—]\s+(?=\p{Lu})/gu

const withoutGaps = new RegExp(listSeparator.source.replace('\\s{2,}|', ''), 'gu')

/** Reads skills: one each, with the label of their group if they or a line above them has one. */
export function readSkills(printed: readonly Passage[]): FoundSkill[] {
	let above: Span | null = null
	const found: FoundSkill[] = []
	const passages = areNumbered(printed) ? printed.map(withoutNumber) : printed
	const rows = labelledRows(passages)
	const isOneEach = rows === null && hasOneEach(passages.filter((passage) => !isLabel(passage)))
	for (const passage of passages) {
		if (isLabel(passage)) {
			above = trimSpan(passage.span, /[\s:]/)
			continue
		}
		const { label, rest } = rows?.get(passage) ?? splitLabel(passage)
		const groupSpan = label ?? above
		const group = groupSpan === null ? undefined : toField(groupSpan, 0.85)
		const isWhole = isOneEach && label === null && !isLongList(rest)
		const names = isWhole ? splitCells(rest) : splitNames(rest)
		const skills = joinLevels(names)
		found.push(...skills.map((skill) => ({ ...skill, group })))
	}
	return found
}

// How well something is known may stand in a cell of its own behind it.
function joinLevels(names: readonly Span[]): FoundSkill[] {
	const skills: FoundSkill[] = []
	for (const name of names) {
		const last = skills.at(-1)
		if (last !== undefined && last.level === undefined && isSkillLevel(name.text))
			last.level = toField(name, 0.8)
		else skills.push(toSkill(name))
	}
	return skills
}

type Labelled = { label: Span | null; rest: Span }

const number = /^\d{1,2}[.)]\s*(?=\p{L})/u

// A list that its writer numbered.
function areNumbered(passages: readonly Passage[]): boolean {
	const numbered = passages.filter(({ span }) => number.test(span.text))
	return numbered.length > 1 && numbered.length >= passages.length * leastLabelled
}

function withoutNumber(passage: Passage): Passage {
	const length = number.exec(passage.span.text)?.[0].length ?? 0
	return { ...passage, span: sliceSpan(passage.span, length) }
}

/** Of the rows of a table of skills, at least this share names a group and its list. */
const leastLabelled = 0.6

const longestLabel = 45

// A table with the name of a group in one cell and its list in the next, or before and after a dash; `null` where most rows are something else.
function labelledRows(passages: readonly Passage[]): Map<Passage, Labelled> | null {
	const rows = new Map<Passage, Labelled>()
	for (const passage of passages) {
		const [label, rest, ...others] = splitSpan(passage.span, /\t|(?<=\p{L})\s*[–—]\s+|\s-\s/gu)
		const isList = rest !== undefined && others.length === 0 && /,\s/.test(rest.text)
		if (
			label !== undefined &&
			isList &&
			label.text.length <= longestLabel &&
			!/[,;]/.test(label.text)
		)
			rows.set(passage, { label: trimSpan(label, /[\s:]/), rest: trimSpan(rest, /[\s:]/) })
	}
	const labelled = passages.filter((one) => rows.has(one) || splitLabel(one).label !== null)
	return rows.size > 1 && labelled.length >= passages.length * leastLabelled ? rows : null
}

const fewestLines = 3
const fewestOfLongList = 4

// A list keeps to one way of parting its names: where most lines or cells have no comma, one in a name parts none.
function hasOneEach(passages: readonly Passage[]): boolean {
	const cells = passages.flatMap(({ span }) => splitCells(span))
	const lists = cells.filter(({ text }) => /,\s|;/.test(text))
	return passages.length >= fewestLines && lists.length <= cells.length / 2
}

function isLongList(span: Span): boolean {
	return splitCells(span).some((cell) => splitNames(cell).length >= fewestOfLongList)
}

function splitCells(span: Span): Span[] {
	return splitSpan(span, /\t|\s+\p{So}+\s+|\s{2,}|\s*[|•·∙⋅▪◦●]\s*/gu)
		.map((cell) => trimSpan(cell, /[\s.,;:•·\p{So}]/u))
		.filter(({ text }) => /[\p{L}\d]/u.test(text))
}

function isLabel({ span }: Passage): boolean {
	return /^[^:,;|•]{2,45}:\s*$/.test(span.text)
}

const levels =
	'basic|beginner|intermediate|advanced|expert|proficient|fluent|native|mother tongue|conversational|good|very good|excellent|grundkenntnisse|gut|sehr gut|débutant|intermédiaire|avancé|básico|intermedio|avanzado'
const onlyLevel = new RegExp(`^(?:${levels})$`, 'i')
const levelAtEnd = new RegExp(`^(.{2,}?)\\s*(?:\\(|[–:-]\\s)\\s*(${levels})\\)?$`, 'i')

function isSkillLevel(text: string): boolean {
	return onlyLevel.test(text)
}

function toSkill(span: Span): FoundSkill {
	const level = levelAtEnd.exec(span.text)
	if (level === null) return { name: toField(span, 0.85) }
	const start = span.text.lastIndexOf(level[2] ?? '')
	const end = start + (level[2]?.length ?? 0)
	return {
		name: toField(sliceSpan(span, 0, level[1]?.length), 0.85),
		level: toField(sliceSpan(span, start, end), 0.8),
	}
}

/** A list of names has fewer words than this for each of its commas. */
const mostWordsOfName = 3

/** The names in a line that lists several; a sentence stays whole. */
export function splitNames(span: Span): Span[] {
	const words = span.text.split(/\s+/).length
	const commas = span.text.match(/,\s/g)?.length ?? 0
	const isSentence = /[.!]$/.test(span.text) && words > 9 && words > commas * mostWordsOfName
	const sentences = splitSpan(span, /(?<=\p{Ll}{4})\.\s+(?=\p{Lu})/gu)
	const areNames =
		sentences.length > 1 && sentences.every(({ text }) => text.split(/\s+/).length <= 5)
	if (areNames) return sentences.flatMap(splitNames)
	if (isSentence) return [span]
	const slashed = splitAtSlashes(span)
	if (slashed.length > 1) return slashed
	if (tight.test(span.text) && !/[|•·;\t]/.test(span.text))
		return splitSpan(span, /\s*,\s*(?![^(]*\))/g).map((name) => trimSpan(name, /[\s.,;:•·\p{So}]/u))
	return partLast(partList(span))
}

// Of a list, the last comma is often an “and”: “Word, Excel and Access”.
function partLast(names: readonly Span[]): Span[] {
	const last = names.at(-1)
	if (last === undefined || names.length < 2) return [...names]
	const [first, second, ...others] = splitSpan(last, /\s+and\s+/g)
	const isPair = first !== undefined && second !== undefined && others.length === 0
	if (!isPair || !areNamesApart(last, [first, second])) return [...names]
	return [...names.slice(0, -1), first, second]
}

/** A name that an “and” parts from another has at most this many words. */
const mostWordsBesideAnd = 2

function areNamesApart({ text }: Span, parts: readonly [Span, Span]): boolean {
	const areShort = parts.every((part) => part.text.split(/\s+/).length <= mostWordsBesideAnd)
	const areSetAlike = /^\p{Lu}/u.test(parts[0].text) === /^\p{Lu}/u.test(parts[1].text)
	const joint = parts[0].text.length
	const isOneThing = findConcepts(text).some(({ start, end }) => start < joint && end > joint + 4)
	return areShort && areSetAlike && !isOneThing
}

function partList(span: Span): Span[] {
	// Justified lines stretch the spaces between the words of a list that has commas.
	const hasCommas = (span.text.match(/,\s/g)?.length ?? 0) > 2
	return splitSpan(span, hasCommas ? withoutGaps : listSeparator)
		.map((name) => trimSpan(name, /[\s.,;:•·\p{So}]/u))
		.map((name) =>
			/^(?:and|und|et|y|e|en|i|&)\s/i.test(name.text)
				? trimSpan(sliceSpan(name, name.text.indexOf(' ')))
				: name,
		)
		.filter((name) => /[\p{L}\d]/u.test(name.text))
}

/** A list whose commas have no space behind them: “C,C++,Java”. */
const tight = /^[^,]{1,30},(?=\S)[^,]{1,30},(?=\S)/

const fewestSlashes = 2

// Slashes between spaces part a list that has more of them than commas.
function splitAtSlashes(span: Span): Span[] {
	const slashes = span.text.match(/\s\/(?=\s|$)/g)?.length ?? 0
	const commas = span.text.match(/,\s(?![^(]*\))/g)?.length ?? 0
	return slashes >= fewestSlashes && slashes > commas ? splitSpan(span, /\s\/(?=\s|$)/g) : [span]
}

/** The label that a line begins with ("Tools: Excel, Word"), and the rest; a dash ends a label that alone is bold. */
export function splitLabel({ span }: Passage): Labelled {
	const colon = /^([^:=,;|•]{2,45})[:=]\s*(?=\S)/.exec(span.text)
	if (colon !== null && !/https?$/.test(colon[1] ?? '')) return cutLabel(span, colon)
	const gap = gapLabel.exec(span.text)
	if (gap !== null && isOneList(span.text.slice(gap[0].length))) return cutLabel(span, gap)
	const bold = boldLead(span)
	const lead = /^([^:,;|•]{2,45}?)(?:\s*[–—]\s*|\s+-\s+|\s+)$/.exec(span.text.slice(0, bold))
	return lead === null ? { label: null, rest: span } : cutLabel(span, lead)
}

/** A few words with a gap behind them: “Languages  English, German”. */
const gapLabel = /^([^\s:,;|•]+(?: [^\s:,;|•]+){0,3})\s{2,}(?=\S)/

// Words between commas, with no other gap among them.
function isOneList(text: string): boolean {
	return text.includes(', ') && !/\s{2}|\t/.test(text.trimEnd())
}

// Where the words behind bold ones begin, if the others are not.
function boldLead(span: Span): number {
	const change = span.pieces.findIndex(({ item }) => !item.bold)
	const start = span.pieces[change]?.start ?? 0
	const words = span.text.slice(start).search(/[\p{L}\d]/u)
	const end = words === -1 ? 0 : start + words
	return end > 0 && boldShare(sliceSpan(span, end)) < 0.1 ? end : 0
}

function cutLabel(span: Span, [whole, label]: RegExpExecArray): Labelled {
	return {
		label: trimSpan(sliceSpan(span, 0, label?.length)),
		rest: trimSpan(sliceSpan(span, whole.length)),
	}
}

/** Reads the human languages of a section; words that name none are left. */
export function readLanguages(passages: readonly Pick<Passage, 'span'>[]): FoundLanguage[] {
	const found: FoundLanguage[] = []
	for (const { span: line } of passages) {
		const { level, rest } = levelOfAll(line)
		const before = found.length
		for (const span of splitAtSlashes(rest)) {
			for (const part of splitSpan(
				span,
				/[|•·●;,](?![^(]*\))|\s{3,}|\.\s+(?=\p{Lu})|\s(?:and|und|et|y|&)\s(?=\p{Lu})/gu,
			)) {
				for (const cell of joinLevelCells(part)) addLanguage(found, cell, span)
			}
		}
		if (level === null) continue
		for (const language of found.slice(before)) Object.assign(language, levelFrom(level))
	}
	return found
}

const beforeLanguages = /^(\p{L}[\p{L} ]{2,24}?)(?:\s+(?:in|with)\s+|:\s+)(?=\p{Lu})/u

// One level may be over all languages of a line: “Fluent in Tamil, English and Hindi”.
function levelOfAll(line: Span): { level: Span | null; rest: Span } {
	const [lead, words = ''] = beforeLanguages.exec(line.text) ?? []
	const isLevel = parseProficiency(words) !== null && humanLanguage(words) === null
	if (lead === undefined || !isLevel) return { level: null, rest: line }
	return { level: sliceSpan(line, 0, words.length), rest: sliceSpan(line, lead.length) }
}

function levelFrom(words: Span): Pick<FoundLanguage, 'proficiency' | 'level'> {
	const level = parseProficiency(words.text)
	return {
		proficiency: level === null ? undefined : readAs(level.value, words, level.confidence),
		level: level?.value === words.text ? undefined : toField(words, 0.85),
	}
}

// Cells part languages if more than one of them names a language; otherwise they hold a language and its level.
function joinLevelCells(span: Span): Span[] {
	const cells = splitSpan(span, /\t/g)
	const named = cells.filter((cell) => humanLanguage(cell.text) !== null).length
	return named > 1 ? cells : [span]
}

function addLanguage(found: FoundLanguage[], span: Span, line: Span): void {
	const name = humanLanguage(span.text)
	if (name === null) {
		addUnknown(found, span, line)
		return
	}
	found.push({
		name: toField(sliceSpan(span, name.start, name.end), 0.95),
		...levelBeside(span, name),
	})
}

// Words that name no language that is known: one of its own with a level, or the level of the one before.
function addUnknown(found: FoundLanguage[], span: Span, line: Span): void {
	const last = found.at(-1)
	const level = parseProficiency(span.text)
	const unknown = unknownLanguage.exec(span.text)?.[1]
	const isBare =
		isBareName.test(span.text) && !isPlace(span.text) && humanLanguage(line.text) !== null
	// An unknown word among languages is one if it has a level or is nothing but a name.
	if (unknown !== undefined && parseProficiency(unknown) === null && (level !== null || isBare)) {
		const at = { start: 0, end: unknown.length }
		found.push({ name: toField(sliceSpan(span, 0, at.end), 0.7), ...levelBeside(span, at) })
		return
	}
	if (last === undefined) return
	const more = moreOfLevel(last, span, line)
	if (more !== null) last.level = toField(more, 0.8)
	if (level === null || last.proficiency !== undefined) return
	last.proficiency = readAs(level.value, span, level.confidence)
	if (more === null) last.level = level.value === span.text ? undefined : toField(span, 0.85)
}

const longestLevel = 60

// Words after a comma on the same line belong to the level if they begin in lower case or contain a figure.
function moreOfLevel(last: FoundLanguage, span: Span, line: Span): Span | null {
	const own = last.level?.span ?? last.proficiency?.span
	if (own == null || !/^\p{Ll}|\d/u.test(span.text)) return null
	const start = line.text.indexOf(own.text)
	const from = start + own.text.length
	const at = line.text.indexOf(span.text, from)
	if (start === -1 || at === -1 || !/^\s*,\s*$/.test(line.text.slice(from, at))) return null
	const whole = sliceSpan(line, start, at + span.text.length)
	const words = trimSpan(whole, /[\s:.,·–—-]/)
	return words.text.length <= longestLevel ? words : null
}

/** The level of the European scale that is nearest to what stands beside the name of a language, and the words themselves. */
function levelBeside(
	span: Span,
	name: { start: number; end: number },
): Pick<FoundLanguage, 'proficiency' | 'level'> {
	const level = parseProficiency(span.text)
	const [before, after] = [sliceSpan(span, 0, name.start), sliceSpan(span, name.end)]
	const isApart = /^\s*[([:/–—\t-]/.test(after.text)
	const said = [after, before].find((part) => parseProficiency(part.text) !== null)
	const words = wordsOfLevel(said ?? (isApart ? after : before))
	const isSaid = said !== undefined || isApart
	const isOwn = isSaid && words.text !== '' && words.text !== level?.value
	return {
		proficiency: level === null ? undefined : readAs(level.value, span, level.confidence),
		level: isOwn && words.text.length <= longestLevel ? toField(words, 0.85) : undefined,
	}
}

// The level without the marks, the brackets and the word for language around it.
function wordsOfLevel(span: Span): Span {
	const words = trimSpan(span, /[\s:.,·/–—-]/)
	const bracketed = /^[([]([^()[\]]*)[)\]]$/.exec(words.text)
	if (bracketed !== null) return trimSpan(sliceSpan(words, 1, words.text.length - 1))
	const kind = /^languages?\b[\s:(–—-]*/i.exec(words.text)
	return kind === null ? words : trimSpan(sliceSpan(words, kind[0].length), /[\s()]/)
}

const unknownLanguage = /^(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)\s*(?:[(:–-]|$)/u
const isBareName = /^\p{Lu}\p{Ll}\p{L}*$/u

/** Reads interests: the names of a list, or a sentence as it stands. */
export function readInterests(
	passages: readonly Passage[],
): ExtractedField<CvDocument['interests'][number]>[] {
	return passages
		.flatMap((passage) => splitNames(passage.span))
		.map((span) => ({ name: toField(span, 0.85) }))
}
