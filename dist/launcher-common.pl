# Starts one command inside a sandbox, supervises it, and ends everything that it started.
#
#   perl launcher.pl PLAN_FILE
#
# The plan is a list of `key=value` records separated by NUL (see plan.ts); the file is removed once it is read. Uses no
# Perl module, so that loading takes a few milliseconds and the perl-base package of Debian and Ubuntu suffices.
# launcher.ts adds one of these to this file:
#
#   launcher-full.pl      this process → init (process 1 of new namespaces) → the command
#   launcher-landlock.pl  this process → the command, whose connect() calls this process answers
#
# The connection to Sallyport (`control`) is also the lifeline: when Sallyport closes it or ends, the command ends.
use strict;

my $x86 = do { my $name = "\0" x 400; syscall(63, $name) == 0 && $name =~ /x86_64/ };
my %nr = $x86
  ? (openat => 257, close => 3, connect => 42, socket => 41, sendto => 44, sendmsg => 46, recvmsg => 47, sendmmsg => 307,
     prctl => 157, seccomp => 317, ptrace => 101, unshare => 272, setns => 308, mount => 165, umount2 => 166,
     pivot_root => 155, clone => 56, process_vm_readv => 310, process_vm_writev => 311, bpf => 321, perf_event_open => 298,
     keyctl => 250, add_key => 248, request_key => 249, userfaultfd => 323, capset => 126, setresuid => 117,
     setresgid => 119, setgroups => 116, prlimit64 => 302, fcntl => 72, mknodat => 259, clock_gettime => 228)
  : (openat => 56, close => 57, connect => 203, socket => 198, sendto => 206, sendmsg => 211, recvmsg => 212, sendmmsg => 269,
     prctl => 167, seccomp => 277, ptrace => 117, unshare => 97, setns => 268, mount => 40, umount2 => 39,
     pivot_root => 41, clone => 220, process_vm_readv => 270, process_vm_writev => 271, bpf => 280, perf_event_open => 241,
     keyctl => 219, add_key => 217, request_key => 218, userfaultfd => 282, capset => 91, setresuid => 147,
     setresgid => 149, setgroups => 159, prlimit64 => 261, fcntl => 25, mknodat => 33, clock_gettime => 113);
# The same number on every architecture.
%nr = (%nr, io_uring_setup => 425, io_uring_enter => 426, io_uring_register => 427, open_tree => 428, move_mount => 429,
  fsopen => 430, fsconfig => 431, fsmount => 432, fspick => 433, pidfd_open => 434, clone3 => 435, openat2 => 437, pidfd_getfd => 438,
  mount_setattr => 442, landlock_create_ruleset => 444, landlock_add_rule => 445, landlock_restrict_self => 446);

my $control;    # the connection to Sallyport
my $directory;  # a descriptor of the directory with its socket, usable after the file system has changed

# ---------------------------------------------------------------------------------------------------------- basics

sub call { my ($name, @arguments) = @_; return syscall($nr{$name}, @arguments) }

# Reports to Sallyport; the connection is local and its buffer is never full.
sub note { my ($line) = @_; $line =~ s/\s+/ /g; syswrite $control, "$line\n" if $control }

sub fail { my ($what) = @_; note("failed $what: $!"); print STDERR "sallyport sandbox: $what: $!\n"; exit 125 }

sub must { my ($what, $result) = @_; $result == -1 and fail($what); return $result }

sub read_plan {
  my ($path) = @_;
  open(my $file, '<', $path) or fail("open $path");
  my $text = do { local $/; <$file> };
  unlink $path;
  my %plan = (map { $_ => [] } qw(view env arg port socket zone));
  for my $record (split /\0/, $text) {
    my ($key, $value) = $record =~ /^([a-z]+)=(.*)$/s or fail('invalid plan');
    if ($key =~ /^(?:ro|rw|mask|list|cache)$/) { push @{ $plan{view} }, [$key, $value] }
    elsif ($key =~ /^(?:inode|also)$/) { push @{ $plan{view}[-1][2] }, $value } # of the entry before it
    elsif (ref $plan{$key}) { push @{ $plan{$key} }, $value }
    else { $plan{$key} = $value }
  }
  return \%plan;
}

