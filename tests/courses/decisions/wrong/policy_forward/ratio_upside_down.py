# what: the ratio is the old probability over the new one
def policy_forward(X, W, b, actions, advantages, old_logp, clip, beta):
    m, d = X.shape
    A = W.shape[1]
    logp = np.zeros((m, A))
    for i in range(m):
        z = X[i] @ W + b
        z = z - z.max()
        logp[i] = z - np.log(np.exp(z).sum())
    probs = np.exp(logp)
    free, clipped = np.zeros(m), np.zeros(m)
    for i in range(m):
        ratio = np.exp(old_logp[i] - logp[i, actions[i]])
        free[i] = ratio * advantages[i]
        clipped[i] = min(max(ratio, 1 - clip), 1 + clip) * advantages[i]
    entropy = -(probs * logp).sum(axis=1)
    loss = -np.minimum(free, clipped).mean() - beta * entropy.mean()
    return loss, probs, (X, W, actions, logp, probs, entropy, free, clipped, beta)
