import type { CvDocument } from '@app/cv'
import type { Passage } from '../layout/join-lines.ts'
import { findLanguage, parseProficiency } from '../lexicon/find-language.ts'
import { isPlace } from '../lexicon/place-names.ts'
import { gradeWords } from '../lexicon/word-lists.ts'
import { type Span, sliceSpan, splitSpan, trimSpan } from '../text/span.ts'
import { type ExtractedField, readAs, toField } from './extracted.ts'
import {
	hasItemPerLine,
	type Labelled,
	splitAtSlashes,
	splitLabel,
	splitListCells,
	splitListItems,
} from './split-list-items.ts'

type FoundSkill = ExtractedField<CvDocument['skills'][number]>
type FoundLanguage = ExtractedField<CvDocument['language'][number]>

/** Reads skills: one each, with the label of their group if they or a line above them has one. */
export function readSkills(printed: readonly Passage[]): FoundSkill[] {
	let above: Span | null = null
	const found: FoundSkill[] = []
	const passages = areNumbered(printed) ? printed.map(withoutNumber) : printed
	const rows = labelledRows(passages)
	const isNameEach = rows === null && hasItemPerLine(passages.filter((one) => !isLabel(one)))
	for (const passage of passages) {
		if (isLabel(passage)) {
			above = trimSpan(passage.span, /[\s:]/)
			continue
		}
		const { label, rest } = rows?.get(passage) ?? splitLabel(passage)
		const groupSpan = label ?? above
		const group = groupSpan === null ? undefined : toField(groupSpan, 0.85)
		const skills = joinLevels(
			isNameEach && label === null ? splitListCells(rest) : splitListItems(rest),
		)
		found.push(...skills.map((skill) => ({ ...skill, group })))
	}
	return found
}

// Joins skills with their levels: a level may stand in a separate cell after the skill's name.
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

/** The least share of the rows of a table of skills that name a group and its list. */
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

function isLabel({ span }: Passage): boolean {
	return /^[^:,;|•]{2,45}:\s*$/.test(span.text)
}

const levels = gradeWords('levels-of-skills')
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

// One level may be over all languages of a line.
function levelOfAll(line: Span): { level: Span | null; rest: Span } {
	const [lead, words = ''] = beforeLanguages.exec(line.text) ?? []
	const isLevel = parseProficiency(words) !== null && findLanguage(words) === null
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
	const named = cells.filter((cell) => findLanguage(cell.text) !== null).length
	return named > 1 ? cells : [span]
}

function addLanguage(found: FoundLanguage[], span: Span, line: Span): void {
	const name = findLanguage(span.text)
	if (name === null) {
		addUnknown(found, span, line)
		return
	}
	found.push({
		name: toField(sliceSpan(span, name.start, name.end), 0.95),
		...levelBeside(span, name),
	})
}

// Adds words that name no known language: a further language if they have a level, or else the level of the language
// before.
function addUnknown(found: FoundLanguage[], span: Span, line: Span): void {
	const last = found.at(-1)
	const level = parseProficiency(span.text)
	const unknown = unknownLanguage.exec(span.text)?.[1]
	const isBare =
		isBareName.test(span.text) && !isPlace(span.text) && findLanguage(line.text) !== null
	// An unknown word among languages is a language if it has a level or is only a name.
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

/** Returns the level of the European scale that is nearest to the words beside a language's name, and those words. */
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
		.flatMap((passage) => splitListItems(passage.span))
		.map((span) => ({ name: toField(span, 0.85) }))
}
