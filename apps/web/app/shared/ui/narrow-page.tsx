import type { ReactNode } from 'react'

type NarrowPageProps = { title: ReactNode; text?: ReactNode; children?: ReactNode }

/** A page with one thing to read or to fill in. */
export function NarrowPage({ title, text, children }: NarrowPageProps) {
	return (
		<div className="mx-auto w-full max-w-[30rem] px-5 pt-14 pb-24 sm:pt-20">
			<h1 className="text-[clamp(1.875rem,5vw,2.375rem)] font-[520] tracking-[-0.02em]">{title}</h1>
			{text ? <div className="mt-3 text-ink-soft">{text}</div> : null}
			{children ? <div className="mt-8">{children}</div> : null}
		</div>
	)
}
