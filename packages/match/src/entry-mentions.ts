import type { CvContext, Passage } from '@app/cv'
import { type Concept, type ConceptHit, findConcepts, namesOfConcept } from '@app/language'
import { findLicences } from './find-licences.ts'
import { findDegree } from './find-qualifications.ts'

/** A qualification, certificate or language that only two fields of an entry name together, and the field that it begins in. */
export type WholeName = Pick<ConceptHit, 'narrower'> & { conceptId: string; passage: Passage }

/**
 * Finds names that are spread over the fields of an entry: a qualification with its subject, a certificate with its
 * kind, a machine among the certificates, a language by its adjective.
 */
export function findEntryMentions({ cv, passages }: CvContext): WholeName[] {
	return passages.flatMap((passage) => {
		const { path, entry, text } = passage
		if (path.endsWith('.qualification')) {
			const field = cv.education[entry]?.fieldOfStudy.trim() ?? ''
			return [
				...(field === '' ? [] : across(passage, [`${withoutHonours(text)} `, 'in '], field)),
				...findDegrees(passage, field),
				...withoutFrame(passage, `${text} ${field}`),
			]
		}
		if (path.startsWith('certification.') && path.endsWith('.name')) {
			const issuer = cv.certification[entry]?.issuer.trim() ?? ''
			return [
				...(issuer === '' ? [] : across(passage, [`${text}, `, ''], issuer)),
				...withoutFrame(passage, text),
				...text.split(/[,;&/|]|\sand\s/).flatMap((name) => findCertificate(passage, name.trim())),
			]
		}
		return path.startsWith('language.') ? findLanguage(passage) : []
	})
}

// A name within a single field is found elsewhere.
function across(passage: Passage, [first, joining]: [string, string], rest: string): WholeName[] {
	const found = [first + rest, first + joining + rest].flatMap((text) => {
		const border = text.length - rest.length
		const hits = findConcepts(text, { isWary: true }).map(({ concept, ...hit }) => ({
			...hit,
			conceptId: concept.id,
		}))
		return [...hits, ...findLicences(text)].filter(
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
function findCertificate(passage: Passage, name: string): WholeName[] {
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

// Before one of these words, the previous word tells the subject of study.
const wide =
	/^(?:sciences?|studies|arts?|design|engineering|technology|management|education|honou?rs|hons?)$/i

// A degree is known by the end of its subject, and by each of two joined subjects.
function findDegrees(passage: Passage, field: string): WholeName[] {
	const [first] = findDegree(passage)
	if (first === undefined) return []
	const studied = `${passage.text.slice(first.end)} ${field}`.replace(/[()]/g, ' ')
	// A degree in business with law is one in business.
	const [main = ''] = studied.split(/\swith\s/)
	return main.split(/,|;|\/|&|\sand\s/).flatMap((subject) => {
		const words = subject
			.trim()
			.replace(/^(?:in|of)\s/i, '')
			.split(/\s+/)
		const least = wide.test(words.at(-1) ?? '') ? 2 : 1
		return words.slice(0, Math.max(0, words.length - least + 1)).flatMap((_, from) => {
			const name = `${words.slice(from).join(' ')} degree`
			return credentialsCalled(name).map(({ concept, narrower }) => ({
				conceptId: concept.id,
				narrower,
				passage,
			}))
		})
	})
}

function credentialsCalled(name: string): ConceptHit[] {
	return findConcepts(name).filter(
		({ concept, start, end }) =>
			start === 0 && end === name.length && concept.kind === 'credential',
	)
}

const award = /\b(?:award|certificate)\s+(?:in|of|for)\s+(?:the\s+)?/i

// Many leave the word for an award out of its name; of a diploma an award is only a part.
function withoutFrame(passage: Passage, text: string): WholeName[] {
	if (!award.test(text)) return []
	return findConcepts(text.replace(award, ''))
		.filter(({ concept, narrower, text: name }) => {
			return (
				concept.kind === 'credential' && /\blevel \d/i.test(name) && !isWhole(concept, narrower)
			)
		})
		.map(({ concept, narrower }) => ({ conceptId: concept.id, narrower, passage }))
}

function isWhole(concept: Concept, narrower: string | null): boolean {
	const names = [...namesOfConcept(concept, null), ...namesOfConcept(concept, narrower)]
	return names.some((name) => /\b(?:N?VQ|diploma|degree)\b/i.test(name))
}

// In a list of languages a word that is also a verb is the name of a language.
function findLanguage(passage: Passage): WholeName[] {
	if (findConcepts(passage.text).length > 0) return []
	return findConcepts(`${passage.text} language`)
		.filter(({ concept }) => concept.kind === 'language')
		.map(({ concept, narrower }) => ({ conceptId: concept.id, narrower, passage }))
}
