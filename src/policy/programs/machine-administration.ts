import { guarded } from './shared/define.js';

export const machineAdministration = guarded({
  names:
    'mount umount losetup mkfs fdisk parted swapon swapoff crontab systemctl service initctl loginctl journalctl dmesg sysctl modprobe insmod rmmod iptables ip6tables nft ufw ip ifconfig route ss netstat lsof fuser useradd usermod userdel groupadd passwd chpasswd visudo chsh chfn newgrp reboot shutdown halt poweroff init telinit update-alternatives ldconfig ld as objcopy chattr setfacl setcap capsh hostnamectl timedatectl localectl dpkg aptitude apt-key add-apt-repository snap flatpak port yum dnf rpm zypper pacman apk conda mamba micromamba asdf mise sdk rbenv pyenv ghcup opam luarocks cpan cpanm pecl pear wall write mesg logger xclip xsel pbcopy pbpaste dbus-send gdbus busctl notify-send',
  source: 'https://man7.org/linux/man-pages/dir_section_8.html',
  why: 'shows or changes the system',
});
