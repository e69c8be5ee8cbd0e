# two mistakes: the lateness is not cut off at 0 in the tardiness, and flow is the makespan instead of the mean
def edd_flow_shop(p, due, weight):
    n, m = p.shape
    C, free = np.zeros((n, m)), np.zeros(m)
    for j in np.argsort(due):
        t = 0.0
        for k in range(m):
            t = max(t, free[k]) + p[j, k]
            C[j, k] = t
            free[k] = t
    lateness = C[:, -1] - due
    return {
        "completion": C,
        "flow": C.max(),
        "tardiness": weight @ lateness,
        "late": lateness > 0,
        "idle": free - p.sum(axis=0),
    }
