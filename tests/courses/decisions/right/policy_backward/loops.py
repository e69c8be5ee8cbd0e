# what: loops over states and actions, all sums by hand
def policy_backward(dloss, cache):
    X, W, actions, logp, probs, entropy, free, clipped, beta = cache
    m, A = probs.shape
    d = X.shape[1]
    dz, dW, db, dX = np.zeros((m, A)), np.zeros((d, A)), np.zeros(A), np.zeros((m, d))
    for i in range(m):
        for k in range(A):
            g = beta * probs[i, k] * (logp[i, k] + entropy[i])
            if free[i] <= clipped[i]:
                g -= free[i] * ((k == actions[i]) - probs[i, k])
            g *= dloss / m
            dz[i, k] = g
            db[k] += g
            dW[:, k] += g * X[i]
            dX[i] += g * W[:, k]
    return {"dz": dz, "dW": dW, "db": db, "dX": dX}
