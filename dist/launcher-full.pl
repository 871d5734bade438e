# ------------------------------------------------------------------------------------- level full: what is visible

my ($RDONLY, $NOSUID, $NODEV, $NOEXEC, $REMOUNT, $BIND, $REC, $PRIVATE) = (1, 2, 4, 8, 32, 4096, 16384, 1 << 18);
my $old = '/.old'; # the file system of the machine while the new one is built

sub mount {
  my ($source, $target, $type, $flags, $options) = @_;
  call('mount', "$source", "$target", defined $type ? "$type" : 0, $flags, defined $options ? "$options" : 0) == 0
    or fail("mount $target");
}

sub set_mount { my ($path, $attributes) = @_;
  must("mount_setattr $path", call('mount_setattr', -100, "$path", 0x8000, pack('QQQQ', $attributes, 0, 0, 0), 32)) }

sub make_directories {
  my $path = '';
  for my $name (split m{/+}, $_[0]) { next if $name eq ''; $path .= "/$name"; mkdir $path, 0755 unless -l $path || -e _ }
}

sub make_mount_point {
  my ($path, $is_directory) = @_;
  return if -e $path;
  if ($is_directory) { make_directories($path); return }
  (my $parent = $path) =~ s{/[^/]*$}{};
  make_directories($parent);
  open(my $file, '>', $path) or fail("create $path");
}

# Shows a path of the machine at the same place. A source that does not exist is skipped.
sub show {
  my ($plan, $entry) = @_;
  my ($kind, $path) = @$entry;
  return if show_in_zone($entry);
  my $source = "$old$path";
  if (-l $source) {
    (my $parent = $path) =~ s{/[^/]*$}{};
    make_directories($parent);
    symlink(readlink $source, $path) unless -l $path || -e _;
    return;
  }
  return unless -e $source;
  make_mount_point($path, -d $source);
  mount($source, $path, undef, $BIND | $REC);
  set_mount($path, ($kind eq 'ro' ? 1 : 0) | 2 | 4);
  $zone{$path} = open_path($path) if grep { $_ eq $path } @{ $plan->{zone} };
}

# In a zone, the same descriptor is what is shown and where: there is no moment in which a path could be exchanged.
sub show_in_zone {
  my ($entry) = @_;
  my ($kind, $path) = @$entry;
  return 0 unless grep { index($path, "$_/") == 0 } keys %zone;
  my $place = open_entry($path) // return 1;
  my $tree = must("open $path", call('open_tree', $place, '', 0x89001)); # CLONE, EMPTY_PATH, RECURSIVE, CLOEXEC
  my $set = sub { my ($attributes, $cleared) = @_; return call('mount_setattr', $tree, '', 0x9000, pack('QQQQ', $attributes | 2 | 4, $cleared, 0, 0), 32) };
  # What is read-only on the machine stays so.
  must("mount_setattr $path", $kind eq 'ro' ? $set->(1, 0) : $set->(0, 1) == 0 ? 0 : $set->(0, 0));
  place($tree, $place, $path);
  $entry->[3] = \$place;
  return 1;
}

# A cache of the user in a private HOME: what the command adds goes to a directory of the run or, if the file system of that
# cannot take it, the cache is read-only.
sub show_cache {
  my ($plan, $path, $source, @own) = @_;
  my $place = make_in_zone($plan, $path) // return;
  my @layers = map { open_path("$old$_") } $source, @own;
  return if grep { $_ < 0 } @layers;
  my ($lower, $upper, $work) = map { "/proc/self/fd/$_" } @layers;
  my $options = "lowerdir=$lower,upperdir=$upper,workdir=$work" . ($plan->{privilege} eq 'user' ? ',userxattr' : '');
  my $target = "/proc/self/fd/$place";
  if (call('mount', 'overlay', $target, 'overlay', $NOSUID | $NODEV, $options) == 0) {
    # Its directory for work must be removable.
    chown $plan->{uid}, $plan->{gid}, "$work/work";
    chmod 0700, "$work/work";
    return;
  }
  my $tree = must("open $source", call('open_tree', $layers[0], '', 0x89001));
  must("mount_setattr $source", call('mount_setattr', $tree, '', 0x9000, pack('QQQQ', 1 | 2 | 4, 0, 0, 0), 32));
  place($tree, $place, $path);
}

# Creates directories in a zone, and opens the last one.
sub make_in_zone {
  my ($plan, $path) = @_;
  my ($at) = sort { length $b <=> length $a } grep { index($path, "$_/") == 0 } keys %zone or return;
  my $descriptor = $zone{$at};
  for my $name (split m{/}, substr($path, 1 + length $at)) {
    my $is_new = mkdir "/proc/self/fd/$descriptor/$name", 0755;
    $at .= "/$name";
    $descriptor = open_entry($at) // return;
    chown $plan->{uid}, $plan->{gid}, "/proc/self/fd/$descriptor" if $is_new;
  }
  return is_directory($descriptor) ? $descriptor : undef;
}

