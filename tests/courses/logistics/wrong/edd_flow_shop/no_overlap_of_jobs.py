# a job starts on the first machine only when the job before is done on the last machine: the time is not set back for the next job
def edd_flow_shop(p, due, weight):
    n, m = p.shape
    C = np.zeros((n, m))
    free = np.zeros(m)
    clock = 0.0
    for j in np.argsort(due):
        for k in range(m):
            clock = max(clock, free[k]) + p[j, k]
            C[j, k] = clock
            free[k] = clock
    finish = C[:, -1]
    return {
        "completion": C,
        "flow": finish.mean(),
        "tardiness": weight @ np.maximum(finish - due, 0),
        "late": finish > due,
        "idle": free - p.sum(axis=0),
    }
