# what: the smaller of the ratio and the clipped ratio is multiplied by the advantage, instead of the smaller of the products
def policy_forward(X, W, b, actions, advantages, old_logp, clip, beta):
    n = len(actions)
    logits = np.dot(X, W) + b
    shifted = logits - logits.max(axis=1)[:, None]
    logp = shifted - np.log(np.exp(shifted).sum(axis=1))[:, None]
    p = np.exp(logp)
    r = np.exp(logp[range(n), actions] - old_logp)
    r_clip = np.clip(r, 1 - clip, 1 + clip)
    surrogate = np.minimum(r, r_clip) * advantages
    H = -np.sum(p * logp, axis=1)
    loss = -(surrogate + beta * H).mean()
    return loss, p, (X, W, actions, logp, p, H, r * advantages, r_clip * advantages, beta)
