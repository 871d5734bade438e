# -------------------------------------------------------------------- level landlock: connections made by the broker

# Reads the address once, decides, connects a socket of its own and puts it in place of the one of the command. The
# command cannot change the address after the decision.
sub answer_connect {
  my ($plan, $notifications) = @_;
  my $request = "\0" x 80;
  open(my $handle, '+<&=', $notifications) or return;
  $plan->{notifications} //= $handle;
  return unless defined ioctl($handle, 0xC0502100, $request);
  my ($id, $pid, undef, $nr, undef, undef, $descriptor, $address, $length) = unpack('Q L L l L Q Q3', $request);
  my $answer = sub { my ($error) = @_; my $response = pack('Q q l L', $id, 0, -$error, 0); ioctl($handle, 0xC0182101, $response) };
  $length = 128 if $length > 128;
  my $bytes = "\0" x 128;
  my $read = $length < 2 ? 0 : call('process_vm_readv', $pid, pack('P Q', $bytes, $length), 1, pack('QQ', $address, $length), 1, 0);
  return $answer->(14) if $read < 2;
  $bytes = substr $bytes, 0, $read;
  my ($family) = unpack 'S', $bytes;
  my ($target, $error) = connect_target($plan, $pid, $family, $bytes);
  return $answer->($error) unless defined $target;
  socket(my $socket, $family, 1, 0) or return $answer->(24);
  connect($socket, $target) or return $answer->($! + 0);
  if ($family != 1 && $plan->{proxyport} && grep { unpack('x2 n', $target) == $_ } @$plan{qw(proxyport namesport)}) { $plan->{expected}{ unpack('x2 n', getsockname $socket) } = 1 }
  my $flags = flags_of($pid, $descriptor);
  fcntl($socket, 4, fcntl($socket, 3, 0) | $flags & 04000);
  my $valid = pack('Q', $id);
  return unless defined ioctl($handle, 0x40082102, $valid);                    # the caller still waits
  my $place = pack('Q L L L L', $id, 1, fileno $socket, $descriptor, $flags & 02000000);
  my $placed = ioctl($handle, 0x40182103, $place);
  $answer->(defined $placed ? 0 : 9);
}

sub flags_of { my ($pid, $descriptor) = @_; open(my $file, '<', "/proc/$pid/fdinfo/$descriptor") or return 0; my $text = join '', <$file>; return $text =~ /^flags:\s+(\d+)/m ? oct $1 : 0 }

my $EACCES = 13;

