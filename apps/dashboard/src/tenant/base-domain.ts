/** 'vitrine.localhost' of 'admin.vitrine.localhost': the end of every organisation's address. */
export const baseDomainOf = (hostname: string): string => hostname.replace(/^admin\./, '');
