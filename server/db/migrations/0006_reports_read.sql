ALTER TABLE `feedback` ADD `done_at` text;--> statement-breakpoint
ALTER TABLE `reports` ADD `received` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `reports_by_time` ON `reports` (unixepoch("timestamp", 'subsec'),`id`);--> statement-breakpoint
CREATE INDEX `reports_by_type` ON `reports` (`report_type`,unixepoch("timestamp", 'subsec'),`id`);
