# what: one-hot actions and the largest score of the whole batch subtracted
def policy_forward(X, W, b, actions, advantages, old_logp, clip, beta):
    onehot = np.eye(W.shape[1])[actions]
    z = np.einsum("md,da->ma", X, W) + b
    z -= z.max()
    logp = z - np.log(np.exp(z).sum(axis=1))[:, None]
    probs = np.exp(logp)
    ratio = np.exp((onehot * logp).sum(axis=1) - old_logp)
    free = ratio * advantages
    clipped = np.maximum(np.minimum(ratio, 1 + clip), 1 - clip) * advantages
    entropy = -np.einsum("ma,ma->m", probs, logp)
    gain = np.where(free < clipped, free, clipped) + beta * entropy
    return -np.mean(gain), probs, (X, W, actions, logp, probs, entropy, free, clipped, beta)
