// Written by `npm run data` from data/misspellings.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const misspellings = `wrong	right
accomodate	accommodate
accomodation	accommodation
acheive	achieve
acheived	achieved
adress	address
agressive	aggressive
aquire	acquire
assesment	assessment
assesments	assessments
beggining	beginning
buisness	business
busines	business
calender	calendar
carreer	career
catagory	category
cheif	chief
collegue	colleague
collegues	colleagues
colleage	colleague
colleages	colleagues
comunicate	communicate
comunication	communication
commited	committed
commitee	committee
custumer	customer
custumers	customers
coustomer	customer
coustomers	customers
definately	definitely
delivary	delivery
delivarys	deliveries
deliverys	deliveries
developement	development
diffrent	different
dispossal	disposal
eachother	each other
effecient	efficient
enviroment	environment
equiptment	equipment
excellant	excellent
experiance	experience
facillities	facilities
fullfil	fulfil
garantee	guarantee
goverment	government
gaurd	guard
handeling	handling
handleing	handling
hygeine	hygiene
independant	independent
infront	in front
inlcuding	including
intresting	interesting
knowlege	knowledge
liase	liaise
liased	liaised
liasing	liaising
licencing	licensing
lorrys	lorries
maintainance	maintenance
maintenence	maintenance
maintanence	maintenance
managment	management
maneger	manager
manegers	managers
medecine	medicine
neccessary	necessary
necesary	necessary
occured	occurred
oportunity	opportunity
organistion	organisation
paitent	patient
paitents	patients
perfomance	performance
personel	personnel
proffesional	professional
profesional	professional
proccess	process
procces	process
recieve	receive
recieved	received
recieving	receiving
reccomend	recommend
referance	reference
referances	references
refrence	reference
responsability	responsibility
restaraunt	restaurant
resturant	restaurant
saftey	safety
schedual	schedule
seperate	separate
sucessful	successful
succesful	successful
successfull	successful
suport	support
supervison	supervision
surpervise	supervise
teh	the
thier	their
traning	training
trainning	training
untill	until
upto	up to
useing	using
vechicle	vehicle
vehical	vehicle
vehicals	vehicles
volonteer	volunteer
volenteer	volunteer
wich	which
writen	written
writting	writing
writed	wrote
incharge	in charge
aswell	as well
alot	a lot
abit	a bit
incase	in case
infact	in fact
inspite	in spite
atleast	at least
ofcourse	of course
everytime	every time
thankyou	thank you
noone	no one
apon	upon
avaliable	available
availible	available
exept	except
flexable	flexible
flexability	flexibility
wiht	with
enthusiatic	enthusiastic
knowlegeable	knowledgeable
definatly	definitely
definitly	definitely
enviroments	environments
recieves	receives
fullstack	full-stack
adhoc	ad hoc
infomation	information
telphone	telephone
invoise	invoice
kithcen	kitchen
kichen	kitchen
resposible	responsible
responsable	responsible
responsibile	responsible
respnsible	responsible
responsibel	responsible
responsiblity	responsibility
responsibilty	responsibility
responsabilities	responsibilities
responsibilites	responsibilities
responsiblities	responsibilities
responsibilitys	responsibilities
managments	management
equipements	equipment
equiptments	equipment
dutys	duties
duites	duties
duty's	duties
licenced	licensed
qualifyed	qualified
realy	really
finaly	finally
usualy	usually
tommorow	tomorrow
truely	truly
greatful	grateful
priviledge	privilege
wierd	weird
peice	piece
peices	pieces
refered	referred
prefered	preferred
suprise	surprise
suprised	surprised
paticular	particular
happend	happened
maintence	maintenance
electrition	electrician
electritian	electrician
recomended	recommended
recomend	recommend
shelfs	shelves
bookshelfs	bookshelves
thiefs	thieves`
