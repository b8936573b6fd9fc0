// The build writes this file; before the first build, only its shape is known.
declare module '*/generated/licences.json' {
	const packages: import('../features/licences/licensed-package.ts').LicensedPackage[]
	export default packages
}
