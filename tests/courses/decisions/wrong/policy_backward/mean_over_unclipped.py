# what: the policy's part is divided by the number of states that were not clipped instead of by all
def policy_backward(dloss, cache):
    X, W, actions, logp, probs, entropy, free, clipped, beta = cache
    m = len(actions)
    mask = free <= clipped
    chosen = np.eye(probs.shape[1])[actions]
    dz = np.where(mask[:, None], -free[:, None] * (chosen - probs), 0.0) / max(mask.sum(), 1)
    dz += beta * probs * (logp + entropy[:, None]) / m
    dz *= dloss
    return {"dz": dz, "dW": X.T @ dz, "db": np.sum(dz, axis=0), "dX": dz @ W.T}
