import type { ReactNode } from 'react'

type IconButtonProps = {
	label: string
	isDisabled?: boolean
	onClick: () => void
	children: ReactNode
}

/** A small button with a picture; when it can do nothing it stays focusable, so that the focus is never lost. */
export function IconButton({ label, isDisabled = false, onClick, children }: IconButtonProps) {
	return (
		<button
			type="button"
			aria-label={label}
			title={label}
			aria-disabled={isDisabled}
			onClick={isDisabled ? undefined : onClick}
			className="grid min-h-11 w-9 shrink-0 pointer-coarse:w-11 place-items-center rounded-control text-ink-soft hover:bg-desk-2
				hover:text-ink aria-disabled:cursor-default aria-disabled:opacity-35 aria-disabled:hover:bg-transparent"
		>
			{children}
		</button>
	)
}
