CREATE TABLE `demo_blocked` (
	`address` text PRIMARY KEY NOT NULL,
	`blocked_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `admin_sessions` ADD `address` text DEFAULT '' NOT NULL;