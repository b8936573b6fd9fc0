/** A stretch of a line that is wrong, and what was meant. */
export type LineMistake = {
	/** Where its words begin and end in the line. */
	start: number
	end: number
	quote: string
	meant: string
	/** Whether it is wrong whoever wrote it. Of others some are right in the texts of people who write well. */
	isSure: boolean
}

/** A stretch of a line that is probably wrong, and what was likely meant, the likeliest first. Only its writer can say. */
export type LineHint = Omit<LineMistake, 'meant' | 'isSure'> & { choices: readonly string[] }

/** What is wrong in a line of English. Stretches are in order, and none overlaps another. */
export type ProofreadLine = {
	mistakes: readonly LineMistake[]
	hints: readonly LineHint[]
	/** How many mistakes are probably left at other places, none of them sure enough to be named. */
	expected: number
}

/** Finds what is wrong in a line of English. The rewriter has the one that everything uses. */
export type Proofread = (line: string) => ProofreadLine
