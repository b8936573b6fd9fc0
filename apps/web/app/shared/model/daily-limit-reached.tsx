/** The site’s model has done all it may for this person today. */
export function DailyLimitReached({ name }: { name: string }) {
	return (
		<p className="mt-2 text-sm text-ink-soft">
			You’ve reached today’s limit for {name}. Ella’s own suggestions still work.
		</p>
	)
}
