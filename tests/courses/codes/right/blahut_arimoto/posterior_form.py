def blahut_arimoto(W, rounds):
    n = len(W)
    p = np.repeat(1.0 / n, n)
    low, up = [], []
    for _ in range(rounds):
        joint = p[:, None] * W
        posterior = joint / joint.sum(axis=0)
        r = np.prod(posterior**W, axis=1)
        low.append(np.log2(r.sum()))
        up.append(np.max(np.log2(r / p)))
        p = r / r.sum()
    return {"p": p, "lower": np.array(low), "upper": np.array(up)}
