import { kindOfTitle } from '../classifier/heading-model.ts'
import type { Passage } from '../layout/join-lines.ts'
import { andWords } from '../lexicon/and-words.ts'
import { findLanguage, parseProficiency } from '../lexicon/find-language.ts'
import { matchHeading } from '../lexicon/match-heading.ts'
import type { SectionKind } from '../lexicon/section-kinds.ts'
import type { Section } from '../sections/section.ts'
import { joinSpans, type Span, splitSpan } from '../text/span.ts'
import { splitLabel, splitListItems } from './split-list-items.ts'

/** The passages of one section, or of the part of a section that is about one thing. */
export type SectionFragment = { kind: Section['kind']; title: Span | null; passages: Passage[] }

const sortedKinds: readonly Section['kind'][] = [
	'additional',
	'skills',
	'language',
	'interests',
	'custom',
	'professionalSummary',
]

/** Hands the labelled lines of a mixed section ("Languages: …", "Interests: …") to the fields that they are about. */
export function splitMixedSection(pile: SectionFragment): {
	piles: SectionFragment[]
	labels: Span[]
} {
	if (!sortedKinds.includes(pile.kind)) return { piles: [pile], labels: [] }
	const own = ownKind(pile)
	const named = pile.kind === 'additional' ? namesLists(pile.title?.text ?? '') : null
	const sorted: Placed[] = []
	for (const passage of pile.passages) {
		const both = splitLanguages(passage, pile)
		const before = sorted.at(-1)?.kind ?? own
		sorted.push(...(both ?? [placePassage(passage, pile, { own, named, before })]))
	}
	const labels = sorted.flatMap(({ label, kind }) => (kind === own ? [] : (label ?? [])))
	return { piles: groupPieces(sorted, { ...pile, kind: own }), labels }
}

// Returns the kind of a section. A list of languages without a spoken one is of programming languages, and so of
// skills.
function ownKind({ kind, passages }: SectionFragment): Section['kind'] {
	if (kind === 'additional') return 'custom'
	const areSpoken = passages.some(({ span }) => mostNames(span).some(namesTongue))
	return kind === 'language' && !areSpoken ? 'skills' : kind
}

function mostNames(span: Span): Span[] {
	return splitSpan(span, /[,;|•·\t/]\s*|\s(?:and|&)\s/gu)
}

function namesTongue({ text }: Span): boolean {
	return findLanguage(text) !== null || parseProficiency(text) !== null
}

// Splits a passage under a title that names languages and one other thing. Words that are no language belong to that
// other thing.
function splitLanguages(passage: Passage, { kind, title }: SectionFragment): Placed[] | null {
	const other = kind === 'additional' ? besideLanguages(title?.text ?? '') : null
	if (other === null) return null
	const cells = splitSpan(passage.span, /\t/g)
	if (cells.some((span) => hasOwnLabel({ ...passage, span }))) return null
	const parts = cells.flatMap((cell) => splitSpan(cell, /[,;|•·]\s+(?![^(]*\))|\.\s+/g))
	const languages = parts.filter((part) => findLanguage(part.text) !== null)
	const others = parts.filter((part) => !languages.includes(part))
	const placed = (target: Section['kind'], spans: Span[]): Placed[] =>
		spans.length === 0
			? []
			: [{ kind: target, label: null, passage: { ...passage, span: joinSpans(spans, ', ') } }]
	return [...placed('language', languages), ...placed(other, others)]
}

type Around = { own: Section['kind']; named: SectionKind | null; before: Section['kind'] }

// Decides the kind of a passage. Without a label it continues the line before; a list that tells no kind gets the
// first kind that the title names.
function placePassage(passage: Passage, pile: SectionFragment, around: Around): Placed {
	const { own, named, before } = around
	const found = sortPassage(passage, pile.kind)
	const goesOn = found.label === null && pile.kind === 'additional' ? before : own
	const kind = found.kind ?? (goesOn === own && lists(found) ? (named ?? own) : goesOn)
	const span = found.kind === null ? passage.span : found.content
	return { label: found.label, kind, passage: { ...passage, span } }
}

