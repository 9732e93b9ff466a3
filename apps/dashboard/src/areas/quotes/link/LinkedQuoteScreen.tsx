export const LinkedQuoteScreen = () => null;
