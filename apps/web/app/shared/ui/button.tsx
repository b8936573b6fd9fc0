import type { ButtonHTMLAttributes } from 'react'
import { Link, type LinkProps } from 'react-router'

export type ButtonLook = 'primary' | 'quiet' | 'bare' | 'danger'
export type ButtonSize = 'medium' | 'small'

const looks: Record<ButtonLook, string> = {
	primary: 'bg-accent text-on-accent hover:bg-accent-hover border-transparent',
	quiet: 'border-line bg-transparent text-ink hover:border-line-strong',
	danger:
		'border-transparent bg-brick text-paper hover:bg-[color-mix(in_oklch,var(--brick)_85%,var(--ink))]',
	bare: 'border-transparent bg-transparent text-ink-soft hover:text-ink',
}

const sizes: Record<ButtonSize, string> = {
	medium: 'min-h-12 px-5 text-base',
	small: 'min-h-11 px-4 text-sm sm:min-h-9 sm:px-3.5 pointer-coarse:min-h-11',
}

/** The classes of a button, for elements that must look like one. */
export function buttonClass(look: ButtonLook = 'quiet', size: ButtonSize = 'medium'): string {
	return `inline-flex items-center justify-center gap-2 rounded-control border font-semibold whitespace-nowrap
		no-underline transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55 ${looks[look]}
		${sizes[size]}`
}

type Looks = { look?: ButtonLook; size?: ButtonSize }

/** A button; `primary` once a screen, `danger` for what cannot be undone. */
export function Button({
	look,
	size,
	className = '',
	type = 'button',
	...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & Looks) {
	return <button type={type} className={`${buttonClass(look, size)} ${className}`} {...rest} />
}

/** A link that looks like a button. */
export function ButtonLink({ look, size, className = '', ...rest }: LinkProps & Looks) {
	return <Link className={`${buttonClass(look, size)} ${className}`} {...rest} />
}
