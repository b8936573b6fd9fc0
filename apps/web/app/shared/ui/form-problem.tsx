import { CircleAlert } from 'lucide-react'

/** Says above the button of a form why it was not accepted. */
export function FormProblem({ problem }: { problem: string | null }) {
	return (
		<div role="alert" className="empty:hidden">
			{problem ? (
				<p className="flex gap-2.5 rounded-control border border-brick bg-paper px-4 py-3 text-sm">
					<CircleAlert aria-hidden size={18} className="mt-0.5 shrink-0 text-brick" />
					{problem}
				</p>
			) : null}
		</div>
	)
}
