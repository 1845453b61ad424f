PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_cuas_reports` (
	`id` integer PRIMARY KEY NOT NULL,
	`client_id` text NOT NULL,
	`call_sign` text NOT NULL,
	`report_number` text NOT NULL,
	`asset` text,
	`method_of_detection` text NOT NULL,
	`gzd` text NOT NULL,
	`coordinates` text NOT NULL,
	`altitude` integer,
	`uas_type` text NOT NULL,
	`quantity` integer NOT NULL,
	`payload_visible` text NOT NULL,
	`payload_type` text,
	`height` text,
	`heading` text,
	`other_observations` text,
	`other_free_text` text,
	`action_taken` text,
	`received_at` text NOT NULL
);
--> statement-breakpoint
INSERT INTO `__new_cuas_reports`("id", "client_id", "call_sign", "report_number", "asset", "method_of_detection", "gzd", "coordinates", "altitude", "uas_type", "quantity", "payload_visible", "payload_type", "height", "heading", "other_observations", "other_free_text", "action_taken", "received_at") SELECT "id", "client_id", "call_sign", "report_number", "asset", "method_of_detection", "gzd", "coordinates", "altitude", "uas_type", "quantity", "payload_visible", "payload_type", "height", "heading", "other_observations", "other_free_text", "action_taken", "received_at" FROM `cuas_reports`;--> statement-breakpoint
DROP TABLE `cuas_reports`;--> statement-breakpoint
ALTER TABLE `__new_cuas_reports` RENAME TO `cuas_reports`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `cuas_reports_client_id_unique` ON `cuas_reports` (`client_id`);--> statement-breakpoint
CREATE TABLE `__new_reports` (
	`id` integer PRIMARY KEY NOT NULL,
	`client_id` text NOT NULL,
	`report_type` text NOT NULL,
	`content` text NOT NULL,
	`timestamp` text NOT NULL,
	`call_sign` text,
	`target_id` text,
	`received_at` text NOT NULL
);
--> statement-breakpoint
INSERT INTO `__new_reports`("id", "client_id", "report_type", "content", "timestamp", "call_sign", "target_id", "received_at") SELECT "id", "client_id", "report_type", "content", "timestamp", "call_sign", "target_id", "received_at" FROM `reports`;--> statement-breakpoint
DROP TABLE `reports`;--> statement-breakpoint
ALTER TABLE `__new_reports` RENAME TO `reports`;--> statement-breakpoint
CREATE UNIQUE INDEX `reports_client_id_unique` ON `reports` (`client_id`);