import { expect, test } from 'vitest'
import { claimsByName, entails } from './entailment.ts'
import { findConcepts } from './find-concepts.ts'
import { allConcepts } from './lexicon.ts'
import type { Concept } from './parse-sector.ts'
import { sectors } from './sector-list.ts'
import { isArticle, tokeniseWithStems } from './tokenise-with-stems.ts'

const concepts = allConcepts()

test('there are concepts and names enough of every line of work', () => {
	const names = concepts.flatMap(namesOf)
	expect(concepts.length).toBeGreaterThanOrEqual(1_500)
	expect(names.length).toBeGreaterThanOrEqual(5_000)
	const small = Object.keys(sectors).filter(
		(sector) => concepts.filter((concept) => concept.sector === sector).length < 60,
	)
	expect(small).toEqual([])
})

test('every concept has an id of its own', () => {
	expect(repeatedIn(concepts.map(({ id }) => id))).toEqual([])
})

test('no name belongs to two concepts', () => {
	const names = concepts.flatMap((concept) =>
		[...new Set([...namesOf(concept), ...concept.ambiguous])].map((name) => ({
			key: tokeniseWithStems(name)
				.filter((word) => !isArticle(word))
				.map(({ stem }) => stem)
				.join(' '),
			isShort: name === name.toUpperCase() && name.length <= 5,
			id: concept.id,
		})),
	)
	const owners = Map.groupBy(names, ({ key, isShort }) => `${key}${isShort ? ' (short)' : ''}`)
	const shared = [...owners].filter(([, all]) => new Set(all.map(({ id }) => id)).size > 1)
	expect(shared.map(([key, all]) => `${key}: ${all.map(({ id }) => id).join(', ')}`)).toEqual([])
})

test('no concept is another one with “work” written after its name, which would hide that one', () => {
	const owners = new Map(
		concepts.flatMap((concept) => namesOf(concept).map((name) => [name, concept])),
	)
	const hiding = concepts.filter(({ id, label }) => {
		const [, shorter = ''] = /^(.+) (?:work|duties|tasks)$/.exec(label) ?? []
		const other = owners.get(shorter.toLowerCase()) ?? owners.get(shorter)
		return other !== undefined && other.id !== id
	})
	expect(hiding.map(({ label }) => label)).toEqual([])
})

test('every name finds its own concept', () => {
	const lost = concepts.flatMap((concept) =>
		namesOf(concept)
			.filter((name) => !concept.ambiguous.includes(name))
			.filter(
				(name) => !findConcepts(`Also ${name} there`).some((hit) => hit.concept.id === concept.id),
			),
	)
	expect(lost).toEqual([])
})

test('what a name implies is in the lexicon and does not imply the name in turn', () => {
	const places = claimsByName()
	const implying = concepts.flatMap(({ id: conceptId, implies, narrower }) => [
		{ own: { conceptId, narrower: null }, implies },
		...narrower.map((special) => ({
			own: { conceptId, narrower: special.name },
			implies: special.implies,
		})),
	])
	const pairs = implying.flatMap(({ own, implies }) => implies.map((name) => ({ own, name })))
	expect(pairs.filter(({ name }) => !places.has(name.toLowerCase()))).toEqual([])
	const circular = pairs.filter(({ own, name }) =>
		(places.get(name.toLowerCase()) ?? []).some((claim) => entails(claim, own)),
	)
	expect(circular).toEqual([])
})

test('no machine and no field of work is called by the name of its licence', () => {
	const paper = /\b(?:licen[cs]e|certificate|ticket|card|qualification|degree|diploma)$/i
	const wrong = concepts
		.filter(({ kind }) => kind === 'equipment' || kind === 'domain')
		.flatMap((concept) => namesOf(concept).filter((name) => paper.test(name)))
	expect(wrong).toEqual([])
})

test('a name that is marked as a subject is a name of its licence or certificate', () => {
	const wrong = concepts.flatMap((concept) =>
		concept.subjects.filter(
			(name) => !namesOf(concept).includes(name) || concept.kind !== 'credential',
		),
	)
	expect(wrong).toEqual([])
})

test('no name is an everyday word on its own', () => {
	const everyday =
		'Good work with the team in a clean and busy house; a level playing field, express delivery of our best, react to change, go the extra mile, rust and ruby red, node by node, access for all, spring and summer, share the load, start early, in a timely manner; different modes; 500 square metres; linear regression. Indeed, we reed and clover; wheat, salmon and potatoes; evenings and paperwork; a registrar; towing the line'
	expect(findConcepts(everyday).map(({ text }) => text)).toEqual([])
})

function namesOf({ label, same, narrower }: Concept): string[] {
	return [label, ...same, ...narrower.flatMap((special) => [special.name, ...special.same])]
}

function repeatedIn(values: string[]): string[] {
	return values.filter((value, index) => values.indexOf(value) !== index)
}
