// Written by `npm run data` from data/abbreviations.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const abbreviations = `abbreviation	expansion	sector
ASA	swimming teacher	beauty-sport-leisure
balayage	hair colouring	beauty-sport-leisure
CIMSPA	sport institute	beauty-sport-leisure
CPR	resuscitation	beauty-sport-leisure
FA	football association	beauty-sport-leisure
foils	hair colouring	beauty-sport-leisure
GP referral	exercise referral	beauty-sport-leisure
HIIT	interval training	beauty-sport-leisure
inductions	gym inductions	beauty-sport-leisure
IPL	pulsed light	beauty-sport-leisure
LED	light therapy	beauty-sport-leisure
NPLQ	pool lifeguard qualification	beauty-sport-leisure
NVQ	vocational qualification	beauty-sport-leisure
pool plant	pool plant operation	beauty-sport-leisure
PT	personal trainer	beauty-sport-leisure
REPs	register of exercise professionals	beauty-sport-leisure
RLSS	Royal Life Saving Society	beauty-sport-leisure
SPF	skin care	beauty-sport-leisure
STA	Swimming Teachers' Association	beauty-sport-leisure
UKCC	coaching certificate	beauty-sport-leisure
VTCT	beauty qualification	beauty-sport-leisure
BICSc	cleaning standards	cleaning-facilities
buffing	floor polishing	cleaning-facilities
CAFM	facilities management system	cleaning-facilities
caretaking	premises	cleaning-facilities
colour coding	infection control cleaning	cleaning-facilities
COSHH	chemical safety	cleaning-facilities
flushing	legionella control	cleaning-facilities
FM	facilities management	cleaning-facilities
HSE	health and safety	cleaning-facilities
IWFM	facilities management institute	cleaning-facilities
L8	legionella control	cleaning-facilities
NCS	national cleaning standards	cleaning-facilities
PPM	planned preventative maintenance	cleaning-facilities
scrubber dryer	floor machine	cleaning-facilities
SFG20	maintenance standard	cleaning-facilities
sharps	clinical waste	cleaning-facilities
SLA	service level agreement	cleaning-facilities
TFM	total facilities management	cleaning-facilities
void cleans	end of tenancy cleaning	cleaning-facilities
WC	washrooms	cleaning-facilities
2391	inspection and testing qualification	construction
AC	air conditioning	construction
ACS	accredited certification scheme gas	construction
AOD	above ordnance datum	construction
AP	authorised person	construction
back boxes	first fix electrical	construction
banksman	plant and vehicle marshaller	construction
BIM	building information modelling	construction
BoQ	bill of quantities	construction
BOQ	bill of quantities	construction
BOQs	bills of quantities	construction
BREEAM	building environmental assessment	construction
brickie	bricklayer	construction
CAT	cable avoidance tool	construction
CAT scan	cable avoidance	construction
CDM	construction design and management	construction
CFA	continuous flight auger	construction
chippy	carpenter	construction
CISRS	scaffolding card	construction
CITB	Construction Industry Training Board	construction
consumer units	distribution boards	construction
CPCS	construction plant competence scheme	construction
CSCS	construction skills certification scheme	construction
CSR	construction site regulations	construction
CVI	confirmation of verbal instruction	construction
CVR	cost value reconciliation	construction
DAB	dot and dab	construction
dead tests	electrical testing	construction
DPC	damp proof course	construction
DPM	damp proof membrane	construction
ECS	electrotechnical certification scheme	construction
EIC	electrical installation certificate	construction
EICR	electrical installation condition report	construction
EICRs	electrical installation condition reports	construction
EICs	electrical installation certificates	construction
EPC	energy performance certificate	construction
EV	electric vehicle	construction
EVCP	electric vehicle charge point	construction
FD30	fire door	construction
first fix	first fix installation	construction
FRA	fire risk assessment	construction
groundworks	excavation and drainage	construction
GRP	glass reinforced plastic	construction
HVAC	heating ventilation and air conditioning	construction
IPAF	powered access licence	construction
ITP	inspection and test plan	construction
JCT	construction contract	construction
JIB	Joint Industry Board	construction
LEV	local exhaust ventilation	construction
LOLER	lifting operations and lifting equipment	construction
LPG	liquefied petroleum gas	construction
LVL	laminated veneer lumber	construction
M&E	mechanical and electrical	construction
MCB	miniature circuit breaker	construction
MCS	microgeneration certification scheme	construction
MEP	mechanical electrical and plumbing	construction
MEWP	mobile elevating work platform	construction
MEWPs	mobile elevating work platforms	construction
MVHR	mechanical ventilation with heat recovery	construction
NEC	engineering contract	construction
NEC4	engineering contract	construction
NHBC	new build warranty	construction
NICEIC	electrical contractors scheme	construction
NPORS	plant operator registration	construction
NRSWA	street works	construction
O&M	operation and maintenance manuals	construction
OFTEC	oil heating registration	construction
PASMA	mobile access tower training	construction
PAT	portable appliance testing	construction
PPE	personal protective equipment	construction
PQS	professional quantity surveyor	construction
PTS	personal track safety	construction
PUWER	provision and use of work equipment	construction
QS	quantity surveyor	construction
RAMS	risk assessments and method statements	construction
RCBO	residual current breaker	construction
RCD	residual current device	construction
RFI	request for information	construction
RFIs	requests for information	construction
second fix	second fix installation	construction
setting out	setting out levels	construction
SMSTS	site management safety training	construction
snag list	snagging	construction
snags	snagging	construction
spark	electrician	construction
sparky	electrician	construction
SSIP	safety schemes in procurement	construction
SSSTS	site supervisor safety training	construction
SWA	steel wire armoured cable	construction
TBT	toolbox talk	construction
telehandler	telescopic handler	construction
ticket	card	construction
TRV	thermostatic radiator valve	construction
TW	temporary works	construction
TWC	temporary works coordinator	construction
UFH	underfloor heating	construction
UPVC	windows	construction
VO	variation order	construction
WRAS	water regulations	construction
AE	After Effects	creative
AI	Adobe Illustrator	creative
ASM	assistant stage manager	creative
AV	audio visual	creative
BTS	behind the scenes filming	creative
CC	Creative Cloud	creative
CGI	computer graphics	creative
CMYK	print	creative
DAM	asset management	creative
DaVinci	video editing	creative
DOP	director of photography	creative
DP	director of photography	creative
DSM	deputy stage manager	creative
DTP	desktop publishing	creative
EPK	press kit	creative
Figma	interface design	creative
FOH	front of house	creative
InD	InDesign	creative
LX	lighting	creative
OB	outside broadcast	creative
Premiere	video editing	creative
PS	Photoshop	creative
PTC	filming	creative
RAW	photo editing	creative
SFX	special effects	creative
UI	interface design	creative
VFX	visual effects	creative
VT	video	creative
A/B	experiment	data-science
AUC	model evaluation	data-science
BI	business intelligence	data-science
CNN	neural network	data-science
CV	computer vision	data-science
dashboards	reporting	data-science
DAX	Power BI	data-science
dbt	data transformation	data-science
DWH	data warehouse	data-science
EDA	exploratory data analysis	data-science
ELT	data pipeline	data-science
GLM	generalised linear model	data-science
KPI	key performance indicator	data-science
LLM	large language model	data-science
LLMs	large language models	data-science
Looker	dashboards	data-science
MI	management information	data-science
MLOps	machine learning operations	data-science
NLP	natural language processing	data-science
pandas	Python data analysis	data-science
PBI	Power BI	data-science
PCA	principal component analysis	data-science
RAG	retrieval augmented generation	data-science
RNN	neural network	data-science
ROC	model evaluation	data-science
SAS	statistics software	data-science
SPSS	statistics software	data-science
Tableau	dashboards	data-science
A2L	approaches to learning	education
ABA	applied behaviour analysis	education
AFL	assessment for learning	education
AP	alternative provision	education
APDR	assess plan do review	education
Arbor	school management information system	education
BESD	behavioural emotional and social difficulties	education
Bromcom	school management information system	education
bucket time	attention autism intervention	education
CACHE	childcare qualification	education
CIAG	careers information advice and guidance	education
CLA	children looked after	education
CPOMS	safeguarding records	education
DDSL	deputy designated safeguarding lead	education
DfE	Department for Education	education
DT	design and technology	education
EAL	English as an additional language	education
EBD	emotional and behavioural difficulties	education
ECT	early career teacher	education
ECTs	early career teachers	education
EHC	education health and care plan	education
EHCP	education health and care plan	education
EHCPs	education health and care plans	education
ELSA	emotional literacy support assistant	education
EP	educational psychologist	education
EPQ	extended project qualification	education
ESFA	Education and Skills Funding Agency	education
ESOL	English for speakers of other languages	education
EWO	education welfare officer	education
EYFS	early years foundation stage	education
EYP	early years practitioner	education
FE	further education	education
FSM	free school meals	education
GDS	greater depth standard	education
HE	higher education	education
HLTA	higher level teaching assistant	education
HMI	Ofsted inspector	education
HOD	head of department	education
HOY	head of year	education
ICT	information and communication technology	education
IEP	individual education plan	education
IEPs	individual education plans	education
ILP	individual learning plan	education
INSET	in-service training	education
IQA	internal quality assurance	education
IWB	interactive whiteboard	education
KCSIE	Keeping Children Safe in Education	education
KS1	key stage 1	education
KS2	key stage 2	education
KS3	key stage 3	education
KS4	key stage 4	education
KS5	key stage 5	education
LSA	learning support assistant	education
MAT	multi-academy trust	education
MFL	modern foreign languages	education
MIS	management information system	education
MLD	moderate learning difficulties	education
NPQ	national professional qualification	education
NPQH	national professional qualification for headship	education
NQT	newly qualified teacher	education
NVR	non-violent resistance	education
PE	physical education	education
PECS	picture exchange communication system	education
PGCE	postgraduate certificate in education	education
phase 1 sounds	phonics	education
PP	pupil premium	education
PPA	planning preparation and assessment	education
PRU	pupil referral unit	education
PSHE	personal social health and economic education	education
QTLS	qualified teacher learning and skills	education
QTS	qualified teacher status	education
RE	religious education	education
RSE	relationships and sex education	education
RWI	Read Write Inc phonics	education
SATs	national tests	education
SCITT	school centred initial teacher training	education
SEMH	social emotional and mental health	education
SEN	special educational needs	education
SENCO	special educational needs coordinator	education
SENCo	special educational needs coordinator	education
SEND	special educational needs and disabilities	education
SENDCo	special educational needs coordinator	education
SIMS	school management information system	education
SLCN	speech language and communication needs	education
SLD	severe learning difficulties	education
SLT	senior leadership team	education
SMSC	spiritual moral social and cultural	education
SoW	scheme of work	education
SOW	scheme of work	education
SpLD	specific learning difficulties dyslexia	education
SSP	systematic synthetic phonics	education
TA	teaching assistant	education
Tapestry	learning journals	education
TAs	teaching assistants	education
TEFL	teaching English as a foreign language	education
TLR	teaching and learning responsibility	education
VLE	virtual learning environment	education
5 whys	root cause analysis	engineering
5S	workplace organisation	engineering
8D	problem solving	engineering
AM2	achievement measurement electrician test	engineering
APQP	advanced product quality planning	engineering
ATEX	explosive atmospheres	engineering
ATV	all terrain vehicle	engineering
BMS	building management system	engineering
BRCGS	food safety standard	engineering
breakdowns	reactive maintenance	engineering
CAD	computer aided design	engineering
CAM	computer aided manufacturing	engineering
CAPA	corrective and preventive action	engineering
CBM	condition based monitoring	engineering
CCP	critical control point	engineering
CIP	clean in place	engineering
CMM	coordinate measuring machine	engineering
CMMS	computerised maintenance management system	engineering
CNC	computer numerical control	engineering
COMAH	control of major accident hazards	engineering
CTQ	critical to quality	engineering
DFM	design for manufacture	engineering
DFMEA	design failure mode and effects analysis	engineering
DSEAR	dangerous substances and explosive atmospheres	engineering
ECO	engineering change order	engineering
EMC	electromagnetic compatibility	engineering
ERP	enterprise resource planning	engineering
ESD	electrostatic discharge	engineering
FAT	factory acceptance test	engineering
FEA	finite element analysis	engineering
FMEA	failure mode and effects analysis	engineering
GD&T	geometric dimensioning and tolerancing	engineering
gearboxes	mechanical drives	engineering
GMP	good manufacturing practice	engineering
HACCP	hazard analysis and critical control points	engineering
HMI	human machine interface	engineering
HV	high voltage	engineering
hydraulics	hydraulic systems	engineering
IIoT	industrial internet of things	engineering
inverters	variable speed drives	engineering
ISO	quality standard	engineering
JIT	just in time	engineering
KPI	key performance indicator	engineering
KPIs	key performance indicators	engineering
LOTO	lock out tag out isolation	engineering
LV	low voltage	engineering
MIG	metal inert gas welding	engineering
MMA	manual metal arc welding	engineering
MRP	material requirements planning	engineering
MTBF	mean time between failures	engineering
MTTR	mean time to repair	engineering
NCR	non-conformance report	engineering
NCRs	non-conformance reports	engineering
NDT	non-destructive testing	engineering
NEBOSH	health and safety qualification	engineering
NPI	new product introduction	engineering
OEE	overall equipment effectiveness	engineering
OEM	original equipment manufacturer	engineering
P&ID	piping and instrumentation diagram	engineering
PCB	printed circuit board	engineering
PFMEA	process failure mode and effects analysis	engineering
PLC	programmable logic controller	engineering
PLCs	programmable logic controllers	engineering
PM	preventative maintenance	engineering
pneumatics	pneumatic systems	engineering
PPAP	production part approval process	engineering
PPM	planned preventative maintenance	engineering
PPM checks	planned maintenance	engineering
PPMs	planned preventative maintenance	engineering
PTW	permit to work	engineering
QA	quality assurance	engineering
QC	quality control	engineering
QMS	quality management system	engineering
RCFA	root cause failure analysis	engineering
RCM	reliability centred maintenance	engineering
S7	Siemens programmable logic controller	engineering
SAT	site acceptance test	engineering
SCADA	supervisory control and data acquisition	engineering
SIC	short interval control	engineering
SMED	changeover reduction	engineering
SOP	standard operating procedure	engineering
SOPs	standard operating procedures	engineering
SPC	statistical process control	engineering
TIA Portal	Siemens programmable logic controller	engineering
TIG	tungsten inert gas welding	engineering
TPM	total productive maintenance	engineering
VSD	variable speed drive	engineering
VSDs	variable speed drives	engineering
AAT	Association of Accounting Technicians	finance
ACA	chartered accountant	finance
ACCA	chartered certified accountant	finance
AE	auto-enrolment	finance
aged debt	credit control	finance
AML	anti-money laundering	finance
AP	accounts payable	finance
AR	accounts receivable	finance
AVC	additional voluntary contributions	finance
BACS	bank payment run	finance
bank rec	bank reconciliation	finance
bank recs	bank reconciliations	finance
CA	chartered accountant	finance
CAPEX	capital expenditure	finance
CASS	client assets	finance
CDD	customer due diligence	finance
CeMAP	mortgage adviser qualification	finance
CIMA	Chartered Institute of Management Accountants	finance
CIPP	Chartered Institute of Payroll Professionals	finance
CIS	construction industry scheme	finance
credit control	accounts receivable	finance
CT600	corporation tax return	finance
DD	direct debit	finance
DDs	direct debits	finance
DipPFS	financial planning diploma	finance
EBITDA	earnings before interest tax	finance
EDD	enhanced due diligence	finance
EPS	employer payment summary	finance
ERP	enterprise resource planning	finance
FCA	Financial Conduct Authority	finance
FP&A	financial planning and analysis	finance
FPS	full payment submission	finance
FRS 102	UK accounting standard	finance
FX	foreign exchange	finance
GAAP	accounting principles	finance
GL	general ledger	finance
HMRC	tax authority	finance
IFA	independent financial adviser	finance
IFRS	international financial reporting standards	finance
ITEPA	payroll tax	finance
KYC	know your customer	finance
LTV	loan to value	finance
MI	management information	finance
month end	management accounts	finance
MTD	making tax digital	finance
NAV	net asset value	finance
NI	National Insurance	finance
NIC	National Insurance contributions	finance
OPEX	operating expenditure	finance
P11D	benefits in kind return	finance
P11Ds	benefits in kind returns	finance
P45	leaver certificate	finance
P60	year end certificate	finance
PAYE	pay as you earn payroll	finance
payment run	supplier payments	finance
PCI	payment card security	finance
PI	professional indemnity	finance
PII	professional indemnity insurance	finance
PO	purchase order	finance
POs	purchase orders	finance
PSA	settlement agreement	finance
purchase ledger	accounts payable	finance
QBO	QuickBooks Online	finance
recs	reconciliations	finance
RTI	real time information submissions	finance
sales ledger	accounts receivable	finance
SAP	statutory adoption pay	finance
SARs	suspicious activity reports	finance
SAYE	share save scheme	finance
SIPP	self invested pension	finance
SMP	statutory maternity pay	finance
SOX	internal controls	finance
SPP	statutory paternity pay	finance
SSP	statutory sick pay	finance
starters and leavers	payroll changes	finance
TB	trial balance	finance
TPR	Pensions Regulator	finance
VAT	value added tax	finance
WIP	work in progress	finance
workplace pension	auto-enrolment	finance
year end	statutory accounts	finance
YTD	year to date	finance
admin	administration	general
BAME	ethnic minority	general
BH	bank holidays	general
buddied	mentoring	general
buddy	mentoring	general
CI	continuous improvement	general
comms	communications	general
CRB	Disclosure and Barring Service check	general
CSR	corporate responsibility	general
CV	curriculum vitae	general
DBS	Disclosure and Barring Service check	general
dept	department	general
DIY	home repairs	general
EDI	equality diversity and inclusion	general
ESG	environmental social governance	general
FLT	forklift truck	general
FT	full time	general
H&S	health and safety	general
hols	holidays	general
HR	human resources	general
ID	identification	general
inductions	training new starters	general
IT	information technology	general
KPIs	key performance indicators	general
maths	mathematics	general
mgmt	management	general
mgr	manager	general
NDA	confidentiality agreement	general
NGO	charity	general
NVQ	national vocational qualification	general
ops	operations	general
OTJ	on the job	general
PM	project manager	general
PO	purchase order	general
PPE	personal protective equipment	general
PT	part time	general
Q&A	questions	general
quals	qualifications	general
RA	risk assessment	general
RAs	risk assessments	general
refs	references	general
reg	registration	general
rota	shift rota	general
shadow	training	general
SLA	service level agreement	general
SLAs	service level agreements	general
SME	small business	general
SMEs	small businesses	general
TBC	to be confirmed	general
TOIL	time off in lieu	general
uni	university	general
VCS	voluntary sector	general
w/e	weekends	general
A&E	accident and emergency	health
ABG	arterial blood gas	health
ABGs	arterial blood gases	health
ACP	advanced clinical practitioner	health
AED	automated external defibrillator	health
AHP	allied health professional	health
AHPs	allied health professionals	health
AIS	accessible information standard	health
AKI	acute kidney injury	health
ALS	advanced life support	health
AMU	acute medical unit	health
ANP	advanced nurse practitioner	health
ANTT	aseptic non-touch technique	health
BiPAP	bilevel positive airway pressure	health
bloods	venepuncture	health
BLS	basic life support	health
BM	blood glucose monitoring	health
BMs	blood glucose monitoring	health
BNF	British National Formulary	health
BP	blood pressure	health
CAMHS	child and adolescent mental health services	health
cannulas	cannulation	health
CCU	coronary care unit	health
CDs	controlled drugs	health
CMHT	community mental health team	health
CNS	clinical nurse specialist	health
COPD	chronic obstructive pulmonary disease	health
COSHH	control of substances hazardous to health	health
CPA	care programme approach	health
CPAP	continuous positive airway pressure	health
CPD	continuing professional development	health
CPN	community psychiatric nurse	health
CQUIN	commissioning for quality and innovation	health
CSSD	central sterile services department	health
CT	computed tomography	health
CTG	cardiotocography	health
CVC	central venous catheter	health
DATIX	incident reporting	health
DNACPR	do not attempt cardiopulmonary resuscitation	health
DNs	district nurses	health
DVT	deep vein thrombosis	health
ECG	electrocardiogram	health
ECGs	electrocardiograms	health
ED	emergency department	health
EEG	electroencephalogram	health
EHR	electronic health records	health
EMIS	electronic patient records	health
ENP	emergency nurse practitioner	health
ENT	ear nose and throat	health
EOL	end of life care	health
EOLC	end of life care	health
EPMA	electronic prescribing and medicines administration	health
EPR	electronic patient records	health
EPRs	electronic patient records	health
GCS	glasgow coma scale	health
GDC	General Dental Council	health
GMC	General Medical Council	health
GPhC	General Pharmaceutical Council	health
GUM	genitourinary medicine	health
HbA1c	diabetes blood test	health
HCA	healthcare assistant	health
HCAs	healthcare assistants	health
HCPC	Health and Care Professions Council	health
HCSW	healthcare support worker	health
HDU	high dependency unit	health
HFNO	high flow nasal oxygen	health
IAPT	improving access to psychological therapies	health
ICB	integrated care board	health
ICU	intensive care unit	health
ILS	immediate life support	health
INR	warfarin monitoring	health
IPC	infection prevention and control	health
IPCC	infection prevention	health
ITU	intensive therapy unit	health
IUC	integrated urgent care	health
IV	intravenous	health
IVDU	intravenous drug use	health
IVs	intravenous medication	health
LFT	liver function test	health
LPA	lasting power of attorney	health
LPS	liberty protection safeguards	health
MAR	medication administration record	health
MAU	medical assessment unit	health
MCA	Mental Capacity Act	health
MDT	multidisciplinary team	health
MDTs	multidisciplinary team meetings	health
meds	medication	health
MHA	Mental Health Act	health
MI	myocardial infarction	health
MIU	minor injuries unit	health
MRI	magnetic resonance imaging	health
MRSA	methicillin resistant staphylococcus aureus	health
MSE	mental state examination	health
MSK	musculoskeletal	health
MUST	malnutrition screening	health
NEWS2	national early warning score	health
NG	nasogastric	health
NICU	neonatal intensive care unit	health
NIPE	newborn examination	health
NIV	non-invasive ventilation	health
NMC	Nursing and Midwifery Council	health
NMP	non-medical prescribing	health
NQN	newly qualified nurse	health
obs	observations	health
ODP	operating department practitioner	health
OOH	out of hours	health
OPD	outpatients department	health
OT	occupational therapist	health
OTs	occupational therapists	health
PACS	picture archiving	health
PALS	patient advice and liaison	health
PAT	pre-operative assessment	health
PCN	primary care network	health
PEG	percutaneous endoscopic gastrostomy	health
PGD	patient group directions	health
PGDs	patient group directions	health
phlebs	phlebotomy	health
physio	physiotherapist	health
PICC	peripherally inserted central catheter	health
PICU	psychiatric intensive care unit	health
PMVA	prevention and management of violence and aggression	health
POCT	point of care testing	health
PPE	personal protective equipment	health
PRN	as required medication	health
PTS	patient transport service	health
QOF	quality and outcomes framework	health
RCA	root cause analysis	health
ReSPECT	emergency care plan	health
resus	resuscitation	health
RGN	registered general nurse	health
RMN	registered mental health nurse	health
RN	registered nurse	health
RNA	registered nursing associate	health
RNLD	registered learning disability nurse	health
RNs	registered nurses	health
RPS	Royal Pharmaceutical Society	health
RSCN	registered children's nurse	health
RTT	referral to treatment	health
SALT	speech and language therapist	health
SBAR	situation background assessment recommendation handover	health
SCBU	special care baby unit	health
SDEC	same day emergency care	health
SHO	senior house officer	health
SLT	speech and language therapist	health
SpR	specialist registrar	health
SSSA	standards for student supervision and assessment	health
STI	sexually transmitted infection	health
TB	tuberculosis	health
theatres	operating theatres	health
TNP	topical negative pressure	health
TPN	total parenteral nutrition	health
TTO	medicines to take home	health
TTOs	medicines to take home	health
UTC	urgent treatment centre	health
UTI	urinary tract infection	health
VTE	venous thromboembolism	health
WHO checklist	surgical safety checklist	health
allergen matrix	allergens	hospitality
BOH	back of house	hospitality
cash up	cashing up	hospitality
CDP	chef de partie	hospitality
cellar	cellar management	hospitality
covers	guests served	hospitality
CPL	personal licence	hospitality
deep clean	kitchen cleaning	hospitality
DPS	designated premises supervisor	hospitality
EHO	environmental health officer	hospitality
EPOS	electronic point of sale	hospitality
F&B	food and beverage	hospitality
FOH	front of house	hospitality
fridge temps	food temperature records	hospitality
FSA	Food Standards Agency	hospitality
GM	general manager	hospitality
GP	gross profit	hospitality
HACCP	hazard analysis food safety	hospitality
josper	charcoal grill	hospitality
KP	kitchen porter	hospitality
KPs	kitchen porters	hospitality
larder	cold section	hospitality
line clean	cellar management	hospitality
mangal	charcoal grill	hospitality
MEP	mise en place	hospitality
mise	mise en place	hospitality
Natasha's law	allergen labelling	hospitality
on the pass	running the pass	hospitality
OTA	online travel agent	hospitality
pass	kitchen service	hospitality
PDQ	card payments	hospitality
PMS	property management system	hospitality
pot wash	washing up	hospitality
prep	food preparation	hospitality
probe	food temperature records	hospitality
RevPAR	revenue per available room	hospitality
robata	charcoal grill	hospitality
rotas	staff scheduling	hospitality
section	kitchen section	hospitality
SFBB	Safer Food Better Business	hospitality
SRA	personal licence	hospitality
temp checks	food temperature records	hospitality
tickets	orders	hospitality
wet sales	bar sales	hospitality
WSET	wine qualification	hospitality
ACAS	employment advice	hr
appraisals	performance reviews	hr
ATS	applicant tracking system	hr
CIPD	Chartered Institute of Personnel and Development	hr
D&I	diversity and inclusion	hr
disciplinaries	employee relations	hr
EAP	employee assistance programme	hr
EDI	equality diversity and inclusion	hr
ER	employee relations	hr
EVP	employee value proposition	hr
exit interviews	leaver process	hr
grievances	employee relations	hr
HRBP	HR business partner	hr
HRIS	HR information system	hr
HRMS	HR management system	hr
JE	job evaluation	hr
L&D	learning and development	hr
LMS	learning management system	hr
LTI	long term incentive	hr
OD	organisational development	hr
OH	occupational health	hr
onboarding	induction	hr
PDR	personal development review	hr
PDRs	personal development reviews	hr
PIP	performance improvement plan	hr
PSL	preferred supplier list	hr
RPO	recruitment outsourcing	hr
RTW	right to work	hr
T&Cs	terms and conditions	hr
TNA	training needs analysis	hr
TUPE	transfer of undertakings	hr
1st line	first line support	it
2nd line	second line support	it
AD	Active Directory	it
ALB	load balancer	it
API	application programming interface	it
APIs	application programming interfaces	it
ARM templates	infrastructure as code	it
AWS	Amazon Web Services	it
AZ-104	Azure administrator certificate	it
BA	business analyst	it
BAU	business as usual support	it
BDD	behaviour driven development	it
BI	business intelligence	it
Bicep	infrastructure as code	it
BYOD	device management	it
CCNA	Cisco network certification	it
CDN	content delivery network	it
CI	continuous integration	it
CI/CD	continuous integration and delivery	it
CloudFormation	infrastructure as code	it
CMS	content management system	it
CRUD	database application	it
CSS	web styling	it
Cypress	automated tests	it
DBA	database administrator	it
DDD	domain driven design	it
DevOps	deployment and operations	it
DHCP	network addressing	it
DNS	domain name system	it
DR	disaster recovery	it
EC2	cloud servers	it
ECS	elastic container service	it
EKS	Kubernetes service	it
ELK	logging stack	it
ETL	extract transform load	it
GCP	Google Cloud Platform	it
GDS	Government Digital Service standards	it
GPO	group policy	it
Grafana	monitoring	it
IaC	infrastructure as code	it
IAM	identity and access management	it
IIS	web server	it
ITIL	service management	it
ITSM	IT service management	it
JML	joiners movers leavers	it
JS	JavaScript	it
JUnit	automated tests	it
JWT	authentication token	it
k8s	Kubernetes	it
Kafka	messaging	it
LAN	local area network	it
M365	Microsoft 365	it
MDM	mobile device management	it
MFA	multi-factor authentication	it
microservices	distributed services	it
ML	machine learning	it
MQ	message queue	it
MVC	web framework pattern	it
MVP	minimum viable product	it
NAS	network storage	it
New Relic	monitoring	it
O365	Office 365	it
OIDC	single sign-on	it
OOP	object oriented programming	it
ORM	object relational mapping	it
OS	operating system	it
out-of-hours rota	on-call	it
pager	on-call	it
pairing	pair programming	it
PHP	web programming	it
PO	product owner	it
POC	proof of concept	it
post-mortem	incident review	it
Postgres	PostgreSQL	it
PR	pull request	it
Prometheus	monitoring	it
PRs	pull requests code review	it
pub/sub	messaging	it
pytest	automated tests	it
QA	software testing	it
RabbitMQ	message queue	it
RBAC	role based access control	it
RCA	root cause analysis	it
RDS	relational database service	it
REST	web API	it
RMM	remote monitoring	it
runbook	operational documentation	it
SaaS	software as a service	it
SAML	single sign-on	it
SCCM	endpoint management	it
SDK	software development kit	it
SDLC	software development life cycle	it
Selenium	automated tests	it
Service Bus	message queue	it
SIEM	security monitoring	it
SLA	service level agreement	it
SLO	service level objective	it
SNS	notification service	it
SOC	security operations centre	it
Splunk	logging	it
SQL	database queries	it
SQS	message queue service	it
SRE	site reliability engineering	it
SSIS	data integration	it
SSO	single sign-on	it
SSRS	reporting services	it
T-SQL	SQL database	it
TDD	test driven development	it
TF	Terraform	it
TLS	encryption	it
TS	TypeScript	it
UAT	user acceptance testing	it
UI	user interface	it
UX	user experience	it
VLAN	virtual network	it
VM	virtual machine	it
VMs	virtual machines	it
VPN	virtual private network	it
WAF	web application firewall	it
WAN	wide area network	it
XML	data format	it
xUnit	automated tests	it
AI	artificial insemination	land-animals
ATV	quad bike	land-animals
BHS	British Horse Society	land-animals
BVA	veterinary association	land-animals
CIEEM	ecology institute	land-animals
CS	countryside stewardship	land-animals
CS30	chainsaw maintenance	land-animals
CS31	tree felling	land-animals
CS38	tree climbing	land-animals
CTF	controlled traffic farming	land-animals
EA	Environment Agency	land-animals
ELMS	environmental land management	land-animals
FEPA	pesticide rules	land-animals
GPS	guided steering	land-animals
lambing	livestock care	land-animals
LANTRA	land based training	land-animals
NPTC	land based certificates	land-animals
PA1	pesticide foundation	land-animals
PA2	boom sprayer	land-animals
PA6	knapsack sprayer	land-animals
parlour	milking	land-animals
PTO	tractor attachments	land-animals
quad	all terrain vehicle	land-animals
RCVS	Royal College of Veterinary Surgeons	land-animals
RFS	Royal Forestry Society	land-animals
RHS	Royal Horticultural Society	land-animals
ride-on	ride-on mower	land-animals
RVN	registered veterinary nurse	land-animals
SFI	sustainable farming incentive	land-animals
strimmer	brushcutter	land-animals
TB	cattle testing	land-animals
telehandler	materials handler	land-animals
ABC	acceptable behaviour contract	legal-public
arrears	rent arrears	legal-public
ASB	antisocial behaviour	legal-public
bundles	court bundles	legal-public
CBO	criminal behaviour order	legal-public
CIH	Chartered Institute of Housing	legal-public
CILEX	legal executive	legal-public
Civica	housing management system	legal-public
conveyancing	property law	legal-public
CPIA	disclosure	legal-public
CPR	civil procedure rules	legal-public
CPS	Crown Prosecution Service	legal-public
DHP	discretionary housing payment	legal-public
DWP	Department for Work and Pensions	legal-public
EIR	environmental information regulations	legal-public
estate walks	estate inspections	legal-public
FOIA	Freedom of Information Act	legal-public
HB	housing benefit	legal-public
HHSRS	housing health and safety rating	legal-public
HMCTS	courts and tribunals	legal-public
HMO	house in multiple occupation	legal-public
HRA	housing revenue account	legal-public
IOSH	safety training	legal-public
IPO	intellectual property	legal-public
LA	local authority	legal-public
LAs	local authorities	legal-public
LPC	legal practice course	legal-public
mutual exchange	tenancy exchange	legal-public
NDA	non-disclosure agreement	legal-public
Northgate	housing management system	legal-public
NOSP	notice of seeking possession	legal-public
NSP	notice seeking possession	legal-public
NTQ	notice to quit	legal-public
PACE	Police and Criminal Evidence Act	legal-public
patch	housing patch	legal-public
PCSO	community support officer	legal-public
PSPO	public spaces protection order	legal-public
QL	housing management system	legal-public
RIPA	investigatory powers	legal-public
RSL	registered social landlord	legal-public
RTB	right to buy	legal-public
S106	planning agreement	legal-public
S20	section 20 consultation	legal-public
S21	section 21 notice	legal-public
sign-ups	tenancy sign-ups	legal-public
SLA	service level agreement	legal-public
SRA	Solicitors Regulation Authority	legal-public
statements	witness statements	legal-public
TPO	tree preservation order	legal-public
UC	universal credit	legal-public
voids	void properties	legal-public
walkabouts	estate inspections	legal-public
3PL	third party logistics	logistics
ADR	carriage of dangerous goods	logistics
AGV	automated guided vehicle	logistics
AITT	forklift training accreditation	logistics
ambient	ambient goods	logistics
artic	articulated lorry	logistics
B2C	consumer deliveries	logistics
bay	loading bay	logistics
C+E	articulated lorry licence	logistics
CB	counterbalance	logistics
CBT	counterbalance truck	logistics
CDC	central distribution centre	logistics
chilled	chilled goods	logistics
CILT	Chartered Institute of Logistics and Transport	logistics
Class 1	articulated lorry licence	logistics
Class 2	rigid lorry licence	logistics
CMR	international consignment note	logistics
counterbalance	counterbalance forklift truck	logistics
CPC	certificate of professional competence	logistics
curtainsider	lorry trailer	logistics
cycle counts	stock counts	logistics
DC	distribution centre	logistics
DCPC	driver certificate of professional competence	logistics
defect book	vehicle checks	logistics
digi card	digital tachograph card	logistics
digi tacho	digital tachograph	logistics
digicard	digital tachograph card	logistics
drops	deliveries	logistics
DVSA	Driver and Vehicle Standards Agency	logistics
EDI	electronic data interchange	logistics
ePOD	electronic proof of delivery	logistics
ETA	estimated time of arrival	logistics
FCL	full container load	logistics
FEFO	first expired first out stock rotation	logistics
FIFO	first in first out stock rotation	logistics
FLT	forklift truck	logistics
FLTs	forklift trucks	logistics
FMCG	fast moving consumer goods	logistics
FORS	fleet operator recognition scheme	logistics
FTL	full truck load	logistics
GIT	goods in transit	logistics
goods in	receiving deliveries	logistics
GRN	goods received note	logistics
HAWB	air waybill	logistics
HGV	heavy goods vehicle	logistics
HIAB	lorry loader crane	logistics
ITSSAR	forklift training accreditation	logistics
LCL	less than container load	logistics
LGV	large goods vehicle	logistics
LLOP	low level order picker	logistics
MHE	materials handling equipment	logistics
MOT	vehicle test	logistics
multidrop	multi-drop deliveries	logistics
NDC	national distribution centre	logistics
O licence	operator licence	logistics
OCR	operator compliance	logistics
OTIF	on time in full	logistics
PI	perpetual inventory stock counts	logistics
POD	proof of delivery	logistics
PODs	proofs of delivery	logistics
PPT	powered pallet truck	logistics
pump truck	manual pallet truck	logistics
ratchet straps	load security	logistics
RDC	regional distribution centre	logistics
reach	reach truck	logistics
RF	radio frequency scanner	logistics
RFID	radio frequency identification	logistics
RHA	Road Haulage Association	logistics
RTITB	forklift training accreditation	logistics
SKU	stock line	logistics
SKUs	stock lines	logistics
SLA	service level agreement	logistics
strapping	load security	logistics
tacho	tachograph	logistics
tail lift	tail-lift deliveries	logistics
TMS	transport management system	logistics
tramping	nights out	logistics
trunking	night trunking runs	logistics
unit and trailer	articulated lorry	logistics
VNA	very narrow aisle truck	logistics
VOR	vehicle off road	logistics
walk rounds	vehicle checks	logistics
walkaround	vehicle checks	logistics
WMS	warehouse management system	logistics
WTD	working time directive	logistics
AGM	annual general meeting	office
AOB	meeting minutes	office
CEO	chief executive	office
CoSec	company secretarial	office
diary	diary management	office
DPA	data protection	office
DPIA	data protection impact assessment	office
DSE	display screen equipment assessment	office
EA	executive assistant	office
ECDL	computer driving licence	office
FAQ	frequently asked questions	office
FOI	freedom of information	office
franking	post	office
GDPR	data protection	office
H&S	health and safety	office
inbox	correspondence	office
mail merge	Word	office
MD	managing director	office
minutes	minute taking	office
MoU	memorandum of understanding	office
MS Office	Microsoft Office	office
PA	personal assistant	office
pivot tables	Excel	office
pivots	Excel	office
PMO	project management office	office
PRINCE2	project management	office
RAG	status reporting	office
RAID	risks and issues log	office
SAR	subject access request	office
SharePoint	document management	office
SMT	senior management team	office
spreadsheets	Excel	office
switchboard	answering calls	office
ToR	terms of reference	office
VLOOKUP	Excel	office
wpm	typing speed	office
1:1s	performance reviews	retail
AM	assistant manager	retail
ASM	assistant store manager	retail
ATV	average transaction value	retail
B&M	bricks and mortar	retail
back door	deliveries	retail
banking	cash handling	retail
BOPIS	click and collect	retail
C&C	click and collect	retail
cashing up	cash handling	retail
CCTV	closed circuit television	retail
Challenge 25	age restricted sales	retail
conversion	sales conversion	retail
CX	customer experience	retail
EPOS	electronic point of sale till	retail
facing up	merchandising	retail
floor moves	merchandising	retail
footfall	customer numbers	retail
key holder	opening and closing the store	retail
keyholder	opening and closing the store	retail
KVI	key value item	retail
LFL	like for like sales	retail
LP	loss prevention	retail
markdowns	reductions	retail
mystery shopper	customer service standards	retail
NPS	net promoter score	retail
OOS	out of stock	retail
P&L	profit and loss	retail
planogram	merchandising	retail
planograms	merchandising	retail
POS	point of sale	retail
range reviews	merchandising	retail
refits	store refits	retail
SEL	shelf edge label	retail
shrink	stock loss	retail
SM	store manager	retail
stock loss	shrinkage	retail
stock take	stock control	retail
stocktake	stock control	retail
Think 25	age restricted sales	retail
tills	cash handling	retail
UPT	units per transaction	retail
VM	visual merchandising	retail
wastage	waste control	retail
A/B	split testing	sales-marketing
ABM	account based marketing	sales-marketing
AOV	average order value	sales-marketing
B2B	business to business	sales-marketing
B2C	business to consumer	sales-marketing
BDM	business development manager	sales-marketing
BDR	business development representative	sales-marketing
CAC	customer acquisition cost	sales-marketing
Canva	design	sales-marketing
CIoF	Chartered Institute of Fundraising	sales-marketing
CLV	customer lifetime value	sales-marketing
CMS	content management system	sales-marketing
cold calling	outbound sales	sales-marketing
CPA	cost per acquisition	sales-marketing
CPC	cost per click	sales-marketing
CPL	cost per lead	sales-marketing
CRM	customer relationship management	sales-marketing
CRO	conversion rate optimisation	sales-marketing
CTA	call to action	sales-marketing
CTR	click through rate	sales-marketing
DM	direct mail	sales-marketing
Donorfy	fundraising database	sales-marketing
DTC	direct to consumer	sales-marketing
Dynamics	customer relationship management	sales-marketing
GA4	Google Analytics	sales-marketing
GDN	display advertising	sales-marketing
Gift Aid	donation tax relief	sales-marketing
GTM	Google Tag Manager	sales-marketing
HubSpot	customer relationship management	sales-marketing
IG	individual giving	sales-marketing
ITT	invitation to tender	sales-marketing
KAM	key account manager	sales-marketing
KOL	influencer	sales-marketing
legacies	legacy giving	sales-marketing
Mailchimp	email marketing	sales-marketing
MQL	marketing qualified lead	sales-marketing
NPS	net promoter score	sales-marketing
OOH	outdoor advertising	sales-marketing
P2P	peer to peer fundraising	sales-marketing
pipeline	sales pipeline	sales-marketing
PPC	pay per click	sales-marketing
PQQ	prequalification questionnaire	sales-marketing
PR	public relations	sales-marketing
Raiser's Edge	fundraising database	sales-marketing
regular giving	individual giving	sales-marketing
RFP	request for proposal	sales-marketing
ROAS	return on ad spend	sales-marketing
ROI	return on investment	sales-marketing
Salesforce	customer relationship management	sales-marketing
SDR	sales development representative	sales-marketing
SEM	search engine marketing	sales-marketing
SEO	search engine optimisation	sales-marketing
SERP	search results	sales-marketing
SMM	social media marketing	sales-marketing
socials	social media	sales-marketing
SQL	sales qualified lead	sales-marketing
tenders	bid writing	sales-marketing
UGC	user generated content	sales-marketing
upselling	sales	sales-marketing
USP	selling point	sales-marketing
access control	gatehouse	security-emergency
ACT	counter terrorism awareness	security-emergency
AI	assignment instructions	security-emergency
BA	breathing apparatus	security-emergency
CCTV	closed circuit television	security-emergency
CP	close protection	security-emergency
daily occurrence book	incident reporting	security-emergency
DOB	daily occurrence book	security-emergency
DS	door supervisor	security-emergency
ECA	emergency care assistant	security-emergency
EMT	emergency medical technician	security-emergency
FF	firefighter	security-emergency
FREC	first response emergency care	security-emergency
FRS	fire and rescue service	security-emergency
HART	hazardous area response	security-emergency
ICCS	control room	security-emergency
incident log	incident reporting	security-emergency
JESIP	emergency interoperability	security-emergency
NSI	security inspectorate	security-emergency
patrols	site patrols	security-emergency
PMVA	physical intervention	security-emergency
PSS	public space surveillance	security-emergency
RTC	road traffic collision	security-emergency
SIA	Security Industry Authority	security-emergency
ABC charts	behaviour recording	social-care
ADLs	activities of daily living	social-care
AMHP	approved mental health professional	social-care
ASC	adult social care	social-care
ASD	autism spectrum disorder	social-care
ASYE	assessed and supported year in employment	social-care
BSL	British Sign Language	social-care
CHC	continuing healthcare	social-care
CIN	child in need	social-care
CP	child protection	social-care
CQC	Care Quality Commission	social-care
CSE	child sexual exploitation	social-care
CSO	children's social work	social-care
DA	domestic abuse	social-care
DBS	Disclosure and Barring Service check	social-care
DoLS	deprivation of liberty safeguards	social-care
drugs round	medication round	social-care
DSL	designated safeguarding lead	social-care
EDT	emergency duty team	social-care
EH	early help	social-care
eMAR	electronic medication administration record	social-care
EMI	elderly mentally infirm dementia	social-care
HSC	health and social care	social-care
IDVA	independent domestic violence adviser	social-care
IRO	independent reviewing officer	social-care
ISVA	independent sexual violence adviser	social-care
LAC	looked after children	social-care
LADO	local authority designated officer	social-care
LD	learning disabilities	social-care
leg bags	catheter care	social-care
LGO	local government ombudsman	social-care
manual handling	moving and handling	social-care
MAPPA	multi-agency public protection	social-care
MARAC	multi-agency risk assessment conference	social-care
MASH	multi-agency safeguarding hub	social-care
moving & handling	moving and handling	social-care
NRPF	no recourse to public funds	social-care
OPMH	older people's mental health	social-care
PA	personal assistant	social-care
pads	continence care	social-care
PBS	positive behaviour support	social-care
PCS	person centred software	social-care
PIP	personal independence payment	social-care
PLO	public law outline	social-care
PMLD	profound and multiple learning disabilities	social-care
RI	responsible individual	social-care
RM	registered manager	social-care
sleep-ins	sleep-in shifts	social-care
SMI	severe mental illness	social-care
SOVA	safeguarding of vulnerable adults	social-care
SW	social worker	social-care
SWE	Social Work England	social-care
TAC	team around the child	social-care
TAF	team around the family	social-care
TLC	personal care	social-care
turns	pressure area care	social-care
UASC	unaccompanied asylum seeking children	social-care
waterlow	pressure area care	social-care
YOS	youth offending service	social-care
YOT	youth offending team	social-care`
