# the idle time of every machine is counted until the end of the whole schedule instead of until the end of its own last job
def edd_flow_shop(p, due, weight):
    n, m = p.shape
    C, free = np.zeros((n, m)), np.zeros(m)
    for j in np.argsort(due):
        t = 0.0
        for k in range(m):
            t = max(t, free[k]) + p[j, k]
            C[j, k] = t
            free[k] = t
    fin = C[:, -1]
    busy = p.sum(axis=0)
    return {
        "completion": C,
        "flow": fin.mean(),
        "tardiness": np.sum(weight * np.maximum(fin - due, 0)),
        "late": fin > due,
        "idle": C.max() - busy,
    }
