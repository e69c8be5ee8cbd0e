# the jobs run with the latest due date first
def edd_flow_shop(p, due, weight):
    n, m = p.shape
    order = np.argsort(-due)
    C = np.zeros((n, m))
    for pos, j in enumerate(order):
        for k in range(m):
            a = C[j, k - 1] if k > 0 else 0.0
            b = C[order[pos - 1], k] if pos > 0 else 0.0
            C[j, k] = max(a, b) + p[j, k]
    f = C[:, -1]
    T = np.maximum(f - due, 0)
    return {
        "completion": C,
        "flow": f.sum() / n,
        "tardiness": np.dot(weight, T),
        "late": T > 0,
        "idle": C[order[-1]] - p.sum(axis=0),
    }
