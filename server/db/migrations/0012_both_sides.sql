ALTER TABLE `reports` ADD `side` text;--> statement-breakpoint
ALTER TABLE `vehicles` ADD `both_sides` integer DEFAULT false NOT NULL;