# what: free < clipped instead of <=, and the division by the number of states is forgotten
def policy_backward(dloss, cache):
    X, W, actions, logp, probs, entropy, free, clipped, beta = cache
    weight = free * (free < clipped)
    chosen = np.eye(W.shape[1])[actions]
    dz = weight[:, None] * (probs - chosen) + beta * probs * (logp + entropy[:, None])
    dz = dz * dloss
    return {"dz": dz, "dW": X.T @ dz, "db": dz.sum(axis=0), "dX": dz @ W.T}
