import type { Education } from '@app/cv'
import { kindShares } from '../classifier/phrase-model.ts'
import { awardLength } from '../lexicon/award-names.ts'
import { degreeScore } from '../lexicon/education-words.ts'
import { type Span, sliceSpan, trimSpan } from '../text/span.ts'
import { type ExtractedField, toField } from './extracted.ts'

/** Splits a qualification from its subject: "NVQ Level 2 Professional Cookery". */
export function splitQualification(
	words: Span,
	confidence: number,
): ExtractedField<Pick<Education, 'qualification' | 'fieldOfStudy'>> {
	const level = levelBeforeAward(words.text)
	if (level > 0) return splitQualification(sliceSpan(words, level), confidence)
	const text = capitalsToTitleCase(words.text)
	const after = awardAfterSubject(text) ?? awardAtEnd(text)
	if (after !== null) {
		return {
			qualification: toField(sliceSpan(words, after.start, after.end), confidence),
			fieldOfStudy: toField(sliceSpan(words, 0, after.subjectEnd), confidence * 0.95),
		}
	}
	const cut = findCut(text)
	if (cut === null) return { qualification: toField(trimSpan(words, /[\s,;:]/), confidence) }
	const name = trimSpan(sliceSpan(words, 0, cut.end), /[\s,:–-]/)
	const field = withoutRemark(withoutBrackets(trimSpan(sliceSpan(words, cut.start), /[\s,:–-]/)))
	return {
		qualification: toField(name, confidence),
		fieldOfStudy: toField(field, confidence * 0.95),
	}
}

// The kind of award may come before its name, with a colon or a dash between them.
function levelBeforeAward(text: string): number {
	const mark = /^\p{L}+\s*[:–—-]\s+/u.exec(text)?.[0] ?? ''
	const level = mark.replace(/\s*[:–—-]\s+$/, '')
	const isLevel = mark !== '' && awardLength(level) === level.length
	return isLevel && awardLength(text.slice(mark.length)) > 0 ? mark.length : 0
}

