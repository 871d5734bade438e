#!/bin/bash
#SBATCH --job-name=sallyport
#SBATCH --array=10-20:5
#SBATCH --export=ALL

# BATCH, MODEL and ANTHROPIC_API_KEY come from the shell that calls sbatch; /state is on the shared file system.
node /opt/sallyport/dist/cli.js batch "$BATCH" --model "$MODEL" --plan /state/plan.json --shard auto --state "/state/shards/$SLURM_ARRAY_TASK_ID"
