import type { ReactNode } from 'react'

/** The report's layout while it is being opened. */
export function ReportSkeleton() {
	return (
		<div
			aria-hidden="true"
			className="mx-auto grid max-w-[76rem] animate-pulse items-start gap-11 px-4 pt-8 pb-24 sm:px-6 min-[900px]:grid-cols-[minmax(0,33.75rem)_minmax(0,1fr)]"
		>
			<div className="hidden aspect-[595/842] bg-white shadow-paper min-[900px]:block dark:bg-white/85" />
			<div className="min-w-0">
				<div className="mb-5 flex flex-wrap gap-2">
					<Bar className="h-9 w-44" />
					<Bar className="h-9 w-44" />
					<Bar className="h-9 w-44" />
				</div>
				<div className="flex items-start gap-5">
					<Bar className="h-14 w-16 shrink-0" />
					<div className="grid w-full gap-3">
						<Bar className="h-7 w-4/5" />
						<Bar className="w-full" />
					</div>
				</div>
				<Bar className="mt-5 h-6 w-full" />
				<div className="my-10 grid gap-x-8 gap-y-5 sm:grid-cols-2">
					{['a', 'b', 'c', 'd'].map((key) => (
						<Bar key={key} className="w-full" />
					))}
				</div>
				<div className="rounded-panel border border-line bg-paper">
					<Rows>
						<Bar className="w-24" />
						<Bar className="h-5 w-3/4" />
						<Bar className="w-full" />
					</Rows>
				</div>
			</div>
		</div>
	)
}

function Rows({ children }: { children: ReactNode }) {
	return ['a', 'b', 'c'].map((key) => (
		<div key={key} className="grid gap-3 border-b border-line p-5 last:border-0">
			{children}
		</div>
	))
}

function Bar({ className }: { className: string }) {
	return <div className={`h-3.5 max-w-full rounded-control bg-line ${className}`} />
}
