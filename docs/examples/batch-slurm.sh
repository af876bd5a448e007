#!/bin/sh
#SBATCH --job-name=khagola-match
#SBATCH --array=1-8
#SBATCH --cpus-per-task=1
#SBATCH --requeue
# One match as a job array with one shard per task, and then the merge:
#   job=$(sbatch --parsable batch-slurm.sh)
#   sbatch --dependency=afterok:$job --wrap 'khagola batch merge --out pairs.csv'
# A task that was requeued resumes at the checkpoint of its shard. To submit single tasks again: sbatch --array=3,5 batch-slurm.sh
# The number of shards is the end of --array; it stays the same when single tasks are submitted again.
exec khagola batch match --grooms grooms.csv --brides brides.csv --out pairs.csv --threshold 25 --ephemeris "${EPHEMERIS:-compiled}" \
  --jobs "${SLURM_CPUS_PER_TASK:-1}" --shard "$SLURM_ARRAY_TASK_ID/8"
