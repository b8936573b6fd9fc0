/**
 * An error that only its neighbours or its capitals reveal, because each of its words is usually correct. Each part
 * is a list of alternatives for a regular expression, in small letters; a space matches any white space.
 */
export type GrammarRule = {
	/** What is wrong. */
	wrong: string
	/** The intended text; `$1` is the first group of `wrong`, the only part that may have groups. */
	right: string
	/** The words that stand in front of it, where only these tell that it is wrong. */
	front?: string
	/** The words that follow it, likewise. */
	next?: string
	/** Whether they count in small letters only: "a MSc" is read out letter by letter. */
	isNextSmall?: boolean
	/** Whether they count in a capital only, such as the letters of a degree. */
	isNextCapital?: boolean
	/** Whether `wrong` does not count in capitals throughout: "IM" is an injection into a muscle. */
	isNotCapitals?: boolean
	/** Whether `wrong` counts in a capital at the beginning of a sentence only: "Series A investment" has its letter as a name. */
	isSmallWithin?: boolean
	/** Whether the slip counts only where a sentence begins with it. */
	opensSentence?: boolean
}
