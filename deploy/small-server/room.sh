#!/usr/bin/env bash
# Whether the disks of some folders have room, for so many MB and for new files; where one has not, it says so and how room is made, and ends with 1:
#   room.sh MB FOLDER…
set -euo pipefail

needed=$1
shift
full=
while read -r disk; do
  free=$(df --output=avail -BM "$disk" | tr -dc '0-9')
  # A file system that has no table of files counts none: of btrfs df writes 0 for all of them and for those left, of others "-".
  read -r all files < <(df --output=itotal,iavail "$disk" | tail -n 1)
  if [ "${free:-0}" -lt "$needed" ]; then
    full=yes
    echo "The disk of $disk is full: $free MB are left. A version takes up to 1200 MB while it is built, the first installation 2500. Make room and begin again: journalctl --vacuum-size=200M and apt-get clean take nothing that is needed; du -xh $disk | sort -h | tail -20 shows what is large." >&2
  fi
  if [[ $all == [1-9]* ]] && [ "$files" -lt 1000 ]; then
    full=yes
    echo "The disk of $disk takes no more files: $files are left, and a version has some 30,000. du --inodes -xS $disk | sort -n | tail -20 shows where there are many." >&2
  fi
done < <(stat -c %m "$@" | sort -u)
[ -z "$full" ]
