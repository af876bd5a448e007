#!/bin/sh
#SBATCH --job-name=khagola-match
#SBATCH --array=1-8
#SBATCH --cpus-per-task=1
#SBATCH --requeue
# One match as a job array with one shard per task, and then the merge:
#   job=$(sbatch --parsable batch-slurm.sh)
#   sbatch --dependency=afterok:$job --wrap 'khagola batch merge --out pairs.csv'
# A task that was requeued resumes at the checkpoint of its shard.
exec khagola batch match --grooms grooms.csv --brides brides.csv --out pairs.csv --threshold 25 --ephemeris "${EPHEMERIS:-compiled}" \
  --jobs "${SLURM_CPUS_PER_TASK:-1}" --shard "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT"
