# what: the minimum is written by the sign of the advantage, one state after the other; a cache as a dict
def policy_forward(X, W, b, actions, advantages, old_logp, clip, beta):
    m = len(actions)
    probs = np.zeros((m, W.shape[1]))
    total = 0.0
    for i in range(m):
        z = X[i] @ W + b
        e = np.exp(z - z.max())
        p = e / e.sum()
        ratio = p[actions[i]] / np.exp(old_logp[i])
        if advantages[i] >= 0:
            total += min(ratio, 1 + clip) * advantages[i]
        else:
            total += max(ratio, 1 - clip) * advantages[i]
        total -= beta * np.sum(p * np.log(p))
        probs[i] = p
    cache = {"X": X, "W": W, "b": b, "actions": actions, "advantages": advantages, "old_logp": old_logp, "clip": clip, "beta": beta}
    return -total / m, probs, cache
