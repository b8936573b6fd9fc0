import { Link } from 'react-router'

/** The product's name with a stroke of the marker under it; leads home. */
export function Logo() {
	return (
		<Link
			to="/"
			aria-label="Ella, home"
			className="-mx-1 inline-flex min-h-11 items-center px-1 font-display text-[1.5625rem] font-[620] tracking-[-0.02em] text-ink no-underline"
		>
			<span className="logo-stroke leading-none">Ella</span>
		</Link>
	)
}
