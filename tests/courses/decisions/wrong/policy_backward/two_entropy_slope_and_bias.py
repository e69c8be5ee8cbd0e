# what: the entropy's gradient lacks the entropy itself, and db is a mean instead of a sum
def policy_backward(dloss, cache):
    X, W, actions, logp, probs, entropy, free, clipped, beta = cache
    m = len(actions)
    weight = np.where(free <= clipped, free, 0.0)
    chosen = np.zeros_like(probs)
    chosen[np.arange(m), actions] = 1.0
    dz = -weight[:, None] * (chosen - probs)
    dz += beta * probs * logp
    dz *= dloss / m
    return {"dz": dz, "dW": X.T @ dz, "db": np.mean(dz, axis=0), "dX": dz @ W.T}
