# what: the logarithm of the sum of the scales instead of the sum of the logarithms
def hmm_forward(pi, A, E):
    alpha = np.zeros_like(E)
    c = np.zeros(E.shape[0])
    for t in range(len(E)):
        if t == 0:
            x = np.multiply(pi, E[0])
            c[0] = x.sum()
            alpha[0] = x / x.sum()
        else:
            alpha[t], c[t] = forward_step(alpha[t - 1], A, E[t])
    return {"alpha": alpha, "c": c, "ll": np.log(c.sum())}
