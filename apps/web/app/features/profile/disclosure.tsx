import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type ButtonLook, buttonClass } from '#shared/ui/button.tsx'

type DisclosureProps = {
	/** The label of the button that opens the form. */
	label: string
	look?: ButtonLook
	children: (fold: () => void) => ReactNode
}

/** A form that is only there when it is wanted; the keyboard goes into it, and back to the button after it. */
export function Disclosure({ label, look = 'quiet', children }: DisclosureProps) {
	const [isOpen, setIsOpen] = useState(false)
	const button = useRef<HTMLButtonElement>(null)
	const content = useRef<HTMLDivElement>(null)
	const wasOpen = useRef(false)
	useEffect(() => {
		if (isOpen) content.current?.querySelector('input')?.focus()
		else if (wasOpen.current) button.current?.focus()
		wasOpen.current = isOpen
	}, [isOpen])
	if (isOpen) return <div ref={content}>{children(() => setIsOpen(false))}</div>
	return (
		<button
			ref={button}
			type="button"
			aria-expanded={false}
			onClick={() => setIsOpen(true)}
			className={buttonClass(look, 'small')}
		>
			{label}
		</button>
	)
}
