# what: the larger of the free and the clipped term is taken instead of the smaller
def policy_forward(X, W, b, actions, advantages, old_logp, clip, beta):
    m = X.shape[0]
    z = np.einsum("md,da->ma", X, W) + b[None, :]
    z = z - z.max(axis=1)[:, None]
    expz = np.exp(z)
    probs = expz / expz.sum(axis=1)[:, None]
    logp = np.log(probs)
    rho = np.exp(logp[np.arange(m), actions]) / np.exp(old_logp)
    s1 = rho * advantages
    s2 = np.clip(rho, 1 - clip, 1 + clip) * advantages
    H = -np.einsum("ma,ma->m", probs, logp)
    loss = np.mean(-np.where(s1 > s2, s1, s2) - beta * H)
    return loss, probs, (X, W, actions, logp, probs, H, s1, s2, beta)
