# what: the transition probabilities A are left out of N
def hmm_posteriors(pi, A, E):
    f = hmm_forward(pi, A, E)
    a, c = f["alpha"], f["c"]
    b = hmm_backward(A, E, c)
    N = np.einsum("ti,tj->ij", a[:-1], E[1:] * b[1:] / c[1:, None])
    return {"gamma": a * b, "N": N}
