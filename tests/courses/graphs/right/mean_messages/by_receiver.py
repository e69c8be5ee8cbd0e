def mean_messages(X, edges, weights):
    rows = []
    for v in range(len(X)):
        incoming = edges[:, 1] == v
        if not incoming.any():
            rows.append(X[v])
            continue
        rows.append(np.average(X[edges[incoming, 0]], axis=0, weights=weights[incoming]))
    return np.array(rows)
