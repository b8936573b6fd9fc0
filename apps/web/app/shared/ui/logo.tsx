import { Link } from 'react-router'

type LogoProps = {
	/** Whether the reader has an account, and so begins at their CVs and not at the first page. */
	isMember?: boolean
}

/** The product's name with a stroke of the marker under it; leads to where a person begins. */
export function Logo({ isMember = false }: LogoProps) {
	return (
		<Link
			to={isMember ? '/dashboard' : '/'}
			aria-label={isMember ? 'Ella, My CVs' : 'Ella, home'}
			className="logo"
		>
			<span className="logo-stroke leading-none">Ella</span>
		</Link>
	)
}
