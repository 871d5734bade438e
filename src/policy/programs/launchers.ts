import { guarded } from './shared/define.js';

/**
 * Programs that start others in a way that cannot be followed: on a schedule, traced, in a terminal of their
 * own, by another shell. A rule has to spell every word.
 */
export const launcherProgram = guarded({
  names:
    'watch entr parallel script ssh-agent strace ltrace gdb perf unshare nsenter runuser su setpriv systemd-run expect screen tmux at batch caffeinate faketime datefudge fakeroot proot bwrap firejail run-parts start-stop-daemon dbus-run-session valgrind rlwrap logsave setarch linux64 ld.so hyperfine multitime',
  source: 'https://man7.org/linux/man-pages/dir_section_1.html',
  why: 'is a command for a program that changes how it runs',
  grants: 'A rule for it grants every program.',
});
