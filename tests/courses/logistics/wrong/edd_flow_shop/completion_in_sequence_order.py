# the rows of completion stand in the order in which the jobs run instead of in the order of p and late
def edd_flow_shop(p, due, weight):
    order = np.argsort(due)
    P = p[order]
    n, m = P.shape
    C = np.zeros((n, m))
    for i in range(n):
        for k in range(m):
            up = C[i - 1, k] if i else 0
            left = C[i, k - 1] if k else 0
            C[i, k] = P[i, k] + (up if up > left else left)
    finish = np.zeros(n)
    finish[order] = C[:, -1]
    return {
        "completion": C,
        "flow": finish.mean(),
        "tardiness": weight @ np.maximum(finish - due, 0),
        "late": finish > due,
        "idle": C[-1] - P.sum(axis=0),
    }
