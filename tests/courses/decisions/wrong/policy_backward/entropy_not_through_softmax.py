# what: the entropy's gradient with respect to the probabilities, log p + 1, is used as if it were that of the scores
def policy_backward(dloss, cache):
    X, W, actions, logp, probs, entropy, free, clipped, beta = cache
    m, A = probs.shape
    dz = np.zeros_like(probs)
    for i in range(m):
        for k in range(A):
            if free[i] <= clipped[i]:
                dz[i, k] += free[i] * (probs[i, k] - (k == actions[i]))
            dz[i, k] += beta * (np.log(probs[i, k]) + 1)
    dz = dloss * dz / m
    return {"dz": dz, "dW": X.T @ dz, "db": dz.sum(axis=0), "dX": dz @ W.T}
