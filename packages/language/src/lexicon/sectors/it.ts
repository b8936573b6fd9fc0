/** Software and the machines it runs on; the format is told in `parse-sector.ts`. */
export const it = `
[credential]
Computer science degree | =BSc Computer Science, degree in computer science, software engineering degree | <MSc Computer Science | >Degree
AWS certification | =AWS certified | <AWS Cloud Practitioner, <AWS Certified Developer, <AWS Certified Solutions Architect = AWS Solutions Architect
Azure certification | =Microsoft Certified Azure | <AZ-900 = Azure Fundamentals, <AZ-104 = Azure Administrator, <AZ-305
Cisco certification | =Cisco certified | <CCNA = Cisco Certified Network Associate, <CCNP = Cisco Certified Network Professional > CCNA, <CCIE > CCNP
CompTIA certification | =CompTIA | <CompTIA A+ = A+ certified, <CompTIA Network+ = Network+, <CompTIA Security+ = Security+ | @CompTIA
ITIL | =ITIL Foundation, ITIL v4, ITIL v3, ITIL 4, ITIL certification | @ITIL, ITIL v4, ITIL v3, ITIL 4
ISTQB | =ISTQB Foundation, ISEB testing, ISTQB certified | @ISTQB, ISEB testing
Information security certification | =security certification | <CISSP = certified information systems security professional, <CISM, <CISA
Ethical hacking certification | <CEH = certified ethical hacker, <OSCP, <CREST | @CREST
Microsoft certified professional | =MCP | <MCSA, <MCSE > MCSA
TOGAF | =TOGAF certified | @TOGAF
Security clearance | =security cleared | <CTC clearance, <SC clearance = SC cleared > CTC clearance, <DV clearance = DV cleared > SC clearance
Microsoft certification | =Microsoft Certified | <MS-900, <MD-102, <SC-900, <MS-102
Testing certificate | <ISTQB Advanced > ISTQB
Security certificates | <CySA+, <SC-200, <GCIH
[tool]
Endpoint detection | =EDR, XDR, Microsoft Defender for Endpoint
GitOps | =Argo CD, ArgoCD, Flux CD
JavaScript | =JS, ECMAScript, ES6, vanilla JavaScript
TypeScript | =TS
Python | =Python 3, Python scripting, Python development
Java | =core Java, Java development | <Java 8, <Java 17, <Java EE = J2EE
C# | =C Sharp, C#.NET
.NET | =dotnet, .NET Core, .NET Framework | <ASP.NET
C++ | =C plus plus, modern C++
C programming | =ANSI C, embedded C programming, C language
Go | =Golang, Go programming | ~Go
Rust | =Rust programming | ~Rust
PHP | =PHP 7, PHP 8, PHP development
Ruby | =Ruby programming | <Ruby on Rails = Rails | ~Ruby
Swift | =Swift programming | <SwiftUI | ~Swift | >iOS development
iOS development | =iOS apps, iPhone apps | <Objective-C
Kotlin | =Kotlin programming
Android development | =Android apps, Android SDK | <Jetpack Compose
Scala | =Scala programming | <Akka
Perl | =Perl scripting
Bash | =shell scripting, Unix shell, bash scripting
PowerShell | =PowerShell scripting
SQL | =SQL queries, writing SQL, structured query language | <T-SQL, <PL/SQL
HTML | =HTML5
CSS | =CSS3 | <Sass = SCSS, <Tailwind CSS = Tailwind, <Bootstrap
React | =React.js, ReactJS | <React Hooks, <Redux | ~React | >Front-end frameworks
React Native | <Expo | ~Expo
Angular | =Angular 2+ | <AngularJS | ~Angular | >Front-end frameworks
Vue | =Vue.js, VueJS | <Nuxt | >Front-end frameworks
Svelte | =SvelteKit | >Front-end frameworks
Next.js | =NextJS | >React
jQuery | =jQuery UI
Node.js | =NodeJS | <Express.js = Express, <NestJS | ~Node, ~Express
Python web frameworks | =web framework | <Django = Django REST framework, <Flask, <FastAPI | ~Flask | >Python
PHP frameworks | <Laravel, <Symfony, <CodeIgniter | >PHP
Spring Framework | <Spring Boot, <Spring MVC
Hibernate ORM | =Hibernate framework
Flutter | =Flutter development | <Dart | ~Dart, ~Flutter
Game engines | <Unity3D = Unity, <Unreal Engine | ~Unity
PostgreSQL | =Postgres | >Relational databases, >SQL
MySQL | =MySQL database | >Relational databases, >SQL
Microsoft SQL Server | =SQL Server, MSSQL, MS SQL | <SSIS, <SSRS, <SSAS | >Relational databases, >SQL
Oracle Database | =Oracle DB | <Oracle 19c | >Relational databases, >SQL
Elasticsearch | =Elastic Stack | <ELK stack, <Kibana, <Logstash
OpenSearch | =AWS OpenSearch
Kafka | =Apache Kafka | >Message brokers, >streaming
RabbitMQ | =Rabbit MQ | >Message brokers
GraphQL | <Apollo GraphQL
Amazon Web Services | =AWS, AWS cloud | <EC2, <S3, <AWS Lambda, <CloudFormation | >Cloud computing
Microsoft Azure | =Azure, Azure cloud | <Azure DevOps, <Azure Functions | >Cloud computing
Google Cloud Platform | =GCP, Google Cloud | <BigQuery | >Cloud computing
Docker | =Docker containers | <Docker Compose | >Containerisation
Containerisation | =containers, container technology | <Podman | ~containers
Kubernetes | =k8s | <Helm, <OpenShift, <EKS, <AKS | >Containerisation
Infrastructure as code | =IaC | <Terraform, <Pulumi
Configuration management tools | <Ansible, <Puppet, <Chef configuration, <SaltStack
Continuous integration | =CI/CD, continuous delivery, continuous deployment, CI pipelines, deployment pipelines | <Jenkins, <GitHub Actions, <GitLab CI, <CircleCI, <TeamCity
Git | =Git version control | <GitHub, <GitLab, <Bitbucket | >Version control
Version control | =source control, version control systems
Linux | =Linux administration, Linux servers | <Ubuntu, <Red Hat = RHEL, <Debian, <CentOS
Unix | =Unix administration
Windows Server | =Windows Server administration, Windows servers | <Windows Server 2019
VMware | =VMware infrastructure | <vSphere, <ESXi | >Virtualisation
Virtualisation | =virtual machines | <Hyper-V
Active Directory | =AD | <Azure AD = Entra ID, <group policy, <LDAP
Microsoft 365 administration | =Office 365 administration | <Exchange Online, <Exchange Server, <Intune, <SCCM
Mobile device management | =MDM | <Jamf
macOS administration | =Mac administration
Monitoring tools | =application monitoring | <Prometheus, <Grafana, <Datadog, <New Relic, <Splunk, <Nagios
Ticketing systems | =ticketing system, helpdesk ticketing, ticketing tool | <ServiceNow, <Jira Service Management, <BMC Remedy, <Zendesk, <Freshdesk
Browser test tools | <Selenium = WebDriver, <Cypress, <Playwright, <Appium | ~Cypress, ~Playwright | >Test automation
API testing | <Postman, <REST Assured, <SoapUI, <testing APIs, <contract testing | ~Postman
Load testing | =performance testing | <JMeter, <k6, <Gatling, <stress testing, <LoadRunner
Salesforce development | =Salesforce developer | <Apex, <Lightning components | ~Apex
SAP administration | =SAP Basis | <ABAP = SAP ABAP
Task queues | =background jobs | <Celery, <Sidekiq, <cron jobs | ~Celery
Front-end frameworks | =JavaScript frameworks | <Webpack, <Vite
Message brokers | =message queues, messaging systems | <SQS, <Kinesis, <NATS, <pub/sub, <event streaming, <streaming = stream processing
Observability | <OpenTelemetry, <Sentry, <logging, <tracing, <alerting
Relational databases | =SQL databases, relational database | <MariaDB, <query plan, <query optimisation of SQL
Network tools | =wireless networks | <Wireshark, <Ubiquiti, <Wi-Fi, <Cisco switches, <switches and routers
NoSQL | =NoSQL databases | <MongoDB, <Cassandra, <DynamoDB, <Couchbase
Endpoint tools | <Autopilot, <MDM Intune, <Windows 10, <Windows 11, <Mac support
In-memory stores | =cache servers | <Redis, <Memcached
Salesforce administration | =Salesforce flows, Salesforce admin | <Power Platform, <Power Apps, <Power Automate
Health data standards | <HL7, <FHIR, <SNOMED
Vector databases | <embeddings, <RAG, <LangChain
Dynamics 365 | =Microsoft Dynamics 365, Dynamics CRM, Microsoft Dynamics
Low-code platforms | =low code | <OutSystems, <Mendix
Remote support tools | =remote support software | <TeamViewer, <AnyDesk, <remote desktop = RDP, <NinjaOne, <Datto RMM, <N-able
IDEs | =integrated development environment | <Visual Studio, <VS Code, <IntelliJ, <Eclipse IDE, <Xcode
Package managers | <npm, <Maven, <Gradle
Visual Basic | <VB.NET, <VBScript, <Visual Basic 6
Assembly language | =assembler
Mainframes | =mainframe | <COBOL
Fortran | =Fortran programming
Lua | =Lua scripting
Groovy scripting | =Apache Groovy
Design handoff tools | <Zeplin, <Axure, <Balsamiq, <Miro, <FigJam
Project trackers | <Azure Boards, <ClickUp, <Jira boards = Jira Software
Servers | =server hardware, rack servers | <storage area networks = SAN storage, <NAS storage
Service desk tools | <HaloPSA, <Freshservice, <Autotask, <ConnectWise, <Zendesk tickets, <ServiceNow tickets, <Spiceworks
Documentation tools in IT | <IT Glue, <Hudu, <Confluence pages
Backup products | <Datto, <Veeam backups, <Acronis, <Commvault
Network makes | <Draytek, <SonicWall, <Ubiquiti UniFi, <Cisco Meraki, <WatchGuard, <Sophos firewalls, <Aruba
Endpoint security | <CrowdStrike, <SentinelOne, <Microsoft Defender, <Bitdefender
Frontend build tools | <Astro
API testing tools | <Insomnia REST, <Swagger | ~Swagger
Monitoring products | <Sentry monitoring
CRM development | <Salesforce Apex, <Dynamics 365 development
Security tools | <Microsoft Sentinel = Sentinel, <Defender for Endpoint
Bug trackers | <Linear, <YouTrack, <Bugzilla, <TestRail, <Zephyr | ~Linear
[method]
Data loss prevention | =DLP
Phishing defence | =phishing, email security
Security frameworks | =NIST, NIST CSF, CIS controls, MITRE ATT&CK, MITRE
Network monitoring | =monitoring networks, SolarWinds, PRTG, SNMP
Load balancing | =load balancers, F5 load balancers, application delivery controllers
SD-WAN | =software-defined WAN
Routing protocols | =BGP, OSPF, EIGRP, MPLS
Core Web Vitals | =page speed, site speed, page load speed, web performance, Lighthouse scores
Software development | =software engineering, developing software, application development, coding, programming, building software, writing code
Web development | =front-end development, front end development, frontend development, full-stack development, full stack, building websites, website development, web applications, developing websites
Back-end development | =backend development, server-side development, back end development
Mobile app development | =mobile development, app development, mobile apps
REST APIs | =RESTful APIs, REST API, API development, API design, web services, API integration, building APIs | <integrating APIs, <third-party APIs, <building REST services, <JSON, <XML, <SOAP
Microservices | =microservice architecture, service-oriented architecture, SOA, distributed systems, event-driven architecture
Serverless | =serverless architecture
Object-oriented programming | =OOP, object-oriented design, design patterns, SOLID principles
Functional programming | <Haskell, <Elixir, <Clojure, <F#
Test-driven development | =TDD
Behaviour-driven development | =BDD | <Cucumber
Unit testing | =unit tests, automated unit tests | <Jest, <JUnit, <pytest, <NUnit, <xUnit, <Mocha
Integration testing
Test automation | =automated testing, automation testing, test frameworks, test coverage, end-to-end tests | <writing maintainable tests, <UI automation, <WebdriverIO
Manual testing | =functional testing, exploratory testing, user acceptance testing, UAT, regression testing, test cases, writing test cases, test plans, system testing, test strategy, test scripts, writing test scripts, defect management, defect tracking, bug reporting, raising defects, test data | <writing test plans, <smoke testing, <cross-browser testing, <mobile testing, <testing on mobile, <ad hoc testing, <raising bugs, <bug triage, <triaging bugs, <logging bugs
Code review | =code reviews, reviewing code, pair programming, peer review of code
Debugging | =bug fixing, fixing bugs, troubleshooting code
Refactoring | =legacy code, technical debt, legacy migration
Software architecture | =system design, solution architecture, technical architecture, architecting systems, enterprise architecture
Database design | =data modelling for applications, schema design, database development, database administration, DBA, query optimisation, database performance, database tuning, database backups, replication of databases, stored procedures, indexing of databases, database maintenance in IT, indexing databases, query tuning
DevOps | =site reliability engineering, SRE, platform engineering, DevOps practices
Cloud computing | =cloud migration, cloud infrastructure, cloud architecture, cloud services, moving to the cloud, lift and shift, hybrid cloud, multi-cloud
Cyber security | =cybersecurity, information security, infosec, IT security, network security, application security
Penetration testing | =pen testing, ethical hacking
Vulnerability management | =vulnerability assessment | <patching vulnerabilities
System hardening | =hardening systems
SIEM | =security information and event management | >Security operations
Security operations | =SOC analyst, threat detection, security monitoring | <SOC analysis, <threat hunting, <security operations centre = SOC, <triaging alerts, <incident response in security, <threat intelligence, <phishing analysis, <malware analysis
Phishing simulation
ISO 27001 | >Information security management
Information security management
Cyber Essentials
SOC 2
Identity and access management | =IAM, user access management | <single sign-on = SSO, <OAuth
Networking | =TCP/IP, network administration, network configuration, LAN/WAN, routing and switching, DNS, DHCP, computer networks | <Cisco networking = Cisco = Cisco routers = Cisco IOS, <Juniper, <Meraki, <routers and switches, <switching and routing, <LAN and WAN, <subnetting
Firewalls | =firewall configuration | <Fortinet, <Palo Alto firewalls = Palo Alto = Palo Alto Networks, <Check Point firewalls
VPN | =virtual private networks
VoIP | =SIP | <Avaya, <3CX | >Telephony systems
Telephony systems
Backup and recovery | =backups, data backup, IT disaster recovery | <Veeam
Hardware support | =PC repair, hardware repair, building PCs, laptop builds, imaging machines, hardware installation, hardware troubleshooting | <printers and scanners, <laptop repairs, <PC builds, <peripherals
User interface design | =UI design, UI, interface design, screen design | <microcopy, <UX writing
User experience | =UX, UX design, user experience design, UX/UI, UI/UX, user-centred design
User research | =usability testing, UX research, user interviews, user testing | <mapping journeys
Accessibility of websites | =WCAG, web accessibility, accessible design
Game development | =game design, games programming, level design, gameplay programming, shader programming, C++ game development | <Unity engine, <Unreal
Technical documentation | =technical writing, writing documentation, API documentation, user guides, user manuals
Responsive web design | =responsive design, mobile-first design
Product management | =product ownership, product owner, product roadmap, roadmaps, backlog management, product strategy, product manager
Release management | =releases, release pipelines | <feature flags, <deployments
Performance tuning | =optimisation of performance | <profiling, <caching, <scalability
Code quality | =clean code, coding standards, readable code, maintainable code, well-tested code, writing automated tests, testing your code | <static analysis, <linting, <pairing
Threat modelling | <secure coding, <OWASP, <secure development
Incident handling in IT | =incident management, major incidents in IT, root cause of incidents | <post-mortems | >Incident response
Requirements and stories | =story mapping | <acceptance criteria, <backlog refinement, <backlog grooming
Systems integration | =third-party integrations, integrations | <middleware, <webhooks
Data structures | =data structures and algorithms | <algorithms
ITIL processes | <change requests, <service requests, <SLAs, <service level agreements, <asset management
Accessibility | <accessible PDFs, <screen readers, <inclusive design, <WCAG 2.2 AA, <screen reader testing
Data ingestion | =ingestion, data feeds, real-time data, batch processing, batch jobs, event pipelines
Single-page applications | =SPA development, state management in front ends, component libraries, design systems
Infrastructure automation | =automation scripting, scripting, configuration automation, automating deployments | ~scripting
Site reliability | =uptime, high availability, SLOs, service level objectives, fault tolerance, resilience engineering, disaster recovery
Security hardening | =hardening, endpoint protection, antivirus, MFA, multi-factor authentication, zero trust, encryption
Vulnerability scanning | =vulnerability scanners | <Nessus, <Qualys, <Burp Suite, <Metasploit, <Kali Linux
Network installation | =installing switches, patch panels, racking equipment, wireless surveys, access points, network troubleshooting
Fault diagnosis in IT | =troubleshooting hardware, troubleshooting issues, technical troubleshooting, first-time fix, fault logging
Laptop and desktop builds | =imaging laptops, building laptops, setting up laptops, workstation set-up, hardware refresh, device deployment, printer support, printers set-up
Account administration in IT | =user accounts, account creation, password resets by phone, joiners movers and leavers, permissions, access requests, managing user accounts, user administration, new user set-ups | <joiners and leavers in IT
Design research | =user journeys, journey mapping, card sorting, service blueprints, information architecture, service design, interaction design
Product discovery | =discovery research, product backlog, writing user stories, prioritising features, feature prioritisation, OKRs, product metrics, product analytics
Delivery management | =delivery manager, stand-ups, daily stand-ups, removing blockers, velocity, release planning
Machine learning engineering | =deploying models, model training, feature engineering, fine-tuning models, recommendation systems
Web hosting | =DNS management, SSL certificates, web servers, domain names | <Apache web server, <Nginx
Version releases | =release notes, hotfixes, branching strategies, trunk-based development, change control in IT, change management in IT
IT asset records | =asset registers in IT, licence records, software licences, asset management in IT | <equipment inventory
System monitoring | =monitoring and alerting, monitoring systems, monitoring servers, log analysis, log monitoring, capacity management, proactive monitoring
Technical specifications | =writing technical specifications, technical design documents, architecture diagrams, solution design
Robotic process automation | =RPA | <UiPath, <Blue Prism, <Automation Anywhere
ERP implementation | =ERP systems implementation, SAP implementation, Dynamics implementation, system migrations, system testing and go-live
Windows administration | =Windows desktop support, Windows builds
Network basics | =Wi-Fi networks | <VLANs
Explaining technology | =explaining without jargon, explain things without jargon | <non-technical users
Feature delivery | =shipping features, end-to-end delivery of features | <shipped products
Migration projects | =email migrations, tenant migrations | <Microsoft 365 migrations
Online shop building | <storefronts, <storefront design, <headless commerce, <Shopify themes
Agile meetings | <sprint reviews
Identity and access | <joiners movers leavers, <access reviews, <privileged access, <conditional access
Data protection in IT | <NIST framework, <security policies, <security awareness training | >Data protection
[domain]
IT support | =technical support, IT helpdesk, service desk, desktop support, first line support, 1st line support, second line support, 2nd line support, third line support, user support, IT service desk, helpdesk support | <break-fix
IT service management | =ITSM, incident management in IT, problem management, service delivery management
IT infrastructure | =systems administration, system administration, sysadmin, server administration, infrastructure support, managing servers
Telecommunications | =telecoms, fibre installation, 5G networks, Openreach
Artificial intelligence | =AI, generative AI, large language models, prompt engineering, LLMs, AI tools | <retrieval-augmented generation, <AI agents, <ChatGPT, <Copilot, <OpenAI APIs, <generative AI tools, <AI assistants
Internet of things | =IoT, smart devices
Blockchain | =smart contracts, Solidity
Embedded Linux | =Yocto, device drivers, RTOS
Software as a service | <SaaS, <SaaS product, <start-up, <startup, <scale-up
Health technology | =digital health | <healthtech, <medtech, <edtech, <govtech
Government digital services | =digital transformation | <GDS standards, <GOV.UK
Gaming and streaming | =media streaming
Data centres | =data centre operations, colocation
Financial technology | =payments platforms, trading systems, open banking
Public sector technology | =local government IT, NHS IT, NHS systems
Start-ups | =early-stage company, fast-growing company, high-growth company
Health IT | <clinical systems integration
Public sector IT | <digital services in government
[duty]
Software installation | =installing software, software deployment, patching, software updates, patch management
User training in IT | =training users, user onboarding in IT, user training, staff IT training
IT project delivery | =IT projects, system implementation, systems implementation, software implementation, system rollouts
Technical leadership | =tech lead, leading developers, leading engineers, technical lead, engineering management, leading a development team
IT procurement | =software licensing, licence management, IT asset management, asset tracking
On-call support | =on-call rota in IT, out-of-hours IT support, production support, application support
Open-source contribution | =open source contributions, open source, open-source software, open-source projects
Technical recruitment interviews | =technical interviews, technical screening
Ticket handling | =support tickets, logging tickets, resolving tickets, ticket queues, ticket management, escalating tickets | <escalations
Desk-side support | =deskside support, remote support | <password resets, <new starter set-ups, <account set-ups
Supplier management in IT | =MSP environment, IT service provider | <managed service providers | >Supplier management
Working with developers | =working with engineers, collaborating with developers, working with product managers, cross-functional squads
Mentoring engineers | =mentoring developers, mentoring junior developers, coaching engineers, growing engineers, mentoring junior engineers
Customer support in software | =customer tickets, technical queries, technical customer support, supporting users, user queries, helping users, end-user support, end users
Managing IT suppliers | =IT suppliers, IT vendor management, service reviews with suppliers
On-site visits in IT | =site visits for IT, school IT support, field engineering in IT
Site visits to customers in IT | =on-site support | <onsite support
Incident updates | =status updates | <keeping users informed
`
