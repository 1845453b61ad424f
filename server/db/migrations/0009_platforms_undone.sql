CREATE TABLE `vehicle_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `vehicle_states` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`change_id` integer NOT NULL,
	`platform_id` text NOT NULL,
	`row` text,
	`is_off` integer NOT NULL,
	FOREIGN KEY (`change_id`) REFERENCES `vehicle_changes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `vehicle_states_by_change` ON `vehicle_states` (`change_id`);--> statement-breakpoint
CREATE INDEX `vehicle_states_by_platform` ON `vehicle_states` (`platform_id`,`id`);--> statement-breakpoint
CREATE TABLE `vehicles_off` (
	`platform_id` text PRIMARY KEY NOT NULL
);
