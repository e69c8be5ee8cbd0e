# a padded table in the order of the sequence, put back into the order of the jobs at the end
def edd_flow_shop(p, due, weight):
    order = sorted(range(len(due)), key=lambda j: due[j])
    n, m = p.shape
    G = np.zeros((n + 1, m + 1))
    for a in range(n):
        for b in range(m):
            G[a + 1, b + 1] = max(G[a, b + 1], G[a + 1, b]) + p[order[a], b]
    C = np.empty((n, m))
    C[order] = G[1:, 1:]
    over = C[:, -1] - due
    return {
        "completion": C,
        "flow": sum(G[1:, -1]) / n,
        "tardiness": np.sum((weight * over)[over > 0]),
        "late": over > 0,
        "idle": G[-1, 1:] - p.sum(axis=0),
    }
