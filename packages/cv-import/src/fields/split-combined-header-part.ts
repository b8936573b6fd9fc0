import { jobScore, organisationScore } from '../lexicon/job-words.ts'
import { isPlace } from '../lexicon/place-names.ts'
import { sliceSpan, splitSpan, trimSpan } from '../text/span.ts'
import type { HeaderParts, Part } from './header-parts.ts'
import { titleVersusEmployer } from './title-versus-employer.ts'

const atWord = /\s+(?:at|@|chez|bei|presso|bij|w firmie)\s+/

/** Splits one part that says several things: "Shift Manager at Oak Inn", "Cook, Sample Kitchen, Leeds". */
export function splitCombinedHeaderPart({ parts, places }: HeaderParts): HeaderParts {
	const [only, second] = parts
	if (only === undefined) return { parts, places }
	const at = atWord.exec(only.span.text)
	if (at !== null && second === undefined) {
		const before = { ...only, span: sliceSpan(only.span, 0, at.index) }
		const after = { ...only, span: trimSpan(sliceSpan(only.span, at.index + at[0].length)) }
		return splitPlace({ parts: [before, after], places })
	}
	if (second !== undefined) return { parts, places }
	const around = aroundPlace(only)
	if (around !== null) return { ...around, places: [...places, ...around.places] }
	const comma = bestComma(only.span.text)
	if (comma === null) return { parts, places }
	const before = { ...only, span: trimSpan(sliceSpan(only.span, 0, comma)) }
	const after = { ...only, span: trimSpan(sliceSpan(only.span, comma), /[\s,]/) }
	return splitPlace({ parts: [before, after], places })
}

// A place between an employer and a title, in either order, parts them.
function aroundPlace(part: Part): HeaderParts | null {
	const [first, place, last, ...others] = splitSpan(part.span, /,\s+/g)
	if (first === undefined || place === undefined || last === undefined) return null
	const isBetween = others.length === 0 && isPlace(place.text) && !isPlace(last.text)
	if (!isBetween || jobScore(first.text) + jobScore(last.text) === 0) return null
	return {
		parts: [
			{ ...part, span: first },
			{ ...part, span: last },
		],
		places: [{ ...part, span: place }],
	}
}

function splitPlace({ parts: [a, b], places }: HeaderParts): HeaderParts {
	if (a === undefined || b === undefined || places.length > 0) {
		return { parts: [a, b].filter((part) => part !== undefined), places }
	}
	const comma = b.span.text.lastIndexOf(', ')
	if (comma === -1 || organisationScore(b.span.text.slice(comma)) > 0)
		return { parts: [a, b], places }
	const place = { ...b, span: trimSpan(sliceSpan(b.span, comma), /[\s,]/) }
	return { parts: [a, { ...b, span: sliceSpan(b.span, 0, comma) }], places: [place] }
}

// The comma at which a title and an organisation part best.
function bestComma(text: string): number | null {
	// A legal form after a comma is part of the name.
	const commas = [...text.matchAll(/,\s+(?!(?:Inc|Ltd|LLC|LLP|plc|Corp|Limited|GmbH)\b)/gi)].map(
		(match) => match.index,
	)
	const scored = commas.map((comma) => ({
		comma,
		score: Math.abs(
			titleVersusEmployer(text.slice(0, comma)) - titleVersusEmployer(text.slice(comma)),
		),
	}))
	// After a title, the firm begins where its own words do.
	const named = commas.find(
		(comma, index) => organisationScore(text.slice(comma, commas[index + 1])) > 0,
	)
	if (named !== undefined && jobScore(text.slice(0, named)) > 0) return named
	const [best] = scored.sort((a, b) => b.score - a.score || a.comma - b.comma)
	return best?.comma ?? null
}