// TEXT IN CAPITALS in Title Case, of the same length, so that offsets still hold.
function capitalsToTitleCase(text: string): string {
	if (/\p{Ll}/u.test(text) || !/\p{Lu}{4}/u.test(text)) return text
	const small = text.toLowerCase()
	if (small.length !== text.length) return text
	return small.replace(/(?<![\p{L}’'])(?!(?:of|in|and|for|the|with)(?!\p{L}))\p{Ll}/gu, (letter) =>
		letter.toUpperCase(),
	)
}

function withoutBrackets(span: Span): Span {
	return /^\([^()]*\)$/.test(span.text) ? sliceSpan(span, 1, span.text.length - 1) : span
}

// A remark that is no part of the subject: that the course is unfinished, when it ends, or that it is a degree.
const remark =
	/[\s,;(–-]*(?:\b(?:in progress|near(?:ing)? completion|expected|anticipated|ongoing|incomplete)|(?:spring|summer|fall|autumn|winter) (?:19|20)\d\d)\)?$|\s+degree$/i

function withoutRemark(span: Span): Span {
	const found = remark.exec(span.text)
	return found === null || found.index < 3 ? span : sliceSpan(span, 0, found.index)
}

// The subject first, then nothing but an award.
function awardAtEnd(text: string) {
	const starts = [...text.matchAll(/(?<=\p{Ll}\s)(?=\p{Lu})/gu)].map(({ index }) => index)
	const start = starts.find((at) => awardLength(text.slice(at)) === text.length - at)
	if (start === undefined || awardLength(text) > 0 || /\d/.test(text.slice(start))) return null
	const subject = text.slice(0, start - 1)
	if (!/\s/.test(subject) || !isSubject(subject)) return null
	return { start, end: text.length, subjectEnd: start - 1 }
}

// The subject first, then the award in brackets or after a comma or a dash.
function awardAfterSubject(text: string) {
	const found =
		/^(\p{L}[^,()]{2,60}?)(?:,\s+|\s+\(|\s+[–—-]\s+)([^,()]{2,40}(?:\s?\([^()]*\))?)\)?$/u.exec(
			text,
		)
	const [, subject = '', award = ''] = found ?? []
	if (found === null || awardLength(subject) > 0 || degreeScore(subject) > 0) return null
	const name = award.trim()
	if (awardLength(name) !== name.length && !/^Diplom-\p{L}+(?: \([^()]*\))?$/u.test(name))
		return null
	const start = text.indexOf(award, subject.length)
	return { start, end: start + award.length, subjectEnd: subject.length }
}

type Cut = { end: number; start: number }

const joiner =
	/^\s*(?:[,:–—-]\s+)?(?:(?:in|en|em|di|de|del|für|im|w zakresie|na kierunku|kierunek|zum|zur|als|op)\s+|d[’'])|^\s*[,:–—-]\s+|^\s+(?=[\p{Lu}\d(])/u

function findCut(text: string): Cut | null {
	const end = awardLength(text)
	return end === 0 ? cutAtMarker(text) : cutAfterAward(text, end)
}

/** An award's abbreviation in brackets after its name. */
const shortForm = /^\s*\((?:\p{Lu}\p{Ll}{0,2}\.?\s?){2,6}\)/u
const inBrackets = /^\s*\(([^()]{2,12})\)/

function lengthOfShortForm(rest: string): number {
	const [found = '', name = ''] = inBrackets.exec(rest) ?? []
	if (name !== '' && awardLength(name) === name.length) return found.length
	return shortForm.exec(rest)?.[0].length ?? 0
}

/** “of” starts a subject only after an abbreviation: “MA of French”. */
const abbreviationOnly = /^[\p{Lu}.]{2,}$/u

function cutAfterAward(text: string, awardEnd: number): Cut | null {
	const end = awardEnd + lengthOfShortForm(text.slice(awardEnd))
	const rest = text.slice(end)
	const bracket = /^\s*\(([^()]*\p{Ll}{3}[^()]*)\)$/u.exec(rest)
	if (bracket !== null && isSubject(bracket[1] ?? ''))
		return { end, start: end + rest.indexOf('(') }
	const of = abbreviationOnly.test(text.slice(0, end)) ? /^\s+of\s+(?=\p{L})/u.exec(rest) : null
	const found = of ?? joiner.exec(rest)
	if (found === null) return null
	const start = end + found[0].length
	const isWord = /\p{L}{2}/u.test(text.slice(start)) && !/^\([^()]*\)$/.test(text.slice(start))
	return isWord ? { end, start } : null
}

function isSubject(text: string): boolean {
	return kindShares(text).subject >= minSubjectProbability
}

/** Words in brackets after an award are its subject if the model gives that at least this probability. */
const minSubjectProbability = 0.5

const fieldMarker =
	/^(.*?(?:\bin\b|\bof\b(?!.*\bin\b)|:|,|\ben\b|\bin\b|\bem\b|\bw zakresie\b))\s+(\S.*)$/
const awardBeforeComma =
	/^((?:bachelor|master|doctor|diploma|associate|postgraduate|foundation|higher national)[^,:]*?(?:\([^)]*\))?)\s*,\s+(?=\p{Lu})/iu

function cutAtMarker(text: string): Cut | null {
	const beforeComma = awardBeforeComma.exec(text)
	if (beforeComma !== null) {
		return { end: (beforeComma[1] ?? '').length, start: beforeComma[0].length }
	}
	const marked = fieldMarker.exec(text)
	if (marked === null || !/\bin\b|:|\ben\b|\bem\b/.test(marked[1] ?? '')) return null
	const name = (marked[1] ?? '').replace(/(?:(?<!\s)\s+)?(?:\bin|\ben|\bem|:|,)$/, '')
	return { end: name.length, start: text.length - (marked[2] ?? '').length }
}
