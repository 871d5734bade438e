import { guarded } from './shared/define.js';
import { isMoreThanTheRule } from './shared/reasons.js';

export const deploymentTools = guarded({
  names:
    'terragrunt helmfile ansible ansible-playbook ansible-galaxy vagrant packer heroku flyctl fly sam eksctl minikube kind skaffold buildah skopeo lxc virsh qemu-system-x86_64 vault sops op bw consul nomad',
  source: 'https://developer.hashicorp.com/terraform/cli/commands',
  why: isMoreThanTheRule,
  grants: 'Acts on machines and services with the credentials of the environment.',
  flag: '-no-color -json',
});
