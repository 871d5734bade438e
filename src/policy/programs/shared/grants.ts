export const runsTests = 'Runs whatever the tests and their configuration in the workspace contain.';

export const runsPlugins = 'Runs plug-ins and configuration files of the workspace, which are code.';

export const runsPackageScripts = 'Runs scripts that package.json and the configuration in the workspace name.';

export const runsWorkspaceCode = 'Compiles and runs the code of the workspace.';

export const runsConfiguredPlugins = 'Runs plug-ins that its configuration in the workspace names, which are code.';
