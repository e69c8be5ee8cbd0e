# what: the entropy is added to the loss instead of subtracted
def policy_forward(X, W, b, actions, advantages, old_logp, clip, beta):
    m = X.shape[0]
    scores = X @ W + b
    scores -= scores.max(axis=1, keepdims=True)
    e = np.exp(scores)
    probs = e / e.sum(axis=1, keepdims=True)
    logp = np.log(probs)
    ratio = np.exp(logp[np.arange(m), actions] - old_logp)
    free = ratio * advantages
    clipped = np.clip(ratio, 1 - clip, 1 + clip) * advantages
    entropy = -(probs * logp).sum(axis=1)
    loss = -np.minimum(free, clipped).mean() + beta * entropy.mean()
    return loss, probs, (X, W, actions, logp, probs, entropy, free, clipped, beta)
