// Written by `npm run data` from data/trade-papers.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const tradePapers = `country	titles	name	example	proofs
GB	nursery nurse|dental nurse assistant|veterinary nursing assistant|nurse assistant			
GB	nurse|midwife|health visitor|ward sister|charge nurse|nursing sister	NMC registration	NMC registered, PIN 12A3456B	NMC|Nursing and Midwifery Council|registered nurse|registered midwife|RGN|RMN|RN
GB	dental nurse|dentist|dental hygienist|dental therapist|orthodontist	GDC registration	GDC registered, number 123456	GDC|General Dental Council
GB	general practitioner|gp partner|salaried gp|consultant physician|consultant surgeon|specialty registrar|foundation doctor|junior doctor|specialty doctor	GMC registration	GMC registered, number 1234567	GMC|General Medical Council
GB	pharmacist|pharmacy technician	GPhC registration	GPhC registered, number 2012345	GPhC|General Pharmaceutical Council|registered pharmacist|PSNI
GB	physiotherapist|occupational therapist|paramedic|radiographer|dietitian|podiatrist|speech and language therapist|biomedical scientist|operating department practitioner|orthoptist|prosthetist|clinical psychologist|counselling psychologist	HCPC registration	HCPC registered, number PH12345	HCPC|Health and Care Professions Council|HPC
GB	optometrist|dispensing optician	GOC registration	GOC registered, number 01-12345	GOC|General Optical Council
GB	osteopath	GOsC registration	GOsC registered, number 1234	GOsC|General Osteopathic Council
GB	veterinary surgeon|veterinary nurse|vet	RCVS registration	RCVS registered	RCVS|MRCVS|RVN|Royal College of Veterinary Surgeons
GB	social worker|approved mental health professional	social work registration	Registered with Social Work England, SW12345	Social Work England|SWE|HCPC|SSSC|Social Care Wales|NISCC|GSCC|registered social worker|SW#####|SW######
GB	solicitor	SRA registration	Admitted 2018, SRA number 123456	SRA|Solicitors Regulation Authority|Law Society|admitted|Roll of Solicitors
GB	barrister	call to the Bar	Called to the Bar 2016, Middle Temple	Bar|called|tenant
GB	primary school teacher|primary teacher|class teacher|secondary school teacher|year # teacher|teacher of maths|teacher of mathematics|teacher of english|teacher of science|maths teacher|english teacher|science teacher|geography teacher|history teacher|head of year	qualified teacher status	PGCE with QTS, 2016	QTS|PGCE|PGDE|GTCS|BEd|B.Ed|EWC|GTCNI|Qualified Teacher|NQT|ECT|QTLS|Teach First|SCITT
GB	gas engineer|heating engineer|gas fitter|boiler engineer|gas technician	Gas Safe registration	Gas Safe registered, number 123456	Gas Safe|OFTEC|ACS|renewables|heat pump
GB	electrician	Wiring Regulations (18th Edition) or an ECS card	18th Edition (BS 7671), ECS gold card	18th Edition|17th Edition|BS 7671|BS7671|ECS|JIB|SJIB|NICEIC|NAPIT|2391|AM2|NVQ|SVQ|City & Guilds|City and Guilds|apprentice
GB	door supervisor|security officer|security guard|cctv operator|close protection officer	SIA licence	SIA licence, Door Supervision, expires May 2027	SIA|Security Industry Authority
GB	hgv driver|lgv driver|lorry driver|class # driver|hgv class # driver|lgv class # driver|artic driver|tanker driver|trunker	lorry licence and driver CPC	Category C+E, driver CPC to 2028	CPC|category C|cat C|C+E|C1|CE|class 1|class 2|HGV licence|LGV licence|LGV C|HGV class|LGV class
GB	bus driver|coach driver	bus licence and driver CPC	Category D, driver CPC to 2028	CPC|category D|cat D|PCV|PSV|D licence
GB	taxi driver|private hire driver|hackney carriage driver	taxi licence	Hackney carriage licence, Leeds, to 2027	licence|licensed|badge|TfL|PCO
GB	train driver	train driving licence	Train driving licence (ORR)	licence|ORR|route knowledge|traction
GB	forklift driver|forklift operator|fork lift driver|reach truck driver|flt driver	forklift certificate	Counterbalance B1, RTITB, 2024	RTITB|ITSSAR|NPORS|counterbalance|reach|FLT licence|forklift licence|fork lift licence|forklift certificate|AITT|LANTRA
GB	crane operator|tower crane operator|plant operator|excavator operator|digger driver|slinger signaller	CPCS or NPORS card	CPCS card, A59 360 excavator	CPCS|NPORS|CSCS
GB	scaffolder	CISRS card	CISRS advanced card	CISRS
GB	mot tester	MOT tester authorisation	MOT tester, classes 4 and 7	MOT tester|MOT testing|MOT test|nominated tester|DVSA
GB	driving instructor	ADI registration	ADI registered (green badge)	ADI|PDI|DVSA|green badge
GB	childminder	Ofsted registration	Ofsted registered, rated Good, 2024	Ofsted|Care Inspectorate|CIW|registered childminder
GB	tree surgeon|arborist|chainsaw operator	chainsaw certificate	NPTC CS30, CS31 and CS38	NPTC|LANTRA|CS30|CS31|CS38|chainsaw certificate|chainsaw maintenance
GB	lifeguard	lifeguard qualification	NPLQ, renewed 2025	NPLQ|RLSS|lifeguard qualification|pool lifeguard|beach lifeguard
GB	architect	ARB registration	ARB registered, 123456A	ARB|Architects Registration Board|RIBA|chartered architect|Part III|Part 3
GB	financial adviser|mortgage adviser|independent financial adviser	adviser qualification	DipPFS, CII Level 4	DipPFS|Level 4|CII|CeMAP|CeFA|SPS|Statement of Professional Standing|FCA|chartered financial planner|DipFA|CISI
GB	airline pilot|commercial pilot|first officer	pilot licence	ATPL, Airbus A320 type rating	ATPL|CPL|MPL|type rating
GB	asbestos operative|asbestos removal operative|asbestos surveyor	asbestos certificate	BOHS P402	P402|P403|P404|ARCA|UKATA|BOHS|asbestos removal|HSG
IE	nurse|midwife|staff nurse	NMBI registration	NMBI registered, PIN 123456	NMBI|An Bord Altranais|registered nurse|registered midwife|RGN
IE	primary teacher|primary school teacher|secondary teacher|post-primary teacher	Teaching Council registration	Teaching Council registered	Teaching Council|PME|H.Dip|BEd|B.Ed
IE	social worker|physiotherapist|occupational therapist|radiographer|dietitian	CORU registration	CORU registered	CORU
IE	electrician	Safe Electric registration or a trade certificate	QQI Level 6 Advanced Certificate, Electrical	Safe Electric|RECI|QQI|FETAC|SOLAS|advanced certificate|national craft
IE	security guard|security officer|door supervisor	PSA licence	PSA licence, Guarding	PSA
US	registered nurse|nurse|staff nurse	state nursing licence	RN license, Texas, active to 2027	RN|LPN|LVN|license|licensed|NCLEX|compact
US	teacher|elementary school teacher|high school teacher	state teaching licence	Texas teaching certificate, grades 4–8	certificat*|license|licensed|credential
US	truck driver|cdl driver	commercial driving licence	CDL Class A	CDL
US	electrician	electrician’s licence	Journeyman electrician license, Ohio	license|licensed|journeyman|master electrician
US	attorney|lawyer	Bar admission	Admitted to the New York Bar, 2018	Bar|admitted
AU	nurse|midwife|registered nurse|physiotherapist|occupational therapist|pharmacist|psychologist|paramedic	AHPRA registration	AHPRA registered	AHPRA|registered nurse|registered midwife
AU	electrician	electrical licence	Electrical licence (A grade)	licence|licensed|A grade|EWRB
AU	teacher|primary teacher|secondary teacher	teacher registration	VIT registered	VIT|NESA|QCT|TRBWA|registered teacher|teacher registration|WWCC|working with children
AU	truck driver|hc driver|mc driver	heavy vehicle licence	HC licence	HR|HC|MC|heavy
CA	registered nurse|nurse	provincial nursing registration	CNO registered	CNO|BCCNM|CRNA|NCLEX|registered nurse|RN|RPN|LPN
CA	electrician	certificate of qualification	Red Seal, Electrician 309A	Red Seal|309A|442A|certificate of qualification|journeyperson
NZ	nurse|registered nurse|midwife	practising certificate	Annual practising certificate, NCNZ	practising certificate|APC|NCNZ|Nursing Council`
