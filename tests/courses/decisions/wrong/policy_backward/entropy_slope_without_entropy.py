# what: the entropy's gradient lacks the entropy itself: p * log p instead of p * (log p + H)
def policy_backward(dloss, cache):
    X, W, actions, logp, probs, entropy, free, clipped, beta = cache
    m = len(actions)
    weight = np.where(free <= clipped, free, 0.0)
    dz = probs * weight[:, None]
    dz[np.arange(m), actions] -= weight
    dz = dz + beta * probs * logp
    dz = dloss * dz / m
    dW = X.T @ dz
    db = dz.sum(axis=0)
    dX = dz @ W.T
    return {"dz": dz, "dW": dW, "db": db, "dX": dX}
