# what: clipped states lose the gradient of their entropy as well
def policy_backward(dloss, cache):
    X, W, actions, logp, probs, entropy, free, clipped, beta = cache
    m = len(actions)
    chosen = np.zeros_like(probs)
    chosen[np.arange(m), actions] = 1.0
    dz = free[:, None] * (probs - chosen) + beta * probs * (logp + entropy[:, None])
    dz[free > clipped] = 0.0
    dz *= dloss / m
    return {"dz": dz, "dW": X.T @ dz, "db": np.sum(dz, axis=0), "dX": dz @ W.T}
