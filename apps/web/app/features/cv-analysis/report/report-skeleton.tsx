import type { ReactNode } from 'react'

/** The report's layout while it is being opened. */
export function ReportSkeleton() {
	return (
		<div
			aria-hidden="true"
			className="mx-auto grid max-w-[76rem] animate-pulse items-start gap-12 px-4 pt-10 pb-24 sm:px-6 min-[900px]:grid-cols-[minmax(0,1.08fr)_minmax(0,1fr)]"
		>
			<div className="hidden aspect-[595/842] bg-white shadow-paper min-[900px]:block dark:bg-white/85" />
			<div className="min-w-0">
				<div className="flex flex-col items-start gap-7 sm:flex-row sm:items-center">
					<div className="size-32 shrink-0 rounded-full border-9 border-line" />
					<div className="grid w-full gap-3">
						<Bar className="h-8 w-4/5" />
						<Bar className="w-full" />
						<Bar className="w-2/3" />
					</div>
				</div>
				<div className="mt-6 grid gap-3 sm:flex">
					<Bar className="h-12 w-full sm:w-48" />
					<Bar className="h-12 w-full sm:w-52" />
				</div>
				<div className="my-10 grid gap-x-8 gap-y-5 sm:grid-cols-2">
					{['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
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
