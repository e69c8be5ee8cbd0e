# what: the gradient of the loss that comes in is not multiplied
def policy_backward(dloss, cache):
    X, W, actions, logp, probs, entropy, free, clipped, beta = cache
    m = len(actions)
    onehot = np.eye(probs.shape[1])[actions]
    w = free * (free <= clipped)
    d_policy = w[:, None] * (probs - onehot)
    d_entropy = beta * probs * (logp + entropy[:, None])
    dz = (d_policy + d_entropy) / m
    return {"dz": dz, "dW": X.T @ dz, "db": dz.sum(axis=0), "dX": dz @ W.T}
