# completion holds the times at which the operations start instead of those at which they end (the rest is computed from the ends)
def edd_flow_shop(p, due, weight):
    n, m = p.shape
    begin = np.zeros((n, m))
    end = np.zeros((n, m))
    last = np.zeros(m)
    for j in np.argsort(due):
        for k in range(m):
            ready = end[j, k - 1] if k else 0.0
            begin[j, k] = max(ready, last[k])
            end[j, k] = begin[j, k] + p[j, k]
            last[k] = end[j, k]
    f = end[:, -1]
    return {
        "completion": begin,
        "flow": f.mean(),
        "tardiness": np.sum(weight * np.maximum(f - due, 0)),
        "late": f > due,
        "idle": last - p.sum(axis=0),
    }
