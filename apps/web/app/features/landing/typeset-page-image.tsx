import type { ReactNode } from 'react'
import type { Picture } from './landing-facts.ts'

type TypesetPageImageProps = {
	picture: Picture
	/** Whether the picture is part of the first screen and must not wait. */
	eager?: boolean
	className?: string
	children?: ReactNode
}

/** Shows a typeset page on the desk, with the children over it. */
export function TypesetPageImage({
	picture,
	eager = false,
	className = '',
	children,
}: TypesetPageImageProps) {
	return (
		<div className={`sheet ${className}`}>
			<img
				src={picture.src}
				width={picture.widthPx}
				height={picture.heightPx}
				alt={picture.alt}
				loading={eager ? 'eager' : 'lazy'}
				fetchPriority={eager ? 'high' : 'auto'}
				decoding="async"
				className="block h-auto w-full"
			/>
			{children}
		</div>
	)
}
