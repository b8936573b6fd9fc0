import { type CvDocument, editOf } from '@app/cv'
import { type ConceptHit, findConcepts, isSameName, namesOfConcept, stemWord } from '@app/language'
import { findWording, type MatchedRequirement } from '@app/match'
import { findRefusal } from '../output-gate.ts'
import type { Proposal } from './proposal.ts'
import type { RequirementIndex } from './requirement-index.ts'

// The kinds of thing whose names can replace one another in any sentence. A way of working has too many forms.
const names = ['tool', 'credential', 'language', 'equipment']

/** The advert's own name of a thing, where the CV has another name of the very same thing. */
export function proposeAdvertTerms(cv: CvDocument, wants: RequirementIndex): Proposal[] {
	const skills = cv.skills.map(({ name }, index) => ({ path: `skills.${index}.name`, text: name }))
	const lines = cv.experience.flatMap(({ achievements }, job) =>
		achievements.map((text, line) => ({ path: `experience.${job}.achievements.${line}`, text })),
	)
	return [
		...skills.flatMap((place) => findSwaps(cv, place, { wants, isSkill: true })),
		...lines.flatMap((place) => findSwaps(cv, place, { wants, isSkill: false })),
	]
}

type FieldText = { path: string; text: string }
type Looking = { wants: RequirementIndex; isSkill: boolean }

function findSwaps(
	cv: CvDocument,
	{ path, text }: FieldText,
	{ wants, isSkill }: Looking,
): Proposal[] {
	return findConcepts(text).flatMap((hit): Proposal[] => {
		const wanted = wants.byConcept.get(hit.concept.id)
		if (wanted === undefined || !standsFor(hit, wanted)) return []
		// A search for the advert's word finds it already, also within a longer name.
		if (findWording(text, wanted.quote) !== null) return []
		const isWhole = isSkill && hit.text === text.trim()
		if (!isWhole && !names.includes(hit.concept.kind)) return []
		const theirs = hit.start === 0 ? matchCase(hit.text, wanted.quote) : wanted.quote
		const after = `${text.slice(0, hit.start)}${theirs}${text.slice(hit.end)}`
		// `standsFor` has decided that both names mean the same thing, and the rest of the sentence stays.
		if (findRefusal(after, { before: text, others: [wanted.quote] }) !== null) return []
		return [
			{
				id: `their-word ${path} ${wanted.quote}`,
				kind: 'their-word',
				title: `Call it “${wanted.quote}”, as the advert does`,
				why: `“${hit.text}” means the same, but software may only search for the advert’s own word.`,
				before: [text],
				after: [after],
				edits: [editOf(cv, path, after)],
				facts: [{ path, quote: text }],
			},
		]
	})
}

// Keeps the capital of a word at the start of a line.
function matchCase(own: string, theirs: string): string {
	return /^\p{Lu}/u.test(own) ? theirs.charAt(0).toUpperCase() + theirs.slice(1) : theirs
}

/** Whether both are names of one and the same thing in another form, and not the same name. */
function standsFor(hit: ConceptHit, { narrower, quote }: MatchedRequirement): boolean {
	const [own, theirs] = [asKey(hit.text), asKey(quote)]
	if (own === theirs || hit.narrower !== narrower || !isSameName(hit.text, quote)) return false
	// A way of working is the same only in the same words; a product or a certificate has names that the lexicon knows.
	if (!thingsByName.includes(hit.concept.kind)) return stemName(hit.text) === stemName(quote)
	const known = namesOfConcept(hit.concept, narrower).map(asKey)
	return known.includes(own) && known.includes(theirs)
}

const thingsByName = ['tool', 'credential']

function stemName(name: string): string {
	return asKey(name).split(' ').map(stemWord).sort().join(' ')
}

function asKey(name: string): string {
	return name
		.toLowerCase()
		.replace(/[^\p{L}\p{N}+#.]+/gu, ' ')
		.replace(/s$/, '')
		.trim()
}
