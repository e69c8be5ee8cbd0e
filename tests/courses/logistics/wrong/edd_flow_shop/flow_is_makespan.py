# flow is the makespan, the time of the last finished job, instead of the mean
def edd_flow_shop(p, due, weight):
    n, m = p.shape
    free = np.zeros(m)
    C = np.zeros_like(p)
    for j in np.argsort(due):
        ready = 0
        for k, work in enumerate(p[j]):
            ready = max(ready, free[k]) + work
            free[k] = ready
        C[j] = free
    finish = C[:, -1]
    tardiness = np.maximum(finish - due, 0)
    return {
        "completion": C,
        "flow": np.max(finish),
        "tardiness": np.einsum("j,j", weight, tardiness),
        "late": tardiness > 0,
        "idle": free - p.sum(axis=0),
    }
