import type { Education } from '@app/cv'
import { awardLength } from '../lexicon/award-names.ts'
import { type Span, sliceSpan, trimSpan } from '../text/span.ts'
import { type Found, fieldOf } from './found.ts'

/** A qualification and its subject from the words of both: "NVQ Level 2 Professional Cookery". */
export function splitQualification(
	words: Span,
	confidence: number,
): Found<Pick<Education, 'qualification' | 'fieldOfStudy'>> {
	const cut = cutOf(words.text)
	if (cut === null) return { qualification: fieldOf(words, confidence) }
	const name = trimSpan(sliceSpan(words, 0, cut.end), /[\s,:–-]/)
	const field = trimSpan(sliceSpan(words, cut.start), /[\s,:–-]/)
	return {
		qualification: fieldOf(name, confidence),
		fieldOfStudy: fieldOf(field, confidence * 0.95),
	}
}

type Cut = { end: number; start: number }

const joiner =
	/^\s*(?:[,:–—-]\s+)?(?:(?:in|en|em|di|de|del|für|im|w zakresie|na kierunku|kierunek|zum|zur|als|op)\s+|d[’'])|^\s*[,:–—-]\s+|^\s+(?=[\p{Lu}\d(])/u

function cutOf(text: string): Cut | null {
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
	const name = (marked[1] ?? '').replace(/\s*(?:\bin|\ben|\bem|:|,)$/, '')
	return { end: name.length, start: text.length - (marked[2] ?? '').length }
}
