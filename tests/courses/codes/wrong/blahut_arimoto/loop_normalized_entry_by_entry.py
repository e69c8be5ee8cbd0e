# each entry is divided by the sum of entries of which some are divided already
def blahut_arimoto(W, rounds):
    inputs, outputs = W.shape
    p = np.ones(inputs) / inputs
    low, up = [], []
    for r in range(rounds):
        q = W.T.dot(p)
        D = np.zeros(inputs)
        for x in range(inputs):
            for y in range(outputs):
                D[x] += W[x, y] * np.log2(W[x, y] / q[y])
        low.append(np.log2((p * 2.0**D).sum()))
        up.append(D.max())
        p = p * 2.0**D
        for x in range(inputs):
            p[x] = p[x] / p.sum()
    return {"p": p, "lower": np.array(low), "upper": np.array(up)}
