CREATE TABLE `meta` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `reports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`client_id` text NOT NULL,
	`report_type` text NOT NULL,
	`content` text NOT NULL,
	`timestamp` text NOT NULL,
	`call_sign` text,
	`target_id` text,
	`received_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reports_client_id_unique` ON `reports` (`client_id`);--> statement-breakpoint
CREATE TABLE `vehicles` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`platform_id` text NOT NULL,
	`aka` text NOT NULL,
	`other_names` text NOT NULL,
	`description` text NOT NULL,
	`image_url` text,
	`characteristics` text NOT NULL,
	`function` text NOT NULL,
	`category` text NOT NULL,
	`sub_category` text,
	`grid_unit` text NOT NULL,
	`sidc_code` text,
	`cues` text NOT NULL,
	`confused_with` text NOT NULL,
	`sort_order` integer NOT NULL,
	`source` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `vehicles_platform_id_unique` ON `vehicles` (`platform_id`);