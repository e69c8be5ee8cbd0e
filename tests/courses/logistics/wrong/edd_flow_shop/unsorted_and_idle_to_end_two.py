# two mistakes: the jobs are not sorted by due date, and idle time is counted until the end of the whole schedule
def edd_flow_shop(p, due, weight):
    n, m = p.shape
    D = np.zeros((n + 1, m + 1))
    for a in range(1, n + 1):
        for b in range(1, m + 1):
            D[a, b] = max(D[a - 1, b], D[a, b - 1]) + p[a - 1, b - 1]
    C = D[1:, 1:]
    f = C[:, -1]
    return {
        "completion": C,
        "flow": f.mean(),
        "tardiness": np.dot(weight, np.maximum(f - due, 0)),
        "late": f > due,
        "idle": np.max(C) - p.sum(axis=0),
    }
