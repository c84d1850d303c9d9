#!/usr/bin/env bash
# The domain as the web knows it, from what was typed or copied out of a browser: domain.sh https://InAnHoangGia.vn/   prints inanhoanggia.vn
set -euo pipefail
# In other languages [a-z] has accented letters in it. Caddy would take such a name for another one than visitors ask for, and answer with an empty page.
LC_ALL=C

IFS=$' \t\r\n' read -r domain <<<"${1:-}" || true
domain=${domain,,}
domain=${domain#http://}
domain=${domain#https://}
while [[ $domain == *[/.] ]]; do domain=${domain%?}; done
if [[ $domain == www.*.* ]]; then
  domain=${domain#www.}
  echo "Taken without www.: $domain. www.$domain is set up beside it and leads there." >&2
fi
if [[ $domain == *[!\ -~]* ]]; then
  echo "$domain has letters that no address on the web has. Name its other form, which begins with xn-- (the registrar shows it, and a browser's address bar when it is copied), for example: xn--in-n-sr5a.vn in place of in-ấn.vn; a domain without accents, for example: inanhoanggia.vn" >&2
  exit 2
fi
if [[ ! $domain =~ ^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+([a-z]{2,}|xn--[a-z0-9-]+)$ ]]; then
  echo "\"$domain\" is no domain. Name the site's own, for example: bash deploy/small-server/install.sh inanhoanggia.vn" >&2
  exit 2
fi
echo "$domain"
