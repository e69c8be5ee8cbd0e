# what: db keeps its first axis, shape (1, A) instead of (A,)
def policy_backward(dloss, cache):
    X, W, actions, logp, probs, entropy, free, clipped, beta = cache
    m, A = probs.shape
    onehot = np.eye(A)[actions]
    w = np.where(free <= clipped, free, 0)
    dz = (w[:, None] * (probs - onehot) + beta * probs * (logp + entropy[:, None])) / m * dloss
    return {"dz": dz, "dW": X.T @ dz, "db": dz.sum(axis=0, keepdims=True), "dX": dz @ W.T}
