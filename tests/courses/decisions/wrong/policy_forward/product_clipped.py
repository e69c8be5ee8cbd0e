# what: ratio times advantage is clipped to 1 - clip and 1 + clip, instead of the ratio alone
def policy_forward(X, W, b, actions, advantages, old_logp, clip, beta):
    m = len(actions)
    logits = X @ W + b
    logits = logits - logits.max(1, keepdims=True)
    logp = logits - np.log(np.exp(logits).sum(1, keepdims=True))
    probs = np.exp(logp)
    new_logp = np.array([logp[i, actions[i]] for i in range(m)])
    gain = np.exp(new_logp - old_logp) * advantages
    gain_clipped = np.clip(gain, 1 - clip, 1 + clip)
    H = -(probs * logp).sum(1)
    loss = -np.minimum(gain, gain_clipped).sum() / m - beta * H.sum() / m
    return loss, probs, (X, W, actions, logp, probs, H, gain, gain_clipped, beta)
