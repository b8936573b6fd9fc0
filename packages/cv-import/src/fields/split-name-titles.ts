import { nameWords } from '../lexicon/word-lists.ts'
import { type Span, sliceSpan, trimSpan } from '../text/span.ts'

const documentTitleBefore =
	/^(?:curriculum vitae|c\.?v\.?|resume|résumé|lebenslauf|currículo|currículum)(?:\s*[:|–—-]\s*|\s+(?:(?:of|de|von|van|di|for)\s+)?)(?=\p{L}{2,}\s+\p{L})/iu
const documentTitleAfter =
	/(?<![\s,|–-])[\s,|–-]+(?:curriculum vitae|c\.?v\.?|resume|résumé|lebenslauf)$/i
const honorific = new RegExp(
	String.raw`^(?:${nameWords('titles-of-people')})\.?\s+(?:\(ret(?:[’']?d|ired)?\.?\)\s+)?`,
	'i',
)
/** Letters behind a name: degrees, and members of professional bodies. */
const letters = nameWords('letters-behind-names')
const postNominal = new RegExp(
	`,?\\s+(?:[A-Z][A-Za-z]?\\.?){0,1}(?:${letters})(?![\\p{L}\\d]).*$`,
	'u',
)
/** Letters behind a comma may be in capitals, as the name before them is. */
const inCapitals = new RegExp(`,\\s+(?:${letters.toUpperCase()})(?![\\p{L}\\d]).*$`, 'u')
/** Short letters with full stops behind a comma are no name but a degree, whatever it is called. */
const dottedLetters = /,\s+(?:\p{L}{1,3}\.){1,4}\p{L}{0,3}\.?(?:,\s*\p{L}{1,3}\..*)?$/u
// An earlier name or pronouns in brackets behind the name.
const aside = /(?<!\s)\s+\([^()]*\)?$/u

/** The parts of a line with a name: the title before it ("Dr"), and the letters behind it ("RGN"). */
type TitledName = { before: Span | null; name: Span; after: Span | null }

/**
 * Splits a name from the titles around it. The title of the document, an earlier name and pronouns are in no part.
 */
export function splitNameTitles(span: Span): TitledName {
	const start = documentTitleBefore.exec(span.text)?.[0].length ?? 0
	const titleEnd = start + (honorific.exec(span.text.slice(start))?.[0].length ?? 0)
	const behind =
		postNominal.exec(span.text) ?? inCapitals.exec(span.text) ?? dottedLetters.exec(span.text)
	const end = (behind ?? documentTitleAfter.exec(span.text) ?? aside.exec(span.text))?.index
	const nameEnd = Math.max(end ?? span.text.length, titleEnd)
	return {
		before: filled(sliceSpan(span, start, titleEnd)),
		name: trimSpan(
			sliceSpan(span, titleEnd, nameEnd === titleEnd ? undefined : nameEnd),
			/[\s,.|*~=_#«»–—-]/,
		),
		after: behind === null ? null : filled(lettersAlone(sliceSpan(span, nameEnd))),
	}
}

/** Returns a name without the titles around it. */
export function withoutNameTitles(span: Span): Span {
	return splitNameTitles(span).name
}

// Removes the title of the document, which may stand behind the letters too.
function lettersAlone(span: Span): Span {
	const end = documentTitleAfter.exec(span.text)?.index
	return end === undefined ? span : sliceSpan(span, 0, end)
}

function filled(span: Span): Span | null {
	const trimmed = trimSpan(span, /[\s,|*~=_#«»–—-]/)
	return trimmed.text === '' ? null : trimmed
}