/**
 * Returns the first kind that a title names, if the title names several and the first is skills, which are usually
 * lists.
 */
function namesLists(title: string): SectionKind | null {
	const kinds = partsOfTitle(title).map((part) => matchHeading(part))
	const [first = null] = kinds
	return kinds.length > 1 && first === 'skills' ? first : null
}

// Names behind a label, or several of them.
function lists({ label, content }: Sorted): boolean {
	return label !== null || splitListItems(content).length > 1
}

const betweenParts = new RegExp(String.raw`\s*[&,/+]\s*|\s(?:${andWords})\s`)

function partsOfTitle(title: string): string[] {
	return title.split(betweenParts).map((part) => part.trim())
}

/**
 * Returns the kind that a title names beside the languages; `null` if it names nothing known, or more than one thing.
 */
function besideLanguages(title: string): SectionKind | null {
	const kinds = partsOfTitle(title).map((part) => matchHeading(part))
	const others = kinds.filter((kind) => kind !== 'language')
	const [other = null] = others
	return kinds.length > others.length && others.length === 1 ? other : null
}

// Whether a passage has a label. A language with its level behind a colon has none.
function hasOwnLabel(passage: Passage): boolean {
	const { label } = splitLabel(passage)
	return label !== null && findLanguage(label.text) === null
}

type Placed = { kind: Section['kind']; label: Span | null; passage: Passage }

function groupPieces(sorted: readonly Placed[], own: SectionFragment): SectionFragment[] {
	const piles: SectionFragment[] = []
	for (const { kind, passage } of sorted) {
		if (passage.span.text === '') continue
		const last = piles.at(-1)
		if (last?.kind === kind) last.passages.push(passage)
		else piles.push({ kind, title: kind === own.kind ? own.title : null, passages: [passage] })
	}
	return piles
}

type Sorted = { kind: SectionKind | null; label: Span | null; content: Span }

function sortPassage(passage: Passage, section: Section['kind']): Sorted {
	const { label, rest } = splitLabel(passage)
	if (label === null) return { kind: kindByContent(passage, section), label, content: passage.span }
	const kind = matchHeading(label.text) ?? languageOf(label.text)
	if (kind === 'language' && section !== 'professionalSummary')
		return { kind: areHumanLanguages(rest) ? kind : null, label, content: rest }
	if (kind === 'language' && areHumanLanguages(rest)) return { kind, label, content: rest }
	if (section === 'professionalSummary') return { kind: null, label, content: passage.span }
	const isOther =
		kind === 'interests' || kind === 'certification' || kind === 'skills' || kind === 'awards'
	if (!isOther || kind === section) return { kind: null, label, content: passage.span }
	if (section !== 'additional' && kind === 'skills')
		return { kind: null, label, content: passage.span }
	return { kind, label, content: rest }
}

function kindByContent(passage: Passage, section: Section['kind']): SectionKind | null {
	if (section === 'skills') return isLanguageWithLevel(passage.span.text) ? 'language' : null
	if (section !== 'additional' && section !== 'interests') return null
	// A language among interests is an interest: a line lists languages only if it contains nothing else.
	const isWhole =
		section === 'additional' ||
		splitListItems(passage.span).every(({ text }) => findLanguage(text) !== null)
	return isWhole && areHumanLanguages(passage.span) ? 'language' : null
}

// A label may name languages in general. A label that is the name of one language doesn't count.
function languageOf(label: string): SectionKind | null {
	const isLabel = kindOfTitle(label) === 'language' && findLanguage(label) === null
	return isLabel ? 'language' : null
}

/** A language and its level have at most this many words. */
const mostWordsOfLanguage = 5

// Among skills, a line that is nothing but a language and how well it is known.
function isLanguageWithLevel(text: string): boolean {
	const isShort = text.split(/\s+/).length <= mostWordsOfLanguage && !/[,;]/.test(text)
	return isShort && findLanguage(text) !== null && parseProficiency(text) !== null
}

function areHumanLanguages(span: Span): boolean {
	const names = splitListItems(span)
	const known = names.filter((name) => findLanguage(name.text) !== null)
	return names.length > 0 && known.length >= names.length / 2
}
