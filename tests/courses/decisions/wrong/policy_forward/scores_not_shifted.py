# what: the largest score is not subtracted before the exponential, so large scores overflow
def policy_forward(X, W, b, actions, advantages, old_logp, clip, beta):
    m = len(actions)
    e = np.exp(X @ W + b)
    probs = e / np.sum(e, axis=1, keepdims=True)
    logp = np.log(probs)
    ratio = np.exp(logp[np.arange(m), actions] - old_logp)
    free = ratio * advantages
    clipped = np.clip(ratio, 1 - clip, 1 + clip) * advantages
    entropy = -np.sum(probs * logp, axis=1)
    loss = -np.mean(np.minimum(free, clipped)) - beta * np.mean(entropy)
    cache = (X, W, actions, logp, probs, entropy, free, clipped, beta)
    return loss, probs, cache
