# on the first machine all jobs start at time 0: only from the second machine on they wait for the job before
def edd_flow_shop(p, due, weight):
    n, m = p.shape
    order = np.argsort(due)
    C = np.zeros((n, m))
    C[:, 0] = p[:, 0]
    for k in range(1, m):
        t = 0.0
        for j in order:
            t = max(t, C[j, k - 1]) + p[j, k]
            C[j, k] = t
    finish = C[:, -1]
    return {
        "completion": C,
        "flow": finish.mean(),
        "tardiness": weight @ np.maximum(finish - due, 0),
        "late": finish > due,
        "idle": C[order[-1]] - p.sum(axis=0),
    }
