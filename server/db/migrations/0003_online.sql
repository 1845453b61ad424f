CREATE TABLE `admin_sessions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `admin_sessions_token_hash_unique` ON `admin_sessions` (`token_hash`);--> statement-breakpoint
CREATE TABLE `demo_codes` (
	`email` text PRIMARY KEY NOT NULL,
	`code_hash` text,
	`salt` text NOT NULL,
	`requested_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`email`) REFERENCES `demo_users`(`email`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `demo_requests` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`email` text NOT NULL,
	`requested_at` integer NOT NULL,
	FOREIGN KEY (`email`) REFERENCES `demo_users`(`email`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `demo_requests_by_time` ON `demo_requests` (`requested_at`);--> statement-breakpoint
CREATE INDEX `demo_requests_by_email` ON `demo_requests` (`email`);--> statement-breakpoint
CREATE TABLE `demo_sessions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`email` text NOT NULL,
	`token_hash` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`ended_at` integer,
	`ended_by` text,
	FOREIGN KEY (`email`) REFERENCES `demo_users`(`email`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `demo_sessions_token_hash_unique` ON `demo_sessions` (`token_hash`);--> statement-breakpoint
CREATE INDEX `demo_sessions_by_email` ON `demo_sessions` (`email`,`created_at`);--> statement-breakpoint
CREATE INDEX `demo_sessions_by_time` ON `demo_sessions` (`created_at`);--> statement-breakpoint
CREATE TABLE `demo_users` (
	`email` text PRIMARY KEY NOT NULL,
	`mailbox` text NOT NULL,
	`created_at` integer NOT NULL,
	`limits_reset_at` integer
);
--> statement-breakpoint
CREATE INDEX `demo_users_by_mailbox` ON `demo_users` (`mailbox`);--> statement-breakpoint
CREATE TABLE `failed_attempts` (
	`scope` text NOT NULL,
	`key` text NOT NULL,
	`count` integer NOT NULL,
	`first_at` integer NOT NULL,
	`last_at` integer NOT NULL,
	`locked_until` integer,
	PRIMARY KEY(`scope`, `key`)
);
--> statement-breakpoint
ALTER TABLE `feedback` ADD `mail_due` integer DEFAULT false NOT NULL;