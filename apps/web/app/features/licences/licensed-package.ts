/** A package that Ella is made of, as the build lists it. */
export type LicensedPackage = {
	name: string
	version: string
	licence: string
	homepage: string | null
}
