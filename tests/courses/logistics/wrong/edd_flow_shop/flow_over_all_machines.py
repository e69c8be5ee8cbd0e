# flow is the mean of all completion times on all machines instead of on the last one only
def edd_flow_shop(p, due, weight):
    n, m = p.shape
    order = np.argsort(due)
    start = np.zeros((n, m))
    C = np.zeros((n, m))
    before = None
    for j in order:
        for k in range(m):
            ready = 0.0 if k == 0 else C[j, k - 1]
            avail = 0.0 if before is None else C[before, k]
            start[j, k] = max(ready, avail)
            C[j, k] = start[j, k] + p[j, k]
        before = j
    L = C[:, m - 1] - due
    return {
        "completion": C,
        "flow": C.mean(),
        "tardiness": (weight * L * (L > 0)).sum(),
        "late": L > 0,
        "idle": C[before] - p.sum(axis=0),
    }
