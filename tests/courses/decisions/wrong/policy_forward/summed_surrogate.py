# what: the surrogate is summed over the states instead of averaged (the entropy is averaged)
def policy_forward(X, W, b, actions, advantages, old_logp, clip, beta):
    m = len(actions)
    z = X @ W + b
    z = z - np.max(z, axis=1, keepdims=True)
    logp = z - np.log(np.sum(np.exp(z), axis=1, keepdims=True))
    probs = np.exp(logp)
    loss, free, clipped = 0.0, np.zeros(m), np.zeros(m)
    for i, a in enumerate(actions):
        rho = np.exp(logp[i, a] - old_logp[i])
        free[i] = rho * advantages[i]
        clipped[i] = np.clip(rho, 1 - clip, 1 + clip) * advantages[i]
        loss -= min(free[i], clipped[i])
    entropy = -np.sum(probs * logp, axis=1)
    loss -= beta * np.mean(entropy)
    return loss, probs, (X, W, actions, logp, probs, entropy, free, clipped, beta)