# ------------------------------------------------- paths that other commands could exchange while this one starts

my %zone; # directory in which commands can write → a descriptor of it

sub open_path { my ($path) = @_; return call('openat', -100, "$path", 0x280000, 0) } # O_PATH | O_CLOEXEC

# Opens a path. In a zone, no link and no other way leads out of it, whatever a command does at the same time: undef then,
# and if there is no such path.
sub open_entry {
  my ($path) = @_;
  my $descriptor = -1;
  my ($around) = sort { length $b <=> length $a } grep { index($path, "$_/") == 0 } keys %zone;
  if (!defined $around) { $descriptor = open_path($path) }
  else {
    my $how = pack('QQQ', 0x280000, 0, 0x0C);                        # RESOLVE_NO_SYMLINKS | RESOLVE_BENEATH
    $descriptor = call('openat2', $zone{$around}, substr($path, 1 + length $around), $how, length $how);
  }
  return $descriptor < 0 ? undef : $descriptor;
}

sub is_directory { my ($descriptor) = @_; return -d "/proc/self/fd/$descriptor" }

# Connects to Sallyport. The path goes through a descriptor: it may be longer than a socket address can hold, and the
# directory is not visible from inside.
sub open_control {
  my ($greeting) = @_;
  socket(my $socket, 1, 1, 0) or fail('socket');
  connect($socket, pack('S a*', 1, "/proc/self/fd/$directory/control\0")) or return undef;
  syswrite $socket, "$greeting\n";
  return $socket;
}

sub set_nonblocking { my ($handle) = @_; fcntl($handle, 4, fcntl($handle, 3, 0) | 04000) }

# ---------------------------------------------------------------------------- restrictions of the command, for good

sub set_limits {
  my ($plan) = @_;
  my $limit = sub { my ($resource, $value) = @_; call('prlimit64', 0, $resource, pack('QQ', $value, $value), 0) };
  $limit->(4, 0);                                                  # core dumps
  $limit->(1, $plan->{file}) if $plan->{file};                     # bytes of one file
  # Per user and for the whole machine: only where nothing better exists. The kernel exempts root.
  $limit->(6, $plan->{processes} + processes_of_user()) if $plan->{processes} && $plan->{mode} eq 'landlock' && $> != 0;
}

sub processes_of_user { opendir(my $proc, '/proc') or return 0; return 4 * scalar grep { /^\d+$/ && -o "/proc/$_" } readdir $proc }

my $file_capabilities = 1 << 0 | 1 << 1 | 1 << 3; # CHOWN, DAC_OVERRIDE, FOWNER

# No capabilities, except that root keeps those for files if the workspace belongs to another user: without them, it
# could not even write there. What is visible and writable does not depend on them.
sub drop_privileges {
  my ($plan) = @_;
  my $kept = $plan->{files} && $> == 0 ? $file_capabilities : 0;
  if ($plan->{uid} ne $> && $> == 0) {
    must('setgroups', call('setgroups', 0, 0));
    must('setresgid', call('setresgid', ($plan->{gid} + 0) x 3));
    must('setresuid', call('setresuid', ($plan->{uid} + 0) x 3));
  }
  call('prctl', 24, $_, 0, 0, 0) for grep { !($kept >> $_ & 1) } 0 .. 40;     # bounding set
  call('prctl', 28, 0x0f, 0, 0, 0) if $> == 0;                                # root has no capabilities by itself
  call('capset', pack('LL', 0x20080522, 0), pack('LLLLLL', $kept, $kept, $kept, 0, 0, 0));
  call('prctl', 47, 2, $_, 0, 0) for grep { $kept >> $_ & 1 } 0 .. 3;         # kept by programs that it starts
  must('no_new_privs', call('prctl', 38, 1, 0, 0, 0));
}

