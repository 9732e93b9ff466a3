/**
 * Programs that read a link to show a card of it, in chats, social networks, search engines and notes, by the name that
 * they send as User-Agent. They follow no redirect to a page whose content a script draws, or find no image there.
 * Browsers inside apps name the app too, but are people: Pinterest, Snapchat, Tumblr.
 */
const CARD_READERS =
  /facebookexternalhit|facebookcatalog|facebot|meta-external|twitterbot|whatsapp|slackbot|slack-imgproxy|linkedinbot|telegrambot|discordbot|pinterestbot|pinterest\/0|skypeuripreview|microsoftpreview|teamsbot|applebot|vkshare|redditbot|embedly|iframely|mastodon|bluesky|cardyb|threema|signal|viber|line-poker|kakaotalk-scrap|snap url preview|^tumblr|notionbot|googlebot|bingbot|duckduckbot|yandex(?:bot|\.)|baiduspider/i;

/** Agents are a few hundred characters long; a longer one is none. */
const LONGEST = 1000;

export const isCardReader = (userAgent: string | undefined): boolean =>
  userAgent !== undefined && userAgent.length <= LONGEST && CARD_READERS.test(userAgent);