# The address to connect to; or undef and an error number.
sub connect_target {
  my ($plan, $pid, $family, $bytes) = @_;
  if ($family == 1) {
    return (undef, $EACCES) if length $bytes < 4 || substr($bytes, 2, 1) eq "\0";
    my ($path) = substr($bytes, 2) =~ /^([^\0]*)/;
    $path = "/proc/$pid/cwd/$path" unless $path =~ m{^/};
    my $found = call('openat', -100, $path, 0x280000, 0);
    return (undef, 2) if $found < 0;
    open($plan->{target}, '<&=', $found); # closed with the next one
    my $real = readlink "/proc/self/fd/$found";
    my @own = map { $_->[0] eq 'rw' ? $_->[1] : () } @{ $plan->{view} };
    my $is_bridge = defined $real && grep { $_ eq $real } @{ $plan->{socket} };
    return (undef, $EACCES) unless $is_bridge || defined $real && grep { index($real, "$_/") == 0 } @own;
    return pack('S a*', 1, "/proc/self/fd/$found\0");
  }
  my ($port, $loopback);
  if ($family == 2 && length $bytes >= 8) { ($port, my $ip) = unpack('x2 n N', $bytes); $loopback = $ip >> 24 == 127 || $ip == 0 }
  elsif ($family == 10 && length $bytes >= 24) { ($port, my $ip) = unpack('x2 n x4 a16', $bytes); $loopback = $ip =~ /^(?:\0{15}[\0\1]|\0{10}\xff\xff\x7f...)$/s }
  return (undef, 97) unless defined $port;                                      # EAFNOSUPPORT
  # A name server: without an answer, a lookup would end as if it were not reachable for a moment.
  if ($port == 53 && !is_listening_inside(53)) {
    my $names = $plan->{namesport};
    return $family == 2 ? pack('S n a4 x8', 2, $names, "\x7f\0\0\1") : pack('S n N a16 N', 10, $names, 0, "\0" x 10 . "\xff\xff\x7f\0\0\1", 0);
  }
  my $is_allowed = $loopback && (($plan->{proxyport} // 0) == $port || grep({ $_ == $port } @{ $plan->{port} }) || is_listening_inside($port));
  return $is_allowed ? $bytes : (undef, $loopback ? 111 : 101);                  # ECONNREFUSED, ENETUNREACH
}

# Knows no name: those of the file of hosts are not asked for. The proxy resolves the others.
sub answer_names {
  my ($plan, $descriptor) = @_;
  my ($client, $bytes) = read_pending($descriptor) or return;
  while (length $bytes > 2 && length $bytes >= 2 + unpack 'n', $bytes) {
    my $query = substr $bytes, 2, unpack 'n', $bytes;
    substr($bytes, 0, 2 + length $query) = '';
    my $end = 12;
    while ($end < length $query && (my $label = ord substr $query, $end, 1)) { $end += 1 + $label }
    my $answer = substr($query, 0, 2) . pack('n5', 0x8183, 1, 0, 0, 0) . substr($query, 12, $end - 7); # NXDOMAIN
    syswrite $client, pack('n', length $answer) . $answer;
  }
  $pending{$descriptor}[1] = $bytes;
}

# Whether every socket that listens on this port belongs to a process of the command.
sub is_listening_inside {
  my ($port) = @_;
  my %inodes;
  for my $table ('/proc/net/tcp', '/proc/net/tcp6') {
    open(my $file, '<', $table) or next;
    while (<$file>) { my @fields = split; $inodes{ $fields[9] } = 1 if ($fields[3] // '') eq '0A' && $fields[1] =~ /:([0-9A-F]{4})$/ && hex $1 == $port }
  }
  return 0 unless %inodes;
  for my $pid (descendants($$)) {
    opendir(my $descriptors, "/proc/$pid/fd") or next;
    for my $name (readdir $descriptors) { my $link = readlink "/proc/$pid/fd/$name"; delete $inodes{$1} if defined $link && $link =~ /^socket:\[(\d+)\]$/ }
  }
  return !%inodes;
}

# Passes a descriptor to another process over a socket pair.
sub send_descriptor {
  my ($socket, $descriptor) = @_;
  my $byte = 'x';
  my $vector = pack('P Q', $byte, 1);
  my $rights = pack('Q l l l x4', 20, 1, 1, $descriptor);
  must('sendmsg', call('sendmsg', fileno $socket, pack('Q L x4 P Q P Q l x4', 0, 0, $vector, 1, $rights, 24, 0), 0));
}

sub receive_descriptor {
  my ($socket) = @_;
  my $byte = ' ';
  my $vector = pack('P Q', $byte, 1);
  my $rights = "\0" x 24;
  my $count = call('recvmsg', fileno $socket, pack('Q L x4 P Q P Q l x4', 0, 0, $vector, 1, $rights, 24, 0), 0x40000000);
  return $count == 1 ? unpack('x16 l', $rights) : undef;
}

# Stops the processes first, so that none of them can start another one while they are ended.
sub end_descendants {
  return if waitpid(-1, 1) == -1;                                  # orphans would be children of this process
  for my $signal ('STOP', 'KILL') {
    my $known = -1;
    for (1 .. 100) { my @processes = descendants($$); last if @processes == $known; $known = @processes; kill $signal, @processes; 1 while waitpid(-1, 1) > 0 }
  }
  for (1 .. 200) { my @processes = descendants($$) or last; kill 'KILL', @processes; 1 while waitpid(-1, 1) > 0; select undef, undef, undef, 0.005 }
}

sub run_landlock {
  my ($plan) = @_;
  must('subreaper', call('prctl', 36, 1, 0, 0, 0));                # orphans of the command become children of this process
  prepare_listeners($plan);
  socketpair(my $here, my $there, 1, 1, 0) or fail('socketpair');
  my $command = fork // fail('fork');
  if (!$command) {
    close $here;
    set_limits($plan);
    drop_privileges($plan);
    restrict_files($plan);
    my $notifications = install_filter(1);
    send_descriptor($there, $notifications);
    call('close', $notifications);
    run_command($plan);
  }
  close $there;
  my $notifications = receive_descriptor($here);
  open(STDIN, '<', '/dev/null');
  open(STDOUT, '>', '/dev/null');
  open(STDERR, '>', '/dev/null');
  my $status = supervise($plan, $command, $notifications);
  if (!defined $status) { kill 'KILL', $command; waitpid $command, 0; $status = 9 }
  end_descendants();
  end_like($status);
}

run_landlock(begin($ARGV[0]));
