# what: the ratio is old over new, and the entropy is averaged over the actions too
def policy_forward(X, W, b, actions, advantages, old_logp, clip, beta):
    m = len(actions)
    z = X @ W + b
    z = z - np.max(z, axis=1, keepdims=True)
    logp = z - np.log(np.sum(np.exp(z), axis=1, keepdims=True))
    probs = np.exp(logp)
    ratio = np.exp(old_logp - logp[np.arange(m), actions])
    free = ratio * advantages
    clipped = np.clip(ratio, 1 - clip, 1 + clip) * advantages
    entropy = -np.mean(probs * logp, axis=1)
    loss = -np.mean(np.minimum(free, clipped)) - beta * np.mean(entropy)
    cache = (X, W, actions, logp, probs, entropy, free, clipped, beta)
    return loss, probs, cache
