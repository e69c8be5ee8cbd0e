# what: where the clipped term is the smaller one, its value is used as the weight instead of zero
def policy_backward(dloss, cache):
    X, W, actions, logp, probs, entropy, free, clipped, beta = cache
    m = len(actions)
    w = np.minimum(free, clipped)
    dz = w[:, None] * probs
    dz[np.arange(m), actions] -= w
    dz = dz + beta * probs * (logp + entropy[:, None])
    dz = dz * dloss / m
    return {"dz": dz, "dW": X.T @ dz, "db": np.ones(m) @ dz, "dX": dz @ W.T}
