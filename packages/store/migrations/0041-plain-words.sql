-- Tables, columns and stored keys under the words that the code uses: image, reseller, email.
alter table picture_intakes rename to image_intakes;
alter table intake_pictures rename to intake_images;
alter table intake_images drop constraint intake_pictures_use_check;
update intake_images set use = 'image' where use = 'picture';
alter table intake_images add constraint intake_images_use_check check (use in ('image', 'thumbnail'));
alter table configurators rename column picture to image;
alter table enquiries rename column picture to image;
update saved_filters set filter = (filter - 'dealer') || jsonb_build_object('reseller', filter -> 'dealer') where filter ? 'dealer';
alter table mails rename to emails;
alter sequence mails_id_seq rename to emails_id_seq;
alter index mails_status_index rename to emails_status_index;
alter index mails_enquiry_index rename to emails_enquiry_index;
alter table webhook_deliveries rename column problem to error;
