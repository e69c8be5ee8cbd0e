# what: the ratio is clipped from above only
def policy_forward(X, W, b, actions, advantages, old_logp, clip, beta):
    z = X @ W + b
    z -= z.max(axis=1, keepdims=True)
    logp = z - np.log(np.exp(z).sum(axis=1, keepdims=True))
    p = np.exp(logp)
    free, clipped = [], []
    for i, a in enumerate(actions):
        r = p[i, a] / np.exp(old_logp[i])
        free.append(r * advantages[i])
        if r > 1 + clip:
            r = 1 + clip
        clipped.append(r * advantages[i])
    free, clipped = np.array(free), np.array(clipped)
    H = -(p * logp).sum(axis=1)
    loss = -np.minimum(free, clipped).mean() - beta * H.mean()
    return loss, p, (X, W, actions, logp, p, H, free, clipped, beta)
