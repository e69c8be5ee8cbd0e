# the divergences are set to zero once, before the rounds, and go on adding up
def blahut_arimoto(W, rounds):
    inputs, outputs = W.shape
    p = np.ones(inputs) / inputs
    D = np.zeros(inputs)
    low, up = [], []
    for r in range(rounds):
        q = W.T.dot(p)
        for x in range(inputs):
            for y in range(outputs):
                D[x] += W[x, y] * np.log2(W[x, y] / q[y])
        factors = p * 2.0**D
        low.append(np.log2(factors.sum()))
        up.append(D.max())
        p = factors / factors.sum()
    return {"p": p, "lower": np.array(low), "upper": np.array(up)}
