# what: the division by the number of states is forgotten
def policy_backward(dloss, cache):
    X, W, actions, logp, probs, entropy, free, clipped, beta = cache
    m, A = probs.shape
    dz = np.zeros((m, A))
    for i in range(m):
        weight = free[i] if free[i] <= clipped[i] else 0.0
        for k in range(A):
            hit = 1.0 if k == actions[i] else 0.0
            dz[i, k] = -weight * (hit - probs[i, k])
            dz[i, k] += beta * probs[i, k] * (logp[i, k] + entropy[i])
    dz *= dloss
    return {"dz": dz, "dW": np.einsum("md,ma->da", X, dz), "db": dz.sum(0), "dX": np.einsum("ma,da->md", dz, W)}
