CREATE TABLE `network_hubs` (
	`id` text PRIMARY KEY NOT NULL,
	`sent_to` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `network_laptops` (
	`id` text PRIMARY KEY NOT NULL,
	`received_to` integer NOT NULL,
	`reports` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `reports` ADD `laptop` text;--> statement-breakpoint
ALTER TABLE `reports` ADD `laptop_name` text;--> statement-breakpoint
CREATE INDEX `reports_by_laptop` ON `reports` (`laptop`,`id`) WHERE "reports"."laptop" is not null;