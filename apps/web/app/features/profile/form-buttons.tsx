import { Button, type ButtonLook } from '#shared/ui/button.tsx'

type FormButtonsProps = {
	/** What the form does, and what it says while it does. */
	label: string
	busyLabel: string
	look?: ButtonLook
	isSending: boolean
	onCancel: () => void
}

/** The two ways out of a form that was unfolded. */
export function FormButtons({ label, busyLabel, look = 'primary', ...form }: FormButtonsProps) {
	return (
		<div className="grid gap-3 sm:flex">
			<Button type="submit" look={look} size="small" disabled={form.isSending}>
				{form.isSending ? busyLabel : label}
			</Button>
			<Button
				size="small"
				// Leaving a field may show what is wrong with it and move this button from under the pointer.
				onMouseDown={(event) => event.preventDefault()}
				onClick={form.onCancel}
			>
				Cancel
			</Button>
		</div>
	)
}
