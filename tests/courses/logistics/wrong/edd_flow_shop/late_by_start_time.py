# late compares the start of the last operation with the due date instead of its end
def edd_flow_shop(p, due, weight):
    n, m = p.shape
    S = np.zeros((n, m))
    free = np.zeros(m)
    for j in np.argsort(due):
        for k in range(m):
            S[j, k] = free[k] if k == 0 else max(free[k], S[j, k - 1] + p[j, k - 1])
            free[k] = S[j, k] + p[j, k]
    C = S + p
    tard = np.maximum(C[:, -1] - due, 0)
    return {
        "completion": C,
        "flow": C[:, -1].mean(),
        "tardiness": weight @ tard,
        "late": S[:, -1] > due,
        "idle": free - p.sum(axis=0),
    }
