const rows = ['a', 'b', 'c', 'd', 'e']

/** The place of the versions while they load. */
export function HistorySkeleton() {
	return (
		<div
			role="status"
			aria-label="Loading versions"
			className="grid gap-x-12 gap-y-8 min-[900px]:grid-cols-[18rem_minmax(0,1fr)]"
		>
			<div className="grid content-start gap-4">
				<div className="h-24 rounded-panel bg-desk-2" />
				{rows.map((row) => (
					<div key={row} className="h-11 rounded-control bg-desk-2" />
				))}
			</div>
			<div className="max-[899px]:hidden">
				<div className="h-8 w-72 rounded bg-desk-2" />
				<div className="mt-8 grid grid-cols-2 gap-6">
					<div className="aspect-[210/297] bg-desk-2" />
					<div className="aspect-[210/297] bg-desk-2" />
				</div>
			</div>
		</div>
	)
}
