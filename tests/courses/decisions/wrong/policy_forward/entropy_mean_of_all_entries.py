# what: the entropy is averaged over the actions too instead of summed over them
def policy_forward(X, W, b, actions, advantages, old_logp, clip, beta):
    scores = X @ W + b
    scores = scores - np.amax(scores, axis=-1, keepdims=True)
    pi = np.exp(scores)
    pi /= pi.sum(axis=-1, keepdims=True)
    log_pi = np.log(pi)
    taken = np.take_along_axis(log_pi, actions[:, None], axis=1)[:, 0]
    ratio = np.exp(taken - old_logp)
    unclipped = ratio * advantages
    clipped = np.clip(ratio, 1 - clip, 1 + clip) * advantages
    policy_loss = -np.minimum(unclipped, clipped).mean()
    entropy = -(pi * log_pi).mean()
    loss = policy_loss - beta * entropy
    H = -(pi * log_pi).sum(axis=1)
    return loss, pi, (X, W, actions, log_pi, pi, H, unclipped, clipped, beta)
