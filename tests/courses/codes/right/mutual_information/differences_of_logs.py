def mutual_information(counts):
    P = counts / counts.sum()
    seen = P > 0
    log_p = np.log2(P, out=np.zeros_like(P), where=seen)
    log_x = np.log2(P.sum(axis=1))[:, np.newaxis]
    log_y = np.log2(P.sum(axis=0))[np.newaxis, :]
    pmi = (log_p - log_x - log_y) * seen
    joint = entropy(P.reshape(-1))
    return {
        "shared": entropy(P.sum(axis=1)) + entropy(P.sum(axis=0)) - joint,
        "left": joint - entropy(P.sum(axis=0)),
        "pointwise": pmi,
    }
