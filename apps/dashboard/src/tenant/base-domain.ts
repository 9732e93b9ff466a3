/** 'vitrine.localhost' of 'admin.vitrine.localhost': what organisations' own addresses end with. */
export const baseDomainOf = (hostname: string): string => hostname.replace(/^admin\./, '');
