# the upper bound is the smallest divergence, and the old p is left out of the new one
def blahut_arimoto(W, rounds):
    inputs, outputs = W.shape
    p = np.ones(inputs) / inputs
    low, up = np.zeros(rounds), np.zeros(rounds)
    for r in range(rounds):
        q = [sum(p[x] * W[x, y] for x in range(inputs)) for y in range(outputs)]
        D = np.zeros(inputs)
        for x in range(inputs):
            for y in range(outputs):
                D[x] += W[x, y] * np.log2(W[x, y] / q[y])
        low[r] = np.log2(sum(p[x] * 2 ** D[x] for x in range(inputs)))
        up[r] = min(D)
        p = 2**D
        p = p / p.sum()
    return {"p": p, "lower": low, "upper": up}
