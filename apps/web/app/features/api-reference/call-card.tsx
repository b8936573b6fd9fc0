import { ChevronDown } from 'lucide-react'
import { Fragment, useEffect, useRef, useState } from 'react'
import type { DescribedCall } from '#shared/api-reference/described-call.ts'
import { FieldTable } from './field-table.tsx'
import { TryCall } from './try-call.tsx'

const methodClass: Record<string, string> = {
	GET: 'text-moss',
	POST: 'text-accent',
	PUT: 'text-amber',
	PATCH: 'text-amber',
	DELETE: 'text-brick',
}

/** One call: its line, and below it, once opened, all it takes and answers, and a way to try it. */
export function CallCard({ call }: { call: DescribedCall }) {
	const card = useRef<HTMLDetailsElement>(null)
	const [wasOpened, setWasOpened] = useState(false)
	// It can be opened before its script is there.
	useEffect(() => {
		if (card.current?.open) setWasOpened(true)
	}, [])
	const { anchor, method, path, summary } = call
	return (
		<details
			ref={card}
			id={anchor}
			className="group border-t border-line last:border-b"
			suppressHydrationWarning
			onToggle={(event) => event.currentTarget.open && setWasOpened(true)}
		>
			<summary className="flex cursor-pointer list-none items-start gap-4 py-3.5 [&::-webkit-details-marker]:hidden">
				<span className="min-w-0 flex-1">
					<span className="flex flex-wrap items-baseline gap-x-3 font-mono text-sm">
						<span className={`font-semibold ${methodClass[method] ?? ''}`}>{method}</span>
						<span className="min-w-0 [overflow-wrap:anywhere]">
							<BrokenAfterSlashes path={path} />
						</span>
					</span>
					<span className="mt-0.5 block text-sm text-ink-soft">{summary}</span>
				</span>
				<ChevronDown
					size={18}
					aria-hidden
					className="mt-1 shrink-0 text-ink-soft transition-transform duration-200 group-open:rotate-180"
				/>
			</summary>
			<div className="grid gap-6 pt-1 pb-8">
				<FieldTable title="Path parameters" rows={call.params} />
				<FieldTable title="Query parameters" rows={call.query} />
				<FieldTable title="Headers" rows={call.headers} />
				<FieldTable title="Body (JSON)" rows={call.body} />
				{call.answers === 'json' ? (
					<FieldTable title="Response (JSON)" rows={call.answer} />
				) : (
					<p className="text-sm text-ink-soft">Returns a file, or nothing (204).</p>
				)}
				{wasOpened ? <TryCall call={call} /> : null}
			</div>
		</details>
	)
}

// A path that is too long for its line goes on with its next part.
function BrokenAfterSlashes({ path }: { path: string }) {
	return path.split(/(?<=\/)(?=.)/).map((part, index) => (
		<Fragment key={index}>
			{index > 0 ? <wbr /> : null}
			{part}
		</Fragment>
	))
}
