/** A word of a line, with its meaning and its place in the sentence. */
export type Token = {
	text: string
	lower: string
	start: number
	end: number
	/** The characters between the word and the one before it. */
	gap: string
	own: readonly string[]
	general: readonly string[]
	lemma: string | null
	level: number
	/** The word names a thing, a quality or an act; figures and words of grammar do not. */
	isContent: boolean
	/** The word is used as a verb here. */
	isAct: boolean
	/** The word belongs to the verb before it: "after" in "looked after". */
	isParticle: boolean
	/** Words about one act share a segment. */
	segment: number
	/** Words that one trigger may reach share a clause. */
	clause: number
	/** A deed and its means, "cut costs by changing supplier", are two clauses and one deed. */
	deed: number
}
