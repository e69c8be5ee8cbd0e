# what: dW, db and dX are computed before the entropy's part is added to dz
def policy_backward(dloss, cache):
    X, W, actions, logp, probs, entropy, free, clipped, beta = cache
    m = len(actions)
    weight = np.where(free <= clipped, free, 0.0)
    chosen = np.zeros_like(probs)
    chosen[np.arange(m), actions] = 1.0
    dz = -weight[:, None] * (chosen - probs) * dloss / m
    dW = X.T @ dz
    db = np.sum(dz, axis=0)
    dX = dz @ W.T
    dz = dz + beta * probs * (logp + entropy[:, None]) * dloss / m
    return {"dz": dz, "dW": dW, "db": db, "dX": dX}
