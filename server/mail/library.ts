/** The parts of nodemailer that send an e-mail; the executable has them packed, not among its code. */
export { default as Mailer } from "nodemailer/lib/mailer";
export { parseConnectionUrl } from "nodemailer/lib/shared";
export { default as SMTPTransport } from "nodemailer/lib/smtp-transport";
