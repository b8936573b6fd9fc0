/** The words of a CV in a script of its own; dates and ways to reach the person are made from the rest. */
export type ScriptedPerson = {
	id: string
	name: readonly [first: string, last: string]
	headline: string
	city: string
	phone: string
	summary: string
	/** Title, employer, then what was done. */
	jobs: readonly (readonly [title: string, employer: string, ...points: string[]])[]
	course: readonly [qualification: string, institution: string]
	skills: readonly string[]
}
