# what: the Jacobian of the softmax of each state, with einsum
def policy_backward(dloss, cache):
    X, W, actions, logp, probs, entropy, free, clipped, beta = cache
    m, A = probs.shape
    J = probs[:, :, None] * np.eye(A) - probs[:, :, None] * probs[:, None, :]
    dp = beta * (logp + 1)
    dp -= np.eye(A)[actions] * np.where(free > clipped, 0.0, free)[:, None] / probs
    dz = np.einsum("mk,mkj->mj", dp, J) * dloss / m
    return {"dz": dz, "dW": np.einsum("md,ma->da", X, dz), "db": np.ones(m) @ dz, "dX": np.einsum("ma,da->md", dz, W)}
