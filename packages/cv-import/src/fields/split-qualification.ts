import type { Education } from '@app/cv'
import { awardLength } from '../lexicon/award-names.ts'
import { degreeScore } from '../lexicon/education-words.ts'
import { type Span, sliceSpan, trimSpan } from '../text/span.ts'
import { type ExtractedField, toField } from './extracted.ts'

/** A qualification and its subject from the words of both: "NVQ Level 2 Professional Cookery". */
export function splitQualification(
	words: Span,
	confidence: number,
): ExtractedField<Pick<Education, 'qualification' | 'fieldOfStudy'>> {
	const after = awardAfterSubject(words.text)
	if (after !== null) {
		return {
			qualification: toField(sliceSpan(words, after.start, after.end), confidence),
			fieldOfStudy: toField(sliceSpan(words, 0, after.subjectEnd), confidence * 0.95),
		}
	}
	const cut = findCut(words.text)
	if (cut === null) return { qualification: toField(trimSpan(words, /[\s,;:]/), confidence) }
	const name = trimSpan(sliceSpan(words, 0, cut.end), /[\s,:–-]/)
	const field = trimSpan(sliceSpan(words, cut.start), /[\s,:–-]/)
	return {
		qualification: toField(name, confidence),
		fieldOfStudy: toField(field, confidence * 0.95),
	}
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

function cutAfterAward(text: string, end: number): Cut | null {
	const found = joiner.exec(text.slice(end))
	if (found === null) return null
	const start = end + found[0].length
	const isSubject = /\p{L}{2}/u.test(text.slice(start)) && !/^\([^()]*\)$/.test(text.slice(start))
	return isSubject ? { end, start } : null
}

const fieldMarker =
	/^(.*?(?:\bin\b|\bof\b(?!.*\bin\b)|:|,|\ben\b|\bin\b|\bem\b|\bw zakresie\b))\s+(\S.*)$/
const named =
	/^((?:bachelor|master|doctor|diploma|associate|postgraduate|foundation|higher national)[^,:]*?(?:\([^)]*\))?)\s*,\s+(?=\p{Lu})/iu

function cutAtMarker(text: string): Cut | null {
	const beforeComma = named.exec(text)
	if (beforeComma !== null) {
		return { end: (beforeComma[1] ?? '').length, start: beforeComma[0].length }
	}
	const marked = fieldMarker.exec(text)
	if (marked === null || !/\bin\b|:|\ben\b|\bem\b/.test(marked[1] ?? '')) return null
	const name = (marked[1] ?? '').replace(/(?:(?<!\s)\s+)?(?:\bin|\ben|\bem|:|,)$/, '')
	return { end: name.length, start: text.length - (marked[2] ?? '').length }
}
