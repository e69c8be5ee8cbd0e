# what: minus the logarithm of the taken action's probability stands in for the entropy
def policy_forward(X, W, b, actions, advantages, old_logp, clip, beta):
    idx = np.arange(X.shape[0])
    z = X.dot(W) + b
    z = z - z.max(axis=1, keepdims=True)
    probs = np.exp(z) / np.exp(z).sum(axis=1, keepdims=True)
    logp_all = np.log(probs)
    logp = logp_all[idx, actions]
    ratio = np.exp(logp - old_logp)
    surr1 = ratio * advantages
    surr2 = np.clip(ratio, 1 - clip, 1 + clip) * advantages
    entropy = -logp
    loss = -np.mean(np.minimum(surr1, surr2)) - beta * np.mean(entropy)
    return loss, probs, (X, W, actions, logp_all, probs, entropy, surr1, surr2, beta)