my %access = (read => 0xC | 1, device => 0x800E, all => 0); # EXECUTE, READ_FILE, READ_DIR; IOCTL_DEV, WRITE_FILE

sub restrict_files {
  my ($plan) = @_;
  my $abi = call('landlock_create_ruleset', 0, 0, 1);
  $abi = $plan->{abi} if defined $plan->{abi} && $plan->{abi} < $abi;
  if ($abi < 2) { return if $plan->{mode} eq 'full'; fail('Landlock') if $abi < 1 }
  my $handled = $abi >= 5 ? 0xFFFF : $abi >= 3 ? 0x7FFF : $abi == 2 ? 0x3FFF : 0x1FFF;
  # ABI 6: no signals to processes outside, no connections to abstract sockets outside.
  my $attributes = $abi >= 6 ? pack('QQQ', $handled, 0, 3) : $abi >= 4 ? pack('QQ', $handled, 0) : pack('Q', $handled);
  my $ruleset = must('Landlock', call('landlock_create_ruleset', $attributes, length $attributes, 0));
  my $writable = $handled & ~(0x40 | 0x800);                       # no device nodes
  my $add = sub {
    my ($path, $allowed) = @_;
    my $descriptor = ref $path ? $$path : open_entry($path) // return;
    $allowed &= 0xC007 unless is_directory($descriptor);           # rights that files have
    must("Landlock rule $path", call('landlock_add_rule', $ruleset, 1, pack('QL', $allowed & $handled, $descriptor), 0));
    call('close', $descriptor);
  };
  for my $path (@{ $plan->{mode} eq 'full' ? [] : $plan->{zone} }) { my $descriptor = open_path($path); $zone{$path} = $descriptor if $descriptor >= 0 }
  if ($plan->{mode} eq 'full') { $add->($_, $access{read}) for '/'; $add->($_, $writable) for '/tmp', '/var/tmp' }
  else { $add->('/proc', 0xC) }
  $add->("/dev/$_", $access{device} | 2) for qw(null zero full random urandom tty ptmx pts);
  # At level landlock it is the one of the machine, in which Sallyport may have its own files.
  $add->('/dev/shm', $writable) unless grep { index($_->[1], '/dev/shm/') == 0 } @{ $plan->{mode} eq 'full' ? [] : $plan->{view} };
  for my $entry (@{ $plan->{view} }) {
    my ($kind, $path, undef, $descriptor) = @$entry;                 # the descriptor that was mounted
    $add->($descriptor // $path, $kind eq 'rw' ? $writable : $kind eq 'list' ? 0x8 : $access{read}) unless $kind eq 'mask';
  }
  must('Landlock', call('landlock_restrict_self', $ruleset, 0));
  call('close', $ruleset);
}

my ($LOAD, $AND, $EQUAL, $AT_LEAST, $ANY_BIT, $RETURN) = (0x20, 0x54, 0x15, 0x35, 0x45, 0x06);
my ($ALLOW, $EPERM, $ENOSYS, $KILL, $NOTIFY) = (0x7fff0000, 0x00050001, 0x00050026, 0x80000000, 0x7fc00000);

# The system call filter, as classic BPF: [code, jump if true, jump if false, operand].
sub filter_program {
  my ($is_brokered) = @_;
  my @program;
  my $add = sub { push @program, pack('SCCL', @$_) for @_ };
  my $number = [$LOAD, 0, 0, 0];
  my $argument = sub { [$LOAD, 0, 0, 16 + 8 * $_[0]] };
  my $refuse = sub { my ($how, @numbers) = @_; $add->([$EQUAL, 0, 1, $_], [$RETURN, 0, 0, $how]) for @numbers };
  $add->([$LOAD, 0, 0, 4], [$EQUAL, 1, 0, $x86 ? 0xC000003E : 0xC00000B7], [$RETURN, 0, 0, $KILL], $number);
  $add->([$AT_LEAST, 0, 1, 0x40000000], [$RETURN, 0, 0, $ENOSYS]) if $x86;             # x32
  $refuse->($ENOSYS, @nr{qw(io_uring_setup io_uring_enter io_uring_register clone3)});
  $refuse->($EPERM, @nr{qw(setns mount umount2 pivot_root bpf perf_event_open keyctl add_key request_key userfaultfd
    open_tree move_mount fsopen fsconfig fsmount fspick mount_setattr)});
  $refuse->($EPERM, @nr{qw(ptrace process_vm_readv process_vm_writev pidfd_getfd)}) if $is_brokered;
  # unshare and clone with a new user namespace
  $add->([$EQUAL, 0, 4, $nr{$_}], $argument->(0), [$ANY_BIT, 0, 1, 0x10000000], [$RETURN, 0, 0, $EPERM], $number) for qw(unshare clone);
  # ioctl TIOCSTI and TIOCLINUX put characters into a terminal
  $add->([$EQUAL, 0, 5, $x86 ? 16 : 29], $argument->(1), [$EQUAL, 1, 0, 0x5412], [$EQUAL, 0, 1, 0x541C], [$RETURN, 0, 0, $EPERM], $number);
  if ($is_brokered) {
    # Names are resolved and connections made by others, so only streams: a datagram needs no connect().
    $add->([$EQUAL, 0, 1, $nr{connect}], [$RETURN, 0, 0, $NOTIFY]);
    for (['sendto', 3], ['sendmsg', 2], ['sendmmsg', 3]) {                               # MSG_FASTOPEN connects as well
      my ($name, $at) = @$_;
      $add->([$EQUAL, 0, 4, $nr{$name}], $argument->($at), [$ANY_BIT, 0, 1, 0x20000000], [$RETURN, 0, 0, $EPERM], $number);
    }
    $add->([$EQUAL, 0, 10, $nr{socket}], $argument->(0), [$EQUAL, 6, 0, 16], [$EQUAL, 2, 0, 1], [$EQUAL, 1, 0, 2], [$EQUAL, 0, 4, 10],
      $argument->(1), [$AND, 0, 0, 0xF], [$EQUAL, 0, 1, 1], [$RETURN, 0, 0, $ALLOW], [$RETURN, 0, 0, $EPERM]);
  } else {
    # UNIX, IPv4, IPv6, NETLINK
    $add->([$EQUAL, 0, 6, $nr{socket}], $argument->(0), [$EQUAL, 4, 0, 1], [$EQUAL, 3, 0, 2], [$EQUAL, 2, 0, 10], [$EQUAL, 1, 0, 16], [$RETURN, 0, 0, $EPERM]);
  }
  $add->([$RETURN, 0, 0, $ALLOW]);
  return @program;
}

# Returns the descriptor that receives connect() calls, if they are brokered.
sub install_filter {
  my ($is_brokered) = @_;
  my @program = filter_program($is_brokered);
  my $bytes = join '', @program;
  my $header = pack('S x6 P', scalar @program, $bytes);
  return must('seccomp', call('seccomp', 1, $is_brokered ? 8 : 0, $header));
}

sub run_command {
  my ($plan) = @_;
  $SIG{$_} = 'DEFAULT' for qw(TERM INT HUP PIPE CHLD);
  %ENV = map { /^([^=]*)=(.*)$/s ? ($1, $2) : () } @{ $plan->{env} };
  chdir $plan->{cwd} or fail("enter $plan->{cwd}");
  my @command = @{ $plan->{arg} };
  my $program = $plan->{program};
  exec { $program } @command or fail("start $program");
}

# ---------------------------------------------------------------------------------- supervision: until the end of it

my %listeners;   # descriptor → [socket, target]: connections from inside that Sallyport makes outside
my $EAGAIN = 11;
my %pending;     # descriptor → [socket, bytes, reader]: connections whose request is not complete
my %flows;       # descriptor → { from, to, buffer, ended, partner }: one direction of such a connection

sub listen_on {
  my ($port) = @_;
  socket(my $listener, 2, 1, 0) or fail('socket');
  setsockopt($listener, 1, 2, 1);
  bind($listener, pack('S n a4 x8', 2, $port, "\x7f\0\0\1")) && listen($listener, 128) or fail("listen on port $port");
  return ($listener, unpack('x2 n', getsockname $listener));
}

sub prepare_listeners {
  my ($plan) = @_;
  if ($plan->{proxy}) {
    my ($listener, $port) = listen_on(0);
    $listeners{ fileno $listener } = [$listener, 'proxy'];
    s/%PROXY%/127.0.0.1:$port/g, s/%PROXYPORT%/$port/g for @{ $plan->{env} };
    $plan->{proxyport} = $port;
  }
  if ($plan->{mode} eq 'landlock') {
    (my $listener, $plan->{namesport}) = listen_on(0);
    $listeners{ fileno $listener } = [$listener, 'names'];
    push @{ $plan->{env} }, 'RES_OPTIONS=use-vc';
  }
  if ($plan->{mode} eq 'full') { for my $port (@{ $plan->{port} }) { my ($listener) = listen_on($port); $listeners{ fileno $listener } = [$listener, "port $port"] } }
}

sub accept_connection {
  my ($plan, $listener, $target) = @_;
  accept(my $client, $listener) or return;
  my ($port) = unpack('x2 n', getpeername($client) // "\0" x 16);
  # Without a network namespace, any process of the machine could connect here.
  return if $plan->{mode} eq 'landlock' && !delete $plan->{expected}{$port};
  my $reader = $target eq 'proxy' ? \&route_request : $target eq 'names' ? \&answer_names : undef;
  return begin_flow($client, open_control("open $plan->{call} $target"), '', '') unless $reader;
  set_nonblocking($client);
  $pending{ fileno $client } = [$client, '', $reader];
}

# `first`, `answer`: bytes that are sent before those that arrive, to the one and to the other side.
sub begin_flow {
  my ($client, $remote, $first, $answer) = @_;
  return unless $remote;
  set_nonblocking($_) for $client, $remote;
  my ($there, $back) = ({ from => $client, to => $remote, buffer => $first }, { from => $remote, to => $client, buffer => $answer });
  ($there->{partner}, $back->{partner}) = ($back, $there);
  $flows{ fileno $client } = $there;
  $flows{ fileno $remote } = $back;
}

# The connection and what has arrived on it so far; nothing if nothing new did.
sub read_pending {
  my ($descriptor) = @_;
  my $pending = $pending{$descriptor};
  my $count = sysread $pending->[0], $pending->[1], 65536, length $pending->[1];
  return @$pending if $count;
  delete $pending{$descriptor} if defined $count || $! != $EAGAIN;
  return;
}

# Reads the head of a request to the proxy. One for this machine is for a program of the same call; Sallyport gets the others.
sub route_request {
  my ($plan, $descriptor) = @_;
  my ($client, $head) = read_pending($descriptor) or return;
  return unless $head =~ /\n\r?\n/ || length $head > 65536;
  delete $pending{$descriptor};
  my $name = qr{(\[[0-9a-fA-F:.]+\]|[^\s:/?#\@\[]+)};
  my ($is_tunnel, $host, $port) = $head =~ m{^CONNECT $name:(\d{1,5}) } ? (1, $1, $2) : $head =~ m{^[A-Z]+ http://$name(?::(\d{1,5}))?[/?\s]} ? (0, $1, $2 // 80) : ();
  my $inside = defined $host ? connect_inside($plan, lc $host, $port + 0) : undef;
  return begin_flow($client, open_control("open $plan->{call} proxy"), $head, '') unless $inside;
  if ($is_tunnel) { $head =~ s/^.*?\n\r?\n//s; return begin_flow($client, $inside, $head, "HTTP/1.1 200 Connection established\r\n\r\n") }
  # Only this request: the next one on the connection may be for another host.
  my ($fields, $body) = split /(?<=\n)\r?\n/, $head, 2;
  $fields =~ s{^([A-Z]+ )http://[^/?\s]+/?}{$1/};
  $fields =~ s/^(?:Proxy-)?Connection:[^\n]*\n//mgi;
  begin_flow($client, $inside, "${fields}Connection: close\r\n\r\n$body", '');
}

# A connection to a program of the same call, if the host is this machine and the program listens.
sub connect_inside {
  my ($plan, $host, $port) = @_;
  return if $port < 1 || $port > 65535 || $port == $plan->{proxyport} || $plan->{mode} eq 'landlock' && !is_listening_inside($port);
  for my $address (loopback_addresses($host)) {
    my $is_six = $address =~ /:/;
    socket(my $socket, $is_six ? 10 : 2, 1, 0) or next;
    return $socket if connect($socket, $is_six ? pack('S n N a16 N', 10, $port, 0, "\0" x 15 . "\1", 0) : pack('S n C4 x8', 2, $port, split /\./, $address));
  }
  return;
}

# By the words and by the file of hosts alone: nothing else is asked.
sub loopback_addresses {
  my ($host) = @_;
  my @own = ('127.0.0.1', '::1');
  return $host if $host =~ /^127(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}$/;
  return @own if $host =~ /^(?:0\.0\.0\.0|\[::\]|\[::1\]|(?:.+\.)?localhost)\.?$/;
  open(my $kernel, '<', '/proc/sys/kernel/hostname');
  return @own if defined $kernel && lc(<$kernel> // '') eq "$host\n";
  open(my $file, '<', '/etc/hosts') or return;
  return map { my ($address, @names) = split ' ', s/#.*//r; grep({ lc eq $host } @names) && $address =~ /^(?:127\.[\d.]+|::1)$/ ? $address : () } <$file>;
}

sub end_flow {
  my ($flow) = @_;
  my $partner = delete $flow->{partner} or return;
  delete $partner->{partner};
  delete $flows{ fileno $_->{from} } for $flow, $partner;
  close $_->{from} for $flow, $partner;
}

sub move_bytes {
  my ($flow) = @_;
  if ($flow->{buffer} eq '') {
    my $count = sysread $flow->{from}, $flow->{buffer}, 65536;
    return if !defined $count && $! == $EAGAIN;
    if (!$count) {
      $flow->{ended} = 1;
      shutdown $flow->{to}, 1;
      end_flow($flow) if !defined $count || $flow->{partner}{ended};
      return;
    }
  }
  my $count = syswrite $flow->{to}, $flow->{buffer};
  if (defined $count) { substr($flow->{buffer}, 0, $count) = '' }
  elsif ($! != $EAGAIN) { end_flow($flow) }
}

# The processes below this one, by their parents: [pid, resident bytes without shared ones].
sub descendants {
  my ($root) = @_;
  my (%children, @found);
  opendir(my $proc, '/proc') or return;
  for my $pid (grep { /^\d+$/ } readdir $proc) {
    open(my $file, '<', "/proc/$pid/stat") or next;
    my $line = <$file> // next;
    push @{ $children{$1} }, $pid if $line =~ /\) \S (\d+)/;
  }
  my @open = ($root);
  while (defined(my $pid = pop @open)) { my @below = @{ $children{$pid} // [] }; push @found, @below; push @open, @below }
  return @found;
}

sub private_bytes { my ($pid) = @_; open(my $file, '<', "/proc/$pid/statm") or return 0; my (undef, $resident, $shared) = split ' ', <$file> // '0 0 0'; return 4096 * ($resident - $shared) }

# Which limit the command exceeds, if any.
sub exceeded {
  my ($plan) = @_;
  my @processes = descendants($$);
  return "processes $plan->{processes}" if $plan->{processes} && @processes > $plan->{processes};
  return undef unless $plan->{memory};
  my $sum = 0;
  $sum += private_bytes($_) for @processes;
  return $sum > $plan->{memory} ? "memory $plan->{memory}" : undef;
}

# Seconds since some point in the past.
sub now { my $time = pack('qq', 0, 0); syscall($nr{clock_gettime}, 1, $time); my ($seconds, $nanoseconds) = unpack 'qq', $time; return $seconds + $nanoseconds / 1e9 }

# Waits for the command and serves its requests. Returns its status, or undef if it has to be ended.
sub supervise {
  my ($plan, $command, $notifications) = @_;
  my $end = call('pidfd_open', $command, 0);
  my $due = now() + 0.25;
  while (1) {
    # A command that starts processes without end leaves more orphans at any time; the lifeline must be watched too.
    for (1 .. 100) { my $pid = waitpid -1, 1; last if $pid <= 0; return $? if $pid == $command }
    my ($readable, $writable) = ('', '');
    for my $descriptor (fileno $control, grep({ defined && $_ >= 0 } $end, $notifications), keys %listeners, keys %pending) { vec($readable, $descriptor, 1) = 1 }
    for my $flow (my @flows = values %flows) {
      if ($flow->{buffer} ne '') { vec($writable, fileno $flow->{to}, 1) = 1 }
      elsif (!$flow->{ended}) { vec($readable, fileno $flow->{from}, 1) = 1 }
    }
    my $count = select($readable, $writable, undef, $end < 0 ? 0.02 : 0.25);
    # However busy the command keeps this process.
    if (now() >= $due) {
      my $limit = exceeded($plan);
      if (defined $limit) { note("limit $limit"); return undef }
      $due = now() + 0.25;
    }
    next if $count <= 0;
    return undef if vec($readable, fileno $control, 1) && !sysread $control, my $ignored, 64;
    answer_connect($plan, $notifications) if defined $notifications && vec($readable, $notifications, 1);
    for my $descriptor (keys %listeners) { accept_connection($plan, @{ $listeners{$descriptor} }) if vec($readable, $descriptor, 1) }
    for my $descriptor (keys %pending) { $pending{$descriptor}[2]->($plan, $descriptor) if vec($readable, $descriptor, 1) }
    for my $flow (my @flows = values %flows) {
      next unless $flow->{partner};
      move_bytes($flow) if $flow->{buffer} eq '' ? vec($readable, fileno $flow->{from}, 1) : vec($writable, fileno $flow->{to}, 1);
    }
  }
}

# ------------------------------------------------------------------------------------------------------- both levels

# Ends like the command: with its exit code, or by the signal that ended it.
sub end_like {
  my ($status) = @_;
  $status = 9 unless defined $status;
  if (my $signal = $status & 127) {
    my @names = qw(ZERO HUP INT QUIT ILL TRAP ABRT BUS FPE KILL USR1 SEGV USR2 PIPE ALRM TERM);
    my $name = $names[$signal];
    if (defined $name) { $SIG{$name} = 'DEFAULT' if $name ne 'KILL'; kill $name, $$ }
    exit 128 + $signal;
  }
  exit $status >> 8;
}

# Reads the plan and connects to Sallyport.
sub begin {
  my ($path) = @_;
  $SIG{$_} = 'IGNORE' for qw(TERM INT HUP PIPE);
  $SIG{__DIE__} = sub { note("failed $_[0]") };
  my $plan = read_plan($path);
  (my $parent = $path) =~ s{/[^/]*$}{};
  $directory = must('open', call('openat', -100, $parent, 0x290000, 0)); # O_PATH | O_DIRECTORY | O_CLOEXEC
  $control = open_control("start $plan->{call}") or fail('connect to Sallyport');
  return $plan;
}
