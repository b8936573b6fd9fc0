import { Link } from 'react-router'

/** The product's name with a stroke of the marker under it; leads home. */
export function Logo() {
	return (
		<Link to="/" aria-label="Ella, home" className="logo">
			<span className="logo-stroke leading-none">Ella</span>
		</Link>
	)
}
