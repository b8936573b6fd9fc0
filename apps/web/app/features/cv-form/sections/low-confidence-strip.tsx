import { CircleHelp } from 'lucide-react'
import { textsAt } from '#shared/import-confidence/field-keys.ts'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { useCvFormContext } from '../form-state/cv-form-context.tsx'
import { useLowConfidence } from '../form-state/low-confidence-context.tsx'

/** Says how many fields of an imported CV are unsure, and leads to the first. */
export function LowConfidenceStrip() {
	const { held, confirm } = useLowConfidence()
	const { store, announce } = useCvFormContext()
	const keys = Object.keys(held)
	const path = textsAt(store.getState(), keys[0] ?? '')?.path
	if (path === undefined || keys.length === 0) return null
	const isOne = keys.length === 1
	return (
		<aside
			aria-label="Please check"
			className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-l-2 border-amber py-1 pl-4 text-sm"
		>
			<p className="flex min-w-0 flex-1 basis-56 items-start gap-2">
				<CircleHelp size={17} className="mt-[0.2em] shrink-0 text-amber" aria-hidden />
				We’re not sure about {isOne ? 'one detail' : `${keys.length} details`} from your file.
			</p>
			<ButtonLink
				to={`?section=${path.split('.')[0]}&field=${path}`}
				replace
				preventScrollReset
				size="small"
			>
				{isOne ? 'Show me' : 'Show the first'}
			</ButtonLink>
			<Button
				size="small"
				look="bare"
				onClick={() => {
					confirm(keys)
					announce('Confirmed.')
				}}
			>
				{isOne ? 'Looks right' : 'All look right'}
			</Button>
		</aside>
	)
}
