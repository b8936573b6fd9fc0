export type WordingHelpProps = {
	lines: string[]
	/** The job that they belong to. */
	itemId: string
	/** The job goes on, so its lines are told in the present. */
	current: boolean
	onChange: (lines: string[]) => void
}