sub place { my ($tree, $place, $path) = @_; must("mount $path", call('move_mount', $tree, '', $place, '', 0x44)); call('close', $tree) }

my @masks; # [path, descriptor of the file in its place]
my $masks = '/.masks';

# Files in place of hidden ones are empty, and on a full disk: a write fails, and their time of change shows it.
sub prepare_masks {
  mkdir $masks, 0700;
  mount('none', $masks, 'tmpfs', $NOSUID | $NODEV | $NOEXEC, 'mode=755,size=4k');
  open(my $filler, '>', "$masks/filler") or fail('create a mask');
  syswrite $filler, "\0" x 4096;
  mkdir "$masks/directory", 0000;
}

my @covers; # directories that are hidden, except for what is shown in them

sub cover {
  my ($path) = @_;
  return unless -d $path;
  mount('tmpfs', $path, 'tmpfs', $NOSUID | $NODEV, 'mode=755,size=1m');
  push @covers, $path;
}

sub hide {
  my ($path, $moving, $has_shown) = @_;
  return cover($path) if $has_shown && !grep { index($path, "$_/") == 0 } keys %zone;
  my $place = $moving ? open_moving(@$moving) : open_entry($path) // return;
  prepare_masks() unless -d $masks;
  my $source = "$masks/directory";
  if (!is_directory($place)) {
    $source = "$masks/" . @masks;
    open(my $file, '>', $source) or fail('create a mask');
    chmod 0666, $source;
    utime 1, 1, $source;
    push @masks, [$path, open_path($source)];
  }
  my $tree = must("open $source", call('open_tree', -100, $source, 0x80001));
  must("mount_setattr $path", call('mount_setattr', $tree, '', 0x1000, pack('QQQQ', 1 | 2 | 4 | 8, 0, 0, 0), 32)) if is_directory($place);
  place($tree, $place, $path);
}

# While another command can move the file or exchange directories around it, the file itself must be found, at one of the
# paths where it has been, or this command must not start.
sub open_moving {
  my ($inode, @paths) = @_;
  for (1 .. 500) {
    for my $path (@paths) {
      my $place = open_entry($path) // next;
      my ($device, $number) = stat "/proc/self/fd/$place";
      return $place if "$device:$number" eq $inode;
      call('close', $place);
    }
    select undef, undef, undef, 0.001;
  }
  $! = 16;
  fail("hide $paths[0], which another command moves");
}

# A write changes one time of the file, a read the other.
sub report_masks {
  for my $mask (@masks) {
    my ($path, $descriptor) = @$mask;
    my ($read, $written) = (stat "/proc/self/fd/$descriptor")[8, 9];
    if ($written != 1) { note("hidden $path") } elsif ($read != 1) { note("unseen $path") }
  }
}

sub build_view {
  my ($plan) = @_;
  mount('none', '/', undef, $REC | $PRIVATE);
  mount('tmpfs', '/tmp', 'tmpfs', $NOSUID | $NODEV, 'mode=755,size=16m');
  mkdir '/tmp/.old', 0700;
  must('pivot_root', call('pivot_root', '/tmp', '/tmp/.old'));
  chdir '/';
  mkdir '/proc', 0555;
  mount('proc', '/proc', 'proc', $NOSUID | $NODEV | $NOEXEC);
  # Processes and threads share this limit. Kernels before 6.14 have only one value for the whole machine.
  limit_pids($plan->{processes} + 512) if $plan->{processes} && has_own_pid_limit();
  mount('none', '/proc', undef, $REMOUNT | $BIND | $RDONLY | $NOSUID | $NODEV | $NOEXEC);
  build_devices();
  for my $path ('/tmp', '/var/tmp') {
    make_directories($path);
    mount('tmpfs', $path, 'tmpfs', $NOSUID | $NODEV, 'mode=1777,size=2g');
  }
  make_directories('/run');
  for my $entry (@{ $plan->{view} }) {
    my ($kind, $path, $moving) = @$entry;
    $kind eq 'mask' ? hide($path, $moving, shows_below($plan, $path)) : $kind eq 'list' ? next
      : $kind eq 'cache' ? show_cache($plan, $path, @$moving) : show($plan, $entry);
  }
  if (-d $masks) { call('umount2', $masks, 2); rmdir $masks }
  name_hosts_by_files();
  name_private_home($plan);
  must('unmount', call('umount2', $old, 2));
  rmdir $old;
  mount('none', $_, undef, $REMOUNT | $BIND | $RDONLY | $NOSUID | $NODEV) for @covers, '/';
}

# Shows another text in the place of a file of the machine.
sub replace_text {
  my ($path, $change) = @_;
  open(my $file, '<', "$old$path") or return;
  my $text = do { local $/; <$file> };
  $text = $change->($text) // return;
  return unless -e $path;
  open(my $copy, '>', '/.copy') or return;
  syswrite $copy, $text;
  chmod 0644, '/.copy';
  mount('/.copy', $path, undef, $BIND);
  set_mount($path, 1 | 2 | 4);
  unlink '/.copy';
}

