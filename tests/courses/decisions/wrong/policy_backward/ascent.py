# what: the sign of the policy's part is wrong (probabilities minus chosen, with the minus kept), the gradient of the reward instead of the loss
def policy_backward(dloss, cache):
    X, W, actions, logp, probs, entropy, free, clipped, beta = cache
    m = X.shape[0]
    active = np.where(free <= clipped, free, 0.0)
    diff = probs.copy()
    diff[np.arange(m), actions] -= 1
    dz = -active[:, None] * diff / m
    dz = dz + beta / m * probs * (logp + entropy[:, None])
    dz = dz * dloss
    return {"dz": dz, "dW": X.T @ dz, "db": dz.sum(axis=0), "dX": dz @ W.T}
