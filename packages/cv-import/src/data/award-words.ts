// Written by `npm run data` from data/award-words.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const awardWords = `list	words
awards-of-schools	diploma
awards-of-schools	certificate
awards-of-schools	leaving
awards-of-schools	graduat
awards-of-schools	qualification
awards-of-schools	education
endings-of-schools	universitat
endings-of-schools	universiteit
endings-of-schools	hochschule
endings-of-schools	schule
endings-of-schools	gymnasium
endings-of-schools	akademie
endings-of-schools	hogeschool
endings-of-schools	kolleg
english-awards	(?:Inter(?:mediate)?|Junior|Leaving|School) Cert(?:ificate)?
english-awards	Legal Practice Course
english-awards	LPC
english-awards	Graduate Diploma in Law
english-awards	GDL
english-awards	Bar Professional Training Course
english-awards	BPTC
english-awards	Bar (?:Training )?Course
english-awards	MBBS
english-awards	MB ?ChB
english-awards	BMBS
english-awards	BM ?BCh
english-awards	BDS
english-awards	BVSc
english-awards	BVetMed
english-awards	MPharm
english-awards	MRCP(?: ?\\(UK\\))?
english-awards	MRCGP
english-awards	MRCPCH
english-awards	MRCPsych
english-awards	MRCS
english-awards	FRCA
english-awards	FRCS
english-awards	Cert ?Ed
english-awards	DTLLS
english-awards	PTLLS
english-awards	International Baccalaureate
english-awards	IB Diploma
english-awards	Access to HE Diploma
french-awards	Mastère(?: spécialisé)?
french-awards	Magistère
french-awards	Doctorat
french-awards	Maîtrise
french-awards	Brevet (?:professionnel|de technicien supérieur)
french-awards	Titre professionnel
french-awards	Diplôme d[’']([ÉE]tat|ingénieur)
german-awards	Fachabitur
german-awards	Abitur
german-awards	(?:Allgemeine )?(?:Fachh|H)ochschulreife
german-awards	(?:Berufsa|A)usbildung
german-awards	Lehre
german-awards	Umschulung
german-awards	Magister
german-awards	(?:Erstes |Zweites )?Staatsexamen
german-awards	Mittlere Reife
german-awards	Realschulabschluss
german-awards	Hauptschulabschluss
german-awards	Diplom(?: \\(FH\\))?
givers	RHS
givers	CACHE
givers	NCFE
givers	City (?:&|and) Guilds
givers	BTEC
givers	AAT
givers	CIPD
givers	CIM
givers	ILM
givers	CMI
givers	(?:RSA|Pitman)(?: (?:I{1,3}|[123]))?
givers	OCR
givers	SQA
givers	VTCT
givers	ITEC
givers	Edexcel
givers	NEBOSH
givers	IOSH
givers	ACCA
givers	CIMA
givers	CILEX
givers	Highfield
givers	QQI
givers	FETAC
grades-of-awards	Extended
grades-of-awards	Advanced
grades-of-awards	Higher
grades-of-awards	National
grades-of-awards	International
grades-of-awards	Ordinary
grades-of-awards	Foundation
grades-of-awards	Subsidiary
grades-of-awards	Intermediate
grades-of-awards	Graduate
grades-of-awards	Postgraduate
grades-of-awards	Professional
grades-of-awards	Technical
grades-of-awards	Vocational
grades-of-awards	First
grades-of-awards	Modern
grades-of-awards	Executive
grades-of-awards	Honours
grades-of-awards	Associate
grades-of-awards	Undergraduate
grades-of-awards	Bachelor['’]?s
grades-of-awards	Master['’]?s
grades-of-awards	Access to Higher Education
italian-awards	Laurea(?: (?:triennale|magistrale|specialistica|breve|a ciclo unico))?
italian-awards	Diploma (?:di maturità|professionale|accademico)
italian-awards	Master(?: universitario)? di (?:I{1,2}|1°|2°|primo|secondo) livello
italian-awards	Qualifica(?: professionale)?
italian-awards	Dottorato(?: di ricerca)?
italian-awards	Attestato
kinds	Diploma
kinds	Certificate
kinds	Award
kinds	(?:G?NVQ|SVQ)(?: \\d)?
kinds	Apprenticeship
kinds	Degree
kinds	degree
kinds	Traineeship
kinds	Qualification
kinds-of-school	high
kinds-of-school	secondary
kinds-of-school	grammar
kinds-of-school	senior
kinds-of-school	junior
kinds-of-school	middle
kinds-of-school	primary
polish-awards	Licencjat
polish-awards	Magister(?: inżynier)?
polish-awards	Inżynier
polish-awards	Studia (?:magisterskie|licencjackie|inżynierskie|podyplomowe|doktoranckie)
polish-awards	Matura
polish-awards	Technik
polish-awards	Doktorat
portuguese-awards	Mestrado(?: [Ii]ntegrado)?
portuguese-awards	Licenciatura
portuguese-awards	Bacharelado
portuguese-awards	Doutorado
portuguese-awards	Curso de [Ee]specialização
portuguese-awards	Doutoramento
portuguese-awards	Bacharelato
portuguese-awards	Pós-[Gg]raduação
portuguese-awards	Curso (?:[Pp]rofissional|[Tt]écnico|[Ss]uperior)
portuguese-awards	Ensino [Ss]ecundário
short-degrees	B\\.?A
short-degrees	B\\.E
short-degrees	B\\.?[Ss]c
short-degrees	B\\.?Eng
short-degrees	B\\.?Ed
short-degrees	LL\\.?[BM]
short-degrees	B\\.?Com
short-degrees	BBA
short-degrees	B\\.B\\.A
short-degrees	BNurs
short-degrees	BSW
short-degrees	BSN
short-degrees	B\\.?Pharm
short-degrees	A\\.?A\\.?S
short-degrees	BCA
short-degrees	MCA
short-degrees	M\\.?Com
short-degrees	B\\.?Des
short-degrees	M\\.?Des
short-degrees	A\\.A
short-degrees	A\\.S
short-degrees	B\\.?Tech
short-degrees	BFA
short-degrees	BArch
short-degrees	BMus
short-degrees	M\\.?A
short-degrees	M\\.?Sc
short-degrees	M\\.?Eng
short-degrees	M\\.?Phil
short-degrees	MRes
short-degrees	MSci
short-degrees	MLitt
short-degrees	MSW
short-degrees	MNurs
short-degrees	M\\.?B\\.?A
short-degrees	MFA
short-degrees	MPA
short-degrees	MPH
short-degrees	M\\.?Ed
short-degrees	MChem
short-degrees	MPhys
short-degrees	MMath
short-degrees	Ph\\.?\\s?D
short-degrees	D\\.?Phil
short-degrees	EdD
short-degrees	PGCE
short-degrees	PGDE
short-degrees	PGDip
short-degrees	PGCert
short-degrees	HND
short-degrees	HNC
short-degrees	CertHE
short-degrees	DipHE
short-degrees	FdA
short-degrees	FdSc
short-degrees	GCSEs?
short-degrees	IGCSEs?
short-degrees	A[- ]?[Ll]evels?
short-degrees	AS[- ]?[Ll]evels?
short-degrees	T[- ]?[Ll]evels?
short-degrees	O[- ]?[Ll]evels?
short-degrees	Highers
short-degrees	Advanced Highers
short-degrees	O[- ]?Grades?
short-degrees	National [1-7]s?
short-degrees	CSEs?
short-degrees	WASSCE
short-degrees	SSSCE
short-degrees	BECE
short-degrees	KCSE
short-degrees	KCPE
short-degrees	CSEC
short-degrees	UCE
short-degrees	UACE
short-degrees	MSCE
short-degrees	B\\.?S
short-degrees	M\\.?S
spanish-awards	(?:Grado|Ciclo Formativo(?: de Grado)?)(?: (?:Superior|Medio))?
spanish-awards	Máster(?: Universitario)?
spanish-awards	Técnic[oa](?: (?:Superior|Medio|Especialista))?
spanish-awards	Licenciatura
spanish-awards	Diplomatura
spanish-awards	Bachillerato
spanish-awards	Doctorado
spanish-awards	Formación Profesional
spanish-awards	Posgrado
spanish-awards	Certificado de profesionalidad
wide-subjects	Arts
wide-subjects	Sciences?
wide-subjects	Engineering
wide-subjects	Laws?
wide-subjects	Education
wide-subjects	Commerce
wide-subjects	Business Administration
wide-subjects	Fine Arts?
wide-subjects	Music
wide-subjects	Technology
wide-subjects	Philosophy
wide-subjects	Applied Science
wide-subjects	Social Sciences?
wide-subjects	Business
wide-subjects	Research
wide-subjects	Medicine and Surgery
written-degrees	B\\.?\\s?A\\.?
written-degrees	B\\.?\\s?Sc\\.?
written-degrees	B\\.?\\s?Eng\\.?
written-degrees	B\\.?\\s?Ed\\.?
written-degrees	LL\\.?B\\.?
written-degrees	LL\\.?M\\.?
written-degrees	B\\.?\\s?Com\\.?
written-degrees	BBA
written-degrees	BTech
written-degrees	B\\.\\s?Tech\\.?
written-degrees	BFA
written-degrees	BArch
written-degrees	BMus
written-degrees	BN
written-degrees	BSN
written-degrees	MBBS
written-degrees	MBChB
written-degrees	MB\\s?ChB
written-degrees	BDS
written-degrees	M\\.?\\s?A\\.?
written-degrees	M\\.?\\s?Sc\\.?
written-degrees	M\\.?\\s?Eng\\.?
written-degrees	MPhil
written-degrees	M\\.?\\s?Phil\\.?
written-degrees	MRes
written-degrees	MBA
written-degrees	M\\.?B\\.?A\\.?
written-degrees	MFA
written-degrees	MPA
written-degrees	MPH
written-degrees	MSW
written-degrees	MTech
written-degrees	M\\.\\s?Tech\\.?
written-degrees	MEd
written-degrees	MChem
written-degrees	MPhys
written-degrees	MMath
written-degrees	MArch
written-degrees	Ph\\.?\\s?D\\.?
written-degrees	D\\.?Phil\\.?
written-degrees	EdD
written-degrees	M\\.?D\\.?
written-degrees	J\\.?D\\.?
written-degrees	PGCE
written-degrees	PGDip
written-degrees	PGCert
written-degrees	PGDE
written-degrees	HND
written-degrees	HNC
written-degrees	BTEC
written-degrees	NVQ
written-degrees	SVQ
written-degrees	GNVQ
written-degrees	G?CSEs?
written-degrees	GCEs?
written-degrees	IGCSEs?
written-degrees	A[\\s-]?[Ll]evels?
written-degrees	AS[\\s-]?[Ll]evels?
written-degrees	O[\\s-]?[Ll]evels?
written-degrees	T[\\s-]?[Ll]evels?
written-degrees	Highers?
written-degrees	Advanced Highers?
written-degrees	Standard Grades?
written-degrees	National 5s?
written-degrees	IB
written-degrees	CertHE
written-degrees	DipHE
written-degrees	FdA
written-degrees	FdSc
written-degrees	City (?:&|and) Guilds
written-degrees	B\\.S\\.?
written-degrees	BS
written-degrees	M\\.S\\.?
written-degrees	MS
written-degrees	A\\.A\\.?
written-degrees	A\\.S\\.?
written-degrees	GED
written-degrees	BEP
written-degrees	CAP
written-degrees	BTS
written-degrees	DUT
written-degrees	BUT
written-degrees	DEUG
written-degrees	DEA
written-degrees	DESS
written-degrees	DNB
written-degrees	Abitur
written-degrees	Staatsexamen
written-degrees	Dipl\\.?-?\\w*\\.?`
