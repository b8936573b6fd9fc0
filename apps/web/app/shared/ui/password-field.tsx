import { Eye, EyeOff } from 'lucide-react'
import { type InputHTMLAttributes, type Ref, useState } from 'react'
import { TextField } from './field.tsx'

type PasswordFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> & {
	label: string
	/** `current-password` or `new-password`, so that a password manager knows what to offer. */
	autoComplete: string
	help?: string | undefined
	error?: string | undefined
	ref?: Ref<HTMLInputElement>
}

/** A password, hidden until its owner wants to see it. */
export function PasswordField({ label, ...input }: PasswordFieldProps) {
	const [isShown, setIsShown] = useState(false)
	const Icon = isShown ? EyeOff : Eye
	return (
		<div className="relative">
			<TextField
				{...input}
				label={label}
				type={isShown ? 'text' : 'password'}
				autoCapitalize="none"
				autoCorrect="off"
				spellCheck={false}
				className="pr-12"
			/>
			<button
				type="button"
				aria-label={`${isShown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
				aria-pressed={isShown}
				onClick={() => setIsShown(!isShown)}
				className="absolute top-[1.875rem] right-0 grid size-11 place-items-center rounded-control text-ink-soft hover:text-ink"
			>
				<Icon size={20} aria-hidden />
			</button>
		</div>
	)
}
