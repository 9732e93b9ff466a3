-- The page and brand of a configurator's product feed, and of a reseller's copy; null without a feed.
alter table configurators add column product_feed jsonb;
alter table reseller_configurators add column product_feed jsonb;
