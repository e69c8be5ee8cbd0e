# the absolute deviation from the due date is counted, so that being early costs as much as being late
def edd_flow_shop(p, due, weight):
    n, m = p.shape
    order = sorted(range(n), key=lambda j: due[j])
    table = np.zeros((n + 1, m + 1))
    for r, j in enumerate(order, start=1):
        for k in range(1, m + 1):
            table[r, k] = max(table[r - 1, k], table[r, k - 1]) + p[j, k - 1]
    C = np.zeros((n, m))
    C[order] = table[1:, 1:]
    finish = C[:, -1]
    return {
        "completion": C,
        "flow": finish.mean(),
        "tardiness": np.sum(weight * np.abs(finish - due)),
        "late": finish > due,
        "idle": table[-1, 1:] - p.sum(axis=0),
    }
