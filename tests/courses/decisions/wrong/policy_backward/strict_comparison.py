# what: free < clipped instead of <=, so states whose ratio is not clipped at all get no gradient
def policy_backward(dloss, cache):
    X, W, actions, logp, probs, entropy, free, clipped, beta = cache
    m, A = probs.shape
    mask = (free < clipped).astype(float)
    onehot = np.eye(A)[actions]
    d_surrogate = (mask * free)[:, None] * (onehot - probs)
    d_entropy = -probs * (logp + entropy.reshape(-1, 1))
    dz = -dloss / m * (d_surrogate + beta * d_entropy)
    dW = np.einsum("mi,mj->ij", X, dz)
    return {"dz": dz, "dW": dW, "db": dz.sum(axis=0), "dX": np.einsum("mj,ij->mi", dz, W)}
