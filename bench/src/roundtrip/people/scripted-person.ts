/** The words of a CV in another script; dates and contact details are made from the other fields. */
export type ScriptedPerson = {
	id: string
	name: readonly [first: string, last: string]
	headline: string
	city: string
	phone: string
	summary: string
	/** Title, employer, then the duties. */
	jobs: readonly (readonly [title: string, employer: string, ...points: string[]])[]
	course: readonly [qualification: string, institution: string]
	skills: readonly string[]
}
