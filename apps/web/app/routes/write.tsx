import { Navigate, useLocation } from 'react-router'

/** The short address of the editor of an account. */
export default function Write() {
	const { search } = useLocation()
	return <Navigate to={`/cv-writer/write${search}`} replace />
}
