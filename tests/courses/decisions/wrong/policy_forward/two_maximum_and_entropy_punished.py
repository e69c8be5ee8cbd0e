# what: the larger of the two terms is taken, and the entropy is added to the loss
def policy_forward(X, W, b, actions, advantages, old_logp, clip, beta):
    rows = np.arange(len(actions))
    z = X @ W + b
    z = z - z.max(1, keepdims=True)
    probs = np.exp(z) / np.exp(z).sum(1, keepdims=True)
    logp = np.log(probs)
    ratio = probs[rows, actions] / np.exp(old_logp)
    free = ratio * advantages
    clipped = np.clip(ratio, 1 - clip, 1 + clip) * advantages
    H = -(probs * logp).sum(1)
    loss = -np.maximum(free, clipped).mean() + beta * H.mean()
    return loss, probs, (X, W, actions, logp, probs, H, free, clipped, beta)
