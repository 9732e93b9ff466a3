-- Who looks after an enquiry and how far it has come. New and Viewed stay in `status`; a stage that somebody set is here.
alter table enquiries add column stage text check (stage in ('Contacted', 'Quoted', 'Won', 'Lost'));
alter table enquiries add column owner_id integer references users (id) on delete set null;
create index enquiries_owner_index on enquiries (owner_id);
-- Everything about one address is found, given out and erased by it.
create index enquiries_email_index on enquiries (lower(email));

-- The author's name is kept, so that a note can be read after its author has left.
create table enquiry_notes (
  id integer generated always as identity primary key,
  enquiry_id integer not null references enquiries (id) on delete cascade,
  author_id integer references users (id) on delete set null,
  author_name text not null,
  text text not null,
  created_at timestamptz not null default now()
);
create index enquiry_notes_enquiry_index on enquiry_notes (enquiry_id, id);
create index enquiry_notes_author_index on enquiry_notes (author_id);
