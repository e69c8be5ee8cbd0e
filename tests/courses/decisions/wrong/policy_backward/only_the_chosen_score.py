# what: only the score of the action taken gets a gradient of the ratio, those of the other actions do not
def policy_backward(dloss, cache):
    X, W, actions, logp, probs, entropy, free, clipped, beta = cache
    m, A = probs.shape
    chosen = np.eye(A)[actions]
    weight = free * (free <= clipped)
    d_ratio = chosen * (1 - probs)
    d_entropy = -probs * (logp + entropy[:, None])
    dz = (-weight[:, None] * d_ratio - beta * d_entropy) * dloss / m
    return {"dz": dz, "dW": X.T @ dz, "db": dz.sum(0), "dX": dz @ W.T}
