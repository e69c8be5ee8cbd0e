# what: chosen[:, actions] = 1 marks the actions of all states in every row
def policy_backward(dloss, cache):
    X, W, actions, logp, probs, entropy, free, clipped, beta = cache
    m = len(actions)
    weight = np.where(free <= clipped, free, 0.0)
    chosen = np.zeros_like(probs)
    chosen[:, actions] = 1.0
    dz = -weight[:, None] * (chosen - probs)
    dz += beta * probs * (logp + entropy[:, None])
    dz *= dloss / m
    return {"dz": dz, "dW": X.T @ dz, "db": np.sum(dz, axis=0), "dX": dz @ W.T}
