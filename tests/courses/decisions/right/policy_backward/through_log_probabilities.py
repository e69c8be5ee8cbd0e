# what: the gradient of the log-probabilities first, then through the log-softmax
def policy_backward(dloss, cache):
    X, W, actions, logp, probs, entropy, free, clipped, beta = cache
    m = len(actions)
    dlogp = beta * probs * (logp + 1)
    dlogp[np.arange(m), actions] -= np.where(free <= clipped, free, 0.0)
    dlogp *= dloss / m
    dz = dlogp - probs * dlogp.sum(axis=1, keepdims=True)
    return {"dz": dz, "dW": X.T @ dz, "db": dz.sum(axis=0), "dX": dz @ W.T}
