# an operation starts at the earlier (min) of the two times, job ready and machine free, instead of at the later one
def edd_flow_shop(p, due, weight):
    n, m = p.shape
    order = np.argsort(due)
    C = np.zeros((n, m))
    for i in range(n):
        j = order[i]
        for k in range(m):
            if i == 0 and k == 0:
                s = 0.0
            elif i == 0:
                s = C[j, k - 1]
            elif k == 0:
                s = C[order[i - 1], k]
            else:
                s = min(C[j, k - 1], C[order[i - 1], k])
            C[j, k] = s + p[j, k]
    finish = C[:, -1]
    return {
        "completion": C,
        "flow": finish.mean(),
        "tardiness": weight @ np.clip(finish - due, 0, None),
        "late": finish > due,
        "idle": C[order[-1]] - p.sum(axis=0),
    }