# Without a name server, a lookup ends as if that were not reachable for a moment. By the files alone, an unknown name is
# unknown.
sub name_hosts_by_files {
  replace_text('/etc/nsswitch.conf', sub {
    my ($text) = @_;
    return $text =~ s{^(\s*hosts:)(.*)$}{"$1 files" . ($2 =~ /\bmyhostname\b/ ? ' myhostname' : '')}me ? $text : undef;
  });
}

# Java and others look for the home directory of the user in the password file, and not in HOME.
sub name_private_home {
  my ($plan) = @_;
  my ($home) = map { /^HOME=(.+)$/s ? $1 : () } @{ $plan->{env} };
  return if !defined $home || $home =~ /[:\n]/;
  my $uid = $plan->{uid} + 0;
  replace_text('/etc/passwd', sub {
    my ($text) = @_;
    return $text =~ s{^([^:\n]*:[^:\n]*:$uid:[^:\n]*:[^:\n]*:)[^:\n]*(:.*)$}{$1$home$2}mg ? $text : undef;
  });
}

sub shows_below { my ($plan, $path) = @_; return scalar grep { $_->[0] ne 'mask' && index($_->[1], "$path/") == 0 } @{ $plan->{view} } }

sub limit_pids { my ($most) = @_; open(my $file, '>', '/proc/sys/kernel/pid_max') or return; syswrite $file, $most }

sub has_own_pid_limit {
  open(my $file, '<', '/proc/sys/kernel/osrelease') or return 0;
  my ($major, $minor) = (<$file> // '') =~ /^(\d+)\.(\d+)/ or return 0;
  return $major > 6 || ($major == 6 && $minor >= 14);
}

sub build_devices {
  mkdir '/dev', 0755;
  mount('tmpfs', '/dev', 'tmpfs', $NOSUID, 'mode=755,size=64k');
  for my $name (qw(null zero full random urandom tty)) { make_mount_point("/dev/$name", 0); mount("$old/dev/$name", "/dev/$name", undef, $BIND) }
  symlink('/proc/self/fd', '/dev/fd');
  symlink("/proc/self/fd/$_->[0]", "/dev/$_->[1]") for [0, 'stdin'], [1, 'stdout'], [2, 'stderr'];
  mkdir '/dev/pts';
  symlink('pts/ptmx', '/dev/ptmx') if call('mount', 'devpts', '/dev/pts', 'devpts', 10, 'newinstance,ptmxmode=0666,mode=620') == 0;
  mkdir '/dev/shm';
  mount('tmpfs', '/dev/shm', 'tmpfs', $NOSUID | $NODEV, 'mode=1777,size=1g');
}

sub start_loopback {
  socket(my $socket, 2, 2, 0) or fail('socket');
  my $request = pack('a16 s x22', 'lo', 0x41);                     # up, running
  ioctl($socket, 0x8914, $request) // fail('start the loopback interface'); # SIOCSIFFLAGS
}

sub run_full {
  my ($plan) = @_;
  my ($NEWNS, $NEWUTS, $NEWIPC, $NEWUSER, $NEWPID, $NEWNET) = (0x20000, 0x4000000, 0x8000000, 0x10000000, 0x20000000, 0x40000000);
  my ($uid, $gid) = ($> + 0, $) + 0);
  my $is_user = $plan->{privilege} eq 'user';
  pipe(my $result, my $report) or fail('pipe');
  must('unshare', call('unshare', $NEWNS | $NEWUTS | $NEWIPC | $NEWPID | $NEWNET | ($is_user ? $NEWUSER : 0)));
  if ($is_user) {
    for (['setgroups', 'deny'], ['uid_map', "$uid $uid 1"], ['gid_map', "$gid $gid 1"]) {
      my ($name, $text) = @$_;
      open(my $file, '>', "/proc/self/$name") or fail("open $name");
      syswrite $file, $text or fail("write $name");
    }
  }
  my $init = fork // fail('fork');
  if ($init) {
    close $control;
    close $report;
    waitpid $init, 0;
    my $status = $?;
    sysread($result, my $bytes, 2);
    end_like(length($bytes // '') == 2 ? unpack('S', $bytes) : $status);
  }
  close $result;
  call('prctl', 1, 9, 0, 0, 0);                                    # end with the parent
  build_view($plan);
  start_loopback();
  prepare_listeners($plan);
  my $command = fork // fail('fork');
  if (!$command) {
    set_limits($plan);
    drop_privileges($plan);
    restrict_files($plan);
    install_filter(0);
    run_command($plan);
  }
  call('prctl', 4, 0, 0, 0, 0);                                    # not readable by the command
  open(STDIN, '<', '/dev/null');
  open(STDOUT, '>', '/dev/null');
  open(STDERR, '>', '/dev/null');
  my $status = supervise($plan, $command, undef);
  report_masks();
  syswrite $report, pack('S', $status) if defined $status;
  exit 0;                                                          # the kernel ends all other processes of the namespace
}

run_full(begin($ARGV[0]));
