import { doublingVerbs, irregularVerbs } from './irregular-verbs.ts'

export type VerbForms = {
	lemma: string
	past: string
	participle: string
	gerund: string
	thirdPerson: string
}

/** All forms of a verb in British spelling. Of a hyphenated verb the last part is bent: "co-founded". */
export function conjugate(lemma: string): VerbForms {
	const [, prefix = '', stem = lemma] = /^(.*-)?(.+)$/.exec(lemma) ?? []
	const regularPast = toPast(stem)
	const [past = prefix + regularPast, participle = past] =
		irregularVerbs[lemma] ?? findIrregular(stem)?.map((form) => prefix + form) ?? []
	return {
		lemma,
		past,
		participle,
		gerund: prefix + toGerund(stem),
		thirdPerson: prefix + toThirdPerson(stem),
	}
}

// Prefixes of irregular verbs that leave their forms unchanged.
const irregularCompound =
	/^(re|over|under|out|up|off|mis|sub|pre|un|fore|broad|proof|lip|trouble|stock|ghost|type|baby)(\p{L}{3,})$/u

function findIrregular(stem: string): readonly string[] | undefined {
	const known = irregularVerbs[stem]
	if (known !== undefined) return known
	const [, front = '', verb = ''] = irregularCompound.exec(stem) ?? []
	return irregularVerbs[verb]?.map((form) => front + form)
}

/** The past of a verb that is bent like most. */
export function toPast(stem: string): string {
	if (stem.endsWith('e')) return `${stem}d`
	if (/[^aeiou]y$/.test(stem)) return `${stem.slice(0, -1)}ied`
	return `${doubled(stem)}ed`
}

function toGerund(stem: string): string {
	if (stem === 'be') return 'being'
	if (stem.endsWith('ie')) return `${stem.slice(0, -2)}ying`
	if (/[^eoy]e$/.test(stem)) return `${stem.slice(0, -1)}ing`
	return `${doubled(stem)}ing`
}

function toThirdPerson(stem: string): string {
	if (stem === 'be') return 'is'
	if (stem === 'have') return 'has'
	if (/(?:s|x|z|ch|sh|[^aeiou]o)$/.test(stem)) return `${stem}es`
	if (/[^aeiou]y$/.test(stem)) return `${stem.slice(0, -1)}ies`
	return `${stem}s`
}

function doubled(stem: string): string {
	return doublesLastLetter(stem) ? `${stem}${stem.at(-1) ?? ''}` : stem
}

function doublesLastLetter(stem: string): boolean {
	if (doublingVerbs.has(stem) || stem.endsWith('quip')) return true
	const [, , verb = ''] = irregularCompound.exec(stem) ?? []
	if (verb in irregularVerbs) return doublesLastLetter(verb)
	// British spelling doubles an l after a single vowel wherever the stress falls: travelled, but revealed.
	if (/(?:^|[^aeiou])[aeiou]l$/.test(stem)) return true
	if (/(?:uel|[iu]al)$/.test(stem)) return true
	return /^[^aeiou]*(?:qu)?[aeiou][bdfgklmnprtvz]$/.test(stem)
}
