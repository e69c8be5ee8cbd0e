# what: logp[:, actions] takes all pairs of states and actions, and the mean runs over all of them, instead of each state's own action
def policy_forward(X, W, b, actions, advantages, old_logp, clip, beta):
    z = X @ W + b
    z = z - np.max(z, axis=1, keepdims=True)
    logp = z - np.log(np.sum(np.exp(z), axis=1, keepdims=True))
    probs = np.exp(logp)
    ratio = np.exp(logp[:, actions] - old_logp)
    free = ratio * advantages
    clipped = np.clip(ratio, 1 - clip, 1 + clip) * advantages
    entropy = -np.sum(probs * logp, axis=1)
    loss = -np.mean(np.minimum(free, clipped)) - beta * np.mean(entropy)
    cache = (X, W, actions, logp, probs, entropy, free, clipped, beta)
    return loss, probs, cache
