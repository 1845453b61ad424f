CREATE TABLE `cuas_reports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
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
CREATE UNIQUE INDEX `cuas_reports_client_id_unique` ON `cuas_reports` (`client_id`);--> statement-breakpoint
CREATE TABLE `feedback` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`message` text NOT NULL,
	`parent_unit` text,
	`exercise_role` text,
	`call_sign` text,
	`asset` text,
	`received_at` text NOT NULL
);
