# what: db is a mean over the states although dz has been divided by their number already
def policy_backward(dloss, cache):
    X, W, actions, logp, probs, entropy, free, clipped, beta = cache
    m = len(actions)
    w = np.where(free > clipped, 0.0, free)
    onehot = np.zeros(probs.shape)
    for i in range(m):
        onehot[i, actions[i]] = 1
    dz = dloss / m * (w[:, None] * (probs - onehot) + beta * probs * (logp + entropy[:, None]))
    return {"dz": dz, "dW": X.T.dot(dz), "db": dz.mean(axis=0), "dX": dz.dot(W.T)}
