import { describe, expect, test } from 'vitest'
import { conjugate, findVerb, nominalisations, verbs } from '../index.ts'

describe('conjugate', () => {
	test.each([
		['manage', 'managed', 'managing', 'manages'],
		['plan', 'planned', 'planning', 'plans'],
		['travel', 'travelled', 'travelling', 'travels'],
		['mentor', 'mentored', 'mentoring', 'mentors'],
		['budget', 'budgeted', 'budgeting', 'budgets'],
		['label', 'labelled', 'labelling', 'labels'],
		['upsell', 'upsold', 'upselling', 'upsells'],
		['carry', 'carried', 'carrying', 'carries'],
		['oversee', 'oversaw', 'overseeing', 'oversees'],
		['equip', 'equipped', 'equipping', 'equips'],
		['fry', 'fried', 'frying', 'fries'],
		['co-found', 'co-founded', 'co-founding', 'co-founds'],
		['embed', 'embedded', 'embedding', 'embeds'],
		['lay', 'laid', 'laying', 'lays'],
		['repair', 'repaired', 'repairing', 'repairs'],
		['visit', 'visited', 'visiting', 'visits'],
		['develop', 'developed', 'developing', 'develops'],
		['mix', 'mixed', 'mixing', 'mixes'],
		['be', 'was', 'being', 'is'],
		['proofread', 'proofread', 'proofreading', 'proofreads'],
		['stocktake', 'stocktook', 'stocktaking', 'stocktakes'],
		['troubleshoot', 'troubleshot', 'troubleshooting', 'troubleshoots'],
		['undercut', 'undercut', 'undercutting', 'undercuts'],
		['rerun', 'reran', 'rerunning', 'reruns'],
		['spread', 'spread', 'spreading', 'spreads'],
		['split', 'split', 'splitting', 'splits'],
		['broadcast', 'broadcast', 'broadcasting', 'broadcasts'],
		['trial', 'trialled', 'trialling', 'trials'],
		['dial', 'dialled', 'dialling', 'dials'],
		['conceal', 'concealed', 'concealing', 'conceals'],
		['shampoo', 'shampooed', 'shampooing', 'shampoos'],
		['video', 'videoed', 'videoing', 'videos'],
		['echo', 'echoed', 'echoing', 'echoes'],
		['research', 'researched', 'researching', 'researches'],
		['relay', 'relayed', 'relaying', 'relays'],
	])('bends %s', (lemma, ...forms) => {
		const { past, gerund, thirdPerson } = conjugate(lemma)
		expect([past, gerund, thirdPerson]).toEqual(forms)
	})
})

describe('the verb table', () => {
	test('has verbs of every trade, each once', () => {
		const lemmas = verbs.map((verb) => verb.lemma)
		expect(new Set(lemmas).size).toBe(lemmas.length)
		expect(lemmas.length).toBeGreaterThan(600)
	})

	test('finds every verb by each of its regular forms', () => {
		const lost = verbs.filter(({ lemma, gerund }) => {
			const found = [findVerb(lemma), findVerb(gerund)]
			return found.some((match) => match === null)
		})
		expect(lost).toEqual([])
	})

	test('levels stay between watching and founding', () => {
		expect(verbs.filter(({ level }) => !(level >= 0 && level <= 6))).toEqual([])
		expect(findVerb('shadowed')?.verb.level).toBe(0)
		expect(findVerb('helped')?.verb.level).toBe(1)
		expect(findVerb('led')?.verb.level).toBe(5)
		expect(findVerb('founded')?.verb.level).toBe(6)
	})

	test('every noun of an act leads to a verb of the table', () => {
		expect([...nominalisations.values()].filter((lemma) => findVerb(lemma) === null)).toEqual([])
	})
})

describe('findVerb', () => {
	test('knows which forms a word can be', () => {
		expect(findVerb('Wrote')?.forms).toEqual(['past'])
		expect(findVerb('cutting')?.forms).toEqual(['gerund'])
		expect(findVerb('cut')?.forms).toEqual(['base', 'past', 'participle'])
	})

	test('takes "found" for the past of find', () => {
		expect(findVerb('Found')?.verb.lemma).toBe('find')
	})

	test('knows American spelling', () => {
		expect(findVerb('organized')?.verb.lemma).toBe('organise')
		expect(findVerb('Modeled')?.verb.lemma).toBe('model')
	})

	test.each(['team', 'Excellent', 'responsible', 'Microsoft', ''])('"%s" is no verb', (word) => {
		expect(findVerb(word)).toBeNull()
	})
})
