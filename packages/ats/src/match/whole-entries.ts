import { type ConceptHit, findConcepts } from '@app/language'
import type { CheckContext } from '../check.ts'
import type { Passage } from '../passages.ts'
import { licencesIn } from './licences-in.ts'

/** A qualification, certificate or language that only two fields of an entry name together, and the field that it begins in. */
export type WholeName = Pick<ConceptHit, 'narrower'> & { conceptId: string; passage: Passage }

/**
 * What entries name across their fields: "BSc" with its field "Nursing", "NVQ Level 3" with "Plumbing", the certificate "Full" of
 * "clean UK driving licence", the language "Polish", and "HIAB" in a list
 * of certificates.
 */
export function wholeEntries({ cv, passages }: CheckContext): WholeName[] {
	return passages.flatMap((passage) => {
		const { path, entry, text } = passage
		if (path.endsWith('.qualification')) {
			const field = cv.education[entry]?.fieldOfStudy.trim() ?? ''
			return field === '' ? [] : across(passage, [`${withoutHonours(text)} `, 'in '], field)
		}
		if (path.startsWith('certification.') && path.endsWith('.name')) {
			const issuer = cv.certification[entry]?.issuer.trim() ?? ''
			return [
				...(issuer === '' ? [] : across(passage, [`${text}, `, ''], issuer)),
				...text.split(/[,;&/|]|\sand\s/).flatMap((name) => certificateIn(passage, name.trim())),
			]
		}
		return path.startsWith('language.') ? languageIn(passage) : []
	})
}

// What stands in one of the fields alone is found there.
function across(passage: Passage, [first, joining]: [string, string], rest: string): WholeName[] {
	const found = [first + rest, first + joining + rest].flatMap((text) => {
		const border = text.length - rest.length
		const hits = findConcepts(text, { isWary: true }).map(({ concept, ...hit }) => ({
			...{ ...hit, conceptId: concept.id },
		}))
		return [...hits, ...licencesIn(text)].filter(
			({ start, end }) => start < first.trimEnd().length && end > border,
		)
	})
	const names = found.map(({ conceptId, narrower }) => ({ conceptId, narrower, passage }))
	return [...new Map(names.map((name) => [`${name.conceptId}:${name.narrower}`, name])).values()]
}

function withoutHonours(text: string): string {
	return text.replace(/\s\(?Hons?\.?\)?(?=\s|$)/i, '')
}

const papers = ['certificate', 'licence', 'ticket', 'card', 'training', 'qualification']

// In a list of certificates "HIAB" is the ticket.
function certificateIn(passage: Passage, name: string): WholeName[] {
	if (name === '' || name.split(/\s+/).length > mostWords) return []
	return papers.flatMap((paper) =>
		findConcepts(`${name} ${paper}`)
			.filter(({ concept, start, end }) => {
				const isAll = start === 0 && end > name.length
				return isAll && concept.kind === 'credential'
			})
			.map(({ concept, narrower }) => ({ conceptId: concept.id, narrower, passage })),
	)
}

const mostWords = 4

// "Polish" is also a verb; as the name of a language it is one.
function languageIn(passage: Passage): WholeName[] {
	if (findConcepts(passage.text).length > 0) return []
	return findConcepts(`${passage.text} language`)
		.filter(({ concept }) => concept.kind === 'language')
		.map(({ concept, narrower }) => ({ conceptId: concept.id, narrower, passage }))
}
