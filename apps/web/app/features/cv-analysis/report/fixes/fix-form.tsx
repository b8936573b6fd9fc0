import type { FormEvent, ReactNode } from 'react'
import { Button } from '#shared/ui/button.tsx'

type FixFormProps = {
	/** What the button says that makes the fix. */
	submitLabel: string
	canSubmit?: boolean
	onSubmit: () => void
	onCancel: () => void
	/** More buttons beside those that every form has. */
	tools?: ReactNode
	children: ReactNode
}

/** The form of a fix in the place of its remark, with the buttons that every such form has. */
export function FixForm({ submitLabel, canSubmit = true, ...rest }: FixFormProps) {
	const { onSubmit, onCancel, tools, children } = rest
	const submit = (event: FormEvent) => {
		event.preventDefault()
		onSubmit()
	}
	return (
		<form onSubmit={submit} noValidate className="grid w-full gap-3">
			{children}
			<div className="flex flex-wrap gap-2">
				<Button type="submit" size="small" look="primary" disabled={!canSubmit}>
					{submitLabel}
				</Button>
				{tools}
				<Button size="small" look="bare" onClick={onCancel}>
					Not now
				</Button>
			</div>
		</form>
	)
}
