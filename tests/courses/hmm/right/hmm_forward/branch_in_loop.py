# what: a branch in the loop, running log likelihood
def hmm_forward(pi, A, E):
    T, s = E.shape
    alpha, c, ll = np.empty((T, s)), np.empty(T), 0.0
    for t in range(T):
        a = pi * E[t] if t == 0 else np.einsum("i,ij,j->j", alpha[t - 1], A, E[t])
        c[t] = a.sum()
        alpha[t] = a / c[t]
        ll += np.log(c[t])
    return {"alpha": alpha, "c": c, "ll": ll}
